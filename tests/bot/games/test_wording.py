"""Dominoes, points and remarks as phrases."""

from __future__ import annotations

import pytest

from bot.games.narration import describe_contact, describe_domino, describe_remark, fit_facts
from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers.localizer import comma_list, terrain_arguments
from tests.bot.sample_tables import LOCALIZER
from tests.bot.words import words, written


def terrain(which: Terrain) -> dict[str, str]:
    """The arguments of a message about a terrain."""
    return terrain_arguments(which, LOCALIZER)


def reason(name: str, number: int = 0, which: Terrain | None = None) -> str:
    return words(f"reason-{name}", number=number, **(terrain(which) if which else {}))


def test_a_domino_is_told_with_its_halves_and_crowns() -> None:
    mine = words("half-told", half=words("terrain-mine"), crowns="👑👑👑")
    halves = words("halves-told", first=words("terrain-wheat"), second=mine)
    assert written(describe_domino(Domino.parse("48"), LOCALIZER)) == words("domino-told", number="48", halves=halves)


@pytest.mark.parametrize(
    "remark",
    [
        Remark("completes"),
        Remark("loses-centre"),
        Remark("keeps-centre"),
        Remark("holes", 1),
        Remark("holes", 2),
        Remark("joins", 2, Terrain.FOREST),
        Remark("joins", 4, Terrain.LAKE),
        Remark("crowns", 3, Terrain.MINE),
        Remark("tax", 5),
        Remark("open", 0, Terrain.WHEAT),
        Remark("open", 1, Terrain.WHEAT),
        Remark("open", 3, Terrain.WHEAT),
        Remark("sites", 1),
        Remark("sites", 2),
    ],
    ids=str,
)
def test_remarks_on_a_placement_are_told(remark: Remark) -> None:
    assert describe_remark(remark, LOCALIZER) == reason(remark.name, remark.number, remark.terrain)


def test_a_placement_comes_with_its_reasons() -> None:
    state = State.parse("kd+m 2 w0w1##;## 1:1,17:2 0 4:1,8:2,19,30 2 2.5-7.9-16")
    place = Move.parse("1@e8e")
    assert isinstance(place, Place)
    told = [describe_remark(remark, LOCALIZER) for remark in remarks(Placement(state, place))]
    assert told == [reason("keeps-centre"), reason("open", 7, Terrain.WHEAT)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", [words("contact-castle", **terrain(Terrain.WHEAT))]),
        (
            "19@h8e",
            [
                words("contact-land", **terrain(Terrain.WHEAT), square="h7"),
                words("contact-land", **terrain(Terrain.FOREST), square="i7"),
            ],
        ),
    ],
)
def test_the_land_that_a_placement_joins_is_told(text: str, told: list[str]) -> None:
    before, move = Move.parse("13@h7e"), Move.parse(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert describe_contact(move, Kingdom(5).place(before), LOCALIZER) == comma_list(told, LOCALIZER)


def test_of_facts_that_do_not_fit_into_a_line_those_before_the_last_are_left_out() -> None:
    facts = ["+3", "joins two lakes", "keeps the castle in the centre", "beside a forest"]
    assert fit_facts(facts, 100) == "+3 · joins two lakes · keeps the castle in the centre · beside a forest"
    assert fit_facts(facts, 50) == "+3 · joins two lakes · beside a forest"
    assert fit_facts(facts, 10) == "+3 · beside a forest"
