"""A kingdom that is looked at alone: with all that makes up its score, in the picture and in words."""

import pytest

from engine import State, Terrain
from engine.court.court import Court
from renderers import KingdomView, Localizer, close_up_view, describe
from renderers.layout import layout
from tests.recorded_games import record_of
from tests.renderers.helpers import NAMES, WITH_BONUSES, Play, texts
from tests.renderers.phrases import messages, words

MIDDLE_KINGDOM, HARMONY = messages("part-middle-kingdom", "part-harmony")


def close_up(kingdom: int) -> KingdomView:
    return close_up_view(State.parse(WITH_BONUSES), kingdom, NAMES)


def test_below_it_stand_the_bonuses_and_the_discarded_dominoes(localizer: Localizer) -> None:
    mine, other = (texts(layout(close_up(kingdom), localizer)) for kingdom in (0, 1))
    lost, discarded = messages("bonus-lost", "discarded")
    assert mine[-6:] == [MIDDLE_KINGDOM, lost, HARMONY, lost, discarded, "12"]
    ten, five = (words("bonus-open", points=points) for points in (10, 5))
    assert other[-4:] == [MIDDLE_KINGDOM, ten, HARMONY, five]


def test_a_bonus_that_is_sure_is_said_to_be_reached(localizer: Localizer) -> None:
    land = "....w0..../....w0..../w0w0##w0w0/....w0..../....w0...."
    state = State.parse(f"kd+m 2 {land};## 3:1,17:2 0 4,8:2,19,30:1 2 40-48")
    shown = texts(layout(close_up_view(state, 0, NAMES), localizer))
    assert shown[-2:] == [MIDDLE_KINGDOM, words("bonus-sure", points=10)]


def test_wealth_and_buildings_are_told_with_their_points(localizer: Localizer, play: Play) -> None:
    *_, end = play("qd", 2, 3).states()
    view = close_up_view(end, 0, NAMES)
    shown = texts(layout(view, localizer))
    assert words("part-wealth") in shown
    [passage] = describe(view, localizer)
    points = Court.of(end).treasuries[0].coins // 3
    assert words("long-kingdom", name=words("part-wealth"), points=points) in passage.items


def test_at_the_end_a_bonus_is_a_part_of_the_score(localizer: Localizer) -> None:
    *_, end = record_of("kd+mh-4").states()
    assert texts(layout(close_up_view(end, 2, NAMES), localizer))[-4:] == [MIDDLE_KINGDOM, "10", HARMONY, "5"]


def test_after_its_last_turn_the_points_of_a_kingdom_count_the_bonuses(localizer: Localizer) -> None:
    view = close_up_view(State.parse("kd+mh 2 w1##w0;## 3:2 0 - 6 -"), 0, NAMES)
    assert view.score == 16
    assert texts(layout(view, localizer))[-4:] == [MIDDLE_KINGDOM, "10", HARMONY, "5"]


@pytest.mark.parametrize("code", [("kd+mh", 2), ("qd", 3), ("rw", 4)])
def test_what_is_shown_adds_up_to_the_score(code: tuple[str, int], play: Play) -> None:
    for state in list(play(*code, 11).states())[5::20]:
        view = close_up_view(state, 0, NAMES)
        assert view.tally is not None
        land = sum(each.points for each in view.properties)
        assert land + sum(sum(part.points) for part in view.tally.parts) == view.score
        assert not any(isinstance(part.icon, Terrain) for part in view.tally.parts)
