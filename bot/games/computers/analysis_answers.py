"""What a worker process answers when it is asked for the analysis of a game."""

import json

from bot.games.computers.worker import report
from engine.records import Record
from players.analysis.analysis import Task, analyse, default_futures
from players.analysis.summary import Summary

FEWEST = 64
"""The futures of each position at least: with fewer, the errors of the largest games were as large as what they say."""


def question(record: Record, seed: int) -> str:
    """Return the line that asks for the analysis of a finished game; the same seed gives the same."""
    return f"{seed} {json.dumps(str(record))}"


def answer(asked: str) -> str:
    """Return the text of the analysis, and report how far it is. Raises ValueError as `Task.of`."""
    seed, record = asked.split(maxsplit=1)
    task = Task.of(Record.parse(json.loads(record)), int(seed))
    return str(Summary.of(analyse(task, max(FEWEST, default_futures(task.game[0].before)), report)))
