"""The scores of Queendomino: the queen's crown, wealth, buildings (docs/rules.md 2.14)."""

from functools import partial

from engine.court.buildings import BUILDINGS, POINTS_PER_PROPERTY
from engine.court.court import COINS_PER_POINT, Court
from engine.court.pieces import BuildingTile, knights_on
from engine.dominoes import Terrain
from engine.kingdom import Property
from engine.position import Position
from engine.scoring import NamedScorer, terrain_points


def queens_property(position: Position, kingdom: int) -> Property | None:
    """Return the queen's property: the first of the largest properties of a kingdom (docs/rules.md R16).

    On her property, the queen counts as one more crown. None if the queen is not in the kingdom.
    """
    return position.kingdoms[kingdom].largest if Court.of(position).queen == kingdom else None


def terrain_points_with_queen(terrain: Terrain, position: Position, kingdom: int) -> int:
    """Return the sum, over all properties of a terrain, of squares times crowns, the queen's crown included."""
    points = terrain_points(terrain, position, kingdom)
    crowned = queens_property(position, kingdom)
    # One more crown on a property is worth a point for each square of the property.
    return points + crowned.size if crowned and crowned.terrain is terrain else points


def wealth(position: Position, kingdom: int) -> int:
    """Return the points for coins, rounded down (docs/rules.md 2.14)."""
    return Court.of(position).treasuries[kingdom].coins // COINS_PER_POINT


def building_points(name: str, position: Position, kingdom: int) -> int:
    """Return the sum of the points of a kingdom's tiles of a kind, given the kind's id (docs/rules.md 2.13)."""
    land = position.kingdoms[kingdom]
    # A score asks for every kind, and most kinds are in no kingdom. Looking for tiles first saves the counting.
    built = [tile.building for _, tile in land.pieces_of(BuildingTile) if tile.building.id == name]
    if not built:
        return 0
    building, own = built[0], Court.of(position).treasuries[kingdom]
    properties = len(land.properties_of(building.per_property)) if building.per_property else 0
    knights = own.knights + knights_on(land).bit_count()
    worth = (
        building.points
        + POINTS_PER_PROPERTY * properties
        + building.points_per_tower * own.towers
        + building.points_per_knight * knights
    )
    return len(built) * worth


def by_terrain_with_queen(*terrains: Terrain) -> tuple[NamedScorer, ...]:
    """Return a scorer for each terrain, under the terrain's name."""
    return tuple((terrain.value, partial(terrain_points_with_queen, terrain)) for terrain in terrains)


def by_building() -> tuple[NamedScorer, ...]:
    return tuple((building.id, partial(building_points, building.id)) for building in BUILDINGS)
