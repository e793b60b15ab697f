"""What programs use of the engine is documented with examples, which pytest runs (`--doctest-modules`)."""

from operator import attrgetter

import pytest

import engine
from engine import court

EXPORTED = [name for name in engine.__all__ if callable(getattr(engine, name))]

METHODS = [
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
    "Kingdom.parse",
    "Kingdom.placements",
    "Kingdom.place",
    "Kingdom.properties",
    "Kingdom.bounds",
    "Variant.parse",
    "Variant.with_options",
    "Variant.terrains",
    "Domino.parse",
    "Square.parse",
    "Move.parse",
    "Pile.chance",
    "State.owners",
    "State.kingdom_of",
    "State.find",
    "State.component",
    "Kingdom.spots",
    "Kingdom.fits",
    "Kingdom.crowns_on",
    "Record.of",
    "Record.parse",
    "Record.states",
    "Record.replay",
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


@pytest.mark.parametrize("name", [*EXPORTED, *METHODS])
def test_every_part_of_the_engine_that_programs_use_has_an_example(name: str) -> None:
    assert ">>> " in (attrgetter(name)(engine).__doc__ or "")


@pytest.mark.parametrize("name", DOCUMENTED_COURT)
def test_every_part_of_the_court_that_programs_use_has_an_example(name: str) -> None:
    assert ">>> " in (attrgetter(name)(court).__doc__ or "")
