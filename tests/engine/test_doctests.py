"""What programs use of the engine is documented with examples, which pytest runs (`--doctest-modules`)."""

from operator import attrgetter

import pytest

import engine
from engine import court

DOCUMENTED = [
    "State",
    "State.start",
    "State.parse",
    "State.play",
    "State.legal_moves",
    "State.chance",
    "State.score",
    "State.scores",
    "State.ranking",
    "State.refusal",
    "State.replace",
    "Kingdom",
    "Kingdom.parse",
    "Kingdom.placements",
    "Kingdom.place",
    "Kingdom.properties",
    "Kingdom.bounds",
    "Variant",
    "Variant.parse",
    "Variant.with_options",
    "Variant.terrains",
    "Format",
    "Record",
    "Domino",
    "Domino.parse",
    "Square",
    "Square.parse",
    "Direction",
    "Terrain",
    "Move",
    "Move.parse",
    "Order",
    "Deal",
    "Pick",
    "Place",
    "Discard",
    "Done",
    "Pile.chance",
    "crowns_on",
    "has_terrain",
    "perft",
    "piles",
    "series_ranking",
    "squares_by_crowns",
    "Score",
    "NotationError",
]

DOCUMENTED_COURT = [
    "Court.of",
    "Refill",
    "Tax",
    "Build",
    "Bribe",
    "treasury",
    "tax",
    "knights_on",
    "buildings_on",
    "building_sites",
]


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_part_of_the_engine_that_programs_use_has_an_example(name: str) -> None:
    assert ">>> " in (attrgetter(name)(engine).__doc__ or "")


@pytest.mark.parametrize("name", DOCUMENTED_COURT)
def test_every_part_of_the_court_that_programs_use_has_an_example(name: str) -> None:
    assert ">>> " in (attrgetter(name)(court).__doc__ or "")


def test_every_class_and_function_that_the_engine_exports_is_documented() -> None:
    exported = [getattr(engine, name) for name in engine.__all__]
    assert [each for each in exported if callable(each) and not each.__doc__] == []
