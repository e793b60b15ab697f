"""Symmetries of kingdoms, and the spots that come to the same because of them."""

from engine.court.pieces import Knight
from engine.geometry import Square
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from players.advisor import GreedyAdvisor, symmetries, without_mirror_images
from tests.players.positions import position


def spots(state: State, kept: str = "") -> list[set[str]]:
    """The spots listed, each once, by their squares."""
    placement = Move.parse(kept) if kept else None
    assert placement is None or isinstance(placement, Place)
    listed = without_mirror_images(GreedyAdvisor().placements(state), placement)
    return [set(map(str, spot)) for spot in dict.fromkeys(frozenset(each.place.squares) for each in listed)]


def test_the_castle_alone_has_two_spots_one_straight_and_one_round_the_corner() -> None:
    listed = spots(position("##", "13", "2 19"))
    straight = [{"g5", "g6"}, {"g8", "g9"}, {"e7", "f7"}, {"h7", "i7"}]
    assert sorted(spot in straight for spot in listed) == [False, True]


def test_both_ways_round_stay_on_a_listed_spot() -> None:
    state = position("##", "13", "2 19")
    assert len(state.legal_moves()) == 24
    assert len(without_mirror_images(GreedyAdvisor().placements(state))) == 4


def test_the_spot_that_is_looked_at_stands_for_its_mirror_images() -> None:
    state = position("##", "13", "2 19")
    assert {"g6", "g5"} in spots(state, "13@g6s")
    assert {"h7", "i7"} in spots(state, "13@h7e")
    assert len(spots(state, "13@g6s")) == 2


def test_a_domino_straight_out_of_the_castle_leaves_one_reflection() -> None:
    assert len(symmetries(Kingdom())) == 8
    assert len(symmetries(Kingdom.parse("w0 w0 ##"))) == 2
    assert len(symmetries(Kingdom.parse("w0 w1 ##\n.. f0 .."))) == 1


def test_a_kingdom_that_is_not_symmetric_keeps_all_its_spots() -> None:
    state = position("w0 w1 ##\nf0 f0 l1", "20", "3 19")
    assert len(without_mirror_images(GreedyAdvisor().placements(state))) == len(state.legal_moves())


def test_a_piece_takes_the_symmetry_away() -> None:
    kingdom = Kingdom.parse("f0 ## f0")
    assert [len(symmetries(each)) for each in (kingdom, kingdom.with_piece(Square.parse("f7"), Knight()))] == [4, 2]


def test_without_a_placement_nothing_is_listed() -> None:
    assert without_mirror_images(()) == []
