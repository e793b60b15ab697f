"""Protocols for what publishing needs from Discord: the channel of a game, the reply to an interaction."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import discord

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.discord_errors import TROUBLE
from bot.games.game import Game
from bot.localization.fluent import FluentLocalizer

log = logging.getLogger(__name__)


class Channels(Protocol):
    """The channels of games. Every method raises what discord.py raises."""

    async def send(
        self,
        game: Game,
        screen: Screen,
        *,
        mentioned: Sequence[int] = (),
        nonce: str | int | None = None,
        silent: bool = False,
    ) -> int:
        """Send a message that notifies the users `mentioned`, and return its id; others are named, not mentioned.

        A `silent` one notifies no others, not even people who are notified of all messages in the channel. Of several
        messages with one nonce in a few minutes Discord keeps the first.
        """

    async def tell(self, user_id: int, screen: Screen, nonce: str) -> None:
        """Send a private message without pictures; raises discord.Forbidden for somebody who takes none."""

    async def edit(self, game: Game, message_id: int, screen: Screen) -> None:
        """Replace the contents of a message."""

    async def take_controls(self, game: Game, message_id: int) -> None:
        """Take the controls of a plain message away; its text and its picture stay."""

    async def look_for(self, channel_id: int) -> None:
        """Ask for a channel; raises discord.NotFound if it was deleted."""

    async def look_for_member(self, game: Game, user_id: int) -> None:
        """Ask for a member of the game's server, if it has one; raises discord.NotFound for somebody who has left."""

    async def newer_messages(self, game: Game) -> Mapping[int, Address]:
        """Return the messages of the bot with buttons that are newer than the public message of the game, oldest first.

        The keys are their ids, the values the addresses of their first buttons. Empty if the bot may not read them.
        """

    async def delete(self, game: Game, message_id: int) -> None:
        """Delete a message."""

    def typing(self, game: Game) -> AbstractAsyncContextManager[None]:
        """Show the bot typing as long as the block runs; never raises and never waits."""

    def localizer(self, game: Game) -> FluentLocalizer:
        """Return the localizer for the language of the table; without one, for that of the game's server."""

    def is_thread(self, game: Game) -> bool:
        """Return whether the game is played in a thread, as far as that is known."""

    @property
    def languages(self) -> Mapping[str, str]:
        """The languages that a table may choose from: their own names by their codes."""


async def is_there(channels: Channels, channel_id: int) -> bool:
    """Return False if the channel was deleted; True if Discord does not answer, or not to this bot."""
    try:
        await channels.look_for(channel_id)
    except discord.NotFound:
        return False
    except (discord.HTTPException, *TROUBLE) as error:
        log.info("channel %s could not be looked for: %s", channel_id, error)
    return True


class Reply(Protocol):
    """The reply to an interaction; it needs no permission in the channel."""

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""

    @property
    def message_id(self) -> int | None:
        """The message whose component was used."""

    @property
    def answered_id(self) -> int | None:
        """The message whose component was used, if the interaction is answered in it; None if in a new one."""

    @property
    def address(self) -> Address | None:
        """The address of the component that was used, if it is in a public message."""

    @property
    def may_send(self) -> bool:
        """Whether the bot may send messages to the channel of the interaction."""

    @property
    def refusals(self) -> list[discord.HTTPException]:
        """Why the channel did not take messages that this reply took the place of."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""

    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message as `Channels.send` does, and return its id."""

    async def edit(self, screen: Screen) -> None:
        """Replace the contents of the message in which the interaction is answered."""
