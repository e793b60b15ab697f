"""Pieces on the squares of a kingdom: the base class, and the registry of the kinds of piece.

Kingdomino has no pieces. `engine.extensions.register` adds the kinds of an extension.
"""

import re
from typing import ClassVar, Self

from engine.dominoes import Terrain


class Piece:
    """The base class of pieces on a square, such as a knight or a building tile. Pieces are frozen values.

    A square holds at most one piece of each kind. In the text of a kingdom, a piece follows its cell: "t0b17".
    `str(piece)` must match the `pattern` of the kind. No pattern may begin with a terrain's letter, because the text of
    a position has no separator between two cells.
    """

    __slots__ = ()

    pattern: ClassVar[str]
    """The regular expression of a piece's text, without groups."""

    @property
    def crowns(self) -> int:
        """The number of crowns that the piece adds to its square."""
        return 0

    def with_rules(self, rules: int) -> Self:  # noqa: ARG002 - for kinds that override it
        """Return the piece in another version of the rule tables."""
        return self

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a text that the pattern matches. Raises ValueError if no such piece exists."""
        # An abstract method would take the metaclass ABCMeta, and `isinstance` would then take several times as long.
        raise NotImplementedError

    @classmethod
    def may_stand_on(cls, terrain: Terrain) -> bool:  # noqa: ARG003 - for kinds that override it
        return True


_kinds: list[type[Piece]] = []


def add_kind(kind: type[Piece]) -> None:
    """Make a kind of piece readable. The text of a cell has pieces in the order of their kinds."""
    # Two extensions may share a kind of piece, but the pattern of a cell must have the kind only once.
    if kind not in _kinds:
        _kinds.append(kind)


def remove_kind(kind: type[Piece]) -> None:
    _kinds.remove(kind)


def kind_order(piece: Piece) -> int:
    """Return the rank of a piece among the pieces of a square: the kind that was added first comes first."""
    return _kinds.index(type(piece))


def pieces_pattern() -> str:
    """Return the regular expression of any pieces of one square, without groups. A square without pieces matches."""
    return "".join(f"(?:{kind.pattern})?" for kind in _kinds)


def read_pieces(text: str) -> tuple[Piece, ...]:
    """Read a text that `pieces_pattern` matches. Raises ValueError if a piece does not exist."""
    found = list[Piece]()
    for kind in _kinds:
        if match := re.match(kind.pattern, text):
            found.append(kind.parse(match[0]))
            text = text[match.end() :]
    return tuple(found)
