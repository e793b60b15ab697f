"""What every tap, every typed command and every deadline goes through.

Acknowledge, load the table, let the handler act, show the person the answer, publish what has changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias
from uuid import uuid4

import discord

from bot.activity import Outcome, describe_activity, has_stored, note_outcome, working_on
from bot.chat.kit.addresses import Action, Address, used_control
from bot.chat.kit.blocks import Button, Role, Row, Screen, compose
from bot.chat.kit.channels import Channels, PanelKind
from bot.chat.kit.context import AnsweredElsewhere, Context, Conversation, Where, missing_permissions
from bot.chat.kit.discord_errors import (
    THREAD_STATES,
    TROUBLE,
    in_brief,
    is_channel_unknown,
    is_message_gone,
    is_mistake,
    is_refused,
    is_too_late,
    log_failure,
)
from bot.chat.kit.refusals import EXPECTED, explain
from bot.chat.publisher import Publisher
from bot.chat.result import archived_game
from bot.concurrency import for_each
from bot.games.deadlines import Alarm, Deadline, Presence, deadlines
from bot.games.game import CLOCK, Actor, Game, Status
from bot.games.people import verbatim
from bot.games.refusals import AlreadyDone, OldButton, Refusal, WrongStatus
from bot.games.repositories import DueGame, StorageDown
from bot.games.table import Table
from bot.games.table_service import GameRunner, TableService

log = logging.getLogger(__name__)

P = ParamSpec("P")

RETRY_SECONDS: Final = 60
"""How long a deadline that failed waits for the next attempt."""

_LAST_WORDS_SECONDS = 1
"""How long a person may take to be told that the bot stops."""

_ANSWERED_ELSEWHERE = (
    "interaction %s was answered by another program that runs with the same token, so nothing was done here: "
    "stop that program, or reset the token in the Developer Portal and give the new one to this bot alone"
)


# ---- what handlers return


@dataclass(frozen=True)
class Show:
    """A screen in the place of the answer; then what `then` returns."""

    screen: Screen
    text_mode: bool = False
    then: Then | None = None


@dataclass(frozen=True)
class Panel:
    """The person's panel at a table in the place of the answer; `redraw` draws it when others change the table.

    `refusal` is why what the person asked for in the panel is not done.
    """

    screen: Screen
    table: Table
    kind: PanelKind
    redraw: Callable[[Table], Screen] | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Note:
    text: str


@dataclass(frozen=True)
class Ask:
    """A question without pictures in a message of its own."""

    screen: Screen


@dataclass(frozen=True)
class File:
    text: str
    name: str
    content: bytes


@dataclass(frozen=True)
class Shared:
    """A screen that everybody sees, and what the person sees then, which has no button to share it."""

    public: Screen
    own: Screen


@dataclass(frozen=True)
class Changed:
    """Changed tables, which are published even if the answer fails; then comes the answer `then`.

    `redraw`: a public message has changed although no move was made. `below` is shown below all published messages.
    `refusal` is why the person's own request was refused.
    """

    tables: tuple[Table, ...]
    redraw: bool = False
    then: Answer | Then = None
    below: Then | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Delivery:
    """What became of a message: its id, None if it is gone, and whether it was sent or Discord refused it for good."""

    message_id: int | None
    is_sent: bool = True


@dataclass(frozen=True)
class Post:
    """A message to the channel of a game whose deadline has come.

    `record` stores what became of the message, and returns the changes. `sent_id` is the id if the bot was killed after
    sending the message and before recording it.
    """

    game: Game
    screen: Screen
    nonce: str
    record: Callable[[Delivery], Awaitable[Changed]]
    mentioned: tuple[int, ...] = ()
    silent: bool = False
    sent_id: int | None = None


Answer: TypeAlias = Show | Panel | Note | Ask | File | Shared | Changed | None
Then: TypeAlias = Callable[[], Awaitable[Answer]]
RunAtTable: TypeAlias = Callable[[Context, Table], Awaitable[Answer]]


def ask_first(context: Context, table: Table, action: StrEnum, argument: str = "", **facts: str) -> Show:
    """Ask the person who typed a command before others are asked, or a seat changes."""
    do_it = Button(Address.at(table, action, argument), context.localizer("button-yes"), Role.PRIMARY)
    leave_it = Button(Address(Action.CALL_OFF, table.game.id), context.localizer("button-no"))
    return Show(compose(context.localizer(f"ask-{action}", **facts), Row((do_it, leave_it))))


# ---- what handlers are


@dataclass(frozen=True)
class Alone:
    """A handler that is about no table, or finds its own."""

    run: Callable[[Context], Awaitable[Answer]]
    where: Where = Where.HERE


@dataclass(frozen=True)
class AtTable:
    """A handler that gets the table of the address, or of the channel."""

    run: RunAtTable
    where: Where = Where.HERE


Handler: TypeAlias = Alone | AtTable


@dataclass(frozen=True)
class Moment:
    """What a handler of a deadline works with.

    `now` is one time for all that is due together: a slow send does not move what follows it.
    """

    tables: TableService
    runner: GameRunner
    publisher: Publisher
    presence: Presence
    channels: Channels
    now: int = 0

    async def change_table(
        self, table: Table, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game, as in `TableService.change`."""
        return await self.tables.change(table.game.id, change, CLOCK, *args, **kwargs)


DeadlineHandler: TypeAlias = Callable[[Moment, Table], Awaitable[Post | Changed | None]]

_WITHOUT_LOG = set[RunAtTable]()


def without_log(run: RunAtTable) -> RunAtTable:
    """Decorate a handler that also takes tables whose log cannot be read: it ends something."""
    _WITHOUT_LOG.add(run)
    return run


async def table_here(context: Context, game_id: int, *, needs_log: bool = True) -> Table:
    """Load the table of a game that has to be played in this channel; without `needs_log` it may be unreadable."""
    table = await context.services.tables.table(game_id)
    if not context.is_in_channel(table):
        raise Refusal("error-no-such-game")
    return table.require_readable() if needs_log else table


async def _table_of(context: Context) -> Table:
    """Load the table that an address names, or the live one of the channel."""
    if context.game_id is not None:
        return await table_here(context, context.game_id, needs_log=False)
    if context.is_component:
        raise OldButton
    table = await context.services.tables.live(context.channel_id)
    if table is None:
        raise Refusal("error-no-game-here")
    return table


# ---- the pipeline


async def tap(handlers: Mapping[StrEnum, Handler], context: Context) -> None:
    data: Any = context.interaction.data
    try:
        address = used_control(data["custom_id"], data.get("values") or ())
        handler = handlers[address.action]
    except (ValueError, KeyError):
        await report(Conversation(context), OldButton())
        return
    describe_activity(name=address.action, game_id=address.game_id)
    await perform(handler, replace(context, game_id=address.game_id, ply=address.ply, argument=address.argument))


async def perform(handler: Handler, context: Context) -> None:
    """Run a handler, show the person its answer, publish what it changed; explain an error instead of raising it."""
    deed = _Deed(handler, context)
    # The task of an interaction has no caller: discord.py would only log an error that is raised here.
    # What has been changed is published even if the person's own answer did not get through.
    for step in (deed.act, deed.publish, deed.explain_refusal, deed.show_below):
        try:
            await step()
        except asyncio.CancelledError:
            await break_off(deed.conversation)
            raise
        except Exception as error:  # noqa: BLE001
            await report(deed.conversation, error)


class _Deed:
    """One tap or command under way."""

    def __init__(self, handler: Handler, context: Context) -> None:
        self.handler, self.context = handler, context
        self.conversation = Conversation(context)
        self.changes: list[Changed] = []

    async def act(self) -> None:
        await self.conversation.acknowledge(self.handler.where)
        services, actor = self.context.services, self.context.actor
        services.accounts.note_name(self.context.guild_id, self.context.user_id, actor.name)
        self.context = await self.context.with_language()
        answer = await self._run()
        while answer is not None:
            answer = await self._take(answer)

    async def _run(self) -> Answer:
        match self.handler:
            case AtTable(run):
                table = await _table_of(self.context)
                describe_activity(game_id=table.game.id)
                self.context = replace(self.context, game_id=table.game.id)
                if run not in _WITHOUT_LOG:
                    table.require_readable()
                self.context.services.presence.note(table.game.id, self.context.user_id)
                return await run(self.context, table)
            case Alone(run):
                if self.context.game_id is not None:
                    await table_here(self.context, self.context.game_id, needs_log=False)
                    self.context.services.presence.note(self.context.game_id, self.context.user_id)
                return await run(self.context)

    async def _take(self, answer: Show | Panel | Note | Ask | File | Shared | Changed) -> Answer:
        """Do what an answer says; return the next one."""
        match answer:
            case Changed():
                self.changes.append(answer)
                if answer.refusal:
                    raise answer.refusal
                return await answer.then() if callable(answer.then) else answer.then
            case Show():
                await self.conversation.show(self._with_way_back(answer.screen), text_mode=answer.text_mode)
                return await answer.then() if answer.then else None
            case Panel():
                await self.conversation.show_panel(answer.screen, answer.table, answer.kind, answer.redraw)
                if answer.refusal:
                    raise answer.refusal
            case Note():
                await self.conversation.note(answer.text)
            case Ask():
                await self.conversation.ask(answer.screen)
            case File():
                await self.conversation.send_file(answer.text, answer.name, answer.content)
            case Shared():
                await self._share(answer)
        return None

    def _with_way_back(self, screen: Screen) -> Screen:
        """Lead back to the daily game where nothing else of the bot is there."""
        if not self.context.is_visitor or any(each.address.action is Action.SHOW_DAILY for each in screen.controls):
            return screen
        button = Button(Address(Action.SHOW_DAILY), self.context.localizer("daily-name"))
        return replace(screen, blocks=(*screen.blocks, Row((button,))))

    async def _share(self, shared: Shared) -> None:
        """Post the public screen silently, and show the person their own.

        If two taps on the button lead here at the same time, it is posted once; if it cannot be posted, the button
        stays.
        """
        self.context.require_voice()
        reply, message = self.conversation.public_reply, self.context.interaction.message
        if reply is None:
            raise OldButton
        seen, key = self.context.services.shared_messages, message and (message.id, message.edited_at)
        if key is None or key not in seen:
            seen[key] = True
            try:
                await reply.send(shared.public, silent=True)
            except BaseException:
                seen.pop(key, None)
                raise
        await self.conversation.show(shared.own)

    async def publish(self) -> None:
        """Advance the changed tables, and publish them. Raises the error of this channel's table."""
        services, failure = self.context.services, None
        for table, redraw in [(table, changed.redraw) for changed in self.changes for table in changed.tables]:
            try:
                advanced = await services.runner.advance_from(table)
                reply = self.conversation.public_reply
                published = await services.publisher.publish_changed(advanced, reply, redraw=redraw)
                await services.panels.refresh(published, self.context.user_id)
            except Exception as error:  # noqa: BLE001 - one table that cannot be shown keeps no other from it
                if table.game.channel_id == self.context.channel_id:
                    failure = error
                else:
                    log_failure(log, error, f"game {table.game.id}, which was changed elsewhere, could not be shown")
        if failure:
            raise failure
        # Even if the click changed nothing: the channel may be open again.
        game_id = self.context.game_id
        if game_id and not self.changes and services.publisher.is_backing_off(game_id):
            await services.publisher.try_to_publish(game_id, self.conversation.public_reply)

    async def explain_refusal(self) -> None:
        """Show the person why a message was sent as a reply: the channel refused it."""
        for error in self.conversation.refusals[:1]:
            await self.conversation.note(_refused(self.context, error))

    async def show_below(self) -> None:
        """Show the person what comes below all that has been published."""
        for changed in self.changes:
            below = await changed.below() if changed.below else None
            if isinstance(below, Panel):
                await self.conversation.send_panel(below.screen, below.table, below.kind)


# ---- what comes with time


class Timekeeper:
    """Handles the deadlines of all games of this process; a task sleeps until the earliest, and wakes for it."""

    def __init__(self, handlers: Mapping[Deadline, DeadlineHandler], moment: Moment, alarm: Alarm) -> None:
        self._handlers = handlers
        self._moment = moment
        self._clock, self._games = moment.tables.clock, moment.tables.games
        self._lock = asyncio.Lock()
        self._tried = set[DueGame]()
        self.alarm = alarm

    async def do_due(self) -> None:
        """Handle every deadline that has come; what fails is logged and retried."""
        # Otherwise the sleeping task and the heartbeat would do the same work at once.
        async with self._lock:
            self._tried, last = set[DueGame](), None
            # A game that fails stays due, so the next batch begins after the last game of this one.
            while due := await self._games.due_games(self._clock(), last):
                self._tried.update(due)
                last = due[-1]
                moment = replace(self._moment, now=self._clock())
                await for_each(partial(self._try_to_handle, moment), [game.id for game in due])

    async def _try_to_handle(self, moment: Moment, game_id: int) -> None:
        with working_on(game_id):
            try:
                await self._handle(moment, game_id)
            except Exception as error:  # noqa: BLE001 - one game that fails keeps no other from its deadlines
                log_failure(log, error, f"game {game_id}: a deadline is retried")

    async def _handle(self, moment: Moment, game_id: int) -> None:
        """Load the table, run the handlers of what is due, publish what they changed."""
        done, redraw = set[Deadline](), False
        table = await moment.tables.table(game_id)
        if not table.is_readable:
            return
        while due := _first_due(table, moment.now, done):
            done.add(due)
            answer = await self._handlers[due](moment, table)
            if isinstance(answer, Post):
                answer = await answer.record(await _send(moment, answer))
            if answer:
                [table], redraw = answer.tables, redraw or answer.redraw
        if not done:
            # An erasure has taken away what was due.
            await moment.tables.refresh_marks(game_id)
        # Nobody has tapped, so nobody else publishes it.
        if redraw or table.game.needs_publisher:
            await moment.publisher.try_to_publish(game_id, redraw=redraw)

    async def seconds_to_next(self) -> float | None:
        """Return how long it is until the next deadline, None if there is none; one written later rings the alarm."""
        self.alarm.clear()
        now = self._clock()
        if due := await self._games.due_games(now):
            # A deadline that is still due after its handler ran has failed; any other has come since.
            self.alarm.set(now + RETRY_SECONDS if self._tried.issuperset(due) else now)
        self.alarm.set(await self._games.next_due(now))
        return None if self.alarm.at is None else max(0, self.alarm.at - self._clock())


def _first_due(table: Table, now: int, done: set[Deadline]) -> Deadline | None:
    return next((each for each, at in deadlines(table.game).items() if at <= now and each not in done), None)


async def _send(moment: Moment, post: Post) -> Delivery:
    """Send a message, unless it was sent before.

    What Discord refuses for good, as in a closed channel, is recorded all the same, or else the bot would retry every
    minute. Raises temporary failures of Discord.
    """
    if post.sent_id:
        return Delivery(post.sent_id)
    try:
        message_id = await moment.channels.send(
            post.game, post.screen, mentioned=post.mentioned, nonce=post.nonce, silent=post.silent
        )
    except discord.HTTPException as error:
        # Of a message that was sent with this nonce and then deleted, Discord says that it is unknown.
        if is_message_gone(error):
            return Delivery(None)
        if is_channel_unknown(error):
            moment.channels.lost.report(post.game.guild_id, post.game.channel_id)
        if not (is_refused(error) or is_mistake(error)):
            raise
        log.warning("game %s: a message that is due cannot be sent: %s", post.game.id, in_brief(error))
        return Delivery(None, is_sent=False)
    return Delivery(message_id)


# ---- what goes wrong


async def report(conversation: Conversation, error: BaseException) -> None:
    """Show the error to the person, if Discord lets the bot; an interaction that was delivered twice is no error."""
    if isinstance(error, AlreadyDone):
        return
    context = conversation.context
    # Of the messages that only one person sees, they have closed this one, or a newer panel has taken its place.
    if is_too_late(error) or (context.is_ephemeral and is_message_gone(error)):
        note_outcome(Outcome.NOT_TAKEN)
        log.info("interaction %s can no longer be answered: %s", context.interaction.id, in_brief(error))
        return
    if isinstance(error, AnsweredElsewhere):
        note_outcome(Outcome.NOT_TAKEN)
        log.error(_ANSWERED_ELSEWHERE, context.interaction.id)
        return
    outcome, text = _explanation(context, error)
    note_outcome(outcome)
    if isinstance(error, WrongStatus) and error.game.status is Status.ARCHIVED:
        with suppress(discord.HTTPException, *TROUBLE):
            await conversation.ask(archived_game(error.game, context.localizer))
    else:
        await _note(conversation, text)


async def refuse(context: Context) -> None:
    """Refuse a request because the bot is about to stop."""
    note_outcome(Outcome.REFUSED)
    # Autocomplete has no way to show a text.
    if context.interaction.type is not discord.InteractionType.autocomplete:
        await _note(Conversation(context), context.localizer("error-restarting"))


async def break_off(conversation: Conversation) -> None:
    """Answer a person who is still waiting that the bot stops."""
    if not conversation.is_answered:
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                await _note(conversation, conversation.context.localizer("error-interrupted"))


async def _note(conversation: Conversation, text: str) -> None:
    # The failure may be that Discord does not take answers at all.
    with suppress(discord.HTTPException, *TROUBLE):
        await conversation.note(text)


def _explanation(context: Context, error: BaseException) -> tuple[Outcome, str]:
    """Return the outcome, and the text for the person.

    An unexpected error is logged, under a number that the person sees too.
    """
    localizer, interaction_id = context.localizer, context.interaction.id
    if isinstance(error, EXPECTED):
        return Outcome.REFUSED, explain(error, localizer)
    if isinstance(error, discord.HTTPException) and is_refused(error):
        return Outcome.REFUSED, _refused(context, error)
    if is_message_gone(error):
        return Outcome.NOT_TAKEN, localizer("error-message-gone")
    if not is_mistake(error):
        log.warning("interaction %s: Discord did not take an answer: %s", interaction_id, in_brief(error))
        return Outcome.NOT_TAKEN, localizer("error-discord" if has_stored() else "error-discord-nothing")
    if isinstance(error, StorageDown):
        return Outcome.FAILED, localizer("error-storage")
    # The person can report the number, and the host finds the traceback by it; the text itself reveals nothing.
    number = uuid4().hex[:8]
    log.error("error %s in interaction %s", number, interaction_id, exc_info=error)
    return Outcome.FAILED, localizer("error-unexpected", number=number)


def _refused(context: Context, error: discord.HTTPException) -> str:
    """Say why the channel refuses something, with the permissions that the bot lacks: Discord does not name them."""
    if error.code in THREAD_STATES:
        return context.localizer(f"error-thread-{THREAD_STATES[error.code]}")
    if not isinstance(error, discord.Forbidden):
        return context.localizer("error-channel-refuses", reason=verbatim(error.text or str(error.code)))
    missing = context.missing("view_channel", context.sending, "attach_files")
    return explain(missing_permissions(missing), context.localizer) if missing else context.localizer("error-forbidden")
