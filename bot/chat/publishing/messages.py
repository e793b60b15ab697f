"""Sends and changes public messages."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from hashlib import blake2s
from http import HTTPStatus

from bot.chat.kit import errors
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Screen, call
from bot.chat.kit.channels import Channels, SentMessage
from bot.chat.kit.discord_api import Refused, RequestFailed
from bot.chat.kit.pages import thread_name
from bot.chat.kit.replies import Ages, Reply
from bot.chat.publishing.found import seen_id
from bot.chat.publishing.reminding import sent_under
from bot.chat.screens.lobby import lobby
from bot.chat.screens.notices import ended_screen, notice_screen
from bot.chat.screens.result import controls, result
from bot.chat.screens.turn import turn
from bot.chat.slots import CALLED, END, Slots
from bot.games.game import HOUR, NOBODY, Game, Status
from bot.games.options import variant_key
from bot.games.outbox import QUIETLY, News, Post, Way
from bot.games.posts import KINDS, asked, called, is_kept, request_key, user_ids, way_of
from bot.games.publication import (
    Step,
    at_home,
    forget_next_buttons,
    notified,
    past_next_buttons,
    record_next_button,
)
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.services.series import SeriesService
from bot.services.tables import Tables

log = logging.getLogger(__name__)

# Discord answers 401 if the token of an interaction is older than 15 minutes, 404 if the deferral did not arrive.
_INTERACTION_ENDED = HTTPStatus.UNAUTHORIZED, HTTPStatus.NOT_FOUND
_MOST_TRIES = 8
"""The attempts to retire a message or to send a notice; Discord refuses some edits of old messages for good."""

OLD = HOUR
"""An age in seconds: Discord allows only a few more edits of an older message."""


LATE_EDITS = 2
"""How often the message of a lobby is edited after its first hour: the last of three edits shows what came of it."""


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
            return await self.channels.drawn(partial(result, table, ending, localizer, awake(quiet), more))
        at = self.tables.clock() if message_id is None else int(self.ages.made_at(message_id))
        return await self.channels.drawn(partial(turn, table, since, localizer, at))

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
        number = await self.tables.games.threads_before(table.game) + 1
        name = join_facts(thread_name(table.game, localizer), str(number) if number > 1 else "")
        return await self.channels.open_thread(table.game, (name, localizer(variant_key(table.game.options))))

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

        People to notify are the players of the turn, and after the end of a game also the people named by features.
        """
        others = await self.slots.ask(CALLED, table) if table.state.is_over else ()
        return await self.tables.accounts.quiet_ends((*notified(table), *others), self.tables.clock())

    async def show(self, publication: Publication, posts: Iterable[Post]) -> tuple[Post, ...]:
        """Show the posts; return the posts that must be retried, or stay stored."""
        return tuple([left for each in posts if (left := await self._try_to_show(publication, each))])

    async def _try_to_show(self, publication: Publication, post: Post) -> Post | None:
        game = publication.table.game
        if self.channels.is_on_its_way(post.message):
            return post
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
        if (message_id := post.message_id or await self._unrecorded(game, str(post.message))) is not None:
            await self.channels.delete(game, message_id)

    async def _unrecorded(self, game: Game, nonce: str) -> int | None:
        """Return the id of a reminder that has only its nonce on record; None if it was never sent."""
        recent = await self.channels.recent_messages(game, again=True)
        if recent is None:
            return await self._sent_under(game, nonce)
        found = sent_under(nonce, recent)
        return found and found.message_id

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
            if notice.message_id and shown is None:
                # The lobby shows what came of the invitation.
                with suppress(Refused):
                    await self.channels.delete(game, notice.message_id)
            if KINDS[notice.news].asks and (notice.message_id is None or notice.tries):
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
        message_id = seen_id(screen, notice, seen)
        people = called(game, notice)
        quiet = await self.tables.accounts.quiet_ends(filter(None, user_ids(people) or ()), self.tables.clock())
        # One author cannot notify a person too often; the call of sleepers was counted when the notice was new.
        author = KINDS[notice.news].author(game, notice) if is_call and not notice.is_woken else None
        allowed = self.tables.calls.allowed(author, [seat for seat in people if seat.user_id in quiet])
        sleepers = [each for each in allowed if quiet[each] and (is_call or each in notice.sleepers)]
        if message_id is None:
            mentioned = [each for each in allowed if not quiet[each]]
            # A role is called once, even if somebody deletes the message; a late call may come at night.
            role = notice.role_id if is_call and not notice.message_id else None
            is_late = role is not None and self.is_old(notice.cause)
            silent = not (is_call and (mentioned or role)) or QUIETLY in notice.arguments or is_late
            message_id = await self.send(
                place, screen, publication.reply, notice.nonce, mentioned, role=role, silent=silent
            )
        await self.record_next(game, place.channel_id, screen, message_id)
        self.tables.calls.note_message(request_key(game, notice), message_id)
        wakes_at = min((quiet[each] or 0 for each in sleepers), default=None)
        return replace(notice, message_id=message_id, sleepers=tuple(sleepers), wakes_at=wakes_at)

    async def redraw(self, step: Step, message_id: int | None, reply: Reply | None) -> Edit:
        """Edit the public message, unless it is more than an hour old, because the final state needs an edit.

        Discord allows few edits of an older message, and a lobby counts them.
        """
        game = step.table.game
        may_edit_late = game.status is Status.LOBBY and game.announcement.late_edits < LATE_EDITS
        # The owner of a row that is no table counts the edits of its message.
        if message_id is not None and self.is_old(message_id) and not (game.owner or may_edit_late):
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
    """Return the people outside their quiet hours; `quiet` is a result of `PublicMessages.quiet_ends`."""
    return tuple(each for each, until in quiet.items() if until is None)
