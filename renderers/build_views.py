"""Views of a state of the game. `names` are the names of the players in the order of the seats."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.deck import Pile, piles, squares_by_crowns
from engine.dominoes import TERRAINS, Domino, Terrain
from engine.errors import Reason
from engine.extensions import parts
from engine.geometry import Square, squares
from engine.moves import Place
from engine.position import King, Line
from engine.scoring import BONUSES, Standing, has_finished
from engine.state import State
from engine.variants import terrains_of
from renderers.extension import PartStyle, PicturePart
from renderers.localizer import LocalizedText, Localizer
from renderers.story import Story, story_of, titles_of
from renderers.text.wording import PartName
from renderers.turn_gains import turns_of, turns_with_domino
from renderers.view import (
    AnalysisView,
    BestTurn,
    BonusView,
    DeckRow,
    DeckView,
    DraftView,
    FilmView,
    Hero,
    KingdomView,
    LargestProperty,
    LineView,
    Owner,
    PosterView,
    Rank,
    ScorePart,
    Slot,
    Spot,
    TableView,
    Tally,
    View,
)

_NO_PLACEMENTS: Mapping[int, Place] = MappingProxyType({})
SLOW_TURNS = 5
"""The number of turns that a film shows longest."""
_TERRAIN_NAMED = {terrain.value: terrain for terrain in TERRAINS}


def owner_of(state: State, kingdom: int, names: Sequence[str]) -> Owner:
    """Return the player or the team of a kingdom. The seat determines the color and the emblem of a player."""
    first, *teammates = (seat - 1 for seat in state.owners(kingdom))
    own = tuple(names[seat] for seat in (first, *teammates))
    return Owner(own[0], first, tuple(teammates), own if teammates else ())


def active_player(state: State, names: Sequence[str]) -> Owner | None:
    """Return the owner of the king to move; None before a chance move and at the end."""
    return _owner_of_king(state.king, names) if state.turns and not state.is_chance else None


def _owner_of_king(king: King, names: Sequence[str]) -> Owner:
    return Owner(names[king.seat - 1], king.seat - 1)


def kingdom_view(state: State, kingdom: int, names: Sequence[str], last: Place | None = None) -> KingdomView:
    """Return the view of a kingdom, with a mark on the domino of the placement `last`."""
    components = (part.kingdom_component(state, kingdom) for part in parts(PicturePart))
    had = state.kingdoms[kingdom].land.bit_count() // 2 + len(state.discards[kingdom])
    return KingdomView(
        state.kingdoms[kingdom],
        owner_of(state, kingdom, names),
        state.shown_points(kingdom),
        last.squares if last else (),
        components=tuple(component for component in components if component),
        left=state.format.rounds * state.format.kings_each * len(state.owners(kingdom)) - had,
        names_box=state.variant.mixes_boxes,
    )


def close_up_view(state: State, kingdom: int, names: Sequence[str], last: Place | None = None) -> KingdomView:
    """Return the view of a kingdom with all parts of the score, for a picture of a single kingdom."""
    return replace(kingdom_view(state, kingdom, names, last), tally=_tally(state, kingdom))


def _tally(state: State, kingdom: int) -> Tally:
    parts = _score_parts([state.score(kingdom).parts])
    besides_land = tuple(each for each in parts if not isinstance(each.icon, Terrain))
    if has_finished(state, kingdom):
        return Tally(besides_land, discards=state.discards[kingdom])
    open_parts = tuple(each for each in besides_land if each.name not in BONUSES)
    bonuses = ((part, BONUSES[part]) for part in state.score(kingdom).parts if part in BONUSES)
    shown = (BonusView(_part_style(part).label, each.points, each.outlook(state, kingdom)) for part, each in bonuses)
    return Tally(open_parts, tuple(shown), state.discards[kingdom])


def numbered_spots(places: Iterable[Collection[Square]]) -> tuple[Spot, ...]:
    """Return the places, each place once, with numbers from 1. A place is given by its squares."""
    # Both orientations of a domino on two squares are a single place. A dict preserves the order of its keys.
    different = dict.fromkeys(tuple(sorted(squares)) for squares in places)
    return tuple(Spot(number, squares) for number, squares in enumerate(different, 1))


def draft_view(state: State, names: Sequence[str]) -> DraftView:
    """Return the view of the dominoes still to be placed in the round, and of the dominoes to choose from."""
    # After the placing step, the domino of the current turn lies in the kingdom or is out of the game.
    is_placed = state.refusal(Place) is Reason.TOO_LATE
    waiting = _slots(state, state.line, names, due=state.domino if state.turns else None)
    now = LineView("line-now", waiting[1:] if is_placed else waiting)
    return DraftView(tuple(line for line in (now, *next_line_view(state, names).lines) if line.slots))


def next_line_view(state: State, names: Sequence[str]) -> DraftView:
    """Return the view of the dominoes to choose from, with the kings on the dominoes."""
    # A turn without a domino to place is a turn of the first choice.
    is_first = state.domino is None if state.turns else not state.round
    heading = "line-first" if is_first else "line-next"
    return DraftView((LineView(heading, _slots(state, state.next_line, names)),))


def _slots(state: State, line: Line, names: Sequence[str], due: Domino | None = None) -> tuple[Slot, ...]:
    def owner(king: King | None) -> Owner | None:
        return _owner_of_king(king, names) if king else None

    pairs = zip(line.dominoes, line.kings, strict=True)
    return tuple(Slot(each, owner(king), each is due, state.variant.mixes_boxes) for each, king in pairs)


def deck_views(state: State, terrain: Terrain | None = None) -> tuple[View, ...]:
    """Return the views of the unseen dominoes of each box, the next line's box first, and of extensions' pieces.

    With a terrain, the views of dominoes show the squares of the terrain only.
    """
    found = piles(state)
    dominoes = tuple(deck_view(pile, terrain, is_only=len(found) == 1) for pile in found)
    added = (part.deck_view(state) for part in parts(PicturePart))
    return (*dominoes, *(view for view in added if view))


def deck_view(pile: Pile, terrain: Terrain | None = None, *, is_only: bool = True) -> DeckView:
    terrains = (terrain,) if terrain else terrains_of(pile.box)
    rows = tuple(DeckRow(terrain, squares_by_crowns(pile.dominoes, terrain)) for terrain in terrains)
    return DeckView(f"box-{pile.box}", len(pile.dominoes), pile.line, pile.lines, rows, is_only)


def table_view(
    state: State,
    names: Sequence[str],
    last: Mapping[int, Place] = _NO_PLACEMENTS,
    moved: int | None = None,
    focus: int | None = None,
) -> TableView:
    """Return the view of the whole table.

    `last` has the placements to mark, by kingdom. `moved` is a kingdom to mark. `focus` is the kingdom to show large,
    by default the kingdom to move.
    """
    views = [kingdom_view(state, kingdom, names, last.get(kingdom)) for kingdom in range(len(state.kingdoms))]
    turn = active_player(state, names)
    if focus is None:
        focus = state.king.kingdom if turn else 0
    draft, boards = draft_view(state, names), board_views(state, names)
    return TableView(tuple(views), draft, turn, state.round, state.format.rounds, focus, moved, boards)


def board_views(state: State, names: Sequence[str]) -> tuple[View, ...]:
    """Return the boards of the extensions of the game. Every board is a picture of its own."""
    boards = (part.board_view(state, names) for part in parts(PicturePart))
    return tuple(board for board in boards if board)


@dataclass(frozen=True)
class Told(LocalizedText):
    """A story in the language of the picture; without words for several games, or beside a story elsewhere."""

    words: str = ""

    def text(self, localizer: Localizer) -> str:  # noqa: ARG002 - the words are written already
        return self.words


def poster_view(
    states: Sequence[State],
    names: Sequence[str],
    meetings: Sequence[tuple[int, int]] = (),
    hero: Hero | None = None,
    turn: BestTurn | None = None,
    *,
    is_festive: bool = True,
) -> PosterView:
    """Return the poster of a game, given the positions from the first to the last.

    `meetings` are two kingdoms, each with its number of wins, if their players have met before. `turn` is the turn to
    show in the large kingdom; if it decided the game, it is the story. Compared games have no story. `is_festive`
    celebrates the winners.
    """
    end = states[-1]
    owners = [owner_of(end, kingdom, names) for kingdom in range(len(end.kingdoms))]
    if turn and turn.round:
        story: LocalizedText = Story("story-decided", turn.round)
    else:
        story = story_of(states)
    return PosterView(
        tuple(kingdom_view(end, kingdom, names) for kingdom in range(len(end.kingdoms))),
        tuple(_score_parts([score.parts for score in end.scores()])),
        end.ranking(),
        tuple(_largest_properties(end, owners)),
        story,
        titles_of(end),
        tuple(highlight for part in parts(PicturePart) for highlight in part.highlights(end, owners)),
        meetings=tuple(meetings),
        hero=hero,
        turn=turn,
        is_festive=is_festive,
    )


@dataclass(frozen=True)
class Contestant:
    """A player of one of several games with the same deal."""

    name: str
    place: int
    states: Sequence[State]
    """The positions of the game, from the first to the last."""
    kingdom: int
    placements: Sequence[Place]
    """The placements in the kingdom, in order."""
    is_laureled: bool = False
    """Whether the player has won a season."""


def contest_view(
    contestants: Sequence[Contestant],
    rank: Rank | None = None,
    hero: Hero | None = None,
    turn: BestTurn | None = None,
    told: str = "",
) -> PosterView:
    """Return a poster with the kingdoms of several games, best first, and with `told` as its story.

    `rank` is the result of the hero, or of who is alone, and may be left out for two people or more. The poster
    celebrates the best of two people or more.
    """
    kingdoms, ranking = [], []
    for index, each in enumerate(contestants):
        end = each.states[-1]
        view = kingdom_view(end, each.kingdom, [""] * end.players)
        kingdoms.append(
            replace(view, owner=Owner(each.name, index), laid=tuple(each.placements), is_laureled=each.is_laureled)
        )
        ranking.append(Standing(each.place, index, end.score(each.kingdom).total, None))
    return PosterView(
        tuple(kingdoms),
        (),
        tuple(ranking),
        (),
        Told(told),
        (None,) * len(contestants),
        hero=hero,
        turn=turn,
        is_festive=rank is None or rank.is_first,
        rank=rank,
        is_equal=hero is None and len(contestants) == 2,
    )


def analysis_view(
    state: State, names: Sequence[str], chances: Sequence[Sequence[float]], rounds: Sequence[int]
) -> AnalysisView:
    """Return the view of the analysis of a finished game. `state` is the last position of the game.

    `chances` are the chances to win, from 0 to 1, by point in time and kingdom. The first point in time is before the
    first line, the last at the end. `rounds` has the number of the round at each point in time. The view has the points
    in time at the ends of rounds. Raises ValueError for chances of another game.
    """
    if len(chances) != len(rounds) or len(chances) < 2:
        raise ValueError(f"{len(chances)} points in time, and rounds of {len(rounds)}")
    if not all(isinstance(each, int) for each in rounds) or list(rounds) != sorted(rounds):
        raise ValueError("rounds are numbers in ascending order")
    if any(len(row) != len(state.kingdoms) or not all(0 <= chance <= 1 for chance in row) for row in chances):
        raise ValueError(f"each point in time has {len(state.kingdoms)} chances from 0 to 1")
    begins = [at for at, number in enumerate(rounds[:-1]) if not at or number > rounds[at - 1]]
    return AnalysisView(
        tuple(owner_of(state, kingdom, names) for kingdom in range(len(state.kingdoms))),
        state.ranking(),
        tuple(zip(*(chances[at] for at in begins), chances[-1], strict=True)),
        (*(max(0, rounds[at] - 1) for at in begins), rounds[-1]),
    )


def film_view(states: Sequence[State], names: Sequence[str], slow: Sequence[int] | None = None) -> FilmView:
    """Return the view of the film of a finished game, given the positions from the first to the last.

    A mark in each kingdom shows the newest domino. `slow` are the indices of the turns that changed the game most, by
    default the turns with the highest gains.
    """
    last = dict[int, tuple[Square, ...]]()
    turns = []
    for turn in turns_with_domino(states):
        before, after, kingdom = turn[0][0], turn[-1][1], turn[0][0].king.kingdom
        placed = after.kingdoms[kingdom].covered & ~before.kingdoms[kingdom].covered
        last[kingdom] = tuple(squares(placed))
        views = (kingdom_view(after, index, names) for index in range(len(after.kingdoms)))
        turns.append(tuple(replace(view, last=last.get(index, ())) for index, view in enumerate(views)))
    gains = [turn.gain for turn in turns_of(states)]
    most = slow if slow is not None else sorted(range(len(gains)), key=lambda at: -gains[at])[:SLOW_TURNS]
    return FilmView(tuple(turns), states[0].format.rounds, poster_view(states, names), tuple(sorted(most)))


def _score_parts(scores: Sequence[Mapping[str, int]]) -> Iterator[ScorePart]:
    for name in scores[0]:
        style, points = _part_style(name), tuple(score[name] for score in scores)
        if any(points) or style.always_shown:
            yield ScorePart(name, points, style.label, style.icon)


def _part_style(name: str) -> PartStyle:
    styles = (part.part_style(name) for part in parts(PicturePart))
    return next(filter(None, styles), None) or PartStyle(PartName(name), _TERRAIN_NAMED.get(name))


def _largest_properties(state: State, owners: Sequence[Owner]) -> Iterator[LargestProperty]:
    size = max((each.size for kingdom in state.kingdoms for each in kingdom.properties()), default=0)
    for owner, kingdom in zip(owners, state.kingdoms, strict=True):
        largest = [each for each in kingdom.properties() if each.size == size]
        if largest:
            best = max(largest, key=lambda each: each.points)
            yield LargestProperty(owner, best.terrain, best.size, best.points)
