"""Replies to interactions, the deadlines of replies, and the newest panel of each player."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol, TypeAlias

import discord
from cachetools import LRUCache
from discord.utils import snowflake_time

from bot.chat.kit.blocks import Screen
from bot.chat.kit.discord_api import RequestFailed
from bot.games.game import MINUTE, Clock, Status
from bot.games.table import Table
from bot.games.turn import plan_of


class Reply(Protocol):
    """The reply to an interaction; a reply needs no permission in the channel."""

    @property
    def channel_id(self) -> int | None:
        """The channel of the interaction."""

    @property
    def message_id(self) -> int | None:
        """The message of the used component."""

    @property
    def answered_id(self) -> int | None:
        """The message of the used component if the reply edits it; None if the reply is a new message."""

    @property
    def mark(self) -> str:
        """The nonce of the message of the used component, if the message is public; otherwise empty."""

    @property
    def may_send(self) -> bool:
        """Whether the bot may send messages to the channel of the interaction."""

    @property
    def refusals(self) -> list[RequestFailed]:
        """Errors of messages to the channel that the reply replaced."""

    @property
    def is_expired(self) -> bool:
        """Whether Discord no longer accepts replies."""

    async def send(
        self, screen: Screen, *, mentioned: Sequence[int] = (), role: int | None = None, silent: bool = False
    ) -> int:
        """Send a public message as `Channels.send` does, and return its id."""

    async def edit(self, screen: Screen) -> int:
        """Replace the contents of the message that the reply edits; return its id."""


_IN_CONVERSATION = discord.Permissions(view_channel=True, send_messages=True)


def granted(interaction: discord.Interaction[Any]) -> discord.Permissions:
    """Return the bot's permissions in the channel of the interaction.

    Discord leaves out two permissions in private conversations, which the bot always has: to see and to send.
    """
    permissions = interaction.app_permissions
    return permissions | _IN_CONVERSATION if interaction.context.dm_channel else permissions


def sending(interaction: discord.Interaction[Any]) -> str:
    """Return the name of the permission that sending a message needs in the channel of the interaction."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return "send_messages_in_threads" if in_thread else "send_messages"


_TOKEN_SECONDS = 15 * MINUTE
"""The age after which Discord refuses replies to an interaction, in seconds."""


@dataclass(frozen=True)
class Ages:
    """The ages of Discord's ids."""

    clock: Clock

    def made_at(self, snowflake: int) -> float:
        """Return when Discord made an id, in Unix seconds."""
        return snowflake_time(snowflake).timestamp()

    def age(self, snowflake: int) -> float:
        """Return the age of an id in seconds."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS


# ---- panels, which only their players see

SHARED: Final = 1000
"""The capacity of `Panels.shared`."""


class PanelMessage(Protocol):
    """A private message, which can be deleted for some minutes."""

    async def delete_quietly(self) -> None:
        """Delete the message if Discord still allows the deletion."""


class PanelKind(Enum):
    LOBBY = auto()
    """A person's actions before the game."""
    TURN = auto()
    """A turn to play."""
    WARNING = auto()
    """The last step of a turn to play, after a typed move that would skip some steps."""
    DONE = auto()
    """The result of a turn."""
    PLAN = auto()
    """A plan in progress, for a later turn."""
    KEPT_PLAN = auto()
    """A stored plan for a later turn."""


Redraw: TypeAlias = Callable[[Table], Awaitable[None]]
"""Draws a changed table in a panel."""


@dataclass(frozen=True)
class _Panel:
    message_id: int
    message: PanelMessage
    kind: PanelKind
    ply: int
    redraw: Redraw | None = None


class Panels:
    """A cache of the newest panel of each player in the `capacity` newest games.

    The cache is empty after a restart. Old panels that stay are harmless: their buttons carry the ply of the panel, and
    a click is answered with the current panel.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game are keyed by the ids of their players.
        self._games = LRUCache[int, dict[int, _Panel]](capacity)
        self.shared = LRUCache[Hashable, bool](SHARED)
        """The keys of panels that were shared, which detect a second tap on a share button."""

    async def replace(
        self,
        table: Table,
        user_id: int,
        message_id: int,
        message: PanelMessage,
        kind: PanelKind,
        redraw: Redraw | None = None,
    ) -> None:
        """Record the message of the person's panel at the table, and delete the previous panel in another message.

        `redraw` draws the table in the panel again after a change by another person.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Panel(message_id, message, kind, table.ply, redraw)
        if former and former.message_id != message_id:
            await former.message.delete_quietly()

    def is_shown(self, table: Table, user_id: int, kind: PanelKind) -> bool:
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (panel.kind, panel.ply) == (kind, table.ply)

    def has_opened(self, table: Table, user_id: int) -> bool:
        """Return whether the person has opened a panel for the present turn of the table, or for a later position.

        The remaining line of the previous turn's panel does not count.
        """
        panel = self._games.get(table.game.id, {}).get(user_id)
        return panel is not None and (
            panel.ply > table.ply or (panel.ply == table.ply and panel.kind is not PanelKind.DONE)
        )

    def newest(self, table: Table, user_id: int) -> object:
        """Return a value that changes whenever the person's panel at the table is shown again."""
        return self._games.get(table.game.id, {}).get(user_id)

    def forget(self, table: Table, user_id: int) -> None:
        """Forget the person's panel after its message has changed to another screen."""
        self._games.get(table.game.id, {}).pop(user_id, None)

    async def refresh(self, table: Table, actor_id: int | None = None) -> None:
        """Delete the panels that are no longer useful, and redraw the panels of everybody but the person `actor_id`.

        A plan in progress stays during the game: the next panel replaces the plan. Panels newer than the table stay
        unchanged, because the table may have taken long to publish.
        """
        panels = self._games.get(table.game.id, {})
        known = {user_id: panel for user_id, panel in panels.items() if panel.ply <= table.ply}
        spent = [user_id for user_id, panel in known.items() if _is_spent(panel, user_id, table)]
        changed = [panel.redraw for user_id, panel in known.items() if user_id not in {*spent, actor_id}]
        await asyncio.gather(
            *(panels.pop(user_id).message.delete_quietly() for user_id in spent),
            *(redraw(table) for redraw in changed if redraw),
        )


def _is_spent(panel: _Panel, user_id: int, table: Table) -> bool:
    match panel.kind:
        case PanelKind.LOBBY:
            return table.game.status is not Status.LOBBY
        case PanelKind.TURN | PanelKind.WARNING:
            return not table.awaits(user_id) or panel.ply < table.public_ply
        case PanelKind.DONE:
            return not _has_moved_last(user_id, table)
        case PanelKind.PLAN:
            return not table.is_playing
        case PanelKind.KEPT_PLAN:
            seat = table.game.seat_of(user_id)
            return not table.is_playing or seat is None or plan_of(seat) is None


def _has_moved_last(user_id: int, table: Table) -> bool:
    """Return whether no other player has since ended a turn with a choice; False for a finished game."""
    ended = (turn for turn in reversed(table.turns) if turn[-1].ends_turn and not all(each.is_forced for each in turn))
    latest, seat = next(ended, None), table.game.seat_of(user_id)
    return table.is_playing and latest is not None and seat is not None and latest[0].seat == seat.number
