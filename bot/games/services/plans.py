"""Keeps people's plans. Carrying them out is part of writing moves, in `bot.games.services.tables`."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.games.models import Actor
from bot.games.moves.plans import Plan
from bot.games.refusals import StaleGame
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.turns.planning import keep_plan, require_plan

_ATTEMPTS: Final = 5
"""How often a plan is checked anew because somebody has moved meanwhile."""


class PlanService:
    """Keeps plans, also while others move."""

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
        return await self._tables.change(game_id, partial(keep_plan, ply=table.ply, seat=seat, plan=plan))
