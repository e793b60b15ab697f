"""Keeps the public messages of all games in line with the database: each position is announced once.

The bot records a message in the database only after sending the message. If the bot is killed in between, it searches
the channel for the unrecorded message after the restart. If the bot cannot read the channel, it sends the message
again at once, because Discord recognizes a repeated nonce only for some minutes. A reminder is deleted after its turn,
so its nonce is recorded before the bot sends the reminder.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from bot.activity import carrying_out, working_on
from bot.chat.kit import errors
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.channels import SentMessage
from bot.chat.kit.discord_api import RequestFailed
from bot.chat.kit.replies import Reply
from bot.chat.publishing.back_off import BackOff
from bot.chat.publishing.found import as_shown_by
from bot.chat.publishing.messages import Edit, Publication, PublicMessages, awake
from bot.chat.screens.result import cancelled
from bot.concurrency import KeyedLocks, for_each
from bot.games.deadlines import Presence, look_again
from bot.games.game import NOBODY, Status
from bot.games.outbox import Announcement, Way
from bot.games.people.person import TURNS, Person, quiet_until
from bot.games.posts import pending, record_posts
from bot.games.publication import (
    Step,
    call_later,
    choose_place,
    earlier_steps,
    moves_to_thread,
    next_step,
    nonce_of,
    old_messages,
    record_announcement,
    redraw_step,
    refresh_step,
    superseded,
)
from bot.games.refusals import ChannelBusy
from bot.games.shared_deals import parts_of
from bot.games.table import Table
from bot.services.runner import GameRunner, is_thinking, outdated_by_thinking

log = logging.getLogger(__name__)

FindStep: TypeAlias = Callable[[Table], Step | None]

Retired: TypeAlias = frozenset[int | str | None]
"""The messages without controls, and the deleted messages, by their ids or nonces."""


def _is_behind(table: Table) -> bool:
    """Return whether the channel lacks a message or shows an outdated message."""
    return bool(next_step(table) or pending(table.game))


class Publisher:
    """Advances all games and shows each game in its channel. A bot has a single instance."""

    def __init__(self, messages: PublicMessages, runner: GameRunner, presence: Presence, restored_at: int = 0) -> None:
        self._messages, self._tables, self._channels = messages, messages.tables, messages.channels
        self._runner = runner
        self._presence = presence
        self._back_off = BackOff(self._tables.clock)
        self._restored_at = restored_at
        # The games whose channels this process has searched for unrecorded messages; another search is needless.
        self._up_to_date = set[int]()
        # Messages retired while computer players were thinking, by the ids of their games.
        self._retired = dict[int, Retired]()
        self._locks = KeyedLocks()

    async def publish(self, game_id: int, reply: Reply | None = None, *, redraw: bool = False) -> Table:
        """Show the news in the channel and retire superseded messages. Raises RequestFailed."""
        return await self.publish_changed(await self._tables.table(game_id), reply, redraw=redraw, retire=True)

    async def publish_changed(
        self, table: Table, reply: Reply | None = None, *, redraw: bool = False, retire: bool = False
    ) -> Table:
        """Publish a table that was just read or written, unless the channel already shows the table.

        Computer players move first. `redraw`: also edit the public message of a running game, for a change besides the
        moves, such as a new name. `retire`: also retry messages whose retirement failed. Raises as `publish`.
        """
        is_shown = False
        # A placement is not public before its turn ends, so nothing is locked and nothing is sent.
        if retire or table.acting_computer or _is_behind(table):
            # Two concurrent calls for a game would both find the turn unpublished and send it twice. Under the lock the
            # second call finds the announcement of the first.
            async with self._publishing(table.game.id):
                table = await self._moved(await self._tables.newest(table), reply)
                table = await self._runner.advance_from(table)
                is_shown = await self._take_step(table, next_step, reply)
                # After what people wait for.
                await self._messages.series.glance_ahead(table)
        # A message that was just sent or edited already shows the change.
        must_redraw = redraw and table.is_playing and not is_shown
        return await self.try_to_redraw(table.game.id) if must_redraw else table

    async def redraw(self, game_id: int) -> Table:
        """Edit the public message of a live game, without advancing the game; replace an old or deleted message.

        Raises RequestFailed.
        """
        async with self._publishing(game_id):
            self._retired.pop(game_id, None)
            await self._take_step(await self._moved(await self._tables.table(game_id), None), redraw_step, None)
        return await self._tables.table(game_id)

    async def show_finished(self, table: Table) -> None:
        """Let the message of a shared deal show that a game with the deal is over."""
        if table.game.deal.name and (row_id := parts_of(table.game.deal.name)[2]):
            await self.refresh(row_id)

    async def refresh(self, game_id: int, *, must_edit: bool = False) -> None:
        """Let the message of an open row that is no table show what has come, as its owner wants it; log a failure.

        `must_edit`: also if the owner would wait, because the message shows what it must not show any longer.
        """
        # A channel may refuse the message for days, and the owner looks at the row once a minute until it is shown.
        if self._back_off.is_waiting(game_id) and not must_edit:
            return
        try:
            async with self._publishing(game_id):
                table = await self._tables.table(game_id)
                owner = self._messages.slots.owners.get(table.game.owner or "")
                if owner is None or table.game.status is not Status.OPEN or next_step(table):
                    return
                if way := await owner.change(table) or (Way.EDIT if must_edit else None):
                    await self._take_step(table, partial(refresh_step, way=way, shown=table.game.announcement), None)
                table = await self._tables.table(game_id)
                if (looks_at := await owner.changed(table)) != table.game.times.looks_at:
                    await self._tables.change(table, look_again, NOBODY, looks_at)
        except RequestFailed as error:
            log.info("game %s: the public message stays as it is: %s", game_id, error)
            self._back_off.failed(game_id)

    async def try_to_redraw(self, game_id: int) -> Table:
        """Edit the public message of a live game as `redraw` does, but log a failure."""
        try:
            return await self.redraw(game_id)
        except RequestFailed as error:
            log.info("game %s: the public message stays as it is: %s", game_id, error)
            return await self._tables.table(game_id)

    async def bring_back(self, table: Table) -> Table | None:
        """Send the public message of a live table again, silently, if somebody has deleted it; return the new table.

        Return None if the message stands, or if Discord does not say so. Raises RequestFailed.
        """
        if not table.game.is_live or table.game.is_in_panel or table.game.announcement.message_id is None:
            return None
        try:
            await self._channels.look_for_message(table.game)
        except RequestFailed as error:
            return await self.redraw(table.game.id) if errors.is_message_gone(error) else None
        return None

    @asynccontextmanager
    async def _publishing(self, game_id: int) -> AsyncIterator[None]:
        """Lock the publication of a game; a person who caused it has not asked for what it stores."""
        async with self._locks[game_id]:
            with carrying_out(None):
                yield

    def can_edit(self, table: Table) -> bool:
        """Return False if the public message is so old that a redraw would send a new message instead."""
        message_id = table.game.announcement.message_id
        return message_id is None or not self._messages.is_old(message_id)

    async def _unrecorded(self, table: Table, reply: Reply | None, *, must_search: bool) -> Mapping[int, SentMessage]:
        """Return messages of the game, oldest first, that the database may lack.

        `must_search`: read the channel. Messages from before the restoration of the database are left out, because the
        database lacks their moves.
        """
        seen = dict[int, SentMessage]()
        if reply and reply.message_id and reply.address and reply.channel_id == table.game.channel_id:
            seen[reply.message_id] = SentMessage(reply.address, is_public=False)
        if must_search:
            found = await self._channels.recent_messages(table.game)
            seen |= await self._sent_again(table) if found is None else found
        return {
            message_id: message
            for message_id, message in sorted(seen.items())
            if (message.address is None or message.address.game_id == table.game.id)
            and self._messages.ages.made_at(message_id) >= self._restored_at
        }

    async def _sent_again(self, table: Table) -> Mapping[int, SentMessage]:
        """Send earlier positions again in a channel that cannot be read, and return their messages.

        Discord answers with the message that a killed bot has sent under the same nonce.
        """
        found = dict[int, SentMessage]()
        for step in earlier_steps(table):
            screen = await self._messages.screen(step.table, step.since)
            try:
                message_id = await self._channels.send(
                    table.game, screen, nonce=nonce_of(step, table.game), silent=True
                )
            except RequestFailed as error:
                # A message in a channel where the bot may not send is an answer to an interaction, without a nonce.
                log.info("game %s: an earlier position is not sent again: %s", table.game.id, error)
                break
            found[message_id] = SentMessage(Address.at(step.table, Action.OPEN_PANEL))
        return found

    @asynccontextmanager
    async def thinking(self, table: Table) -> AsyncIterator[None]:
        """Show the bot typing while computer players think, and remove the buttons of the finished turn."""
        async with self._channels.typing(table.game) if is_thinking(table) else nullcontext():
            outdated = outdated_by_thinking(table)
            left = {each.message for each in await self._messages.show(Publication(table, {}, None), outdated)}
            self._retired[table.game.id] = frozenset(each.message for each in outdated) - left
            yield

    # ---- all games

    async def publish_pending(self) -> None:
        """Publish the games with unshown changes, for example after a start, a crash or a lost connection."""
        unshown = await self._tables.games.unshown_games()
        await for_each(self.try_to_publish, [each for each in unshown if not self._back_off.is_waiting(each)])

    def is_backing_off(self, game_id: int) -> bool:
        return game_id in self._back_off

    async def try_to_publish(self, game_id: int, reply: Reply | None = None, *, redraw: bool = False) -> None:
        """Advance and publish a game; log a failure and retry with a back-off."""
        with working_on(game_id):
            try:
                await self.publish(game_id, reply, redraw=redraw)
                await self._tables.games.refresh_marks(game_id)
            except Exception as error:  # noqa: BLE001 - a game that cannot be shown must not stop the other games
                errors.log_failure(log, error, f"game {game_id} could not be shown")
                self._back_off.failed(game_id)
                if errors.is_channel_unknown(error):
                    game = await self._tables.games.game(game_id)
                    self._channels.lost.report(game.guild_id, game.channel_id)

    # ---- one step

    async def _moved(self, table: Table, reply: Reply | None) -> Table:
        """Move a started table into the thread of its lobby; a table without a thread stays at home.

        A killed bot repeats the move: the thread has the id of the lobby's message.
        """
        if not moves_to_thread(table.game):
            return table
        # The invitations of the lobby end at home.
        await self._send_posts(Publication(table, {}, reply))
        has_thread = await self._messages.open_thread(table)
        try:
            return await self._tables.change(table, choose_place, NOBODY, has_thread=has_thread)
        except ChannelBusy:
            return await self._tables.change(table, choose_place, NOBODY, has_thread=False)

    async def _take_step(self, known: Table, find_step: FindStep, reply: Reply | None) -> bool:
        """Send pending notices, take the step that the table needs, and retire superseded messages.

        Returns whether the table needed a step.
        """
        if known.game.owner and known.game.owner not in self._messages.slots.owners:
            return False
        # Nothing was sent yet about a game that this process has just created.
        is_searched = known.game.id in self._up_to_date or known.game.id in self._tables.unpublished
        self._tables.unpublished.discard(known.game.id)
        must_search = not is_searched and bool(find_step(known) or _is_behind(known))
        seen = await self._unrecorded(known, reply, must_search=must_search)
        table = await self._with_found(known, seen)
        game, step = table.game, find_step(table)
        self._up_to_date.discard(game.id)
        # Invitations stand below their lobby, whose message is recorded before they are sent: its id is mixed into the
        # deal at the start. Other notices stand above the next turn.
        if game.status is Status.LOBBY:
            is_tidy = await self._show(step, table, known, reply, is_catching_up=must_search)
            is_told = await self._send_posts(Publication(table, seen, reply))
        else:
            is_told = await self._send_posts(Publication(table, seen, reply))
            is_tidy = await self._show(step, table, known, reply, is_catching_up=must_search)
        if is_told and is_tidy:
            self._back_off.succeeded(game.id)
        else:
            self._back_off.failed(game.id)
        if game.is_live and (is_searched or must_search) and is_told:
            self._up_to_date.add(game.id)
        return step is not None

    async def _with_found(self, known: Table, seen: Mapping[int, SentMessage]) -> Table:
        """Return the table with the messages in `seen`, and finish what a killed bot began for the newest one."""
        table = await self._with_nudge(as_shown_by(known, seen), known)
        found = table.game.announcement
        if found.message_id and found.message_id != known.game.announcement.message_id:
            # The bot may have been killed between the message and the edit that lets people into the thread.
            await self._messages.let_in(known.until(found.ply), found.since, found.message_id)
        return table

    async def _show(
        self, step: Step | None, table: Table, known: Table, reply: Reply | None, *, is_catching_up: bool
    ) -> bool:
        """Take the step and retire superseded messages; return whether no message is left to retire.

        One transaction records all results. If the bot is killed earlier, it repeats the unrecorded steps, which is
        harmless. A bot that is catching up may be killed again and again, so it records the message first.
        """
        retired = self._retired.pop(known.game.id, frozenset())
        nonce = nonce_of(step, known.game) if step else ""
        shown = await self._announce(step, table, nonce, reply) if step else table.game.announcement
        outdated = *old_messages(table.game), *superseded(table.game, shown)
        standing = [each for each in outdated if each.message not in retired]
        if is_catching_up and standing:
            table = await self._tables.change(table, record_announcement, NOBODY, table.game, shown, standing)
        left = await self._messages.show(Publication(table, {}, reply), standing)
        if step and step.way is Way.CANCEL and table.game.home_id is not None:
            # Every message would open the thread again, so this comes last.
            await self._channels.archive_thread(table.game)
        if shown != known.game.announcement or outdated:
            await self._tables.change(table, record_announcement, NOBODY, table.game, shown, left)
        return not left

    async def _send_posts(self, publication: Publication) -> bool:
        """Send the pending notices and record the results; return whether none has failed."""
        game = publication.table.game
        if not pending(game):
            return True
        left = await self._messages.show(publication, pending(game))
        await self._tables.change(publication.table, record_posts, NOBODY, game, left)
        return not any(notice.tries for notice in left)

    async def _announce(self, step: Step, table: Table, nonce: str, reply: Reply | None) -> Announcement:
        """Take the step; return the new state of the public message."""
        game, messages = table.game, self._messages
        shown = replace(game.announcement, since=step.since, ply=step.table.ply)
        if step.way is Way.CANCEL:
            screen = cancelled(step.table, self._channels.localizer(game))
            message_id = await messages.send(game, screen, reply, nonce)
            await messages.record_next(game, game.channel_id, screen, message_id)
        if step.way in {Way.CANCEL, Way.FORGET}:
            return Announcement(ply=step.table.ply)
        if step.way is Way.EDIT and await messages.redraw(step, shown.message_id, reply) is Edit.DONE:
            is_late = game.status is Status.LOBBY and not self.can_edit(table)
            return replace(shown, late_edits=shown.late_edits + is_late)
        person, quiet = await self._person_to_notify(table), await messages.quiet_ends(step.table)
        if game.status is Status.LOBBY:
            # The call of a person who slept was counted when the rematch was new.
            caller = game.host_id if shown.message_id is None else None
            people = [seat for seat in game.awaited if seat.user_id in quiet]
            quiet = {each: quiet[each] for each in self._tables.calls.allowed(caller, people)}
        if step.way is Way.SEND:
            if (step.table.state.is_over or game.status is Status.LOBBY) and any(quiet.values()):
                # The sleepers are recorded before the message is sent, because a killed bot would forget them.
                await self._tables.change(table, call_later, NOBODY, quiet)
            shown = replace(shown, nudge_at=self._nudge_at(table, person) if person else None)
        # A message that is replaced has notified the player. A nudge still notifies the player, also after a kill.
        is_call = (step.way is Way.SEND and shown.nudge_at is None) or game.is_in_new_thread
        screen, called = await messages.screen(step.table, step.since), awake(quiet)
        # A turn calls its player without a mention too, outside quiet hours.
        is_awake = person is None or quiet_until(person, self._tables.clock()) is None
        is_turn = bool(step.table.moves) and not step.table.state.is_over
        silent = not (is_call and (called or (is_turn and is_awake)))
        message_id = await messages.send(game, screen, reply, nonce, called, silent=silent)
        if person and self._channels.was_kept_silent(message_id):
            shown = replace(shown, nudge_at=self._tables.clock())
        await messages.let_in(step.table, step.since, message_id)
        return replace(shown, message_id=message_id, late_edits=0)

    async def _with_nudge(self, table: Table, known: Table) -> Table:
        """Return the table, with a nudge time if `known` lacked its newest turn, which was found in the channel.

        The found message may not have notified the player, who may have counted as present when the message was sent.
        """
        shown, person = table.game.announcement, await self._person_to_notify(table)
        if shown.ply == known.game.announcement.ply or person is None or not self._presence.grace:
            return table
        nudged = replace(shown, nudge_at=self._call_at(table, person) or self._tables.clock())
        return replace(table, game=table.game.with_outbox(announcement=nudged))

    def _nudge_at(self, table: Table, person: Person) -> int | None:
        """Return when to notify the player to move; None if the message itself notifies the player.

        A present player is notified after the grace period, a sleeping player after the quiet hours, and a player with
        private messages immediately.
        """
        now = self._tables.clock()
        later = self._call_at(table, person) or quiet_until(person, now)
        return now if later is None and person.private == TURNS else later

    async def _person_to_notify(self, table: Table) -> Person | None:
        """Return the settings of the player to move; None for a computer player or a person without notifications."""
        acting, accounts = table.acting, self._tables.accounts
        if acting is None or acting.user_id is None or acting.is_computer:
            return None
        person = accounts.known(acting.user_id) or await accounts.person(acting.user_id)
        return person if person.mentions else None

    def _call_at(self, table: Table, person: Person) -> int | None:
        """Return when to notify a present player, later after each tap; None for an absent player."""
        # The first message in a thread calls everybody who is awake.
        if table.game.is_in_new_thread:
            return None
        now = self._tables.clock()
        return now + self._presence.grace if self._presence.grace_until(table, person.user_id, now) else None
