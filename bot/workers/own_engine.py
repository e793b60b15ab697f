"""The engine of the worker processes: all computer players, and extra commands for advice and grades."""

import json
from collections.abc import Callable, Mapping, Sequence

from engine.moves import Move
from engine.state import State
from players.analysis.futures import rivals_of
from players.analysis.judge import look, suggestions
from players.analysis.review import Settled, settle
from players.registry import PLAYERS
from players.serving import Engine, Write, limit_process

ADVISE, GRADE = "x-advise", "x-grade"


def advice_question(start: State, made: Sequence[Move], known: Mapping[str, str], seconds: float) -> str:
    """Return the question what is suggested for the rest of a turn; `read_moves` reads the answer.

    `known` holds the best first move in each position that was studied before. The process ends after so many seconds
    of its processor time.
    """
    return f"{ADVISE} {json.dumps([str(start), _text(made), dict(known), seconds])}"


def _advise(asked: str, _write: Write) -> str:
    position, made, known, seconds = json.loads(asked)
    limit_process(seconds)
    return _text(advised(State.parse(position), read_moves(made), known))


def advised(start: State, made: Sequence[Move], known: Mapping[str, str]) -> tuple[Move, ...]:
    """Return what is suggested for the rest of a turn; each position that is known gets its best move."""

    def suggest(state: State) -> tuple[Move, ...]:
        moves, rest, after = list[Move](), tuple[Move, ...](), state
        while after.is_same_turn(state):
            best = known.get(str(after))
            if best and [best] != [*map(str, rest[:1])]:
                rest = (Move.parse(best),)
            rest = rest or look(after)
            moves.append(rest[0])
            after, rest = after.play(rest[0]), rest[1:]
        return tuple(moves)

    *_, rest = suggestions(start, made, suggest)
    return rest


def grade_question(start: State, moves: Sequence[Move], levels: Sequence[str | None], seconds: float) -> str:
    """Return the question what a turn cost; `read_grade` reads the answer.

    `levels` has the level of each seat, None for a person.
    """
    return f"{GRADE} {json.dumps([str(start), _text(moves), levels, seconds])}"


def _grade(asked: str, _write: Write) -> str:
    position, text, levels, seconds = json.loads(asked)
    limit_process(seconds)
    start = State.parse(position)
    found = settle(start, read_moves(text), rivals_of(start, levels))
    return json.dumps(found and found.data)


def read_grade(text: str) -> Settled | None:
    """Return what is settled of the turn; None if the turn had no decision."""
    data = json.loads(text)
    return data and Settled.from_data(data)


def read_moves(text: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, text.split()))


def _text(moves: Sequence[Move]) -> str:
    return " ".join(map(str, moves))


EXTRA: Mapping[str, Callable[[str, Write], str]] = {ADVISE: _advise, GRADE: _grade}
ENGINE = Engine(PLAYERS, extra=EXTRA)
