"""Seats that a host reserves for people who are called to the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.games.absence import away
from bot.games.game import Game
from bot.games.lobby import INVITATIONS_AN_HOUR, RecentInvitations, invite, join, leave, withdraw_invitation
from bot.games.models import DAY, HOUR, Actor, GameOptions, News, Seat, Status
from bot.games.people import SeatName
from bot.games.proposals import asked
from bot.games.publication import notified
from bot.games.refusals import Refusal
from bot.games.table import Table
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused

OPENED = 1000
HOST = Actor(OLA, "Ola", 77)


def guest(user_id: int) -> Seat:
    return Seat(0, user_id, f"Person {user_id}")


def a_lobby(*seats: Seat, capacity: int = 3, guild_id: int | None = 1) -> Game:
    return Game(
        id=9,
        guild_id=guild_id,
        channel_id=CHANNEL,
        host_id=OLA,
        options=GameOptions("kd", capacity),
        series=None,
        number=1,
        status=Status.LOBBY,
        seats=(Seat(1, OLA, "Ola"), *seats),
        created_at=OPENED,
    )


# ---- who may be invited


def test_a_seat_is_reserved_for_whoever_is_invited_and_a_message_asks_them_to_take_it() -> None:
    lobby = invite(a_lobby(), HOST, OPENED, guest(KENJI))
    assert lobby.invited == (Seat(2, KENJI, f"Person {KENJI}"),)
    [notice] = lobby.notices
    assert (notice.news, notice.arguments, notice.cause) == (News.INVITED, (str(KENJI),), 77)
    assert asked(lobby, notice) == lobby.invited
    with refused("error-seats-reserved"):
        join(replace(lobby, options=GameOptions("kd", 2)), Actor(STRANGER, "Nina"), OPENED)


@pytest.mark.parametrize(
    ("lobby", "why"),
    [
        (a_lobby(Seat(2, KENJI, "Kenji")), "error-guest-seated"),
        (invite(a_lobby(), HOST, OPENED, guest(KENJI)), "error-already-invited"),
        (a_lobby(Seat(2, None, "Greta", "solid"), capacity=2), "error-game-full"),
        (invite(a_lobby(capacity=2), HOST, OPENED, guest(ZURI)), "error-no-seat-to-reserve"),
        (a_lobby(guild_id=None), "error-private-table"),
        (replace(a_lobby(), status=Status.PLAYING), "error-started"),
        (replace(a_lobby(), status=Status.CANCELLED), "error-ended"),
    ],
)
def test_nobody_is_invited_in_vain(lobby: Game, why: str) -> None:
    with refused(why):
        invite(lobby, HOST, OPENED, guest(KENJI))


def test_the_host_invites_and_everybody_at_a_table_that_its_host_has_forgotten() -> None:
    lobby = a_lobby(Seat(2, KENJI, "Kenji"))
    with refused("error-host-sets-up"):
        invite(lobby, Actor(KENJI, "Kenji"), OPENED, guest(ZURI))
    with refused("error-host-sets-up"):
        invite(lobby, Actor(STRANGER, "Nina"), OPENED, guest(ZURI))
    assert invite(lobby, Actor(KENJI, "Kenji"), OPENED + DAY, guest(ZURI)).invitation_of(ZURI)


def test_seats_are_reserved_from_the_latest_invitation_on() -> None:
    lobby = invite(a_lobby(), HOST, OPENED + 5 * HOUR, guest(KENJI))
    assert lobby.reserved_until == OPENED + 5 * HOUR + DAY


def test_who_has_answered_is_not_asked_any_more() -> None:
    lobby = invite(invite(a_lobby(), HOST, OPENED, guest(KENJI)), HOST, OPENED, guest(ZURI))
    answered = leave(join(lobby, Actor(KENJI, "Kenji"), OPENED), Actor(ZURI, "Zuri"), OPENED)
    assert [asked(answered, notice) for notice in answered.notices] == [None, None]
    assert ([seat.user_id for seat in answered.seats], answered.invited) == ([OLA, KENJI], ())


def test_a_new_message_of_the_lobby_calls_nobody_who_has_an_invitation_of_their_own() -> None:
    of_rematch = replace(a_lobby(capacity=4), invited=(Seat(2, ZURI, "Zuri"),))
    assert notified(Table.of(invite(of_rematch, HOST, OPENED, guest(KENJI)))) == (ZURI,)


# ---- how often


def test_nobody_is_invited_twice_by_the_same_person_within_an_hour() -> None:
    invitations = RecentInvitations()
    assert invitations.refusal(OLA, guest(KENJI), NOW) is None
    invitations.note(OLA, KENJI, NOW)
    refusal = invitations.refusal(OLA, guest(KENJI), NOW + HOUR - 1)
    assert refusal is not None
    assert (refusal.key, refusal.arguments["until"]) == ("error-invited-already", NOW + HOUR)
    assert invitations.refusal(OLA, guest(ZURI), NOW) is None
    assert invitations.refusal(ZURI, guest(KENJI), NOW) is None
    assert invitations.refusal(OLA, guest(KENJI), NOW + HOUR) is None


def test_somebody_invites_so_many_people_within_an_hour_and_no_more() -> None:
    invitations = RecentInvitations()
    for number in range(INVITATIONS_AN_HOUR):
        invitations.note(OLA, 1000 + number, NOW + number)
    refusal = invitations.refusal(OLA, guest(KENJI), NOW + 100)
    assert refusal is not None
    assert refusal.arguments == {"limit": INVITATIONS_AN_HOUR, "until": NOW + HOUR}
    assert invitations.refusal(OLA, guest(KENJI), NOW + HOUR) is None


def test_invitations_are_forgotten_after_an_hour() -> None:
    invitations = RecentInvitations()
    invitations.note(OLA, KENJI, NOW)
    invitations.note(ZURI, KENJI, NOW + HOUR)
    never_invited = RecentInvitations()
    never_invited.note(ZURI, KENJI, NOW + HOUR)
    assert vars(invitations) == vars(never_invited)


# ---- at a table that is stored


async def a_table(driver: GameDriver, capacity: int = 3) -> int:
    return (await driver.lobby.open(1, CHANNEL, by(OLA), GameOptions("kd", capacity))).game.id


async def test_an_invitation_is_stored_with_the_game(driver: GameDriver) -> None:
    game = await a_table(driver)
    lobby = (await driver.lobby.invite(game, by(OLA), KENJI, "Kenji")).game
    assert await driver.games.game(game) == lobby
    assert (lobby.invitation_of(KENJI), lobby.invited_at) == (Seat(2, KENJI, "Kenji"), NOW)
    assert [each.id for each in await driver.games.games_of(KENJI)] == [game]


async def test_a_refused_invitation_counts_for_nothing(driver: GameDriver) -> None:
    game = await a_table(driver, capacity=2)
    await driver.tables.change(game, join, by(ZURI))
    with refused("error-game-full"):
        await driver.lobby.invite(game, by(OLA), KENJI, "Kenji")
    await driver.tables.change(game, leave, by(ZURI))
    await driver.lobby.invite(game, by(OLA), KENJI, "Kenji")
    await driver.tables.change(game, leave, by(KENJI))
    with refused("error-invited-already"):
        await driver.lobby.invite(game, by(OLA), KENJI, "Kenji")


async def test_of_two_invitations_at_once_one_is_made(driver: GameDriver) -> None:
    game = await a_table(driver)
    both = (driver.lobby.invite(game, by(OLA), KENJI, "Kenji") for _ in range(2))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [str(each) for each in outcomes if isinstance(each, Refusal)] == ["error-already-invited"]
    assert len((await driver.games.game(game)).notices) == 1


async def test_of_two_invitations_at_once_one_may_be_the_last_of_the_hour(driver: GameDriver) -> None:
    tables = [await a_table(driver)]
    tables += [(await driver.lobby.open(1, CHANNEL + 1, by(OLA), GameOptions("kd", 3))).game.id]
    for guest_id in range(1000, 999 + INVITATIONS_AN_HOUR):
        await driver.lobby.invite(tables[0], by(OLA), guest_id, "Somebody")
        await driver.tables.change(tables[0], withdraw_invitation, by(OLA), guest_id)
    guests = zip(tables, (KENJI, ZURI), strict=True)
    both = (driver.lobby.invite(table, by(OLA), guest_id, "Somebody else") for table, guest_id in guests)
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [str(each) for each in outcomes if isinstance(each, Refusal)] == ["error-too-many-invitations"]


async def test_somebody_who_joins_while_they_are_invited_has_one_seat(driver: GameDriver) -> None:
    game = await a_table(driver)
    await asyncio.gather(
        driver.lobby.invite(game, by(OLA), KENJI, "Kenji"),
        driver.tables.change(game, join, by(KENJI)),
        return_exceptions=True,
    )
    lobby = await driver.games.game(game)
    assert ([seat.user_id for seat in lobby.seats], lobby.invited) == ([OLA, KENJI], ())


async def test_somebody_away_is_invited_without_being_called(driver: GameDriver) -> None:
    game = await a_table(driver)
    await driver.tables.accounts.change(KENJI, lambda person: away(person, NOW, NOW + DAY))
    lobby = (await driver.lobby.invite(game, by(OLA), KENJI, "Kenji")).game
    [reserved] = lobby.invited
    assert reserved.is_absent


async def test_nothing_of_somebody_erased_is_left_in_an_invitation(driver: GameDriver) -> None:
    game = await a_table(driver)
    for person in (KENJI, ZURI):
        await driver.lobby.invite(game, by(OLA), person, f"Person {person}")
    told = tuple(replace(each, is_told=True, message_id=5) for each in (await driver.games.game(game)).notices)
    await driver.tables.change(game, lambda lobby, *_: replace(lobby, notices=told))
    await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    lobby = await driver.games.game(game)
    assert [seat.user_id for seat in lobby.invited] == [ZURI]
    assert [(each.arguments, each.message_id) for each in lobby.notices] == [(("0",), 5), ((str(ZURI),), 5)]
    with refused("error-no-seat-yet"):
        await driver.tables.change(game, leave, by(KENJI))
