"""An extension adds pieces, moves, dominoes, variants and a component; unregistered, it leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

import pytest

from engine.court.court import Court
from engine.dominoes import BOXES, Domino, Half, Terrain
from engine.errors import NotationError
from engine.extension import Component, Extension, with_component
from engine.extensions import register, unregister
from engine.formats import Format
from engine.kingdom import Kingdom
from engine.moves import Move
from engine.pieces import Piece, add_kind
from engine.state import State
from engine.variants import VARIANTS, Variant


@dataclass(frozen=True)
class CrownPiece(Piece):
    """A piece with a crown."""

    pattern = "F"

    @property
    def crowns(self) -> int:
        return 1

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls()

    def __str__(self) -> str:
        return "F"


@dataclass(frozen=True)
class PlainMove(Move):
    """A move without arguments."""

    def __str__(self) -> str:
        return "~"


@dataclass(frozen=True)
class CounterComponent(Component):
    """A component that counts turns and rounds."""

    turns: int = 0
    rounds: int = 0

    @classmethod
    def start(cls, game_format: Format) -> CounterComponent:
        return cls()

    @classmethod
    def empty(cls, kingdoms: int) -> CounterComponent:
        return cls()

    def next_turn(self) -> CounterComponent:
        return replace(self, turns=self.turns + 1)

    def next_round(self) -> CounterComponent:
        return replace(self, rounds=self.rounds + 1)


EXTENSION = Extension(
    name="flags",
    component=CounterComponent,
    fields=2,
    write=lambda counter: (str(counter.turns), str(counter.rounds)),
    read=lambda fields, game_format, to_move: CounterComponent(*(field.number(99) for field in fields)),
    pieces=(CrownPiece,),
    syntax=(("~", lambda match: PlainMove()),),
    boxes={"z": (Domino("z", 1, Half(Terrain.LAKE, 1), Half(Terrain.LAKE, 0)),)},
)


@pytest.fixture
def variant() -> Iterator[Variant]:
    variant = replace(VARIANTS["kd"], base="kdf", extensions=(EXTENSION,))
    register(EXTENSION, variant)
    yield variant
    unregister(EXTENSION, variant)


def test_its_variants_are_read_by_their_codes(variant: Variant) -> None:
    assert Variant.parse("kdf") == variant
    assert State.start("kdf", 2).components == (CounterComponent(),)


def test_its_moves_are_read(variant: Variant) -> None:
    assert Move.parse("~") == PlainMove()


def test_its_dominoes_are_read(variant: Variant) -> None:
    assert Domino.parse("z1") is BOXES["z"][0]


def test_its_pieces_are_read_and_their_crowns_count(variant: Variant) -> None:
    kingdom = Kingdom.parse("w1F w0 ##")
    assert str(kingdom) == "w1F w0 ##"
    assert [each.points for each in kingdom.properties()] == [2 * 2]


def test_a_kind_of_piece_that_was_added_twice_is_read_once(variant: Variant) -> None:
    add_kind(CrownPiece)
    with pytest.raises(NotationError):
        Kingdom.parse("w1FF w0 ##")


def test_a_kind_of_piece_without_a_reader_is_a_mistake_in_the_program() -> None:
    with pytest.raises(NotImplementedError):
        Piece.parse("S")


def test_its_component_follows_the_turns_and_rounds(variant: Variant) -> None:
    state = State.parse("kdf 2 ##;## 1:1,3:2 1 2,4:2 2 5-48 7 1")
    assert state.component(CounterComponent) == CounterComponent(turns=7, rounds=1)
    state = state.play(Move.parse(">2"))
    assert state.component(CounterComponent) == CounterComponent(turns=8, rounds=1)
    state = State.parse("kdf 2 ##;## 3:2 1 2,4:1 2 5-48 8 1").play(Move.parse(">2"))
    assert str(state).split()[-2:] == ["9", "2"]


def test_a_component_takes_the_place_of_the_one_of_its_class() -> None:
    court = Court()
    assert with_component((CounterComponent(1), court), CounterComponent(3)) == (CounterComponent(3), court)
    assert with_component((court,), CounterComponent(3)) == (court,)


def test_without_the_extension_nothing_of_it_is_known() -> None:
    extended = replace(VARIANTS["kd"], base="kdf", extensions=(EXTENSION,))
    register(EXTENSION, extended)
    unregister(EXTENSION, extended)
    assert "kdf" not in VARIANTS
    assert "z" not in BOXES
    for parse, text in [(Move.parse, "~"), (Domino.parse, "z1"), (Variant.parse, "kdf"), (Kingdom.parse, "w1F ##")]:
        with pytest.raises(NotationError):
            parse(text)
