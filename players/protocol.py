"""The texts of the engine protocol, version 1 (docs/engine-protocol.md): questions and their answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.errors import shortened
from engine.moves import Move
from engine.state import State
from players.player import NO_SEARCH, Limit

HELLO = "kingdomino 1"
"""The first line to an engine."""

GO, READY, BEST, ERROR = "go", "ready", "best", "error"

ANSWERS = {HELLO.partition(" ")[0]: READY, GO: BEST}
"""The first word of the answer to a command. The answer to an extra command begins with the command itself."""

N = TypeVar("N", int, float)


class EngineError(Exception):
    """An engine has failed, or refuses a line; the text says how."""


@dataclass(frozen=True)
class TurnQuestion:
    """A question for the rest of a turn; None leaves the choice to the engine.

    `processor_seconds` is the time after which the engine may end itself. `values` is the number of futures of the
    value that comes with the answer.
    """

    state: State
    level: str | None = None
    seed: int | None = None
    limit: Limit = NO_SEARCH
    processor_seconds: float | None = None
    values: int | None = None

    def __str__(self) -> str:
        words = {
            "level": self.level,
            "seed": self.seed,
            "futures": self.limit.futures,
            "seconds": self.limit.seconds,
            "limit": self.processor_seconds,
            "values": self.values,
        }
        given = "".join(f"{name} {value} " for name, value in words.items() if value is not None)
        return f"{GO} {given}position {self.state!s}"

    @classmethod
    def parse(cls, text: str) -> TurnQuestion:
        """Read the text after `go`. Raises EngineError."""
        words, rest = dict[str, str](), text
        while not rest.startswith("position "):
            name, _, rest = rest.partition(" ")
            words[name], _, rest = rest.partition(" ")
            if not rest:
                raise EngineError("the question has no position")
        try:
            return cls(
                State.parse(rest.removeprefix("position ")),
                words.get("level"),
                _number(words, "seed", int),
                Limit(_number(words, "seconds", float), _number(words, "futures", int)),
                _number(words, "limit", float),
                _number(words, "values", int),
            )
        except ValueError as error:
            raise EngineError(str(error)) from error


def _number(words: Mapping[str, str], name: str, kind: type[N]) -> N | None:
    text = words.get(name)
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,20}" if kind is int else r"[0-9]{1,20}(\.[0-9]{1,9})?", text):
        raise ValueError(shortened(f"{name} {text!r} is no number of that kind"))
    return kind(text)


def read_turn(text: str, state: State) -> Sequence[Move]:
    """Read the moves of an answer. Raises EngineError if they are not legal moves of the current turn, or none."""
    moves, after = list[Move](), state
    try:
        for each in text.split():
            if not after.is_same_turn(state):
                raise EngineError(shortened(f"the answer goes on after the turn: {text}"))
            moves.append(Move.parse(each))
            after = after.play(moves[-1])
    except ValueError as error:
        raise EngineError(shortened(f"an answer of illegal moves: {text} ({error})")) from error
    if not moves:
        raise EngineError("an answer without moves")
    return moves
