import pickle
from collections import Counter

import pytest

from engine.dominoes import BOXES, Domino, Terrain
from engine.errors import NotationError


def test_each_box_has_the_dominoes_1_to_48() -> None:
    for name, box in BOXES.items():
        assert [(domino.box, domino.number) for domino in box] == [(name, number) for number in range(1, 49)]


def test_the_kingdomino_box_has_the_terrains_and_crowns_of_the_component_list() -> None:
    halves = [half for domino in BOXES["k"] for half in (domino.a, domino.b)]
    assert Counter(half.terrain for half in halves) == {
        Terrain.WHEAT: 26,
        Terrain.FOREST: 22,
        Terrain.LAKE: 18,
        Terrain.GRASSLAND: 14,
        Terrain.SWAMP: 10,
        Terrain.MINE: 6,
    }
    assert sum(domino.crowns for domino in BOXES["k"]) == sum(half.crowns for half in halves) == 39


@pytest.mark.parametrize("text", ["", "0", "49", "q0", "q49", "x1", "k1", "01", "q"])
def test_a_text_that_is_no_domino_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"there is no domino {text!r}"):
        Domino.parse(text)


def test_a_domino_sent_to_another_process_is_the_same_object_there() -> None:
    assert pickle.loads(pickle.dumps(Domino.parse("q7"))) is Domino.parse("q7")  # noqa: S301
