"""Computer players to whom things happen that are hard to bring about."""

from contextlib import ExitStack
from random import Random

from engine.moves import Move
from engine.state import State


class Interrupted:
    """By Ctrl-C, just where a lock is being taken."""

    def choose(self, state: State, rng: Random) -> Move:
        with ExitStack() as stack:
            stack.callback(_release)
            raise KeyboardInterrupt


class Broken:
    def choose(self, state: State, rng: Random) -> Move:
        return _release()


def _release() -> Move:
    raise RuntimeError("cannot release un-acquired lock")


PLAYERS = {"interrupted": Interrupted(), "broken": Broken()}
