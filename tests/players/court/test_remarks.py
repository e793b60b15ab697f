"""Remarks on placements in games with a court."""

import pytest

from engine.court.moves import Build
from engine.geometry import Square
from engine.state import State
from players.court.remarks import purchase_remark
from players.remark_finder import Remark
from tests.players.positions import remarks_by_name

POSITION = "qd 2 {kingdom};t0t0## {domino}:1,q17:2 0 q4:1,q8:2,q19,q30 2 q40-q44 -,-,-,-,-,- b31-b32 {own};7/1/0 - - -"


def test_a_knight_in_reserve_could_collect_coins() -> None:
    field = {"domino": "q1", "kingdom": "w0w0w0##"}
    assert remarks_by_name(State.parse(POSITION.format(own="7/1/0", **field)), "q1@d8e")["reason-tax"].number == 5
    assert "reason-tax" not in remarks_by_name(State.parse(POSITION.format(own="7/0/0", **field)), "q1@d8e")
    assert "reason-tax" not in remarks_by_name(State.parse(POSITION.format(own="7/1/0", **field)), "q1@g8n")


def test_towns_are_to_be_built_on() -> None:
    state = State.parse(POSITION.format(own="7/0/0", domino="q48", kingdom="t0##"))
    move = next(str(move) for move in state.legal_moves())
    assert remarks_by_name(state, move)["reason-sites"] == Remark("reason-sites", 2)


BUYING = "qd 2 t0##;## q1:1,q17:2 1 {line} {round} {unseen} b29,b19,b15,b1,b30,b20 b31-b32 7/1/0;7/1/0 - - f7"
"""A Statue for nothing, a Big Tavern for 1, a Knights' Vault for 2, a Bakery for 3, a Queen's Tower, a Guard Tower."""
EARLY = BUYING.format(line="q4:1,q8:2,q19,q30", round=2, unseen="q40-q44")
HOST = EARLY.replace("7/1/0;7/1/0 -", "7/1/1;7/1/0 1")
"""The queen is with the buyer already, and no tower wins her over."""
LAST = BUYING.format(line="-", round=12, unseen="-").replace("q1:1,q17:2", "q1:1")


def bought(price: int) -> Build:
    return Build(price, Square.parse("f7"))


@pytest.mark.parametrize(
    ("position", "price", "other", "told"),
    [
        (EARLY, 1, 0, Remark("suggested-tile-knights", 3)),
        (EARLY, 2, 1, Remark("suggested-tile-taxes")),
        (EARLY, 3, 0, Remark("suggested-tile-grows")),
        (EARLY, 4, 0, Remark("suggested-tile-grows")),
        (EARLY, 5, 0, Remark("suggested-tile-queen")),
        (EARLY.replace(";7/1/0 ", ";7/1/3 "), 5, 0, Remark("suggested-tile-towers", 2)),
        (HOST, 5, 0, None),
        (EARLY, 0, 5, Remark("suggested-tile-coins", 5)),
        (EARLY, 0, 0, None),
        (LAST, 1, 0, None),
        (LAST, 3, 5, Remark("suggested-tile-coins", 2)),
    ],
)
def test_a_purchase_speaks_by_what_it_brings(position: str, price: int, other: int, told: Remark | None) -> None:
    """In the last turn nothing grows any more, and a knight that comes with a tile cannot be sent."""
    assert purchase_remark(State.parse(position), bought(price), bought(other)) == told
