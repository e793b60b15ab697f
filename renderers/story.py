"""The story of a finished game for the poster: the course of the race, and a title for each kingdom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from types import MappingProxyType

from engine.dominoes import Terrain
from engine.scoring import Standing
from engine.state import State
from renderers.localizer import LocalizedText, Localizer

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

    @property
    def tie_break(self) -> str:
        """What decided between the first two, where both have the same points."""
        return str(self.ranking[0].decided_by).replace("_", "-")

    @cached_property
    def behind(self) -> Sequence[int]:
        """The winner's distance to the best other kingdom after each round but the last. Negative if in front."""
        winner = self.ranking[0].kingdom
        others = ([points for kingdom, points in enumerate(each) if kingdom != winner] for each in self.rounds[:-1])
        return [max(rest) - each[winner] for rest, each in zip(others, self.rounds[:-1], strict=True)]

    @property
    def since(self) -> int:
        """The first round from whose end on the winner is always alone in front."""
        return max((number for number, points in enumerate(self.behind, 1) if points >= 0), default=0) + 1

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
        Story(f"story-tie-{race.tie_break}"): race.lead == 0,
        Story("story-one-point"): race.lead == 1,
        Story("story-last-round"): bool(race.behind) and race.behind[-1] > 0,
        Story("story-from-last", last): len(race.ranking) > 2 and last > late,
        Story("story-from-behind", far): far >= CLEAR // 3,
        Story("story-narrow", race.lead): race.lead <= NARROW,
        Story("story-clear", race.lead): race.lead >= CLEAR,
        Story("story-never-behind"): far <= 0,
    }
    return next((story for story, is_true in told.items() if is_true), Story("story-since", race.since))


def race_of(states: Sequence[State]) -> Race:
    """Return the race of a game, given the positions from the first to the last.

    Who leads is asked at the ends of rounds alone: within a round, who moves first seems to lead.
    """
    begins = dict[int, State]()
    for state in states:
        begins.setdefault(state.round, state)
    rounds = [[score.earned for score in state.scores()] for number, state in begins.items() if number > 1]
    return Race([*rounds, [score.total for score in states[-1].scores()]], states[-1].ranking())


def story_of(states: Sequence[State]) -> Story:
    """Return the story of a game, given the positions from the first to the last."""
    return told_in_story(race_of(states))


# ---- titles

TITLES: Mapping[Terrain, str] = MappingProxyType(
    {
        Terrain.GRASSLAND: "title-shepherd",
        Terrain.WHEAT: "title-miller",
        Terrain.FOREST: "title-forester",
        Terrain.LAKE: "title-angler",
        Terrain.SWAMP: "title-frog-friend",
        Terrain.MINE: "title-prospector",
    }
)
"""The message of the title for the largest property of each terrain."""
LEAST_SIZE = 2
"""The least size of a property that earns a title, in squares."""


def titles_of(end: State) -> tuple[Terrain | None, ...]:
    """Return the terrain of each kingdom's title: no other kingdom has as large a property of the terrain.

    Of several such terrains the one with the most points counts. None stands for no title.
    """
    scores, claims = end.scores(), list[tuple[int, int, int, Terrain]]()
    for terrain in TITLES:
        lands = ([each.size for each in kingdom.properties() if each.terrain is terrain] for kingdom in end.kingdoms)
        sizes = [max(land, default=0) for land in lands]
        size, owner = max(sizes), sizes.index(max(sizes))
        if size >= LEAST_SIZE and sizes.count(size) == 1:
            claims.append((scores[owner].parts.get(terrain.value, 0), size, owner, terrain))
    # In the dict, the best claim of a kingdom replaces the others.
    titles = {owner: terrain for *_, owner, terrain in sorted(claims, key=itemgetter(0, 1))}
    return tuple(titles.get(kingdom) for kingdom in range(len(end.kingdoms)))
