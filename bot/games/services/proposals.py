"""Puts proposals to running tables, and notes what people decide."""

from __future__ import annotations

from bot.games.models import Actor
from bot.games.proposals import approve, propose, refuse
from bot.games.services.tables import TableService
from bot.games.table import Table


class ProposalService:
    """Carries out the changes of `bot.games.proposals`; each method raises what its change raises."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def propose(self, game_id: int, actor: Actor, kind: str, argument: str) -> Table:
        """Put something to the table."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: propose(game, actor, kind, argument, at))

    async def approve(
        self, game_id: int, actor: Actor, kind: str, argument: str, message_id: int | None = None
    ) -> Table:
        """Agree to the proposal."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: approve(game, actor, kind, argument, message_id, at))

    async def refuse(
        self, game_id: int, actor: Actor, kind: str, argument: str, message_id: int | None = None
    ) -> Table:
        """Refuse the proposal, or withdraw one's own."""
        return await self._tables.change(game_id, lambda game: refuse(game, actor, kind, argument, message_id))
