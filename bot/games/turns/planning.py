"""Decides which plans are kept for turns that have not come yet, as pure functions."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Game
from bot.games.game_changes import require_person, require_playing, with_plan
from bot.games.models import Actor, Seat
from bot.games.moves.plans import Plan, possible_part
from bot.games.refusals import PlanRefused, StaleGame
from bot.games.seats.handover import find_seat
from bot.games.table import Table


def require_plan(table: Table, plan: Plan, actor: Actor) -> Seat:
    """Return the actor's seat if the plan can be kept there.

    Raises PlanRefused if it is not possible as it is, or empty, or if its turn has come.
    """
    table.require_current(None)
    seat = require_person(table.game, actor)
    if table.awaits(actor.user_id):
        raise PlanRefused
    if plan.is_empty or possible_part(table.state, seat.number, plan) != plan:
        raise PlanRefused
    return seat


def keep_plan(game: Game, ply: int, seat: Seat, plan: Plan) -> Game:
    """Keep a plan that was checked for this seat at `ply`.

    Raises NotPlaying, or StaleGame if somebody has moved meanwhile, or taken the seat.
    """
    if (game.ply, find_seat(game, seat.number).user_id) != (ply, seat.user_id):
        raise StaleGame(game.id, ply, game.ply)
    return _with_plan(game, seat.number, str(plan))


def drop_own_plan(game: Game, actor: Actor) -> Game:
    """Drop the actor's plan, if there is one."""
    return _with_plan(game, require_person(require_playing(game), actor).number, None)


def _with_plan(game: Game, number: int, text: str | None) -> Game:
    seats = tuple(with_plan(seat, text) if seat.number == number else seat for seat in game.seats)
    return replace(game, seats=seats)
