"""Symmetries of kingdoms."""

from engine.court.pieces import Knight
from engine.geometry import Square
from engine.kingdom import Kingdom
from renderers.symmetry import symmetries


def test_a_domino_straight_out_of_the_castle_leaves_one_reflection() -> None:
    assert len(symmetries(Kingdom())) == 8
    assert len(symmetries(Kingdom.parse("w0 w0 ##"))) == 2
    assert len(symmetries(Kingdom.parse("w0 w1 ##\n.. f0 .."))) == 1


def test_a_piece_takes_the_symmetry_away() -> None:
    kingdom = Kingdom.parse("f0 ## f0")
    assert [len(symmetries(each)) for each in (kingdom, kingdom.with_piece(Square.parse("f7"), Knight()))] == [4, 2]
