"""Moves and their texts: `Move.parse(text)` and `str(move)` are inverses.

    order   "#" seats                  kings in drafting order (chance)                 #1221
    deal    "=" domino {"." domino}    the next line, ascending (chance)                =3.17.22.41   =q2.q9.q30.q44
    pick    ">" domino                 move the king to a domino of the next line       >41
    place   domino "@" square dir      first half on square, second half to n/e/s/w     12@g8e   q12@f7s
    discard domino "@-"                the domino fits nowhere                          12@-
    done    "--"                       end the optional part of the turn                --

    domino  [ letter ] number          1-48; a letter for the box, except for the box of Kingdomino
    square  file rank                  a-m, 1-13; the castle is g7
    seats   digit {digit}              the seat of each king, 1-8

The direction of a domino with two equal halves is n or e, so that no two legal moves have the same effect. An extension
adds its own moves: see `engine.court.moves`.
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
    """The base class of moves by players and by chance. A move is an immutable value with a text.

    >>> move = Move.parse("12@g8e")
    >>> move
    Place(domino=<12 s0s0>, square=<g8>, direction=<Direction.E: 'e'>)
    >>> str(move)
    '12@g8e'
    """

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move, which need not be legal. Raises NotationError.

        >>> Move.parse(">49")
        Traceback (most recent call last):
            ...
        engine.errors.NotationError: line 1, column 2: there is no domino 49
        """
        # Patterns that were added later are tried first: see `add_syntax`.
        for pattern, read in reversed(_syntax.values()):
            if match := pattern.fullmatch(text):
                return read(match)
        raise NotationError(f"{text!r} is not a move", text)


@dataclass(frozen=True)
class Order(Move):
    """Chance draws the seats of the kings in the order of the first choice (docs/rules.md 1.3).

    >>> str(Order((1, 2, 2, 1))), Move.parse("#1221")
    ('#1221', Order(seats=(1, 2, 2, 1)))
    """

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return "#" + "".join(map(str, self.seats))


@dataclass(frozen=True)
class Deal(Move):
    """Chance deals a new line of dominoes, in ascending order.

    >>> str(Deal((Domino.parse("3"), Domino.parse("17")))), Move.parse("=q2.q9")
    ('=3.17', Deal(dominoes=(<q2 w0w0>, <q9 s0s0>)))
    """

    dominoes: tuple[Domino, ...]

    def __str__(self) -> str:
        return "=" + ".".join(map(str, self.dominoes))


@dataclass(frozen=True)
class Pick(Move):
    """The king moves to a domino of the next line (docs/rules.md 1.7).

    >>> str(Pick(Domino.parse("41"))), Move.parse(">41")
    ('>41', Pick(domino=<41 w0g2>))
    """

    domino: Domino

    def __str__(self) -> str:
        return f">{self.domino}"


@dataclass(frozen=True)
class Place(Move):
    """The player places a domino. The first half lies on `square`, the second half on the next square in `direction`.

    >>> place = Move.parse("1@g9s")
    >>> place.squares
    (<g9>, <g8>)
    >>> place.is_canonical, str(place.canonical())
    (False, '1@g8n')
    """

    domino: Domino
    square: Square
    direction: Direction

    @property
    def squares(self) -> tuple[Square, Square]:
        """The squares under the first and the second half."""
        return self.square, Square(self.square + self.direction.step)

    @property
    def covered(self) -> tuple[tuple[Square, Half], tuple[Square, Half]]:
        """The first square with the first half, and the second square with the second half."""
        first, second = self.squares
        return (first, self.domino.a), (second, self.domino.b)

    @property
    def is_on_board(self) -> bool:
        """Whether both squares are on the board. `Move.parse` raises NotationError for any other placement."""
        return all(map(_on_board, self.squares))

    @property
    def is_canonical(self) -> bool:
        """Whether the text of the placement is its legal text (docs/rules.md R2)."""
        return self.direction in directions(self.domino)

    def canonical(self) -> Place:
        if self.is_canonical:
            return self
        # Only a domino with two equal halves has a second text, which begins with the north or east half. The second
        # text is not legal.
        opposite = {Direction.S: Direction.N, Direction.W: Direction.E}[self.direction]
        return Place(self.domino, self.squares[1], opposite)

    def __str__(self) -> str:
        return f"{self.domino}@{self.square}{self.direction.value}"


@dataclass(frozen=True)
class Discard(Move):
    """The domino fits nowhere and leaves the game (docs/rules.md 1.6).

    >>> str(Discard(Domino.parse("12"))), Move.parse("12@-")
    ('12@-', Discard(domino=<12 s0s0>))
    """

    domino: Domino

    def __str__(self) -> str:
        return f"{self.domino}@-"


@dataclass(frozen=True)
class Done(Move):
    """The player declines the remaining optional steps of the turn.

    >>> str(Done()), Move.parse("--")
    ('--', Done())
    """

    def __str__(self) -> str:
        return "--"


_DIRECTIONS = tuple(Direction)
_DIRECTIONS_OF_DOUBLES = Direction.N, Direction.E


def directions(domino: Domino) -> tuple[Direction, ...]:
    """Return the directions in the legal texts of a domino's placements: two for equal halves, otherwise four."""
    return _DIRECTIONS_OF_DOUBLES if domino.is_double else _DIRECTIONS


@cache
def all_placements(domino: Domino) -> tuple[tuple[int, dict[int, Place]], ...]:
    """Return all placements of a domino on the board.

    Each direction has a pair: the step of the direction, and the placements by the `mask` of the first square. The
    result is cached, because creating placements would take most of the time of finding legal moves.
    """
    return tuple(
        (each.step, {square.mask: Place(domino, square, each) for square in SQUARES if _on_board(square + each.step)})
        for each in directions(domino)
    )


@cache
def cached_pick(domino: Domino) -> Pick:
    return Pick(domino)


# These regular expressions are the parts of the patterns for `add_syntax`.
SEAT = r"[1-8]"
DOMINO = "[a-z]?[1-9][0-9]?"
SQUARE = r"[a-m](?:1[0-3]|[1-9])"

MoveReader = Callable[[re.Match[str]], Move]
"""Makes a move from a match of the move's pattern. Raises NotationError for an unknown domino or tile."""

_syntax: dict[str, tuple[re.Pattern[str], MoveReader]] = {}
"""The compiled pattern and the reader of every kind of move, by pattern."""


def add_syntax(pattern: str, read: MoveReader) -> None:
    """Add a kind of move to `Move.parse`. The pattern must match the whole text of a move.

    `Move.parse` tries later patterns first: "=b7" is a refill of building tiles, not a deal of dominoes of a box "b".
    """
    _syntax[pattern] = re.compile(pattern), read


def remove_syntax(pattern: str) -> None:
    del _syntax[pattern]


def _read_place(match: re.Match[str]) -> Place:
    # The pattern ensures that the first half is on the board, but the second half may lie beyond the edge.
    place = Place(_domino(match, 1), Square.parse(match[2]), Direction(match[3]))
    if not place.is_on_board:
        raise NotationError(f"{match.string!r} leaves the board", match.string, match.start(2))
    return place


def _on_board(bit: int) -> bool:
    # A shift by a negative number raises ValueError. The bits between the ranks are not squares of the board.
    return bit >= 0 and bool(1 << bit & BOARD)


def _domino(match: re.Match[str], group: int) -> Domino:
    return _named(match[group], match.string, match.start(group))


def _dominoes(match: re.Match[str]) -> tuple[Domino, ...]:
    found = re.finditer(DOMINO, match[1])
    return tuple(_named(each[0], match.string, match.start(1) + each.start()) for each in found)


def _named(name: str, text: str, at: int) -> Domino:
    if name not in DOMINO_NAMED:
        raise NotationError(f"there is no domino {name}", text, at)
    return DOMINO_NAMED[name]


add_syntax(rf"({DOMINO})@({SQUARE})([nesw])", _read_place)
add_syntax(rf">({DOMINO})", lambda match: Pick(_domino(match, 1)))
add_syntax(rf"({DOMINO})@-", lambda match: Discard(_domino(match, 1)))
add_syntax(rf"=({DOMINO}(?:\.{DOMINO})*)", lambda match: Deal(_dominoes(match)))
add_syntax(rf"#({SEAT}+)", lambda match: Order(tuple(map(int, match[1]))))
add_syntax(r"--", lambda _: Done())
