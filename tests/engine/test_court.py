"""The rules of docs/rules.md 2 and 3, each as an example."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.court.buildings import BUILDINGS, TILES
from engine.court.court import Court, Treasury
from engine.court.errors import CourtReason
from engine.court.moves import Bribe, Build, Refill, Tax
from engine.dominoes import Terrain
from engine.errors import IllegalMove, Reason, ReasonCode
from engine.moves import Move
from engine.state import State
from tests.engine.games import SEEDS, law, random_game

COURTS = [("qd", 2), ("qd", 3), ("qd", 4), ("rw", 3), ("rw", 6), ("rwt", 6), ("rwt", 8)]

FIELDS = {
    "kingdom": "t0t0##w0w0",  # on e7 to i7
    "stage": "1",
    "line": "q4,q8:2,q19,q30",
    "dealt": "2",
    "board": "b1,b20,b3,b4,b9,b27",
    "treasuries": "7/1/0;7/1/0",
    "queen": "-",
    "dragon": "-",
    "levy": "h7.i7",
}
POSITION = (
    "qd 2 {kingdom};## q1:1,q17:2 {stage} {line} {dealt} q40-q44 {board} b30-b32 {treasuries} {queen} {dragon} {levy}"
)


def table(**fields: str) -> State:
    """Seat 1 has just put q1 on h7 and i7, if not said otherwise."""
    return State.parse(POSITION.format(**FIELDS | fields))


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = state.play(Move.parse(move))
    return state


def reason(state: State, move: str) -> ReasonCode:
    with pytest.raises(IllegalMove) as caught:
        state.play(Move.parse(move))
    assert Move.parse(move) not in state.legal_moves()
    return caught.value.reason


def offered(state: State, kind: str) -> set[str]:
    return {str(move) for move in state.legal_moves() if str(move).startswith(kind)}


def coins(state: State, kingdom: int = 0) -> int:
    return state.court.treasuries[kingdom].coins


# ---- the turn


def test_optional_steps_come_in_order_and_choosing_ends_the_turn() -> None:
    state = table()
    assert offered(state, "N") == {"N@h7", "N@i7"}
    assert len(offered(state, "B")) == 6 * 2
    assert len(offered(state, "D")) == 6
    assert offered(state, ">") == {">q4", ">q19", ">q30"}
    assert after(state, ">q4").king.seat == 2


def test_what_comes_earlier_in_a_turn_cannot_be_made_up_for() -> None:
    built = after(table(), "B0@e7")
    assert reason(built, "N@h7") is Reason.TOO_LATE
    assert reason(built, "B1@f7") is Reason.TOO_LATE
    burned = after(table(), "D0")
    assert reason(burned, "B1@f7") is Reason.TOO_LATE
    assert reason(burned, "D1") is Reason.TOO_LATE


def test_nothing_comes_before_placing() -> None:
    assert {reason(table(stage="0", kingdom="t0t0##", levy="-"), move) for move in ("N@e7", "B0@e7", "D0")} == {
        Reason.TOO_EARLY
    }


def test_in_the_last_round_a_player_may_be_done() -> None:
    last = table(line="-", dealt="12")
    assert offered(last, "--") == {"--"}
    assert after(last, "--").king.seat == 2
    assert reason(table(), "--") is Reason.NOT_DONE


def test_each_king_of_two_players_has_a_whole_turn() -> None:
    state = random_game("qd", 2, 1)[-1]
    placed = sum(kingdom.covered.bit_count() // 2 for kingdom in state.kingdoms) + sum(map(len, state.discards))
    assert placed == 48


def test_for_two_the_player_drawn_chooses_one_the_other_two_and_the_first_again_one() -> None:
    start = State.start("qd", 2)
    assert {str(start.chance(Random(seed))) for seed in range(20)} == {"#1221", "#2112"}
    assert reason(start, "#1212") is Reason.WRONG_KINGS


# ---- tax


def test_a_knight_pays_the_size_of_the_property_at_once_and_stays() -> None:
    state = after(table(kingdom="t0t0##w0w0/..w0w0w0.."), "N@h7")
    assert state.court.treasuries[0] == Treasury(coins=7 + 5, knights=0)
    assert str(state.kingdom).splitlines()[0].split() == ["t0", "t0", "##", "w0N", "w0"]


def test_knights_that_stand_there_do_not_matter() -> None:
    assert coins(after(table(kingdom="t0t0##w0w0N", levy="h7"), "N@h7")) == 9


def test_up_to_two_knights_are_sent_one_on_each_half() -> None:
    state = after(table(treasuries="7/3/0;7/1/0"), "N@h7")
    assert offered(state, "N") == {"N@i7"}
    assert reason(state, "N@h7") is CourtReason.NOT_JUST_PLACED
    state = after(state, "N@i7")
    assert not offered(state, "N")
    assert state.court.treasuries[0] == Treasury(coins=11, knights=1)


def test_knights_go_to_the_domino_just_placed_only() -> None:
    assert reason(table(), "N@e7") is CourtReason.NOT_JUST_PLACED


def test_a_knight_must_be_in_reserve() -> None:
    assert reason(table(treasuries="7/0/0;7/1/0"), "N@h7") is CourtReason.NO_KNIGHTS


def test_after_a_discard_there_is_no_tax() -> None:
    state = table(stage="0", kingdom="f0f0f0/f0##f0/f0f0f0", levy="-", treasuries="7/3/0;7/1/0")
    state = after(state, "q1@-")
    assert not offered(state, "N")


def test_a_vault_pays_for_each_knight_sent_by_the_knights_owned() -> None:
    vault = table(kingdom="t0b15t0N##w0w0", treasuries="0/2/0;7/1/0")
    assert coins(after(vault, "N@h7")) == 2 + 3
    assert coins(after(vault, "N@h7", "N@i7")) == 2 * (2 + 3)


def test_a_vault_pays_for_each_knight_sent_by_the_towers_owned() -> None:
    vault = table(kingdom="t0b16t0##w0w0", treasuries="0/2/3;7/1/0")
    assert coins(after(vault, "N@h7", "N@i7")) == 2 * (2 + 3)


# ---- building


def test_a_tile_costs_the_price_of_its_slot_and_goes_on_a_town_square() -> None:
    state = after(table(), "B5@f7")
    assert coins(state) == 2
    assert str(state.kingdom) == "t0 t0b27 ## w0 w0"
    assert state.court.board[5] is None


def test_what_a_tile_gives_arrives_at_once() -> None:
    assert after(table(), "B4@e7").court.treasuries[0] == Treasury(coins=3, knights=2, towers=1)


def test_a_town_square_takes_one_building_and_may_have_a_knight() -> None:
    state = table(kingdom="t0Nt0b3##w0w0")
    assert {move[3:] for move in offered(state, "B")} == {"e7"}
    assert reason(state, "B0@f7") is CourtReason.NO_SITE
    assert reason(state, "B0@h7") is CourtReason.NO_SITE
    assert str(after(state, "B0@e7").kingdom) == "t0b1N t0b3 ## w0 w0"


def test_an_empty_slot_sells_nothing_and_burns_nothing() -> None:
    state = table(board="b1,-,b3,b4,b9,b27")
    assert reason(state, "B1@e7") is CourtReason.EMPTY_SLOT
    assert reason(state, "D1") is CourtReason.EMPTY_SLOT


def test_a_tile_must_be_paid() -> None:
    state = table(treasuries="2/1/0;7/1/0")
    assert reason(state, "B3@e7") is CourtReason.TOO_DEAR
    assert {move[1] for move in offered(state, "B")} == {"0", "1", "2"}


def test_without_a_town_there_is_nothing_to_build_on() -> None:
    assert not offered(table(kingdom="##w0w0"), "B")


# ---- the queen


def test_whoever_gains_a_tower_and_has_no_fewer_than_anybody_receives_the_queen() -> None:
    assert after(table(), "B1@e7").court.queen == 0
    assert after(table(treasuries="7/1/0;7/1/2", queen="2"), "B1@e7").court.queen == 0
    assert after(table(treasuries="7/1/0;7/1/3", queen="2"), "B1@e7").court.queen == 1


def test_without_a_new_tower_the_queen_stays() -> None:
    assert after(table(treasuries="7/1/3;7/1/0"), "B0@e7").court.queen is None


def test_with_the_queen_a_building_costs_one_less_but_never_below_nothing() -> None:
    assert coins(after(table(queen="1"), "B5@e7")) == 3
    assert coins(after(table(queen="1"), "B0@e7")) == 7


def test_the_purchase_that_brings_the_queen_has_its_full_price() -> None:
    assert coins(after(table(), "B1@e7")) == 6


# ---- the dragon


def test_for_a_coin_the_dragon_burns_a_tile_and_stays_until_the_round_ends() -> None:
    state = after(table(), "D3")
    assert (coins(state), state.court.board[3], state.court.burned) == (6, None, (4,))
    assert state.court.is_dragon_out
    assert not state.court.next_round().is_dragon_out


def test_the_dragon_burns_one_tile_a_round() -> None:
    assert reason(table(dragon="!b5"), "D0") is CourtReason.DRAGON_AWAKE


def test_the_dragon_does_not_come_where_the_queen_is() -> None:
    assert reason(table(queen="1"), "D0") is CourtReason.QUEEN_HERE
    assert offered(table(queen="2"), "D")


def test_the_dragon_stays_in_its_cave_while_kings_choose_their_first_dominoes() -> None:
    choosing = State.parse(POSITION.format(**FIELDS | {"stage": "0"}).replace("q1:1,q17:2", "-:1,-:2"))
    assert offered(choosing, "D") == set()
    assert reason(choosing, "D0") is Reason.TOO_EARLY


def test_the_dragon_wants_its_coin() -> None:
    assert reason(table(treasuries="0/1/0;7/1/0"), "D0") is CourtReason.NO_COINS


# ---- the builders' board


def test_after_a_round_tiles_slide_to_the_cheap_end_and_the_dear_slots_are_filled() -> None:
    court = Court(board=(1, None, 3, None, 5, None), stack=(7, 8, 9)).next_round()
    assert (court.board, court.needs_tiles) == ((1, 3, 5, None, None, None), True)
    assert court.with_tiles((9, 7, 8)).board == (1, 3, 5, 9, 7, 8)


def test_an_exhausted_stack_leaves_slots_empty() -> None:
    assert Court(board=(1, None, 3, None, 5, None), stack=(7,)).next_round().with_tiles((7,)).board == (
        1,
        3,
        5,
        7,
        None,
        None,
    )
    assert not Court(board=(1, None, 3, None, 5, None)).next_round().needs_tiles


def test_a_full_board_needs_nothing() -> None:
    assert not Court(board=(1, 2, 3, 4, 5, 6), stack=(7,)).next_round().needs_tiles


def test_new_tiles_are_as_many_as_are_free_and_nobody_has_seen_them() -> None:
    state = table(board="!b1,b2,b3,b4,-,-")
    assert reason(state, "=b30") is Reason.WRONG_COUNT
    assert reason(state, "=b30.b30") is Reason.WRONG_COUNT
    assert reason(state, "=b30.b1") is Reason.ALREADY_SEEN
    assert reason(state, "N@h7") is Reason.CHANCE_DUE
    assert after(state, "=b32.b30").court.board == (1, 2, 3, 4, 32, 30)


# ---- the score


def test_the_worked_example_of_the_rulebook_scores_71() -> None:
    land = "g2g1t0b3t0b13f1/g0g0f1f0l1/t0b23w1##t0b19l1/f0w0w0m2l0/t0b27t0b20s1m2m0"
    state = State.parse(f"qd 3 {land};##;## - 0 - 12 - -,-,-,-,-,- - 11/0/3;0/0/0;0/0/0 1 - -")
    score = state.scores()[0]
    assert {name: points for name, points in score.parts.items() if points} == {
        "wealth": 3,
        "wheat": 3,
        "forest": 3,
        "lake": 6,
        "grassland": 16,
        "swamp": 1,
        "mine": 12,
        "sawmill": 6,
        "church": 8,
        "travelling_castle": 3,
        "big_tavern": 2,
        "statue": 5,
        "guard_tower": 3,
    }
    assert score.total == 71


def test_a_queens_tower_is_a_crown_on_its_town() -> None:
    score = table(kingdom="t0b30t0##", levy="-").scores()[0]
    assert score.parts["town"] == 2


def test_a_training_camp_counts_knights_on_the_grid_and_in_reserve() -> None:
    score = table(kingdom="t0b25t0N##", levy="-", treasuries="0/2/0;0/0/0").scores()[0]
    assert score.parts["training_camp"] == 3


def test_a_tie_goes_to_the_largest_property_and_then_to_nobody() -> None:
    state = table(levy="-", treasuries="0/0/0;0/0/0")
    assert [each.decided_by for each in state.ranking()] == ["largest_property", None]


def test_there_are_32_tiles_and_each_kind_says_how_sure_its_numbers_are() -> None:
    assert list(TILES) == list(range(1, 33))
    assert {building.id for building in BUILDINGS if building.status.startswith("VERIFIED")} >= {
        "merchant",
        "guard_tower",
    }
    assert TILES[1].per_property is Terrain.WHEAT


# ---- Royal Wedding


def test_lines_come_from_the_boxes_in_turn_queendomino_first() -> None:
    start = after(State.start("rw", 3), "#123")
    assert reason(start, "=1.2.3.4") is Reason.WRONG_BOX
    states = random_game("rw", 3, 1)
    boxes = [{domino.box for domino in state.next_line.dominoes} for state in states if state.next_line.dominoes]
    changes = [box for box, before in zip(boxes, [set[str](), *boxes], strict=False) if box != before]
    assert changes == [{"q"}, {"k"}] * 12


def test_in_teams_two_seats_act_on_one_kingdom() -> None:
    state = State.start("rwt", 6)
    assert [state.owners(kingdom) for kingdom in range(3)] == [(1, 4), (2, 5), (3, 6)]


# ---- laws


@given(st.sampled_from(COURTS), SEEDS)
@law(15)
def test_knights_tiles_and_towers_are_neither_lost_nor_made(format_: tuple[str, int], seed: int) -> None:
    for state in random_game(*format_, seed)[::7]:
        court = state.court
        built = [tile for kingdom in state.kingdoms for _, tile in kingdom.buildings]
        tiles = [*built, *court.burned, *court.stack, *(tile for tile in court.board if tile)]
        assert sorted(tiles) == list(TILES)
        for kingdom, own in zip(state.kingdoms, court.treasuries, strict=True):
            gains = [TILES[tile] for _, tile in kingdom.buildings]
            assert own.knights + kingdom.knights.bit_count() == 1 + sum(each.knights for each in gains)
            assert own.towers == sum(each.towers for each in gains)
            assert own.coins >= 0


@given(st.sampled_from(COURTS), SEEDS)
@law(15)
def test_the_queen_is_with_a_kingdom_that_has_no_fewer_towers_than_any(format_: tuple[str, int], seed: int) -> None:
    for state in random_game(*format_, seed)[::7]:
        towers = [own.towers for own in state.court.treasuries]
        assert state.court.queen is None or towers[state.court.queen] == max(towers)


# ---- why nothing of a kind can be done


@pytest.mark.parametrize(
    ("fields", "kind", "reason"),
    [
        ({}, Tax, None),
        ({"treasuries": "7/0/0;7/1/0"}, Tax, CourtReason.NO_KNIGHTS),
        ({"levy": "-"}, Tax, CourtReason.NOT_JUST_PLACED),
        ({"stage": "0"}, Tax, Reason.TOO_EARLY),
        ({"stage": "3"}, Build, Reason.TOO_LATE),
        ({"treasuries": "0/1/0;7/1/0", "board": "-,b20,b3,b4,b9,b27"}, Build, CourtReason.TOO_DEAR),
        ({"kingdom": "f0f0##w0w0"}, Build, CourtReason.NO_SITE),
        ({"board": "-,-,-,-,-,-"}, Build, CourtReason.EMPTY_SLOT),
        ({"dragon": "!b28"}, Bribe, CourtReason.DRAGON_AWAKE),
        ({"queen": "1"}, Bribe, CourtReason.QUEEN_HERE),
        ({"board": "-,-,-,-,-,-"}, Bribe, CourtReason.EMPTY_SLOT),
        ({"board": "-,-,-,-,-,-"}, Refill, Reason.NOT_CHANCE),
    ],
)
def test_why_no_move_of_a_kind_is_possible(fields: dict[str, str], kind: type[Move], reason: ReasonCode | None) -> None:
    assert table(**fields).refusal(kind) is reason


def test_a_game_without_a_court_has_none() -> None:
    with pytest.raises(LookupError, match="kd has no Court"):
        Court.of(State.start("kd", 2))
