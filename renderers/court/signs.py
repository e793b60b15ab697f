"""Signs for what a building gives and scores, each with its word, and the legend of those that need one more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.court.buildings import POINTS_PER_PROPERTY, BuildingKind
from engine.dominoes import Terrain
from renderers import design
from renderers.court.sprite_keys import Token
from renderers.court.view import CourtView
from renderers.draw_operations import Op, Sprite, Text
from renderers.layout.board import terrain_ops
from renderers.localizer import Localizer

ICON = 34
"""Size of a sign, in pixels."""

Icon: TypeAlias = Terrain | tuple[Token, str]
"""A square of a terrain, or a token with what is written on it."""


@dataclass(frozen=True)
class Sign:
    """Icons, and after them the words that say what they mean."""

    icons: tuple[Icon, ...]
    words: str

    @property
    def icons_width(self) -> int:
        """Width of the icons and of the gap after them."""
        return len(self.icons) * (ICON + 2) + 6


def building_signs(building: BuildingKind, localizer: Localizer) -> list[Sign]:
    """Return a sign for each thing that a building gives, pays or scores: one to three."""
    knight, tower = (Token.KNIGHT, ""), (Token.TOWER, "")
    signs: tuple[tuple[str, int, tuple[Icon, ...]], ...] = (
        ("knights", building.knights, (knight,)),
        ("towers", building.towers, (tower,)),
        ("crowns", building.crowns, ((Token.CROWN, ""),)),
        ("tax-per-knight", building.tax_per_knight, ((Token.COIN, f"+{building.tax_per_knight}"),)),
        ("tax-per-tower", building.tax_per_tower, ((Token.COIN, f"+{building.tax_per_tower}"),)),
        ("points", building.points, (_medal(building.points),)),
        ("points-per-tower", building.points_per_tower, (_medal(building.points_per_tower), tower)),
        ("points-per-knight", building.points_per_knight, (_medal(building.points_per_knight), knight)),
    )
    shown = [Sign(icons, localizer(f"sign-{name}", count=count)) for name, count, icons in signs if count]
    if terrain := building.per_property:
        # The picture of the terrain says which one; its name would not fit beside it.
        shown.append(Sign((_medal(POINTS_PER_PROPERTY), terrain), localizer("sign-per-property")))
    return shown


def _medal(points: int) -> Icon:
    return Token.MEDAL, str(points)


def legend(view: CourtView, localizer: Localizer) -> list[Sign]:
    """Return the signs on the board whose meaning is said below it: only those that are there now."""
    tiles = [offer for offer in view.offers if offer.building]
    medals = any(_scores(offer.building) for offer in tiles if offer.building)
    signs = (
        (Token.MEDAL, "legend-points", medals),
        (Token.COIN_OUT_OF_REACH, "legend-dear", any(view.is_dear(offer) for offer in tiles)),
        (Token.QUEEN, "legend-queen", any(offer.cost < offer.price for offer in tiles)),
    )
    return [Sign(((token, ""),), localizer(key)) for token, key, is_there in signs if is_there]


def _scores(building: BuildingKind) -> bool:
    """Return whether a building scores points by itself."""
    return bool(building.points or building.per_property or building.points_per_tower or building.points_per_knight)


def sign_ops(sign: Sign, x: int, y: int, width: int) -> Iterator[Op]:
    """Draw a sign from `x` on, its middle at `y`, no wider than `width`."""
    for index, icon in enumerate(sign.icons):
        yield from _icon(icon, x + index * (ICON + 2), y)
    room = width - sign.icons_width
    yield Text(sign.words, x + sign.icons_width, y, room, design.BODY, design.TEXT)


def _icon(icon: Icon, x: int, y: int) -> Iterator[Op]:
    if isinstance(icon, Terrain):
        yield from terrain_ops(icon, x, y - ICON // 2, ICON)
    else:
        token, label = icon
        yield Sprite(token, x, y - ICON // 2, ICON)
        if label:
            yield Text(label, x + ICON // 2, y - 1, ICON, design.BODY, design.DISC_INK, "middle")
