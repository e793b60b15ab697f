"""Keeps the public messages of all games in line with the database: each position is announced once.

The bot records a message in the database only after sending the message. If the bot is killed in between, it searches
the channel for the unrecorded message after the restart. If the bot cannot read the channel, it sends the message
again at once, because Discord recognizes a repeated nonce only for some minutes. A reminder is deleted after its turn,
so its nonce is recorded before the bot sends the reminder.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from hashlib import blake2s
from http import HTTPStatus
from typing import Final, TypeAlias

from bot.activity import carrying_out, working_on
from bot.chat.kit import errors
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Screen, call
from bot.chat.kit.channels import Channels, SentMessage
from bot.chat.kit.discord_api import Refused, RequestFailed
from bot.chat.kit.discord_builder import build_content
from bot.chat.kit.forms import forms
from bot.chat.kit.pages import thread_name
from bot.chat.kit.replies import Ages, Reply
from bot.chat.screens.lobby import lobby
from bot.chat.screens.notices import ended_screen, notice_screen
from bot.chat.screens.result import cancelled, controls, result
from bot.chat.screens.turn import turn
from bot.chat.slots import CALLED, END, Slots
from bot.concurrency import KeyedLocks, for_each
from bot.games.deadlines import Presence, look_again
from bot.games.game import HOUR, MINUTE, NOBODY, Clock, Game, Status
from bot.games.options import variant_key
from bot.games.outbox import QUIETLY, Announcement, News, Post, Way
from bot.games.people.person import TURNS, Person, quiet_until
from bot.games.posts import KINDS, asked, called, is_kept, pending, record_posts, request_key, user_ids, way_of
from bot.games.publication import (
    Step,
    at_home,
    call_later,
    choose_place,
    earlier_steps,
    forget_next_buttons,
    moves_to_thread,
    next_step,
    nonce_of,
    notified,
    old_messages,
    past_next_buttons,
    record_announcement,
    record_next_button,
    redraw_step,
    refresh_step,
    superseded,
    with_message,
)
from bot.games.refusals import ChannelBusy
from bot.games.shared_deals import owned_row
from bot.games.table import Table
from bot.services.runner import GameRunner, is_thinking, outdated_by_thinking
from bot.services.series import SeriesService
from bot.services.tables import Tables

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


@dataclass(frozen=True)
class Publication:
    """A table that is being published."""

    table: Table
    seen: Mapping[int, SentMessage]
    """Messages of the game in the channel, by their ids; a notice found there is not sent again."""
    reply: Reply | None
    """The way to answer the interaction that caused the publication."""


@dataclass(frozen=True)
class PublicMessages:
    """Sends and changes public messages.

    Where the bot has the permission to send, a message has a nonce; Discord detects duplicates by it. Elsewhere the
    message is a reply to the interaction; a reply needs no permission and has no nonce.
    """

    tables: Tables
    channels: Channels
    ages: Ages
    series: SeriesService
    slots: Slots = field(default_factory=Slots)

    async def screen(self, table: Table, since: int, message_id: int | None = None) -> Screen:
        """Build the public message of a table, with the moves from the ply `since` on.

        A turn shows its time limit as of the moment when `message_id` was sent; None stands for a new message.
        """
        localizer, game = self.channels.localizer(table.game), table.game
        if game.owner:
            return await self.slots.owners[game.owner].message(table, localizer)
        if game.status is Status.LOBBY or not table.moves:
            return self._lobby(table)
        # A poster scores all positions of a game, which would block the event loop.
        if table.state.is_over:
            ending, quiet = await self.series.ending(table), await self.quiet_ends(table)
            more = await self.slots.ask(END, table, localizer)
            return await asyncio.to_thread(result, table, ending, localizer, awake(quiet), more)
        at = self.tables.clock() if message_id is None else int(self.ages.made_at(message_id))
        return await asyncio.to_thread(turn, table, since, localizer, at)

    def _lobby(self, table: Table) -> Screen:
        return lobby(table, self.channels.localizer(table.game), in_thread=self.channels.is_thread(table.game))

    async def send(  # noqa: PLR0913 - what is sent, where, and whom it notifies
        self,
        game: Game,
        screen: Screen,
        reply: Reply | None,
        nonce: str,
        called: Sequence[int] = (),
        *,
        role: int | None = None,
        silent: bool = True,
    ) -> int:
        """Send a message with mentions of the people in `called`, who are notified unless `silent`; return its id.

        The message may call a `role` in the same way.
        """
        to_channel = partial(self._send, game, screen, called, nonce, role=role, silent=silent)
        # The interaction may be in another channel, for example `/kingdomino privacy`.
        if reply is None or reply.channel_id != game.channel_id or reply.is_expired:
            return await to_channel()
        answer = partial(reply.send, screen, mentioned=called, role=role, silent=silent)
        try:
            return await (to_channel() if reply.may_send else answer())
        except RequestFailed as error:
            if not (errors.is_refused(error) if reply.may_send else error.status in _INTERACTION_ENDED):
                raise
            # The thread may have been locked, or the permission revoked, since the interaction.
            if reply.may_send:
                reply.refusals.append(error)
        return await (answer() if reply.may_send else to_channel())

    async def let_in(self, table: Table, since: int, message_id: int) -> None:
        """Add the people named in a new lobby in a thread, or in the first message of a thread, to the thread."""
        game = table.game
        if game.is_in_new_thread or (game.status is Status.LOBBY and self.channels.is_thread(game)):
            await self.channels.mention(game, message_id, await self.screen(table, since, message_id))

    async def open_thread(self, table: Table) -> bool:
        """Open a thread below the lobby of a table; return False if the lobby cannot have a thread."""
        # The name of a thread is public, so it is plain text in the table's language.
        localizer = self.channels.localizer(table.game)
        names = thread_name(table.game, localizer), localizer(variant_key(table.game.options))
        return await self.channels.open_thread(table.game, names)

    async def _send(
        self, game: Game, screen: Screen, called: Sequence[int], nonce: str, *, role: int | None, silent: bool
    ) -> int:
        """Send a message to the channel; use a second nonce if a message with the first nonce was deleted."""
        send = partial(self.channels.send, game, screen, mentioned=called, role=role, silent=silent)
        try:
            return await send(nonce=nonce)
        except Refused as error:
            if not errors.is_message_gone(error):
                raise
        # The second nonce is derived from the first, so a bot that is killed now can't send a third message.
        other = f"more-{blake2s(nonce.encode(), digest_size=10).hexdigest()}"
        return await send(nonce=other)

    async def quiet_ends(self, table: Table) -> Mapping[int, int | None]:
        """Return the ids of the people to notify, with the end of their quiet hours; None outside quiet hours.

        People to notify are the players of the turn, and after the end of a game also those whom features name.
        """
        others = await self.slots.ask(CALLED, table) if table.state.is_over else ()
        return await self.tables.accounts.quiet_ends((*notified(table), *others), self.tables.clock())

    async def show(self, publication: Publication, posts: Iterable[Post]) -> tuple[Post, ...]:
        """Show the posts; return the posts that must be retried, or stay stored."""
        return tuple([left for each in posts if (left := await self._try_to_show(publication, each))])

    async def _try_to_show(self, publication: Publication, post: Post) -> Post | None:
        game = publication.table.game
        try:
            shown = await self._show(publication, post)
        except RequestFailed as error:
            if post.is_old and errors.is_message_gone(error):
                return None
            log.log(
                logging.INFO if post.is_old else logging.WARNING,
                "game %s: the message %s could not be shown: %s",
                game.id,
                post.news,
                error,
            )
            return replace(post, tries=post.tries + 1) if post.tries + 1 < _MOST_TRIES else None
        told = replace(shown, tries=0, is_told=True, people=user_ids(asked(game, shown)))
        return told if is_kept(game, told) else None

    async def _show(self, publication: Publication, post: Post) -> Post:
        """Show a post in its message or in a new message; return the post with message and sleepers updated."""
        table, game = publication.table, publication.table.game
        is_open = asked(game, post) is not None
        if is_open and post.message_id is None:
            earlier = self.tables.calls.earlier_message(request_key(game, post)) or 0
            # A message above a newer turn is out of sight, so only a message below the newest turn is reused.
            is_in_sight = earlier > (game.announcement.message_id or 0)
            post = replace(post, message_id=earlier if is_in_sight else None)
        message_id, way = post.message_id or 0, way_of(game, post, self.is_old)
        match way:
            case Way.DELETE:
                await self._delete(game, post)
            case Way.TAKE_CONTROLS:
                await self.channels.take_controls(game, message_id)
            case Way.SHOW_OUTCOME:
                await self._show_outcome(table, message_id)
            case Way.TAKE_NEXT:
                await self._take_next(game, int(post.message or 0))
            case _:
                return await self._show_news(publication, post, way, is_open=is_open)
        return post

    async def _take_next(self, game: Game, ended_id: int) -> None:
        """Take the button to a next game from the messages of an ended game, where Discord lets the bot do so."""
        table = await self.tables.table(ended_id)
        ended, taken = table.game, past_next_buttons(table.game, game)
        localizer = self.channels.localizer(ended)
        for channel_id, message_id in taken:
            left = None
            if message_id == ended.announcement.message_id and table.is_readable:
                left = controls(table, localizer, await self.slots.ask(END, table, localizer), has_next=False)
            # A tap on a button that stays gets a true answer.
            with suppress(Refused):
                await self.channels.take_controls(replace(ended, channel_id=channel_id), message_id, left)
        await self.tables.change(ended_id, forget_next_buttons, NOBODY, taken)

    async def record_next(self, game: Game, channel_id: int, screen: Screen, message_id: int) -> None:
        """Record a message of an ended game that is no announcement if it offers a next game."""
        if any(each.address.action is Action.REMATCH for each in screen.controls):
            await self.tables.change(game.id, record_next_button, NOBODY, channel_id, message_id)

    async def _delete(self, game: Game, post: Post) -> None:
        """Delete an old message; look for it first if the bot was killed before it recorded the id of the message."""
        if (message_id := post.message_id or await self._lost_reminder(game, post)) is not None:
            await self.channels.delete(game, message_id)

    async def _lost_reminder(self, game: Game, post: Post) -> int | None:
        """Return the id of a reminder that has only its nonce on record; None if it was never sent."""
        recent = await self.channels.recent_messages(game)
        if recent is None:
            return await self._sent_under(game, str(post.message))
        recorded = {game.reminder.message_id, *(each.message_id for each in old_messages(game))}
        addresses = ((message_id, message.address) for message_id, message in recent.items())
        return next(
            (
                message_id
                for message_id, address in addresses
                if message_id not in recorded and address and address.game_id == game.id and address.action in REMINDING
            ),
            None,
        )

    async def _sent_under(self, game: Game, nonce: str) -> int:
        """Return the id of the message that was sent under the nonce; if there was none, there is a silent one now."""
        # To a repeated nonce Discord answers with the message that it has.
        words = call(self.channels.localizer(game)(variant_key(game.options)))
        return await self.channels.send(game, words, nonce=nonce, silent=True)

    async def _show_outcome(self, table: Table, message_id: int) -> None:
        if not table.is_readable:
            await self.channels.take_controls(table.game, message_id)
            return
        # A started lobby shows the drawn order of its players, so its message is built from the whole table.
        shown = await self.screen(table, 0) if table.game.owner else self._lobby(table)
        await self.channels.edit(table.game, message_id, shown)

    async def _show_news(self, publication: Publication, notice: Post, way: Way, *, is_open: bool) -> Post:
        table, game = publication.table, publication.table.game
        screen, ended = await self._notice_screens(table, notice)
        shown = screen or ended
        edited = Edit.TOO_OLD if way is Way.REPLACE else Edit.GONE
        if way is Way.EDIT and shown:
            edited = await self.edit(table, notice.message_id, shown, publication.reply)
        if edited is Edit.DONE:
            return notice
        if screen is None:
            if KINDS[notice.news].asks and notice.message_id is None:
                # The request may have been sent before it was decided, without an answer of Discord or before a kill.
                with suppress(Refused):
                    await self.channels.delete(game, await self._sent_under(game, notice.nonce))
            # If the message of an ended request was deleted, nothing is left to update.
            return replace(notice, message_id=None, sleepers=())
        if notice.message_id and edited is Edit.TOO_OLD and (way is Way.REPLACE or is_open):
            with suppress(Refused):
                await self.channels.delete(game, notice.message_id)
        # An old message has already called its people, except the people who slept.
        is_call = edited is Edit.GONE or (way is Way.REPLACE and notice.is_woken)
        return await self._send_notice(publication, notice, screen, is_call=is_call)

    async def _notice_screens(self, table: Table, notice: Post) -> tuple[Screen | None, Screen | None]:
        """Return the screen of a notice, and the screen that replaces the notice if it is decided."""
        localizer = self.channels.localizer(table.game)
        if table.game.owner:
            return await self.slots.owners[table.game.owner].result(table, localizer), None
        return notice_screen(table, notice, localizer), ended_screen(table, notice, localizer)

    async def _send_notice(self, publication: Publication, notice: Post, screen: Screen, *, is_call: bool) -> Post:
        """Send a notice in a new message, unless it was found in the channel, and call the people who are awake."""
        game = place = publication.table.game
        seen = publication.seen
        if notice.news is News.FINISHED:
            place = at_home(game, notice.cause)
            seen = await self.channels.recent_messages(place) or {}
        message_id = _seen_id(screen, notice, seen)
        people = called(game, notice)
        quiet = await self.tables.accounts.quiet_ends(filter(None, user_ids(people) or ()), self.tables.clock())
        # One author cannot notify a person too often; the call of sleepers was counted when the notice was new.
        author = KINDS[notice.news].author(game, notice) if is_call and not notice.is_woken else None
        allowed = self.tables.calls.allowed(author, [seat for seat in people if seat.user_id in quiet])
        sleepers = [each for each in allowed if quiet[each] and (is_call or each in notice.sleepers)]
        if message_id is None:
            mentioned = [each for each in allowed if not quiet[each]]
            role = notice.role_id if is_call else None
            silent = not (is_call and (mentioned or role)) or QUIETLY in notice.arguments
            message_id = await self.send(
                place, screen, publication.reply, notice.nonce, mentioned, role=role, silent=silent
            )
        await self.record_next(game, place.channel_id, screen, message_id)
        self.tables.calls.note_message(request_key(game, notice), message_id)
        wakes_at = min((quiet[each] or 0 for each in sleepers), default=None)
        return replace(notice, message_id=message_id, sleepers=tuple(sleepers), wakes_at=wakes_at)

    async def redraw(self, step: Step, message_id: int | None, reply: Reply | None) -> Edit:
        """Edit the public message, unless it is more than an hour old, because the final state needs an edit."""
        # The owner of a row that is no table counts the edits of its message.
        if message_id is not None and self.is_old(message_id) and not step.table.game.owner:
            return Edit.TOO_OLD
        screen = await self.screen(step.table, step.since, message_id)
        return await self.edit(step.table, message_id, screen, reply)

    def is_old(self, message_id: int) -> bool:
        """Return whether a message was sent more than an hour ago."""
        return self.ages.age(message_id) > OLD

    async def edit(self, table: Table, message_id: int | None, screen: Screen, reply: Reply | None) -> Edit:
        if message_id is None:
            return Edit.GONE
        if reply and reply.answered_id == message_id:
            try:
                await reply.edit(screen)
            except RequestFailed as error:
                log.info("game %s: message %s is edited without its interaction: %s", table.game.id, message_id, error)
            else:
                return Edit.DONE
        try:
            await self.channels.edit(table.game, message_id, screen)
        except RequestFailed as error:
            if not any(
                each(error)
                for each in (errors.is_message_gone, errors.is_too_late, errors.is_refused, errors.is_edited_too_often)
            ):
                raise
            log.info("game %s: message %s cannot be changed: %s", table.game.id, message_id, error)
            return Edit.TOO_OLD if errors.is_edited_too_often(error) else Edit.GONE
        return Edit.DONE


def awake(quiet: Mapping[int, int | None]) -> tuple[int, ...]:
    """Return the people who are outside their quiet hours, of whose ends `PublicMessages.quiet_ends` tells."""
    return tuple(each for each, until in quiet.items() if until is None)


def _seen_id(screen: Screen, notice: Post, seen: Mapping[int, SentMessage]) -> int | None:
    """Return the id of a message that already shows the notice, if the bot was killed after sending the message.

    The message is recognized by its first button, or by its words if the notice has no buttons.
    """
    first, cause = next(iter(screen.controls), None), max(notice.cause, notice.message_id or 0)
    # The sent message may have mentioned its people, or only named them.
    contents = {build_content(form) for shown in (screen, screen.mentioning(())) for _, form in forms(shown)}

    def shows(message: SentMessage) -> bool:
        return message.address == first.address if first else message.address is None and message.content in contents

    return next((each for each, message in seen.items() if each > cause and shows(message)), None)


FindStep: TypeAlias = Callable[[Table], Step | None]

Retired: TypeAlias = frozenset[int | str | None]
"""The messages without controls, and the deleted messages, by their ids or nonces."""


def _is_behind(table: Table) -> bool:
    """Return whether the channel lacks a message or shows an outdated message."""
    return bool(next_step(table) or pending(table.game))


REMINDING: Final = frozenset({Action.ANSWER_REMINDER, Action.KEEP_PLAYING})
"""Actions of the first buttons of reminders and similar messages."""
_OTHERS: Final = frozenset({*REMINDING, Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION})
"""Actions of the first buttons of messages that announce no turn."""
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
        if address is None or address.action in _OTHERS:
            continue
        is_public = message.is_public and (address.action in _FIRST or table.game.status is Status.OPEN)
        table = with_message(table, message_id, address.ply or 0, is_public=is_public)
    return table


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
        if table.game.deal.name and (row_id := owned_row(table.game.deal.name)):
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
        table = await self._with_nudge(_as_shown_by(known, seen), known)
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
            return shown
        person, quiet = await self._person_to_notify(table), await messages.quiet_ends(step.table)
        if step.way is Way.SEND:
            if step.table.state.is_over and any(quiet.values()):
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
        return replace(shown, message_id=message_id)

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
