"""The successors of a game: a rematch, the next game of a series (a dynasty), or a game played on from a position."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games.game import STAND_IN, Actor, Entry, Game, GameOptions, Policy, Seat, Status, new_game
from bot.games.highlights import Glances, Highlights, glances
from bot.games.lobby import free_name, join, reset_for_new_game
from bot.games.options import team_count
from bot.games.outbox import News, Post
from bot.games.people import Person
from bot.games.refusals import ChannelBusy, NotPlaying, OldButton, Refusal
from bot.games.results import FinishedGame, FinishedSeat
from bot.games.rights import Deed, require, seat_for
from bot.games.seats import with_absences
from bot.games.table import Table
from bot.games.tables import Tables
from engine.scoring import SeriesStanding, series_ranking
from engine.state import State

Series: TypeAlias = Sequence[tuple[str, SeriesStanding]]
"""The players of a dynasty with their standings, best first; a player who has left a game of the dynasty has no name.
"""
Meetings: TypeAlias = Sequence[tuple[int, int]]
"""Two kingdoms whose people have met before, each with the number of victories; empty without earlier meetings."""


def rematch(game: Game, host: Actor, people: Sequence[Person], at: int) -> Game:
    """Return the lobby of a rematch, with the person who asked as host, and with the computer players of the game.

    The other people are invited, including people who resigned: no person is seated without consent. Players who shared
    a kingdom ask for the kingdom again, so that the teams stay the same. `people` are the settings of the other people.
    """
    mine = seat_for(Deed.REMATCH, game, host)
    computers = [seat for seat in game.seats if seat.user_id is None and seat.computer]
    others = [seat for seat in game.seats if seat.user_id is not None and seat is not mine]
    seats = _new_seats(game, [replace(mine, computer=None), *computers], 1)
    invited = _new_seats(game, [replace(seat, computer=None) for seat in others], len(seats) + 1)
    guests = with_absences(invited, people, at)
    asked = [Post(News.INVITED, (str(guest.user_id),), host.interaction_id or game.id) for guest in guests]
    lobby = new_game(game.guild_id, game.channel_id, host.user_id, game.options, seats, at)
    return replace(lobby.with_outbox(posts=tuple(asked)), invited=guests)


def asked_again_in(game: Game, channel_id: int) -> Game:
    """Return the game as if it had been played in the channel, which is the home or the thread of the game.

    A rematch moves into a thread again if it is asked for at home. The next game of a dynasty keeps its home.
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
    if latest.number <= game.number or latest.is_live:
        return
    if latest.status is Status.ARCHIVED:
        raise NotPlaying(latest)
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
        game.guild_id, game.channel_id, game.host_id, game.options, seats, at, game.series, game.number + 1
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
    """
    players = [sorted(game.seats, key=lambda seat: seat.series_player or 0) for game in games]
    ranked = series_ranking([[seat.score or 0 for seat in seats] for seats in players])

    def name(player: int) -> str:
        latest = players[-1][player]
        has_left = any(seats[player].resigned and seats[player].user_id == latest.user_id for seats in players)
        return "" if has_left else latest.name

    return tuple((name(standing.player), standing) for standing in ranked)


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
            each.number,
            each.user_id,
            each.name,
            each.place or 0,
            each.resigned,
            is_lent=each.owner_id is not None,
            is_guided=each.guided is not None,
        )
        for each in game.seats
    )
    return FinishedGame(game.options.variant, tuple(seats))


# ---- playing on from a position of a finished game: a private game against computer players that counts nowhere


MOST_PLAYED_ON: Final = 3
"""The most games of this kind that a person has; the next game replaces the oldest."""


def can_play_on(table: Table, ply: int) -> bool:
    """Return whether people can play on from a ply of a finished game: the turn there was a choice of a person's seat.

    A game that was played on itself is played on only from its own beginning.
    """
    if table.game.deal.origin is not None:
        return ply == table.game.deal.origin_step[1]
    if not table.state.is_over:
        return False
    then = table.until(ply)
    state, turn = then.state, takewhile(lambda each: each.before.is_same_turn(then.state), then.left_out)
    if state.is_chance or state.is_over or all(each.is_forced for each in turn):
        return False
    seat = table.seat(state.king.seat)
    # An erased person has left a seat with neither a user nor a computer player.
    return seat.user_id is not None or seat.computer is None


def position_table(state: State) -> Table:
    """Return a table at a position with a turn due, without people, for `played_on` from ply 0."""
    seats = [Seat(number, None, "") for number in range(1, state.players + 1)]
    game = new_game(None, 0, None, GameOptions(state.variant.code, state.players), seats, 0)
    return Table.of(game.with_deal(origin=str(state)))


def played_on(table: Table, ply: int, host: Actor, names: Sequence[str], language: str | None, at: int) -> Table:
    """Return the table of a new game without an id, from a ply of a finished game.

    The host sits on the seat to move. Computer players keep their seats and names; other computer players of the same
    level, or Solid, take the seats of people, under some of `names`. Raises OldButton as `can_play_on`.
    """
    if not can_play_on(table, ply):
        raise OldButton
    game, acting = table.game, table.until(ply).state.king.seat
    entries = [Entry(each.ply, each.text, None, None, at) for each in table.log[:ply]]
    own = {seat.number: seat for seat in game.seats if seat.user_id is None and seat.computer and seat.number != acting}
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
    """Return whether the game counts in statistics and rankings, as its end says."""
    return not (game.progress.taken_back or game.deal.origin or any(seat.guided for seat in game.seats))


class PlayOnService:
    """Games that are played on from finished ones: a private game against computer players, which counts nowhere.

    The log up to the position is copied without the people who made the moves. The deal has its own secret, so that
    the dominoes after the position are new, and reveal nothing about the original deal.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._opening = KeyedLocks()

    async def begin(self, table: Table, ply: int, host: Actor, names: Sequence[str], language: str | None) -> Table:
        """Begin a game as `played_on`, or return the host's game from there if the host has not moved in it yet."""
        assert host.user_id is not None
        new = played_on(table, ply, host, names, language, self._tables.clock())
        # Taps are handled one after the other, so a second tap shows the game that the first tap began.
        async with self._opening[host.user_id]:
            mine = [each for each in await self._tables.games.games_alone(host.user_id) if each.deal.origin]
            for each in mine:
                if each.deal.origin == new.game.deal.origin and each.progress.ply == new.ply:
                    return await self._tables.table_of(each)
            for each in mine[MOST_PLAYED_ON - 1 :]:
                await self._tables.delete(await self._tables.table_of(each))
            return await self._tables.create(new.game, new.log)


TURNS_KEPT: Final = 20_000
"""How many glances at turns are cached, some 300 bytes each."""


class SeriesService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._glances = LRUCache[int, Glances](TURNS_KEPT, getsizeof=len)

    async def standings(self, game: Game) -> tuple[tuple[str, SeriesStanding], ...]:
        """Return the standings of the dynasty after the game; empty for a game outside a dynasty."""
        if not game.options.dynasty or game.series is None:
            return ()
        games = await self._tables.games.series_games(game.series)
        return standings([each for each in games if each.status is Status.OVER and each.number <= game.number])

    async def ending(self, table: Table) -> Ending:
        # A dynasty shows the sum of its games, and a count of all games between the players would look like part of the
        # sum.
        game = table.game
        series = await self.standings(game)
        meetings = () if series else await self._meetings(game)
        highlights = await asyncio.to_thread(Highlights.of, table, await self.glances(table))
        return Ending(series, meetings, highlights, await self._is_record(game))

    async def glances(self, table: Table) -> Glances:
        """Return glances at the turns of a table, and cache them, so that the end of the game need not wait."""
        found = await asyncio.to_thread(glances, table, self._glances.get(table.game.id, {}))
        self._glances[table.game.id] = found
        return found

    async def _is_record(self, game: Game) -> bool:
        """Return whether the only person of a finished game has a higher score than in any other of several games."""
        alone = only_person(game)
        if alone is None or alone.user_id is None or not counts(game):
            return False
        rows = await self._tables.accounts.store.statistics(alone.user_id)
        same = (each for each in rows if each.variant == game.options.variant and each.is_daily == bool(game.deal.name))
        return any(each.games > 1 and each.best == alone.score for each in same)

    async def _meetings(self, game: Game) -> Meetings:
        ended = at_the_end(game)
        people = set[int]().union(*sides_of(ended).values())
        if len(people) < 2 or len(sides_of(ended)) != 2:
            return ()
        reader = self._tables.accounts.store
        return head_to_head(ended, await reader.meetings(game.guild_id or 0, people, game.times.ended_at or 0))

    async def rematch_or_next(self, game_id: int, actor: Actor, channel_id: int | None = None) -> Table:
        """Open a rematch, accept the invitation to a rematch, or start the next game of a series at once.

        `channel_id` is the home of the game, or the default, the place of the game. Raises ChannelBusy.
        """
        played, at = (await self._tables.table(game_id)).game, self._tables.clock()
        game = asked_again_in(played, channel_id or played.channel_id)
        require(Deed.REMATCH, game, actor)
        people = await self._tables.accounts.seated(game_id)
        if not game.has_successor:
            await self._require_not_played(game)
            if asked := await self._rematch_elsewhere(played, game.channel_id, actor):
                return await self._tables.change(asked.id, join, actor)
            return await self._rematch(rematch(game, actor, people, at), actor)
        # The lock keeps two people from starting the next game twice, in two places and from one secret.
        async with self._tables.at(game_id) as ended:
            game = asked_again_in(ended.game, game.channel_id)
            series = await self._tables.games.series_games(game.series or game.id)
            # The button may be in an old message, whose next game has already been played.
            require_no_later_game(game, [each for each in series if each.status is not Status.CANCELLED][-1])
            following = next_game(game, people, at, series)
            # A game of the series may be live in another place.
            begun = next((each for each in series if each.is_live), None)
            if live := begun or await self._tables.games.live_game(game.channel_id):
                raise next_game_refusal(ChannelBusy(live), following)
            try:
                table = await self._tables.create(following)
            except ChannelBusy as busy:
                raise next_game_refusal(busy, following) from None
        # The next game is a lobby that starts at once.
        return await self._tables.start(table, actor)

    async def _require_not_played(self, game: Game) -> None:
        """Check that the people of the game have not finished a later game in the channel."""
        for latest in await self._tables.games.games_in(game.channel_id, 1):
            same = user_ids(latest) == user_ids(game)
            if latest.id > game.id and latest.status is Status.OVER and same:
                raise Refusal("error-rematch-played", link=latest)

    async def _rematch_elsewhere(self, played: Game, channel_id: int, actor: Actor) -> Game | None:
        """Return the lobby of a rematch in the other place of the game, if the person is invited.

        A game in a thread can be asked for again in the thread and at home.
        """
        for place in filter(None, {played.channel_id, played.home_id} - {channel_id}):
            live = await self._tables.games.live_game(place)
            if live and live.invitation_of(actor.user_id) and is_rematch(live, played):
                return live
        return None

    async def _rematch(self, lobby: Game, actor: Actor) -> Table:
        """Open the lobby. The first person who asks for a rematch is host, and later people accept the invitation."""
        try:
            return await self._tables.create(lobby)
        except ChannelBusy as busy:
            if busy.game.invitation_of(actor.user_id) is None:
                raise rematch_refusal(busy, actor) from None
            return await self._tables.change(busy.game.id, join, actor)
