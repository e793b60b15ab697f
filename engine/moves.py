"""Moves and their texts: `Move.parse(text)` and `str(move)` are inverses.

    order   "#" seats                  kings in drafting order (chance)                 #1221
    deal    "=" domino {"." domino}    the next line, ascending (chance)                =3.17.22.41   =q2.q9.q30.q44
    refill  "=" tile {"." tile}        building tiles turned up, cheap end first        =b7.b12
    pick    ">" domino                 move the king to that domino of the next line    >41
    place   domino "@" square dir      first half on square, second half n/e/s/w of it  12@g8e   q12@f7s
    discard domino "@-"                no legal place                                   12@-
    tax     "N@" square                a knight on that half                            N@g8
    build   "B" price "@" square       buy the tile on that slot onto a town square     B3@h7
    bribe   "D" price                  the dragon burns the tile on that slot           D5
    done    "--"                       end the optional part of the turn                --

    domino  [ "q" ] number             1–48, "q" for the Queendomino box
    tile    "b" number                 1–32
    square  file rank                  a–m, 1–13; the castle is g7
    seats   digit {digit}              a king each, 1–8
    price   digit                      of a slot of the builders' board, 0–5

A domino with two equal halves is placed with n or e only: no two legal moves mean the same thing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.dominoes import DOMINO_NAMED, Domino, Half
from engine.errors import NotationError
from engine.geometry import BOARD, SQUARES, Direction, Square


class Move:
    """What a player or chance does. `Move.parse(text)` and `str(move)` are inverses."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move; NotationError where the text is not one, whether or not a game would allow it."""
        for pattern, read in _GRAMMAR:
            if match := pattern.fullmatch(text):
                move = read(match)
                _check_ends(move, text)
                return move
        raise NotationError(f"{text!r} is not a move", text)


@dataclass(frozen=True)
class Order(Move):
    """Chance: the seats of the kings in the order in which they choose from the first line."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "#" + "".join(map(str, self.seats))


@dataclass(frozen=True)
class Deal(Move):
    """Chance: the dominoes of a new line."""

    dominoes: tuple[Domino, ...]

    def __str__(self) -> str:
        return "=" + ".".join(map(str, self.dominoes))


@dataclass(frozen=True)
class Refill(Move):
    """Chance: building tiles by number, turned up on the free slots from the cheap end on."""

    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return "=" + ".".join(f"b{tile}" for tile in self.tiles)


@dataclass(frozen=True)
class Pick(Move):
    domino: Domino

    def __str__(self) -> str:
        return f">{self.domino}"


@dataclass(frozen=True)
class Place(Move):
    """The domino's first half on `square`, its second half in `direction` of it."""

    domino: Domino
    square: Square
    direction: Direction

    @property
    def squares(self) -> tuple[Square, Square]:
        """Under the first and the second half."""
        return self.square, Square(self.square + self.direction.step)

    @property
    def covered(self) -> tuple[tuple[Square, Half], tuple[Square, Half]]:
        """Each square with the half that comes to lie on it."""
        first, second = self.squares
        return (first, self.domino.a), (second, self.domino.b)

    @property
    def is_canonical(self) -> bool:
        """Whether this is the one spelling that counts."""
        return self.direction in directions(self.domino)

    def canonical(self) -> Place:
        """The spelling that counts for the same placement."""
        if self.is_canonical:
            return self
        opposite = {Direction.S: Direction.N, Direction.W: Direction.E}[self.direction]
        return Place(self.domino, self.squares[1], opposite)

    def __str__(self) -> str:
        return f"{self.domino}@{self.square}{self.direction.value}"


@dataclass(frozen=True)
class Discard(Move):
    domino: Domino

    def __str__(self) -> str:
        return f"{self.domino}@-"


@dataclass(frozen=True)
class Tax(Move):
    square: Square

    def __str__(self) -> str:
        return f"N@{self.square}"


@dataclass(frozen=True)
class Build(Move):
    price: int
    square: Square

    def __str__(self) -> str:
        return f"B{self.price}@{self.square}"


@dataclass(frozen=True)
class Bribe(Move):
    price: int

    def __str__(self) -> str:
        return f"D{self.price}"


@dataclass(frozen=True)
class Done(Move):
    def __str__(self) -> str:
        return "--"


_ALL_WAYS = tuple(Direction)
_WAYS_OF_DOUBLES = Direction.N, Direction.E


def directions(domino: Domino) -> tuple[Direction, ...]:
    """The directions in which a placement of the domino may be spelled."""
    return _WAYS_OF_DOUBLES if domino.is_double else _ALL_WAYS


@cache
def places(domino: Domino) -> tuple[tuple[int, dict[int, Place]], ...]:
    """Every placement of the domino on the board, made once: a direction's step, and the placements by square mask."""
    return tuple(
        (way.step, {square.mask: Place(domino, square, way) for square in SQUARES if _on_board(square + way.step)})
        for way in directions(domino)
    )


@cache
def pick(domino: Domino) -> Pick:
    return Pick(domino)


_DOMINO = r"q?[1-9]\d?"
_SQUARE = r"[a-m](?:1[0-3]|[1-9])"
_PLACE = re.compile(rf"({_DOMINO})@({_SQUARE})([nesw])")

_Reader = Callable[[re.Match[str]], Move]
_GRAMMAR: tuple[tuple[re.Pattern[str], _Reader], ...] = (
    (_PLACE, lambda m: Place(_domino(m, 1), Square.parse(m[2]), Direction(m[3]))),
    (re.compile(rf">({_DOMINO})"), lambda m: Pick(_domino(m, 1))),
    (re.compile(rf"({_DOMINO})@-"), lambda m: Discard(_domino(m, 1))),
    (re.compile(rf"=({_DOMINO}(?:\.{_DOMINO})*)"), lambda m: Deal(_dominoes(m))),
    (re.compile(r"#([1-8]+)"), lambda m: Order(tuple(map(int, m[1])))),
    (re.compile(r"=(b\d+(?:\.b\d+)*)"), lambda m: Refill(_tiles(m))),
    (re.compile(rf"N@({_SQUARE})"), lambda m: Tax(Square.parse(m[1]))),
    (re.compile(rf"B([0-5])@({_SQUARE})"), lambda m: Build(int(m[1]), Square.parse(m[2]))),
    (re.compile(r"D([0-5])"), lambda m: Bribe(int(m[1]))),
    (re.compile(r"--"), lambda _: Done()),
)
TILE_COUNT = 32


def _check_ends(move: Move, text: str) -> None:
    if isinstance(move, Place) and not _on_board(move.squares[1]):
        raise NotationError(f"{text!r} leaves the board", text, text.index("@") + 1)


def _on_board(bit: int) -> bool:
    return bit >= 0 and bool(1 << bit & BOARD)


def _domino(match: re.Match[str], group: int) -> Domino:
    return _named(match[group], match.string, match.start(group))


def _dominoes(match: re.Match[str]) -> tuple[Domino, ...]:
    found = re.finditer(_DOMINO, match[1])
    return tuple(_named(each[0], match.string, match.start(1) + each.start()) for each in found)


def _named(name: str, text: str, at: int) -> Domino:
    if name not in DOMINO_NAMED:
        raise NotationError(f"there is no domino {name}", text, at)
    return Domino.parse(name)


def _tiles(match: re.Match[str]) -> tuple[int, ...]:
    tiles = tuple(int(name[1:]) for name in match[1].split("."))
    if not all(1 <= tile <= TILE_COUNT for tile in tiles):
        raise NotationError(f"building tiles are b1 to b{TILE_COUNT}", match.string, match.start(1))
    return tiles
