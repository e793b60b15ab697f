"""The rules of Queendomino as an extension: knights, taxes, buildings, the queen and the dragon (docs/rules.md 2).

>>> from engine import State
>>> state = State.start("qd", 4)
>>> Court.of(state).treasuries[0].coins
7
"""

from engine.court.buildings import BUILDINGS, TILES, BuildingKind
from engine.court.court import BRIBE_COST, COINS_PER_POINT, SLOTS, START_TREASURY, Court, Treasury
from engine.court.moves import Bribe, Build, Refill, Tax
from engine.court.pieces import BuildingTile, Knight, building_sites, buildings_on, kinds_on, knights_on
from engine.court.scoring import queens_property
from engine.court.steps import CourtReason, tax, treasury

__all__ = [
    "BRIBE_COST",
    "BUILDINGS",
    "COINS_PER_POINT",
    "SLOTS",
    "START_TREASURY",
    "TILES",
    "Bribe",
    "Build",
    "BuildingKind",
    "BuildingTile",
    "Court",
    "CourtReason",
    "Knight",
    "Refill",
    "Tax",
    "Treasury",
    "building_sites",
    "buildings_on",
    "kinds_on",
    "knights_on",
    "queens_property",
    "tax",
    "treasury",
]
