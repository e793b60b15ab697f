"""The motifs of dominoes. A half of a domino has the same motif in every place and orientation.

Every drawing of tools/art/motifs is a motif of a terrain. A new drawing needs no registration.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import chain, product
from types import MappingProxyType
from typing import TypeAlias

from engine.dominoes import BOXES, Domino, Half, Terrain
from renderers.design import STORYBOOK
from renderers.pack import drawings

Pair: TypeAlias = tuple[str, str]
"""The motifs of the two halves of a domino."""

PLAIN = "plain"


def motifs(terrain: Terrain) -> tuple[str, ...]:
    return _drawn(f"motifs/{terrain.value}")


def has_set_piece(terrain: Terrain) -> bool:
    return terrain.value in _drawn("set-pieces")


@cache
def _drawn(folder: str) -> tuple[str, ...]:
    names = (name.rpartition("/") for name in drawings(STORYBOOK.name))
    return tuple(sorted(name for parent, _, name in names if parent == folder))


@cache
def plain(half: Half) -> str:
    """Return the motif of a half of an unknown domino."""
    first, *others = sorted(motifs(half.terrain), key=lambda motif: motif != PLAIN)
    return others[half.crowns - 1] if half.crowns else first


def on_domino(domino: Domino) -> Pair:
    """Return the motifs of a domino. No other domino has the same pair of motifs."""
    return _pairs()[domino]


@cache
def _pairs() -> Mapping[Domino, Pair]:
    """Choose a new pair of motifs for every domino, with a preference for motifs of few uses."""
    uses, pairs = Counter[tuple[Terrain, str]](), dict[Domino, Pair]()
    taken = set[frozenset[tuple[Terrain, str]]]()
    for domino in chain.from_iterable(BOXES.values()):
        pairs[domino] = min(_free(domino, taken), key=lambda pair: sum(uses[each] for each in _named(domino, pair)))
        named = _named(domino, pairs[domino])
        taken.add(frozenset(named))
        uses.update(named)
    return MappingProxyType(pairs)


def _free(domino: Domino, taken: set[frozenset[tuple[Terrain, str]]]) -> list[Pair]:
    every = product(motifs(domino.a.terrain), motifs(domino.b.terrain))
    return [
        pair for pair in every if len({*_named(domino, pair)}) == 2 and frozenset(_named(domino, pair)) not in taken
    ]


def _named(domino: Domino, pair: Pair) -> tuple[tuple[Terrain, str], tuple[Terrain, str]]:
    return (domino.a.terrain, pair[0]), (domino.b.terrain, pair[1])
