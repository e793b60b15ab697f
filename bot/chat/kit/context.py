"""What handlers work with, and how an interaction is answered."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import aiohttp
import discord
from discord import InteractionResponseType, InteractionType, ui

from bot.chat.kit.addresses import LARGEST_NUMBER, Action, Address
from bot.chat.kit.blocks import Button, Purpose, Row, Screen
from bot.chat.kit.discord_builder import build_edit, build_note, build_view
from bot.chat.kit.discord_errors import THREAD_STATES, again_without_emoji, log_failure
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.refusals import explain
from bot.chat.kit.replies import FollowUp, InteractionReply, granted, sending
from bot.chat.kit.services import Services
from bot.chat.kit.text_mode import in_text_mode
from bot.games.game import Actor, Game
from bot.games.names import plain_name, verbatim
from bot.games.narration import computer_names
from bot.games.people import Person
from bot.games.refusals import OldButton, Refusal
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from renderers import theme_named

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Progress:
    """What was done so far for one tap, command or deadline."""

    game_id: int | None = None
    """The game that a tap or command is about."""
    tables: dict[int, Table] = field(default_factory=dict)
    """Changed tables that are not published yet, by the ids of their games."""
    redrawn: set[int] = field(default_factory=set)
    """The games whose public messages have changed although no move was made."""
    has_changed: bool = False
    """Whether any table was changed."""
    is_answered: bool = False
    """Whether the person has seen an answer, or knows that there is none."""
    refusals: list[discord.HTTPException] = field(default_factory=list)
    """The errors of sending to the channel, after which a reply was sent instead."""


class BaseContext:
    """What all handlers have in common: they change tables, which are published by themselves afterwards."""

    services: Services
    progress: Progress

    @property
    def actor(self) -> Actor:
        raise NotImplementedError

    async def change_table(
        self, table: Table, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game, as in `Tables.change`."""
        changed = await self.services.tables.change(table, change, self.actor, *args, **kwargs)
        self.changed(changed)
        return changed

    def changed(self, *tables: Table, redraw: bool = False) -> None:
        """Record tables that were changed, so that they are published.

        `redraw`: their public messages have changed although no move was made.
        """
        self.progress.has_changed = True
        self.progress.tables.update({table.game.id: table for table in tables})
        self.progress.redrawn.update(table.game.id for table in tables if redraw)


@dataclass(frozen=True)
class Context(BaseContext):
    """A tap or a typed command; `game_id`, `ply` and `argument` come from the control's address.

    A command has no ply; its game, if it needs one, is that of the channel.
    """

    interaction: discord.Interaction[Any]
    services: Services
    game_id: int | None = None
    ply: int | None = None
    argument: str = ""
    settings: Person | None = None
    """The person's settings if this interaction has read them."""
    progress: Progress = field(default_factory=Progress)

    @property
    def reply(self) -> Conversation:
        """The way to answer the person."""
        return Conversation(self)

    @property
    def now(self) -> int:
        return self.services.clock()

    # ---- who asks, and where

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def actor(self) -> Actor:
        user = self.interaction.user
        is_moderator = self.interaction.permissions.manage_messages
        return Actor(user.id, plain_name(user.display_name), self.interaction.id, is_moderator=is_moderator)

    @property
    def known_person(self) -> Person | None:
        """The person's settings if they are cached, as they are once the interaction is acknowledged."""
        return self.services.accounts.known(self.user_id)

    async def person(self) -> Person:
        """Return the settings of the person; they are read once."""
        return self.settings or await self.services.accounts.person(self.user_id)

    async def change_person(self, change: Callable[[Person], Person]) -> Self:
        """Change the settings of the person, and return the context with them. Raises what `change` raises."""
        return replace(self, settings=await self.services.accounts.change(self.user_id, change))

    async def with_language(self) -> Self:
        """Read the person's settings unless they are cached."""
        return self if self.known_person else replace(self, settings=await self.person())

    @property
    def localizer(self) -> FluentLocalizer:
        """The texts in the person's own language: the one that they have chosen, or Discord's."""
        translations, person = self.services.translations, self.known_person
        # The chosen language may have been removed since.
        chosen = person.language if person and person.language in translations.bundles else None
        return translations.bind(chosen or self.interaction.locale.value)

    @property
    def may_be_away(self) -> bool:
        """Whether the person is away; True if their settings are not cached."""
        person = self.known_person
        return person is None or (person.away_until or 0) > self.now

    @property
    def guild_id(self) -> int | None:
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int:
        return self.interaction.channel_id or 0

    def is_in_channel(self, table: Table) -> bool:
        """Return whether the game is played in this channel; one in a panel is wherever its player is."""
        if table.game.is_in_panel:
            return table.game.seat_of(self.user_id) is not None
        return (table.game.guild_id, table.game.channel_id) == (self.guild_id, self.channel_id)

    @property
    def is_alone_with_bot(self) -> bool:
        return self.interaction.context.dm_channel

    @property
    def is_visitor(self) -> bool:
        """Whether the bot is no member here: it answers because somebody has installed it for themselves."""
        interaction = self.interaction
        is_elsewhere = self.guild_id is not None and interaction.client.get_guild(self.guild_id) is None
        return interaction.context.private_channel or (is_elsewhere and not interaction.is_guild_integration())

    @property
    def is_heard_by_nobody(self) -> bool:
        """Whether Discord shows to the person alone whatever the bot says here."""
        may_speak = self.interaction.permissions.use_external_apps
        return self.is_visitor and self.guild_id is not None and not may_speak

    @property
    def is_component(self) -> bool:
        return self.interaction.type is InteractionType.component

    @property
    def is_ephemeral(self) -> bool:
        """Whether only this person sees the answer; a button in a public message is answered in public."""
        # A slash command has no message and is always answered in an ephemeral one.
        message = self.interaction.message
        return message is None or message.flags.ephemeral

    @property
    def public_message_id(self) -> int | None:
        """The id of the public message that the component is in; None if others cannot see it."""
        message = self.interaction.message
        return None if message is None or self.is_ephemeral else message.id

    # ---- what the bot may do there

    @property
    def sending(self) -> str:
        return sending(self.interaction)

    def missing(self, *permissions: str) -> tuple[str, ...]:
        """Return the permissions that the bot lacks in the channel."""
        may = granted(self.interaction)
        return tuple(name for name in permissions if not getattr(may, name))

    def require(self, *permissions: str) -> None:
        if missing := self.missing(*permissions):
            raise missing_permissions(missing)

    # ---- what the person may do there

    def require_of_person(self, *permissions: str) -> None:
        """Check that the server lets the person do what they ask the bot to do for them. Raises Refusal."""
        may = self.interaction.permissions
        missing = tuple(name for name in permissions if not getattr(may, name))
        if self.guild_id and missing:
            raise Refusal("error-not-permitted", names=missing)

    def require_voice(self) -> None:
        """Check that the person may write here, as they ask for a public message. Raises Refusal."""
        self.require_of_person(self.sending)

    # ---- what they ask for

    @property
    def number(self) -> int:
        """The argument as a number. Raises as `number_in`."""
        return number_in(self.argument)

    def parsed(self, parse: Callable[[str], T]) -> T:
        """Parse the argument. Raises OldButton if the bot did not write it."""
        try:
            return parse(self.argument)
        except (ValueError, LookupError):
            raise OldButton from None

    def computer_names(self, game: Game) -> list[str]:
        return computer_names(self.services.channels.localizer(game))

    # ---- what everybody sees

    async def publish(self) -> None:
        """Advance and publish the tables that were changed. Raises the error of this channel's table.

        The pipeline calls this after the handler; a handler calls it to show something below the public messages.
        """
        services, progress, failure = self.services, self.progress, None
        changed, redrawn = progress.tables, progress.redrawn
        progress.tables, progress.redrawn = {}, set()
        for game_id, table in changed.items():
            try:
                reply, redraw = self.reply.public, game_id in redrawn
                published = await services.publisher.publish_changed(table, reply, redraw=redraw)
                await services.panels.refresh(published, self.user_id)
            except Exception as error:  # noqa: BLE001 - one table that cannot be shown keeps no other from it
                if table.game.channel_id == self.channel_id:
                    failure = error
                else:
                    log_failure(log, error, f"game {game_id}, which was changed elsewhere, could not be shown")
        if failure:
            raise failure
        await self.reply.explain_refusals()

    def refusal_text(self, error: discord.HTTPException) -> str:
        """Say why the channel refuses something; name the permissions that the bot lacks, which Discord does not."""
        if error.code in THREAD_STATES:
            return self.localizer(f"error-thread-{THREAD_STATES[error.code]}")
        if not isinstance(error, discord.Forbidden):
            return self.localizer("error-channel-refuses", reason=verbatim(error.text or str(error.code)))
        missing = self.missing("view_channel", self.sending, "attach_files")
        return explain(missing_permissions(missing), self.localizer) if missing else self.localizer("error-forbidden")


def number_in(argument: str) -> int:
    """Read a number that a button holds. Raises OldButton if the bot did not write it."""
    # User ids have up to 19 digits.
    if not re.fullmatch(r"\d{1,19}", argument, re.ASCII) or int(argument) > LARGEST_NUMBER:
        raise OldButton
    return int(argument)


def missing_permissions(names: tuple[str, ...]) -> Refusal:
    """Return the refusal that lists missing permissions; the names are those of `discord.Permissions`."""
    return Refusal("error-missing-permissions", names=names, count=len(names))


# Discord's error code for a second response to one interaction.
_ALREADY_ACKNOWLEDGED = 40060
_RETRY_SECONDS = 1
"""The shortest time after which discord.py retries a failed request."""


class AnsweredElsewhere(Exception):
    """Another program with the same token has acknowledged the interaction, and handles it."""


class Where(Enum):
    """Where a control is answered; a command is always answered in a new ephemeral message."""

    HERE = auto()
    """In the message of the control."""
    FRESH = auto()
    """In the message of the control, or in a new one if that is public."""
    ASIDE = auto()
    """In a new message: that of the control stays as it is."""


@dataclass(frozen=True)
class Conversation:
    """Answers a person's tap or command."""

    context: Context

    @property
    def interaction(self) -> discord.Interaction[Any]:
        return self.context.interaction

    async def acknowledge(self, where: Where) -> None:
        """Defer the answer: to the message of the component, or to a new ephemeral one.

        Raises AnsweredElsewhere if another program has acknowledged the interaction.
        """
        # Where the bot is no member, one panel is all that there is of it.
        is_aside = where is Where.ASIDE and not (self.context.is_visitor and self.context.is_ephemeral)
        is_fresh = where is Where.FRESH and not self.context.is_ephemeral
        is_new = is_aside or is_fresh or not self.context.is_component
        try:
            await _defer(self.interaction, is_new=is_new)
        except (aiohttp.ClientError, OSError):
            # Discord may have received it nevertheless: acknowledging is idempotent.
            await _defer(self.interaction, is_new=is_new, is_retry=True)

    async def show(self, screen: Screen, *, text_mode: bool = False) -> None:
        """Show the screen as the answer, in text mode if the reader has chosen that, or with `text_mode`."""
        await self._show(self._with_way_back(screen), text_mode=text_mode)

    @again_without_emoji
    async def _show(self, screen: Screen, *, text_mode: bool = False) -> int:
        """Show the screen as the answer; return the id of the message that shows it."""
        shown = await self._for_reader(screen, text_mode=text_mode)
        if self._is_private:
            # Messages that one person sees are all of one kind, and a message stays of its kind.
            shown = replace(shown, purpose=Purpose.SHOW)
        edit = await build_edit(shown, self.context.services.pictures)
        message = await self.interaction.edit_original_response(**edit)
        self.context.progress.is_answered = True
        return message.id

    def _with_way_back(self, screen: Screen) -> Screen:
        """Lead back to the daily game where nothing else of the bot is there."""
        if not self.context.is_visitor or any(each.address.action is Action.SHOW_DAILY for each in screen.controls):
            return screen
        button = Button(Address(Action.SHOW_DAILY), self.context.localizer("daily-name"))
        return replace(screen, blocks=(*screen.blocks, Row((button,))))

    async def panel(
        self, screen: Screen, table: Table, kind: PanelKind, redraw: Callable[[Table], Screen] | None = None
    ) -> None:
        """Show the person's panel at the table, or what is left of it, as the answer; delete the previous panel.

        `redraw` draws the panel again when others change the table.
        """
        message_id = await self._show(screen)
        panels = self.context.services.panels
        reply = self._reply
        again = (lambda changed: reply.edit_quietly(redraw(changed))) if redraw else None
        await panels.replace(table, self.context.user_id, message_id, reply, kind, again)

    async def panel_below(self, screen: Screen, table: Table, kind: PanelKind) -> None:
        """Send the person's panel as the newest message of the channel; delete the previous panel.

        If they have opened one themselves in the meantime, that one stays instead.
        """
        services, user_id = self.context.services, self.context.user_id
        shown = await self._for_reader(screen)
        sent = await FollowUp.send(self.interaction, shown, services.pictures, services.ages)
        if services.panels.has_opened(table, user_id):
            await sent.delete_quietly()
        else:
            await services.panels.replace(table, user_id, sent.id, sent, kind)

    async def file(self, text: str, name: str, content: bytes) -> None:
        """Send an ephemeral text with a file; the message of the component stays as it is."""
        view = build_note(text).add_item(ui.File(f"attachment://{name}"))
        file = discord.File(io.BytesIO(content), name)
        await self.interaction.followup.send(view=view, file=file, ephemeral=True)
        self.context.progress.is_answered = True

    async def share(self, public: Screen, own: Screen) -> None:
        """Post the public screen silently, and show the person their own, which has no button to share it.

        If two taps on the button lead here at the same time, it is posted once; if it cannot be posted, the button
        stays.
        """
        self.context.require_voice()
        reply, message = self.public, self.interaction.message
        if reply is None:
            raise OldButton
        seen, key = self.context.services.shared_messages, message and (message.id, message.edited_at)
        if key is None or key not in seen:
            seen[key] = True
            try:
                await reply.send(public, silent=True)
            except BaseException:
                seen.pop(key, None)
                raise
        await self._show(own)

    async def explain_refusals(self) -> None:
        """Show the person why a message was sent as a reply: the channel refused it."""
        refusals = self.context.progress.refusals
        if refusals:
            await self.note(self.context.refusal_text(refusals[0]))
            refusals.clear()

    @again_without_emoji
    async def note(self, text: str) -> None:
        """Send an ephemeral text; the message of the component stays as it is."""
        await self._send_aside(build_note(text))

    @again_without_emoji
    async def ask(self, screen: Screen) -> None:
        """Send an ephemeral screen without pictures; the message of the component stays as it is."""
        await self._send_aside(build_view(screen))

    async def _send_aside(self, view: ui.LayoutView) -> None:
        if not self.interaction.response.is_done():
            await _send_first(self.interaction, view)
        # The person sees a message that says the bot is thinking: fill it instead of leaving it there.
        elif self._is_deferred_to_new_message and not self.context.progress.is_answered:
            await _fill_deferral(self.interaction, view)
        else:
            await self.interaction.followup.send(view=view, ephemeral=True)
        self.context.progress.is_answered = True

    @property
    def public(self) -> InteractionReply | None:
        """The way to answer in public, which needs no permission in the channel; None if it would not be public.

        Discord puts the first message that follows an ephemeral deferral into that deferral: until the person has been
        answered, nobody else would see it.
        """
        return None if self._is_deferred_to_new_message and not self.context.progress.is_answered else self._reply

    @property
    def _reply(self) -> InteractionReply:
        services = self.context.services
        return InteractionReply(self.interaction, services.pictures, services.ages, self.context.progress.refusals)

    @property
    def _is_deferred_to_new_message(self) -> bool:
        return self.interaction.response.type is InteractionResponseType.deferred_channel_message

    async def _for_reader(self, screen: Screen, *, text_mode: bool = False) -> Screen:
        """Adapt the screen to the reader's settings if only one person sees the answer."""
        reader = self._only_reader
        may_attach = self.interaction.app_permissions.attach_files
        if text_mode or (reader and (reader.text_mode or not may_attach)):
            return await asyncio.to_thread(in_text_mode, screen, self.context.localizer("list-comma"))
        if not reader:
            return screen
        screen = screen.in_theme(theme_named(reader.theme)) if reader.theme else screen
        # Only people who may want text mode hear alt texts.
        return screen.with_alt_note(self.context.localizer("alt-text-mode"))

    @property
    def _only_reader(self) -> Person | None:
        """The settings of the only person who sees the answer; None if others see it, or if they are not cached."""
        return self.context.known_person if self._is_private else None

    @property
    def _is_private(self) -> bool:
        return self.context.is_ephemeral or self._is_deferred_to_new_message


async def _defer(interaction: discord.Interaction[Any], *, is_new: bool, is_retry: bool = False) -> None:
    begun = time.monotonic()
    try:
        # For a component, a plain deferral means that its message will be edited. Whether a new message is ephemeral is
        # decided by the deferral and cannot be changed afterwards.
        if is_new:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.HTTPException as error:
        if error.code != _ALREADY_ACKNOWLEDGED:
            raise
        if not is_retry and time.monotonic() - begun < _RETRY_SECONDS:
            raise AnsweredElsewhere from error
        # The first attempt reached Discord, although its answer did not reach the bot.
        log.debug("interaction %s was acknowledged already", interaction.id)


async def _send_first(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    try:
        await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as error:
        if error.code != _ALREADY_ACKNOWLEDGED:
            raise
        await interaction.followup.send(view=view, ephemeral=True)


async def _fill_deferral(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    try:
        await interaction.edit_original_response(view=view, attachments=[])
    except (aiohttp.ClientError, OSError):
        # Nothing else would end the deferral, and an edit is idempotent.
        await interaction.edit_original_response(view=view, attachments=[])
