"""Keeps the public messages of all games in line with the database: each position is announced once.

The bot records a message in the database only after sending the message. If the bot is killed in between, it searches
the channel for the unrecorded message after the restart. If the bot cannot read the channel, it sends the message
again; Discord recognizes a repeated nonce for some minutes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from enum import Enum, auto
from hashlib import blake2s
from http import HTTPStatus
from typing import TYPE_CHECKING, Final, TypeAlias

import discord

from bot.activity import working_on
from bot.chat.challenges.screens import challenge_result, invitation
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import Channels, SentMessage
from bot.chat.kit.discord_builder import build_content
from bot.chat.kit.discord_errors import (
    TROUBLE,
    is_channel_unknown,
    is_edited_too_often,
    is_message_gone,
    is_refused,
    is_too_late,
    log_failure,
)
from bot.chat.kit.ladder import forms
from bot.chat.kit.refusals import thread_name
from bot.chat.kit.replies import Ages, Reply
from bot.chat.lobby.screens import lobby
from bot.chat.notices import ended_screen, notice_screen
from bot.chat.result import cancelled, result
from bot.chat.turn.screens import turn
from bot.concurrency import KeyedLocks, for_each
from bot.games.call_limits import Calls
from bot.games.deadlines import Presence
from bot.games.game import HOUR, MINUTE, NOBODY, Clock, Game, Status
from bot.games.options import variant_key
from bot.games.outbox import Announcement, Leftover, News, Notice
from bot.games.people import TURNS, AccountService, Person, quiet_until
from bot.games.proposals import asked, asking, called, is_kept, note_told, request_key
from bot.games.publication import (
    Forget,
    PublicationStep,
    Redraw,
    Send,
    SendCancellation,
    at_home,
    call_later,
    choose_place,
    moves_to_thread,
    next_step,
    notified,
    pending_notices,
    record_announcement,
    redraw_step,
    superseded,
    with_message,
    with_reminder,
    with_replacement,
)
from bot.games.refusals import ChannelBusy
from bot.games.runner import GameRunner, is_thinking, outdated_by_thinking
from bot.games.services import ChallengeService, SeriesService
from bot.games.table import Table
from bot.games.tables import Tables

if TYPE_CHECKING:
    from bot.storage.account_repository import SqlFollowerRepository

log = logging.getLogger(__name__)

# Discord answers 401 if the token of an interaction is older than 15 minutes, 404 if the deferral did not arrive.
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND
_MOST_TRIES = 8
"""The attempts to retire a message or to send a notice; Discord refuses some edits of old messages for good."""

OLD = HOUR
"""An age in seconds: Discord allows only a few more edits of an older message."""


class Edit(Enum):
    """The result of an edit."""

    DONE = auto()
    """The message is changed."""
    GONE = auto()
    """The message is deleted, or the bot can't reach it."""
    TOO_OLD = auto()
    """The message is too old for another edit."""


class PublicMessages:
    """Sends and changes public messages.

    Where the bot has the permission to send, a message has a nonce; Discord detects duplicates by it. Elsewhere the
    message is a reply to the interaction; a reply needs no permission and has no nonce.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - every source of a public message
        self,
        channels: Channels,
        series: SeriesService,
        following: SqlFollowerRepository,
        accounts: AccountService,
        calls: Calls,
        ages: Ages,
        challenges: ChallengeService,
    ) -> None:
        self._channels = channels
        self._calls = calls
        self._accounts = accounts
        self._ages = ages
        self._clock = ages.clock
        self._series = series
        self._following = following
        self._challenges = challenges

    async def screen(self, table: Table, since: int, message_id: int | None = None) -> Screen:
        """Build the public message of a table, with the moves from the ply `since` on.

        A turn shows its time limit as of the moment when `message_id` was sent; None stands for a new message.
        """
        localizer, game = self._channels.localizer(table.game), table.game
        if game.challenge:
            return invitation((await self._challenges.outcome(game)).challenge, localizer)
        if game.status is Status.LOBBY or not table.moves:
            return self._lobby(table)
        # A poster scores all positions of a game, which would block the event loop.
        if table.state.is_over:
            ending, called = await self._series.ending(table), await self.called(table)
            return await asyncio.to_thread(result, table, ending, localizer, called)
        at = self._clock() if message_id is None else int(self.sent_at(message_id))
        return await asyncio.to_thread(turn, table, since, localizer, at)

    def _lobby(self, table: Table) -> Screen:
        return lobby(table, self._channels.localizer(table.game), in_thread=self._channels.is_thread(table.game))

    async def send(
        self,
        game: Game,
        screen: Screen,
        reply: Reply | None,
        nonce: str,
        called: Sequence[int] = (),
        *,
        silent: bool = True,
    ) -> int:
        """Send a message with mentions of the people in `called`, who are notified unless `silent`; return its id."""
        # The interaction may be in another channel, for example `/kingdomino privacy`.
        if reply and (reply.channel_id != game.channel_id or reply.is_expired):
            reply = None
        if reply and not reply.may_send:
            return await self._reply(game, screen, reply, called, nonce, silent=silent)
        try:
            return await self._send(game, screen, called, nonce, silent=silent)
        except discord.HTTPException as error:
            # The thread may have been locked, or the permission revoked, since the interaction.
            if reply is None or not is_refused(error):
                raise
            reply.refusals.append(error)
            return await reply.send(screen, mentioned=called, silent=silent)

    async def let_in(self, table: Table, since: int, message_id: int) -> None:
        """Add the people named in a new lobby in a thread, or in the first message of a thread, to the thread.

        Raises temporary failures of Discord: the message is then not recorded, and a retry lets the people in.
        """
        game = table.game
        if game.is_in_new_thread or (game.status is Status.LOBBY and self._channels.is_thread(game)):
            with suppress(discord.NotFound):
                await self._channels.mention(game, message_id, await self.screen(table, since, message_id))

    async def open_thread(self, table: Table) -> bool:
        """Open a thread below the lobby of a table; return False if the lobby cannot have a thread."""
        # The name of a thread is public, so it is plain text in the table's language.
        localizer = self._channels.localizer(table.game)
        names = thread_name(table.game, localizer), localizer(variant_key(table.game.options))
        return await self._channels.open_thread(table.game, names)

    async def _reply(
        self, game: Game, screen: Screen, reply: Reply, called: Sequence[int], nonce: str, *, silent: bool
    ) -> int:
        try:
            return await reply.send(screen, mentioned=called, silent=silent)
        except discord.HTTPException as error:
            if error.status not in _INTERACTION_ENDED:
                raise
        return await self._send(game, screen, called, nonce, silent=silent)

    async def _send(self, game: Game, screen: Screen, called: Sequence[int], nonce: str, *, silent: bool) -> int:
        """Send a message to the channel; use a second nonce if a message with the first nonce was deleted."""
        try:
            return await self._channels.send(game, screen, mentioned=called, nonce=nonce, silent=silent)
        except discord.NotFound as error:
            if not is_message_gone(error):
                raise
        # The second nonce is derived from the first, so a bot that is killed now can't send a third message.
        other = f"more-{blake2s(nonce.encode(), digest_size=10).hexdigest()}"
        return await self._channels.send(game, screen, mentioned=called, nonce=other, silent=silent)

    async def called(self, table: Table) -> tuple[int, ...]:
        """Return the ids of the people whom a new message notifies: the people of `quiet_ends` outside quiet hours."""
        return tuple(each for each, until in (await self.quiet_ends(table)).items() if until is None)

    async def quiet_ends(self, table: Table) -> Mapping[int, int | None]:
        """Return the ids of the people to notify, with the end of their quiet hours; None outside quiet hours.

        People to notify are the players of the turn, and after the end of a game also the followers who want a mention.
        """
        followers = await self._following.mentioned(table.game.id) if table.state.is_over else ()
        return await self._accounts.quiet_ends((*notified(table), *followers), self._clock())

    async def send_notice(
        self, table: Table, notice: Notice, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> Notice | None:
        """Send a notice; return the notice if it must be retried or is an open request, otherwise None.

        `seen` maps ids to messages in the channel; a notice found there is not sent again.
        """
        try:
            shown = await self._show_notice(table, notice, seen, reply)
        except (discord.HTTPException, *TROUBLE) as error:
            log.warning("game %s: a notice could not be sent: %s", table.game.id, error)
            return replace(notice, tries=notice.tries + 1) if notice.tries + 1 < _MOST_TRIES else None
        return replace(shown, tries=0, is_told=True) if is_kept(table.game, shown) else None

    async def _show_notice(
        self, table: Table, notice: Notice, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> Notice:
        """Show a notice in its message or in a new message; return the notice with message and sleepers updated."""
        people, request = asked(table.game, notice), request_key(table.game, notice)
        if people is not None and notice.message_id is None:
            earlier, turn_id = self._calls.earlier_message(request), table.game.outbox.announcement.message_id
            # A message above a newer turn is out of sight, so only a message below the newest turn is reused.
            notice = replace(notice, message_id=earlier if (earlier or 0) > (turn_id or 0) else None)
        is_woken = notice.is_woken and is_kept(table.game, notice)
        localizer = self._channels.localizer(table.game)
        if notice.news is News.CLOSED:
            outcome = await self._challenges.outcome(table.game)
            screen: Screen | None = await asyncio.to_thread(challenge_result, outcome, localizer)
        else:
            screen = notice_screen(table, notice, localizer)
        edited = Edit.TOO_OLD
        if not is_woken:
            edited = await self._edit_notice(table, notice, screen or ended_screen(table, notice, localizer), reply)
        if edited is Edit.DONE:
            return notice
        # If the message of an ended request was deleted, nothing is left to update.
        if screen is None:
            return replace(notice, message_id=None, sleepers=())
        if notice.message_id and edited is Edit.TOO_OLD and (is_woken or people is not None):
            await self._delete_request(table, notice)
        place = table.game
        if notice.news is News.FINISHED:
            place = at_home(place, notice.cause)
            seen = await self._channels.recent_messages(place)
        message_id = _seen_id(screen, notice, seen)
        # An old message has already called its people, except the people who slept.
        is_call = is_woken or edited is Edit.GONE
        quiet = await self._quiet_ends(table.game, notice, is_new=is_call and not is_woken)
        sleepers = {each: until for each, until in quiet.items() if until and (is_call or each in notice.sleepers)}
        if message_id is None:
            mentioned = tuple(each for each, until in quiet.items() if not until)
            silent = not (mentioned and is_call)
            message_id = await self.send(place, screen, reply, notice.nonce, mentioned, silent=silent)
        self._calls.note_message(request, message_id)
        wakes_at = min(sleepers.values(), default=None)
        return replace(notice, message_id=message_id, sleepers=tuple(sleepers), wakes_at=wakes_at)

    async def _quiet_ends(self, game: Game, notice: Notice, *, is_new: bool) -> Mapping[int, int | None]:
        """Return the ids of the people whom a notice calls, with the end of their quiet hours.

        The end is None outside quiet hours. One author cannot notify a person too often. A notice for awakened sleepers
        calls nobody else.
        """
        people = [each for each in called(game, notice) if not notice.is_woken or each.user_id in notice.sleepers]
        reachable = [seat.user_id for seat in people if seat.user_id and not seat.is_absent]
        quiet = await self._accounts.quiet_ends(reachable, self._clock())
        caller = asking(game, notice) if is_new else None
        allowed = self._calls.allowed(caller, [seat for seat in people if seat.user_id in quiet])
        return {each: quiet[each] for each in allowed}

    async def _edit_notice(self, table: Table, notice: Notice, screen: Screen | None, reply: Reply | None) -> Edit:
        if screen is None:
            return Edit.GONE
        # An open request may be edited after every answer; a decided request gets one last edit.
        edit = self.edit if asked(table.game, notice) is None else self.redraw
        return await edit(table, notice.message_id, screen, reply)

    async def _delete_request(self, table: Table, notice: Notice) -> None:
        """Delete the message of a request before the request is sent again."""
        with suppress(discord.NotFound, discord.Forbidden):
            await self._channels.delete(table.game, notice.message_id or 0)

    async def redraw(self, table: Table, message_id: int | None, screen: Screen, reply: Reply | None) -> Edit:
        """Edit a message that later states may change again, unless the message is more than an hour old.

        Discord allows only a few edits of older messages, and the final state needs an edit.
        """
        if message_id is not None and self.is_old(message_id):
            return Edit.TOO_OLD
        return await self.edit(table, message_id, screen, reply)

    def sent_at(self, message_id: int) -> float:
        """Return when a message was sent, in Unix seconds by the clock of this machine."""
        return self._ages.made_at(message_id)

    def is_old(self, message_id: int) -> bool:
        """Return whether a message was sent more than an hour ago."""
        return self._ages.age(message_id) > OLD

    async def edit(self, table: Table, message_id: int | None, screen: Screen, reply: Reply | None) -> Edit:
        if message_id is None:
            return Edit.GONE
        try:
            if reply and reply.answered_id == message_id:
                await reply.edit(screen)
            else:
                await self._channels.edit(table.game, message_id, screen)
        except discord.HTTPException as error:
            if not any(each(error) for each in (is_message_gone, is_too_late, is_refused, is_edited_too_often)):
                raise
            log.info("game %s: message %s cannot be changed: %s", table.game.id, message_id, error)
            return Edit.TOO_OLD if is_edited_too_often(error) else Edit.GONE
        return Edit.DONE

    async def retire(self, table: Table, leftovers: tuple[Leftover, ...]) -> tuple[Leftover, ...]:
        """Remove the controls of superseded messages and delete reminders; return the leftovers to retry."""
        failed = list[Leftover]()
        for leftover in leftovers:
            try:
                await self._take_controls(table, leftover)
            except (discord.HTTPException, *TROUBLE) as error:
                if is_message_gone(error):
                    continue
                log.info("game %s: message %s stays as it is: %s", table.game.id, leftover.message_id, error)
                failed.append(replace(leftover, tries=leftover.tries + 1))
        return tuple(each for each in failed if each.tries < _MOST_TRIES)

    async def _take_controls(self, table: Table, leftover: Leftover) -> None:
        if leftover.ply is None:
            await self._channels.delete(table.game, leftover.message_id)
            return
        if leftover.since or leftover.ply or not table.is_readable:
            await self._channels.take_controls(table.game, leftover.message_id)
        else:
            # A started lobby shows the drawn order of its players, so its message is built from the whole table.
            shown = await self.screen(table, 0) if table.game.challenge else self._lobby(table)
            await self._channels.edit(table.game, leftover.message_id, shown)


def _seen_id(screen: Screen, notice: Notice, seen: Mapping[int, SentMessage]) -> int | None:
    """Return the id of a message that already shows the notice, if the bot was killed after sending the message.

    The message is recognized by its first button, or by its words if the notice has no buttons.
    """
    first, cause = next(iter(screen.controls), None), max(notice.cause, notice.message_id or 0)
    # The sent message may have mentioned its people, or only named them.
    contents = {build_content(form) for shown in (screen, screen.mentioning(())) for _, form in forms(shown)}

    def shows(message: SentMessage) -> bool:
        return message.address == first.address if first else message.address is None and message.content in contents

    return next((each for each, message in seen.items() if each > cause and shows(message)), None)


FindStep: TypeAlias = Callable[[Table], PublicationStep | None]

Retired: TypeAlias = frozenset[int]
"""The ids of messages without controls, and of deleted messages."""


def _is_behind(table: Table) -> bool:
    """Return whether the channel lacks a message or shows an outdated message."""
    return bool(next_step(table) or pending_notices(table.game))


_ANSWERS: Final = frozenset({Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION})
"""Actions of the buttons of an invitation, which announces no turn."""
_FIRST: Final = frozenset(
    {
        *(Action.OPEN_PANEL, Action.PLAY, Action.SHOW_KINGDOM, Action.SHOW_STAND_INS, Action.RETURN_TO_SEAT),
        *(Action.JOIN, Action.START, Action.SHOW_LOBBY),
    }
)
"""Actions of the first buttons of turns and lobbies."""


def _as_shown_by(table: Table, seen: Mapping[int, SentMessage]) -> Table:
    """Return the table with the announcements of the messages in `seen`, which a killed bot may not have recorded."""
    for message_id, message in seen.items():
        address = message.address
        if address is None or address.action in _ANSWERS:
            continue
        with_seen = with_reminder if address.action is Action.ANSWER_REMINDER else with_message
        table = with_seen(table, message_id, address.ply or 0)
        if message.is_public and address.action in _FIRST:
            table = with_replacement(table, message_id, address.ply or 0)
    return table


def _are_reminders_recorded(game: Game, seen: Mapping[int, SentMessage]) -> bool:
    """Return whether the game has a record of all reminders in `seen`."""
    recorded = {game.reminder.message_id, *(each.message_id for each in game.outbox.leftovers)}
    addresses = ((message_id, message.address) for message_id, message in seen.items())
    return all(each in recorded for each, address in addresses if address and address.action is Action.ANSWER_REMINDER)


_MOST_DOUBLINGS = 6
_LONGEST = (1 << _MOST_DOUBLINGS) * MINUTE


class BackOff:
    """Delays retries of games that could not be shown: until the next heartbeat, then 2, 4, … 64 minutes.

    The delays are in memory only: after a restart every game is tried once.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failures: dict[int, int] = {}
        self._until: dict[int, int] = {}

    def __contains__(self, game_id: int) -> bool:
        return game_id in self._failures

    def is_waiting(self, game_id: int) -> bool:
        """Return whether the delay of a game has not passed yet."""
        left = self._until.get(game_id, 0) - self._clock()
        # A longer wait than the longest delay shows that the clock of the machine was set back.
        return 0 < left <= _LONGEST

    def failed(self, game_id: int) -> None:
        """Count a failure of a game and double the delay."""
        failures = self._failures.get(game_id, 0)
        # The first retry happens at the next heartbeat.
        minutes = 2 ** min(failures, _MOST_DOUBLINGS) if failures else 0
        self._failures[game_id] = failures + 1
        self._until[game_id] = self._clock() + minutes * MINUTE

    def succeeded(self, game_id: int) -> None:
        self._failures.pop(game_id, None)
        self._until.pop(game_id, None)


class Publisher:
    """Advances all games and shows each game in its channel. A bot has a single instance."""

    def __init__(
        self,
        tables: Tables,
        runner: GameRunner,
        presence: Presence,
        channels: Channels,
        messages: PublicMessages,
        restored_at: int = 0,
    ) -> None:
        self._tables = tables
        self._runner = runner
        self._presence = presence
        self._channels = channels
        self._messages = messages
        self._back_off = BackOff(tables.clock)
        self._restored_at = restored_at
        # The games whose channels this process has searched for unrecorded messages; another search is needless.
        self._up_to_date = set[int]()
        # Messages retired while computer players were thinking, by the ids of their games.
        self._retired = dict[int, Retired]()
        self._locks = KeyedLocks()

    async def publish(self, game_id: int, reply: Reply | None = None, *, redraw: bool = False) -> Table:
        """Show the news in the channel and retire superseded messages. Raises discord.HTTPException."""
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
            async with self._locks[table.game.id]:
                table = await self._moved(await self._tables.newest(table), reply)
                table = await self._runner.advance_from(table)
                is_shown = await self._take_step(table, next_step, reply)
        # A message that was just sent or edited already shows the change.
        must_redraw = redraw and table.is_playing and not is_shown
        return await self.try_to_redraw(table.game.id) if must_redraw else table

    async def redraw(self, game_id: int) -> Table:
        """Edit the public message of a live game, without advancing the game; replace an old or deleted message.

        Raises discord.HTTPException.
        """
        async with self._locks[game_id]:
            self._retired.pop(game_id, None)
            await self._take_step(await self._moved(await self._tables.table(game_id), None), redraw_step, None)
        return await self._tables.table(game_id)

    async def try_to_redraw(self, game_id: int) -> Table:
        """Edit the public message of a live game as `redraw` does, but log a failure."""
        try:
            return await self.redraw(game_id)
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: the public message stays as it is: %s", game_id, error)
            return await self._tables.table(game_id)

    def can_edit(self, table: Table) -> bool:
        """Return False if the public message is so old that a redraw would send a new message instead."""
        message_id = table.game.outbox.announcement.message_id
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
            seen |= await self._channels.recent_messages(table.game)
        return {
            message_id: message
            for message_id, message in sorted(seen.items())
            if (message.address is None or message.address.game_id == table.game.id)
            and self._messages.sent_at(message_id) >= self._restored_at
        }

    @asynccontextmanager
    async def thinking(self, table: Table) -> AsyncIterator[None]:
        """Show the bot typing while computer players think, and remove the buttons of the finished turn."""
        async with self._channels.typing(table.game) if is_thinking(table) else nullcontext():
            outdated = outdated_by_thinking(table)
            left = {each.message_id for each in await self._messages.retire(table, outdated)}
            self._retired[table.game.id] = frozenset(each.message_id for each in outdated) - left
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
                await self._handle_publish_failure(game_id, error)

    async def _handle_publish_failure(self, game_id: int, error: Exception) -> None:
        """Log the failure and delay the game; report the channel as lost if Discord does not know the channel."""
        log_failure(log, error, f"game {game_id} could not be shown")
        self._back_off.failed(game_id)
        if is_channel_unknown(error):
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
        await self._send_notices(table, {}, reply)
        has_thread = await self._messages.open_thread(table)
        try:
            return await self._tables.change(table, choose_place, NOBODY, has_thread=has_thread)
        except ChannelBusy:
            return await self._tables.change(table, choose_place, NOBODY, has_thread=False)

    async def _take_step(self, known: Table, find_step: FindStep, reply: Reply | None) -> bool:
        """Send pending notices, take the step that the table needs, and retire superseded messages; record the results.

        Returns whether the table needed a step.
        """
        retired = self._retired.pop(known.game.id, frozenset())
        is_searched = known.game.id in self._up_to_date
        must_search = not is_searched and bool(find_step(known) or _is_behind(known))
        seen = await self._unrecorded(known, reply, must_search=must_search)
        table = await self._with_nudge(_as_shown_by(known, seen), known)
        found = table.game.outbox.announcement
        if found.message_id and found.message_id != known.game.outbox.announcement.message_id:
            # The bot may have been killed between the message and the edit that lets people into the thread.
            await self._messages.let_in(known.until(found.ply), found.since, found.message_id)
        game, step = table.game, find_step(table)
        self._up_to_date.discard(game.id)
        # Invitations stand below their lobby; other notices stand above the next turn.
        is_lobby = game.status is Status.LOBBY
        unsent = () if is_lobby else await self._send_notices(table, seen, reply)
        shown = await self._carry_out(step, table, reply) if step else game.outbox.announcement
        outdated = superseded(game, shown)
        left = await self._messages.retire(table, tuple(each for each in outdated if each.message_id not in retired))
        # One transaction records all results. If the bot is killed earlier, it repeats the unrecorded steps, which is
        # harmless.
        if shown != known.game.outbox.announcement or outdated:
            await self._tables.change(table, record_announcement, NOBODY, game, shown, left)
        # A lobby is recorded before its invitations, because the id of its message is mixed into the deal at the start.
        unsent = await self._send_notices(table, seen, reply) if is_lobby else unsent
        if unsent or left:
            self._back_off.failed(game.id)
        else:
            self._back_off.succeeded(game.id)
        if game.is_live and (is_searched or must_search) and not unsent and _are_reminders_recorded(game, seen):
            self._up_to_date.add(game.id)
        return step is not None

    async def _send_notices(
        self, table: Table, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> tuple[Notice, ...]:
        """Send the pending notices and record the results; return the notices that failed."""
        if not pending_notices(table.game):
            return ()
        tried = [await self._messages.send_notice(table, each, seen, reply) for each in pending_notices(table.game)]
        left = tuple(notice for notice in tried if notice is not None)
        await self._tables.change(table, note_told, NOBODY, table.game, left)
        return tuple(notice for notice in left if not notice.is_told)

    async def _carry_out(self, step: PublicationStep, table: Table, reply: Reply | None) -> Announcement:
        """Carry out the step; return the new state of the public message."""
        match step:
            case Send():
                return await self._send(step, table, reply)
            case Redraw():
                return await self._redraw(step, table, reply)
            case SendCancellation():
                screen = cancelled(step.table, self._channels.localizer(table.game))
                await self._messages.send(table.game, screen, reply, step.nonce)
                return Announcement(ply=step.table.ply)
            case Forget():
                return Announcement(ply=step.table.ply)

    async def _send(self, step: Send, table: Table, reply: Reply | None) -> Announcement:
        quiet = await self._messages.quiet_ends(step.table)
        if step.table.state.is_over and any(quiet.values()):
            # The sleepers are recorded before the message is sent, because a killed bot would forget them.
            await self._tables.change(table, call_later, NOBODY, quiet)
        screen = await self._messages.screen(step.table, step.since)
        nudge_at = await self._nudge_at(table)
        called = await self._messages.called(step.table)
        is_later = nudge_at is not None and not table.game.is_in_new_thread
        silent = is_later or not (called or await self._is_call(step.table))
        message_id = await self._messages.send(step.table.game, screen, reply, step.nonce, called, silent=silent)
        await self._messages.let_in(step.table, step.since, message_id)
        return Announcement(step.since, step.table.ply, message_id, nudge_at)

    async def _is_call(self, table: Table) -> bool:
        """Return whether a message calls somebody without a mention, as a turn calls its player outside quiet hours."""
        return bool(table.moves) and not table.state.is_over and await self._sleeps_until(table) is None

    async def _with_nudge(self, table: Table, known: Table) -> Table:
        """Return the table, with a nudge time if `known` lacked its newest turn, which was found in the channel.

        The found message may not have notified the player, who may have counted as present when the message was sent.
        """
        shown, person = table.game.outbox.announcement, await self._person_to_notify(table)
        if shown.ply == known.game.outbox.announcement.ply or person is None or not self._presence.grace:
            return table
        nudged = replace(shown, nudge_at=self._call_at(table, person) or self._tables.clock())
        return replace(table, game=table.game.with_outbox(announcement=nudged))

    async def _nudge_at(self, table: Table) -> int | None:
        """Return when to notify the player to move; None if the message itself notifies the player.

        A present player is notified after the grace period, a sleeping player after the quiet hours, and a player with
        private messages immediately.
        """
        person = await self._person_to_notify(table)
        later = (self._call_at(table, person) if person else None) or await self._sleeps_until(table)
        return self._tables.clock() if later is None and person and person.private == TURNS else later

    async def _sleeps_until(self, table: Table) -> int | None:
        """Return when the quiet hours of the player to move end; None outside quiet hours."""
        person = await self._person_to_notify(table)
        return quiet_until(person, self._tables.clock()) if person else None

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

    async def _redraw(self, step: Redraw, table: Table, reply: Reply | None) -> Announcement:
        shown = replace(table.game.outbox.announcement, since=step.since, ply=step.table.ply)
        screen = await self._messages.screen(step.table, step.since, shown.message_id)
        edited = await self._messages.redraw(step.table, shown.message_id, screen, reply)
        if edited is Edit.DONE:
            return shown
        screen = await self._messages.screen(step.table, step.since)
        # An old message has notified the player already. A nudge still notifies the player, also after a kill.
        is_call = edited is Edit.GONE and shown.nudge_at is None
        called = await self._messages.called(step.table)
        silent = not (is_call and (called or await self._is_call(step.table)))
        message_id = await self._messages.send(step.table.game, screen, reply, step.nonce, called, silent=silent)
        await self._messages.let_in(step.table, step.since, message_id)
        return replace(shown, message_id=message_id)
