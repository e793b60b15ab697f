"""What follows a game: a rematch, or the next game of a series, which players call a dynasty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.game import Actor, Game, NewGame, News, Notice, Seat, Status
from bot.games.lobby import LobbyService, join, reset_for_new_game
from bot.games.options import team_count
from bot.games.people import Person
from bot.games.refusals import ChannelBusy, NotPlaying, Refusal
from bot.games.seats import require_seat, with_absences
from bot.games.table import Table
from engine.scoring import SeriesStanding, series_ranking

if TYPE_CHECKING:
    from bot.games.table_service import TableService


def rematch(game: Game, host: Actor, people: Sequence[Person], at: int) -> NewGame:
    """Return the lobby of a new game with the person who asked as its host, and with the computer players.

    The other people are invited, including the ones who resigned: no person is seated unasked. Players who shared a
    kingdom ask for it again, so that the teams stay as they were. `people` are the settings of the others.
    """
    mine = require_seat(game, host)
    computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
    others = [seat for seat in game.seats if seat.user_id is not None and seat is not mine]
    seats = _new_seats(game, [replace(mine, computer=None), *computers], 1)
    invited = _new_seats(game, [replace(seat, computer=None) for seat in others], len(seats) + 1)
    guests = with_absences(invited, people, at)
    asked = [Notice(News.INVITED, (str(guest.user_id),), host.interaction_id or game.id) for guest in guests]
    return NewGame(game.guild_id, game.channel_id, host.user_id, game.options, seats, at, invited=guests, notices=asked)


def _new_seats(game: Game, seats: Sequence[Seat], first: int) -> tuple[Seat, ...]:
    """Renumber seats of the game from `first` on; keep nothing of it but who sits there, and people's teams."""
    return tuple(
        Seat(number, seat.user_id, seat.name, seat.computer, team=_team_of(game, seat) if seat.user_id else None)
        for number, seat in enumerate(seats, first)
    )


def _team_of(game: Game, seat: Seat) -> int | None:
    """Return the team in which a seat played; None in a game without teams."""
    teams = team_count(replace(game.options, capacity=len(game.seats)))
    return (seat.number - 1) % teams if teams else None


def rematch_refusal(busy: ChannelBusy, actor: Actor) -> Refusal:
    """Return why there is no rematch while another game has the channel: the actor may have a seat at it."""
    if busy.game.seat_of(actor.user_id) is None:
        return busy
    is_lobby = busy.game.status is Status.LOBBY
    return ChannelBusy(busy.game, "error-your-table-waits" if is_lobby else "error-next-game-begun")


def require_no_later_game(game: Game, latest: Game) -> None:
    """Check that the series, whose latest game is `latest`, has not gone on already.

    One that was cancelled may be played again, and one that is live keeps the channel.
    """
    if latest.number <= game.number or latest.is_live:
        return
    if latest.status is Status.ARCHIVED:
        raise NotPlaying(latest)
    raise Refusal("error-next-game-played", link=latest)


def next_game(game: Game, people: Sequence[Person], at: int) -> NewGame:
    """Return the lobby of the next game of the series, with the same players, teams and host.

    `people` are the settings of the players. A player who has come back to this table from an absence stays.
    """
    away = [person for person in people if not _has_come_back(game, person)]
    reset = (replace(reset_for_new_game(seat), team=_team_of(game, seat)) for seat in game.seats)
    seats = with_absences(reset, away, at)
    return NewGame(game.guild_id, game.channel_id, game.host_id, game.options, seats, at, game.series, game.number + 1)


def _has_come_back(game: Game, person: Person) -> bool:
    """Return whether the person played on at the table when the game ended, although they were away elsewhere."""
    seat, began = game.seat_of(person.user_id), person.away_from
    return seat is not None and not seat.is_absent and began is not None and began < (game.ended_at or 0)


def next_game_refusal(busy: ChannelBusy, following: NewGame) -> Refusal:
    """Return why the game cannot follow while another game has the channel: a later one of its series may."""
    has_begun = following.series is not None and busy.game.series == following.series
    return ChannelBusy(busy.game, "error-next-game-begun") if has_begun else busy


def standings(games: Sequence[Game]) -> tuple[tuple[str, SeriesStanding], ...]:
    """Return the players by name, best first, and how they stand after these finished games of a series.

    A player has the name of the person on the seat in the last of the games.
    """
    players = [sorted(game.seats, key=_series_player) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])
    return tuple((players[-1][standing.player].name, standing) for standing in ranked)


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
            return await self._tables.change(busy.game.id, join, actor)
