import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes import BOXES, Domino, Half, Terrain
from engine.errors import NotationError
from engine.geometry import CASTLE, Direction, Square
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.state import IllegalMove, State
from tests.engine import reference_kingdomino
from tests.engine.games import ANY_POSITIONS, POSITIONS, examples, place


def land(*rows: str, size: int = 5) -> Kingdom:
    return Kingdom.parse("\n".join(rows), size)


@pytest.mark.parametrize(("square", "direction"), [("a1", Direction.S), ("m1", Direction.E), ("g13", Direction.N)])
def test_a_placement_beyond_the_edge_of_the_board_does_not_fit(square: str, direction: Direction) -> None:
    place = Place(Domino.parse("3"), Square.parse(square), direction)
    assert not Kingdom().fits(place)
    with pytest.raises(IllegalMove, match="outgrows-grid"):
        State.parse("kd 2 ##;## 3:1,17:2 0 4,8:2,19,30 2 1-2").play(place)


def test_the_castle_and_an_empty_square_have_no_half() -> None:
    assert land("m3 ##").half_at(CASTLE) is land("m3 ##").half_at(Square.parse("a1")) is None


def test_the_text_of_a_kingdom_is_its_rows_from_north_to_south() -> None:
    kingdom = Kingdom().place(place("19@g8e")).place(place("48@f8n"))
    assert str(kingdom) == "m3 .. ..\nw0 w1 f0\n.. ## .."


def test_crowns_are_those_of_dominoes_and_of_buildings() -> None:
    kingdom = land("t0b30 t1b31 t0b29", "w2 ## ..")
    assert kingdom.crowns_on(kingdom.covered) == 2 + 1 + 2
    assert kingdom.crowns_on(Square.parse("g8").mask) == 2
    assert [each.crowns for each in kingdom.properties()] == [2, 3]


def test_a_half_has_the_crowns_of_its_domino_only() -> None:
    kingdom = land("t1b30 ##")
    assert kingdom.half_at(Square.parse("f7")) == Half(Terrain.TOWN, 1)
    assert kingdom.cells == {Square.parse("f7"): Half(Terrain.TOWN, 1)}


def test_empty_rows_and_columns_around_a_kingdom_do_not_matter() -> None:
    assert land(".. .. ..", ".. ## ..", "") == land("##")


@given(ANY_POSITIONS)
@examples(60)
def test_every_kingdom_reads_back_from_its_text(state: State) -> None:
    for kingdom in state.kingdoms:
        assert Kingdom.parse(str(kingdom), kingdom.size) == kingdom


@given(POSITIONS, st.sampled_from(BOXES["k"]))
@examples(60)
def test_placements_are_those_that_the_reference_rules_find(state: State, domino: object) -> None:
    game = reference_kingdomino.KingdominoGame.of(state)
    for kingdom, squares in zip(state.kingdoms, game.lands, strict=True):
        found = [str(each) for each in kingdom.placements(Domino.parse(str(domino)))]
        assert sorted(found) == sorted(reference_kingdomino.placements(squares, str(domino), kingdom.size))


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("w0 w0 w0 w0 w0 w0 ##", (0, 6, 6, 6)),
        ("## w0 w0 w0 w0 w0 w0", (6, 6, 12, 6)),
        ("\n".join(["w0"] * 6 + ["##"]), (6, 6, 6, 12)),
        ("\n".join(["##"] + ["w0"] * 6), (6, 0, 6, 6)),
    ],
)
def test_a_kingdom_may_reach_the_edges_of_the_board(text: str, bounds: tuple[int, int, int, int]) -> None:
    kingdom = Kingdom.parse(text)
    assert (kingdom.size, kingdom.bounds, str(kingdom)) == (7, bounds, text)


@pytest.mark.parametrize(
    ("text", "size", "problem"),
    [
        ("w0 w0", None, "line 1, column 1: a kingdom has a castle, ##"),
        ("", None, "line 1, column 1: a kingdom has a castle, ##"),
        ("## ..\n.. ##", None, "line 2, column 4: a second castle"),
        ("## ..\n..", None, "line 2, column 1: a row of 1 cells, the first has 2"),
        ("## x0", None, "line 1, column 4: 'x0' is not a cell"),
        ("## w4", None, "line 1, column 4: 'w4' is not a cell"),
        ("## w", None, "line 1, column 4: 'w' is not a cell"),
        ("## w0b3", None, "line 1, column 4: 'w0b3' has a piece that cannot be there"),
        ("## t0b33", None, "line 1, column 4: 't0b33' has a piece that does not exist"),
        ("## t0Nb3", None, "line 1, column 4: 't0Nb3' is not a cell"),
        ("## .. .. .. .. .. .. w0", None, "line 1, column 22: too far from the castle for any grid"),
        ("w0 w0 w0 w0 w0 w0 w0 ##", None, "line 1, column 1: too far from the castle for any grid"),
        ("\n".join(["w0"] * 7 + ["##"]), None, "line 1, column 1: too far from the castle for any grid"),
        ("\n".join(["##"] + ["w0"] * 7), None, "line 8, column 1: too far from the castle for any grid"),
        ("w0 w0 w0 w0 ## w0 w0 w0", None, "line 1, column 1: the kingdom is 8 squares long, its grid 7"),
        ("w0 w0 w0 ## w0 w0", 5, "line 1, column 1: the kingdom is 6 squares long, its grid 5"),
    ],
)
def test_a_text_that_is_no_kingdom_is_refused_with_the_place_in_it(text: str, size: int | None, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        Kingdom.parse(text, size)
    assert str(caught.value) == problem


@pytest.mark.parametrize("size", [0, 6, 9])
def test_a_grid_in_which_no_game_is_played_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"the side of a grid is 5 or 7, not {size}"):
        Kingdom.parse("##", size)
