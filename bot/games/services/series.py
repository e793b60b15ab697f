"""What follows a game: a rematch, or the next game of a series, which players call a dynasty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.errors import ChannelBusy, NotPlaying, StaleGame, TableError, YourTableWaits
from bot.games.game import Game, NewGame
from bot.games.game_changes import require_seat
from bot.games.models import Actor, Seat, Status
from bot.games.people import Person
from bot.games.seats.absence import with_absences
from bot.games.seats.seat_order import reset_for_new_game
from bot.games.services.lobby_service import LobbyService
from bot.games.services.table_service import TableService
from bot.games.table import Table
from engine.dynasty import SeriesStanding, series_ranking


def rematch(game: Game, host: Actor, at: int) -> NewGame:
    """Return the lobby of a new game with the person who asked as its host, and with the computer players.

    The other people are invited, those who resigned too: nobody is seated unasked.
    """
    mine = require_seat(game, host)
    computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
    others = [seat for seat in game.seats if seat.user_id is not None and seat is not mine]
    seats = _new_seats([replace(mine, computer=None), *computers], 1)
    invited = _new_seats([replace(seat, computer=None, team=None) for seat in others], len(seats) + 1)
    return NewGame(game.guild_id, game.channel_id, host.user_id, game.options, seats, at, invited=invited)


def _new_seats(seats: Sequence[Seat], first: int) -> tuple[Seat, ...]:
    """Return the seats numbered from `first` on, with nothing of the game before but who sits there, and the team."""
    return tuple(
        Seat(number, seat.user_id, seat.name, seat.computer, team=seat.team) for number, seat in enumerate(seats, first)
    )


def next_game(game: Game, people: Sequence[Person], at: int) -> NewGame:
    """Return the lobby of the next game of the series, with the same players and host; `people` are their settings."""
    seats = with_absences(map(reset_for_new_game, game.seats), people, at)
    return NewGame(game.guild_id, game.channel_id, game.host_id, game.options, seats, at, game.series, game.number + 1)


def standings(games: Sequence[Game]) -> tuple[tuple[str, SeriesStanding], ...]:
    """Return the players by name, best first, and how they stand after these finished games of a series.

    A player is named after whoever had the seat in the last of them.
    """
    players = [sorted(game.seats, key=_series_player) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])
    return tuple((players[-1][standing.player].name, standing) for standing in ranked)


def _series_player(seat: Seat) -> int:
    return seat.series_player or 0


def _waits_for(game: Game, actor: Actor) -> bool:
    return game.status is Status.LOBBY and game.seat_of(actor.user_id) is not None


def _refusal(game: Game, latest: Game) -> TableError:
    """Return why the game after this one is not started: NotPlaying if it can be revived, else StaleGame."""
    if latest.status is Status.ARCHIVED:
        return NotPlaying(latest)
    return StaleGame(game.id, game.number, latest.number)


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

        Raises NotSeated, ChannelBusy, YourTableWaits, or as `_refusal` when the series has gone on already.
        """
        game, at = (await self._tables.table(game_id)).game, self._tables.clock()
        require_seat(game, actor)
        if not game.has_successor:
            return await self._rematch(rematch(game, actor, at), actor)
        # An old message may ask for a game that has been played; one that was cancelled may be played again.
        latest = (await self._tables.games.series_games(game.series or game.id))[-1]
        if latest.number > game.number and not latest.is_live:
            raise _refusal(game, latest)
        # A lobby that starts at once: the index on live games keeps two people from starting the next game twice.
        following = await self._tables.create(next_game(game, await self._tables.accounts.seated(game_id), at))
        return await self._lobby.start_lobby(following.game, actor)

    async def _rematch(self, new: NewGame, actor: Actor) -> Table:
        """Open the lobby. Of several who ask for a rematch the first is host, and the others accept."""
        try:
            return await self._tables.create(new)
        except ChannelBusy as busy:
            if busy.game.invitation_of(actor.user_id) is None:
                raise (YourTableWaits(busy.game) if _waits_for(busy.game, actor) else busy) from None
            return await self._lobby.join(busy.game.id, actor)
