"""Tests of seats that change hands in a running game."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from dataclasses import replace

import pytest

from bot.games.deadlines import QUIET_SECONDS, archive_due
from bot.games.game import CLOCK, NOBODY, GameOptions, Policy, Reminder, Seat, Status
from bot.games.lobby import without_people
from bot.games.outbox import Kind, Message, Outbox
from bot.games.people.person import Person, SeatName
from bot.games.proposals import PACE, propose
from bot.games.rows import wanted, with_messages
from bot.games.seats import (
    is_own_seat,
    offer_seat,
    release_seat,
    require_replaceable,
    resign,
    return_to_seat,
    take_offered_seat,
    with_absences,
)
from bot.games.turn import make_moves
from bot.services.runner import Thought
from engine.state import State
from tests.bot.game_driver import KENJI, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, a_game, table_at


async def offered(driver: GameDriver, *people: int) -> int:
    """Start a game in which the seat of the person whose turn it is can be taken; the number of the seat."""
    await driver.begin(*(people or (OLA, KENJI)))
    number = (await driver.acting()).number
    await driver.change(offer_seat, NOBODY, str(number))
    return number


async def test_of_several_people_who_take_a_seat_at_once_exactly_one_gets_it(driver: GameDriver) -> None:
    number = await offered(driver)
    takers = range(500, 508)
    answers = await asyncio.gather(
        *(driver.change(take_offered_seat, by(taker), number, None) for taker in takers), return_exceptions=True
    )
    assert [str(answer) for answer in answers].count("error-not-offered") == len(takers) - 1
    assert (await driver.table()).seat(number).user_id in takers


async def test_a_move_that_was_decided_before_a_handover_is_not_made_for_the_substitute(driver: GameDriver) -> None:
    number = await offered(driver)
    before, mover = await driver.table(), by((await driver.acting()).user_id)
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    with refused("error-played-by-substitute"):
        await driver.tables.play(before, make_moves, mover, before.ply, str(before.state.legal_moves()[0]))
    assert (await driver.table()).ply == before.ply


async def test_a_computer_player_who_still_thinks_makes_no_move_for_an_owner_who_is_back(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = by((await driver.acting()).user_id)
    before = await driver.tables.change(driver.game, release_seat, CLOCK, number, owner.user_id or 0)
    move = before.state.legal_moves()[0]
    thought = Thought(before, (str(move),), before.state.play(move))
    assert thought.is_due(await driver.change(offer_seat, NOBODY, str(3 - number)))
    assert not thought.is_due(await driver.change(return_to_seat, owner))


async def test_after_a_reminder_the_others_may_have_the_turn_substituted(driver: GameDriver) -> None:
    before = await driver.begin(OLA, KENJI)
    while not before.state.domino:
        await driver.turn()
        before = await driver.table()
    await driver.remind()
    after = await driver.runner.let_computer_move(driver.game, before.ply, by(await driver.another()))
    played = [each for each in after.since(before.ply) if each.seat == before.state.king.seat]
    assert [type(each.move).__name__ for each in played] == ["Place", "Pick"]
    assert after.state.turns != before.state.turns
    assert after.game.seats == before.game.seats
    assert after.game.reminder == Reminder()


async def test_a_substitute_finishes_a_turn_that_has_begun(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    while not table.state.domino:
        await driver.turn()
        table = await driver.table()
    placed = await driver.step()
    await driver.remind()
    after = await driver.runner.let_computer_move(driver.game, None, by(await driver.another()))
    assert [type(each.move).__name__ for each in after.since(placed.ply)][:1] == ["Pick"]


async def test_a_seat_is_kept_until_its_person_returns(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    away = await driver.acting()
    await driver.remind(2)
    kept = await driver.runner.let_computer_keep_seat(driver.game, None, by(await driver.another()))
    assert kept.seat(away.number).is_kept
    later = await driver.runner.advance(driver.game)
    assert later.acting
    assert later.acting != kept.seat(away.number)
    back = await driver.change(return_to_seat, by(away.user_id))
    assert back.seat(away.number) == away
    assert await driver.change(return_to_seat, by(away.user_id)) == back


async def test_a_game_waits_for_the_person_whose_seat_is_kept_when_the_other_leaves(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    gone, other = (await driver.acting()).user_id, await driver.another()
    await driver.remind(2)
    await driver.runner.let_computer_keep_seat(driver.game, None, by(other))
    table = await driver.change(resign, by(other))
    assert (table.is_playing, table.game.present, table.acting_computer) == (True, (), None)
    assert await driver.runner.advance(driver.game) == table
    assert archive_due(table.game) == NOW + QUIET_SECONDS
    back = await driver.change(return_to_seat, by(gone))
    assert (back.awaits(gone), back.game.host_id) == (True, gone)


async def test_somebody_who_is_forgotten_leaves_all_their_games(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    [left] = await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert (left.game.id, left.is_playing, left.game.seat_of(OLA)) == (game, True, None)
    [ended] = await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    assert ended.game.status is Status.CANCELLED
    assert await driver.tables.forget(by(None), SeatName("Somebody")) == []


async def test_a_request_stays_open_when_somebody_who_has_resigned_is_forgotten(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI, ZURI)
    await driver.change(resign, by(OLA))
    asked = (await driver.change(propose, by(KENJI), PACE, "1440 turn")).game
    assert asked.outbox.messages[-1].kind is Kind.PROPOSED
    before = await driver.note(
        lambda game: with_messages(game, lambda row: replace(row, id=77) if row.kind is Kind.PROPOSED else row)
    )
    [forgotten] = await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert forgotten.game.proposals == before.proposals
    assert [each.id for each in wanted(forgotten.game, Kind.PROPOSED)] == [77]
    assert f"Person {OLA}" not in str(forgotten.game)


# ---- on values

PLAIN = Seat(2, KENJI, "Kenji")
KEPT, RESIGNED = replace(PLAIN, computer="solid"), replace(PLAIN, computer="solid", resigned=True)
AWAY = replace(PLAIN, away_until=500)


@pytest.mark.parametrize(
    ("awaited", "policy", "reminder", "why"),
    [
        (AWAY, Policy.REMIND, Reminder(), None),
        (PLAIN, Policy.WAIT, Reminder(1), "error-no-reminders"),
        (KEPT, Policy.REMIND, Reminder(1), "error-not-your-turn"),
    ],
)
def test_others_let_a_computer_move_for_somebody_away_or_reminded(
    awaited: Seat, policy: Policy, reminder: Reminder, why: str | None
) -> None:
    seats, options = (replace(awaited, number=1), Seat(2, OLA, "Ola")), GameOptions("kd", 2, policy=policy)
    start = str(State.start("kd", 2))
    table = table_at(start, "#1221", "=1.2.3.4", seats=seats, options=options, reminder=reminder)
    with refused(why) if why else nullcontext():
        assert require_replaceable(table, None, by(OLA), 1) == seats[0]


def test_a_seat_that_others_play_on_is_known_as_that_of_its_owner() -> None:
    lent = replace(PLAIN, user_id=STRANGER, owner_id=KENJI)
    left = replace(lent, computer="solid")
    for own, known in (PLAIN, []), (KEPT, [KENJI]), (lent, [KENJI]), (left, [KENJI, STRANGER]):
        game = a_game("kd", 2, seats=(Seat(1, OLA, "Ola"), own))
        assert [each for each in (OLA, KENJI, STRANGER) if is_own_seat(game, by(each), 2)] == known


def test_who_takes_a_seat_in_public_answers_its_offer_wherever_that_was_tapped() -> None:
    both, seats = [Kind.OFFERED, Kind.TAKEN], (Seat(1, OLA, "Ola"), replace(PLAIN, offered=True))
    for sent, tapped, kinds in (
        (44, 44, [Kind.TAKEN]),
        (None, 44, [Kind.TAKEN]),
        (45, 44, [Kind.TAKEN]),
        (None, None, both),
    ):
        game = a_game("kd", 2, seats=seats, outbox=Outbox((Message(Kind.OFFERED, ("2",), id=sent),)))
        taken = take_offered_seat(game, by(ZURI), NOW, 2, tapped)
        assert [each.kind for each in taken.outbox.messages] == kinds


def test_a_game_that_begins_knows_of_the_absences_that_are_not_over() -> None:
    seats = (Seat(1, OLA, "Ola", away_until=3), AWAY, replace(RESIGNED, number=3), Seat(4, None, "Greta", "solid"))
    for now, until in ((499, 500), (500, None)):
        there = with_absences(seats, [Person(KENJI, away_from=1, away_until=500)], now)
        assert [seat.away_until for seat in there] == [None, until, None, None]


def test_who_has_resigned_is_not_taken_off_the_seat_again() -> None:
    ola, kenji = a_game("kd", 2).seats
    gone = a_game("kd", 2, seats=(replace(ola, resigned=True, computer="solid"), kenji))
    assert without_people(gone, NOBODY, 0, {FIRST_USER}) == gone
