"""Remarks on placements in games with a court."""

from engine.state import State
from players.remark_finder import Remark
from tests.players.positions import remarks_by_name

POSITION = "qd 2 {kingdom};t0t0## {domino}:1,q17:2 0 q4:1,q8:2,q19,q30 2 q40-q44 -,-,-,-,-,- b31-b32 {own};7/1/0 - - -"


def test_a_knight_in_reserve_could_collect_coins() -> None:
    field = {"domino": "q1", "kingdom": "w0w0w0##"}
    assert remarks_by_name(State.parse(POSITION.format(own="7/1/0", **field)), "q1@d8e")["tax"].number == 5
    assert "tax" not in remarks_by_name(State.parse(POSITION.format(own="7/0/0", **field)), "q1@d8e")
    assert "tax" not in remarks_by_name(State.parse(POSITION.format(own="7/1/0", **field)), "q1@g8n")


def test_towns_are_to_be_built_on() -> None:
    state = State.parse(POSITION.format(own="7/0/0", domino="q48", kingdom="t0##"))
    move = next(str(move) for move in state.legal_moves())
    assert remarks_by_name(state, move)["sites"] == Remark("sites", 2)
