"""The computer player "random": any legal move, each as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.moves import Move
from engine.state import State
from players.player import NO_SEARCH, Limit


class RandomPlayer:
    """Chooses uniformly among the legal moves, in any game."""

    def choose(self, state: State, rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        return [rng.choice(state.legal_moves())]
