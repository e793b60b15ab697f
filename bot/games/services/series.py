"""Plays on after a game: a rematch, or the next game of a series."""

from __future__ import annotations

from bot.games.game import Game, NewGame
from bot.games.game_changes import require_seat
from bot.games.lobby.lobby import join
from bot.games.lobby.series import (
    next_game,
    next_game_refusal,
    rematch,
    rematch_refusal,
    require_no_later_game,
    standings,
)
from bot.games.models import Actor
from bot.games.refusals import ChannelBusy
from bot.games.services.lobby import LobbyService
from bot.games.services.tables import TableService
from bot.games.table import Table
from engine.dynasty import SeriesStanding


class SeriesService:
    """Plays on after the end of a game."""

    def __init__(self, tables: TableService, lobby: LobbyService) -> None:
        self._tables = tables
        self._lobby = lobby

    async def standings(self, game: Game) -> tuple[tuple[str, SeriesStanding], ...]:
        """Return the standings of a series after this game; empty for a game that belongs to none."""
        if not game.options.dynasty or game.series is None:
            return ()
        games = await self._tables.games.series_games(game.series)
        return standings([each for each in games if each.number <= game.number])

    async def rematch_or_next(self, game_id: int, actor: Actor) -> Table:
        """Open a rematch or accept the invitation to it, or start the next game of a series at once.

        Raises ChannelBusy.
        """
        game, at = (await self._tables.table(game_id)).game, self._tables.clock()
        require_seat(game, actor)
        people = await self._tables.accounts.seated(game_id)
        if not game.has_successor:
            return await self._rematch(rematch(game, actor, people, at), actor)
        # An old message may ask for a game that has been played.
        require_no_later_game(game, (await self._tables.games.series_games(game.series or game.id))[-1])
        # A lobby that starts at once: the index on live games keeps two people from starting the next game twice.
        following = next_game(game, people, at)
        try:
            table = await self._tables.create(following)
        except ChannelBusy as busy:
            raise next_game_refusal(busy, following) from None
        return await self._lobby.start_lobby(table.game, actor)

    async def _rematch(self, new: NewGame, actor: Actor) -> Table:
        """Open the lobby. Of several who ask for a rematch the first is host, and the others accept."""
        try:
            return await self._tables.create(new)
        except ChannelBusy as busy:
            if busy.game.invitation_of(actor.user_id) is None:
                raise rematch_refusal(busy, actor) from None
            return await self._tables.change_now(busy.game.id, join, actor)
