"""Dominoes, points and remarks as phrases."""

from __future__ import annotations

import pytest

from bot.games.wording import describe_contact, describe_domino, describe_remark, fit_facts
from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from tests.bot.sample_tables import LOCALIZER


def test_a_domino_is_told_with_its_halves_and_crowns() -> None:
    assert describe_domino(Domino.parse("48"), LOCALIZER) == "48 (wheat / mine 👑👑👑)"


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        (Remark("completes"), "completes the grid"),
        (Remark("loses-centre"), "moves the castle out of the centre"),
        (Remark("keeps-centre"), "keeps the castle in the centre"),
        (Remark("holes", 1), "leaves a hole"),
        (Remark("holes", 2), "leaves 2 holes"),
        (Remark("joins", 2, Terrain.FOREST), "joins two forest properties"),
        (Remark("joins", 4, Terrain.LAKE), "joins 4 lake properties"),
        (Remark("crowns", 3, Terrain.MINE), "first crown for 3 squares of mine"),
        (Remark("tax", 5), "a knight collects 5 coins here"),
        (Remark("open", 0, Terrain.WHEAT), "no room for more wheat"),
        (Remark("open", 1, Terrain.WHEAT), "wheat keeps one open side"),
        (Remark("open", 3, Terrain.WHEAT), "wheat keeps 3 open sides"),
        (Remark("sites", 1), "a square to build on"),
        (Remark("sites", 2), "2 squares to build on"),
    ],
)
def test_remarks_on_a_placement_are_told(remark: Remark, told: str) -> None:
    assert describe_remark(remark, LOCALIZER) == told


def test_a_placement_comes_with_its_reasons() -> None:
    state = State.parse("kd+m 2 w0w1##;## 1:1,17:2 0 4:1,8:2,19,30 2 2.5-7.9-16")
    place = Move.parse("1@e8e")
    assert isinstance(place, Place)
    told = [describe_remark(remark, LOCALIZER) for remark in remarks(Placement(state, place))]
    assert told == ["keeps the castle in the centre", "wheat keeps 7 open sides"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", "wheat at the castle"),
        ("19@h8e", "wheat on h7, forest on i7"),
    ],
)
def test_the_land_that_a_placement_joins_is_told(text: str, told: str) -> None:
    before, move = Move.parse("13@h7e"), Move.parse(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert describe_contact(move, Kingdom(5).place(before), LOCALIZER) == told


def test_of_facts_that_do_not_fit_into_a_line_those_before_the_last_are_left_out() -> None:
    facts = ["+3", "joins two lakes", "keeps the castle in the centre", "beside a forest"]
    assert fit_facts(facts, 100) == "+3 · joins two lakes · keeps the castle in the centre · beside a forest"
    assert fit_facts(facts, 50) == "+3 · joins two lakes · beside a forest"
    assert fit_facts(facts, 10) == "+3 · beside a forest"
