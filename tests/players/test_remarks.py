"""What is said for and against a placement."""

from collections import Counter

import pytest
from hypothesis import given

from engine.dominoes import TERRAINS, Domino, Terrain
from engine.geometry import CASTLE, neighbors
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import MAX_REMARKS, remarks
from tests.engine.games import ANY_POSITIONS, examples
from tests.players.positions import position, remarks_by_name


def table(kingdom: str, domino: str, variant: str = "kd", *, last: bool = False) -> State:
    """Return a position in which seat 1 of two places a domino, in the last round or in an earlier one."""
    return position(kingdom, domino, "" if last else "48", variant, lines_dealt=6 if last else 3)


def test_the_last_two_squares_complete_the_grid() -> None:
    full = "w0 w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 ## w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 .. .."
    assert remarks_by_name(table(full, "1"), "1@h5e") == {"reason-completes": Remark("reason-completes")}
    assert "reason-completes" not in remarks_by_name(table("## w0", "1"), "1@i7e")


def test_the_castle_leaves_the_middle_or_could_have_done_so() -> None:
    wide = table("w0 w0 ##", "1", "kd+m")
    assert "reason-loses-centre" in remarks_by_name(wide, "1@c7e")
    assert "reason-keeps-centre" in remarks_by_name(wide, "1@e8e")


def test_nothing_is_said_of_the_middle_if_it_does_not_count_or_is_lost_or_safe() -> None:
    for state, move in (
        (table("w0 w0 ##", "1"), "1@c7e"),
        (table("w0 w0 w0 ##", "1", "kd+m"), "1@d8e"),
        (table("##", "1", "kd+m"), "1@h7e"),
    ):
        assert not remarks_by_name(state, move).keys() & {"reason-loses-centre", "reason-keeps-centre"}


def test_a_hole_is_told_when_it_is_made_and_never_again() -> None:
    pit = "w0 w0 ## ..\nw0 .. .. ..\nf0 f0 f1 f1"
    assert remarks_by_name(table(pit, "3"), "3@g6e")["reason-holes"] == Remark("reason-holes", 1)
    assert "reason-holes" not in remarks_by_name(table(pit, "3"), "3@f6e")
    assert "reason-holes" not in remarks_by_name(table(pit.replace("0 .. .. ..", "0 .. f0 f0"), "1"), "1@d7n")


def test_properties_that_become_one_are_counted() -> None:
    two, three = "w1 .. .. w0\nf0 .. ## f0", "w1 .. .. w0\nf0 w0 ## f0"
    assert remarks_by_name(table(two, "1"), "1@f8e")["reason-joins"] == Remark("reason-joins", 2, Terrain.WHEAT)
    assert remarks_by_name(table(three, "1"), "1@f8e")["reason-joins"] == Remark("reason-joins", 3, Terrain.WHEAT)
    assert "reason-joins" not in remarks_by_name(table(two, "1"), "1@e9n")


def test_the_first_crown_of_a_property_is_told() -> None:
    assert remarks_by_name(table("f0 f0 ##", "24"), "24@e8n")["reason-crowns"] == Remark(
        "reason-crowns", 3, Terrain.FOREST
    )
    assert "reason-crowns" not in remarks_by_name(table("f0 f1 ##", "24"), "24@e8n")
    assert "reason-crowns" not in remarks_by_name(table("f0 ##", "24"), "24@f8n")


def test_the_most_valuable_property_that_grows_has_so_many_open_sides() -> None:
    assert remarks_by_name(table("w1 ##", "1"), "1@d7e")["reason-open"] == Remark("reason-open", 7, Terrain.WHEAT)
    walled = "f0 f0 f0 f0\nf0 w1 .. ..\nf0 f0 ## f0"
    assert remarks_by_name(table(walled, "1"), "1@g8e")["reason-open"] == Remark("reason-open", 1, Terrain.WHEAT)


def test_there_is_no_more_room_than_land_to_come() -> None:
    state = table("w1 ##", "1").replace(unseen=(Domino.parse("19"), Domino.parse("20")))
    assert remarks_by_name(state, "1@d7e")["reason-open"] == Remark("reason-open", 3, Terrain.WHEAT)


def test_a_hole_is_no_open_side() -> None:
    pit = "f0 f0 f0 f0 f0\nw1 .. .. .. f0\nf0 f0 ## f0 f0"
    told = remarks_by_name(table(pit, "1"), "1@f8e")
    assert told["reason-holes"] == Remark("reason-holes", 1)
    assert told["reason-open"] == Remark("reason-open", 0, Terrain.WHEAT)


def test_a_more_valuable_property_that_does_not_grow_is_not_spoken_of() -> None:
    told = remarks_by_name(table("m3 m2 ## w1", "1"), "1@i7n")
    assert told["reason-open"].terrain is Terrain.WHEAT
    assert "reason-open" not in remarks_by_name(table("m3 m2 ## w0", "1"), "1@i7n")


def test_open_sides_are_worth_no_word_without_a_crown_or_in_the_last_turn() -> None:
    assert "reason-open" not in remarks_by_name(table("w0 ##", "1"), "1@d7e")
    assert "reason-open" not in remarks_by_name(table("w1 ##", "1", last=True), "1@d7e")


@pytest.mark.slow
@given(ANY_POSITIONS.filter(lambda state: any(isinstance(move, Place) for move in state.legal_moves())))
@examples(60)
def test_remarks_are_true_of_the_kingdom_before_and_after(state: State) -> None:
    for place in state.legal_moves():
        assert isinstance(place, Place)
        before, after = state.kingdom, state.kingdom.place(place)
        told = remarks(Placement(state, place))
        assert len(told) <= MAX_REMARKS
        for each in told:
            if each.name == "reason-completes":
                assert len(after.cells) == after.size**2 - 1
            if each.name == "reason-holes":
                assert each.number == lonely(after) - lonely(before)
            if each.name == "reason-joins":
                assert each.terrain
                assert each.number == 1 + properties(before)[each.terrain] - properties(after)[each.terrain]
            if each.name == "reason-open":
                assert each.number <= max(open_sides(after, mine.mask) for mine in after.properties())
            if each.name == "reason-loses-centre":
                assert any(abs(square.file - CASTLE.file) > after.size // 2 for square in after.cells) or any(
                    abs(square.rank - CASTLE.rank) > after.size // 2 for square in after.cells
                )


def lonely(kingdom: Kingdom) -> int:
    """Empty squares that no domino will ever cover."""
    return sum(not neighbors(1 << square) & kingdom.free for square in range(200) if kingdom.free >> square & 1)


def properties(kingdom: Kingdom) -> Counter[Terrain]:
    found = Counter(each.terrain for each in kingdom.properties())
    return Counter({terrain: found[terrain] for terrain in TERRAINS})


def open_sides(kingdom: Kingdom, mask: int) -> int:
    """Empty squares beside a property that a domino can cover: each has an empty neighbour."""
    return (neighbors(mask) & kingdom.free & neighbors(kingdom.free)).bit_count()
