"""What follows a game, as pure functions: a rematch, or the next game of a series, which players call a dynasty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.game import Game, NewGame
from bot.games.game_changes import require_seat
from bot.games.models import Actor, Seat, Status
from bot.games.people import Person
from bot.games.refusals import ChannelBusy, NotPlaying, Refusal
from bot.games.seats.absence import with_absences
from bot.games.seats.seat_order import reset_for_new_game
from bot.games.settings.options import team_count
from engine.dynasty import SeriesStanding, series_ranking


def rematch(game: Game, host: Actor, people: Sequence[Person], at: int) -> NewGame:
    """Return the lobby of a new game with the person who asked as its host, and with the computer players.

    The other people are invited, those who resigned too: nobody is seated unasked. Whoever shared a kingdom asks for it
    again, so that the teams stay as they were. `people` are the settings of the others.
    """
    mine = require_seat(game, host)
    computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
    others = [seat for seat in game.seats if seat.user_id is not None and seat is not mine]
    seats = _new_seats(game, [replace(mine, computer=None), *computers], 1)
    invited = _new_seats(game, [replace(seat, computer=None) for seat in others], len(seats) + 1)
    guests = with_absences(invited, people, at)
    return NewGame(game.guild_id, game.channel_id, host.user_id, game.options, seats, at, invited=guests)


def _new_seats(game: Game, seats: Sequence[Seat], first: int) -> tuple[Seat, ...]:
    """Renumber seats of the game from `first` on; keep nothing of it but who sits there, and people's teams."""
    return tuple(
        Seat(number, seat.user_id, seat.name, seat.computer, team=_team_of(game, seat) if seat.user_id else None)
        for number, seat in enumerate(seats, first)
    )


def _team_of(game: Game, seat: Seat) -> int | None:
    """Return the team in which a seat played; None if nobody shared a kingdom."""
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

    `people` are the settings of the players. Who has come back to this table from an absence stays.
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

    A player is named after whoever had the seat in the last of them.
    """
    players = [sorted(game.seats, key=_series_player) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])
    return tuple((players[-1][standing.player].name, standing) for standing in ranked)


def _series_player(seat: Seat) -> int:
    return seat.series_player or 0
