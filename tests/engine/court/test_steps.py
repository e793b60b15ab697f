"""The turn of Queendomino: its steps, taxes, building, the dragon (docs/rules.md 2.5 to 2.10)."""

import pytest

from engine.court import (
    Bribe,
    Build,
    Court,
    CourtReason,
    Refill,
    Tax,
    Treasury,
)
from engine.errors import Reason, ReasonCode
from engine.geometry import Square
from engine.moves import Move, Pick
from engine.steps import IllegalMove
from tests.engine.court.positions import coins, position
from tests.engine.games import legal, play, refusal

# ---- the turn


def test_optional_steps_come_in_order_and_choosing_ends_the_turn() -> None:
    state = position()
    assert legal(state, "N") == {"N@h7", "N@i7"}
    assert len(legal(state, "B")) == 6 * 2
    assert len(legal(state, "D")) == 6
    assert legal(state, ">") == {">q4", ">q19", ">q30"}
    assert play(state, ">q4").king.seat == 2


def test_a_step_that_was_passed_over_cannot_be_made_up_for() -> None:
    built = play(position(), "B0@e7")
    assert refusal(built, "N@h7") is Reason.TOO_LATE
    assert refusal(built, "B1@f7") is Reason.TOO_LATE
    burned = play(position(), "D0")
    assert refusal(burned, "B1@f7") is Reason.TOO_LATE
    assert refusal(burned, "D1") is Reason.TOO_LATE


def test_nothing_comes_before_placing() -> None:
    assert {refusal(position(step="0", kingdom="t0t0##", taxable="-"), move) for move in ("N@e7", "B0@e7", "D0")} == {
        Reason.TOO_EARLY
    }


def test_in_the_last_round_a_player_may_be_done() -> None:
    last = position(line="-", dealt="12")
    assert legal(last, "--") == {"--"}
    assert play(last, "--").king.seat == 2
    assert refusal(position(), "--") is Reason.NOT_DONE


def test_each_king_of_two_players_has_a_whole_turn() -> None:
    first = position(turns="q1:1,q16:1", treasuries="9/2/0;7/1/0")
    second = play(first, "N@h7 B0@e7 >q4 q16@h8e")
    assert second.king.seat == 1
    assert legal(second, "N") == {"N@h8", "N@i8"}
    assert legal(second, "B1") == {"B1@f7"}
    assert len(legal(second, "D")) == 5


# ---- tax


def test_a_knight_pays_the_size_of_the_property_at_once_and_stays() -> None:
    state = play(position(kingdom="t0t0##w0w0/..w0w0w0.."), "N@h7")
    assert Court.of(state).treasuries[0] == Treasury(coins=7 + 5, knights=0)
    assert str(state.kingdom).splitlines()[0].split() == ["t0", "t0", "##", "w0N", "w0"]


def test_up_to_two_knights_are_sent_one_on_each_half() -> None:
    state = play(position(treasuries="7/3/0;7/1/0"), "N@h7")
    assert legal(state, "N") == {"N@i7"}
    assert refusal(state, "N@h7") is CourtReason.NOT_JUST_PLACED
    state = play(state, "N@i7")
    assert not legal(state, "N")
    assert Court.of(state).treasuries[0] == Treasury(coins=11, knights=1)


def test_knights_go_to_the_domino_just_placed_only() -> None:
    assert refusal(position(), "N@e7") is CourtReason.NOT_JUST_PLACED


def test_a_knight_must_be_in_reserve() -> None:
    assert refusal(position(treasuries="7/0/0;7/1/0"), "N@h7") is CourtReason.NO_KNIGHTS


def test_after_a_discard_there_is_no_tax() -> None:
    state = position(step="0", kingdom="f0f0f0/f0##f0/f0f0f0", taxable="-", treasuries="7/3/0;7/1/0")
    state = play(state, "q1@-")
    assert not legal(state, "N")
    assert refusal(state, "N@g8") is CourtReason.NOT_JUST_PLACED


def test_a_discard_leaves_the_other_steps_of_the_turn() -> None:
    state = position(step="0", kingdom="f0f0t0/f0##f0/f0f0f0", taxable="-")
    state = play(state, "q1@-")
    assert legal(state, "B0") == {"B0@h8"}
    assert len(legal(state, "D")) == 6


def test_a_vault_pays_for_each_knight_sent_by_the_knights_owned() -> None:
    vault = position(kingdom="t0b15t0N##w0w0", treasuries="0/2/0;7/1/0")
    assert coins(play(vault, "N@h7")) == 2 + 3
    assert coins(play(vault, "N@h7 N@i7")) == 2 * (2 + 3)


def test_a_vault_pays_for_each_knight_sent_by_the_towers_owned() -> None:
    vault = position(kingdom="t0b16t0##w0w0", treasuries="0/2/3;7/1/0")
    assert coins(play(vault, "N@h7 N@i7")) == 2 * (2 + 3)


def test_both_vaults_of_a_player_pay() -> None:
    vaults = position(kingdom="t0b15t0b16##w0w0", treasuries="0/2/3;7/1/0")
    assert coins(play(vaults, "N@h7")) == 2 + 2 + 3


# ---- building


def test_a_tile_costs_the_price_of_its_slot_and_goes_on_a_town_square() -> None:
    state = play(position(), "B5@f7")
    assert coins(state) == 2
    assert str(state.kingdom) == "t0 t0b27 ## w0 w0"
    assert Court.of(state).board[5] is None


def test_the_knights_and_towers_of_a_tile_arrive_at_once() -> None:
    assert Court.of(play(position(), "B4@e7")).treasuries[0] == Treasury(coins=3, knights=2, towers=1)


def test_a_town_square_takes_one_building_and_may_have_a_knight() -> None:
    state = position(kingdom="t0Nt0b3##w0w0")
    assert {move[3:] for move in legal(state, "B")} == {"e7"}
    assert refusal(state, "B0@f7") is CourtReason.NOT_A_SITE
    assert refusal(state, "B0@h7") is CourtReason.NOT_A_SITE
    assert refusal(position(kingdom="f0f0##w0w0"), "B0@h7") is CourtReason.NO_SITE
    assert str(play(state, "B0@e7").kingdom) == "t0b1N t0b3 ## w0 w0"


def test_an_empty_slot_sells_nothing_and_burns_nothing() -> None:
    state = position(board="b1,-,b3,b4,b9,b27")
    assert refusal(state, "B1@e7") is CourtReason.EMPTY_SLOT
    assert refusal(state, "D1") is CourtReason.EMPTY_SLOT


@pytest.mark.parametrize("price", [-1, 6])
def test_a_slot_that_is_not_there_sells_nothing_and_burns_nothing(price: int) -> None:
    for move in Build(price, Square.parse("e7")), Bribe(price):
        with pytest.raises(IllegalMove) as caught:
            position().play(move)
        assert caught.value.reason is CourtReason.EMPTY_SLOT


def test_a_player_who_has_the_price_of_a_tile_can_buy_it() -> None:
    state = position(treasuries="2/1/0;7/1/0")
    assert refusal(state, "B3@e7") is CourtReason.TOO_DEAR
    assert {move[1] for move in legal(state, "B")} == {"0", "1", "2"}


# ---- the dragon


def test_for_a_coin_the_dragon_burns_a_tile_and_stays_until_the_round_ends() -> None:
    state = play(position(), "D3")
    assert (coins(state), Court.of(state).board[3], Court.of(state).burned) == (6, None, (4,))
    assert Court.of(state).is_dragon_out
    assert not Court.of(state).next_round().is_dragon_out


def test_a_player_who_has_the_queen_cannot_bribe_the_dragon() -> None:
    assert refusal(position(queen="1"), "D0") is CourtReason.QUEEN_HERE
    assert len(legal(position(queen="2"), "D")) == 6


def test_the_dragon_stays_in_its_cave_while_kings_choose_their_first_dominoes() -> None:
    choosing = position(turns="-:1,-:2", step="0", taxable="-")
    assert legal(choosing, "D") == set()
    assert refusal(choosing, "D0") is Reason.NOTHING_TO_PLACE


def test_the_dragon_is_paid_with_a_coin() -> None:
    assert refusal(position(treasuries="0/1/0;7/1/0"), "D0") is CourtReason.NO_COINS
    assert coins(play(position(treasuries="1/1/0;7/1/0"), "D0")) == 0


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
