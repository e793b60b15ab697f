"""How many tables there may be that are not over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.errors import HostHasTooManyTables, ServerHasTooManyTables
from bot.games.models import LiveCounts


@dataclass(frozen=True)
class TableLimits:
    """How many lobbies and running games a person may host, and a server may have."""

    per_person: int = 10
    per_server: int = 100

    def require_room(self, counts: LiveCounts) -> None:
        """Check that there may be one table more. Raises HostHasTooManyTables or ServerHasTooManyTables."""
        if counts.of_host >= self.per_person:
            raise HostHasTooManyTables(self.per_person)
        if counts.of_server >= self.per_server:
            raise ServerHasTooManyTables(self.per_server)


DEFAULT_LIMITS: Final = TableLimits()
