"""Replies to interactions, and the panels of players, through discord.py."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Protocol, TypeAlias

import discord
from cachetools import LRUCache
from discord import InteractionResponseType
from discord.utils import snowflake_time

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import first_address, only
from bot.chat.kit.discord_builder import ANYBODY, build, build_edit, build_files, build_view
from bot.chat.kit.discord_errors import TROUBLE, again_without_emoji
from bot.chat.kit.picture_cache import PictureCache
from bot.games.game import MINUTE, Status
from bot.games.repositories import Clock
from bot.games.table import Table
from bot.games.turn import plan_of

_NEW_MESSAGE = InteractionResponseType.deferred_channel_message, InteractionResponseType.channel_message
"""The first responses after which an interaction is answered in a message of its own."""

_IN_CONVERSATION = discord.Permissions(view_channel=True, send_messages=True)


@dataclass(frozen=True)
class InteractionReply:
    interaction: discord.Interaction[Any]
    pictures: PictureCache
    ages: Ages
    refusals: list[discord.HTTPException] = field(default_factory=list)

    @property
    def channel_id(self) -> int | None:
        return self.interaction.channel_id

    @property
    def message_id(self) -> int | None:
        return self.interaction.message.id if self.interaction.message else None

    @property
    def answered_id(self) -> int | None:
        return None if self.interaction.response.type in _NEW_MESSAGE else self.message_id

    @property
    def address(self) -> Address | None:
        message = self.interaction.message
        return None if message is None or message.flags.ephemeral else first_address(self.interaction.data)

    @property
    def may_send(self) -> bool:
        """Whether the bot may send pictures to the channel of the interaction."""
        may = granted(self.interaction)
        return may.view_channel and may.attach_files and getattr(may, sending(self.interaction))

    @property
    def is_expired(self) -> bool:
        return self.ages.is_expired(self.interaction)

    @again_without_emoji
    async def send(self, screen: Screen, *, mentioned: Sequence[int] = (), silent: bool = False) -> int:
        """Send a public message that notifies the users `mentioned`, and return its id."""
        message = await self.interaction.followup.send(
            **build(screen.mentioning(mentioned)),
            files=await build_files(screen, self.pictures),
            allowed_mentions=only(mentioned),
            wait=True,
            silent=silent,
        )
        return message.id

    @again_without_emoji
    async def edit(self, screen: Screen) -> None:
        await self.interaction.edit_original_response(**await build_edit(screen, self.pictures))

    async def edit_quietly(self, screen: Screen) -> None:
        """Replace the contents of that message, if Discord still allows that."""
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.edit(screen)

    async def delete_quietly(self) -> None:
        if not self.is_expired:
            with suppress(discord.HTTPException, *TROUBLE):
                await self.interaction.delete_original_response()


@dataclass(frozen=True)
class FollowUp:
    """A message that only one person sees, sent after the answer to their interaction."""

    interaction: discord.Interaction[Any]
    message: discord.WebhookMessage
    ages: Ages

    @classmethod
    @again_without_emoji
    async def send(
        cls, interaction: discord.Interaction[Any], screen: Screen, pictures: PictureCache, ages: Ages
    ) -> FollowUp:
        """Send the message; it comes below all that the channel shows."""
        files = await build_files(screen, pictures)
        message = await interaction.followup.send(
            view=build_view(screen), files=files, allowed_mentions=ANYBODY, wait=True, ephemeral=True
        )
        return cls(interaction, message, ages)

    @property
    def id(self) -> int:
        return self.message.id

    async def delete_quietly(self) -> None:
        if not self.ages.is_expired(self.interaction):
            with suppress(discord.HTTPException, *TROUBLE):
                await self.message.delete()


_TOKEN_SECONDS = 15 * MINUTE
"""How long Discord accepts replies to an interaction."""
_TOLERATED = MINUTE
"""Seconds by which clocks may differ without any harm."""


class Ages:
    """When Discord made its ids, which hold its time, by the clock of this machine, which may be hours ahead."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0

    def note_new(self, snowflake: int) -> None:
        """Compare the clocks by an id that Discord has made just now."""
        ahead = self.clock() - snowflake_time(snowflake).timestamp()
        self._ahead = ahead if abs(ahead) > _TOLERATED else 0.0

    def made_at(self, snowflake: int) -> float:
        """Return when an id was made, in Unix seconds by the clock of this machine."""
        return snowflake_time(snowflake).timestamp() + self._ahead

    def age(self, snowflake: int) -> float:
        """Return how many seconds ago an id was made."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS


def granted(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return what the bot may do in the channel of the interaction.

    Of its private conversations Discord does not say that the bot sees them and may write there, which it always may.
    """
    permissions = interaction.app_permissions
    return permissions | _IN_CONVERSATION if interaction.context.dm_channel else permissions


def sending(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the permission that sending a message needs in the channel of the interaction."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "send_messages_in_threads" if in_thread else "send_messages"


class PanelMessage(Protocol):
    """A message that only one person sees, which can be deleted for some minutes."""

    async def delete_quietly(self) -> None:
        """Delete the message if Discord still allows that."""


class PanelKind(Enum):
    LOBBY = auto()
    """What somebody may do before the game."""
    TURN = auto()
    """A turn that is due."""
    WARNING = auto()
    """The same, at its last step, with what a move that was typed would skip."""
    DONE = auto()
    """What a turn has done."""
    PLAN = auto()
    """A plan that is being made for a turn that has not come."""
    KEPT_PLAN = auto()
    """A plan that waits for its turn."""


Redraw: TypeAlias = Callable[[Table], Awaitable[None]]
"""Shows a table that has changed in a panel of it."""


@dataclass(frozen=True)
class _Panel:
    message_id: int
    message: PanelMessage
    kind: PanelKind
    ply: int
    redraw: Redraw | None = None


class Panels:
    """A cache of the newest panel of each player in the `capacity` newest games.

    It is empty after a restart. An old panel that stays is harmless: its buttons carry the ply that they were made for,
    and are answered with the current panel.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game, by the ids of their players.
        self._games = LRUCache[int, dict[int, _Panel]](capacity)

    async def replace(
        self,
        table: Table,
        user_id: int,
        message_id: int,
        message: PanelMessage,
        kind: PanelKind,
        redraw: Redraw | None = None,
    ) -> None:
        """Record the message of the person's panel at this table, and delete the previous panel in another message.

        `redraw` shows the table again in the panel when somebody else has changed it.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Panel(message_id, message, kind, table.ply, redraw)
        if former and former.message_id != message_id:
            await former.message.delete_quietly()

    def is_shown(self, table: Table, user_id: int, kind: PanelKind) -> bool:
        """Return whether the person's panel is of this kind and was made from this table."""
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (panel.kind, panel.ply) == (kind, table.ply)

    def has_opened(self, table: Table, user_id: int) -> bool:
        """Return whether the person has opened a panel on the turn that is due at this table, or on a later position.

        The line that is left of the panel of the turn before does not count.
        """
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (
            panel.ply > table.ply or (panel.ply == table.ply and panel.kind is not PanelKind.DONE)
        )

    def forget(self, table: Table, user_id: int) -> None:
        """Forget the person's panel, whose message shows something else now."""
        self._games.get(table.game.id, {}).pop(user_id, None)

    async def refresh(self, table: Table, actor_id: int | None = None) -> None:
        """Delete the panels that are no longer of use, and redraw those of others than this person.

        A plan that is being made stays while the game goes on: the next panel takes its place. Of panels that are newer
        than the table, which may have taken long to publish, it says nothing.
        """
        panels = self._games.get(table.game.id, {})
        known = {user_id: panel for user_id, panel in panels.items() if panel.ply <= table.ply}
        spent = [user_id for user_id, panel in known.items() if _is_spent(panel.kind, user_id, table)]
        changed = [panel.redraw for user_id, panel in known.items() if user_id not in {*spent, actor_id}]
        await asyncio.gather(
            *(panels.pop(user_id).message.delete_quietly() for user_id in spent),
            *(redraw(table) for redraw in changed if redraw),
        )


def _is_spent(kind: PanelKind, user_id: int, table: Table) -> bool:
    match kind:
        case PanelKind.LOBBY:
            return table.game.status is not Status.LOBBY
        case PanelKind.TURN | PanelKind.WARNING:
            return not table.awaits(user_id)
        case PanelKind.DONE:
            return not _has_moved_last(user_id, table)
        case PanelKind.PLAN:
            return not table.is_playing
        case PanelKind.KEPT_PLAN:
            seat = table.game.seat_of(user_id)
            return not table.is_playing or seat is None or plan_of(seat) is None


def _has_moved_last(user_id: int, table: Table) -> bool:
    """Return whether nobody else has since ended a turn in which there was a choice; False if the game is over."""
    ended = (turn for turn in reversed(table.turns) if turn[-1].ends_turn and not all(each.is_forced for each in turn))
    latest, seat = next(ended, None), table.game.seat_of(user_id)
    return table.is_playing and latest is not None and seat is not None and latest[0].seat == seat.number
