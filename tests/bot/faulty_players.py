"""Computer players that fail in every way there is, in the processes of `bot.workers`."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from threading import Event

from bot.workers.own_engine import ADVISE, GRADE
from engine.moves import Move, Place
from engine.state import State
from players.player import NO_SEARCH, Level, Limit, Player
from players.serving import Engine, Write

STARTED_PIPE = "SEARCH_STARTED_PIPE"
"""The environment variable that names a pipe, into which a player that never ends writes its process id."""


class First:
    """Makes the first legal move."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return [state.legal_moves()[0]]


class WholeTurn:
    """Makes the first legal moves until the turn is over, and never when a turn has begun."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        assert state.step_index == 0
        moves, turns = list[Move](), state.turns
        while state.turns == turns:
            moves.append(state.legal_moves()[0])
            state = state.play(moves[-1])
        return moves


class Stuck:
    """Never answers."""

    def choose(self, _state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        if pipe := os.environ.get(STARTED_PIPE):
            Path(pipe).write_text(f"{os.getpid()}\n", encoding="utf-8")
        Event().wait()
        raise NotImplementedError


class Failing:
    """Raises an error."""

    def choose(self, _state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        raise ZeroDivisionError


class Cheating:
    """Makes an illegal move."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        place = state.legal_moves()[0]
        assert isinstance(place, Place)
        return [Place(place.domino, place.squares[1], place.direction)]


class CheatingLater:
    """Makes a legal move and then the same again."""

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return [state.legal_moves()[0]] * 2


class Printing(First):
    """Writes into the answers."""

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        print("Let me see ...", flush=True)  # noqa: T201
        return super().choose(state, rng, limit)


_PLAYERS: dict[str, Player] = {
    "first": First(),
    "whole-turn": WholeTurn(),
    "stuck": Stuck(),
    "master": Stuck(),
    "failing": Failing(),
    "cheating": Cheating(),
    "cheating-later": CheatingLater(),
    "printing": Printing(),
}

PLAYERS = {name: Level(name, player) for name, player in _PLAYERS.items()}


def fail(_asked: str, _write: Write) -> str:
    """Raise an error instead of a judgement."""
    raise ZeroDivisionError


ENGINE = Engine(PLAYERS, extra={ADVISE: fail, GRADE: fail})


class SearchStarted:
    """Tells when a player that never answers has begun, and in which process."""

    def __init__(self, pipe: Path) -> None:
        self.pipe = pipe
        os.mkfifo(pipe)

    async def process_id(self) -> int:
        return int(await asyncio.to_thread(self.pipe.read_text))


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
