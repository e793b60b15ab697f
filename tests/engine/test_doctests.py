"""What programs use of the engine is documented with examples, which pytest runs (`--doctest-modules`)."""

import pytest

import engine
from engine import Domino, Kingdom, Move, Record, State, Variant, court

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


@pytest.mark.parametrize("documented", DOCUMENTED, ids=lambda each: str(getattr(each, "__qualname__", each)))
def test_what_programs_use_of_the_engine_has_an_example(documented: object) -> None:
    assert ">>> " in (documented.__doc__ or "")


def test_every_class_and_function_that_the_engine_exports_is_documented() -> None:
    exported = [getattr(engine, name) for name in engine.__all__]
    assert [each for each in exported if callable(each) and not each.__doc__] == []
