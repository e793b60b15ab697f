"""Dominoes, points and players as phrases of a language, for sentences and labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.names import safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Domino, Half
from engine.geometry import CASTLE, neighbours, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from players.remark import Remark

CROWN = "👑"


def describe_half(half: Half, localizer: FluentLocalizer) -> str:
    """The terrain, and a crown for each on it."""
    return localizer(f"terrain-{half.terrain.value}") + (f" {CROWN * half.crowns}" if half.crowns else "")


def describe_halves(domino: Domino, localizer: FluentLocalizer) -> str:
    """Both halves, the one that `@` places first."""
    return f"{describe_half(domino.a, localizer)} / {describe_half(domino.b, localizer)}"


def describe_domino(domino: Domino, localizer: FluentLocalizer) -> str:
    """Number and halves."""
    return localizer("domino-told", number=str(domino), halves=describe_halves(domino, localizer))


def describe_contact(place: Place, kingdom: Kingdom, localizer: FluentLocalizer) -> str:
    """What the domino is joined to: its halves that touch the castle or land of their own terrain."""
    touching = []
    for square, half in place.covered:
        around = neighbours(square.mask)
        terrain = localizer(f"terrain-{half.terrain.value}")
        if joined := around & kingdom.terrains[half.terrain.index]:
            touching.append(localizer("contact-land", terrain=terrain, square=str(next(squares(joined)))))
        elif around & CASTLE.mask:
            touching.append(localizer("contact-castle", terrain=terrain))
    return ", ".join(touching)


def describe_remark(remark: Remark, localizer: FluentLocalizer) -> str:
    """A reason for or against a placement."""
    terrain = localizer(f"terrain-{remark.terrain.value}") if remark.terrain else ""
    return localizer(f"reason-{remark.name}", number=remark.number, terrain=terrain)


def signed(points: int) -> str:
    """Points that are added to a score: +6, ±0, −10."""
    return f"{points:+d}".replace("-", "−").replace("+0", "±0")


def safe_names(table: Table, seats: Sequence[int]) -> Iterator[str]:
    """The names of the players on these seats, for text with markup."""
    return (safe_name(table.name_of(seat)) for seat in seats)


def team_name(table: Table, kingdom: int) -> str:
    """All who play for a kingdom, for text with markup."""
    return " & ".join(safe_names(table, table.state.owners(kingdom)))
