import pytest
from hypothesis import given

from engine.dominoes import Domino
from engine.geometry import CASTLE, squares
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from engine.variants import Variant
from players.evaluation import holes
from players.options import placements
from players.registry import PLAYERS
from tests.engine.games import POSITIONS, examples
from tests.players.matches import play_match
from tests.players.positions import choices, position


def chosen(state: State) -> set[str]:
    return set(choices("solid", state, 100))


def test_greedy_first_takes_the_domino_with_most_crowns_on_one_half() -> None:
    assert chosen(position("##", None, "1 36 40 48")) == {">48"}


def test_ties_are_broken_at_random() -> None:
    assert chosen(position("##", None, "1 19 36 40")) == {">19", ">36", ">40"}


def test_greedy_makes_the_placement_that_gains_most() -> None:
    state = position("l1 l0 ##", "7")
    joined = {str(each.place) for each in placements(state) if each.gain == 2}
    assert chosen(state) == joined
    assert len(joined) < len(state.legal_moves())


def test_greedy_chooses_the_domino_that_gains_most_at_its_best_place() -> None:
    assert chosen(position("w0 w0 ##", "1", "2 19 48").replace(step_index=1)) == {">19", ">48"}
    assert chosen(position("w0 w0 w0 ##", "1", "2 19 48").replace(step_index=1)) == {">19"}


def test_greedy_places_with_the_next_domino_in_mind() -> None:
    state = position("f2 f0 ##", "1", "3")
    best = {str(move) for move in state.legal_moves() if _then(state, move, "3") == 4}
    assert chosen(state) <= best


def _then(state: State, move: Move, domino: str) -> int:
    """The most that the kingdom can gain with that domino after the move."""
    after = state.play(move).kingdoms[0]
    return max(_points(after.place(place)) for place in after.placements(Domino.parse(domino))) - _points(after)


def _points(kingdom: Kingdom) -> int:
    return sum(each.points for each in kingdom.properties())


def test_greedy_would_rather_lose_points_than_the_middle_kingdom() -> None:
    state = position("w0 w1 ##", "19", variant="kd")
    centered = position("w0 w1 ##", "19", variant="kd+m")
    assert any(move[3] in "cd" for move in chosen(state))
    assert not any(move[3] in "cd" for move in chosen(centered))


def test_greedy_leaves_no_hole_of_a_single_square_if_it_can() -> None:
    state = position("w0 w0 ##\nw0 .. ..\nw0 f0 f0", "1")
    by_text = {str(each.place): each.holes for each in placements(state)}
    assert set(by_text.values()) == {0, 1}
    assert {by_text[move] for move in chosen(state)} == {0}


def test_a_hole_is_an_empty_square_of_the_grid_without_an_empty_neighbor() -> None:
    assert _holes("w0 w0 w0\nw0 .. w0\nw0 ## w0") == 1
    assert _holes("w0 w0 w0\nw0 .. ..\nw0 ## w0") == 0
    assert _holes("## w0 w0 w0 w0\n.. w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 w0 w0\nw0 w0 w0 w0 ..") == 2


def _holes(text: str) -> int:
    return holes(Kingdom.parse(text, 5).land, 5)


def test_harmony_is_worth_five_points_to_greedy_while_it_lasts() -> None:
    walled = "l0 l0 l0 l0 l0\nl0 f0 f0 f0 l0\nl0 f0 ## f0 l0\nl0 f0 f0 f0 l0\nl0 l0 l0 .. .."
    for variant, expected in (("kd", {">1", ">7"}), ("kd+h", {">7"})):
        assert chosen(position(walled, "1", "1 7", variant=variant).replace(step_index=1)) == expected


@given(POSITIONS)
@examples(60)
def test_suggestions_are_the_legal_placements_with_their_gains_and_holes(state: State) -> None:
    suggestions = placements(state)
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    assert sorted(map(str, places)) == sorted(str(each.place) for each in suggestions)
    centered = [not _loses_the_middle(each.place, state) for each in suggestions]
    ranks = list(zip(centered, (each.gain for each in suggestions), strict=True))
    assert ranks == sorted(ranks, reverse=True)
    for each in suggestions:
        acting = state.king.kingdom
        after = state.play(each.place)
        assert each.total == after.shown_points(acting) == state.shown_points(acting) + each.gain
        assert each.holes == _lonely(after.kingdoms[acting])


def _loses_the_middle(place: Place, state: State) -> bool:
    """Whether the castle could not be in the middle any more, in a game where that counts."""
    kingdom, reach = state.kingdom.place(place), state.kingdom.size // 2
    far = {abs(square.file - CASTLE.file) for square in kingdom.cells}
    far |= {abs(square.rank - CASTLE.rank) for square in kingdom.cells}
    return "m" in state.variant.options and max(far) > reach


def _lonely(kingdom: Kingdom) -> int:
    """The squares that one half could cover but no second half beside it."""
    free = set(squares(kingdom.free))
    return sum(not {square + step for step in (1, -1, 14, -14)} & free for square in free)


def test_if_nothing_is_to_be_placed_nothing_is_suggested() -> None:
    assert placements(position("##", "1", "2 3").replace(step_index=1)) == ()
    assert placements(State.start("kd", 2)) == ()


def test_of_equal_suggestions_those_without_holes_come_first() -> None:
    ranked = placements(position("w0 w0 ##\nw0 .. ..\nw0 f0 f0", "1"))
    assert [each.holes for each in ranked] == sorted(each.holes for each in ranked)


@pytest.mark.slow
def test_greedy_plays_as_well_as_in_the_paper() -> None:
    """56 points and 97.7 % of the games against three random players; few games here, so the bounds are wide."""
    names = ("solid", "random", "random", "random")
    first, *others = play_match(Variant.parse("kd+mh"), [PLAYERS[name] for name in names], 60, 1)
    assert 52 < first.points / 60 < 60
    assert first.wins > 55
    assert all(18 < other.points / 60 < 25 for other in others)
