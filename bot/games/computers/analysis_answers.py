"""The answers of a worker process for analyses of games."""

import json

from bot.games.computers.worker import report
from engine.records import Record
from players.analysis.analysis import Task, analyse, default_futures
from players.analysis.summary import Summary

FEWEST = 64
"""The fewest futures of a position: with fewer, the errors in the largest games are as large as the results."""


def question(record: Record, seed: int) -> str:
    """Return the question for the analysis of a finished game; the same seed gives the same question."""
    return f"{seed} {json.dumps(str(record))}"


def answer(asked: str) -> str:
    """Return the text of the analysis, and report progress. Raises ValueError as `Task.of`."""
    seed, record = asked.split(maxsplit=1)
    task = Task.of(Record.parse(json.loads(record)), int(seed))
    return str(Summary.of(analyse(task, max(FEWEST, default_futures(task.game[0].before)), report)))
