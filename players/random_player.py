"""The computer player "random": any legal move, each as likely as any other."""

from __future__ import annotations

from random import Random

from engine.moves import Move
from engine.state import State


class Anyone:
    def choose(self, state: State, rng: Random) -> Move:
        return rng.choice(state.legal_moves())
