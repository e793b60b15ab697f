"""Plans: what they make of a turn that has come, and what can be planned. As examples, and as laws of every variant."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.models import Seat
from bot.games.plan import (
    Plan,
    imagine,
    is_outdated,
    open_turns,
    plan_of,
    planned_moves,
    possible_part,
    round_to_plan,
)
from bot.games.turn import automatic_moves
from engine.errors import NotationError
from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from tests.engine.games import ANY_POSITIONS, examples

UNSEEN = "5-7.9.13-16.18.20-29.32-42.44-48"
ROUND = f"kd 2 ##w0w0;##f0f0 3:1,30:2,31:1,43:2 0 10,11:2,12,17 3 {UNSEEN}"
"""Ola (seat 1) is to place 3, then Kenji 30, Ola 31 and Kenji 43; Kenji has a king on 11 already."""

LAST_ROUND = "kd 2 ##w0w0;##f0f0 3:1,30:2 0 - 6 -"
MOVED = f"kd 2 ##w0w0;##f0f0 30:2,43:2 0 10:1,11,12:1,17 3 {UNSEEN}"
"""Ola has moved twice in this round, and will place 10 and 12."""

QUEENDOMINO = (
    "qd 3 ..f0f0f1/t0t0##w0;##;## q32:1 0 q10,q21:2,q33,q41:3 3 q44-q48"
    " b17,b20,b1,b13,b30,b28 b2-b5 4/2/0;7/1/0;7/1/0 - - -"
)


def plan(text: str) -> Plan:
    return Plan.parse(text)


def carried_out(position: str, text: str) -> str:
    return " ".join(map(str, planned_moves(State.parse(position), plan(text))))


def kept(position: str, seat: int, text: str) -> str:
    return str(possible_part(State.parse(position), seat, plan(text)))


@pytest.mark.parametrize("text", ["0 >3 >17", "5 12@g8e >38 >41", "5 q12@g8e N@g8 B3@h7 -- q3@-", "3"])
def test_a_plan_reads_back_as_it_was_written(text: str) -> None:
    assert str(plan(text)) == text


@pytest.mark.parametrize("text", ["", "x", "12@g8e", "5 ", "5 12", "-1 >3", "1234 >3", "٣ >3"])
def test_a_text_that_is_no_plan_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        plan(text)


def test_a_wish_counts_once_and_the_wishes_come_last() -> None:
    assert str(plan("5 >38 12@g8e >41 >38")) == "5 12@g8e >38 >41"


# ---- when the turn has come


def test_the_domino_is_placed_and_the_first_free_wish_is_taken() -> None:
    assert carried_out(ROUND, "2 3@g8n >11 >17 >10") == "3@g8n >17"


def test_without_a_free_wish_only_the_placement_is_made() -> None:
    assert carried_out(ROUND, "2 3@g8n >11") == "3@g8n"
    assert carried_out(ROUND, "2 3@g8n") == "3@g8n"


def test_behind_a_placement_that_is_not_legal_nothing_is_made() -> None:
    assert carried_out(ROUND, "2 3@m1n >17") == ""


def test_without_a_placement_nothing_is_made() -> None:
    assert carried_out(ROUND, "2 >17") == ""
    assert carried_out(ROUND, "2 31@g8n >17") == ""


def test_a_plan_for_another_round_makes_no_move() -> None:
    assert carried_out(ROUND, "1 3@g8n >17") == ""
    assert carried_out(ROUND, "3 3@g8n >17") == ""
    placed = State.parse(ROUND).play(Move.parse("3@g8n"))
    assert [str(move) for move in planned_moves(placed, plan("2 >17"))] == [">17"]
    assert planned_moves(placed, plan("3 >17")) == ()


def test_a_turn_that_was_begun_otherwise_is_not_continued() -> None:
    begun = State.parse(ROUND).play(next(iter(planned_moves(State.parse(ROUND), plan("2 3@g8n")))))
    assert planned_moves(begun, plan("2 3@f7n >17")) == ()


def test_in_the_last_round_the_placement_is_the_whole_turn() -> None:
    assert carried_out(LAST_ROUND, "6 3@g8n") == "3@g8n"


def test_nothing_is_made_in_the_turn_of_the_next_player() -> None:
    assert carried_out(LAST_ROUND, "6 3@g8n -- 30@g8n") == "3@g8n"


def test_knights_and_buildings_are_part_of_the_plan() -> None:
    assert carried_out(QUEENDOMINO, "2 q32@e8n N@e8 B0@e7 >q33") == "q32@e8n N@e8 B0@e7 >q33"


def test_a_tile_that_somebody_else_has_bought_ends_the_plan_before_the_choice() -> None:
    sold = QUEENDOMINO.replace("b17,b20", "-,b20")
    assert carried_out(sold, "2 q32@e8n N@e8 B0@e7 >q33") == "q32@e8n N@e8"


def test_both_kings_of_a_player_follow_one_plan() -> None:
    state, rng = State.parse(ROUND), Random(1)
    seats = [Seat(1, 101, "Ola", plan="2 3@g8n 31@g6e >17 >12"), Seat(2, 102, "Kenji", plan="2 30@g8n >17 >12 >10")]
    followed, after = automatic_moves(state, seats, (), lambda _: rng)
    # Kenji has a plan for the first of his turns only.
    assert [each.text for each in followed] == ["3@g8n", ">17", "30@g8n", ">12", "31@g6e"]
    assert [each.planner for each in followed] == [101, 101, 102, 102, 101]
    assert after.king.seat == 1


# ---- planning


def test_both_turns_of_this_round_can_be_planned() -> None:
    state = State.parse(ROUND)
    assert [str(turn.domino) for turn in open_turns(state, 2)] == ["30", "43"]
    assert round_to_plan(state, 2) == 2
    text = "2 30@g8n 43@f7n >17 >12"
    assert kept(ROUND, 2, text) == text


def test_what_has_become_impossible_is_left_out() -> None:
    # 11 is taken, and no domino lies on the castle.
    assert kept(ROUND, 2, "2 30@g7n 43@f7n >11 >17") == "2 >17"


def test_after_the_last_turn_of_the_round_only_the_next_placements_can_be_planned() -> None:
    state = State.parse(MOVED)
    assert [str(turn.domino) for turn in open_turns(state, 1)] == ["10", "12"]
    assert kept(MOVED, 1, "3 10@g8n 12@g6e >17") == "3 10@g8n 12@g6e"
    assert kept(MOVED, 1, "2 10@g8n") == "3"


def test_a_plan_is_outdated_when_its_turns_are_over() -> None:
    state = State.parse(MOVED)
    assert [is_outdated(plan(text), state, 1) for text in ("2 3@g8n", "3 10@g8n")] == [True, False]
    assert is_outdated(plan("6 3@g8n"), State.parse(LAST_ROUND.replace("3:1,30:2", "-")), 1)


def test_nothing_can_be_planned_behind_the_last_turn() -> None:
    over = "kd 2 ##w0w0;##f0f0 30:2 0 - 6 -"
    assert possible_part(State.parse(over), 1, plan("6 30@g8n")) is None
    assert round_to_plan(State.parse(over), 1) is None


def test_a_dropped_plan_is_none() -> None:
    seat = Seat(1, 101, "Ola", plan="2 3@g8n")
    assert plan_of(seat) == plan("2 3@g8n")
    assert plan_of(replace(seat, plan="-")) is None
    assert plan_of(replace(seat, plan=None)) is None


def test_a_plan_is_not_part_of_what_is_logged_of_a_seat() -> None:
    assert "g8n" not in repr(Seat(1, 101, "Ola", plan="2 3@g8n"))


# ---- laws


def random_plan(state: State, seat: int, rng: Random) -> Plan:
    """A plan as somebody might make it, with some of the moves that are possible in imagination."""
    planned = Plan(round_to_plan(state, seat) or 0)
    for _ in range(12):
        turns = imagine(state, seat, planned)
        end = turns[-1].end if turns else state
        moves = [move for move in end.legal_moves() if not isinstance(move, Pick)] if end.turns else []
        own = [move for move in moves if end.king.seat == seat]
        if not own or (rng.random() < 0.2 and not isinstance(own[0], Place | Discard)):
            break
        planned = replace(planned, moves=(*planned.moves, rng.choice(own)))
    free = list(map(Pick, state.next_line.free))
    return replace(planned, wishes=tuple(rng.sample(free, rng.randint(0, len(free)))))


@given(ANY_POSITIONS, st.integers(0, 2**32))
@examples(80)
def test_what_can_be_kept_is_kept_unchanged_and_fits_into_a_button(state: State, seed: int) -> None:
    rng = Random(seed)
    for seat in range(1, state.players + 1):
        if not state.is_chance and round_to_plan(state, seat) is not None:
            first = possible_part(state, seat, random_plan(state, seat, rng))
            assert first is not None
            assert possible_part(state, seat, first) == first == Plan.parse(str(first))
            assert len(str(first)) <= 75


@given(ANY_POSITIONS, st.integers(0, 2**32))
@examples(80)
def test_carrying_a_plan_out_is_playing_its_moves_by_hand(state: State, seed: int) -> None:
    rng = Random(seed)
    if state.is_chance or state.is_over:
        return
    seats = [Seat(number, 100 + number, "") for number in range(1, state.players + 1)]
    planned = [
        replace(seat, plan=str(possible_part(state, seat.number, random_plan(state, seat.number, rng))))
        if round_to_plan(state, seat.number) is not None
        else seat
        for seat in seats
    ]
    # Somebody moves, and everybody else has a plan.
    moved = state.play(rng.choice(state.legal_moves()))
    acting = state.king.seat
    planned[acting - 1] = seats[acting - 1]
    rng = Random(seed)
    followed, end = automatic_moves(moved, planned, (), lambda _: rng)
    by_hand, log, dice = moved, list[str](), Random(seed)
    while any(each.planner for each in followed[len(log) :]):
        following = followed[len(log)]
        if following.planner:
            # A person who plays by hand, without any plan at the table.
            assert planned[by_hand.king.seat - 1].user_id == following.planner
            move = next(move for move in by_hand.legal_moves() if str(move) == following.text)
            log.append(str(move))
            by_hand = by_hand.play(move)
        else:
            forced = by_hand.chance(dice) if by_hand.is_chance else by_hand.legal_moves()[0]
            log.append(str(forced))
            by_hand = by_hand.play(forced)
    rest, after = automatic_moves(by_hand, seats, (), lambda _: dice)
    assert [*log, *(each.text for each in rest)] == [each.text for each in followed]
    assert str(after) == str(end)
