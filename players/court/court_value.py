"""The value of a kingdom with a court: its points now, and what its coins, knights, towers and town may lead to.

All that is not points shrinks as turns run out, so that in the last turn of a kingdom its score alone counts.
"""

from __future__ import annotations

from engine.court.buildings import POINTS_PER_PROPERTY, BuildingKind
from engine.court.court import COINS_PER_POINT, Court, Treasury
from engine.court.pieces import kinds_on, knights_on
from engine.dominoes import TERRAINS, Terrain
from engine.kingdom import Kingdom
from engine.state import State
from players.court.weights import WEIGHTS
from players.evaluation.property_gains import property_outlines
from players.evaluation.turns_left import TurnsLeft


def kingdom_value(state: State, kingdom: int, left: TurnsLeft) -> float:
    """Return the value of a kingdom in points."""
    land, court = state.kingdoms[kingdom], Court.of(state)
    own, built = court.treasuries[kingdom], kinds_on(land)
    # Only buildings reward knights that have been sent, so without one they need not be counted.
    knights = own.knights + knights_on(land).bit_count() + WEIGHTS.new_knights * left.share if built else 0.0
    sites = land.terrains[Terrain.TOWN.index].bit_count() - len(built)  # each building stands on a town square
    outlines = [outline for terrain in TERRAINS for outline in property_outlines(land, terrain)]
    points = sum((size + WEIGHTS.crown * left.share) * crowns for _, size, crowns in outlines)
    largest = max((size for _, size, _ in outlines), default=0)
    return (
        points
        + _queen_chance(court, kingdom, left) * largest
        + sum(_building_value(kind, land, own, knights, left) for _, kind in built)
        + treasury_value(own, land.size, left)
        + WEIGHTS.site * min(sites, left.count)
    )


def coin_value(left: TurnsLeft) -> float:
    """Return the points that a coin leads to."""
    return 1 / COINS_PER_POINT + WEIGHTS.coin * left.share


def treasury_value(own: Treasury, size: int, left: TurnsLeft) -> float:
    """Return the value of coins and knights in reserve to a kingdom in a grid of that side."""
    # After the last turn coins buy nothing any more. The tiny weight prefers more of them if the points are equal.
    if not left.count:
        return own.coins // COINS_PER_POINT + WEIGHTS.tie_break * own.coins
    useful = min(own.coins, WEIGHTS.useful_coins * left.count)
    collected = WEIGHTS.tax * size * min(own.knights, WEIGHTS.useful_knights * left.count)
    return coin_value(left) * (useful + collected) + (own.coins - useful) / COINS_PER_POINT


def _queen_chance(court: Court, kingdom: int, left: TurnsLeft) -> float:
    """Return how likely the queen is in the kingdom at the end."""
    towers = [own.towers for own in court.treasuries]
    lead = towers.pop(kingdom) - max(towers)
    # The larger the lead, the less likely she leaves; the larger the gap, the less likely she comes.
    if court.queen == kingdom:
        return 1 - WEIGHTS.queen_leaves * left.share / (1 + lead)
    return WEIGHTS.queen_arrives * left.share / (1 + max(0, -lead))


def _building_value(building: BuildingKind, land: Kingdom, own: Treasury, knights: float, left: TurnsLeft) -> float:
    """Return the value of a building, without what it gave at once, in a kingdom that will have that many knights."""
    towers = own.towers + WEIGHTS.new_towers * left.share
    sent = min(own.knights + WEIGHTS.new_knights * left.share, WEIGHTS.useful_knights * left.count)
    return (
        building.points
        + POINTS_PER_PROPERTY * _counted_properties(building, land, left)
        + building.points_per_tower * towers
        + building.points_per_knight * knights
        + building.crowns * WEIGHTS.new_squares * left.share
        + coin_value(left) * sent * (building.tax_per_knight * knights + building.tax_per_tower * towers)
    )


def _counted_properties(building: BuildingKind, land: Kingdom, left: TurnsLeft) -> float:
    """Return how many properties the building will count at the end."""
    if building.per_property is None:
        return 0
    return len(property_outlines(land, building.per_property)) + WEIGHTS.new_properties * left.share
