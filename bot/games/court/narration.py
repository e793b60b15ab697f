"""Taxes, buildings, the queen and the dragon in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.table import PlayedMove, Table
from bot.games.wording import team_name
from bot.localization.fluent import FluentLocalizer
from engine.court.buildings import TILES
from engine.court.court import Court
from engine.court.moves import Bribe, Build, Tax


class CourtNarrator:
    """The court's part of `bot.games.narration`."""

    def describe_move(self, played: PlayedMove, localizer: FluentLocalizer) -> str | None:
        move = played.move
        if isinstance(move, Tax):
            return localizer("told-tax", coins=_coins_gained(played), square=str(move.square))
        if isinstance(move, Build):
            # Whether a building has won the queen shows only in the position after it.
            has_won_queen = Court.of(played.after).queen != Court.of(played.before).queen
            name = _tile_on(played, move.price, localizer)
            return localizer("told-queen" if has_won_queen else "told-build", name=name, price=-_coins_gained(played))
        if isinstance(move, Bribe):
            return localizer("told-bribe", name=_tile_on(played, move.price, localizer))
        return None

    def turn_notes(self, table: Table, turn: Sequence[PlayedMove], localizer: FluentLocalizer) -> Iterator[str]:
        """Say whom the queen has left in that turn."""
        before, after = turn[0].before.find(Court), turn[-1].after.find(Court)
        if before and after and before.queen is not None and before.queen != after.queen:
            yield localizer("told-queen-left", name=team_name(table, before.queen))


def tile_name(tile: int, localizer: FluentLocalizer) -> str:
    """Return the name of a building tile."""
    return localizer(f"building-{TILES[tile].id.replace('_', '-')}")


def _tile_on(played: PlayedMove, slot: int, localizer: FluentLocalizer) -> str:
    """Return the name of the tile that was on a slot of the builders' board before the move."""
    return tile_name(Court.of(played.before).tile_at(slot), localizer)


def _coins_gained(played: PlayedMove) -> int:
    """Return the coins that the move brought into the treasury; negative if it cost some."""
    kingdom = played.before.king.kingdom
    after, before = (Court.of(state).treasuries[kingdom] for state in (played.after, played.before))
    return after.coins - before.coins
