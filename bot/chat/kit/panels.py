"""Where the players' panels are, so that each player has one panel a game, and none when the turn is over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from cachetools import LRUCache

from bot.games.plan import plan_of
from bot.games.table import Table


class PanelMessage(Protocol):
    """A message that only one person sees, which can be deleted for some minutes."""

    async def delete_quietly(self) -> None:
        """Delete the message if Discord still allows that."""


class PanelKind(Enum):
    """What a panel shows."""

    TURN = auto()
    """A turn that is due."""
    WARNING = auto()
    """The same, at its last step, with what a move that was typed would skip."""
    DONE = auto()
    """What a turn has done, and how to undo it."""
    PLAN = auto()
    """A plan that is being made for a turn that has not come."""
    KEPT_PLAN = auto()
    """A plan that waits for its turn."""


@dataclass(frozen=True)
class _Panel:
    message_id: int
    message: PanelMessage
    kind: PanelKind
    ply: int


class Panels:
    """The newest panel of each player in each game; only those of the `capacity` newest games are known.

    After a restart none is known. A panel that stays behind does no harm: each of its buttons carries the ply that it
    was made for, and is answered with the panel as it should be.
    """

    def __init__(self, capacity: int = 500) -> None:
        # The panels of each game, by the ids of their players.
        self._games = LRUCache[int, dict[int, _Panel]](capacity)

    async def replace(
        self, table: Table, user_id: int, message_id: int, message: PanelMessage, kind: PanelKind
    ) -> None:
        """Note that the person's panel is in this message now, and delete the one before if it is in another.

        It was made from this table.
        """
        panels = self._games.get(table.game.id, {})
        self._games[table.game.id] = panels
        former = panels.get(user_id)
        panels[user_id] = _Panel(message_id, message, kind, table.ply)
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

    async def close_spent(self, table: Table) -> None:
        """Delete the panels that are no longer of use.

        A plan that is being made stays while the game goes on: the next panel takes its place. Of panels that are newer
        than the table, which may have taken long to publish, it says nothing.
        """
        panels = self._games.get(table.game.id, {})
        known = {user_id: panel for user_id, panel in panels.items() if panel.ply <= table.ply}
        spent = [user_id for user_id, panel in known.items() if _is_spent(panel.kind, user_id, table)]
        await asyncio.gather(*(panels.pop(user_id).message.delete_quietly() for user_id in spent))


def _is_spent(kind: PanelKind, user_id: int, table: Table) -> bool:
    match kind:
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
