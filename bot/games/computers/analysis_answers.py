"""The answers of a worker process for analyses of games."""

import json
from collections.abc import Sequence

from bot.games.computers.worker import report
from engine.records import Record
from players.analysis.analysis import Task, analyse
from players.analysis.memory import Memory
from players.analysis.summary import Summary


def question(record: Record, seed: int, futures: int, parts: Sequence[str] = ()) -> str:
    """Return the question for the analysis of a finished game in some futures; `parts` are the finished parts of it.

    The same seed gives the same analysis.
    """
    return json.dumps([str(record), seed, futures, parts])


def answer(asked: str) -> str:
    """Return the text of the analysis, and report its parts. Raises ValueError as `Task.of`."""
    record, seed, futures, parts = json.loads(asked)
    return str(Summary.of(analyse(Task.of(Record.parse(record), seed), futures, Memory(parts, report))))
