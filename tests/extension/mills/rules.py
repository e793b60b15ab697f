"""After placing, a player may put one of two windmills on wheat; at the end it scores the squares of its property."""

from dataclasses import dataclass, replace
from typing import Self

from engine import VARIANTS, Format, Kingdom, Move, Square, Terrain, squares
from engine.errors import ReasonCode
from engine.extension import Component, Extension, with_component
from engine.moves import SQUARE
from engine.pieces import Piece
from engine.position import Changes, Position
from engine.steps import with_item


class MillReason(ReasonCode):
    NO_MILLS = "no-mills"
    NO_WHEAT = "no-wheat"


@dataclass(frozen=True)
class Mill(Piece):
    pattern = "M"

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls()

    def __str__(self) -> str:
        return "M"


@dataclass(frozen=True)
class PutMill(Move):
    square: Square

    def __str__(self) -> str:
        return f"M@{self.square}"


@dataclass(frozen=True)
class Mills(Component):
    left: tuple[int, ...]

    @classmethod
    def start(cls, game_format: Format) -> Self:
        return cls((2,) * game_format.kingdoms)

    @classmethod
    def empty(cls, kingdoms: int) -> Self:
        return cls((0,) * kingdoms)


class MillStep:
    repeats = False
    moves = (PutMill,)

    def is_required(self, position: Position) -> bool:
        return False

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        wheat, built = position.kingdom.terrains[Terrain.WHEAT.index], mills_on(position.kingdom)
        may_build = position.domino and position.component(Mills).left[position.king.kingdom]
        return tuple(PutMill(each) for each in squares(wheat) if may_build and each not in built)

    def refusal(self, position: Position, kind: type[Move]) -> ReasonCode | None:
        return MillReason.NO_WHEAT if position.component(Mills).left[position.king.kingdom] else MillReason.NO_MILLS

    def check(self, position: Position, move: PutMill) -> ReasonCode | None:
        return None if move in self.legal_moves(position) else self.refusal(position, PutMill)

    def effect(self, position: Position, move: PutMill) -> Changes:
        acting, left = position.king.kingdom, position.component(Mills).left
        mills = Mills(with_item(left, acting, left[acting] - 1))
        kingdoms = with_item(position.kingdoms, acting, position.kingdom.with_piece(move.square, Mill()))
        return Changes(kingdoms=kingdoms, components=with_component(position.components, mills))


def mills_on(kingdom: Kingdom) -> list[Square]:
    return [square for square, _ in kingdom.pieces_of(Mill)]


def mill_points(position: Position, kingdom: int) -> int:
    land = position.kingdoms[kingdom]
    return sum(land.property_mask(square).bit_count() for square in mills_on(land))


MILLS = Extension(
    "mills",
    component=Mills,
    fields=1,
    write=lambda mills: ["/".join(map(str, mills.left))],
    read=lambda fields, _format, _to_move: Mills(tuple(each.number(2) for each in fields[0].split("/"))),
    pieces=(Mill,),
    syntax=((rf"M@({SQUARE})", lambda match: PutMill(Square.parse(match[1]))),),
    modules="tests.extension.mills.parts",
)
KD = VARIANTS["kd"]
STEPS, SCORERS = (KD.steps[0], MillStep(), KD.steps[1]), (*KD.scorers, ("mills", mill_points))
KDM = replace(KD, base="kdm", steps=STEPS, scorers=SCORERS, extensions=(MILLS,))
