"""Builds, sends, edits and retires the public messages of games, one at a time."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto
from http import HTTPStatus

import discord

from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import Ages, Channels, Reply, SentMessage
from bot.chat.kit.discord_builder import build_content
from bot.chat.kit.discord_errors import TROUBLE, is_edited_too_often, is_refused
from bot.chat.lobby.screens import lobby
from bot.chat.notices import notice_screen
from bot.chat.turn.result import in_thread, result
from bot.chat.turn.screens import turn
from bot.games.call_limits import Calls
from bot.games.following import FollowService
from bot.games.game import HOUR, Game, Leftover, Notice, Status
from bot.games.people import AccountService
from bot.games.proposals import asked, asking, called, request_key
from bot.games.publication import notified
from bot.games.series import SeriesService
from bot.games.table import Table

log = logging.getLogger(__name__)

# Discord answers 401 if the token of an interaction is older than 15 minutes, 404 if the deferral did not arrive.
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND
_MOST_TRIES = 8
"""Attempts to retire a message or to send a notice: Discord refuses some edits of old messages for good."""

OLD = HOUR
"""The age of a message in seconds from which Discord allows only a few more edits."""


class Edit(Enum):
    """The result of an edit: the message is changed, gone or out of reach, or too old to be edited again."""

    DONE = auto()
    GONE = auto()
    TOO_OLD = auto()


class PublicMessages:
    """Sends and changes public messages.

    If the bot may send to the channel, it sends with a nonce, by which Discord detects duplicates. Otherwise the
    message is a reply to the interaction that caused it, which needs no permission and has no nonce.
    """

    def __init__(
        self,
        channels: Channels,
        series: SeriesService,
        following: FollowService,
        accounts: AccountService,
        calls: Calls,
        ages: Ages,
    ) -> None:
        self._channels = channels
        self._calls = calls
        self._accounts = accounts
        self._ages = ages
        self._clock = ages.clock
        self._series = series
        self._following = following

    async def screen(self, table: Table, since: int) -> Screen:
        """Build the public message of the table, with the moves from the ply `since` on."""
        localizer, game = self._channels.localizer(table.game), table.game
        if game.status is Status.LOBBY or not table.moves:
            return self._lobby(table)
        # Scoring positions, for a poster all of the game, would block the event loop.
        if table.state.is_over:
            ending, called = await self._series.ending(game), await self.called(table)
            shown = await asyncio.to_thread(result, table, ending, localizer, called)
            return self.ended(game, shown)
        return await asyncio.to_thread(turn, table, since, localizer)

    def ended(self, game: Game, screen: Screen) -> Screen:
        """Adapt the last message of a game to a thread, if it is in one."""
        return in_thread(screen, self._channels.localizer(game)) if self._channels.is_thread(game) else screen

    def _lobby(self, table: Table) -> Screen:
        return lobby(table, self._channels.localizer(table.game))

    async def send(
        self,
        table: Table,
        screen: Screen,
        reply: Reply | None,
        nonce: str,
        called: Sequence[int] = (),
        *,
        silent: bool = True,
    ) -> int:
        """Send a message that mentions the people in `called`, and notifies them unless it is silent; return its id."""
        # The interaction may be in another channel, such as `/kingdomino privacy`.
        if reply and (reply.channel_id != table.game.channel_id or reply.is_expired):
            reply = None
        if reply and not reply.may_send:
            return await self._reply(table, screen, reply, called, nonce, silent=silent)
        try:
            return await self._channels.send(table.game, screen, mentioned=called, nonce=nonce, silent=silent)
        except discord.HTTPException as error:
            # The thread has just been locked, or the permission revoked.
            if reply is None or not is_refused(error):
                raise
            reply.refusals.append(error)
            return await reply.send(screen, mentioned=called, silent=silent)

    async def _reply(
        self, table: Table, screen: Screen, reply: Reply, called: Sequence[int], nonce: str, *, silent: bool
    ) -> int:
        try:
            return await reply.send(screen, mentioned=called, silent=silent)
        except discord.HTTPException as error:
            if error.status not in _INTERACTION_ENDED:
                raise
        return await self._channels.send(table.game, screen, mentioned=called, nonce=nonce, silent=silent)

    async def called(self, table: Table) -> tuple[int, ...]:
        """Return the ids of the people that a new message notifies; after the end, followers who want a mention."""
        called = await self._following.mentioned(table.game.id) if table.state.is_over else notified(table)
        return await self._accounts.who_may_be_mentioned(called, self._clock())

    async def send_notices(
        self, table: Table, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> tuple[Notice, ...]:
        """Send all pending notices; return the ones to retry, and open requests.

        `seen` are messages in the channel by their ids; a notice among them is not sent again.
        """
        tried = [await self._send_notice(table, notice, seen, reply) for notice in table.game.pending_notices]
        return tuple(notice for notice in tried if notice is not None)

    async def _send_notice(
        self, table: Table, notice: Notice, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> Notice | None:
        """Send one notice; return it if it has to be retried or is an open request, otherwise None."""
        try:
            message_id = await self._show_notice(table, notice, seen, reply)
        except (discord.HTTPException, *TROUBLE) as error:
            log.warning("game %s: a notice could not be sent: %s", table.game.id, error)
            return replace(notice, tries=notice.tries + 1) if notice.tries + 1 < _MOST_TRIES else None
        is_request = asked(table.game, notice) is not None
        return replace(notice, message_id=message_id, tries=0, is_told=True) if is_request else None

    async def _show_notice(
        self, table: Table, notice: Notice, seen: Mapping[int, SentMessage], reply: Reply | None
    ) -> int | None:
        """Show the notice in its message or in a new one; return the message's id, None if nothing is shown."""
        people, request = asked(table.game, notice), request_key(table.game, notice)
        if people is not None and notice.message_id is None:
            earlier, turn_id = self._calls.earlier_message(request), table.game.announcement.message_id
            # Reuse a message only if no turn was sent after it: otherwise it is out of sight.
            notice = replace(notice, message_id=earlier if (earlier or 0) > (turn_id or 0) else None)
        edited = await self._edit_notice(table, notice, reply)
        if edited is Edit.DONE:
            return notice.message_id
        # If the message of an ended request was deleted, nothing is left to update.
        screen = notice_screen(table, replace(notice, message_id=None), self._channels.localizer(table.game))
        if screen is None:
            return None
        if people is not None and edited is Edit.TOO_OLD:
            await self._delete_request(table, notice)
        message_id = _seen_id(screen, notice, seen)
        if message_id is None:
            called = await self._called_by(table.game, notice, is_new=edited is Edit.GONE)
            # A message that is too old to be edited has notified its people already.
            silent = not called or edited is not Edit.GONE
            message_id = await self.send(table, screen, reply, notice.nonce, called, silent=silent)
        self._calls.note_message(request, message_id)
        return message_id

    async def _called_by(self, game: Game, notice: Notice, *, is_new: bool) -> tuple[int, ...]:
        """Return the ids of the people that a notice mentions; one author cannot notify a person too often."""
        people = called(game, notice)
        reachable = [seat.user_id for seat in people if seat.user_id and not seat.is_absent]
        mentioned = await self._accounts.who_may_be_mentioned(reachable, self._clock())
        if not is_new:
            return mentioned
        return self._calls.allowed(asking(game, notice), [seat for seat in people if seat.user_id in mentioned])

    async def _edit_notice(self, table: Table, notice: Notice, reply: Reply | None) -> Edit:
        screen = notice_screen(table, notice, self._channels.localizer(table.game))
        if screen is None:
            return Edit.GONE
        # An open request may be edited after every answer; the text that replaces it in the end is the last edit.
        edit = self.edit if asked(table.game, notice) is None else self.redraw
        return await edit(table, notice.message_id, screen, reply)

    async def _delete_request(self, table: Table, notice: Notice) -> None:
        """Delete the message of a request that is about to be sent again."""
        with suppress(discord.NotFound, discord.Forbidden):
            await self._channels.delete(table.game, notice.message_id or 0)

    async def redraw(self, table: Table, message_id: int | None, screen: Screen, reply: Reply | None) -> Edit:
        """Edit a message that may be edited again later, unless it is older than an hour.

        Discord allows only a few edits of older messages, and the final state needs one.
        """
        if message_id is not None and self.is_old(message_id):
            return Edit.TOO_OLD
        return await self.edit(table, message_id, screen, reply)

    def sent_at(self, message_id: int) -> float:
        """Return when a message was sent, in Unix seconds by the clock of this machine."""
        return self._ages.made_at(message_id)

    def is_old(self, message_id: int) -> bool:
        """Return whether a message is more than an hour old, by its id."""
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
            if error.status not in _INTERACTION_ENDED and not is_refused(error) and not is_edited_too_often(error):
                raise
            log.info("game %s: message %s cannot be changed: %s", table.game.id, message_id, error)
            return Edit.TOO_OLD if is_edited_too_often(error) else Edit.GONE
        return Edit.DONE

    async def retire(self, table: Table, leftovers: tuple[Leftover, ...]) -> tuple[Leftover, ...]:
        """Remove the controls of superseded messages, and delete reminders; return the ones to retry."""
        failed = list[Leftover]()
        for leftover in leftovers:
            try:
                await self._take_controls(table, leftover)
            except discord.NotFound:
                continue
            except (discord.HTTPException, *TROUBLE) as error:
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
            # A lobby is built from the whole table, as the order of its players was drawn at the start.
            await self._channels.edit(table.game, leftover.message_id, self._lobby(table))


def _seen_id(screen: Screen, notice: Notice, seen: Mapping[int, SentMessage]) -> int | None:
    """Return the id of a message that already shows this notice, if the bot was killed after sending it.

    It is known by its first button, or if there is none by its words.
    """
    first, cause = next(iter(screen.controls), None), max(notice.cause, notice.message_id or 0)
    # Whoever is not notified is named, not mentioned.
    contents = {build_content(screen), build_content(screen.mentioning(()))}

    def shows(message: SentMessage) -> bool:
        return message.address == first.address if first else message.address is None and message.content in contents

    return next((each for each, message in seen.items() if each > cause and shows(message)), None)
