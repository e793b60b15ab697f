"""The examples in the docstrings of the engine run and print what they say."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import engine
from engine import Domino, Kingdom, Move, Record, State, Variant, court

MODULES = ["engine", *(module.name for module in pkgutil.walk_packages(engine.__path__, "engine."))]

# The examples use the names of `from engine import *`, and those of their module.
NAMES = {name: getattr(engine, name) for name in engine.__all__}

DOCUMENTED = [
    State,
    *(State.start, State.parse, State.play, State.legal_moves, State.chance, State.score, State.scores),
    *(State.ranking, State.refusal, State.replace),
    Kingdom,
    *(Kingdom.parse, Kingdom.placements, Kingdom.place, Kingdom.properties, Kingdom.bounds),
    Variant,
    *(Variant.parse, Variant.with_options, Variant.terrains, engine.Format),
    Record,
    *(Domino, Domino.parse, engine.Square, engine.Square.parse),
    *(Move, Move.parse, engine.Order, engine.Deal, engine.Pick, engine.Place, engine.Discard, engine.Done),
    *(engine.perft, engine.series_ranking, engine.Score, engine.NotationError),
    *(court.Court.of, court.Refill, court.Tax, court.Build, court.Bribe, court.treasury, court.tax),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name), extraglobs=NAMES).failed == 0


@pytest.mark.parametrize("documented", DOCUMENTED, ids=lambda each: str(getattr(each, "__qualname__", each)))
def test_what_programs_use_of_the_engine_has_an_example(documented: object) -> None:
    assert ">>> " in (documented.__doc__ or "")


def test_everything_that_the_engine_exports_is_documented() -> None:
    assert [name for name in engine.__all__ if not getattr(engine, name).__doc__] == []
