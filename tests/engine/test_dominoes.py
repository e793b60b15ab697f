import pickle

import pytest

from engine.dominoes import BOXES, Domino
from engine.errors import NotationError


def test_each_box_has_the_dominoes_1_to_48() -> None:
    for name, box in BOXES.items():
        assert [(domino.box, domino.number) for domino in box] == [(name, number) for number in range(1, 49)]


@pytest.mark.parametrize("text", ["", "0", "49", "q0", "q49", "x1", "k1", "01", "q"])
def test_a_text_that_is_no_domino_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"there is no domino {text!r}"):
        Domino.parse(text)


def test_a_domino_sent_to_another_process_is_the_same_object_there() -> None:
    assert pickle.loads(pickle.dumps(Domino.parse("q7"))) is Domino.parse("q7")  # noqa: S301
