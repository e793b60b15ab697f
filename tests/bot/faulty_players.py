"""Computer players in whom nobody should put much trust, for `bot.games.worker`."""

import asyncio
import os
from pathlib import Path
from random import Random
from threading import Event

from engine.moves import Move, Place
from engine.state import State

WHISPER = "WHISPER"
"""The environment variable that names a pipe, into which one that thinks for ever tells its process id."""


class First:
    def choose(self, state: State, rng: Random) -> Move:
        return state.legal_moves()[0]


class Stuck:
    def choose(self, state: State, rng: Random) -> Move:
        if pipe := os.environ.get(WHISPER):
            Path(pipe).write_text(f"{os.getpid()}\n", encoding="utf-8")
        Event().wait()
        raise NotImplementedError


class Hasty:
    def choose(self, state: State, rng: Random) -> Move:
        raise ZeroDivisionError


class Cheat:
    def choose(self, state: State, rng: Random) -> Move:
        place = First().choose(state, rng)
        assert isinstance(place, Place)
        return Place(place.domino, place.squares[1], place.direction)


class Chatty(First):
    def choose(self, state: State, rng: Random) -> Move:
        print("Let me see ...", flush=True)  # noqa: T201
        return super().choose(state, rng)


PLAYERS = {
    "first": First(),
    "stuck": Stuck(),
    "strong": Stuck(),
    "hasty": Hasty(),
    "cheat": Cheat(),
    "chatty": Chatty(),
}


class Whisper:
    """Tells when a player who thinks for ever has begun, and in which process."""

    def __init__(self, pipe: Path) -> None:
        self.pipe = pipe
        os.mkfifo(pipe)

    async def heard(self) -> int:
        return int(await asyncio.to_thread(self.pipe.read_text))


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
