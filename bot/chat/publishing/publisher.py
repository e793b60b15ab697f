"""Updates the public messages of all games from the database, and announces each position once."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

from bot.activity import carrying_out, working_on
from bot.chat.at_discord import log_failure, place_of
from bot.chat.kit import Answer, Channels, RequestFailed, made_at
from bot.chat.publishing.failures import Known, known_by
from bot.chat.publishing.loop import Loop
from bot.chat.publishing.requests import Port
from bot.chat.slots import MENTIONED_AT_END, Slots
from bot.concurrency import KeyedLocks, for_each
from bot.games.channel import CHANGING, needs_publisher, redraw, renew
from bot.games.deadlines import Presence, look_again
from bot.games.game import DAY, HOUR, MINUTE, NOBODY, Status
from bot.games.notifying import Given, people_of, shows_end, uncalled
from bot.games.outbox import Kind
from bot.games.people.person import NEXT, TURNS, USUAL_QUIET, by_server, hours_until, quiet_until
from bot.games.rows import moves_to_thread, wanted
from bot.games.shared_deals import parts_of
from bot.games.table import Table
from bot.services.runner import GameRunner, is_thinking
from bot.services.series import SeriesService
from bot.services.tables import Tables
from bot.storage.account_repository import SqlServerRepository

log = logging.getLogger(__name__)

OLD: Final = HOUR
"""The age of a message in seconds after which Discord allows only a few more edits."""

_FIRST_DELAY: Final = 2 * MINUTE
"""The delay after the second failed attempt to show a game, in seconds. Each further failure doubles the delay.

After the first failure the next heartbeat tries again (a heartbeat runs once a minute).
"""
_LONGEST_DELAY: Final = 64 * MINUTE
"""The longest delay before a new message, in seconds. If only sent messages must change, the longest delay is a day."""
_MOST_FAILURES: Final = 20
"""The highest number of failures in a row that is counted."""


class Publisher:
    """Advances all games and shows each game in its channel. A process has one publisher."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts that it works with
        self,
        tables: Tables,
        channels: Channels,
        series: SeriesService,
        presence: Presence,
        slots: Slots,
        runner: GameRunner,
        servers: SqlServerRepository,
    ) -> None:
        self._servers = servers
        self._tables, self._channels, self._series, self._presence = tables, channels, series, presence
        self._slots, self._runner = slots, runner
        self._failures = dict[int, tuple[int, int]]()
        """The number of failures of each game that could not be shown, and the time of the next attempt, by game id."""
        self._waiting = defaultdict[int, set[int]](set)
        """The ids of the games that could not change a message, by the id of the channel or thread that refused."""
        self._locks = KeyedLocks()

    async def publish(self, game_id: int, reply: Answer | None = None) -> Table:
        """Send the missing messages of a game, and remove messages that are no longer wanted. Raises RequestFailed."""
        return await self.publish_changed(await self._tables.table(game_id), reply)

    async def publish_changed(self, table: Table, reply: Answer | None = None) -> Table:
        """Publish a table that was just read or written, unless the channel already shows the table.

        Computer players move first. Raises RequestFailed.
        """
        # Moves inside a turn are not public yet, so they need neither the lock nor a request.
        if not needs_publisher(table.game):
            return table
        # Without the lock, two concurrent calls for a game could both find the turn unpublished and send it twice. With
        # the lock, the second call finds the announcement of the first call.
        async with self._publishing(table.game.id):
            table = await self._tables.newest(table)
            if moves_to_thread(table.game):
                table = await self._show(table, reply)
            table = await self._runner.advance_from(table)
            table = await self._show(table, reply)
            # This computation comes after the messages, because people wait for the messages.
            await self._series.glance_ahead(table)
        return table

    async def show_finished(self, table: Table) -> None:
        """Update the message of a shared deal after a game with the deal has ended."""
        if table.game.deal.name and (row_id := parts_of(table.game.deal.name)[2]):
            await self.refresh(row_id)

    async def refresh(self, game_id: int, *, must_edit: bool = False) -> None:
        """Update the message of a feature's open row, if the feature wants an update; log a failure.

        `must_edit` updates the message even if the feature does not want an update yet. Use it to remove something that
        the message must no longer show.
        """
        # This method is called once a minute until the message is shown. The channel may refuse the message for days,
        # so the method waits between attempts.
        if self.is_waiting(game_id) and not must_edit:
            return
        try:
            async with self._publishing(game_id):
                table = await self._tables.table(game_id)
                owner = self._slots.owners.get(table.game.owner or "")
                shown = wanted(table.game, Kind.LOBBY)
                if table.game.status is not Status.OPEN or not shown or shown[0].id is None:
                    return
                change = await owner.change(table) if owner else None
                if change := change or (redraw if must_edit else None):
                    table = await self._show(await self._tables.change(table, change), None, must_edit=must_edit)
                if owner and (looks_at := await owner.looks_at(table)) != table.game.times.looks_at:
                    await self._tables.change(table, look_again, NOBODY, looks_at)
        except RequestFailed as error:
            log.info("game %s: the public message stays as it is: %s", game_id, error)
            self._record_attempt(game_id, is_shown=False)

    async def bring_back(self, table: Table) -> Table:
        """Send a deleted public message of a live table again, without a sound; return the new table."""
        game = table.game
        if not game.is_live or game.is_in_panel or game.announcement.id is None:
            return table
        try:
            place = replace(place_of(game), id=game.announcement.channel_id or game.channel_id)
            await self._channels.look_for_message(place, game.announcement.id)
        except RequestFailed as error:
            if known_by(error) is Known.GONE:
                lost = await self._tables.change(table, renew, NOBODY, is_standing=False)
                return await self.try_to_publish(game.id) or lost
        return table

    @asynccontextmanager
    async def _publishing(self, game_id: int) -> AsyncIterator[None]:
        """Lock the publication of a game. Changes in the block do not count as changes of the person who acted."""
        async with self._locks[game_id]:
            with carrying_out(None):
                yield

    @asynccontextmanager
    async def thinking(self, table: Table) -> AsyncIterator[None]:
        """Show the bot typing while computer players think, and remove the buttons of the finished turn."""
        if not is_thinking(table):
            yield
            return
        async with self._channels.typing(place_of(table.game)):
            # After a failure, the publication after the computer's moves tries again.
            with suppress(RequestFailed):
                await self._show(table, None)
            yield

    # ---- all games

    async def publish_pending(self) -> None:
        """Publish the games with unshown changes, for example after a start, a crash or a lost connection."""
        unshown = await self._tables.games.unshown_games()
        await for_each(self.try_to_publish, [each for each in unshown if not self.is_waiting(each)])

    def is_backing_off(self, game_id: int) -> bool:
        return game_id in self._failures

    def is_waiting(self, game_id: int) -> bool:
        """Return whether the game waits for the next attempt after a failure."""
        return self._failures.get(game_id, (0, 0))[1] > self._tables.clock()

    def _record_attempt(self, game_id: int, *, is_shown: bool, longest: int = _LONGEST_DELAY) -> None:
        """Begin or end the delay of a game after an attempt to show the game."""
        failures, _ = self._failures.pop(game_id, (0, 0))
        if not is_shown:
            delay = min(_FIRST_DELAY << failures - 1, longest) if failures else 0
            self._failures[game_id] = min(failures + 1, _MOST_FAILURES), self._tables.clock() + delay

    def _note_places(self, game_id: int, loop: Loop) -> None:
        """Record the places that refused a game. Let other games try again in a place that accepted a request."""
        for place in loop.refused:
            self._waiting[place].add(game_id)
        for place in loop.reached - loop.refused:
            self.look_again_at(place)

    def look_again_at(self, place_id: int) -> None:
        """Let the games that wait for a channel or a thread try again with the next heartbeat."""
        for game_id in self._waiting.pop(place_id, ()):
            if known := self._failures.get(game_id):
                self._failures[game_id] = known[0], 0

    async def try_to_publish(self, game_id: int, reply: Answer | None = None) -> Table | None:
        """Advance and publish a game; log a failure and retry with a back-off.

        Return the table; None after a failure.
        """
        with working_on(game_id):
            try:
                table = await self.publish(game_id, reply)
                await self._tables.games.refresh_marks(game_id)
            except Exception as error:  # noqa: BLE001 - a game that cannot be shown must not stop the other games
                log_failure(log, error, f"game {game_id} could not be shown")
                self._record_attempt(game_id, is_shown=False)
                return None
            return table

    # ---- one table

    async def given(self, table: Table) -> Given:
        """Read the values that `with_calls` needs to decide which people the new messages of a table call."""
        accounts, calls, now = self._tables.accounts, self._tables.recent_calls, self._tables.clock()
        is_end = any(shows_end(table.game, each) for each in uncalled(table.game))
        others = tuple(await self._slots.ask(MENTIONED_AT_END, table)) if is_end else ()
        people = people_of(table.game)
        zone, pace = await self._servers.time_zone(table.game.guild_id), table.game.options.pace * MINUTE
        persons = [by_server(each, zone) for each in await accounts.people({*people, *others})]
        nights = {each.user_id: quiet_until(each, now, self._presence.seen_at(table, each.user_id)) for each in persons}
        present = [each for each in people if self._presence.grace_until(table, each, now)]
        # The message of an end calls nobody who is away, not even the owner of a seat with a substitute.
        missing = [each.user_id for each in persons if is_end and (each.away_until or 0) > now]
        if table.game.owner and is_end:
            # Quiet hours may end when a feature's result is sent. People whom other messages in the channel call at
            # this time are not called by the result.
            missing += await self._tables.games.called_by_others(table.game.channel_id, now - MINUTE, now)
            missing += calls.latest_in(table.game.channel_id)
        return Given(
            {each.user_id: nights[each.user_id] for each in persons if each.mentions and each.user_id not in missing},
            {each.user_id: quiet_until(each, now + pace) for each in persons},
            frozenset(each.user_id for each in persons if each.private in {TURNS, NEXT}),
            frozenset(each.user_id for each in persons if each.private == NEXT),
            dict.fromkeys(present, now + self._presence.grace),
            hours_until(zone, now, USUAL_QUIET) if zone else None,
            others,
            calls.allowed,
            calls.earlier_message,
            nights,
            frozenset(each.user_id for each in persons if each.private),
        )

    async def _show(self, table: Table, reply: Answer | None, *, must_edit: bool = False) -> Table:
        """Send the missing changes to the channel."""
        game = table.game
        if game.owner and not must_edit and game.owner not in self._slots.owners:
            return table
        # After an erasure, or in a restored copy of a database, rows of wanted messages may be missing. A change that
        # changes nothing adds the rows.
        table = await self._tables.change(table, lambda unchanged, *_: unchanged)
        tables, clock = self._tables, self._tables.clock
        port = Port(tables, self._channels, self._series, self._slots, reply)
        tapped = (reply.mark, reply.message_id) if reply and reply.mark and reply.message_id else None
        loop = Loop(
            *(table, port, tables.change, tables.unsent, clock, lambda sent: clock() - made_at(sent) > OLD),
            tapped=tapped,
            here=reply.channel_id if reply else None,
        )
        try:
            left = await loop.run()
            # People wait for new messages, but not for changes of sent messages.
            longest = DAY if all(each.way in CHANGING for each in left) else _LONGEST_DELAY
            is_locked = bool(wanted(loop.table.game, Kind.LOCKED))
            self._record_attempt(game.id, is_shown=not (left or is_locked), longest=longest)
        finally:
            self._note_places(game.id, loop)
            if loop.ended:
                # This cannot deadlock: a later game publishes an earlier game, but never the reverse.
                await self.try_to_publish(loop.ended.game.id)
        return loop.table
