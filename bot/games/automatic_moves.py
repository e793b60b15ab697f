"""Makes the moves that need no decision: chance, forced discards, and the only legal move of whoever wants that."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bot.games.models import Seat
from engine.moves import Discard, Move
from engine.state import State


def automatic_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng: Random
) -> tuple[list[str], State]:
    """Return the moves that need no decision, as texts, and the position after them.

    `auto_playing` are the users who have their only legal move made for them; computer players always have.
    """
    texts = list[str]()
    while move := _automatic_move(state, seats, auto_playing, rng):
        texts.append(str(move))
        state = state.play(move)
    return texts, state


def _automatic_move(state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng: Random) -> Move | None:
    if state.is_chance:
        return state.chance(rng)
    legal = state.legal_moves()
    # None: the game is over. Several: somebody has to decide.
    if len(legal) != 1:
        return None
    seat = seats[state.king.seat - 1]
    is_automatic = seat.is_computer or seat.user_id in auto_playing
    return legal[0] if is_automatic or isinstance(legal[0], Discard) else None
