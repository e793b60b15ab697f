"""What follows a game: a rematch, or the next game of a series, which players call a dynasty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.errors import StaleGame
from bot.games.game_changes import require_seat
from bot.games.lobby import LobbyService
from bot.games.models import Actor, Game, NewGame, Seat
from bot.games.seat_order import reset_for_new_game
from bot.games.table import Table
from bot.games.table_service import TableService
from engine.dynasty import SeriesStanding, series_ranking


def rematch(game: Game, host: Actor, at: int) -> NewGame:
    """Return the lobby of a new game: people who resigned have their seats again, and the person who asked is host."""
    people = [replace(seat, computer=None, resigned=False) if seat.user_id else seat for seat in game.seats]
    seats = [replace(reset_for_new_game(seat), series_player=None) for seat in people]
    return NewGame(game.guild_id, game.channel_id, host.user_id, game.options, seats, at)


def next_game(game: Game, at: int) -> NewGame:
    """Return the lobby of the next game of the series, with the same players and host."""
    seats = [reset_for_new_game(seat) for seat in game.seats]
    return NewGame(game.guild_id, game.channel_id, game.host_id, game.options, seats, at, game.series, game.number + 1)


def standings(games: Sequence[Game]) -> tuple[tuple[str, SeriesStanding], ...]:
    """Return the players by name, best first, and how they stand after these finished games of a series."""
    players = [sorted(game.seats, key=_series_player) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])
    return tuple((players[0][standing.player].name, standing) for standing in ranked)


def _series_player(seat: Seat) -> int:
    return seat.series_player or 0


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
        """Open a rematch, or start the next game of a series at once.

        Raises NotSeated, ChannelBusy, or StaleGame when the series has gone on already.
        """
        game, at = (await self._tables.table(game_id)).game, self._tables.clock()
        require_seat(game, actor)
        if not game.has_successor:
            return await self._tables.create(rematch(game, actor, at))
        # An old message may ask for a game that has been played; one that was cancelled may be played again.
        latest = (await self._tables.games.series_games(game.series or game.id))[-1]
        if latest.number > game.number and not latest.is_live:
            raise StaleGame(game_id, game.number, latest.number)
        # A lobby that starts at once: the index on live games keeps two people from starting the next game twice.
        following = await self._tables.create(next_game(game, at))
        return await self._lobby.start_lobby(following.game, actor)
