"""Terrains and dominoes; the two boxes are read from engine/data/*.csv (RULES: component lists)."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType


class Terrain(Enum):
    """What lies on a square. `letter` stands for it in kingdom texts, `index` in tuples of masks."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"
    TOWN = "town"

    def __init__(self, name: str) -> None:
        self.letter = name[0]
        self.index = len(type(self).__members__)


TERRAINS = tuple(Terrain)
TERRAIN_OF_LETTER = MappingProxyType({terrain.letter: terrain for terrain in Terrain})
MOST_CROWNS = 3


@dataclass(frozen=True)
class Half:
    """One square of a domino; its text is "w2", as in a kingdom text."""

    terrain: Terrain
    crowns: int

    def __str__(self) -> str:
        return f"{self.terrain.letter}{self.crowns}"


@dataclass(frozen=True, eq=False)
class Domino:
    """A domino of a box, "k" or "q". There is one object for each, so they compare by identity.

    The text is the number, with a "q" before it for those of the Queendomino box.
    """

    box: str
    number: int
    a: Half
    b: Half

    @cached_property
    def is_double(self) -> bool:
        """Whether the two ways round are one placement."""
        return self.a == self.b

    @property
    def crowns(self) -> int:
        return self.a.crowns + self.b.crowns

    @classmethod
    def parse(cls, text: str) -> Domino:
        """The domino of that name, "17" or "q17"; KeyError where there is none."""
        return DOMINO_NAMED[text]

    def __str__(self) -> str:
        return f"{self.box}{self.number}".removeprefix("k")

    def __repr__(self) -> str:
        return f"<{self} {self.a}{self.b}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _from_box, (self.box, self.number)


def _from_box(box: str, number: int) -> Domino:
    return BOXES[box][number - 1]


def _read_box(box: str, name: str) -> tuple[Domino, ...]:
    with (files("engine") / name).open(encoding="utf-8") as file:
        return tuple(
            Domino(
                box,
                int(row["number"]),
                Half(Terrain(row["terrain_a"]), int(row["crowns_a"])),
                Half(Terrain(row["terrain_b"]), int(row["crowns_b"])),
            )
            for row in csv.DictReader(file)
        )


BOXES = MappingProxyType(
    {"k": _read_box("k", "data/kingdomino.csv"), "q": _read_box("q", "court/data/queendomino.csv")}
)
"""The dominoes of each box in the order of their numbers."""

DOMINO_NAMED = MappingProxyType({str(domino): domino for box in BOXES.values() for domino in box})
