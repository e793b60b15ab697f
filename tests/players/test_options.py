"""What a player can do with a domino or a line, and what it brings at once."""

from dataclasses import replace
from random import Random

import pytest

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.position import King, Line, Turn
from engine.state import State
from players.options import choices, placements
from players.remark_finder import Remark
from tests.players.positions import position
from tests.recorded_games import states_of


def test_dominoes_say_what_they_deny_a_rival() -> None:
    """Domino 1 is wheat, which joins the rival's three fields with a crown; 3, forest, brings nobody anything."""
    wheat, forest, *others = (Domino.parse(name) for name in ("1", "3", "30", "48"))
    state = State.start("kd7", 2).replace(
        kingdoms=(Kingdom.parse("f0 f0 ##", 7), Kingdom.parse("w1 w0 w0 ##", 7)),
        turns=(Turn(King(1, 0), Domino.parse("20")), Turn(King(2, 1), Domino.parse("10"))),
        lines_dealt=3,
        next_line=Line((wheat, forest, *others), (None, None, King(3, 0), King(4, 1))),
    )
    assert {each.pick.domino: each.denied for each in choices(state)} == {wheat: 2, forest: 0}
    nobody_follows = state.replace(turns=state.turns[:1])
    assert {each.denied for each in choices(nobody_follows)} == {0}


def test_before_the_first_domino_lies_choices_bring_their_crowns() -> None:
    found = choices(position("##", None, "1 36 40 48"))
    assert [(str(each.pick), each.gain) for each in found] == [(">1", 0), (">36", 1), (">40", 1), (">48", 3)]


@pytest.mark.parametrize("name", ["kd+mh-4", "qd-2", "rw-4", "rwt-6"])
def test_a_domino_brings_what_its_best_placement_brings_when_played(name: str) -> None:
    choosing = [each for each in states_of(name) if each.turns and each.next_line.free and not each.is_chance]
    for state in Random(1).sample(choosing, 9):
        first, *others = state.turns
        assert tuple(choice.pick.domino for choice in choices(state)) == state.next_line.free
        for choice in choices(state):
            imagined = state.replace(turns=(replace(first, domino=choice.pick.domino), *others), step_index=0)
            assert choice.gain == next((each.gain for each in placements(imagined)), None)


def test_placements_give_their_reasons() -> None:
    state = position("w0 w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 ## w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 .. ..", "1")
    assert placements(state)[0].reasons == (Remark("reason-completes"),)
