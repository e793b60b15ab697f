"""The additional moves of Queendomino, and their texts.

refill  "=" tile {"." tile}        building tiles turned up, cheap end first        =b7.b12
tax     "N@" square                a knight collects taxes on a square              N@g8
build   "B" price "@" square       buy the tile on a slot for a town square         B3@h7
bribe   "D" price                  the dragon burns the tile on a slot              D5

tile    "b" number                 1-32
price   digit                      the price of a slot of the builders' board, 0-5
"""

import re
from dataclasses import dataclass

from engine.court.buildings import TILES
from engine.court.court import SLOTS
from engine.court.pieces import BuildingTile
from engine.errors import NotationError
from engine.geometry import Square
from engine.moves import SQUARE, Move, MoveReader


@dataclass(frozen=True)
class Refill(Move):
    """Chance turns up building tiles on the free slots, from the cheap end on (docs/rules.md 2.11).

    >>> str(Refill((7, 12))), Move.parse("=b7.b12")
    ('=b7.b12', Refill(tiles=(7, 12)))
    """

    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return "=" + ".".join(f"b{tile}" for tile in self.tiles)


@dataclass(frozen=True)
class Tax(Move):
    """A knight collects taxes on a square of the domino just placed (docs/rules.md 2.7).

    >>> str(Tax(Square.parse("g8"))), Move.parse("N@g8")
    ('N@g8', Tax(square=<g8>))
    """

    square: Square

    def __str__(self) -> str:
        return f"N@{self.square}"


@dataclass(frozen=True)
class Build(Move):
    """The player buys the tile on the slot of `price`, and puts the tile on a town square (docs/rules.md 2.8).

    >>> str(Build(3, Square.parse("h7"))), Move.parse("B3@h7")
    ('B3@h7', Build(price=3, square=<h7>))
    """

    price: int
    square: Square

    def __str__(self) -> str:
        return f"B{self.price}@{self.square}"


@dataclass(frozen=True)
class Bribe(Move):
    """The player bribes the dragon to burn the tile on the slot of `price` (docs/rules.md 2.10).

    >>> str(Bribe(5)), Move.parse("D5")
    ('D5', Bribe(price=5))
    """

    price: int

    def __str__(self) -> str:
        return f"D{self.price}"


def _read_refill(match: re.Match[str]) -> Refill:
    tiles = tuple(int(name[1:]) for name in match[1].split("."))
    if not all(tile in TILES for tile in tiles):
        raise NotationError(f"building tiles are b1 to b{len(TILES)}", match.string, match.start(1))
    return Refill(tiles)


_TILE = BuildingTile.pattern
_PRICE = f"[0-{SLOTS - 1}]"

SYNTAX: tuple[tuple[str, MoveReader], ...] = (
    (rf"=({_TILE}(?:\.{_TILE})*)", _read_refill),
    (rf"N@({SQUARE})", lambda match: Tax(Square.parse(match[1]))),
    (rf"B({_PRICE})@({SQUARE})", lambda match: Build(int(match[1]), Square.parse(match[2]))),
    (rf"D({_PRICE})", lambda match: Bribe(int(match[1]))),
)
"""The pattern of each move's text, and the reader of the move."""
