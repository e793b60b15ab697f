"""Finds the challenges of people and channels, and opens, starts and compares the games."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.features.challenges.challenge import (
    FIRST_DAY,
    MOST_SHOWN,
    OWNED,
    PAR,
    SOURCES,
    Challenge,
    ChallengeOutcome,
    Contender,
    DealKind,
    DealScore,
    Results,
    daily_challenge,
    days_of_week,
    look_by,
    name_of_deal,
    new_challenge,
    new_challenge_game,
    par_of,
    ranked,
    require_room,
    weekly_like,
    without_hash,
)
from bot.features.challenges.rows import SqlChallengeRepository
from bot.features.challenges.weeks import IDLE_WEEKS, OPEN_FOR, SHORTEST, Week
from bot.games.game import DAY, HOUR, MINUTE, NOBODY, Actor, Game, Status
from bot.games.people.dates import utc_date
from bot.games.refusals import Refusal
from bot.games.shared_deals import DAY_LENGTH, UNCOUNTED, earliest_open, parts_of
from bot.games.table import Table
from bot.services.tables import Tables
from bot.storage.account_repository import SqlServerRepository
from bot.storage.database import SqlKeyValueStore

_ERASED: Final = "erased_daily_games"
"""The key of the marks of games erased while they could be played, "2026-11-22:5f3a…" each. A mark names nobody."""

FIRST_THREE: Final = 3
"""The last place of the week before whose people the next challenge names, however many share a place."""
LATEST: Final = 10
"""How many challenges of the weeks of a channel are looked at."""

_NAMED_DAYS: Final = 21
"""For how many days after its opening a challenge may be the week before that of an open one."""

_PARS_KEPT: Final = 30
"""How many deals' pars are in memory; a par takes a second to play."""


class ChallengeService:
    """Finds challenges, and opens, starts and compares the games of people."""

    def __init__(
        self,
        tables: Tables,
        servers: SqlServerRepository,
        key_values: SqlKeyValueStore,
        rows: SqlChallengeRepository,
    ) -> None:
        self.rows = rows
        self._tables = tables
        self._servers = servers
        self._key_values = key_values
        self._opening = KeyedLocks()
        # All people who play a deal have the same seat in it.
        self._pars = LRUCache[str, int](_PARS_KEPT)
        self._marking = asyncio.Lock()

    @property
    def now(self) -> int:
        """The time in Unix seconds."""
        return self._tables.clock()

    def opening(self, user_id: int) -> asyncio.Lock:
        """Return the lock to hold while a game of a challenge is opened for the person."""
        return self._opening[user_id]

    async def challenge(self, argument: str = "") -> Challenge:
        """Return the challenge of an address; "" is today's daily game. Raises Refusal for an address of no button.

        A wrong ticket is left out.
        """
        today, (deal, _, ticket) = utc_date(self._tables.clock()), argument.partition(" ")
        if not deal:
            return daily_challenge(today)
        try:
            day, kind, source_id = parts_of(deal)
            if kind == DealKind.DAILY and FIRST_DAY <= day <= today:
                return daily_challenge(day)
            source = await self._tables.games.game(source_id)
            found = SOURCES[DealKind(kind)](deal, day, source) if deal == name_of_deal(DealKind(kind), source) else None
        except (ValueError, LookupError, Refusal):
            raise Refusal("error-old-button") from None
        if found is None or found.kind != kind:
            raise Refusal("error-old-button")
        return replace(found, ticket=ticket if ticket == await self.ticket(source.id) else "")

    async def ticket(self, game_id: int) -> str:
        """Return the ticket that lets everybody play the deal of a game."""
        return (await self._tables.dealer.secret_for(f"ticket {game_id}"))[:8].hex()

    async def to_beat(self, user_id: int, source: Game, ticket: str = "") -> str:
        """Return the argument for the address of the challenge to beat the game, or of the deal that still counts."""
        if source.deal.name and await self._still_counts(source.deal.name, user_id):
            return source.deal.name
        return f"{name_of_deal(DealKind.BEAT, source)} {ticket}".rstrip()

    async def _still_counts(self, deal: str, user_id: int) -> bool:
        """Return whether the deal is open, or the person has begun the deal and not finished it."""
        game = await self.rows.game_of_deal(deal, user_id)
        is_open = (await self.challenge(deal)).is_open(self._tables.clock())
        return is_open or (game is not None and game.is_live)

    async def deals_of(self, user_id: int) -> Sequence[str]:
        """Return the deals that the person has played to the end."""
        return await self.rows.finished_deals(user_id)

    async def results(self, user_id: int, argument: str = "") -> Results:
        """Return the results of the person and of all others. Raises Refusal as `challenge` does."""
        challenge, now = await self.challenge(argument), self._tables.clock()
        finished = await self.rows.finished_deals(user_id)
        game = await self.rows.game_of_deal(challenge.deal, user_id)
        source = challenge.source if challenge.kind is DealKind.BEAT and game is None else None
        # A person must not rehearse a deal that still counts for that person.
        if source and source.deal.name and await self._still_counts(source.deal.name, user_id):
            raise Refusal("error-old-button")
        results = Results(
            challenge,
            now,
            game,
            await self.rows.deal_scores(challenge.deal),
            days_of_week((date.fromisoformat(each) for each in finished if len(each) == DAY_LENGTH), utc_date(now)),
        )
        if game or not results.is_open:
            return results
        return replace(results, is_erased=await self._mark(challenge.deal, user_id) in await self._marks())

    async def outcome(self, row: Game) -> ChallengeOutcome:
        """Return the result of a challenge in a channel, so far or at its end."""
        challenge = await self.challenge(name_of_deal(DealKind(row.owner or DealKind.CHANNEL), row))
        scores = Results(challenge, 0, None, await self.rows.deal_scores(challenge.deal)).in_time
        placed = ranked(score for score in scores if score.is_listed)[:MOST_SHOWN]
        tables = [await self._tables.table(score.game_id) for _, score in placed]
        entries = tuple(
            Contender(place, score.name, table, challenge.seat)
            for (place, score), table in zip(placed, tables, strict=True)
        )
        ticket = await self.ticket(entries[0].table.game.id) if entries else ""
        return ChallengeOutcome(challenge, scores, entries, ticket)

    async def finished(self, row: Game) -> int:
        """Return how many people have finished a challenge in a channel."""
        return len(await self.rows.deal_scores(name_of_deal(DealKind(row.owner or ""), row)))

    async def is_played(self, row: Game) -> bool:
        """Return whether somebody is in the middle of a game of a challenge in a channel."""
        return await self.rows.is_played(name_of_deal(DealKind(row.owner or ""), row))

    async def is_weekly(self, channel_id: int) -> bool:
        """Return whether a channel has a challenge every week."""
        return await self.rows.week(channel_id) is not None

    async def week_before(self, row: Game) -> tuple[DealScore, ...]:
        """Return the listed people on the first places of the challenge of the week before, best first."""
        if row.owner != DealKind.WEEKLY:
            return ()
        ids = [each for each in await self.rows.rows_of_week(row.channel_id, 0, LATEST) if each < row.id]
        earlier = await self._tables.games.game(ids[0]) if ids else None
        # There may have been none last week: the weeks had ended, or the bot was off.
        if earlier is None or row.times.created_at - (earlier.times.closes_at or 0) > 7 * DAY:
            return ()
        outcome = await self.outcome(earlier)
        placed = ranked(each for each in outcome.scores if each.is_listed)
        return tuple(score for place, score in placed if place <= FIRST_THREE)

    async def is_idle(self, row: Game) -> bool:
        """Return whether nobody has finished the last weekly challenges that the channel has shown, up to a row."""
        week = await self.rows.week(row.channel_id)
        latest = await self.rows.rows_of_week(row.channel_id, week.since if week else 0, LATEST)
        rows = [await self._tables.games.game(each) for each in latest if each <= row.id]
        deals = [name_of_deal(DealKind.WEEKLY, each) for each in rows if each.deal.mixed_in][:IDLE_WEEKS]
        return len(deals) == IDLE_WEEKS and not any([await self.rows.was_finished(each) for each in deals])

    async def next_opening(self, row: Game) -> int | None:
        """Return when the challenge after a row that is about to close opens; None if no further one opens.

        After `IDLE_WEEKS` weeks without a result, this ends the weeks of the channel.
        """
        if row.owner == DealKind.WEEKLY and await self.is_idle(row):
            await self.rows.drop_week(row.channel_id)
        following = await self.next_week(row)
        return following[1] if following else None

    async def next_week(self, row: Game) -> tuple[Week, int] | None:
        """Return when the challenge of the next week opens after a closed one; None if no further one opens."""
        week = await self.rows.week(row.channel_id) if row.owner == DealKind.WEEKLY else None
        if week is None or (await self.rows.rows_of_week(row.channel_id, 0, 1))[:1] != (row.id,):
            return None
        # Somebody may have ended the weeks and begun them at another time while the challenge was open.
        return week, week.following(week.opening(max(row.times.created_at, week.since)))

    async def open_week(self, week: Week, like: Game) -> Table | None:
        """Open the challenge of this week, of the same game as another one.

        Return None if one is open, or too little of the week is left.
        """
        # Two managers may want it at once.
        async with self._opening[week.channel_id]:
            closes_at = week.opening(self.now) + OPEN_FOR
            newest = await self.rows.rows_of_week(week.channel_id, 0, 1)
            is_open = newest and (await self._tables.games.game(newest[0])).status is Status.OPEN
            if is_open or closes_at - self.now < SHORTEST:
                return None
            found = weekly_like(like)
            if found is None or like.guild_id is None:
                raise Refusal("error-old-button")
            # The server may have chosen its language since.
            language = (await self._servers.server(like.guild_id)).language or like.options.language
            place = like.guild_id, week.channel_id
            row = new_challenge(DealKind.WEEKLY, *found, place, NOBODY, language, self.now)
            return await self._tables.create(row.with_times(closes_at=closes_at), require_room=lambda _: None)

    async def duel(self, results: Results) -> ChallengeOutcome:
        """Return a person's finished game beside the game that the person wanted to beat, the better game first."""
        source, own = results.challenge.source, results.game
        assert source is not None
        assert own is not None
        tables, seat = [await self._tables.table(each.id) for each in (source, own)], results.challenge.seat
        placed = ranked(Contender(0, table.name_of(seat), table, seat) for table in tables)
        entries = tuple(each._replace(place=place) for place, each in placed)
        return ChallengeOutcome(results.challenge, results.scores, entries)

    async def par(self, table: Table, user_id: int) -> int:
        """Return the points of `PAR` in the person's place; the table is the person's finished game of a challenge."""
        seat, deal = table.game.seat_of(user_id), table.game.deal.name or ""
        if deal not in self._pars:
            computer = (await self.challenge(deal)).computers[0]
            draws, place = self._tables.dealer.draws(table.game.deal), seat.number if seat else 1
            self._pars[deal] = await asyncio.to_thread(par_of, table, place, draws, PAR, computer)
        return self._pars[deal]

    async def play(
        self, challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str]
    ) -> Table:
        """Open a game of a challenge and start it; `names` are for computer players, `language` for the table."""
        source = challenge.source
        if source and source.status is Status.OPEN and source.deal.mixed_in is None:
            challenge = replace(challenge, source=(await self._tables.change(source.id, without_hash)).game)
        new = new_challenge_game(challenge, guild_id, host, language, names, self._tables.clock())
        if source and source.status is Status.OPEN:
            # A killed bot may miss the end of the game, which the message of the challenge shows.
            await self._tables.change(source.id, look_by, NOBODY, self.now + HOUR)
        return await self._tables.start(await self._tables.create(new), host)

    async def open(self, row: Game) -> Table:
        """Open a challenge in a channel. Raises as `require_room`."""
        return await self._tables.create(row, require_room=require_room)

    async def keep_tries(self, user_id: int) -> None:
        """Before the person is erased, store what open challenges they have begun: nobody has a second try."""
        now = self._tables.clock()
        begun = await self.rows.begun_deals(user_id, earliest_open(now))
        tries = [each for each in begun if UNCOUNTED not in each and (await self.challenge(each)).is_open(now)]
        await self._marks(*[await self._mark(each, user_id) for each in tries])

    async def forget_names(self, user_id: int) -> Collection[int]:
        """Before the person is erased, mark the messages that name them; return the rows of these messages.

        A bot that is killed, or that has challenges switched off, edits the messages later.
        """
        earliest = (utc_date(self.now) - timedelta(days=_NAMED_DAYS)).isoformat()
        finished = [each for each in await self.deals_of(user_id) if each >= earliest]
        rows = [await self._tables.games.game(each) for _, kind, each in map(parts_of, finished) if kind in OWNED]
        # The message of a week names the best of the week before.
        weekly = {each.channel_id for each in rows if each.owner == DealKind.WEEKLY}
        newest = [each for channel_id in weekly for each in await self.rows.rows_of_week(channel_id, 0, 1)]
        naming = {each.id: each for each in (*rows, *[await self._tables.games.game(each) for each in newest])}
        standing = [each for each in naming.values() if each.status is Status.OPEN and each.announcement.id]
        for row in standing:
            filling, message_id = await self.rows.filling(row.id), row.announcement.id or 0
            filling = filling.of_message(message_id, await self.finished(row))
            await self.rows.keep_filling(replace(filling, shown=-1))
            await self._tables.change(row.id, look_by, NOBODY, self.now + MINUTE)
        return [each.id for each in standing]

    async def _marks(self, *new: str) -> frozenset[str]:
        """Return the marks of erased games of open challenges; add new marks, and delete the marks of other games."""
        now = self._tables.clock()
        today, earliest = utc_date(now).isoformat(), earliest_open(now)
        async with self._marking:
            kept = frozenset((await self._key_values.get(_ERASED) or "").split())
            # The mark of a daily game begins with its day and a colon, so the mark goes at the end of the day.
            current = {each for each in kept if each >= (today if each[DAY_LENGTH] == ":" else earliest)}.union(new)
            if current != kept:
                await self._key_values.set(_ERASED, " ".join(sorted(current)))
        return frozenset(current)

    async def _mark(self, deal: str, user_id: int) -> str:
        return f"{deal}:{(await self._tables.dealer.secret_for(f'{deal} erased {user_id}'))[:8].hex()}"
