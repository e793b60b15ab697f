"""A turn is taken back by consent: the latest, as long as nothing new has come to light since."""

from dataclasses import replace
from itertools import takewhile
from operator import attrgetter
from random import Random
from typing import Any

import pytest

from bot.chat.screens.refusals import explain
from bot.games.game import STAND_IN, Actor, Deal, Proposal, Seat, Status
from bot.games.proposals import (
    PAUSE,
    UNDO,
    NothingToUndo,
    refuse,
    require_open,
    require_undo,
    undo_outcome,
    what_came_since,
)
from bot.games.refusals import StaleGame
from bot.games.seats import resign
from bot.games.table import UNDO_ENTRY, Table, is_decided
from bot.games.turn import make_moves, turn_to_undo_alone, undo_alone, with_change
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import (
    FIRST_USER,
    LOCALIZER,
    POSITIONS,
    SECOND,
    THIRD,
    changed,
    draws_of,
    placed,
    played,
    table_at,
)
from tests.bot.words import words, written

ASKER, OTHER = Actor(FIRST_USER, "Ola", 1), Actor(FIRST_USER + 1, "Kim", 2)

NAMES = ("Ola", "Kim")

LAND = "l0l1l1..../g2f0f0w0m3/..f1g0##w0/..f1..w0w0/..w0..l1..;....w1f0f0/s2w0f0##s2/w0w0..l0g0/..w0l1l0../..w1m0...."
"""Domino 12 fits nowhere in the first kingdom, 11 in one place only in the second, and 7 in two."""

BEFORE_A_DISCARD = f"kd 2 {LAND} 11:2,12:1,16:2,25:1 0 20,27,35,47 6 4-7.9-10.13-15.17-18.21-22.24.28.34.36-41.45-46"
"""Kim is to place 11; then Ola has to discard 12."""

LAST_ROUND = f"kd 2 {LAND} 7:2,12:1,16:2,25:1 0 - 6 4-6.9-11.13-15.17-18.20-22.24.27-28.34-41.45-47"
"""The same in the last round, in which the discard is a whole turn."""

ONLY_A_DISCARD = LAST_ROUND.replace("7:2,12:1", "12:1").replace("16:2,25:1", "16:2")

PLANS = {1: "7 16@g4n", 2: "6 25@-"}
"""For turns that are still to come."""

CHOSEN = "#1221", "=3.17.22.41", ">3", ">17"
DEALT = *CHOSEN, ">22", ">41", "=1.2.4.42"
PLACED = *DEALT, "3@g8n", ">1", "17@g8n"


def begun(*moves: str) -> Table:
    return played("kd", 2, *moves, names=NAMES)


def ended(table: Table) -> Table:
    return replace(table, game=replace(table.game, status=Status.OVER))


def why_not(table: Table, actor: Actor) -> tuple[str, str]:
    """Why the actor cannot take the turn back, as it is and in words."""
    with pytest.raises(NothingToUndo) as caught:
        require_undo(table, None, actor)
    return caught.value.why, written(explain(caught.value, LOCALIZER))


def because(why: str, name: str = "") -> tuple[str, str]:
    """What somebody is told whom this keeps from taking the turn back."""
    return why, words("error-nothing-to-undo", why=why, name=name)


def undone(table: Table, last: Actor = OTHER) -> Table:
    """The table after the undo, written as one action of the last one to agree."""
    agreed = Proposal(UNDO, str(table.ply), (1, 2))
    asked = replace(table, game=replace(table.game, proposals=(agreed,)))
    return with_change(asked, last, 0, draws_of(1), asked.game)


def kept_by_computer(table: Table, number: int) -> Table:
    seats = [replace(seat, computer=STAND_IN) if seat.number == number else seat for seat in table.game.seats]
    return replace(table, game=replace(table.game, seats=tuple(seats)))


def test_a_forced_discard_of_the_next_player_is_no_news_and_is_undone_with_the_turn() -> None:
    table = table_at(BEFORE_A_DISCARD, "11@h4n", ">20", "12@-", names=NAMES)
    assert [str(each.move) for each in table.latest_turn] == ["11@h4n", ">20"]
    assert require_undo(table, None, OTHER).number == 2
    with pytest.raises(StaleGame):
        require_undo(table, table.ply - 1, OTHER)
    after = undone(table)
    assert (after.moves[-1].before, after.ply) == (table.start, 7)
    assert [each.seat for each in after.undone_turns] == [2]
    # The only legal placement is made again.
    assert [entry.text for entry in after.log] == ["11@h4n", ">20", "12@-", *[UNDO_ENTRY] * 3, "11@h4n"]


@pytest.mark.parametrize("last", [ASKER, OTHER], ids=attrgetter("name"))
def test_whoever_knows_of_an_undo_is_not_told_that_it_dropped_their_plan_whoever_agreed_last(last: Actor) -> None:
    table = table_at(BEFORE_A_DISCARD, "11@h4n", ">20", names=NAMES)
    planned = replace(table.game, seats=tuple(replace(seat, plan=PLANS[seat.number]) for seat in table.game.seats))
    # Kim's turn is undone; Ola's plan is for a turn that has not begun.
    assert [seat.plan for seat in undone(replace(table, game=planned), last).game.seats] == [PLANS[1], None]


@pytest.mark.parametrize(
    ("table", "actor", "why"),
    [
        pytest.param(begun(*CHOSEN), ASKER, because("moved", "Kim"), id="somebody has decided since"),
        pytest.param(kept_by_computer(begun(*CHOSEN), 2), ASKER, because("computer", "Kim"), id="a computer answered"),
        pytest.param(begun(*DEALT), ASKER, because("dealt"), id="something new has been dealt"),
        pytest.param(begun(*DEALT), OTHER, ("dealt",), id="dealt since, and one domino to choose is nothing new"),
        pytest.param(begun(*PLACED, ">2", "22@g6s"), OTHER, ("own-move",), id="they have begun their next turn"),
        pytest.param(begun(*CHOSEN[:2]), ASKER, ("no-turn",), id="there was no turn yet"),
        pytest.param(table_at(ONLY_A_DISCARD, "12@-", names=NAMES), ASKER, ("no-choice",), id="it would be made again"),
        pytest.param(ended(begun(*CHOSEN[:3])), ASKER, because("over"), id="the game is over"),
    ],
)
def test_a_turn_stands_and_whoever_asks_is_told_why(table: Table, actor: Actor, why: tuple[str, ...]) -> None:
    assert why_not(table, actor)[: len(why)] == why


def test_a_turn_of_queendomino_is_taken_back_with_all_its_moves() -> None:
    table = table_at(POSITIONS["TO_PLACE"], "q20@g8n", "N@g8", ">q17", names=NAMES)
    assert [str(each.move) for each in table.latest_turn] == ["q20@g8n", "N@g8", ">q17"]
    assert undone(table).state == table.start


# ---- at a table


async def test_a_turn_is_undone_at_once_if_all_others_are_computer_players(driver: GameDriver) -> None:
    table = await driver.begin(OLA, computers=1)
    while len({turn.king.seat for turn in table.state.turns[:2]}) > 1:  # until Ola moves twice in a row
        await driver.step()
        table = await driver.runner.advance(driver.game)
    await driver.turn()
    undone = await driver.ask_to_undo(OLA)
    assert undone.state == table.state


async def test_a_turn_is_undone_when_the_last_one_who_is_asked_leaves(driver: GameDriver) -> None:
    start = await driver.begin(OLA, KENJI, ZURI)
    mover = await driver.turn()
    asked = await driver.ask_to_undo(mover.user_id)
    first, second = (seat for seat in asked.game.present if seat != mover)
    await driver.ask_to_undo(first.user_id)
    undone = await driver.change(resign, by(second.user_id))
    assert (undone.state, undone.ply) == (start.state, asked.ply + 1)
    assert [each.seat for each in undone.undone_turns] == [mover.number]


async def test_a_request_says_how_it_has_ended(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = await driver.turn()
    asked = await driver.ask_to_undo(mover.user_id)
    await driver.change(refuse, by(OLA + KENJI - (mover.user_id or 0)), UNDO, str(asked.ply))
    assert undo_outcome(await driver.table(), asked.ply) == "undo-stands"
    await driver.ask_to_undo(mover.user_id)
    assert undo_outcome(await driver.agree_to_undo(), asked.ply) == "undo-agreed"
    await driver.turn()
    ply = (await driver.table()).ply
    await driver.turn()
    assert undo_outcome(await driver.table(), ply) == "undo-late"
    assert undo_outcome(await driver.table(), asked.ply) == "undo-agreed"


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "people"), [("kd", 3), ("qd", 2)])
async def test_an_undo_restores_the_position_before_the_turn(driver: GameDriver, variant: str, people: int) -> None:
    table, rng = await driver.begin(*(OLA, KENJI, ZURI)[:people], code=variant), Random(3)
    while table.is_playing:
        move = str(rng.choice(table.state.legal_moves()))
        table = await driver.tables.play(driver.game, make_moves, by((await driver.acting()).user_id), table.ply, move)
        if table.latest_turn and rng.random() < 0.5:
            turn, ply = table.latest_turn, table.ply
            mover = table.seat(turn[0].seat or 0)
            await driver.ask_to_undo(mover.user_id)
            table = await driver.agree_to_undo()
            # What was made for the player is made again.
            forced = [*takewhile(attrgetter("is_forced"), turn)]
            assert table.state == (forced[-1].after if forced else turn[0].before)
            assert table.public_ply > ply
            assert table.as_shown(ply).latest_turn == turn


# ---- alone against computers


def chances(table: Table) -> list[str]:
    return [str(played.move) for played in table.moves if played.before.is_chance]


async def alone(driver: GameDriver, rounds: int) -> Table:
    """Let Ola play against two computer players until that round, and to the beginning of a turn of hers."""
    game = await driver.a_game(OLA, computers=2)
    while (table := await driver.runner.advance(game)).state.round < rounds or table.current_turn:
        await driver.step()
    return table


async def test_alone_against_computers_a_person_undoes_one_decision_after_another(driver: GameDriver) -> None:
    table = await alone(driver, 3)
    own = [turn for turn in table.turns if turn[0].seat == 1 and is_decided(turn, OLA)]
    for turn in reversed(own):
        undone = await driver.tables.play(driver.game, undo_alone, by(OLA), None)
        assert (undone.state, undone.acting_seat) == (turn[0].before, 1)
    assert len(own) >= 2
    with refused("error-nothing-to-undo"):
        await driver.tables.play(driver.game, undo_alone, by(OLA), None)


async def test_the_same_dominoes_come_again_after_an_undo_whatever_is_chosen_then(driver: GameDriver) -> None:
    before = await alone(driver, 3)
    table = before
    while turn_to_undo_alone(table, OLA):
        table = await driver.tables.play(driver.game, undo_alone, by(OLA), None)
    assert table.state.round <= 1
    while (table := await driver.runner.advance(driver.game)).state.round < 3:
        await driver.step(1)
    assert chances(table) == chances(before)
    assert [played.move for played in table.moves] != [played.move for played in before.moves]


async def test_the_button_of_an_answered_or_undone_turn_undoes_no_earlier_turn(driver: GameDriver) -> None:
    table = await alone(driver, 3)
    undone = await driver.tables.play(driver.game, undo_alone, by(OLA), table.ply)
    with pytest.raises(StaleGame):
        await driver.tables.play(driver.game, undo_alone, by(OLA), table.ply)
    await driver.turn()
    with pytest.raises(StaleGame):
        await driver.tables.play(driver.game, undo_alone, by(OLA), undone.ply)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"deal": Deal("2026-12-06", b"secret")}, id="the deal is shared"),
        pytest.param({"secret": None}, id="other dominoes would come"),
        pytest.param({"status": Status.OVER}, id="the game is over"),
        pytest.param({"seats": (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", "solid", resigned=True))}),
        pytest.param({"seats": (Seat(1, OLA, "Ola", owner_id=ZURI), Seat(2, None, "Greta", "solid"))}),
    ],
)
async def test_nothing_is_undone_at_once_where_others_have_a_part(driver: GameDriver, change: dict[str, Any]) -> None:
    await driver.a_game(OLA, computers=1)
    table = await driver.step()
    assert turn_to_undo_alone(table, OLA)
    assert turn_to_undo_alone(table, KENJI) == ()
    assert turn_to_undo_alone(table.with_game(changed(table.game, **change)), OLA) == ()
    erased = tuple(replace(entry, user_id=None) for entry in table.log)
    assert turn_to_undo_alone(replace(table, log=erased), OLA) == ()


async def test_a_game_with_a_decision_taken_back_counts_in_no_statistics(driver: GameDriver) -> None:
    await driver.a_game(OLA, computers=1)
    assert not (await driver.finish()).game.progress.taken_back
    counted = await driver.accounts.statistics(OLA)
    driver.channel += 1
    await driver.a_game(OLA, computers=1)
    await driver.turn()
    await driver.tables.play(driver.game, undo_alone, by(OLA), None)
    assert (await driver.finish()).game.progress.taken_back
    assert (await driver.another_bot().table()).game.progress.taken_back
    assert await driver.accounts.statistics(OLA) == counted
    assert [each.games for each in counted] == [1]


def test_only_ones_own_turn_that_others_have_followed_cannot_be_undone() -> None:
    table = placed("3@g8n", ">42")
    assert [what_came_since(table, Actor(each, "")) is None for each in (FIRST_USER, SECOND, THIRD)] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize(("kind", "argument"), [(UNDO, "7"), (UNDO, "x"), (PAUSE, "7")])
def test_a_request_to_undo_a_turn_says_how_it_ended_and_any_other_is_gone(kind: str, argument: str) -> None:
    is_turn = (kind, argument) == (UNDO, "7")
    with refused(undo_outcome(placed(), 7) if is_turn else "error-proposal-gone"):
        require_open(placed(), Actor(FIRST_USER, "Ola"), kind, argument)
