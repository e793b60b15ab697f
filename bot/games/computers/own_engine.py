"""The engine of the worker processes: all computer players, and private commands for analyses and better turns."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from engine.moves import Move
from engine.records import Record
from engine.state import State
from players.analysis.analysis import Task, analyse
from players.analysis.coach import better_turn
from players.analysis.memory import Memory
from players.analysis.summary import BetterTurn, Summary
from players.registry import PLAYERS
from players.serving import Engine, Write, limit_process

ANALYSE = "x-analyse"
BETTER = "x-better"
_PART = "x-part"


def question(
    record: Record,
    seed: int,
    futures: int,
    parts: Sequence[str] = (),
    seconds: float = 0,
    *,
    with_questions: bool = False,
) -> str:
    """Return the question for the analysis of a finished game in some futures; `parts` are the finished parts of it.

    The same seed gives the same analysis. The process ends after so many seconds of its processor time, if any.
    """
    return f"{ANALYSE} {json.dumps([str(record), seed, futures, parts, seconds, with_questions])}"


def answer(asked: str, write: Write) -> str:
    """Return the text of the analysis, and write its parts. Raises ValueError as `Task.of`."""
    record, seed, futures, parts, seconds, with_questions = json.loads(asked)
    limit_process(seconds)
    memory = Memory(parts, lambda share, part: write(part_line(share, part)))
    task = Task.of(Record.parse(record), seed)
    return str(Summary.of(analyse(task, futures, memory, with_questions=with_questions)))


def part_line(share: float, part: str) -> str:
    """Return the line about the finished share of an analysis, and a part to be stored."""
    return f"{_PART} {share:.2f} {part}"


def read_part(line: str) -> tuple[float, str] | None:
    """Return the share and the part of a line of `part_line`; None for any other line."""
    name, _, rest = line.partition(" ")
    share, _, part = rest.partition(" ")
    return (float(share), part) if name == _PART else None


def turn_question(before: State, moves: Sequence[Move], seed: int, seconds: float) -> str:
    """Return the question for a better turn (`players.analysis.coach`); `read_better` reads the answer."""
    return f"{BETTER} {json.dumps([str(before), ' '.join(map(str, moves)), seed, seconds])}"


def answer_better(asked: str, write: Write) -> str:
    position, moves, seed, seconds = json.loads(asked)
    limit_process(seconds)
    better = better_turn(State.parse(position), [*map(Move.parse, moves.split())], seed)
    return json.dumps(better and asdict(better))


def read_better(text: str) -> BetterTurn | None:
    data = json.loads(text)
    return data and BetterTurn.from_data(data)


ENGINE = Engine(PLAYERS, private={ANALYSE: answer, BETTER: answer_better})
