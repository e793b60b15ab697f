"""What is said for and against a placement, against a second telling."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given

from engine.geometry import neighbors
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.state import State
from players.evaluation import TurnsLeft
from players.remark_finder import Placement, Remark
from players.remarks import MAX_REMARKS, remarks
from tests.engine.games import POSITIONS, examples
from tests.recorded_games import RECORD_OF, states_of


def second_telling(state: State, place: Place) -> Iterator[Remark]:
    """The remarks on a placement as `players.remarks` lists them, the most important one first."""
    before, after = state.kingdom, state.kingdom.place(place)
    squares, middle_counts = sum(square.mask for square in place.squares), "m" in state.variant.options
    if len(after.cells) == after.size**2 - 1:
        yield Remark("reason-completes")
    if middle_counts and is_off_middle(after) and not is_off_middle(before):
        yield Remark("reason-loses-centre")
    if lonely(after) > lonely(before):
        yield Remark("reason-holes", lonely(after) - lonely(before))
    grown = [each for each in after.properties() if each.mask & squares]
    old = [[each for each in before.properties() if each.mask & land.mask] for land in grown]
    for land, parts in zip(grown, old, strict=True):
        if len(parts) > 1:
            yield Remark("reason-joins", len(parts), land.terrain)
    for land, parts in zip(grown, old, strict=True):
        if land.crowns and not any(each.crowns for each in parts) and sum(each.size for each in parts) > 1:
            yield Remark("reason-crowns", land.size, land.terrain)
    others = map(before.place, before.placements(place.domino))
    if middle_counts and not is_off_middle(after) and any(map(is_off_middle, others)):
        yield Remark("reason-keeps-centre")
    best = max(grown, key=lambda each: (each.points, each.size))
    coming = [half.terrain for each in (*state.unseen, *state.next_line.free) for half in (each.a, each.b)]
    if best.crowns and best.terrain in coming and TurnsLeft.of(state, state.king.kingdom).count:
        room = min(coming.count(best.terrain), open_sides(after, best.mask))
        yield Remark("reason-open", room, best.terrain)


def is_off_middle(kingdom: Kingdom) -> bool:
    """Whether a square is so far from the castle that the castle cannot be in the middle of the grid."""
    west, south, east, north = (end - 6 for end in kingdom.bounds)
    return max(-west, -south, east, north) > kingdom.size // 2


def lonely(kingdom: Kingdom) -> int:
    """Empty squares that no domino will ever cover."""
    return sum(not neighbors(1 << square) & kingdom.free for square in range(200) if kingdom.free >> square & 1)


def open_sides(kingdom: Kingdom, mask: int) -> int:
    """Empty squares beside a property that a domino can cover: each has an empty neighbour."""
    return (neighbors(mask) & kingdom.free & neighbors(kingdom.free)).bit_count()


def check(state: State) -> Sequence[Remark]:
    """Check the remarks on each placement of a position, and return them."""
    told = list[Remark]()
    for place in state.legal_moves():
        if isinstance(place, Place):
            expected = [*second_telling(state, place)][:MAX_REMARKS]
            assert [*remarks(Placement(state, place))] == expected, (str(state), str(place))
            told += expected
    return told


@pytest.mark.slow
@given(POSITIONS)
@examples(60)
def test_remarks_are_those_of_a_second_telling(state: State) -> None:
    check(state)


def test_remarks_on_recorded_games_are_those_of_a_second_telling() -> None:
    """In games with all options between players who fill their grids, every remark is made."""
    states = [state for name in RECORD_OF if "+mh" in name for state in states_of(name)]
    told = {each.name.removeprefix("reason-") for state in states for each in check(state)}
    assert told == {"completes", "loses-centre", "holes", "joins", "crowns", "keeps-centre", "open"}
