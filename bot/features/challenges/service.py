"""Finds the challenges of people and channels, and opens, starts and compares the games."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date, timedelta
from statistics import median
from typing import Final

from bot.chat.kit import Channels, made_at
from bot.concurrency import KeyedLocks
from bot.features.challenges.challenge import (
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
    challenge_like,
    compared,
    daily_challenge,
    days_of_week,
    deal_of,
    extend,
    look_by,
    name_of_deal,
    new_challenge,
    new_challenge_game,
    par_of,
    ranked,
    require_room,
    without_hash,
)
from bot.features.challenges.filling import Change, due_change, fill, next_change
from bot.features.challenges.rows import SqlChallengeRepository
from bot.features.challenges.season import FULL, Opened, Season, by_channel, season_of
from bot.features.challenges.weeks import COURTS, DAYTIME, Week
from bot.games.channel import redraw
from bot.games.game import DAY, HOUR, MINUTE, NOBODY, Actor, Game, LiveCounts, Status
from bot.games.outbox import Kind, Leaving
from bot.games.people.dates import local_datetime, utc_date
from bot.games.people.person import Person, by_server, quiet_until
from bot.games.refusals import Refusal
from bot.games.shared_deals import DAY_LENGTH, FIRST_DAY, LASTING, UNCOUNTED, earliest_open, parts_of
from bot.games.table import Table
from bot.services.series import SeriesService
from bot.services.tables import Tables
from bot.storage.account_repository import SqlServerRepository
from bot.storage.database import SqlKeyValueStore

FEWEST_GAMES: Final = 10
"""How many finished games tell how long a game takes."""

_ERASED: Final = "erased_daily_games"
"""The key of the marks of games erased while they could be played, "2026-11-22:5f3a…" each. A mark names nobody."""


class ChallengeService:
    """Finds challenges, and opens, starts and compares the games of people."""

    def __init__(
        self,
        tables: Tables,
        servers: SqlServerRepository,
        key_values: SqlKeyValueStore,
        rows: SqlChallengeRepository,
        channels: Channels,
        series: SeriesService,
    ) -> None:
        self.rows, self.channels, self.series = rows, channels, series
        self._tables, self.accounts = tables, tables.accounts
        self._servers = servers
        self._key_values = key_values
        self._opening = KeyedLocks()
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

    async def results(self, user_id: int, argument: str = "") -> Results:
        """Return the results of the person and of all others. Raises Refusal as `challenge` does."""
        challenge, now = await self.challenge(argument), self._tables.clock()
        finished = await self.rows.finished_deals(user_id)
        game = await self.rows.game_of_deal(challenge.deal, user_id)
        source = challenge.beaten if game is None else None
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

    async def outcome(
        self, challenge: Challenge, scores: Sequence[DealScore], own: Game | None = None
    ) -> ChallengeOutcome:
        """Return the kingdoms of the best people with these scores; of `own`, a person's finished game, in any case."""
        user_id = own.host_id if own else None
        placed = compared(scores, user_id)
        mine = [each for each in placed if each[1].user_id == user_id]
        shown = placed[: MOST_SHOWN - len(mine)]
        shown = (*shown, *(each for each in mine if each not in shown))
        tables = [await self._tables.table(score.game_id) for _, score in shown]
        entries = [
            Contender(place, score.name, table, challenge.seat)
            for (place, score), table in zip(shown, tables, strict=True)
        ]
        if own and not mine:
            entries = [
                Contender(0, own.seats[challenge.seat - 1].name, await self._tables.table(own.id), challenge.seat)
            ]
        ticket = await self.ticket(entries[0].table.game.id) if entries else ""
        par = await self.par(challenge, entries[0].table) if entries else None
        return ChallengeOutcome(challenge, tuple(scores), tuple(entries), ticket, par)

    async def of_row(self, row: Game) -> Challenge:
        """Return the challenge of a row in a channel."""
        return await self.challenge(deal_of(row))

    async def scores(self, row: Game) -> tuple[DealScore, ...]:
        """Return the results in time of a challenge in a channel."""
        challenge = await self.of_row(row)
        return Results(challenge, 0, None, await self.rows.deal_scores(challenge.deal)).in_time

    async def is_weekly(self, channel_id: int) -> bool:
        """Return whether a channel has a challenge every week."""
        return await self.rows.week(channel_id) is not None

    async def season(self, row: Game, *, is_over: bool = False) -> Season | None:
        """Return the season of the weekly challenge of a row; `is_over`: also if the row is about to close."""
        if row.owner != DealKind.WEEKLY:
            return None
        weeks = await self.rows.played_weeks(row.channel_id, row.id)
        return season_of((*weeks[:-1], replace(weeks[-1], is_closed=is_over or weeks[-1].is_closed)))

    async def seasons(self, guild_id: int) -> tuple[Season, ...]:
        """Return the running season of each channel of a server."""
        return tuple(by_channel(await self.rows.played_weeks_of_server(guild_id)))

    async def result_before(self, row: Game) -> Game | None:
        """Return the week whose result opens the week of a row; None if no result does."""
        before = await self.rows.week_before(row) if row.owner == DealKind.WEEKLY else None
        if before is None:
            return None
        week = await self._tables.games.game(before)
        has_own = any(each.kind is Kind.END for each in week.outbox.messages)
        return None if has_own or not await self.scores(week) else week

    async def minutes(self, row: Game) -> int:
        """Return how many minutes a game of the challenge of a row takes; 0 if too few games tell."""
        options = row.options
        seconds = await self.rows.seconds_played(row.guild_id or 0, options.variant, options.capacity)
        return max(1, round(median(seconds) / MINUTE)) if len(seconds) >= FEWEST_GAMES else 0

    async def newest_week(self, week: Week) -> Game | None:
        """Return the latest weekly challenge of a channel."""
        newest = await self.rows.newest_week(week.channel_id)
        return await self._tables.games.game(newest) if newest else None

    async def is_followed(self, row: Game) -> bool:
        """Return whether the next week has opened, whose message shows the result of a week."""
        return row.owner == DealKind.WEEKLY and await self.rows.newest_week(row.channel_id) != row.id

    async def opened(self, row: Game) -> Opened:
        """Return what the message of an open challenge shows."""
        challenge, week = await self.of_row(row), await self._week_after(row)
        season, scores = await self.season(row), await self.scores(row)
        shown = Opened(challenge, scores, self.now, await self.minutes(row), season)
        if week is None or season is None:
            return shown
        tried = await self.rows.tried(week.channel_id, COURTS)
        is_wanted = week.wanted is not None and week.wanted != row.options.variant
        shown = replace(shown, following=week.wanted if is_wanted else week.variant(season.number + 1, tried))
        if week.wanted is None:
            return replace(shown, offered=week.offered(season.number, tried))
        if is_wanted:
            return replace(shown, wanted=week.wanted)
        is_begun = bool(scores) or await self.rows.is_played(challenge.deal)
        return shown if is_begun else replace(shown, instead=week.variant(season.number, tried))

    async def left_of(self, guild_id: int | None, season: Season) -> list[int]:
        """Return who of the people who have won a season has left the server."""
        return [each for each in season.winners if each > 0 and await self.channels.has_left(guild_id, each)]

    async def missed(self, row: Game) -> tuple[list[Person], Season | None]:
        """Return whom a private message may ask now, on the last day, to finish a week on which the row of weeks hangs.

        One person has finished it. Asked is who has finished the week before and is not away, by day and once.
        """
        closes_at, week = row.times.closes_at or 0, await self._week_after(row)
        if week is None or not closes_at - DAY <= self.now < closes_at - HOUR:
            return [], None
        *weeks, latest = await self.rows.played_weeks(row.channel_id, row.id)
        season = season_of((*weeks, latest))
        if len(latest.scores) != 1 or season.in_a_row < FULL:
            return [], None
        asked = {latest.scores[0].user_id, *await self.rows.missed(row.id)}
        people = await self.accounts.people({each.user_id for each in weeks[-1].scores if each.user_id > 0} - asked)

        def is_by_day(person: Person) -> bool:
            at = by_server(person, week.zone)
            return local_datetime(at.time_zone, self.now).hour in DAYTIME and not quiet_until(at, self.now)

        asked_now = (each for each in people if each.closings and (each.away_until or 0) <= self.now)
        return [each for each in asked_now if is_by_day(each)], season

    async def way_out(self, row: Game) -> Leaving:
        """Return how the message of an open challenge leaves: what shows the result of the week before stays."""
        is_result = not row.announcement.is_again and await self.result_before(row)
        return Leaving.OUTCOME if is_result else Leaving.DELETE

    async def end_after(self, row: Game) -> tuple[int | None] | None:
        """Return the next end of a challenge that nobody has finished; None if it has to close.

        In a tuple, None stands for a challenge that waits until somebody plays.
        """
        week = await self._week_after(row)
        return (week.end_after(row, self.now),) if week else None

    async def woken(self, row: Game) -> Table | None:
        """Give a challenge that waits its next end, as somebody plays; None for a challenge that does not wait."""
        if row.status is not Status.OPEN or row.times.closes_at is not None:
            return None
        week = await self.week(row.channel_id)
        closes_at = week.next_end(self.now) if week else self.now + DAY
        await self.count_edit(row)
        return await self._tables.change(row.id, extend, NOBODY, closes_at)

    async def show_wish(self, row: Game) -> Table | None:
        """Let the message of a week show a wish, unless that takes an edit from the names of who finishes."""
        message, now, closes_at = row.announcement, self.now, row.times.closes_at
        if message.id is None:
            return None
        sent_at = int(made_at(message.id))
        if due_change(message, message.shown + 1, sent_at, closes_at, now) is not Change.EDIT:
            return None
        return await self._tables.change(row.id, fill, NOBODY, sent_at, message.shown)

    async def count_edit(self, row: Game) -> None:
        """Count the edit that is about to show another end; without edits left the message is sent again."""
        if (message := row.announcement).id is not None:
            await self._tables.change(
                row.id,
                fill,
                NOBODY,
                int(made_at(message.id)),
                message.shown,
                next_change(message),
                await self.way_out(row),
            )

    async def _week_after(self, row: Game) -> Week | None:
        """Return the week that goes on after the challenge of a row."""
        return await self.week(row.channel_id) if row.owner == DealKind.WEEKLY else None

    async def week(self, channel_id: int) -> Week | None:
        """Return when a channel has a challenge every week, by the clocks of its server; None for a channel without."""
        week = await self.rows.week(channel_id)
        return week and replace(week, zone=await self._servers.time_zone(week.guild_id) or week.zone)

    async def open_next(self, row: Game, scores: Sequence[DealScore]) -> Table | None:
        """Open the week after a row that is about to close, with its result if it has one; None if no week follows.

        The hour moves once, if somebody who has finished sleeps now.
        """
        week = await self._week_after(row)
        if week is None:
            return None
        people = await self.accounts.people(each.user_id for each in scores if each.user_id > 0)
        if any(quiet_until(by_server(each, week.zone), self.now) for each in people):
            week = week.moved_for(people, self.now)
        return await self.open_week(week, row)

    async def open_week(self, week: Week, like: Game, opener: int | None = None) -> Table | None:
        """Open a challenge of this week, against the computer players of another game; None if one is open.

        `opener` has begun the weeks; without it, who has opened the other challenge.
        """
        # Two people may want it at once.
        async with self._opening[week.channel_id]:
            newest = await self.newest_week(week)
            if newest and newest.id != like.id and newest.status is Status.OPEN:
                await self.rows.keep_week(week)
                return None
            found = challenge_like(like)
            if found is None or like.guild_id is None:
                raise Refusal("error-old-button")
            number = len(await self.rows.played_weeks(week.channel_id)) + 1
            wanted = None if like.options.variant == week.wanted else week.wanted
            variant = wanted or week.variant(number, await self.rows.tried(week.channel_id, COURTS))
            # The server may have chosen its language since.
            language = (await self._servers.server(like.guild_id)).language or like.options.language
            place = like.guild_id, week.channel_id
            row = new_challenge(DealKind.WEEKLY, variant, found[1], place, NOBODY, language, self.now)
            row = replace(row.with_times(closes_at=week.next_end(self.now)), host_id=opener or like.host_id)
            opened = await self._tables.create(row, require_room=lambda _: None)
            await self.rows.keep_week(replace(week, wanted=wanted))
            return opened

    async def open_here(self, guild_id: int, channel_id: int, owners: Collection[str] = OWNED) -> Game | None:
        """Return the newest open row of a channel with one of these owners."""
        found = await self._tables.games.open_rows(guild_id)
        return next((each for each in found if each.channel_id == channel_id and each.owner in owners), None)

    async def duel(self, results: Results) -> ChallengeOutcome:
        """Return a person's finished game beside the game that the person wanted to beat, the better game first."""
        source, own = results.challenge.source, results.game
        assert source is not None
        assert own is not None
        tables, seat = [await self._tables.table(each.id) for each in (source, own)], results.challenge.seat
        placed = ranked(Contender(0, table.name_of(seat), table, seat) for table in tables)
        entries = tuple(each._replace(place=place) for place, each in placed)
        return ChallengeOutcome(results.challenge, results.scores, entries)

    async def announced(self, deal: str) -> str | None:
        """Return the hash of the daily game of the next day, which the end of a daily game shows."""
        day, kind, _ = parts_of(deal)
        tomorrow = (day + timedelta(days=1)).isoformat()
        return await self._tables.dealer.commitment(tomorrow) if kind == DealKind.DAILY else None

    async def par(self, challenge: Challenge, table: Table) -> int:
        """Return the points of `PAR` in the person's place; the table is a finished game of the challenge."""
        if (known := await self.rows.par(challenge.deal)) is not None:
            return known
        draws = self._tables.dealer.draws(table.game.deal)
        points = await asyncio.to_thread(par_of, table, challenge.seat, draws, PAR, challenge.computers[0])
        await self.rows.keep_par(challenge.deal, points)
        return points

    async def play(
        self, challenge: Challenge, guild_id: int | None, host: Actor, language: str | None, names: Sequence[str]
    ) -> Table:
        """Open a game of a challenge and start it; `names` are for computer players, `language` for the table."""
        source = challenge.source
        if source and source.status is Status.OPEN and source.deal.mixed_in is None:
            challenge = replace(challenge, source=(await self._tables.change(source.id, without_hash)).game)
        new = new_challenge_game(challenge, guild_id, host, language, names, self._tables.clock())
        if source and source.status is Status.OPEN and source.owner:
            # A killed bot may miss the end of the game, which the message of the challenge shows.
            await self._tables.change(source.id, look_by, NOBODY, self.now + HOUR)
        return await self._tables.start(await self._tables.create(new), host)

    async def open(self, row: Game) -> Table:
        """Open a challenge in a channel. Raises as `require_room`."""
        begun = [
            each for each in await self._tables.games.open_rows(row.guild_id or 0) if each.owner == DealKind.WEEKLY
        ]
        weeks = sum(each.host_id == row.host_id for each in begun)

        def require(counts: LiveCounts) -> None:
            # Weeks that the person has begun open by themselves.
            require_room(replace(counts, of_host=counts.of_host - weeks))

        return await self._tables.create(row, require_room=require)

    async def keep_tries(self, user_id: int) -> None:
        """Before the person is erased, store what open challenges they have begun: nobody has a second try."""
        now = self._tables.clock()
        begun = [
            each for each in await self.rows.begun_deals(user_id, "") if each >= earliest_open(now) or LASTING in each
        ]
        tries = [each for each in begun if UNCOUNTED not in each and await self._is_open(each)]
        await self._marks(*[await self._mark(each, user_id) for each in tries])

    async def forget_names(self, user_id: int) -> Collection[int]:
        """Before the person is erased, mark the messages that name them; return the rows of these messages.

        A bot that is killed edits the messages later.
        """
        deals = [parts_of(each) for each in await self.rows.finished_deals(user_id)]
        rows = [await self._tables.games.game(each) for _, kind, each in deals if kind in OWNED]
        # The message of a week names the people of the season.
        weekly = {each.channel_id for each in rows if each.owner == DealKind.WEEKLY}
        newest = filter(None, [await self.rows.newest_week(each) for each in weekly])
        rows += [await self._tables.games.game(each) for each in await self.rows.rows_with_card(user_id)]
        naming = {each.id: each for each in (*rows, *[await self._tables.games.game(each) for each in newest])}
        standing = [each for each in naming.values() if each.status is Status.OPEN and each.announcement.id]
        for row in standing:
            await self._tables.change(row.id, redraw)
        return [each.id for each in standing]

    async def _marks(self, *new: str) -> frozenset[str]:
        """Return the marks of erased games of open challenges; add new marks, and delete the marks of other games."""
        now = self._tables.clock()
        today, earliest = utc_date(now).isoformat(), earliest_open(now)
        async with self._marking:
            kept = frozenset((await self._key_values.get(_ERASED) or "").split())
            # The mark of a daily game begins with its day and a colon, so the mark goes at the end of the day.
            current = {each for each in kept if each >= (today if each[DAY_LENGTH] == ":" else earliest)}.union(new)
            lasting = [each for each in kept if LASTING in each]
            current.update([each for each in lasting if await self._is_open(each.partition(":")[0])])
            if current != kept:
                await self._key_values.set(_ERASED, " ".join(sorted(current)))
        return frozenset(current)

    async def _is_open(self, deal: str) -> bool:
        return (await self.challenge(deal)).is_open(self.now)

    async def _mark(self, deal: str, user_id: int) -> str:
        return f"{deal}:{(await self._tables.dealer.secret_for(f'{deal} erased {user_id}'))[:8].hex()}"
