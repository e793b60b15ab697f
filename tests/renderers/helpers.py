"""What tests of pictures share: moves, squares and operations by name, and random games."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from engine import Domino, Record, Square
from engine.moves import Move, Place
from renderers import theme
from renderers.draw_operations import Drawing, Faded, Op, Panel, Sprite, Text
from renderers.sprite_keys import SpriteKey

NAMES = ["Ola", "Kim", "Ada", "Bo", "Eva", "Max", "Ida", "Jan"]
TWO_PLAYERS = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"
"""Ola is to place domino 3 in the first round; each has one domino in the kingdom."""

Play = Callable[[str, int, int], Record]
"""A whole random game: variant, players and seed in, record out."""

K = TypeVar("K", bound=SpriteKey)
T = TypeVar("T")


def place(text: str) -> Place:
    move = Move.parse(text)
    assert isinstance(move, Place)
    return move


def square(name: str) -> Square:
    return place(f"1@{name}e").square


def domino(name: str) -> Domino:
    return Domino.parse(name)


def flat(ops: Iterable[Op]) -> Iterator[Op]:
    """The operations, and those inside of faded ones."""
    for op in ops:
        yield op
        if isinstance(op, Faded):
            yield from flat(op.ops)


def of(kind: type[T], drawing: Drawing) -> list[T]:
    """The operations of a kind."""
    return [op for op in flat(drawing.ops) if isinstance(op, kind)]


def discs(drawing: Drawing) -> list[Panel]:
    """The panels of numbered spots and of points."""
    return [op for op in of(Panel, drawing) if op.outline == theme.DISC_INK]


def texts(drawing: Drawing) -> list[str]:
    return [op.text for op in of(Text, drawing)]


def sprites_of(kind: type[K], drawing: Drawing) -> list[Sprite]:
    """The sprites with a key of that kind."""
    return [op for op in of(Sprite, drawing) if isinstance(op.key, kind)]


def keys_of(kind: type[K], drawing: Drawing) -> list[K]:
    """The keys of that kind, in the order in which their sprites are drawn."""
    return [op.key for op in of(Sprite, drawing) if isinstance(op.key, kind)]
