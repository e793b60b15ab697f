"""The newest panel of each player, which only the player sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from cachetools import LRUCache

from bot.games.game import Status
from bot.games.table import Table
from bot.games.turn import plan_of

SHARED: Final = 1000
"""The capacity of `Panels.shared`."""


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


Delete: TypeAlias = Callable[[], Awaitable[None]]
"""Deletes the message of a panel if Discord still allows the deletion."""

Redraw: TypeAlias = Callable[[Table], Awaitable[None]]
"""Draws a changed table in a panel."""


@dataclass(frozen=True)
class _Shown:
    message_id: int
    delete: Delete
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
        self._games = LRUCache[int, dict[int, _Shown]](capacity)
        self.shared = LRUCache[Hashable, bool](SHARED)
        """The keys of panels that were shared, which detect a second tap on a share button."""

    async def replace(
        self, table: Table, user_id: int, message_id: int, delete: Delete, kind: PanelKind, redraw: Redraw | None = None
    ) -> None:
        """Record the message of the person's panel at the table, and delete the previous panel in another message.

        `redraw` draws the table in the panel again after a change by another person.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Shown(message_id, delete, kind, table.ply, redraw)
        if former and former.message_id != message_id:
            await former.delete()

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
            *(panels.pop(user_id).delete() for user_id in spent), *(redraw(table) for redraw in changed if redraw)
        )


def _is_spent(panel: _Shown, user_id: int, table: Table) -> bool:
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
