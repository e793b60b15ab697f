"""The turn of Queendomino: its steps, taxes, building, the dragon (docs/rules.md 2.5 to 2.10)."""

import pytest

from engine.court import Bribe, Build, CourtReason, Refill, Tax
from engine.errors import Reason, ReasonCode
from engine.geometry import Square
from engine.moves import Move, Pick
from engine.state import IllegalMove
from tests.engine.court.positions import position
from tests.engine.games import refusal

# ---- building


@pytest.mark.parametrize("price", [-1, 6])
def test_a_slot_that_is_not_there_sells_nothing_and_burns_nothing(price: int) -> None:
    for move in Build(price, Square.parse("e7")), Bribe(price):
        with pytest.raises(IllegalMove) as caught:
            position().play(move)
        assert caught.value.reason is CourtReason.EMPTY_SLOT


# ---- what is refused


PLACING = {"step": "0", "kingdom": "t0t0##", "taxable": "-"}
EMPTY_SLOT = {"board": "b1,-,b3,b4,b9,b27"}
TWO_TOWNS = {"kingdom": "t0Nt0b3##w0w0"}


@pytest.mark.parametrize(
    ("fields", "move", "reason"),
    [
        *((PLACING, move, Reason.TOO_EARLY) for move in ("N@e7", "B0@e7", "D0")),
        *(({"step": "3"}, move, Reason.TOO_LATE) for move in ("N@h7", "B1@f7")),
        *(({"step": "4"}, move, Reason.TOO_LATE) for move in ("B1@f7", "D1")),
        ({}, "--", Reason.NOT_DONE),
        ({"line": "-", "dealt": "12"}, ">q4", Reason.LAST_ROUND),
        ({}, "N@e7", CourtReason.NOT_JUST_PLACED),
        ({"treasuries": "7/0/0;7/1/0"}, "N@h7", CourtReason.NO_KNIGHTS),
        (TWO_TOWNS, "B0@f7", CourtReason.NOT_A_SITE),
        (TWO_TOWNS, "B0@h7", CourtReason.NOT_A_SITE),
        ({"kingdom": "f0f0##w0w0"}, "B0@h7", CourtReason.NO_SITE),
        ({"treasuries": "2/1/0;7/1/0"}, "B3@e7", CourtReason.TOO_DEAR),
        (EMPTY_SLOT, "B1@e7", CourtReason.EMPTY_SLOT),
        (EMPTY_SLOT, "D1", CourtReason.EMPTY_SLOT),
        ({"queen": "1"}, "D0", CourtReason.QUEEN_HERE),
        ({"treasuries": "0/1/0;7/1/0"}, "D0", CourtReason.NO_COINS),
        ({"turns": "-:1,-:2", "step": "0", "taxable": "-"}, "D0", Reason.NOTHING_TO_PLACE),
        ({"turns": "-:1,-:2", "step": "0", "taxable": "-"}, "B1@f7", Reason.NOTHING_TO_PLACE),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_the_reason(
    fields: dict[str, str], move: str, reason: ReasonCode
) -> None:
    assert refusal(position(**fields), move) is reason


# ---- why no move of a kind is legal


@pytest.mark.parametrize(
    ("fields", "kind", "reason"),
    [
        ({}, Tax, None),
        ({"treasuries": "7/0/0;7/1/0"}, Tax, CourtReason.NO_KNIGHTS),
        ({"taxable": "-"}, Tax, CourtReason.NOT_JUST_PLACED),
        ({"step": "0"}, Tax, Reason.TOO_EARLY),
        ({"step": "3"}, Build, Reason.TOO_LATE),
        ({"treasuries": "0/1/0;7/1/0", "board": "-,b20,b3,b4,b9,b27"}, Build, CourtReason.TOO_DEAR),
        ({"kingdom": "f0f0##w0w0"}, Build, CourtReason.NO_SITE),
        ({"board": "-,-,-,-,-,-"}, Build, CourtReason.BOARD_EMPTY),
        ({"turns": "-:1,-:2", "dealt": "1", "taxable": "-"}, Build, Reason.NOTHING_TO_PLACE),
        ({"dragon": "!b28"}, Bribe, CourtReason.DRAGON_AWAKE),
        ({"queen": "1"}, Bribe, CourtReason.QUEEN_HERE),
        ({"board": "-,-,-,-,-,-"}, Bribe, CourtReason.BOARD_EMPTY),
        ({"board": "-,-,-,-,-,-"}, Refill, Reason.NOT_CHANCE),
        ({}, Pick, None),
        ({"line": "-", "dealt": "12"}, Pick, Reason.LAST_ROUND),
    ],
)
def test_a_refusal_says_why_no_move_of_a_kind_is_legal(
    fields: dict[str, str], kind: type[Move], reason: ReasonCode | None
) -> None:
    assert position(**fields).refusal(kind) is reason
