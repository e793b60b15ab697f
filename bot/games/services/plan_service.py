"""Keeps and drops people's plans. Carrying them out is part of writing moves, in `bot.games.services.table_service`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.errors import PlanOutdated, StaleGame, TurnHasCome
from bot.games.game import Game
from bot.games.game_changes import require_person, require_playing, with_plan
from bot.games.models import Actor, Seat
from bot.games.moves.plans import Plan, possible_part
from bot.games.repositories import Change
from bot.games.seats.handover import find_seat
from bot.games.services.table_service import TableService
from bot.games.table import Table

_ATTEMPTS: Final = 5
"""How often a plan is checked anew because somebody has moved meanwhile."""


def require_plan(table: Table, plan: Plan, actor: Actor) -> Seat:
    """Return the actor's seat if the plan can be kept there.

    Raises NotPlaying, NotSeated, TurnHasCome, or PlanOutdated for a plan that is not possible as it is, or empty.
    """
    table.require_current(None)
    seat = require_person(table.game, actor)
    if table.awaits(actor.user_id):
        raise TurnHasCome(table.game)
    if plan.is_empty or possible_part(table.state, seat.number, plan) != plan:
        raise PlanOutdated(table.game)
    return seat


def keep_change(ply: int, seat: Seat, plan: Plan) -> Change:
    """Return the change that keeps a plan which was checked for this seat at `ply`.

    It raises NotPlaying, or StaleGame if somebody has moved meanwhile, or taken the seat.
    """

    def keep(game: Game) -> Game:
        if (game.ply, find_seat(game, seat.number).user_id) != (ply, seat.user_id):
            raise StaleGame(game.id, ply, game.ply)
        return _with_plan(game, seat.number, str(plan))

    return keep


def _with_plan(game: Game, number: int, text: str | None) -> Game:
    seats = tuple(with_plan(seat, text) if seat.number == number else seat for seat in game.seats)
    return replace(game, seats=seats)


class PlanService:
    """Keeps and drops plans."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def keep(self, game_id: int, plan: Plan, actor: Actor) -> Table:
        """Keep a plan in place of an earlier one. Raises as `require_plan`, and StaleGame if people move all the time.

        Under the lock of the game either the plan is there before the turn comes, and is carried out with the move
        before, or the turn has come and the plan is refused.
        """
        for _ in range(_ATTEMPTS - 1):
            try:
                return await self._keep(game_id, plan, actor)
            except StaleGame:
                continue
        return await self._keep(game_id, plan, actor)

    async def _keep(self, game_id: int, plan: Plan, actor: Actor) -> Table:
        table = await self._tables.table(game_id)
        seat = require_plan(table, plan, actor)
        return await self._tables.change(game_id, keep_change(table.ply, seat, plan))

    async def drop(self, game_id: int, actor: Actor) -> Table:
        """Drop the actor's plan, if there is one. Raises NotPlaying or NotSeated."""

        def drop(game: Game) -> Game:
            return _with_plan(game, require_person(require_playing(game), actor).number, None)

        return await self._tables.change(game_id, drop)
