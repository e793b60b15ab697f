"""Operations at tables with other data or a check of the position, beyond a pure function."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games import seats
from bot.games.challenges import (
    DAY_LENGTH,
    FIRST_DAY,
    LONGEST_DAYS,
    MOST_SHOWN,
    PAR,
    SOURCES,
    Challenge,
    ChallengeKind,
    ChallengeOutcome,
    Contender,
    Results,
    daily_challenge,
    days_of_week,
    kind_of,
    name_of_deal,
    new_challenge_game,
    par_of,
    parts_of,
    require_room,
    weekly_challenge,
    with_places,
    without_hash,
)
from bot.games.dates import utc_date
from bot.games.deadlines import Place, revive_game
from bot.games.game import NOBODY, Actor, Game, Seat, Status
from bot.games.highlights import Highlights
from bot.games.lobby import Invitations, join
from bot.games.people import AccountService, Person
from bot.games.refusals import ChannelBusy, OldButton, Refusal
from bot.games.results import UNCOUNTED
from bot.games.seats import Return, away, begin_absence, missed, present, require_seat, with_absences
from bot.games.series import (
    MOST_PLAYED_ON,
    Ending,
    Meetings,
    asked_again_in,
    at_the_end,
    counts,
    head_to_head,
    is_rematch,
    next_game,
    next_game_refusal,
    only_person,
    played_on,
    rematch,
    rematch_refusal,
    require_no_later_game,
    sides_of,
    standings,
    user_ids,
)
from bot.games.table import Table
from bot.games.tables import Tables
from engine.scoring import SeriesStanding

if TYPE_CHECKING:
    from bot.storage.database import SqlKeyValueStore


async def invitations(
    tables: Tables, actor: Actor, people: Mapping[int, str], outside: Sequence[Refusal] = ()
) -> Invitations:
    """Return the change that invites the people, who are given as names by user id.

    The change refuses guests whom the actor has called too often of late, and guests beyond the limit for calls.
    """
    persons = [await tables.accounts.person(user_id) for user_id in people]
    reserved = (Seat(0, user_id, name) for user_id, name in people.items())
    guests = with_absences(reserved, persons, tables.clock())
    return Invitations(guests, partial(tables.calls.refusal, actor.user_id or 0), outside)


async def revive(tables: Tables, game_id: int, actor: Actor, place: Place | None = None) -> Table:
    """Let an archived game go on, at another place if `place` is given. Raises ChannelBusy."""
    table = await tables.table(game_id)
    host_id, limits = table.game.host_id, tables.limits
    counts = await tables.games.live_counts(host_id, place[0] if place else table.game.guild_id)
    # The limit of the host must not stop other players from reviving the game.
    (limits.require_room if host_id == actor.user_id else limits.require_room_on_server)(counts)
    others = [person for person in await tables.accounts.seated(game_id) if person.user_id != actor.user_id]
    try:
        return await tables.change(game_id, revive_game, actor, others, place)
    except ChannelBusy as busy:
        raise ChannelBusy(busy.game, "error-channel-taken") from None


async def leave(tables: Tables, user_id: int, until: int) -> Sequence[Table]:
    """Let the person be away from now until `until`, in Unix seconds; return the person's tables.

    An absence is stored in the person's settings, and repeated on each seat of the person.
    """
    now = tables.clock()
    await tables.accounts.change(user_id, lambda person: away(person, now, until))
    games = await tables.games.games_of(user_id)
    return [await tables.change(game.id, begin_absence, NOBODY, user_id, until) for game in games]


async def come_back(tables: Tables, actor: Actor) -> Return | None:
    """End the person's absence at all tables; None if the person was not away."""
    assert actor.user_id is not None
    person = await tables.accounts.person(actor.user_id)
    if person.away_from is None:
        return None
    for game in await tables.games.games_of(actor.user_id):
        await tables.change(game.id, seats.come_back, actor)
    return await welcome(tables, person)


async def welcome(tables: Tables, person: Person) -> Return:
    """Record the person's return; return the person's live tables and what the person has missed."""
    since = person.away_from or 0
    await tables.accounts.change(person.user_id, partial(present, before=person))
    games = await tables.games.games_of(person.user_id, ended_since=since)
    found = [await tables.table_of(game) for game in games]
    return Return([each for each in found if each.game.is_live], missed(found, person.user_id, since))


HIGHLIGHTS_KEPT: Final = 20
"""How many finished games' highlights are cached: the people of a game open its end one after another."""


class SeriesService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._highlights = LRUCache[tuple[int, int | None], Highlights](HIGHLIGHTS_KEPT)

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
        key = game.id, game.times.ended_at
        if key not in self._highlights:
            self._highlights[key] = await asyncio.to_thread(Highlights.of, table)
        return Ending(series, meetings, self._highlights[key], await self._is_record(game))

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
        require_seat(game, actor)
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


_ERASED: Final = "erased_daily_games"
"""The key of the marks of games erased while they could be played, "2026-11-22:5f3a…" each. A mark names nobody."""

_PARS_KEPT: Final = 30
"""How many deals' pars are in memory; a par takes a second to play."""


class ChallengeService:
    """Finds challenges, and opens, starts and compares the games of people."""

    def __init__(self, tables: Tables, accounts: AccountService, key_values: SqlKeyValueStore) -> None:
        self._tables = tables
        self._accounts = accounts
        self._key_values = key_values
        self._opening = KeyedLocks()
        # All people who play a deal have the same seat in it.
        self._pars = LRUCache[str, int](_PARS_KEPT)
        self._marking = asyncio.Lock()

    def opening(self, user_id: int) -> asyncio.Lock:
        """Return the lock to hold while a game of a challenge is opened for the person."""
        return self._opening[user_id]

    async def challenge(self, argument: str = "") -> Challenge:
        """Return the challenge of an address; "" is today's daily game. Raises OldButton for an address of no button.

        A wrong ticket is left out.
        """
        today, (deal, _, ticket) = utc_date(self._tables.clock()), argument.partition(" ")
        if not deal:
            return daily_challenge(today)
        try:
            day, kind, source_id = parts_of(deal)
            if kind is ChallengeKind.DAILY and FIRST_DAY <= day <= today:
                return daily_challenge(day)
            source = await self._tables.games.game(source_id)
            found = SOURCES[kind](deal, day, source) if deal == name_of_deal(kind, source) else None
        except (ValueError, LookupError, Refusal):
            raise OldButton from None
        if found is None or found.kind is not kind:
            raise OldButton
        return replace(found, ticket=ticket if ticket == await self.ticket(source.id) else "")

    async def next_hash(self, game: Game) -> str | None:
        """Return the hash that announces the daily game of the next day; None after other games."""
        if not game.deal.name or kind_of(game.deal.name) is not ChallengeKind.DAILY:
            return None
        following = parts_of(game.deal.name)[0] + timedelta(days=1)
        return await self._tables.dealer.commitment(following.isoformat(), self._tables.clock())

    async def ticket(self, game_id: int) -> str:
        """Return the ticket that lets everybody play the deal of a game."""
        draw = await self._tables.dealer.rng_for("ticket")
        return f"{draw(game_id).getrandbits(64):x}"

    async def to_beat(self, user_id: int, source: Game, ticket: str = "") -> str:
        """Return the argument for the address of the challenge to beat the game, or of the deal that still counts."""
        if source.deal.name and await self._still_counts(source.deal.name, user_id):
            return source.deal.name
        return f"{name_of_deal(ChallengeKind.BEAT, source)} {ticket}".rstrip()

    async def _still_counts(self, deal: str, user_id: int) -> bool:
        """Return whether the deal is open, or the person has begun the deal and not finished it."""
        game = await self._tables.games.game_of_deal(deal, user_id)
        return self._is_open(await self.challenge(deal)) or (game is not None and game.is_live)

    def _is_open(self, challenge: Challenge) -> bool:
        return challenge.closes_at is None or self._tables.clock() < challenge.closes_at

    async def results(self, user_id: int, argument: str = "") -> Results:
        """Return the results of the person and of all others. Raises OldButton as `challenge` does."""
        challenge, now = await self.challenge(argument), self._tables.clock()
        finished = await self._accounts.store.finished_deals(user_id)
        game = await self._tables.games.game_of_deal(challenge.deal, user_id)
        source = challenge.source if challenge.kind is ChallengeKind.BEAT and game is None else None
        # A person must not rehearse a deal that still counts for that person.
        if source and source.deal.name and await self._still_counts(source.deal.name, user_id):
            raise OldButton
        results = Results(
            challenge,
            now,
            game,
            await self._accounts.store.deal_scores(challenge.deal),
            days_of_week((date.fromisoformat(each) for each in finished if len(each) == DAY_LENGTH), utc_date(now)),
        )
        if game or not results.is_open:
            return results
        return replace(results, is_erased=await self._mark(challenge.deal, user_id) in await self._marks())

    async def outcome(self, row: Game) -> ChallengeOutcome:
        """Return the result of a challenge in a channel, so far or at its end."""
        challenge = await self.challenge(name_of_deal(ChallengeKind(row.challenge or ChallengeKind.CHANNEL), row))
        scores = Results(challenge, 0, None, await self._accounts.store.deal_scores(challenge.deal)).in_time
        placed = with_places(score for score in scores if score.is_listed)[:MOST_SHOWN]
        tables = [await self._tables.table(score.game_id) for _, score in placed]
        entries = tuple(
            Contender(place, score.name, table, challenge.seat)
            for (place, score), table in zip(placed, tables, strict=True)
        )
        ticket = await self.ticket(entries[0].table.game.id) if entries else ""
        return ChallengeOutcome(challenge, scores, entries, ticket)

    async def duel(self, results: Results) -> ChallengeOutcome:
        """Return a person's finished game beside the game that the person wanted to beat, the better game first."""
        source, own = results.challenge.source, results.game
        assert source is not None
        assert own is not None
        tables = [await self._tables.table(each.id) for each in (source, own)]
        entries = [
            Contender(1, table.name_of(results.challenge.seat), table, results.challenge.seat) for table in tables
        ]
        best = max(each.points for each in entries)
        placed = (each._replace(place=1 if each.points == best else 2) for each in entries)
        return ChallengeOutcome(results.challenge, results.scores, tuple(sorted(placed, key=attrgetter("place"))))

    async def par(self, table: Table, user_id: int) -> int:
        """Return the points of `PAR` in the person's place; the table is the person's finished game of a challenge."""
        seat, deal = table.game.seat_of(user_id), table.game.deal.name or ""
        if deal not in self._pars:
            dealer, now = self._tables.dealer, self._tables.clock()
            levels = PAR, (await self.challenge(deal)).computers[0]
            par, computer = [await dealer.player_for(deal, level, now) for level in levels]
            draws, place = await dealer.draws(table.game.deal), seat.number if seat else 1
            self._pars[deal] = await asyncio.to_thread(par_of, table, place, draws, par, computer)
        return self._pars[deal]

    async def play(
        self, challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str]
    ) -> Table:
        """Open a game of a challenge and start it; `names` are for computer players, `language` for the table."""
        source = challenge.source
        if source and source.status is Status.OPEN and source.deal.mixed_in is None:
            challenge = replace(challenge, source=(await self._tables.change(source.id, without_hash)).game)
        new = new_challenge_game(challenge, guild_id, host, language, names, self._tables.clock())
        return await self._tables.start(await self._tables.create(new), host)

    async def open(self, row: Game) -> Table:
        """Open a challenge in a channel. Raises as `require_room`."""
        return await self._tables.create(row, require_room=require_room)

    async def open_weekly(self, guild_id: int, channel_id: int, language: str | None) -> Table | None:
        """Open the weekly challenge of a server; None if the server has an open weekly challenge."""
        # Two managers may choose the channel at once.
        async with self._opening[guild_id]:
            now = self._tables.clock()
            rows = await self._tables.games.open_challenges(guild_id)
            if any(each.challenge == ChallengeKind.WEEKLY and (each.times.closes_at or 0) > now for each in rows):
                return None
            row = weekly_challenge((guild_id, channel_id), language, now)
            return await self._tables.create(row, require_room=lambda _: None)

    async def hidden(self, user_id: int, reader_id: int) -> tuple[str, ...]:
        """Return the deals that the person has finished, and whose points must stay hidden from the reader."""
        begun = await self._accounts.store.begun_deals(user_id, self._earliest())
        found = [(each, await self.results(reader_id, each)) for each in begun if UNCOUNTED not in each]
        return tuple(each for each, results in found if not results.is_revealed)

    async def keep_tries(self, user_id: int) -> None:
        """Before the person is erased, store what open challenges they have begun: nobody has a second try."""
        begun = await self._accounts.store.begun_deals(user_id, self._earliest())
        tries = [each for each in begun if UNCOUNTED not in each and self._is_open(await self.challenge(each))]
        await self._marks(*[await self._mark(each, user_id) for each in tries])

    def _earliest(self) -> str:
        """Return the earliest name of a deal that may be open."""
        return (utc_date(self._tables.clock()) - timedelta(days=LONGEST_DAYS)).isoformat()

    async def _marks(self, *new: str) -> frozenset[str]:
        """Return the marks of erased games of open challenges; add new marks, and delete the marks of other games."""
        today, earliest = utc_date(self._tables.clock()).isoformat(), self._earliest()
        async with self._marking:
            kept = frozenset((await self._key_values.get(_ERASED) or "").split())
            # The mark of a daily game begins with its day and a colon, so the mark goes at the end of the day.
            current = {each for each in kept if each >= (today if each[DAY_LENGTH] == ":" else earliest)}.union(new)
            if current != kept:
                await self._key_values.set(_ERASED, " ".join(sorted(current)))
        return frozenset(current)

    async def _mark(self, deal: str, user_id: int) -> str:
        draw = await self._tables.dealer.rng_for(deal)
        return f"{deal}:{draw(f'erased {user_id}').getrandbits(64):x}"
