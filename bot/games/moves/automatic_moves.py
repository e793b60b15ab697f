"""Makes the moves for which nobody is asked: chance, plans, turns without a choice, and the only one where wanted."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.games.game_log import FollowingMove
from bot.games.models import Seat
from bot.games.moves.dealer import RngFor, draw_occasion
from bot.games.moves.plans import plan_of, planned_moves
from engine.moves import Discard, Move, Pick
from engine.state import State


def automatic_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng_for: RngFor
) -> tuple[list[FollowingMove], State]:
    """Return the moves for which nobody has to be asked, and the position after them.

    `auto_playing` are the users who have their only legal move made for them; computer players always have.
    """
    followed = list[FollowingMove]()
    while moves := _next_moves(state, seats, auto_playing, rng_for):
        for move, planner in moves:
            followed.append(FollowingMove(str(move), planner))
            state = state.play(move)
    return followed, state


def _next_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng_for: RngFor
) -> Sequence[tuple[Move, int | None]]:
    """Return the next moves, each with the user whose plan it is, if any; empty if somebody has to decide."""
    if state.is_chance:
        return [(state.chance(rng_for(draw_occasion(state))), None)]
    if state.is_over:
        return []
    seat = seats[state.king.seat - 1]
    plan = plan_of(seat)
    # A plan comes first, so that the log says of each move that it makes that it was planned.
    if plan and (planned := planned_moves(state, plan)):
        return [(move, seat.user_id) for move in planned]
    legal = state.legal_moves()
    is_automatic = seat.is_computer or seat.user_id in auto_playing
    if len(legal) == 1 and (is_automatic or _asks_nothing(state, legal[0])):
        return [(legal[0], None)]
    return []


def _asks_nothing(state: State, only: Move) -> bool:
    """Return whether nobody wants to be called for the only legal move: a discard, or the last first choice."""
    return isinstance(only, Discard) or (isinstance(only, Pick) and state.domino is None)
