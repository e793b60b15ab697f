"""The story of a game and the titles of its kingdoms, against a second telling of each."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from engine import Terrain
from engine.scoring import Standing
from renderers.story import Race, Story, story_of, titles_of, told_in_story
from tests.recorded_games import RECORD_OF, states_of


def second_telling(rounds: Sequence[Sequence[int]], ranking: Sequence[Standing]) -> Story:  # noqa: PLR0911 - one by one
    """The rules of `told_in_story` as one reads them, from the rarest story on."""
    first, second, *_ = ranking
    own = [each[first.kingdom] for each in rounds[:-1]]
    rest = [[points for at, points in enumerate(each) if at != first.kingdom] for each in rounds[:-1]]
    gaps = [max(others) - points for points, others in zip(own, rest, strict=True)]
    behind = [number for number, gap in enumerate(gaps, 1) if gap > 0]
    last = [number for number, (points, others) in enumerate(zip(own, rest, strict=True), 1) if points < min(others)]
    lead = first.total - second.total
    if second.place == 1:
        return Story("story-shared")
    if lead == 0:
        return Story("story-tie-" + str(first.decided_by).replace("_", "-"))
    if lead == 1:
        return Story("story-one-point")
    if behind and behind[-1] == len(rounds) - 1:
        return Story("story-last-round")
    if len(ranking) > 2 and last and last[-1] > len(rounds) // 3:
        return Story("story-from-last", last[-1])
    if max(gaps, default=0) >= 10:
        return Story("story-from-behind", max(gaps))
    if lead <= 3:
        return Story("story-narrow", lead)
    if lead >= 30:
        return Story("story-clear", lead)
    level = [number for number, gap in enumerate(gaps, 1) if gap >= 0]
    return Story("story-since", level[-1] + 1) if behind else Story("story-never-behind")


def drawn_race(rng: Random) -> tuple[list[list[int]], list[Standing]]:
    """The points of some kingdoms after each round, near one another, and their ranking."""
    kingdoms, steps = rng.choice((2, 2, 3, 4)), rng.choice((2, 4, 12))
    rounds = [[0] * kingdoms]
    for _ in range(rng.randint(1, 12)):
        rounds.append([points + rng.randint(0, steps) for points in rounds[-1]])
    order = sorted(range(kingdoms), key=lambda kingdom: -rounds[-1][kingdom])
    is_shared = rng.random() < 0.3 and rounds[-1][order[0]] == rounds[-1][order[1]]
    reasons = [
        rng.choice(("largest_property", "crowns")) if one == other else "total"
        for one, other in pairwise(rounds[-1][kingdom] for kingdom in order)
    ]
    return rounds[1:], [
        Standing(1 if is_shared and at < 2 else at + 1, kingdom, rounds[-1][kingdom], reason)
        for at, (kingdom, reason) in enumerate(zip(order, [*reasons, None], strict=True))
    ]


def test_each_drawn_race_is_told_as_by_a_second_telling() -> None:
    rng = Random(7)
    races = [drawn_race(rng) for _ in range(2000)]
    for rounds, ranking in races:
        assert told_in_story(Race(rounds, ranking)) == second_telling(rounds, ranking), (rounds, ranking)
    assert len({second_telling(*each).key for each in races}) == 11


@pytest.mark.parametrize("name", RECORD_OF)
@pytest.mark.sampled(4)
def test_the_story_of_a_game_is_that_of_its_points_after_each_round(name: str) -> None:
    states = states_of(name)
    end = states[-1]
    ends_of_rounds = [one for one, other in pairwise(states) if one.round and other.round != one.round]
    rounds = [[state.score(kingdom).earned for kingdom in range(len(state.kingdoms))] for state in ends_of_rounds]
    if end.round != ends_of_rounds[-1].round:
        rounds.append([])
    rounds[-1] = [end.score(kingdom).total for kingdom in range(len(end.kingdoms))]
    assert story_of(states) == second_telling(rounds, end.ranking())


@pytest.mark.parametrize("name", RECORD_OF)
@pytest.mark.sampled(4)
def test_who_alone_has_the_largest_property_of_a_terrain_has_the_title_of_the_best_of_them(name: str) -> None:
    end = states_of(name)[-1]
    titles = titles_of(end)
    for kingdom, title in enumerate(titles):
        lands = [each for at, other in enumerate(end.kingdoms) if at != kingdom for each in other.properties()]
        leading = {
            own.terrain
            for own in end.kingdoms[kingdom].properties()
            if own.size > max((each.size for each in lands if each.terrain is own.terrain), default=1)
        } - {Terrain.TOWN}
        points = {terrain: end.score(kingdom).parts.get(terrain.value, 0) for terrain in leading}
        assert title in leading if leading else title is None
        assert not title or points[title] == max(points.values())
    assert len({*filter(None, titles)}) == len([*filter(None, titles)])
