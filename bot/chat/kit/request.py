"""A request: an interaction, the game it is about, and the ways to answer it."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import discord
from discord import AllowedMentions, InteractionResponseType, InteractionType, ui

from bot.chat.kit.addresses import LARGEST_NUMBER
from bot.chat.kit.blocks import Screen
from bot.chat.kit.discord_builder import build_edit, build_note, build_view
from bot.chat.kit.discord_channels import FollowUp, InteractionReply, sending
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.responses import acknowledge, send_aside
from bot.chat.kit.services import Services
from bot.chat.kit.text_mode import in_text_mode
from bot.games.game import Game
from bot.games.models import Actor
from bot.games.people import Person, plain_name
from bot.games.refusals import OldButton, Refusal
from bot.games.table import Table
from bot.games.wording import computer_names
from bot.localization.fluent import FluentLocalizer
from renderers import theme_named

P = ParamSpec("P")
T = TypeVar("T")


def number_in(argument: str) -> int:
    """Read a number that a button holds. Raises OldButton if the bot did not write it."""
    # The ids of people have up to 19 digits.
    if not re.fullmatch(r"\d{1,19}", argument, re.ASCII) or int(argument) > LARGEST_NUMBER:
        raise OldButton
    return int(argument)


def missing_permissions(names: tuple[str, ...]) -> Refusal:
    """Return the refusal of what the bot may not do in a channel; the names are those of `discord.Permissions`."""
    return Refusal("error-missing-permissions", names=names, count=len(names))


@dataclass(frozen=True)
class ChangedTable:
    """A table that an action has changed; `redraw` as in `Request.mark_changed`."""

    table: Table
    redraw: bool


@dataclass
class Progress:
    """What has come of a request so far: the tables that it changed, and whether the person has been answered.

    `game_id` is the game that it is about and `person` has the settings of the person who asked, as soon as they are
    known. `follow_up` shows the person what is to come below all that the change makes public.
    """

    changed_tables: list[ChangedTable] = field(default_factory=list)
    is_answered: bool = False
    follow_up: Callable[[], Awaitable[None]] | None = None
    game_id: int | None = None
    person: Person | None = None


@dataclass(frozen=True)
class Request:
    """An interaction about a game; `ply` and `argument` are those of the component, `ply` is None for a command.

    A component is answered in the message that it is in, a command in a new ephemeral message. `found` is the table as
    a command has found it in its channel.
    """

    interaction: discord.Interaction[Any]
    services: Services
    game_id: int | None = None
    ply: int | None = None
    argument: str = ""
    found: Table | None = None
    progress: Progress = field(default_factory=Progress)

    @property
    def required_game_id(self) -> int:
        """The id of the game. Raises LookupError if the interaction is about none, OldButton if it is a component."""
        if self.game_id is None and self.is_component:
            raise OldButton
        if self.game_id is None:
            raise LookupError(f"interaction {self.interaction.id} is about no game")
        return self.game_id

    async def table_as_found(self) -> Table:
        """Return the table as the command has found it; what is decided on it is checked again before it is written."""
        return self.found or await self.services.tables.table(self.required_game_id)

    @property
    def number(self) -> int:
        """The argument as a number. Raises as `number_in`."""
        return number_in(self.argument)

    def parsed(self, parse: Callable[[str], T]) -> T:
        """Return what `parse` makes of the argument. Raises OldButton for one that the bot did not write."""
        try:
            return parse(self.argument)
        except (ValueError, LookupError):
            raise OldButton from None

    async def require_here(self) -> None:
        """Check that the game, if there is one, is played in this channel."""
        here = self.interaction.guild_id, self.interaction.channel_id
        if self.game_id is not None and await self.services.tables.place(self.game_id) != here:
            raise Refusal("error-no-such-game")

    def _note_presence(self) -> None:
        """Note that the person has done something in this channel."""
        self.services.presence.note(self.interaction.channel_id or 0, self.interaction.user.id)

    @property
    def public_reply(self) -> InteractionReply | None:
        """The way to answer in public, which needs no permission in the channel; None if it would not be public.

        Discord puts the first message that follows an ephemeral deferral into that deferral: until the person has been
        answered, nobody else would see it.
        """
        is_deferred = self.interaction.response.type is InteractionResponseType.deferred_channel_message
        if is_deferred and not self.progress.is_answered:
            return None
        return InteractionReply(self.interaction, self.services.pictures, self.services.clock)

    @property
    def actor(self) -> Actor:
        user = self.interaction.user
        is_moderator = self.interaction.permissions.manage_messages
        return Actor(user.id, plain_name(user.display_name), self.interaction.id, is_moderator=is_moderator)

    @property
    def localizer(self) -> FluentLocalizer:
        """The texts in the person's own language: the one that they have chosen, or Discord's."""
        translations, person = self.services.translations, self.services.accounts.known(self.interaction.user.id)
        # A language that they chose may have gone since.
        chosen = person.language if person and person.language in translations.bundles else None
        return translations.bind(chosen or self.interaction.locale.value)

    async def person(self) -> Person:
        """Return the settings of the person who asked; they are read once per request."""
        if self.progress.person is None:
            self.progress.person = await self.services.accounts.person(self.interaction.user.id)
        return self.progress.person

    async def learn_language(self) -> None:
        """Read the person's settings if their language is not known here yet."""
        if not self.services.accounts.known(self.interaction.user.id):
            await self.person()

    async def change_person(self, change: Callable[[Person], Person]) -> Person:
        """Change the settings of the person who asked, and return them. Raises what `change` raises."""
        self.progress.person = await self.services.accounts.change(self.interaction.user.id, change)
        return self.progress.person

    def computer_names(self, game: Game) -> list[str]:
        """Return names for computer players in the language of the table, where everybody reads them."""
        return computer_names(self.services.channels.localizer(game))

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

    async def change_table(
        self, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game of the request, as in `TableService.change`."""
        return await self.services.tables.change(self.required_game_id, change, self.actor, *args, **kwargs)

    def mark_changed(self, table: Table, *, redraw: bool = False) -> None:
        """Note that the action has changed the table: the error boundary publishes it when the action ends.

        `redraw`: the public message shows something else, although no move was made.
        """
        self.progress.changed_tables.append(ChangedTable(table, redraw))

    @property
    def may_be_away(self) -> bool:
        """Whether the person has said that they are away, and that time is not over; True if that is not in memory."""
        person = self.services.accounts.known(self.interaction.user.id)
        return person is None or (person.away_until or 0) > self.services.clock()

    def require(self, *permissions: str) -> None:
        """Check that the bot has these permissions in the channel."""
        if missing := self.missing(*permissions):
            raise missing_permissions(missing)

    @property
    def sending(self) -> str:
        """The name of the permission that sending a message needs in this channel."""
        return sending(self.interaction)

    def missing(self, *permissions: str) -> tuple[str, ...]:
        """Return those of the permissions that the bot does not have in the channel."""
        granted = self.interaction.app_permissions
        return tuple(name for name in permissions if not getattr(granted, name))

    async def defer(self, *, fresh: bool = False, aside: bool = False) -> None:
        """Acknowledge the interaction, which must happen within three seconds; then see who asks, and where.

        `fresh`: answer in a new ephemeral message, even if the component is in a public one. `aside`: even if it is in
        an ephemeral one, which stays as it is. Raises AnsweredElsewhere if another program has acknowledged it.
        """
        # An action may call another action's handler, which defers too.
        if self.interaction.response.is_done():
            return
        is_new = aside or (fresh and not self.is_ephemeral)
        await acknowledge(self.interaction, is_new=is_new or not self.is_component)
        self._note_presence()
        await self.learn_language()
        await self.require_here()

    async def answer(self, screen: Screen, *, text_mode: bool = False) -> int:
        """Show the screen as the answer, after `defer`; return the id of the message that shows it.

        It is in text mode if the reader has chosen that, or with `text_mode`.
        """
        view, files = await build_edit(await self._for_reader(screen, text_mode=text_mode), self.services.pictures)
        message = await self.interaction.edit_original_response(
            # `attachments` replaces the files of the message, so pictures of an older state do not pile up.
            view=view,
            attachments=files,
            allowed_mentions=AllowedMentions.none(),
        )
        self.progress.is_answered = True
        return message.id

    async def _for_reader(self, screen: Screen, *, text_mode: bool = False) -> Screen:
        """Return the screen as the only reader of the answer wants it, if there is only one."""
        reader = self._only_reader
        if text_mode or (reader and reader.text_mode):
            return await asyncio.to_thread(in_text_mode, screen)
        if not reader:
            return screen
        screen = screen.in_theme(theme_named(reader.theme)) if reader.theme else screen
        # Only people who may want text mode hear alt texts.
        return screen.with_alt_note(self.localizer("alt-text-mode"))

    @property
    def _only_reader(self) -> Person | None:
        """The person who alone sees the answer, if they have settings."""
        is_alone = (
            self.is_ephemeral or self.interaction.response.type is InteractionResponseType.deferred_channel_message
        )
        return self.services.accounts.known(self.interaction.user.id) if is_alone else None

    async def answer_with_panel(self, table: Table, screen: Screen, kind: PanelKind) -> None:
        """Show the person's panel at the table, or what is left of it, as the answer; the one before disappears."""
        message_id = await self.answer(screen)
        reply = InteractionReply(self.interaction, self.services.pictures, self.services.clock)
        user_id = self.interaction.user.id
        await self.services.panels.replace(table, user_id, message_id, reply, kind)

    async def follow_up_with_panel(self, table: Table, screen: Screen, kind: PanelKind) -> None:
        """Send the person's panel below all that the channel shows; the one before disappears.

        If they have opened one themselves meanwhile, that stays instead.
        """
        panels, user_id = self.services.panels, self.interaction.user.id
        pictures, clock = self.services.pictures, self.services.clock
        sent = await FollowUp.send(self.interaction, await self._for_reader(screen), pictures, clock)
        if panels.has_opened(table, user_id):
            await sent.delete_quietly()
        else:
            await panels.replace(table, user_id, sent.id, sent, kind)

    async def send_file(self, text: str, name: str, content: bytes) -> None:
        """Send an ephemeral text with a file, after `defer`; the message of the component stays as it is."""
        view = build_note(text).add_item(ui.File(f"attachment://{name}"))
        file = discord.File(io.BytesIO(content), name)
        await self.interaction.followup.send(view=view, file=file, ephemeral=True)
        self.progress.is_answered = True

    async def tell(self, text: str) -> None:
        """Send an ephemeral text; the message of the component stays as it is."""
        await self._send_aside(build_note(text))

    async def ask(self, screen: Screen) -> None:
        """Send an ephemeral question without pictures; the message of the component stays as it is."""
        await self._send_aside(build_view(screen))

    async def _send_aside(self, view: ui.LayoutView) -> None:
        await send_aside(self.interaction, view, is_answered=self.progress.is_answered)
        self.progress.is_answered = True


Handler: TypeAlias = Callable[[Request], Awaitable[None]]
"""Carries out a request; it acknowledges the interaction before it reads, writes or draws anything."""
