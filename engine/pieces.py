"""Pieces that stand on the squares of a kingdom: the base class, and the registry of their kinds.

Kingdomino has none. An extension adds its kinds with `engine.extensions.register`.
"""

import re
from typing import ClassVar, Self

from engine.dominoes import Terrain


class Piece:
    """The base class of pieces on a square, such as a knight or a building tile: frozen values.

    A square holds at most one piece of each kind. In the text of a kingdom a piece follows the cell that it stands on,
    "t0b17". `str(piece)` must match the `pattern` of its kind, and no pattern may begin with a terrain's letter, as in
    the text of a position nothing stands between two cells.
    """

    __slots__ = ()

    pattern: ClassVar[str]
    """The regular expression of the piece's text, without groups."""

    @property
    def crowns(self) -> int:
        """The crowns that the piece adds to its square."""
        return 0

    def with_rules(self, rules: int) -> Self:  # noqa: ARG002 - for kinds that override it
        """Return the piece as it is by that version of the rule tables."""
        return self

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a text that the pattern matches. Raises ValueError if there is no such piece."""
        # No abstract method: asking a piece for its kind takes several times as long with the metaclass of those.
        raise NotImplementedError

    @classmethod
    def may_stand_on(cls, terrain: Terrain) -> bool:  # noqa: ARG003 - for kinds that override it
        return True


_kinds: list[type[Piece]] = []


def add_kind(kind: type[Piece]) -> None:
    """Make a kind of piece readable. Pieces on one square are written in the order in which their kinds were added."""
    # Two extensions may share a kind of piece, but the pattern of a cell must have it only once.
    if kind not in _kinds:
        _kinds.append(kind)


def remove_kind(kind: type[Piece]) -> None:
    _kinds.remove(kind)


def kind_order(piece: Piece) -> int:
    """Return the position of a piece among those of one square: kinds in the order in which they were added."""
    return _kinds.index(type(piece))


def pieces_pattern() -> str:
    """Return the regular expression of all pieces on one square, none included, without groups."""
    return "".join(f"(?:{kind.pattern})?" for kind in _kinds)


def read_pieces(text: str) -> tuple[Piece, ...]:
    """Read a text that `pieces_pattern` matches. Raises ValueError if one of the pieces does not exist."""
    found = list[Piece]()
    for kind in _kinds:
        if match := re.match(kind.pattern, text):
            found.append(kind.parse(match[0]))
            text = text[match.end() :]
    return tuple(found)
