"""When a game is archived, and how it comes back: decided from the stored game alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from bot.games.deadlines import (
    Wait,
    archive_as_offered,
    archive_due,
    archive_game,
    archive_if_due,
    deadlines,
    keep_open,
    next_reminder,
    note_offer,
    revive_game,
)
from bot.games.game import CLOCK, Actor, Game, Reminder, Seat, Status
from bot.games.outbox import Announcement, Outbox
from bot.games.people.person import SeatName
from bot.games.posts import needs_publisher
from bot.games.publication import is_unshown, old_message
from bot.games.refusals import NotPlaying
from bot.games.seats import offer_seat, restart_pace_of, take_offered_seat
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, STRANGER, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, a_game, changed

DAY = 86_400
MOVED = 1_000_000_000
OFFERED = MOVED + 30 * DAY
ONE, NOBODY = Actor(FIRST_USER, "Ola", 1), Actor(5, "Zuri", 2)


def a_quiet_game(**changes: object) -> Game:
    game = a_game(
        "kd", 2, "Ola", "Kim", outbox=Outbox(Announcement(4, 6, 77)), ply=6, public_ply=6, reminder=Reminder()
    )
    return changed(game, **changes)


def an_offered_game() -> Game:
    return note_offer(a_quiet_game(), NOBODY, OFFERED, Wait.of(a_quiet_game()), 88)


def test_a_week_after_the_offer_it_is_archived_and_no_earlier() -> None:
    offered = an_offered_game()
    assert archive_due(offered) == OFFERED + 7 * DAY
    assert archive_if_due(offered, NOBODY, OFFERED + 7 * DAY - 1) == offered
    gone = archive_if_due(offered, NOBODY, OFFERED + 7 * DAY)
    assert (gone.status, gone.times.ended_at, deadlines(gone)) == (Status.ARCHIVED, OFFERED + 7 * DAY, {})
    assert not gone.is_live
    assert not needs_publisher(gone)


def test_a_game_that_was_not_offered_is_not_archived() -> None:
    assert archive_if_due(a_quiet_game(), NOBODY, OFFERED + 99 * DAY).status is Status.PLAYING


def test_an_offer_takes_the_place_of_the_reminder_and_no_other_follows() -> None:
    reminded = a_quiet_game(reminder=Reminder(2, MOVED + DAY, 66))
    offered = note_offer(reminded, NOBODY, OFFERED, Wait.of(reminded), 88)
    assert (offered.reminder.message_id, offered.outbox.posts) == (88, (old_message(66),))
    assert next_reminder(offered) is None


def test_an_offer_that_comes_too_late_counts_for_nothing_and_is_deleted() -> None:
    moved = a_quiet_game(ply=7)
    late = note_offer(moved, NOBODY, OFFERED, Wait.of(a_quiet_game()), 88)
    assert (archive_due(late), late.outbox.posts) == (OFFERED, (old_message(88),))
    assert note_offer(moved, NOBODY, OFFERED, Wait.of(a_quiet_game()), None) == moved


def test_a_game_that_is_kept_is_offered_a_month_later_again() -> None:
    stays = keep_open(an_offered_game(), ONE, OFFERED + DAY)
    assert archive_due(stays) == OFFERED + 31 * DAY
    assert stays.reminder.message_id == 88
    with refused("error-not-seated"):
        keep_open(an_offered_game(), NOBODY, OFFERED)


def test_a_game_is_not_offered_again_as_soon_as_somebody_is_back_on_the_seat_that_is_to_move() -> None:
    stays = changed(keep_open(an_offered_game(), ONE, OFFERED + DAY), acting_seat=1)
    assert archive_due(restart_pace_of(stays, stays.seats[0], OFFERED + 2 * DAY)) == OFFERED + 32 * DAY


def test_a_revived_game_goes_on_and_is_announced_again_with_the_same_moves() -> None:
    back = revive_game(archive_game(an_offered_game(), OFFERED), ONE, OFFERED + 99 * DAY)
    assert (back.status, back.times.ended_at, is_unshown(back)) == (Status.PLAYING, None, True)
    assert back.outbox.announcement == Announcement(5, 4, 77)
    shown = back.with_outbox(announcement=Announcement(4, 6, 78))
    # A day is the pace of the table: the first reminder counts from the revival.
    assert next_reminder(shown) == OFFERED + 100 * DAY
    assert archive_due(shown) == OFFERED + 129 * DAY


def a_game_kept_by(*seats: Seat) -> Game:
    return changed(an_offered_game(), seats=seats, acting_seat=1)


KEPT_FOR_OLA, KEPT_FOR_KIM = (Seat(1, FIRST_USER, "Ola", "solid"), Seat(2, FIRST_USER + 1, "Kim", "solid"))


def test_whose_seat_a_computer_keeps_may_keep_the_game_and_is_back_by_that() -> None:
    stays = keep_open(a_game_kept_by(KEPT_FOR_OLA, KEPT_FOR_KIM), ONE, OFFERED + DAY)
    assert stays.seats == (Seat(1, FIRST_USER, "Ola"), KEPT_FOR_KIM)
    # The offer says who keeps the game, so it is not deleted at once.
    assert stays.reminder == Reminder(counted_from=OFFERED + DAY, quiet_since=OFFERED + DAY, message_id=88)
    assert stays.outbox.posts == ()


def test_the_owner_of_a_seat_may_keep_and_revive_the_game_while_the_substitute_plays_on() -> None:
    lent = Seat(1, 7, "Zoe", owner_id=FIRST_USER, owner_name="Ola")
    game = a_game_kept_by(lent, KEPT_FOR_KIM)
    assert keep_open(game, ONE, OFFERED).seats == (lent, KEPT_FOR_KIM)
    assert revive_game(archive_game(game, OFFERED), ONE, OFFERED).seats == (lent, KEPT_FOR_KIM)


def test_the_owner_is_back_if_the_substitute_has_gone_too() -> None:
    lent = Seat(1, 7, "Zoe", "solid", owner_id=FIRST_USER, owner_name="Ola")
    back = revive_game(archive_game(a_game_kept_by(lent, KEPT_FOR_KIM), OFFERED), ONE, OFFERED)
    assert back.seats == (Seat(1, FIRST_USER, "Ola"), KEPT_FOR_KIM)


def test_who_has_resigned_neither_keeps_nor_revives_the_game() -> None:
    game = a_game_kept_by(replace(KEPT_FOR_OLA, resigned=True), KEPT_FOR_KIM)
    with refused("error-not-seated"):
        keep_open(game, ONE, OFFERED)
    with refused("error-not-seated"):
        revive_game(archive_game(game, OFFERED), ONE, OFFERED)


def test_only_those_who_play_revive_a_game_and_only_from_the_archive() -> None:
    with refused("error-not-seated"):
        revive_game(archive_game(an_offered_game(), OFFERED), NOBODY, OFFERED)
    with refused("error-not-archived"):
        revive_game(an_offered_game(), ONE, OFFERED)
    with pytest.raises(NotPlaying):
        archive_game(archive_game(an_offered_game(), OFFERED), OFFERED)


# ---- on a database


async def archive(driver: GameDriver) -> None:
    table = await driver.table()
    await driver.note(partial(note_offer, actor=CLOCK, wait=Wait.of(table.game), at=NOW, message_id=88))
    await driver.change(archive_as_offered, by(OLA))


async def test_an_archived_game_frees_its_channel_and_is_revived_where_it_stopped(driver: GameDriver) -> None:
    before = await driver.begin(OLA, KENJI)
    with refused("error-not-archived"):
        await driver.change(archive_as_offered, by(OLA))
    await archive(driver)
    assert await driver.games.live_game(CHANNEL) is None
    assert [game.id for game in await driver.games.archived_games_of(KENJI, 5)] == [before.game.id]
    assert [game.status for game in await driver.games.games_in(CHANNEL, limit=9)] == [Status.ARCHIVED]
    after = await driver.tables.revive(driver.game, by(KENJI))
    assert (after.state, after.is_playing) == (before.state, True)
    await driver.turn()


async def test_whoever_is_erased_leaves_a_computer_player_in_archived_games(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    await archive(driver)
    await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    table = await driver.tables.revive(driver.game, by(OLA))
    [other] = [seat for seat in table.game.seats if seat.user_id != OLA]
    assert (other.user_id, other.name, other.is_computer) == (None, "Somebody", True)
    assert table.game.host_id == OLA


async def test_an_owner_finds_the_archived_game_in_which_a_substitute_plays(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    seat = (await driver.table()).game.seat_of(KENJI)
    assert seat
    await driver.change(offer_seat, NOBODY, str(seat.number))
    await driver.change(take_offered_seat, by(STRANGER), seat.number, None)
    await archive(driver)
    for person in (KENJI, STRANGER):
        assert [game.id for game in await driver.games.archived_games_of(person, 5)] == [driver.game]
