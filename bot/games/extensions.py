"""The registry of what extensions of the rules add to narration; the rest of `bot.games` asks for none by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from bot.games.court.narration import CourtNarrator
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer


class Narrator(Protocol):
    """Puts the moves of an extension into words."""

    def describe_move(self, played: PlayedMove, localizer: FluentLocalizer) -> str | None:
        """A part of a turn, like "took 5 coins"; None for a move that is not the extension's."""

    def turn_notes(self, table: Table, turn: Sequence[PlayedMove], localizer: FluentLocalizer) -> Iterable[str]:
        """Lines of their own about what else changed in a turn."""


EXTENSIONS: list[Narrator] = [CourtNarrator()]
"""All that are known, in the order in which they are asked."""
