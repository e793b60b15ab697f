"""Spots and their numbers, which are the same for everybody."""

from collections.abc import Sequence

from bot.games.advice import Spots
from engine.dominoes import Domino
from engine.kingdom import Kingdom
from players.options import PlacementOption, placements
from renderers.spots import spot_numbers, spot_of
from tests.engine.games import place
from tests.players.positions import position

CASTLE_ALONE = position("##", "13", "2 19")


def numbered(kingdom: str, domino: str) -> list[tuple[int, str]]:
    land = Kingdom.parse(kingdom)
    numbers = spot_numbers(land, map(spot_of, land.placements(Domino.parse(domino))))
    return [(number, " ".join(sorted(map(str, spot)))) for spot, number in numbers.items()]


def texts(suggestions: Sequence[PlacementOption]) -> list[str]:
    return [str(each.place) for each in suggestions]


def test_numbers_follow_the_edge_clockwise_from_the_west_end_of_the_northernmost_row() -> None:
    assert numbered("w0 w0 ..\n.. ## f0\n.. f0 f0", "14") == [
        (1, "e9 f9"),
        (2, "f10 f9"),
        (3, "f9 g9"),
        (4, "g10 g9"),
        (5, "g9 h9"),
        (6, "h8 h9"),
        (7, "h8 i8"),
        (8, "f6 f7"),
        (9, "e7 f7"),
        (10, "e7 e8"),
        (11, "d8 e8"),
        (12, "e8 e9"),
    ]


def test_a_hole_comes_after_the_edge() -> None:
    *_, last = numbered("w0 w0 w0 w0\nw0 .. .. w0\nw0 ## w0 w0", "14")
    assert last == (27, "g8 h8")


def test_the_castle_alone_has_two_spots_and_their_mirror_images_have_their_numbers() -> None:
    spots = numbered("##", "13")
    straight = ["g8 g9", "h7 i7", "g5 g6", "e7 f7"]
    assert [squares for number, squares in spots if number == 2] == straight
    assert [number for number, _ in spots].count(1) == 8


def test_numbers_do_not_depend_on_who_ranks_the_placements() -> None:
    ranked = placements(position("w0 w1 ##\nf0 f0 l1", "20", "3 19"))
    one, other = Spots(ranked), Spots(ranked[::-1])
    assert (one.numbers, one.meant) == (other.numbers, other.meant)
    assert texts(one.listed()) == texts(other.listed())


def test_of_mirror_images_and_of_equal_orientations_a_number_means_the_first_in_the_order_of_moves() -> None:
    spots = Spots(placements(CASTLE_ALONE))
    assert {number: str(each.place) for number, each in spots.meant.items()} == {1: "13@f6n", 2: "13@g5n"}
    assert texts(spots.listed()) == ["13@f6n", "13@f7s", "13@g5n", "13@g6s"]


def test_a_number_means_the_orientation_that_brings_more() -> None:
    spots = Spots(placements(position("w1 w0 ##", "13", "2 19")))
    [(gain, other)] = {
        (spots.meant[number].gain, each.gain)
        for each in spots.suggestions
        for number in [spots.number(each)]
        if spot_of(each.place) == spot_of(spots.meant[number].place) and each.gain < spots.meant[number].gain
    }
    assert (gain, other) == (1, 0)


def test_the_spot_that_is_looked_at_stands_for_its_mirror_images() -> None:
    spots = Spots(placements(CASTLE_ALONE))
    for kept in ("13@g9s", "13@h7e"):
        listed = spots.listed(place(kept))
        assert kept in texts(listed)
        assert len(listed) == 4
