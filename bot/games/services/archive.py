"""Revives archived games."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import Game
from bot.games.models import Actor
from bot.games.refusals import ChannelBusy
from bot.games.seats.absence import with_absences
from bot.games.services.tables import TableService
from bot.games.table import Table
from bot.games.timing.archive import revive_game


class ArchiveService:
    """Revives archived games where there is room for them."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def revive(self, game_id: int, actor: Actor) -> Table:
        """Let the game go on. Raises ChannelBusy."""
        table, at = await self._tables.table(game_id), self._tables.clock()
        host_id, limits = table.game.host_id, self._tables.limits
        counts = await self._tables.games.live_counts(host_id, table.game.guild_id)
        # How many tables its host has already is no concern of anybody else who would like to play on.
        (limits.require_room if host_id == actor.user_id else limits.require_room_on_server)(counts)
        others = [person for person in await self._tables.accounts.seated(game_id) if person.user_id != actor.user_id]

        def revive(game: Game) -> Game:
            back = revive_game(game, actor, at)
            return replace(back, seats=with_absences(back.seats, others, at))

        try:
            return await self._tables.change(game_id, revive)
        except ChannelBusy as busy:
            raise ChannelBusy(busy.game, "error-channel-taken") from None
