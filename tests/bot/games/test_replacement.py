"""Computer players take the turn, or keep the seat, of somebody who is away."""

from functools import partial

import pytest

from bot.games.archive import archive_due
from bot.games.due import keep_overdue_seat
from bot.games.models import DAY, NOBODY, Announcement, GameOptions, Leftover, Policy, Reminder, Seat, Status
from bot.games.refusals import StaleGame, WrongStatus
from bot.games.seats import keep_seat, offer_seat, resign, return_to_seat, take_offered_seat
from tests.bot.game_driver import CHANNEL, KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import a_game


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


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "people"), [("kd", 2), ("kd3n", 3), ("qd", 2)])
async def test_substitutes_can_play_a_game_to_its_end(driver: GameDriver, variant: str, people: int) -> None:
    table = await driver.begin(*(OLA, KENJI, ZURI)[:people], code=variant)
    while table.is_playing:
        await driver.remind()
        table = await driver.runner.let_computer_move(driver.game, table.ply, by(await driver.another()))
    assert table.game.status is Status.OVER
    assert all(seat.score is not None for seat in table.game.seats)


async def test_the_same_click_delivered_twice_plays_one_turn(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.remind()
    click = by(await driver.another())
    once = await driver.runner.let_computer_move(driver.game, None, click)
    assert (await driver.runner.let_computer_move(driver.game, None, click)).ply == once.ply


async def test_nobody_is_substituted_before_being_reminded(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    other = await driver.another()
    with refused("error-too-early") as caught:
        await driver.runner.let_computer_move(driver.game, None, by(other))
    assert caught.value.arguments == {"name": (await driver.acting()).name, "reminders": 1}
    await driver.remind()
    with refused("error-too-early"):
        await driver.runner.let_computer_keep_seat(driver.game, None, by(other))


async def test_only_people_who_play_may_ask_for_a_substitute_and_not_for_themselves(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    await driver.remind(2)
    acting = await driver.acting()
    for favour in (driver.runner.let_computer_move, driver.runner.let_computer_keep_seat):
        with refused("error-not-seated"):
            await favour(driver.game, table.ply, by(STRANGER))
        with refused("error-not-your-turn"):
            await favour(driver.game, table.ply, by(acting.user_id))
        with pytest.raises(StaleGame):
            await favour(driver.game, table.ply - 1, by(await driver.another()))


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


def test_a_revived_game_is_not_offered_for_the_archive_when_a_computer_keeps_the_last_seat() -> None:
    options = GameOptions("kd", 2, policy=Policy.SEAT)
    late, kept = Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", "solid")
    revived_at = 40 * DAY
    overdue = revived_at + 2 * DAY
    reminder = Reminder(1, revived_at + DAY, 77, acts_at=overdue, quiet_since=revived_at)
    shown = {"announcement": Announcement(0, 0, 5), "moved_at": 0, "acting_seat": 1}
    game = a_game("kd", 2, options=options, seats=(late, kept), reminder=reminder, **shown)
    after = keep_overdue_seat(game, NOBODY, overdue, 0)
    assert (after.present, after.leftovers) == ((), (Leftover(77),))
    assert archive_due(after) == overdue + 30 * DAY


async def test_nobody_loses_a_seat_who_has_moved_or_taken_it_meanwhile(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    away = await driver.acting()
    keep = partial(keep_seat, actor=NOBODY, at=0, ply=table.ply, checked=away)
    await driver.change(offer_seat, NOBODY, str(away.number))
    taken = await driver.change(take_offered_seat, by(STRANGER), away.number, None)
    with pytest.raises(StaleGame):
        keep(taken.game)
    await driver.change(return_to_seat, by(away.user_id))
    assert keep((await driver.table()).game).seats[away.number - 1].is_kept
    with pytest.raises(StaleGame):
        keep((await driver.step()).game)


async def test_a_player_who_resigned_cannot_return(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await driver.change(resign, by(OLA))
    for person in (OLA, STRANGER):
        with refused("error-not-seated"):
            await driver.change(return_to_seat, by(person))


async def test_nobody_returns_to_a_game_that_has_ended(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    away = await driver.acting()
    await driver.remind(2)
    await driver.runner.let_computer_keep_seat(driver.game, None, by(await driver.another()))
    await driver.tables.end_game_of_deleted_channel(CHANNEL)
    with pytest.raises(WrongStatus):
        await driver.change(return_to_seat, by(away.user_id))
