"""Archives and revives games for people."""

from __future__ import annotations

from bot.games.archive import archived, is_archive_offered, kept, revived
from bot.games.errors import ChannelBusy, ChannelTaken, NotArchived
from bot.games.game_changes import require_member, require_playing
from bot.games.models import Actor, Game
from bot.games.table import Table
from bot.games.table_service import TableService


class ArchiveService:
    """Keeps games open, archives and revives them."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def keep(self, game_id: int, actor: Actor) -> Table:
        """Keep the game for another month. Raises NotPlaying or NotSeated."""
        return await self._tables.change(game_id, lambda game: kept(game, actor, self._tables.clock()))

    async def archive(self, game_id: int, actor: Actor) -> Table:
        """Archive the game that was offered. Raises NotPlaying, NotSeated, or NotArchived if it is played again."""

        def archive(game: Game) -> Game:
            require_member(require_playing(game), actor)
            if not is_archive_offered(game):
                raise NotArchived(game)
            return archived(game, self._tables.clock())

        return await self._tables.change(game_id, archive)

    async def revive(self, game_id: int, actor: Actor) -> Table:
        """Let the game go on. Raises NotArchived, NotSeated, ChannelTaken, or TooManyTables."""
        table = await self._tables.table(game_id)
        game = table.game
        self._tables.limits.require_room(await self._tables.games.live_counts(game.host_id, game.guild_id))
        try:
            return await self._tables.change(
                game_id, lambda game: revived(game, actor, table.public_ply, self._tables.clock())
            )
        except ChannelBusy as busy:
            raise ChannelTaken(busy.game) from None
