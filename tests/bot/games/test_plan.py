"""Tests of plans."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.game import Seat
from bot.games.refusals import StaleGame
from bot.games.seats import DROPPED
from bot.games.table import UNDO_ENTRY, Table
from bot.games.turn import (
    Plan,
    automatic_moves,
    imagine,
    is_outdated,
    make_moves,
    open_turns,
    plan_of,
    planned_moves,
    possible_part,
    round_to_plan,
    waits_for_one,
)
from engine.errors import NotationError
from engine.moves import Discard, Pick, Place
from engine.state import State
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.sample_tables import OPENING, draws_of, played
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

COURT = "2 q32@e8n N@e8 B0@e7 >q33"


def plan(text: str) -> Plan:
    return Plan.parse(text)


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


@pytest.mark.parametrize(
    ("position", "text", "made"),
    [
        pytest.param(ROUND, "2 3@g8n >11 >17 >10", "3@g8n >17", id="with the first wish that is free"),
        pytest.param(ROUND, "2 3@g8n >11", "3@g8n", id="without a free wish"),
        pytest.param(ROUND, "2 3@g8n", "3@g8n", id="without a wish"),
        pytest.param(ROUND, "2 3@m1n >17", "", id="not behind a placement that is not legal"),
        pytest.param(ROUND, "2 >17", "", id="not without a placement"),
        pytest.param(ROUND, "2 31@g8n >17", "", id="not without a placement of this domino"),
        pytest.param(LAST_ROUND, "6 3@g8n", "3@g8n", id="the whole turn in the last round"),
        pytest.param(LAST_ROUND, "6 3@g8n -- 30@g8n", "3@g8n", id="nothing in the turn of the next player"),
        pytest.param(QUEENDOMINO, COURT, COURT.removeprefix("2 "), id="knights and buildings too"),
        pytest.param(QUEENDOMINO.replace("b17,b20", "-,b20"), COURT, "q32@e8n N@e8", id="up to a tile that is sold"),
    ],
)
def test_a_plan_is_carried_out_as_far_as_it_is_possible(position: str, text: str, made: str) -> None:
    assert " ".join(map(str, planned_moves(State.parse(position), plan(text)))) == made


def test_a_turn_that_was_begun_otherwise_is_not_continued() -> None:
    begun = State.parse(ROUND).play(next(iter(planned_moves(State.parse(ROUND), plan("2 3@g8n")))))
    assert planned_moves(begun, plan("2 3@f7n >17")) == ()


def test_both_kings_of_a_player_follow_one_plan() -> None:
    state = State.parse(ROUND)
    seats = [Seat(1, 101, "Ola", plan="2 3@g8n 31@g6e >17 >12"), Seat(2, 102, "Kenji", plan="2 30@g8n >17 >12 >10")]
    followed, after = automatic_moves(state, seats, draws_of(1))
    # Each has planned one choice; the last domino of the line is nobody's choice.
    planned = [each for each in followed if each.planner]
    assert [each.text for each in planned] == ["3@g8n", ">17", "30@g8n", ">12", "31@g6e"]
    assert [each.planner for each in planned] == [101, 101, 102, 102, 101]
    assert after.king.seat == 2


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


def test_a_plan_is_outdated_when_its_turns_are_over() -> None:
    state = State.parse(MOVED)
    assert [is_outdated(plan(text), state, 1) for text in ("2 3@g8n", "3 10@g8n")] == [True, False]
    assert is_outdated(plan("6 3@g8n"), State.parse(LAST_ROUND.replace("3:1,30:2", "-")), 1)


def test_a_dropped_plan_is_none() -> None:
    seat = Seat(1, 101, "Ola", plan="2 3@g8n")
    assert plan_of(seat) == plan("2 3@g8n")
    assert plan_of(replace(seat, plan="-")) is None
    assert plan_of(replace(seat, plan=None)) is None


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
    draws = draws_of(seed)
    followed, end = automatic_moves(moved, planned, draws)
    by_hand, log = moved, list[str]()
    while any(each.planner for each in followed[len(log) :]):
        following = followed[len(log)]
        if following.planner:
            # A person who plays by hand, without any plan at the table.
            assert planned[by_hand.king.seat - 1].user_id == following.planner
            move = next(move for move in by_hand.legal_moves() if str(move) == following.text)
            log.append(str(move))
            by_hand = by_hand.play(move)
        else:
            forced = draws.chance(by_hand) if by_hand.is_chance else by_hand.legal_moves()[0]
            log.append(str(forced))
            by_hand = by_hand.play(forced)
    rest, after = automatic_moves(by_hand, seats, draws)
    assert [*log, *(each.text for each in rest)] == [each.text for each in followed]
    assert str(after) == str(end)


FOURTH = 105
FOUR = OLA, KENJI, ZURI, FOURTH


def a_plan(table: Table, seat: Seat, *, wishes: int = 4) -> Plan:
    """A plan for all turns that the seat has left: the first legal placements, and the free dominoes as they lie."""
    plan = Plan(round_to_plan(table.state, seat.number) or 0)
    for _ in open_turns(table.state, seat.number):
        end = imagine(table.state, seat.number, plan)[-1].end
        placing = [move for move in end.legal_moves() if isinstance(move, Place | Discard)] if end.turns else []
        plan = Plan(plan.round, (*plan.moves, *placing[:1]))
    free = table.state.next_line.free[:wishes] if plan.round == table.state.round else ()
    return Plan(plan.round, plan.moves, tuple(map(Pick, free)))


async def start_of_round(driver: GameDriver, *people: int, code: str = "kd") -> Table:
    """A game in which the first choice is over and the first player of a round is to place."""
    await driver.begin(*people, code=code)
    return await driver.until_placing()


def waiting_person(table: Table) -> Seat:
    """The seat of a person whose turn it is not."""
    return next(seat for seat in table.game.people if seat != table.acting)


def plans(table: Table) -> list[str | None]:
    return [seat.plan for seat in table.game.seats]


async def test_the_rest_of_a_plan_that_has_stopped_is_dropped_by_the_players_own_move(driver: GameDriver) -> None:
    table = await start_of_round(driver, OLA, KENJI)
    following = waiting_person(table)
    await driver.keep_plan(a_plan(table, following, wishes=0), by(following.user_id))
    while (await driver.acting()).number != following.number:
        await driver.turn()
    assert (await driver.table()).moves[-1].planned
    await driver.step()
    assert plans(await driver.table()) == [None, None]


async def test_nobody_can_plan_a_turn_that_has_come(driver: GameDriver) -> None:
    table = await start_of_round(driver, OLA, KENJI)
    acting = await driver.acting()
    with pytest.raises(StaleGame):
        await driver.keep_plan(a_plan(table, acting), by(acting.user_id))
    assert plans(await driver.table()) == [None, None]


async def test_a_plan_that_is_not_possible_as_it_is_is_not_kept(driver: GameDriver) -> None:
    table = await start_of_round(driver, OLA, KENJI)
    waiting = waiting_person(table)
    plan = a_plan(table, waiting)
    for wrong in (Plan(plan.round), Plan(plan.round + 1, plan.moves), Plan(plan.round, plan.moves[::-1])):
        with pytest.raises(StaleGame):
            await driver.keep_plan(wrong, by(waiting.user_id))


async def test_a_turn_by_plan_is_taken_back_like_any_other_and_not_played_again(driver: GameDriver) -> None:
    table = await start_of_round(driver, OLA, KENJI, ZURI)
    following = table.seat(table.state.turns[1].king.seat)
    await driver.keep_plan(a_plan(table, following), by(following.user_id))
    await driver.turn()
    played = await driver.table()
    await driver.ask_to_undo(following.user_id)
    undone = await driver.agree_to_undo()
    assert [entry.text for entry in undone.log[played.ply :]] == [UNDO_ENTRY, UNDO_ENTRY]
    assert undone.acting_seat == following.number
    assert plans(undone) == [None] * 3


async def test_a_computer_player_that_takes_a_turn_leaves_word_that_the_plan_was_dropped(driver: GameDriver) -> None:
    table = await start_of_round(driver, OLA, KENJI)
    following = waiting_person(table)
    await driver.keep_plan(a_plan(table, following, wishes=0), by(following.user_id))
    while (await driver.acting()).number != following.number:
        await driver.turn()
    await driver.remind()
    await driver.runner.let_computer_move(driver.game, None, by(OLA + KENJI - (following.user_id or 0)))
    assert (await driver.table()).seat(following.number).plan == DROPPED


async def test_two_bots_that_write_at_once_carry_a_plan_out_once(driver: GameDriver) -> None:
    """The plan is kept by one process, after the other has read the table for a move."""
    table = await start_of_round(driver, OLA, KENJI, ZURI)
    acting, following = await driver.acting(), table.seat(table.state.turns[1].king.seat)
    place = next(move for move in table.state.legal_moves() if isinstance(move, Place))
    placed = await driver.tables.play(driver.game, make_moves, by(acting.user_id), table.ply, str(place))
    other = driver.another_bot()
    stale = await driver.tables.table(driver.game)
    await other.keep_plan(a_plan(placed, following), by(following.user_id))
    pick = str(placed.state.legal_moves()[-1])
    with pytest.raises(StaleGame):
        await driver.tables.play(stale, make_moves, by(acting.user_id), None, pick)
    after = await driver.tables.play(driver.game, make_moves, by(acting.user_id), None, pick)
    assert [each.planned for each in after.since(stale.ply)] == [False, True, True]
    assert after.seat(following.number).plan is None


def test_a_first_choice_is_planned_with_wishes_alone() -> None:
    table = played("kd", 2, *OPENING[:2])
    ola, kenji = table.game.seats
    seats = ola, replace(kenji, plan="0 >3 >17 >22 >41")
    assert waits_for_one(table.with_game(replace(table.game, seats=seats)))
    assert not waits_for_one(table)
