"""Makes moves that need no decision: chance, forced discards, and only moves for people who have that setting."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bot.games.models import Seat
from engine.moves import Discard, Move
from engine.state import State


def automatic_moves(
    state: State, seats: Sequence[Seat], auto_placing: Collection[int], rng: Random
) -> tuple[list[str], State]:
    """Return the moves that need no decision, as texts, and the position after them.

    `auto_placing` are the users whose only legal move is made for them.
    """
    texts = list[str]()
    while move := _next(state, seats, auto_placing, rng):
        texts.append(str(move))
        state = state.play(move)
    return texts, state


def _next(state: State, seats: Sequence[Seat], auto_placing: Collection[int], rng: Random) -> Move | None:
    if state.is_chance:
        return state.chance(rng)
    legal = state.legal_moves()
    # None: the game is over. Several: somebody has to decide.
    if len(legal) != 1:
        return None
    seat = seats[state.king.seat - 1]
    is_automatic = seat.is_computer or seat.user_id in auto_placing
    return legal[0] if is_automatic or isinstance(legal[0], Discard) else None
