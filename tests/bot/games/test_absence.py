"""People are away for some time: who moves meanwhile, and how they come back."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.channel import needs_publisher
from bot.games.deadlines import archive_game, deadlines, next_reminder
from bot.games.game import NOBODY, STAND_IN, Actor, GameOptions, Policy, Reminder, Seat, Status
from bot.games.notifying import notified
from bot.games.people.person import Person
from bot.games.seats import Missed, absence_ends_at, away, come_back, end_past_absences, missed, return_if_kept
from bot.games.table import Table
from engine.moves import Move, Pick
from tests.bot.game_driver import KENJI, NOW, OLA, ZURI, GameDriver, by
from tests.bot.sample_tables import FIRST_USER, SECOND, THIRD, a_game, changed, chosen_by, placed

UNTIL = NOW + 86400


async def under(driver: GameDriver, policy: Policy) -> Table:
    """Let the table go on by this policy."""
    await driver.note(lambda game: replace(game, options=replace(game.options, policy=policy)))
    return await driver.table()


async def left(driver: GameDriver, policy: Policy) -> tuple[Seat, Table]:
    """Let the player to move of a table of this policy leave; the seat, and the table afterwards."""
    await driver.begin(OLA, KENJI)
    await under(driver, policy)
    mover = await driver.acting()
    [table] = await driver.tables.leave(mover.user_id or 0, UNTIL)
    return mover, table


@pytest.mark.parametrize("policy", [Policy.TURN, Policy.SEAT])
async def test_a_computer_moves_at_once_for_somebody_who_is_away_if_the_table_lets_it(
    driver: GameDriver, policy: Policy
) -> None:
    mover, table = await left(driver, policy)
    assert (table.acting_computer, notified(table), needs_publisher(table.game)) == ("solid", (), True)
    after = await driver.runner.advance(driver.game)
    assert after.awaits(await driver.another()) or (await driver.acting()).user_id != mover.user_id
    assert not after.seat(mover.number).is_computer


@pytest.mark.parametrize("policy", [Policy.WAIT, Policy.REMIND])
async def test_other_tables_wait_and_remind_nobody(driver: GameDriver, policy: Policy) -> None:
    _, table = await left(driver, policy)
    assert (table.acting_computer, notified(table), next_reminder(table.game)) == (None, (), None)
    assert await driver.runner.advance(driver.game) == table
    assert next(iter(deadlines(table.game).items())) == (absence_ends_at, UNTIL)
    # Nobody needs to be reminded first.
    await driver.runner.let_computer_move(driver.game, None, by(await driver.another()))


async def test_who_comes_back_while_a_computer_thinks_takes_the_turn(
    driver: GameDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await driver.begin(OLA, KENJI)
    await under(driver, Policy.TURN)
    mover = (await driver.acting()).user_id
    [left] = await driver.tables.leave(mover or 0, UNTIL)
    choose = driver.runner.choose

    async def back_meanwhile(*question: Any) -> Move:
        move = await choose(*question)
        await driver.tables.come_back(by(mover))
        return move

    monkeypatch.setattr(driver.runner, "choose", back_meanwhile)
    table = await driver.runner.advance(driver.game)
    assert (table.ply, table.awaits(mover), table.acting_computer) == (left.ply, True, None)


@pytest.mark.parametrize("is_reminded_again", [False, True])
async def test_a_computer_moves_for_who_is_overdue_unless_their_time_changes_while_it_thinks(
    driver: GameDriver, monkeypatch: pytest.MonkeyPatch, *, is_reminded_again: bool
) -> None:
    await driver.begin(OLA, KENJI)
    await under(driver, Policy.TURN)
    await driver.announce(900)
    told = Reminder(1, counted_from=-UNTIL, not_before=NOW, is_muted=True)
    game = await driver.note(lambda game: replace(game, reminder=told))
    choose = driver.runner.choose

    async def chosen_meanwhile(*question: Any) -> Move:
        if is_reminded_again:
            await driver.note(lambda game: replace(game, reminder=replace(told, not_before=UNTIL)))
        return await choose(*question)

    monkeypatch.setattr(driver.runner, "choose", chosen_meanwhile)
    table = await driver.runner.take_over(await driver.table(), NOW)
    assert (table.ply == game.progress.ply) is is_reminded_again


async def test_who_goes_away_again_while_being_welcomed_is_away(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.tables.leave(OLA, NOW)
    over = await driver.tables.accounts.person(OLA)
    [table] = await driver.tables.leave(OLA, UNTIL)
    await driver.tables.welcome(over)
    away_until = (await driver.tables.accounts.person(OLA)).away_until
    assert (away_until, [seat.away_until for seat in table.game.seats if seat.user_id == OLA]) == (UNTIL, [UNTIL])


async def test_who_moves_is_there_again_at_that_table_only(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    mover = (await driver.acting()).user_id or 0
    await driver.tables.leave(mover, UNTIL)
    table = await driver.step()
    assert not any(seat.is_absent for seat in table.game.seats)
    assert (await driver.accounts.person(mover)).away_until == UNTIL


async def test_somebody_who_is_back_is_told_what_others_did(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await under(driver, Policy.TURN)
    mover = (await driver.acting()).user_id or 0
    await driver.tables.leave(mover, UNTIL)
    await driver.runner.advance(driver.game)
    while (table := await driver.runner.advance(driver.game)).state.round == 0:
        await driver.step()
    picks = [each for each in table.moves if isinstance(each.move, Pick) and not each.is_forced]
    taken = [each for each in picks if each.chosen_by is None]
    back = await driver.tables.come_back(by(mover))
    assert back
    assert back.missed == Missed(len(taken), 1)
    assert await driver.tables.come_back(by(mover)) is None
    assert (await driver.accounts.person(mover)).away_from is None


async def test_a_game_that_ended_meanwhile_is_counted_once(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await under(driver, Policy.TURN)
    await driver.tables.leave(OLA, UNTIL)
    await driver.finish()
    back = await driver.tables.come_back(by(OLA))
    assert back
    assert (back.missed.tables, back.missed.turns > 5, back.tables) == (1, True, [])
    driver.tables.clock = lambda: NOW + 10
    await driver.tables.leave(OLA, UNTIL)
    again = await driver.tables.come_back(by(OLA))
    assert again
    assert (again.missed, again.tables) == (Missed(), [])


def test_an_absence_keeps_its_beginning_until_it_is_over() -> None:
    begun = away(Person(OLA), NOW, UNTIL)
    assert away(begun, NOW + 50, UNTIL + 10) == Person(OLA, away_from=NOW, away_until=UNTIL + 10)
    assert away(begun, UNTIL, UNTIL + 99) == Person(OLA, away_from=UNTIL, away_until=UNTIL + 99)


async def archive(driver: GameDriver) -> None:
    await driver.tables.change(driver.game, lambda game, *_: archive_game(game, NOW))


async def test_who_leaves_an_archived_game_is_away_later(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await archive(driver)
    await driver.tables.leave(OLA, UNTIL)
    table = await driver.tables.revive(driver.game, by(KENJI))
    assert [seat.user_id for seat in table.game.present] == [KENJI]
    assert await driver.tables.come_back(by(OLA))
    assert len((await driver.table()).game.present) == 2


async def test_who_revives_a_game_or_whose_time_is_over_is_there(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.tables.leave(OLA, UNTIL)
    await driver.tables.leave(KENJI, UNTIL - 10)
    await archive(driver)
    driver.tables.clock = lambda: UNTIL - 10
    table = await driver.tables.revive(driver.game, by(OLA))
    assert [seat.away_until for seat in table.game.seats] == [None, None]


@pytest.mark.slow
async def test_the_next_game_of_a_series_knows_who_is_away(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI, dynasty=True)
    await driver.tables.leave(OLA, UNTIL)
    await driver.finish()
    await driver.tables.come_back(by(OLA))
    await driver.tables.leave(KENJI, UNTIL)
    table = await driver.series.rematch_or_next(game, by(OLA))
    assert {seat.user_id: seat.away_until for seat in table.game.seats} == {OLA: None, KENJI: UNTIL, ZURI: None}


def test_absences_end_at_their_time_and_later_ones_stay() -> None:
    game = a_game("kd", 3)
    seats = [replace(seat, away_until=at) for seat, at in zip(game.seats, (None, 10, 11), strict=True)]
    left = end_past_absences(replace(game, seats=tuple(seats)), NOBODY, 10)
    assert [seat.away_until for seat in left.seats] == [None, None, 11]
    over = replace(game, seats=tuple(seats), status=Status.OVER)
    assert end_past_absences(over, NOBODY, 10) == over
    kept = seats[0], replace(seats[1], computer="solid"), seats[2]
    cases = dict[str, Any](), {"acting_seat": 3}, {"status": Status.LOBBY}, {"seats": kept}
    games = (changed(game, **{"seats": tuple(seats), "acting_seat": 2} | each) for each in cases)
    assert [end_past_absences(each, NOBODY, 10).reminder.counted_from for each in games] == [10, None, None, None]


def test_the_missed_turns_of_a_person_are_those_that_others_chose_since_then() -> None:
    table = chosen_by(THIRD, placed())
    assert [missed([table], *each).turns for each in ((FIRST_USER, 0), (FIRST_USER, 1), (5, 0))] == [2, 0, 0]
    lent = table.game.seats[0], replace(table.game.seats[1], user_id=THIRD, owner_id=SECOND)
    assert missed([placed(), table.with_game(replace(table.game, seats=lent))], SECOND, 0) == Missed(2, 1)


def test_only_who_was_away_comes_back() -> None:
    ola, kenji = a_game("kd", 2).seats
    lent, kept = {"user_id": THIRD, "owner_id": FIRST_USER}, {"computer": "solid"}
    for own, comes in (lent, False), ({"offered": True}, False), ({"away_until": 10}, True), (kept, True):
        game = a_game("kd", 2, seats=(replace(ola, **own), kenji))
        assert (come_back(game, Actor(FIRST_USER, "Ola"), 0) != game) is comes
        assert return_if_kept(game, Actor(THIRD, "Zuri"), 0) == game
        assert come_back(over := replace(game, status=Status.OVER), Actor(FIRST_USER, "Ola"), 0) == over


def test_a_computer_player_moves_for_who_is_away_or_too_slow_where_the_table_wants_that() -> None:
    ola, kenji = a_game("kd", 2).seats
    away = a_game("kd", 2, seats=(replace(ola, away_until=10), kenji), options=GameOptions("kd", 2, policy=Policy.TURN))
    games = away, changed(away, paused_at=5), replace(away, seats=(away.seats[0], Seat(2, None, "Kenji")))
    assert [each.computer_of(each.seats[0]) for each in games] == [STAND_IN, None, None]
    assert [replace(away.options, pace=pace).is_acted_upon for pace in (0, 5)] == [False, True]
