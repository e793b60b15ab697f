from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from engine import BOXES, Domino, Pile, State, Terrain, crowns_on, has_terrain, piles


def has_lake(domino: Domino) -> int:
    return has_terrain(domino, Terrain.LAKE)


def lake_crowns(domino: Domino) -> int:
    return crowns_on(domino, Terrain.LAKE)


def all_crowns(domino: Domino) -> int:
    return domino.crowns


def test_the_chance_of_a_lake_in_the_first_line_is_the_hypergeometric_one() -> None:
    # 15 of the 48 dominoes have a lake: 1 - C(33,4)/C(48,4).
    [pile] = piles(State.start("kd", 4))
    assert sum(map(has_lake, pile.dominoes)) == 15
    assert pile.chance(has_lake) == 1 - Fraction(40920, 194580)


@pytest.mark.parametrize("value", [has_lake, lake_crowns, all_crowns])
@pytest.mark.parametrize("least", [1, 2, 3])
@pytest.mark.parametrize("size", [4, 7, 10])
def test_chances_agree_with_counting_every_line(value: Callable[[Domino], int], least: int, size: int) -> None:
    dominoes = Random(size).sample(BOXES["k"][20:], size)
    lines = list(combinations(dominoes, 4))
    wanted = sum(sum(map(value, line)) >= least for line in lines)
    assert Pile("k", tuple(dominoes), 4, 1).chance(value, least) == Fraction(wanted, len(lines))


def test_what_was_removed_is_left_when_the_last_line_has_been_dealt() -> None:
    [pile] = piles(replace(State.start("kd", 2), lines_dealt=6, unseen=BOXES["k"][:24]))
    assert (len(pile.dominoes), pile.lines) == (24, 0)
    assert pile.chance(has_lake) == 0


def test_no_line_comes_from_fewer_dominoes_than_it_has() -> None:
    [pile] = piles(State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2"))
    assert (len(pile.dominoes), pile.line, pile.lines) == (2, 4, 4)
    assert pile.chance(has_lake) == 0


def test_a_line_cannot_be_dealt_from_fewer_dominoes_than_it_has() -> None:
    state = State.parse("kd 2 ##;## 3:1,17:2 0 - 2 1-2")
    with pytest.raises(ValueError, match=r"^a line has 4 dominoes, but only 2 are left in box 'k'$"):
        state.chance(Random(1))


def test_lines_of_the_royal_wedding_come_from_two_boxes_in_turn() -> None:
    assert [piles(State.start(*each))[0].line for each in (("kd", 3), ("rw", 5))] == [3, 8]
    start = State.start("rw", 6)
    assert [(pile.box, pile.lines) for pile in piles(start)] == [("q", 6), ("k", 6)]
    assert [(pile.box, pile.lines) for pile in piles(replace(start, lines_dealt=1))] == [("k", 6), ("q", 5)]
    assert [(pile.box, pile.lines) for pile in piles(replace(start, lines_dealt=11))] == [("k", 1), ("q", 0)]
