"""The story of a finished game for the poster: the course of the race, and a title for each kingdom."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.extensions import parts
from engine.scoring import Standing
from engine.state import State
from renderers.deeds import Deeds, Measure, turns_of
from renderers.extension import PicturePart
from renderers.localizer import LocalizedText, Localizer
from renderers.view import Title

# ---- the course of the race

NARROW, CLEAR = 3, 30
"""The maximum lead of a narrow victory, and the minimum lead of a clear victory."""


@dataclass(frozen=True)
class Story(LocalizedText):
    """The course of a game, by the key of a message."""

    key: str
    number: int = 0

    def text(self, localizer: Localizer) -> str:
        return localizer(self.key, number=self.number)


@dataclass(frozen=True)
class Race:
    """The points of all kingdoms after each round, and the final ranking."""

    rounds: Sequence[Sequence[int]]
    ranking: Sequence[Standing]

    @property
    def lead(self) -> int:
        return self.ranking[0].total - self.ranking[1].total

    @cached_property
    def behind(self) -> Sequence[int]:
        """The winner's distance to the best other kingdom after each round but the last. Negative if in front."""
        winner = self.ranking[0].kingdom
        others = ([points for kingdom, points in enumerate(each) if kingdom != winner] for each in self.rounds[:-1])
        return [max(rest) - each[winner] for rest, each in zip(others, self.rounds[:-1], strict=True)]

    def last_behind(self) -> int:
        """Return the number of the last round with the winner behind; 0 for a winner always in front."""
        return max((number for number, points in enumerate(self.behind, 1) if points > 0), default=0)

    def last_at_the_end(self) -> int:
        """Return the number of the last round with the winner alone in the last place; 0 if the winner never was."""
        winner = self.ranking[0].kingdom
        alone = (min(each) == each[winner] and each.count(each[winner]) == 1 for each in map(list, self.rounds[:-1]))
        return max((number for number, is_last in enumerate(alone, 1) if is_last), default=0)


def told_in_story(race: Race) -> Story:
    """Return the story of a race: the first rare story that is true, or the story of taking the lead."""
    if race.ranking[1].place == 1:
        return Story("story-shared")
    late, last, far = len(race.rounds) // 3, race.last_at_the_end(), max(race.behind, default=0)
    told = {
        Story("story-tie-break"): race.lead == 0,
        Story("story-one-point"): race.lead == 1,
        Story("story-last-round", race.behind[-1] if race.behind else 0): race.last_behind() == len(race.behind) > 0,
        Story("story-from-last", last): len(race.ranking) > 2 and last > late,
        Story("story-from-behind", far): far >= CLEAR // 3,
        Story("story-narrow", race.lead): race.lead <= NARROW,
        Story("story-clear", race.lead): race.lead >= CLEAR,
        Story("story-never-behind"): not race.last_behind(),
    }
    return next((story for story, is_true in told.items() if is_true), Story("story-since", race.last_behind() + 1))


def story_of(states: Sequence[State]) -> Story:
    """Return the story of a game, given the positions from the first to the last."""
    # In the dict, a later position of a round replaces an earlier position, so only the last position is scored.
    last = {state.round: state for state in states if state.round}
    rounds = [[score.earned for score in state.scores()] for state in last.values()]
    return told_in_story(Race([*rounds[:-1], [score.total for score in states[-1].scores()]], states[-1].ranking()))


# ---- titles


def _on(terrain: Terrain) -> Measure:
    return lambda deeds: deeds.points_on(terrain)


TITLES: Mapping[str, tuple[Measure, float]] = MappingProxyType(
    {
        "title-shepherd": (_on(Terrain.GRASSLAND), 14),
        "title-miller": (_on(Terrain.WHEAT), 16),
        "title-forester": (_on(Terrain.FOREST), 15),
        "title-angler": (_on(Terrain.LAKE), 15),
        "title-frog-friend": (_on(Terrain.SWAMP), 12),
        "title-prospector": (_on(Terrain.MINE), 10),
        "title-mayor": (_on(Terrain.TOWN), 16),
        "title-crown-collector": (lambda deeds: deeds.crowns, 11),
        "title-full-house": (lambda deeds: int(not deeds.empty), 0.75),
        "title-holes": (lambda deeds: deeds.empty, 4),
        "title-dragons-victim": (lambda deeds: len(deeds.end.discards[deeds.kingdom]), 1.6),
        "title-late-bloomer": (lambda deeds: sum(each.gain for each in deeds.turns[-3:]), 22),
        "title-thunderbolt": (lambda deeds: max((each.gain for each in deeds.turns), default=0), 15),
        "title-early-bird": (lambda deeds: sum(each.is_first for each in deeds.turns), 5.5),
        "title-treasure-hunter": (lambda deeds: sum(each.is_last for each in deeds.turns), 5.5),
        "title-landlord": (lambda deeds: deeds.largest, 10),
        "title-quilter": (lambda deeds: len(deeds.end.kingdoms[deeds.kingdom].properties()), 13),
        "title-homebody": (lambda deeds: int(deeds.end.kingdoms[deeds.kingdom].is_centered), 1.2),
    }
)
"""The measure of each title by the key of its message, and a remarkable number for the measure."""
MOST_ONCE = 1.5
"""The maximum of a remarkable number that does not grow with the length of a game."""
FOLLOWER = 0.25
"""The weight of a measure for kingdoms without the highest number."""
TEASING = {"title-holes", "title-dragons-victim"}
"""The titles that nobody in the first place gets."""
USUAL_TURNS = 12
"""The usual number of turns of a kingdom. In a game with more turns, the remarkable numbers grow."""


def titles_of(states: Sequence[State]) -> tuple[Title, ...]:
    """Return a title for each kingdom, no title twice. The most remarkable claims win."""
    end, turns = states[-1], turns_of(states)
    deeds = [
        Deeds(end, kingdom, [turn for turn in turns if turn.before.king.kingdom == kingdom])
        for kingdom in range(len(end.kingdoms))
    ]
    measures = dict(TITLES)
    for part in parts(PicturePart, end.variant):
        measures.update(part.titles)
    first = {standing.kingdom for standing in end.ranking() if standing.place == 1}
    claims = (each for key in measures for each in _claims(key, *measures[key], deeds))
    found = [each for each in claims if not (each[1] in first and each[2].key in TEASING)]
    titles = dict[int, Title]()
    for _, kingdom, title in sorted(found, key=lambda each: -each[0]):
        if kingdom not in titles and title.key not in {each.key for each in titles.values()}:
            titles[kingdom] = title
    return tuple(titles[kingdom] for kingdom in range(len(deeds)))


def _claims(key: str, measure: Measure, usual: float, deeds: Sequence[Deeds]) -> Iterator[tuple[float, int, Title]]:
    """Yield the claim of each kingdom to a title: the strength of the claim, the kingdom, and the title."""
    numbers = list(map(measure, deeds))
    for each, number in zip(deeds, numbers, strict=True):
        much = usual * max(1, len(each.turns) / USUAL_TURNS) if usual > MOST_ONCE else usual
        yield number / much * (1 if number == max(numbers) else FOLLOWER), each.kingdom, Title(key, number)
