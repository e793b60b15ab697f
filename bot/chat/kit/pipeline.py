"""Runs a person's action and explains any failure to them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from uuid import uuid4

import discord

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.discord_channels import InteractionReply
from bot.chat.kit.discord_errors import (
    TROUBLE,
    in_brief,
    is_discords_trouble,
    is_message_gone,
    is_too_late,
    log_failure,
)
from bot.chat.kit.refusals import EXPECTED, explain
from bot.chat.kit.request import ChangedTable, Handler, Request, missing_permissions
from bot.chat.kit.responses import AnsweredElsewhere
from bot.chat.notices import archived_game
from bot.games.models import Status
from bot.games.refusals import AlreadyDone, OldButton, WrongStatus
from bot.monitoring.activity import Outcome, describe_activity, note_outcome

log = logging.getLogger(__name__)

_LAST_WORDS_SECONDS = 1
"""How long a person may take to be told that the bot stops."""


_ANSWERED_ELSEWHERE = (
    "interaction %s was answered by another program that runs with the same token, so nothing was done here: "
    "stop that program, or reset the token in the Developer Portal and give the new one to this bot alone"
)


async def perform(action: Callable[[Request], Awaitable[None]], request: Request) -> None:
    """Run the action and publish what it changed; explain an error to the person instead of raising it."""
    # The task of an interaction has no caller: an error raised here would be logged by discord.py and shown to nobody.
    # What has been changed is published even if the person's own answer did not get through.
    for step in (action, _publish, _follow_up):
        try:
            await step(request)
        except asyncio.CancelledError:
            await _break_off(request)
            raise
        except Exception as error:  # noqa: BLE001
            await report(request, error)


async def _publish(request: Request) -> None:
    """Publish what has changed. Raises what went wrong with the table of this channel."""
    failure = None
    for changed in request.progress.changed_tables:
        try:
            await _publish_table(request, changed)
        except Exception as error:  # noqa: BLE001 - one table that cannot be shown keeps no other from it
            game = changed.table.game
            if game.channel_id == request.interaction.channel_id:
                failure = error
            else:
                log_failure(log, error, f"game {game.id}, which was changed from elsewhere, could not be shown")
    if failure:
        raise failure
    # Even if the click changed nothing: the channel may be open again.
    game_id = request.progress.game_id or request.game_id
    if game_id and request.services.publisher.is_put_off(game_id) and not request.progress.changed_tables:
        await request.services.publisher.try_to_publish(game_id, request.public_reply)


async def _publish_table(request: Request, changed: ChangedTable) -> None:
    table = await request.services.runner.advance_from(changed.table)
    publish = request.services.publisher.publish_changed
    published = await publish(table, request.public_reply, redraw=changed.redraw)
    await request.services.panels.close_spent(published)


async def _follow_up(request: Request) -> None:
    """Show the person what is to come below all that has been published."""
    if request.progress.follow_up:
        await request.progress.follow_up()


async def report(request: Request, error: BaseException) -> None:
    """Tell the person what went wrong, if Discord lets the bot; an interaction delivered twice is no error."""
    if isinstance(error, AlreadyDone):
        return
    # Of the messages that only one person sees, they have closed this one, or a newer panel has taken its place.
    if is_too_late(error) or (request.is_ephemeral and is_message_gone(error)):
        note_outcome(Outcome.NOT_TAKEN)
        log.info("interaction %s can no longer be answered: %s", request.interaction.id, in_brief(error))
        return
    if isinstance(error, AnsweredElsewhere):
        note_outcome(Outcome.NOT_TAKEN)
        log.error(_ANSWERED_ELSEWHERE, request.interaction.id)
        return
    outcome, text = _explanation(request, error)
    note_outcome(outcome)
    if isinstance(error, WrongStatus) and error.game.status is Status.ARCHIVED:
        with suppress(discord.HTTPException, *TROUBLE):
            await request.ask(archived_game(error.game, request.localizer))
    else:
        await _tell(request, text)


async def refuse(request: Request) -> None:
    """Tell a person whose request is not carried out that the bot is about to stop."""
    note_outcome(Outcome.REFUSED)
    # Autocomplete has no way to show a text.
    if request.interaction.type is not discord.InteractionType.autocomplete:
        await _tell(request, request.localizer("error-restarting"))


async def _break_off(request: Request) -> None:
    """Tell a person who still waits for an answer that the bot stops before it is there."""
    if not request.progress.is_answered:
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_SECONDS):
                await _tell(request, request.localizer("error-interrupted"))


async def _tell(request: Request, text: str) -> None:
    # The failure may be that Discord does not take answers at all.
    with suppress(discord.HTTPException, *TROUBLE):
        await request.tell(text)


def _explanation(request: Request, error: BaseException) -> tuple[Outcome, str]:
    """Return the outcome, and what the person is told.

    An unexpected error is logged, under a number that the person sees too.
    """
    if isinstance(error, EXPECTED):
        return Outcome.REFUSED, explain(error, request.localizer)
    if isinstance(error, discord.Forbidden):
        return Outcome.REFUSED, _forbidden(request)
    if is_message_gone(error):
        return Outcome.NOT_TAKEN, request.localizer("error-message-gone")
    if is_discords_trouble(error):
        log.warning("interaction %s: Discord did not take an answer: %s", request.interaction.id, in_brief(error))
        return Outcome.NOT_TAKEN, request.localizer("error-discord")
    # The person can report the number, and the host finds the traceback by it; the text itself reveals nothing.
    number = uuid4().hex[:8]
    log.error("error %s in interaction %s", number, request.interaction.id, exc_info=error)
    return Outcome.FAILED, request.localizer("error-unexpected", number=number)


def _forbidden(request: Request) -> str:
    """Say which permissions the bot lacks: Discord says only that something was forbidden, the interaction which."""
    missing = request.missing("view_channel", request.sending, "attach_files")
    return explain(missing_permissions(missing), request.localizer) if missing else request.localizer("error-forbidden")


async def act_on(handlers: Mapping[StrEnum, Handler], address: str, value: str | None, request: Request) -> None:
    """Carry out what the address of a component says; `value` is what was chosen in a select.

    Raises OldButton if it says nothing that the bot knows, and what the handler raises.
    """
    try:
        parsed = Address.parse(address)
        handler = handlers[parsed.action]
    except (ValueError, KeyError):
        raise OldButton from None
    describe_activity(name=parsed.action, game_id=parsed.game_id)
    request.progress.game_id = parsed.game_id
    argument = parsed.argument if value is None else value
    await handler(replace(request, game_id=parsed.game_id, ply=parsed.ply, argument=argument))


async def share(request: Request, reply: InteractionReply, own: Screen, public: Screen) -> None:
    """Post the public screen silently, and show the person their own one, which has no button to share it.

    If two taps on the button lead here at the same time, it is posted once; if it cannot be posted, the button stays.
    """
    shared, message = request.services.shared_messages, request.interaction.message
    key = message and (message.id, message.edited_at)
    if key is None or shared.add(key):
        try:
            await reply.send(public, silent=True)
        except BaseException:
            shared.discard(key)
            raise
    await request.answer(own)
