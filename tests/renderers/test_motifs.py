from collections import Counter
from itertools import chain

import pytest

from engine import Terrain
from engine.dominoes import BOXES, Half
from renderers.motifs import motifs, on_domino, plain

DOMINOES = list(chain.from_iterable(BOXES.values()))


def test_no_two_dominoes_show_the_same_pair_of_drawings() -> None:
    pairs = [
        frozenset({(domino.a.terrain, one), (domino.b.terrain, other)})
        for domino in DOMINOES
        for one, other in [on_domino(domino)]
    ]
    assert len(DOMINOES) == len(set(pairs)) == 96
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("terrain", Terrain)
def test_the_motifs_of_a_terrain_are_used_about_equally_often(terrain: Terrain) -> None:
    uses = Counter(
        motif
        for domino in DOMINOES
        for half, motif in zip((domino.a, domino.b), on_domino(domino), strict=True)
        if half.terrain is terrain
    )
    assert uses.keys() == {*motifs(terrain)}
    assert max(uses.values()) - min(uses.values()) <= 3


def test_a_half_that_belongs_to_no_known_domino_has_a_drawing_by_its_crowns() -> None:
    assert plain(Half(Terrain.MINE, 0)) != plain(Half(Terrain.MINE, 1))
    assert plain(Half(Terrain.MINE, 1)) in motifs(Terrain.MINE)
