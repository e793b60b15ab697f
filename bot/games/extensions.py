"""The registry of what extensions add to narration: the one module outside of their own folders that names them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from bot.games.court.narration import CourtNarrator
from bot.games.table import PlayedMove, Table
from bot.localization.fluent import FluentLocalizer
from engine.state import State


class Narrator(Protocol):
    """Puts the moves of an extension into words."""

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        """Describe a part of a turn, like "built Bakery for 2 coins"; None for a move that is not the extension's."""

    def sum_up(self, moves: Sequence[PlayedMove], end: State, localizer: FluentLocalizer) -> Iterator[str]:
        """Yield what some moves of one kingdom, at least one, amount to, like "2 buildings".

        `end` is the position after all the turns that are told, those of others too.
        """


EXTENSIONS: list[Narrator] = [CourtNarrator()]
"""All that are known, in the order in which they are asked."""
