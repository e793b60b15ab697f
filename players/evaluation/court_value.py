"""What a kingdom with a court is worth: its points now, and what its coins, knights, towers and town may lead to.

The weights are guesses that matches between computer players have sharpened. All that is not points fades as turns run
out, so that in the last turn of a kingdom its score alone counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.court.buildings import POINTS_PER_PROPERTY, TILES, BuildingKind
from engine.court.court import Treasury
from engine.dominoes import TERRAINS
from engine.kingdom import Kingdom
from engine.state import State
from players.evaluation.property_gains import parts_of

COINS_A_POINT = 3
DUST = 1 / 64
"""What a coin that scores nothing is worth: it breaks ties."""

SITE = 1.2
"""Points of a building to come on a free town square, beyond its price."""

CROWN = 1.0
"""Squares that the property of a crown may still grow by, seen from the start of the game, as all that follow."""

_COIN = 0.2  # points that it leads to, beyond those that it scores
_STRANGER, _HOST = 0.25, 0.5  # the chance that the queen still comes, or goes
_PROPERTIES, _SQUARES, _TOWERS, _KNIGHTS = 1.5, 2.5, 1.5, 3.0  # what a kingdom still gains
_TAX = 0.6  # coins that a knight in reserve will collect, for each square of the grid's side
_MOST_COINS, _MOST_KNIGHTS = 3, 2  # that can be made use of in a turn


@dataclass(frozen=True)
class Outlook:
    """The turns that a kingdom has after the present one, and their share of all its turns."""

    left: int
    share: float

    @classmethod
    def of(cls, state: State, kingdom: int) -> Outlook:
        form = state.format
        kings = form.kings_each * state.players // form.kingdoms
        waiting = sum(turn.king.kingdom == kingdom for turn in state.turns[1:])
        left = waiting + (form.rounds - state.round) * kings
        return cls(left, left / (form.rounds * kings))


def worth(state: State, kingdom: int, outlook: Outlook) -> float:
    """In points."""
    land, own = state.kingdoms[kingdom], state.court.treasuries[kingdom]
    parts = [part for terrain in TERRAINS for part in parts_of(land, terrain)]
    points = sum((size + CROWN * outlook.share) * crowns for _, size, crowns in parts)
    largest = max((size for _, size, _ in parts), default=0)
    return (
        points
        + _hospitality(state, kingdom, outlook) * largest
        + sum(_tile(TILES[tile], land, own, outlook) for _, tile in land.buildings)
        + treasure(own, land.size, outlook)
        + SITE * min(land.sites.bit_count(), outlook.left)
    )


def coin(outlook: Outlook) -> float:
    """The points that a coin leads to."""
    return 1 / COINS_A_POINT + _COIN * outlook.share


def treasure(own: Treasury, size: int, outlook: Outlook) -> float:
    """What coins and knights in reserve are worth to a kingdom in a grid of that size."""
    if not outlook.left:
        return own.coins // COINS_A_POINT + DUST * own.coins
    useful = min(own.coins, _MOST_COINS * outlook.left)
    collected = _TAX * size * min(own.knights, _MOST_KNIGHTS * outlook.left)
    return coin(outlook) * (useful + collected) + (own.coins - useful) / COINS_A_POINT


def _hospitality(state: State, kingdom: int, outlook: Outlook) -> float:
    """How likely the queen is there in the end."""
    towers = [own.towers for own in state.court.treasuries]
    lead = towers.pop(kingdom) - max(towers)
    if state.court.queen == kingdom:
        return 1 - _HOST * outlook.share / (1 + lead)
    return _STRANGER * outlook.share / (1 + max(0, -lead))


def _tile(building: BuildingKind, land: Kingdom, own: Treasury, outlook: Outlook) -> float:
    """What a building is worth besides what it gave at once."""
    knights = own.knights + land.knights.bit_count() + _KNIGHTS * outlook.share
    towers = own.towers + _TOWERS * outlook.share
    sent = min(own.knights + _KNIGHTS * outlook.share, _MOST_KNIGHTS * outlook.left)
    return (
        building.points
        + POINTS_PER_PROPERTY * _properties(building, land, outlook)
        + building.points_per_tower * towers
        + building.points_per_knight * knights
        + building.crowns * _SQUARES * outlook.share
        + coin(outlook) * sent * (building.tax_per_knight * knights + building.tax_per_tower * towers)
    )


def _properties(building: BuildingKind, land: Kingdom, outlook: Outlook) -> float:
    """How many the building will count."""
    if building.per_property is None:
        return 0
    return len(parts_of(land, building.per_property)) + _PROPERTIES * outlook.share
