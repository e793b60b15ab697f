"""What people can do before a game starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.deadlines import line_moves_at
from bot.games.game import DAY, HOUR, NOBODY, Actor, Game, GameOptions, Seat, Status, new_game
from bot.games.kinds import asked
from bot.games.lobby import (
    PEOPLE_AN_HOUR,
    TABLES_AN_HOUR,
    ChangeLobby,
    TableLimits,
    add_computer,
    cancel,
    change_options,
    changed_by_joining,
    decline_invitation,
    invite,
    is_for_one,
    join,
    leave,
    leaves_guests_out,
    move_up,
    seating,
    settled_lobby,
)
from bot.games.outbox import SHORT, Kind, Message
from bot.games.people.person import SeatName
from bot.games.refusals import ChannelBusy
from bot.games.rows import wanted, with_messages
from bot.games.seats import away
from bot.games.table import Table
from bot.games.turn import with_change
from bot.services.tables import Tables
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.publishers import MovedClock
from tests.bot.refusals import refused
from tests.bot.sample_tables import THIRD, a_game, changed, draws_of


async def test_everybody_plays_the_color_that_the_lobby_showed(driver: GameDriver) -> None:
    await driver.a_lobby(OLA, KENJI, ZURI, computers=1)
    before = [(seat.number, seat.name) for seat in (await driver.table()).game.seats]
    started = await driver.tables.start(driver.game, by(OLA))
    assert [(seat.number, seat.name) for seat in started.game.seats] == before


async def test_a_computer_player_has_a_number_if_people_have_all_the_names(driver: GameDriver) -> None:
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    for names in (["Greta"], ["Greta"], ["Greta", "Person 101"]):
        await driver.change(add_computer, by(OLA), "solid", names)
    seats = (await driver.table()).game.seats
    assert [seat.name for seat in seats] == ["Person 101", "Greta", "Greta 2", "Person 101 2"]


async def test_a_game_starts_only_with_as_many_as_its_rules_allow(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA)
    with refused("error-wrong-number") as caught:
        await driver.tables.start(game, by(OLA))
    assert caught.value.arguments == {"allowed": (2, 3, 4), "seated": 1}


async def test_of_two_players_who_press_start_at_once_one_starts_the_game(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    outcomes = await asyncio.gather(
        *(driver.tables.start(game, by(person)) for person in (OLA, KENJI)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refusal", "Table"]
    assert [str(played.move)[0] for played in (await driver.table()).moves] == ["#", "="]


PAIR = GameOptions("kd", 2)


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[GameDriver]:
    async with GameDriver.open(tmp_path) as driver:
        driver.tables.limits = TableLimits(per_person=2, per_server=3)
        yield driver


async def test_a_person_may_host_so_many_tables_wherever_they_are(driver: GameDriver) -> None:
    first = await driver.tables.open(1, 11, by(OLA), PAIR)
    await driver.tables.open(2, 12, by(OLA), PAIR)
    with refused("error-host-has-too-many-tables") as caught:
        await driver.tables.open(3, 13, by(OLA), PAIR)
    assert caught.value.arguments == {"limit": 2}
    assert (await driver.games.live_counts(OLA, 3)).of_server == 0
    await driver.tables.change(first.game.id, cancel, by(OLA))
    await driver.tables.open(3, 13, by(OLA), PAIR)


async def test_a_server_may_have_so_many_tables_whoever_hosts_them(driver: GameDriver) -> None:
    for channel, host in ((11, OLA), (12, OLA), (13, KENJI)):
        await driver.tables.open(1, channel, by(host), PAIR)
    with refused("error-server-has-too-many-tables") as caught:
        await driver.tables.open(1, 14, by(ZURI), PAIR)
    assert caught.value.arguments == {"limit": 3}
    await driver.tables.open(2, 15, by(ZURI), PAIR)


async def test_private_conversations_are_no_server(driver: GameDriver) -> None:
    for person in range(4):
        await driver.tables.open(None, 11 + person, by(200 + person), PAIR)
    assert sum((await driver.games.count_live()).values()) == 4


async def test_who_hosts_enough_tables_is_told_of_the_table_that_is_in_the_channel(driver: GameDriver) -> None:
    await driver.tables.open(1, 11, by(OLA), PAIR)
    await driver.tables.open(1, 12, by(OLA), PAIR)
    with pytest.raises(ChannelBusy):
        await driver.tables.open(1, 12, by(OLA), PAIR)


@pytest.mark.slow
async def test_a_dynasty_goes_on_however_many_tables_its_host_has(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    for channel in (11, 12):
        await driver.tables.open(1, channel, by(OLA), PAIR)
    assert (await driver.series.rematch_or_next(first, by(KENJI))).game.number == 2


OPENED = 1000
HOST = Actor(OLA, "Ola", 77)


def guest(user_id: int) -> Seat:
    return Seat(0, user_id, f"Person {user_id}")


def a_lobby(*seats: Seat, **options: Any) -> Game:
    chosen = GameOptions("kd", **{"capacity": 3, **options})
    return replace(new_game(1, CHANNEL, OLA, chosen, (Seat(1, OLA, "Ola"), *seats), OPENED), id=9)


@pytest.mark.parametrize(("pace", "hours"), [(24 * 60, 24), (60, 1), (72 * 60, 72), (0, 24), (5, 1)])
def test_seats_are_reserved_for_as_long_as_the_pace_of_the_table(pace: int, hours: int) -> None:
    reserved, stranger = Seat(2, KENJI, "Kenji"), Actor(STRANGER, "Nina")
    lobby, end = replace(a_lobby(capacity=2, pace=pace), invited=(reserved,)), OPENED + hours * HOUR
    with refused("error-seats-reserved"):
        join(lobby, stranger, end - 1)
    taken = join(lobby, stranger, end)
    assert [seat.user_id for seat in taken.seats] == [OLA, STRANGER]
    with refused("error-game-full"):
        join(taken, Actor(KENJI, "Kenji"), end)
    # Other people had taken reserved seats before the pace became longer.
    lobby = replace(a_lobby(Seat(2, STRANGER, "Nina")), invited=(reserved, guest(ZURI)))
    assert join(lobby, Actor(KENJI, "Kenji"), OPENED).is_full


def test_who_has_answered_is_not_asked_any_more() -> None:
    lobby = invite(invite(a_lobby(), HOST, OPENED, guest(KENJI)), HOST, OPENED, guest(ZURI))
    answered = leave(join(lobby, Actor(KENJI, "Kenji"), OPENED), Actor(ZURI, "Zuri"), OPENED)
    assert [asked(answered, notice) for notice in answered.outbox.messages] == [None, None]
    assert ([seat.user_id for seat in answered.seats], answered.invited) == ([OLA, KENJI], ())


RESERVED = OPENED + DAY
"""Until then the host alone decides about the lobby."""


@pytest.mark.parametrize(
    ("capacity", "at", "leaves_out"),
    [(4, OPENED, True), (4, RESERVED - 1, True), (4, RESERVED, False), (2, OPENED, False)],
)
def test_a_start_leaves_out_those_whose_seats_are_still_reserved(capacity: int, at: int, leaves_out: bool) -> None:  # noqa: FBT001
    lobby = invite(a_lobby(Seat(2, KENJI, "Kenji"), capacity=4), HOST, OPENED, guest(ZURI))
    lobby = replace(lobby, options=GameOptions("kd", capacity))
    assert leaves_guests_out(lobby, HOST, at) is leaves_out
    assert not leaves_guests_out(replace(lobby, invited=()), HOST, at)
    with refused("error-started"):
        leaves_guests_out(replace(lobby, status=Status.PLAYING), HOST, at)
    # Every player starts a later game of a dynasty.
    assert leaves_guests_out(replace(lobby, number=2), Actor(KENJI, "Kenji"), at) is leaves_out


# ---- at a table that is stored


async def a_table(driver: GameDriver, capacity: int = 3) -> int:
    return (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", capacity))).game.id


async def invited(driver: GameDriver, game: int, *people: int) -> Game:
    invitations = await driver.tables.invitations(by(OLA), {each: f"Person {each}" for each in people})
    return (await driver.tables.change(game, invitations, by(OLA))).game


async def test_several_are_invited_at_once_as_far_as_there_are_seats_and_calls(driver: GameDriver) -> None:
    calls, game = driver.tables.recent_calls, await a_table(driver)
    assert len(calls.allowed(OLA, [Seat(0, each, "Guest") for each in range(300, 299 + PEOPLE_AN_HOUR)])) == 11
    people = {OLA: "Ola", KENJI: "Kenji", ZURI: "Zuri", STRANGER: "Nina"}
    invitations = await driver.tables.invitations(by(OLA), people)
    lobby = (await driver.tables.change(game, invitations, by(OLA))).game
    assert [seat.user_id for seat in lobby.invited] == [KENJI]
    assert [each.subject for each in wanted(lobby, Kind.INVITED)] == [(str(KENJI),)]
    assert [why.key for why in invitations.refusals] == ["error-guest-seated", "error-called-many", "error-called-many"]


async def test_a_person_opens_twenty_tables_an_hour(driver: GameDriver) -> None:
    driver.tables.limits = TableLimits(per_person=30)
    for channel in range(TABLES_AN_HOUR):
        table = await driver.tables.open(1, channel, by(OLA), PAIR)
        await driver.tables.change(table.game.id, cancel, by(OLA))
    with refused("error-opened-many-tables") as caught:
        # A restart forgets nothing.
        tables = Tables(driver.games, driver.tables.accounts, lambda: NOW, driver.tables.dealer)
        await tables.open(1, CHANNEL, by(OLA), PAIR)
    assert caught.value.arguments == {"limit": 20, "until_span": NOW + HOUR}
    await driver.tables.open(1, CHANNEL, by(KENJI), PAIR)


async def test_tables_that_are_an_hour_old_do_not_count(driver: GameDriver) -> None:
    driver.tables.limits = TableLimits(per_person=50)
    clock = driver.tables.clock = MovedClock()
    clock.now = NOW
    for channel in range(TABLES_AN_HOUR):
        await driver.tables.open(1, NOW + channel, by(OLA), PAIR)
    clock.now = NOW + HOUR
    await driver.tables.open(1, CHANNEL, by(OLA), PAIR)


async def test_somebody_away_is_invited_without_being_called(driver: GameDriver) -> None:
    game = await a_table(driver)
    await driver.tables.accounts.change(KENJI, lambda person: away(person, NOW, NOW + DAY))
    lobby = await invited(driver, game, KENJI)
    [reserved] = lobby.invited
    assert reserved.is_absent


async def test_nothing_of_somebody_erased_is_left_in_an_invitation(driver: GameDriver) -> None:
    game = await a_table(driver)
    await invited(driver, game, KENJI, ZURI)

    def told(row: Message) -> Message:
        asleep = replace(row, id=row.number, sleepers=(KENJI, ZURI), wakes_at=NOW + DAY)
        return asleep if row.kind is Kind.INVITED else row

    await driver.tables.change(game, lambda lobby, *_: with_messages(lobby, told))
    await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    lobby = await driver.games.game(game)
    assert [seat.user_id for seat in lobby.invited] == [ZURI]
    rows = [each for each in lobby.outbox.messages if each.kind is Kind.INVITED]
    assert [(each.subject, each.id, each.sleepers) for each in rows] == [
        (("0",), 2, (ZURI,)),
        ((str(ZURI),), 3, (ZURI,)),
    ]
    with refused("error-no-seat-yet"):
        await driver.tables.change(game, leave, by(KENJI))


def test_seats_are_drawn_for_teams_unless_the_deal_is_shared() -> None:
    def are_kept(kingdoms: int, deal: str | None = None) -> bool:
        game = changed(a_game("rwt", 6), name=deal)
        drawn = [[seat.name for seat in seating(game, kingdoms, Random(seed))] for seed in range(9)]
        return all(names == [seat.name for seat in game.seats] for names in drawn)

    assert (are_kept(3), are_kept(6), are_kept(3, "2026-11-22")) == (False, True, True)


def test_kingdoms_become_smaller_for_another_player_unless_the_player_was_expected() -> None:
    queens, kings = (a_game(code, 4, status=Status.LOBBY) for code in ("qd", "kd"))
    two = [replace(each, seats=each.seats[:2]) for each in (queens, kings)]
    reserved = replace(queens, seats=queens.seats[:1], invited=(Seat(2, THIRD, "Zuri"),))
    asked = [(each, user) for each in (*two, reserved) for user in (THIRD, 5)]
    assert [changed_by_joining(*each) for each in asked] == [(2, 3), (2, 3), None, None, None, (2, 3)]


def test_only_one_person_without_company_begins_against_computer_players() -> None:
    lobbies = [a_game("rwt", 6, status=Status.LOBBY), a_game("kd", 2, status=Status.LOBBY)]
    found = [is_for_one(replace(each, seats=each.seats[:count])) for each in lobbies for count in (1, 3, 6)]
    assert found == [True, False, False, True, False, False]
    [alone, _], guest = lobbies[1].seats, Seat(0, THIRD, "Zuri")
    assert not is_for_one(replace(lobbies[0], seats=(alone,), invited=(guest,)))
    assert not is_for_one(replace(a_game("kd", 4, status=Status.LOBBY), seats=(alone, Seat(2, None, "Greta", "solid"))))


def test_a_lobby_is_touched_by_a_change_that_it_shows() -> None:
    def touched_at(status: Status, **options: Any) -> int | None:
        table = Table.of(a_game("kd", 2, status=status))
        game = replace(table.game, options=replace(table.game.options, **options))
        return with_change(table, NOBODY, 9, draws_of(1), game).game.times.touched_at

    assert (touched_at(Status.LOBBY, pace=5), touched_at(Status.LOBBY), touched_at(Status.PLAYING, pace=5)) == (
        9,
        None,
        None,
    )


def a_rematch() -> Game:
    """Ola's rematch for four, to which Kenji and Zuri are called, at the beginning."""
    called = Seat(2, KENJI, "Kenji", called=True), Seat(3, ZURI, "Zuri", called=True)
    game = a_game("kd", 2, status=Status.LOBBY, number=1, options=GameOptions("kd", 4), host_id=OLA, created_at=0)
    return replace(game, seats=(Seat(1, OLA, "Ola", called=True),), invited=called)


def slow_down(game: Game, actor: Actor, at: int) -> Game:
    return change_options(game, actor, at, "pace 60")


@pytest.mark.parametrize(
    ("steps", "begins_at", "calls"),
    [
        (((join, KENJI, 0), (join, ZURI, 60)), 240, []),
        (((join, KENJI, 0), (join, ZURI, 60), (join, STRANGER, 90)), None, [()]),
        (((join, KENJI, 0), (join, ZURI, 60), (leave, OLA, 90)), None, [(SHORT,)]),
        (((join, KENJI, 0), (join, ZURI, 31 * 60)), None, [()]),
        (((join, KENJI, 0), (decline_invitation, ZURI, 60)), None, [(SHORT,)]),
        (((decline_invitation, ZURI, 60), (join, KENJI, 90)), None, [(SHORT,)]),
        (((decline_invitation, ZURI, 60), (join, KENJI, 90), (join, ZURI, 120)), 300, []),
        (((decline_invitation, ZURI, 60), (join, ZURI, 90), (join, KENJI, 120)), 300, []),
        (((join, KENJI, 0), (decline_invitation, ZURI, 60), (join, ZURI, 31 * 60)), None, [()]),
        (((decline_invitation, KENJI, 0), (decline_invitation, ZURI, 60), (join, ZURI, 90)), None, [(SHORT,)]),
        (((join, KENJI, 0), (join, ZURI, 60), (slow_down, OLA, 90)), None, []),
    ],
)
def test_a_rematch_begins_or_calls_its_host(
    steps: tuple[tuple[ChangeLobby, int, int], ...], begins_at: int | None, calls: list[tuple[str, ...]]
) -> None:
    game = a_rematch()
    for change, person, at in steps:
        game = settled_lobby(change(game, by(person), at), game, by(person), at)
    assert (game.times.begins_at, [each.subject for each in wanted(game, Kind.READY)]) == (begins_at, calls)


def test_who_is_in_line_is_called_to_the_seat_of_who_has_not_answered_in_time() -> None:
    game, ida, jan = a_rematch(), 91, 92
    game = replace(game, options=replace(game.options, capacity=3))

    def step(game: Game, change: ChangeLobby, person: int | None, at: int) -> Game:
        return settled_lobby(change(game, Actor(person, f"{person}"), at), game, Actor(person, ""), at)

    assert line_moves_at(game) is None
    for person in (ida, jan, KENJI):
        game = step(game, join, person, 60)
    due = line_moves_at(game) or 0
    assert due == game.reserved_until
    assert step(game, move_up, None, due - 1) == game
    game = step(game, move_up, None, due)
    assert [seat.user_id for seat in (*game.seats, *game.invited)] == [OLA, KENJI, ida]
    assert [each.subject for each in wanted(game, Kind.INVITED, Kind.READY)] == [(str(ida),)]
    # The next one waits as long again; who is late is behind them.
    again = line_moves_at(game) or 0
    assert again - due == due
    game = step(step(game, join, ZURI, due + 1), move_up, None, again)
    assert [seat.user_id for seat in (*game.invited, *game.in_line)] == [jan, ZURI]
    game = step(game, join, jan, again + 9)
    assert (game.is_full, line_moves_at(game)) == (True, None)
