"""The rules of the windmills: a component, a piece, a move, a step, a scorer, a field of the position text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine.dominoes import Terrain
from engine.errors import ReasonCode
from engine.extension import Component, Extension, with_component
from engine.formats import Format
from engine.geometry import Square, squares
from engine.kingdom import Kingdom
from engine.moves import SQUARE, Move
from engine.notation.fields import Field
from engine.pieces import Piece
from engine.state import State
from engine.steps import Changes, with_item
from engine.variants import VARIANTS, Variant

MILLS_EACH = 2


class MillReason(ReasonCode):
    """Why a windmill cannot be put there."""

    NO_MILLS = "no-mills"
    NO_WHEAT = "no-wheat"


@dataclass(frozen=True)
class Mill(Piece):
    """A windmill on a square of wheat; its text is "M"."""

    pattern = "M"

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls()

    @classmethod
    def may_stand_on(cls, terrain: Terrain) -> bool:
        return terrain is Terrain.WHEAT

    def __str__(self) -> str:
        return "M"


@dataclass(frozen=True)
class PutMill(Move):
    """Put a windmill on a square: "M@g8"."""

    square: Square

    def __str__(self) -> str:
        return f"M@{self.square}"


@dataclass(frozen=True)
class Mills(Component):
    """The windmills that each kingdom has left."""

    left: tuple[int, ...]

    @classmethod
    def start(cls, game_format: Format) -> Mills:
        return cls((MILLS_EACH,) * game_format.kingdoms)

    @classmethod
    def empty(cls, kingdoms: int) -> Mills:
        return cls((0,) * kingdoms)


class MillStep:
    """After placing, a windmill may be put on a free square of wheat."""

    repeats = False
    moves = (PutMill,)

    def is_required(self, state: State) -> bool:
        return False

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        if state.domino is None or not state.component(Mills).left[state.king.kingdom]:
            return ()
        return tuple(map(PutMill, squares(free_wheat(state.kingdom))))

    def refusal(self, state: State, kind: type[Move]) -> ReasonCode | None:
        return MillReason.NO_WHEAT if state.component(Mills).left[state.king.kingdom] else MillReason.NO_MILLS

    def check(self, state: State, move: PutMill) -> ReasonCode | None:
        if not state.component(Mills).left[state.king.kingdom]:
            return MillReason.NO_MILLS
        return None if move.square.mask & free_wheat(state.kingdom) else MillReason.NO_WHEAT

    def effect(self, state: State, move: PutMill) -> Changes:
        acting, mills = state.king.kingdom, state.component(Mills)
        left = with_item(mills.left, acting, mills.left[acting] - 1)
        return Changes(
            kingdoms=with_item(state.kingdoms, acting, state.kingdom.with_piece(move.square, Mill())),
            components=with_component(state.components, Mills(left)),
        )


def mills_on(kingdom: Kingdom) -> int:
    """The squares with a windmill, as a mask."""
    return sum(square.mask for square, _ in kingdom.pieces_of(Mill))


def free_wheat(kingdom: Kingdom) -> int:
    """The squares of wheat without a windmill, as a mask."""
    return kingdom.terrains[Terrain.WHEAT.index] & ~mills_on(kingdom)


def mill_points(state: State, kingdom: int) -> int:
    """A point for every square of each property with a windmill, once a windmill."""
    land = state.kingdoms[kingdom]
    return sum(land.property_mask(square).bit_count() for square in squares(mills_on(land)))


def _write(mills: Mills) -> tuple[str, ...]:
    return ("/".join(map(str, mills.left)),)


def _read(fields: Sequence[Field], game_format: Format, to_move: Kingdom | None) -> Mills:
    left = tuple(each.number(MILLS_EACH) for each in fields[0].split("/"))
    if len(left) != game_format.kingdoms:
        fields[0].fail(f"{game_format.kingdoms} numbers of windmills are needed")
    return Mills(left)


def _read_move(match: re.Match[str]) -> PutMill:
    return PutMill(Square.parse(match[1]))


MILLS = Extension(
    name="mills",
    component=Mills,
    fields=1,
    write=_write,
    read=_read,
    pieces=(Mill,),
    syntax=((rf"M@({SQUARE})", _read_move),),
)


def variant() -> Variant:
    """Kingdomino with windmills, "kdm"."""
    kingdomino = VARIANTS["kd"]
    place, choose = kingdomino.steps
    return replace(
        kingdomino,
        base="kdm",
        steps=(place, MillStep(), choose),
        scorers=(*kingdomino.scorers, ("mills", mill_points)),
        extensions=(MILLS,),
    )
