"""The successors of a game: a rematch, the next game of a series (a dynasty), or a game played on from a position.

The number of games in a dynasty is a rule: `engine.scoring.GAMES_IN_SERIES`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Final, TypeAlias

from bot.games.game import CHOSEN, STAND_IN, Actor, Entry, Game, GameOptions, Policy, Seat, Status, new_game
from bot.games.lobby import free_name, reset_for_new_game
from bot.games.options import team_count
from bot.games.people.person import Person
from bot.games.refusals import ChannelBusy, Refusal, wrong_status
from bot.games.results import FinishedGame, FinishedSeat
from bot.games.rights import Right, seat_for
from bot.games.seats import with_absences
from bot.games.shared_deals import UNCOUNTED
from bot.games.table import Table
from bot.games.words.highlights import Highlights
from engine.scoring import SeriesStanding, series_ranking

Series: TypeAlias = Sequence[tuple[str, SeriesStanding]]
"""The players of a dynasty with their standings, best first; a player who has left a game of the dynasty has no name.
"""
Meetings: TypeAlias = Sequence[tuple[int, int]]
"""Two kingdoms whose people have met before, each with the number of victories; empty without earlier meetings."""


def rematch(game: Game, host: Actor, people: Sequence[Person], at: int, names: Sequence[str] = ()) -> Game:
    """Return the lobby of a rematch, with the person who asked as host, and with the computer players of the game.

    The lobby calls the other people, including people who resigned: no person is seated without consent. Players who
    shared a kingdom ask for the kingdom again, so that the teams stay the same. `people` are the settings of the other
    people. A computer player on the seat of an erased person gets one of `names`, the names for computer players.
    """
    mine, taken = seat_for(Right.REMATCH, game, host), [seat.name for seat in game.seats]
    computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
    for index, seat in enumerate(computers):
        if names and seat.name not in names:
            taken.append(free_name(names, taken))
            computers[index] = replace(seat, name=taken[-1])
    others = [seat for seat in game.seats if seat.user_id is not None and seat is not mine]
    own, *played = _new_seats(game, [replace(mine, computer=None), *computers], 1)
    seats = (replace(own, called=True), *played)
    invited = _new_seats(game, [replace(seat, computer=None) for seat in others], len(seats) + 1)
    guests = with_absences((replace(guest, called=True) for guest in invited), people, at)
    return replace(new_game(game.guild_id, game.channel_id, host.user_id, game.options, seats, at), invited=guests)


def asked_again_in(game: Game, channel_id: int) -> Game:
    """Return the game as if it had been played in the channel, which is the home or the thread of the game.

    A rematch that is requested in the home opens a thread again. The next game of a dynasty keeps its home.
    """
    is_home = channel_id == game.home_id
    options = replace(game.options, thread=game.options.thread and (is_home or game.has_successor))
    return replace(game, channel_id=channel_id, home_id=None if is_home else game.home_id, options=options)


def is_rematch(lobby: Game, game: Game) -> bool:
    """Return whether a person of the game has opened the lobby later, for the same variant."""
    is_same = lobby.options.variant == game.options.variant and game.seat_of(lobby.host_id) is not None
    return is_same and lobby.id > game.id


def _new_seats(game: Game, seats: Sequence[Seat], first: int) -> tuple[Seat, ...]:
    """Renumber seats of the game from `first` on; keep only the players, the teams of people and the host's choices."""
    teams = [_team_of(game, seat) if seat.user_id else None for seat in seats]
    return tuple(
        Seat(number, seat.user_id, seat.name, seat.computer, team=team, guided=reset_for_new_game(seat).guided)
        for number, (seat, team) in enumerate(zip(seats, teams, strict=True), first)
    )


def _team_of(game: Game, seat: Seat) -> int | None:
    """Return the team of the seat in the game; None in a game without teams."""
    teams = team_count(replace(game.options, capacity=len(game.seats)))
    return (seat.number - 1) % teams if teams else None


def rematch_refusal(busy: ChannelBusy, actor: Actor) -> Refusal:
    """Return why a rematch is impossible while another game is live in the channel.

    The actor may have a seat in the other game.
    """
    if busy.game.seat_of(actor.user_id) is None:
        return busy
    is_lobby = busy.game.status is Status.LOBBY
    return ChannelBusy(busy.game, "error-your-table-waits" if is_lobby else "error-next-game-begun")


def require_no_later_game(game: Game, latest: Game) -> None:
    """Check that the series has not gone on already; `latest` is the latest game of the series.

    A cancelled game may be played again, and a live game blocks the channel anyway.
    """
    if latest.number < game.next_number or latest.is_live:
        return
    if latest.status is Status.ARCHIVED:
        raise wrong_status(latest)
    raise Refusal("error-next-game-played", link=latest)


def next_game(game: Game, people: Sequence[Person], at: int, series: Sequence[Game]) -> Game:
    """Return the lobby of the next game of the series, with the same players, teams, host and home.

    `people` are the settings of the players. A player who has returned to this table from an absence counts as present.
    `series` are the games of the series. No two of them, cancelled games included, deal from the same secret.
    """
    away = [person for person in people if not _has_come_back(game, person)]
    reset = (replace(reset_for_new_game(seat), team=_team_of(game, seat)) for seat in game.seats)
    seats = with_absences(reset, away, at)
    lobby = new_game(
        game.guild_id, game.channel_id, game.host_id, game.options, seats, at, game.series, game.next_number
    )
    is_dealt = game.deal.next_mixed_in in (each.deal.mixed_in for each in series)
    shown = "" if is_dealt else game.deal.next_mixed_in or ""
    secret = game.deal.next_secret if shown else None
    return replace(lobby.with_deal(secret=secret, mixed_in=shown), home_id=game.home_id)


def _has_come_back(game: Game, person: Person) -> bool:
    """Return whether the person was present at the table when the game ended, although absent elsewhere."""
    seat, began = game.seat_of(person.user_id), person.away_from
    return seat is not None and not seat.is_absent and began is not None and began < (game.times.ended_at or 0)


def next_game_refusal(busy: ChannelBusy, following: Game) -> Refusal:
    """Return why the next game cannot start while another game, possibly of the series, is live in the channel."""
    has_begun = following.series is not None and busy.game.series == following.series
    return ChannelBusy(busy.game, "error-next-game-begun") if has_begun else busy


def standings(games: Sequence[Game]) -> tuple[tuple[str, SeriesStanding], ...]:
    """Return the names and standings of the players, best first, after the finished games of a series.

    A player has the name of the person on the seat in the last game. The name is empty if the person has left a game.
    If sums are equal, the player with more points in the last game comes first, as on its poster.
    """
    players = [sorted(game.seats, key=lambda seat: seat.series_player or 0) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])

    def name(player: int) -> str:
        latest = players[-1][player]
        has_left = any(seats[player].resigned and seats[player].user_id == latest.user_id for seats in players)
        return "" if has_left else latest.name

    ordered = sorted(ranked, key=lambda each: (each.place, -each.totals[-1]))
    return tuple((name(standing.player), standing) for standing in ordered)


@dataclass(frozen=True)
class Ending:
    """Additional information for the end of a game."""

    series: Series = ()
    """The standings of the dynasty; empty for a game outside a dynasty."""
    meetings: Meetings = ()
    highlights: Highlights = field(default_factory=Highlights)
    is_record: bool = False
    """Whether the only person of the game never had more points."""


def head_to_head(game: FinishedGame, games: Iterable[FinishedGame]) -> Meetings:
    """Return the victories of the two sides of a game against each other in `games`, the better side first.

    A side is all people who play for a kingdom; computer players and games with suggestions do not count. Empty after a
    single meeting.
    """
    sides = sides_of(game)
    if len(sides) != 2 or game.is_guided:
        return ()
    counted = (each for each in games if not each.is_guided)
    met = [places for each in counted if (places := _places(each, tuple(sides.values())))]
    if len(met) < 2:
        return ()
    wins = sum(one < other for one, other in met), sum(other < one for one, other in met)
    return tuple(sorted(zip(sides, wins, strict=True), key=lambda each: -each[1]))


def sides_of(game: FinishedGame) -> dict[int, set[int]]:
    """Return the people who play for each kingdom, by its index, without kingdoms of computer players alone."""
    found = dict[int, set[int]]()
    for seat, kingdom in game.rated.items():
        found.setdefault(kingdom, set()).add(seat.user_id or 0)
    return found


def _places(game: FinishedGame, sides: Sequence[Collection[int]]) -> list[tuple[bool, int]]:
    """Return the rank of each side in a game; empty for a game with other sides."""
    kingdoms = {frozenset(people): kingdom for kingdom, people in sides_of(game).items()}
    found = [kingdoms.get(frozenset(side)) for side in sides]
    if None in found:
        return []
    return [min(seat.rank for seat, own in game.rated.items() if own == kingdom) for kingdom in found]


def user_ids(game: Game) -> set[int | None]:
    return {seat.user_id for seat in game.seats}


def at_the_end(game: Game) -> FinishedGame:
    """Return the part of a finished game that rankings use."""
    seats = (
        FinishedSeat(
            seat.number,
            seat.user_id,
            seat.name,
            seat.place or 0,
            seat.resigned,
            is_lent=seat.owner_id is not None,
            is_guided=seat.guided in CHOSEN,
        )
        for seat in game.seats
    )
    return FinishedGame(game.options.variant, tuple(seats))


# ---- playing on from a position of a finished game: a private game against computer players that counts nowhere


MOST_PLAYED_ON: Final = 3
"""The most games of this kind that a person has; the next game replaces the oldest."""


def can_play_on(table: Table, ply: int) -> bool:
    """Return whether people can play on from a ply of a finished game: a person's seat had a choice in this turn.

    A game that itself continues another game can only be played on from its own beginning.
    """
    if table.game.deal.origin is not None:
        return ply == table.game.deal.origin_step[1]
    if not table.state.is_over:
        return False
    then = table.until(ply)
    state, turn = then.state, takewhile(lambda each: each.before.is_same_turn(then.state), then.left_out)
    if state.is_chance or all(each.is_forced for each in turn):
        return False
    seat = table.seat(state.king.seat)
    # An erased person has left a seat with neither a user nor a computer player.
    return seat.user_id is not None or seat.computer is None


def played_on(table: Table, ply: int, host: Actor, names: Sequence[str], language: str | None, at: int) -> Table:
    """Return the table of a new game without an id, from a ply of a finished game.

    The host sits on the seat to move. Computer players keep their seats and names; other computer players of the same
    level, or Solid, take the seats of people, under some of `names`. Raises Refusal as `can_play_on`.
    """
    if not can_play_on(table, ply):
        raise Refusal("error-old-button")
    game, acting = table.game, table.until(ply).state.king.seat
    entries = [Entry(each.ply, each.text, None, None, at) for each in table.log[:ply]]
    own = {seat.number: seat for seat in game.seats if seat.user_id is None and seat.computer}
    level = next((seat.computer for seat in own.values()), STAND_IN)
    taken, seats = {host.name, *(seat.name for seat in own.values())}, list[Seat]()
    for seat in game.seats:
        if seat.number == acting:
            seats.append(Seat(acting, host.user_id, host.name))
            continue
        known = own.get(seat.number)
        name = known.name if known else free_name(names, taken)
        taken.add(name)
        seats.append(Seat(seat.number, None, name, known.computer if known else level))
    options = GameOptions(game.options.variant, len(seats), pace=0, policy=Policy.WAIT, language=language)
    new = new_game(None, 0, host.user_id, replace(options, theme=game.options.theme), seats, at)
    origin = game.deal.origin or f"{game.id} {ply}"
    begun = Table.of(replace(new.with_deal(rules=game.deal.rules, origin=origin), status=Status.PLAYING))
    begun = begun.extended(begun.game, entries)
    return begun.with_game(begun.with_progress(begun.game, at))


def only_person(game: Game) -> Seat | None:
    """Return the only seat of a person who has not resigned; None without such a seat, or with several."""
    seats = [seat for seat in game.seats if seat.has_person]
    return seats[0] if len(seats) == 1 else None


def origin_name(game: Game) -> str:
    """Return the id of the original game as a text for messages, "none" for the text of a position."""
    return str(game.deal.origin_step[0] or "none")


def counts(game: Game) -> bool:
    """Return whether the game counts in statistics and rankings. Screens warn before a choice that prevents this."""
    is_known = game.deal.origin or UNCOUNTED in (game.deal.name or "")
    return not (game.progress.taken_back or is_known or any(seat.guided in CHOSEN for seat in game.seats))
