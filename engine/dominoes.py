"""Terrains and dominoes. The box of Kingdomino is in engine/data/kingdomino.csv, and extensions add further boxes."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from engine.errors import NotationError


class Terrain(Enum):
    """A kind of land.

    `letter` stands for the terrain in the text of a kingdom. `index` is the terrain's position in a tuple of masks.

    >>> Terrain.WHEAT.letter, Terrain.WHEAT.index, Terrain.TOWN.index
    ('w', 0, 6)
    """

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"
    TOWN = "town"

    def __init__(self, name: str) -> None:
        self.letter = name[0]
        # The index is the number of members created so far, 0 for the first.
        self.index = len(type(self).__members__)


TERRAINS = tuple(Terrain)
TERRAIN_OF_LETTER = MappingProxyType({terrain.letter: terrain for terrain in Terrain})

MOST_CROWNS = 3
"""The maximum number of crowns on a square of a domino."""


@dataclass(frozen=True)
class Half:
    """One of the two squares of a domino. The text of a half is as in the text of a kingdom, such as "w2".

    >>> half = Domino.parse("48").a
    >>> half.terrain, half.crowns, str(half)
    (<Terrain.WHEAT: 'wheat'>, 0, 'w0')
    """

    terrain: Terrain
    crowns: int

    def __str__(self) -> str:
        return f"{self.terrain.letter}{self.crowns}"


@dataclass(frozen=True, eq=False)
class Domino:
    """A domino of a box. Every domino is a single object, so dominoes compare by identity.

    The text of a domino is its number. The letter of the box comes before the number, except for the box of Kingdomino.

    >>> domino = Domino.parse("q30")
    >>> domino.box, domino.number, str(domino.a), str(domino.b)
    ('q', 30, 'm2', 'w0')
    >>> str(Domino.parse("17")), Domino.parse("17") is BOXES["k"][16]
    ('17', True)
    """

    box: str
    number: int
    a: Half
    b: Half

    @cached_property
    def is_double(self) -> bool:
        """Whether both halves are equal. A double turned by 180° is the same placement."""
        return self.a == self.b

    @property
    def crowns(self) -> int:
        return self.a.crowns + self.b.crowns

    @classmethod
    def parse(cls, text: str) -> Domino:
        """Return the domino with the name `text`. Raises NotationError if no box has such a domino.

        >>> Domino.parse("49")
        Traceback (most recent call last):
            ...
        engine.errors.NotationError: line 1, column 1: there is no domino '49'
        """
        if text not in DOMINO_NAMED:
            raise NotationError(f"there is no domino {text!r}", text)
        return DOMINO_NAMED[text]

    def __str__(self) -> str:
        return f"{self.box}{self.number}".removeprefix("k")

    def __repr__(self) -> str:
        return f"<{self} {self.a}{self.b}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        # Dominoes compare by identity, so unpickling must find the single object of the domino.
        return _from_box, (self.box, self.number)


def _from_box(box: str, number: int) -> Domino:
    return BOXES[box][number - 1]


_boxes: dict[str, tuple[Domino, ...]] = {}
_names: dict[str, Domino] = {}

BOXES: Mapping[str, tuple[Domino, ...]] = MappingProxyType(_boxes)
"""The dominoes of each box by the box's letter, in the order of their numbers."""

DOMINO_NAMED: Mapping[str, Domino] = MappingProxyType(_names)


def all_dominoes(boxes: tuple[str, ...]) -> tuple[Domino, ...]:
    """Return the dominoes of several boxes, ordered by the letter of the box and the number."""
    return tuple(domino for box in sorted(set(boxes)) for domino in BOXES[box])


def read_box(letter: str, path: Traversable) -> tuple[Domino, ...]:
    """Read the dominoes of a box from a CSV file with the number, and the terrain and crowns of both halves."""
    with path.open(encoding="utf-8") as file:
        return tuple(
            Domino(
                letter,
                int(row["number"]),
                Half(Terrain(row["terrain_a"]), int(row["crowns_a"])),
                Half(Terrain(row["terrain_b"]), int(row["crowns_b"])),
            )
            for row in csv.DictReader(file)
        )


def add_box(letter: str, dominoes: tuple[Domino, ...]) -> None:
    """Register the dominoes of a box. In the text of a domino, the letter comes before the number."""
    _boxes[letter] = dominoes
    _names.update({str(domino): domino for domino in dominoes})


def remove_box(letter: str) -> None:
    for domino in _boxes.pop(letter):
        del _names[str(domino)]


add_box("k", read_box("k", files("engine") / "data" / "kingdomino.csv"))
