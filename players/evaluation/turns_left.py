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
        form = state.format
        kings = form.kings_each * state.players // form.kingdoms
        waiting = sum(turn.king.kingdom == kingdom for turn in state.turns[1:])
        count = waiting + (form.rounds - state.round) * kings
        return cls(count, count / (form.rounds * kings))
