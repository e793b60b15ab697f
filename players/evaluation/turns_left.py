"""How much of a game a kingdom still has before it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.state import State


@dataclass(frozen=True)
class TurnsLeft:
    """The turns that a kingdom has after the present one: how many, and their share of all its turns."""

    count: int
    share: float

    @classmethod
    def of(cls, state: State, kingdom: int) -> TurnsLeft:
        game_format = state.format
        kings = game_format.kings_each * state.players // game_format.kingdoms
        # On the first choice the kings place nothing yet; what they choose is a turn of the first round.
        waiting = sum(turn.king.kingdom == kingdom for turn in state.turns[1:] if turn.domino)
        count = waiting + (game_format.rounds - state.round) * kings
        return cls(count, count / (game_format.rounds * kings))
