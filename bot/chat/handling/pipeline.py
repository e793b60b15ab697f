"""The pipeline of every tap and every typed command, and the deadlines of games.

Steps of the pipeline: acknowledge, load the table, run the handler, publish the changed tables, explain errors.
"""

from __future__ import annotations

import asyncio
import logging
from collections import ChainMap
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar
from uuid import uuid4

import discord

from bot.activity import Outcome, carrying_out, describe_activity, has_stored, note_outcome, working_on
from bot.chat.actions import Action
from bot.chat.at_discord import log_failure
from bot.chat.handling.context import Anywhere, AtTable, Context, Handler, RunAnywhere, RunAtTable, Services, Where
from bot.chat.kit import NotAnswered, RequestFailed
from bot.chat.kit.blocks import Address, Button, Role, Row, Screen, note, plain_message
from bot.chat.screens.pages import archived_game
from bot.chat.screens.refusals import EXPECTED, explain
from bot.concurrency import for_each
from bot.games.channel import needs_publisher
from bot.games.deadlines import Deadline, deadlines
from bot.games.game import Status
from bot.games.people.person import USUAL_QUIET, by_server, hours_until
from bot.games.refusals import Refusal, StorageDown
from bot.games.rights import Right, require
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.extension import Extension

log = logging.getLogger(__name__)

MOVED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "files": "kingdomino games",
        "ask": "kingdomino board ask:",
        "away": "kingdomino settings away:",
        "follow": "kingdomino board",
        "history": "kingdomino games",
        "invite": "kingdomino new invite:",
        "privacy": "kingdomino settings",
        "rules": "kingdomino help",
        "turns": "kingdomino games",
        "tutorial": "kingdomino help",
    }
)
"""The replacements of removed actions and commands. The keys are the action's text, or the command's last word."""


def moved_or(text: str, key: str) -> Refusal:
    """Return a refusal that names the replacement of a removed action or command; otherwise the refusal `key`."""
    return Refusal("error-moved", command=MOVED[text]) if text in MOVED else Refusal(key)


_LAST_WORDS_SECONDS = 1
"""For this many seconds the bot tries to tell a person that it stops."""

_ANSWERED_ELSEWHERE = (
    "interaction %s was answered by another program that runs with the same token, and both may have acted on it: "
    "stop that program, or reset the token in the Developer Portal and give the new one to this bot alone"
)


# ---- handlers

A = TypeVar("A", bound=RunAnywhere)
T = TypeVar("T", bound=RunAtTable)


class Handlers:
    """The handlers of the core or of a feature, collected by decorators."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}
        """The handler of each action."""

    def anywhere(self, *actions: StrEnum, where: Where = Where.HERE) -> Callable[[A], A]:
        """Decorate the handler of the actions; the arguments are the fields of `Anywhere`."""

        def register(run: A) -> A:
            self.handlers.update(dict.fromkeys(actions, Anywhere(run, where)))
            return run

        return register

    def at_table(self, *actions: StrEnum, where: Where = Where.HERE, needs_log: bool = True) -> Callable[[T], T]:
        """Decorate the handler of the actions of a table; the arguments are the fields of `AtTable`."""

        def register(run: T) -> T:
            self.handlers.update(dict.fromkeys(actions, AtTable(run, where, needs_log)))
            return run

        return register


CORE: Final = Handlers()
"""The handlers of the core. `bot.host.composition` imports all modules that register handlers here."""
anywhere, at_table = CORE.anywhere, CORE.at_table


async def table_here(context: Context, game_id: int, *, needs_log: bool = True) -> Table:
    """Load the table of a game in the channel; with `needs_log` its log must be readable.

    Raises Refusal for a game in another channel, or for a table with an unreadable log.
    """
    table = await context.tables.table(game_id)
    require(Right.LOOK, table.game, context.actor)
    return table.require_readable() if needs_log else table


async def _table_of(context: Context, extension: Extension | None) -> Table:
    """Load the table of the address, or else the live table of the channel; its game must have the extension."""
    if context.game_id is not None:
        return await table_here(context, context.game_id, needs_log=False)
    if context.is_component:
        raise Refusal("error-old-button")
    return await context.tables.here(context.channel_id, extension)


# ---- the pipeline


async def perform(context: Context, handler: Handler | None = None) -> None:
    """Run a handler and publish its changes; explain an error to the person. By default run the control's handler."""
    # The task of an interaction has no caller, so discord.py would only log an exception from here. Changed tables are
    # published even if the person's own answer failed.
    try:
        for step in (partial(_run, context, handler), context.publish, partial(_finish, context)):
            try:
                await step()
            except Exception as error:  # noqa: BLE001
                await report(context, error)
    except asyncio.CancelledError:
        await break_off(context)
        raise
    finally:
        context.answer.end()


async def _run(context: Context, handler: Handler | None) -> None:
    """Load the handler's data, and run the handler."""
    handler = handler or _used(context)
    context.begin(handler.where)
    context.accounts.names[context.guild_id, context.user_id] = context.actor.name
    with carrying_out((context.user_id, context.interaction.id)):
        await context.read_language()
        match handler:
            case AtTable(run, needs_log=needs_log, extension=extension):
                table = await _table_of(context, extension)
                describe_activity(game_id=table.game.id)
                context.naming(table.variant).game_id = table.game.id
                if needs_log:
                    table.require_readable()
                await _note_presence(context)
                await run(context, table)
            case Anywhere(run):
                if context.game_id is not None:
                    table = await table_here(context, context.game_id, needs_log=False)
                    context.naming(table.variant)
                    await _note_presence(context)
                await run(context)


def _used(context: Context) -> Handler:
    """Return the handler of the used control. Raises Refusal for a control that the bot does not know."""
    try:
        address = context.answer.address
    except ValueError:
        raise Refusal("error-old-button") from None
    if (handler := context.services.handlers.get(address.action)) is None:
        raise moved_or(address.action, "error-old-button")
    describe_activity(name=address.action, game_id=address.subject)
    context.game_id, context.ply, context.argument = address.subject, address.version, address.argument
    context.page = address.page
    return handler


async def _note_presence(context: Context) -> None:
    """Record that the person acts at the table; for an unknown time zone, also record the first act at night."""
    game_id = context.loaded_id = context.game_id
    if game_id is None:
        return
    context.services.presence.note(game_id, context.user_id)
    person = context.known_person
    living = person and by_server(person, await context.services.servers.time_zone(context.guild_id))
    if living and living != person and hours_until(living.time_zone, context.now, USUAL_QUIET):
        await context.accounts.change_unasked(context.user_id, lambda each: replace(each, acts_at_night=True))


async def _finish(context: Context) -> None:
    """Give Discord a first response, retry a failed publication of the table, and explain why a message was refused.

    Discord needs a first response even if a public message is the whole answer.
    """
    await context.answer.acknowledge()
    publisher, game_id = context.services.publisher, context.loaded_id
    # If the handler changed a table, it was published just now. Otherwise retry, because the channel may be open again.
    if game_id and not context.has_changed and publisher.is_backing_off(game_id):
        await publisher.try_to_publish(game_id, context.public)
    await context.explain_refusals()


# ---- errors


async def report(context: Context, error: BaseException) -> None:
    """Show the error to the person, if Discord still accepts an answer; do nothing if it was reported already."""
    if error is context.reported:
        return
    context.reported = error
    # The answer is too late, or its message is gone: the person has closed the ephemeral message, or a newer panel has
    # replaced the message.
    failure = error if isinstance(error, RequestFailed) else None
    if failure and (failure.is_too_late or (context.is_ephemeral and failure.is_message_gone)):
        note_outcome(Outcome.NOT_TAKEN)
        log.info("interaction %s can no longer be answered: %s", context.interaction.id, error)
        return
    if isinstance(error, NotAnswered):
        _note_silence(context, error)
        return
    if failure and failure.is_answered_before:
        note_outcome(Outcome.NOT_TAKEN)
        log.error(_ANSWERED_ELSEWHERE, context.interaction.id)
        return
    outcome, text = _explanation(context, error)
    note_outcome(outcome)
    try:
        refusal = _refusal_screen(error, text, context.localizer, _ways(context, error))
        await context.ask(refusal, replaces=True)
    except RequestFailed as silence:
        _note_silence(context, silence)


def _ways(context: Context, error: BaseException) -> Sequence[Button]:
    """Return buttons that lead to a free seat, or to the open rows of a channel without a table."""
    found, owners = error.games if isinstance(error, Refusal) else (), context.services.slots.owners
    lobbies = [each.id for each in found if each.status is Status.LOBBY]
    join = [Button(Address(Action.JOIN, each), context.localizer("button-join"), Role.SUCCESS) for each in lobbies]
    return join + [owners[each.owner].way(each, context.localizer) for each in found if each.owner in owners]


def _note_silence(context: Context, failure: RequestFailed) -> None:
    note_outcome(Outcome.NOT_TAKEN)
    log.warning("interaction %s could not be answered: %s", context.interaction.id, failure)


async def refuse(context: Context, key: str) -> None:
    """Refuse a request without handling it; the message `key` has the reason."""
    note_outcome(Outcome.REFUSED)
    # Autocomplete cannot show a text.
    if context.interaction.type is not discord.InteractionType.autocomplete:
        await _note(context, context.localizer(key))


async def break_off(context: Context) -> None:
    """Stop publishing, and tell a waiting person that the bot stops."""
    for publication in context.publications:
        publication.cancel()
    await asyncio.gather(*context.publications, return_exceptions=True)
    if not context.answer.is_given:
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                await _note(context, context.localizer("error-interrupted"))


async def _note(context: Context, text: str) -> None:
    # The cause may be that Discord accepts no answers. Then the text cannot be shown either.
    with suppress(RequestFailed):
        await context.note(text)


def _explanation(context: Context, error: BaseException) -> tuple[Outcome, str]:
    """Return the outcome, and the text for the person.

    An unexpected error is logged, under a number that the person sees too.
    """
    localizer, interaction_id = context.localizer, context.interaction.id
    if isinstance(error, EXPECTED):
        return Outcome.REFUSED, explain(error, localizer)
    failure = error if isinstance(error, RequestFailed) else None
    if failure and failure.is_refused:
        return Outcome.REFUSED, context.refusal_text(failure)
    if failure and failure.is_message_gone:
        return Outcome.NOT_TAKEN, localizer("error-message-gone")
    if failure and not failure.is_mistake:
        log.warning("interaction %s: Discord did not take an answer: %s", interaction_id, error)
        return Outcome.NOT_TAKEN, localizer("error-discord" if has_stored() else "error-discord-nothing")
    if isinstance(error, StorageDown):
        return Outcome.FAILED, localizer("error-storage-broken" if error.is_lasting else "error-storage")
    # The operator finds the traceback by the number that the person reports; the text itself reveals nothing.
    number = uuid4().hex[:8]
    log.error("error %s in interaction %s", number, interaction_id, exc_info=error)
    return Outcome.FAILED, localizer("error-unexpected", number=number)


# ---- deadlines


DeadlineHandler: TypeAlias = Callable[[Context, Table], Awaitable[None]]

DEADLINES: Final = dict[Deadline, DeadlineHandler]()
"""The handler of each kind of deadline. `bot.host.composition` imports all modules that register handlers here."""


def due(
    deadline: Deadline, into: dict[Deadline, DeadlineHandler] = DEADLINES
) -> Callable[[DeadlineHandler], DeadlineHandler]:
    """Decorate the handler of a kind of deadline. The argument is the function that returns the deadline's time."""

    def register(run: DeadlineHandler) -> DeadlineHandler:
        into[deadline] = run
        return run

    return register


async def do_due(services: Services, handlers: Mapping[Deadline, DeadlineHandler] = DEADLINES) -> set[tuple[int, int]]:
    """Handle every due deadline; return pairs of a time and a game id. A failed deadline is logged and stays due."""
    clock, games = services.tables.clock, services.tables.games
    # A deadline without a handler belongs to a feature that is off, and stays due until the feature is on.
    all_handlers = ChainMap(services.deadlines, {**handlers})

    async def try_to_handle(now: int, game_id: int) -> None:
        with working_on(game_id):
            try:
                await _handle(all_handlers, Context(None, services, game_id, due_at=now), game_id, now)
            except Exception as error:  # noqa: BLE001 - a failure in a game must not stop the deadlines of other games
                log_failure(log, error, f"game {game_id}: a deadline is retried")

    tried, last = set[tuple[int, int]](), None
    # A game that fails stays due, so the next batch begins after the last game of the previous batch.
    while due := await games.due_games(clock(), last):
        tried.update(due)
        last = due[-1]
        await for_each(partial(try_to_handle, clock()), [game_id for _, game_id in due])
    return tried


async def next_due(services: Services, tried: set[tuple[int, int]]) -> int | None:
    """Return the time of the next deadline that is not in `tried`; None without such a deadline."""
    games, now = services.tables.games, services.tables.clock()
    return await games.next_due(now) if tried.issuperset(await games.due_games(now)) else now


async def _handle(handlers: Mapping[Deadline, DeadlineHandler], context: Context, game_id: int, now: int) -> None:
    """Load the table, run the handlers of the due deadlines, and publish their changes."""
    services, changed, done = context.services, context.unpublished, set[Deadline]()
    table = await services.tables.table(game_id)
    if not table.is_readable:
        return
    while due := next((each for each, at in deadlines(table.game).items() if at <= now and each not in done), None):
        done.add(due)
        if handle := handlers.get(due):
            await handle(context, table)
        table = changed.get(game_id, table)
    if not done:
        # An erasure of data has removed the deadline, but not its stored time.
        await services.tables.games.refresh_marks(game_id)
    # No interaction publishes the tables. If nothing was changed and the table waits for a retry, the retry keeps its
    # time. A handler may have changed or opened other tables: a week that closes opens the next one.
    is_waiting = not changed and services.publisher.is_waiting(game_id)
    for each in [] if is_waiting else {**changed, game_id: table}.values():
        if needs_publisher(each.game):
            await services.publisher.try_to_publish(each.game.id)


def _refusal_screen(error: BaseException, text: str, localizer: FluentLocalizer, ways: Sequence[Button] = ()) -> Screen:
    """Return the screen for an error, with buttons to games that the person may be looking for."""
    for game in error.games if isinstance(error, Refusal) else ():
        if game.status is Status.ARCHIVED:
            return archived_game(game, localizer)
    return plain_message(text, Row(tuple(ways))) if ways else note(text)
