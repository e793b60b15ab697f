"""What a handler gets: who asks, where, about which game and with which argument."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import discord
from discord import InteractionType

from bot.chat.kit.addresses import LARGEST_NUMBER
from bot.chat.kit.discord_channels import sending
from bot.chat.kit.services import Services
from bot.games.game import Game
from bot.games.models import Actor
from bot.games.people import Person, plain_name
from bot.games.refusals import OldButton, Refusal
from bot.games.table import Table
from bot.games.wording import computer_names
from bot.localization.fluent import FluentLocalizer

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Context:
    """A tap or a typed command; `game_id`, `ply` and `argument` are those of the control's address.

    A command has no ply, and the game of its channel if it is about that.
    """

    interaction: discord.Interaction[Any]
    services: Services
    game_id: int | None = None
    ply: int | None = None
    argument: str = ""
    settings: Person | None = None
    """The person's settings if this interaction has read them."""

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
        """The person's settings if they are in memory, which they are once the interaction is acknowledged."""
        return self.services.accounts.known(self.user_id)

    async def person(self) -> Person:
        """Return the settings of the person, which are read once."""
        return self.settings or await self.services.accounts.person(self.user_id)

    async def change_person(self, change: Callable[[Person], Person]) -> Self:
        """Change the settings of the person, and return the context with them. Raises what `change` raises."""
        return replace(self, settings=await self.services.accounts.change(self.user_id, change))

    async def with_language(self) -> Self:
        """Read the person's settings if their language is not known here yet."""
        return self if self.known_person else replace(self, settings=await self.person())

    @property
    def localizer(self) -> FluentLocalizer:
        """The texts in the person's own language: the one that they have chosen, or Discord's."""
        translations, person = self.services.translations, self.known_person
        # A language that they chose may have gone since.
        chosen = person.language if person and person.language in translations.bundles else None
        return translations.bind(chosen or self.interaction.locale.value)

    @property
    def may_be_away(self) -> bool:
        """Whether the person has said that they are away, and that time is not over; True if that is not in memory."""
        person = self.known_person
        return person is None or (person.away_until or 0) > self.services.clock()

    @property
    def guild_id(self) -> int | None:
        return self.interaction.guild_id

    @property
    def channel_id(self) -> int:
        return self.interaction.channel_id or 0

    def is_in_channel(self, table: Table) -> bool:
        """Return whether the game is played in this channel."""
        return (table.game.guild_id, table.game.channel_id) == (self.guild_id, self.channel_id)

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
        """The name of the permission that sending a message needs in this channel."""
        return sending(self.interaction)

    def missing(self, *permissions: str) -> tuple[str, ...]:
        """Return those of the permissions that the bot does not have in the channel."""
        granted = self.interaction.app_permissions
        return tuple(name for name in permissions if not getattr(granted, name))

    def require(self, *permissions: str) -> None:
        """Check that the bot has these permissions in the channel."""
        if missing := self.missing(*permissions):
            raise missing_permissions(missing)

    # ---- what they ask for

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

    async def change_table(
        self, table: Table, change: Callable[Concatenate[Game, Actor, int, P], Game], *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game, as in `TableService.change`."""
        return await self.services.tables.change(table.game.id, change, self.actor, *args, **kwargs)

    def computer_names(self, table: Table) -> list[str]:
        """Return names for computer players in the language of the table, where everybody reads them."""
        return computer_names(self.services.channels.localizer(table.game))


def number_in(argument: str) -> int:
    """Read a number that a button holds. Raises OldButton if the bot did not write it."""
    # The ids of people have up to 19 digits.
    if not re.fullmatch(r"\d{1,19}", argument, re.ASCII) or int(argument) > LARGEST_NUMBER:
        raise OldButton
    return int(argument)


def missing_permissions(names: tuple[str, ...]) -> Refusal:
    """Return the refusal of what the bot may not do in a channel; the names are those of `discord.Permissions`."""
    return Refusal("error-missing-permissions", names=names, count=len(names))
