import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.geometry import BOARD, CASTLE, SQUARES, Square, bits, bounds, connected, neighbors, reachable, squares

MASKS = st.sets(st.sampled_from(SQUARES), min_size=1).map(lambda chosen: sum(square.mask for square in chosen))


def mask_of(text: str) -> int:
    """Return the set of the squares that a text names."""
    return sum(Square.parse(name).mask for name in text.split())


@pytest.mark.parametrize("text", ["", "g", "7g", "g0", "g14", "n7", "G7", "g07"])
def test_a_text_that_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=f"{text!r} is not a square"):
        Square.parse(text)


def test_squares_at_an_edge_have_no_neighbors_across_it() -> None:
    assert neighbors(mask_of("m7")) == mask_of("m6 m8 l7")
    assert neighbors(mask_of("a1")) == mask_of("a2 b1")
    assert neighbors(mask_of("m13")) == mask_of("m12 l13")


@given(MASKS)
def test_a_set_is_made_of_its_squares(mask: int) -> None:
    assert sum(bits(mask)) == mask == sum(square.mask for square in squares(mask))
    assert list(squares(mask)) == sorted(squares(mask))


@given(MASKS)
def test_connected_parts_make_up_the_set_and_do_not_touch(mask: int) -> None:
    parts = list(connected(mask))
    assert sum(parts) == mask
    assert not any(neighbors(part) & mask & ~part for part in parts)


@given(MASKS)
def test_bounds_are_the_furthest_files_and_ranks(mask: int) -> None:
    files = [square.file for square in squares(mask)]
    ranks = [square.rank for square in squares(mask)]
    assert bounds(mask) == (min(files), min(ranks), max(files), max(ranks))


@given(st.sampled_from(SQUARES))
def test_a_square_is_reachable_if_the_bounds_with_it_stay_in_the_grid(square: Square) -> None:
    west, south, east, north = bounds(CASTLE.mask | square.mask)
    fits = east - west < 5 and north - south < 5
    assert bool(reachable(6, 6, 6, 6, 5) & square.mask) == fits


def test_nothing_beyond_the_board_is_reachable() -> None:
    assert reachable(0, 0, 6, 6, 7) & ~BOARD == 0
    assert reachable(6, 6, 12, 12, 7) == sum(square.mask for square in SQUARES if square.file >= 6 and square.rank >= 6)
