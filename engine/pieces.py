"""Pieces that stand on the squares of a kingdom: the base class, and the registry of their kinds.

Kingdomino has no pieces. An extension adds its kinds with `engine.extensions.register`.
"""

from __future__ import annotations

import re
from typing import ClassVar, Self

from engine.dominoes import Terrain


class Piece:
    """A piece on a square: the base class of frozen, orderable values such as a knight or a building tile.

    A square holds at most one piece of each kind. In the text of a kingdom a piece follows the cell that it stands on,
    "t0b17", and `str(piece)` is matched by the kind's `pattern`. A pattern must not begin with a terrain letter.
    """

    __slots__ = ()

    pattern: ClassVar[str]
    """The regular expression of the piece's text, without groups."""

    @property
    def crowns(self) -> int:
        """The crowns that it adds to its square."""
        return 0

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a text that the pattern matches; ValueError if there is no such piece."""
        raise NotImplementedError

    @classmethod
    def may_stand_on(cls, terrain: Terrain) -> bool:  # noqa: ARG003 - for kinds that are choosy
        """Whether a square of that terrain can hold such a piece."""
        return True


_kinds: list[type[Piece]] = []


def add_kind(kind: type[Piece]) -> None:
    """Make a kind of piece readable. Pieces on one square are written in the order in which their kinds were added."""
    if kind not in _kinds:
        _kinds.append(kind)


def remove_kind(kind: type[Piece]) -> None:
    """Undo `add_kind`."""
    _kinds.remove(kind)


def kind_order(piece: Piece) -> int:
    """The rank of a piece's kind among the pieces of one square."""
    return _kinds.index(type(piece))


def pieces_pattern() -> str:
    """The regular expression of all pieces on one square, none included, without groups."""
    return "".join(f"(?:{kind.pattern})?" for kind in _kinds)


def read_pieces(text: str) -> tuple[Piece, ...]:
    """The pieces that a text matched by `pieces_pattern` stands for; ValueError if one of them does not exist."""
    found = list[Piece]()
    for kind in _kinds:
        if match := re.match(kind.pattern, text):
            found.append(kind.parse(match[0]))
            text = text[match.end() :]
    return tuple(found)
