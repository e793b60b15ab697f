"""What people can do before a game starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games import rights
from bot.games.game import DAY, HOUR, Actor, Game, GameOptions, Seat, Status, Times
from bot.games.lobby import (
    PEOPLE_AN_HOUR,
    TABLES_AN_HOUR,
    TableLimits,
    add_computer,
    cancel,
    change_options,
    choose_team,
    decline_invitation,
    fill,
    invite,
    join,
    leave,
    leave_seat,
    leaves_guests_out,
    put_out,
    remove_computer,
    require_start,
    reset_for_new_game,
    take_seat,
    withdraw_invitation,
)
from bot.games.outbox import News, Post
from bot.games.people.person import SeatName
from bot.games.posts import asked
from bot.games.refusals import ChannelBusy, NotPlaying, OldButton, WrongStatus
from bot.games.seats import away, resign
from bot.services.tables import Tables
from tests.bot.game_driver import CHANNEL, KENJI, NAMES, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.publishers import MovedClock
from tests.bot.refusals import refused


async def test_everybody_plays_the_color_that_the_lobby_showed(driver: GameDriver) -> None:
    await driver.a_lobby(OLA, KENJI, ZURI, computers=1)
    before = [(seat.number, seat.name) for seat in (await driver.table()).game.seats]
    started = await driver.tables.start(driver.game, by(OLA))
    assert [(seat.number, seat.name) for seat in started.game.seats] == before


async def test_computer_players_have_different_names(driver: GameDriver) -> None:
    await driver.a_lobby(OLA, computers=3)
    assert [seat.name for seat in (await driver.table()).game.seats][1:] == ["Greta", "Rudi", "Hans"]


async def test_a_computer_player_has_a_number_if_people_have_all_the_names(driver: GameDriver) -> None:
    driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    for names in (["Greta"], ["Greta"], ["Greta", "Person 101"]):
        await driver.change(add_computer, by(OLA), "solid", names)
    seats = (await driver.table()).game.seats
    assert [seat.name for seat in seats] == ["Person 101", "Greta", "Greta 2", "Person 101 2"]


async def test_two_who_fill_the_table_at_once_fill_it_once(driver: GameDriver) -> None:
    game = driver.game = (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", 4))).game.id
    await asyncio.gather(*(driver.tables.change(game, fill, by(OLA), level, NAMES) for level in ("beginner", "strong")))
    levels = [seat.computer for seat in (await driver.table()).game.seats]
    assert levels in ([None, *["beginner"] * 3], [None, *["strong"] * 3])


async def test_nobody_but_the_host_fills_the_table_even_when_it_is_full(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    for person in (KENJI, STRANGER):
        with refused("error-host-sets-up"):
            await driver.tables.change(game, fill, by(person), "beginner", NAMES)


async def test_only_those_at_the_table_change_it(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    for request in (
        driver.tables.start(game, by(STRANGER)),
        driver.tables.change(game, leave, by(STRANGER)),
        driver.tables.change(game, choose_team, by(STRANGER), 0),
    ):
        with refused("error-not-seated"):
            await request


async def test_a_game_starts_only_with_as_many_as_its_rules_allow(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA)
    with refused("error-wrong-number") as caught:
        await driver.tables.start(game, by(OLA))
    assert caught.value.arguments == {"allowed": (2, 3, 4), "seated": 1}


async def test_without_a_host_everybody_at_the_table_may_start_and_cancel(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    await driver.tables.forget(by(OLA), SeatName("Somebody"))
    following = (await driver.series.rematch_or_next(game, by(KENJI))).game
    assert (following.host, following.status) == (None, Status.PLAYING)
    with refused("error-not-seated"):
        await driver.tables.change(following.id, cancel, by(STRANGER))
    assert not (await driver.tables.change(following.id, cancel, by(KENJI))).game.is_live


async def test_of_two_players_who_press_start_at_once_one_starts_the_game(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    outcomes = await asyncio.gather(
        *(driver.tables.start(game, by(person)) for person in (OLA, KENJI)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Table", "WrongStatus"]
    assert [str(played.move)[0] for played in (await driver.table()).moves] == ["#", "="]


async def test_nobody_resigns_before_the_game(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    with pytest.raises(NotPlaying):
        await driver.tables.change(game, resign, by(OLA))
    assert not (await driver.table()).seat(1).is_computer


async def test_a_table_that_was_cancelled_with_one_person_at_it_does_not_start(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA)
    await driver.tables.change(game, cancel, by(OLA))
    with pytest.raises(WrongStatus):
        await driver.tables.start(game, by(OLA))


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
HOST, GUEST, OUTSIDER = Actor(OLA, "Ola", 77), Actor(KENJI, "Kenji", 78), Actor(STRANGER, "Nina", 79)
MODERATOR = replace(OUTSIDER, is_moderator=True)


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
        times=Times(created_at=OPENED),
    )


# ---- who may be invited


def test_a_seat_is_reserved_for_whoever_is_invited_and_a_message_asks_them_to_take_it() -> None:
    lobby = invite(a_lobby(), HOST, OPENED, guest(KENJI))
    assert lobby.invited == (Seat(2, KENJI, f"Person {KENJI}"),)
    [notice] = lobby.outbox.posts
    assert (notice.news, notice.arguments, notice.cause) == (News.INVITED, (str(KENJI),), 77)
    assert asked(lobby, notice) == lobby.invited
    with refused("error-seats-reserved"):
        join(replace(lobby, options=GameOptions("kd", 2)), Actor(STRANGER, "Nina"), OPENED)


@pytest.mark.parametrize(
    ("lobby", "why"),
    [
        (a_lobby(Seat(2, KENJI, "Kenji")), "error-guest-seated"),
        (invite(a_lobby(), HOST, OPENED, guest(KENJI)), "error-already-invited"),
        (a_lobby(Seat(2, None, "Greta", "solid"), capacity=2), "error-no-seat-to-reserve"),
        (invite(a_lobby(capacity=2), HOST, OPENED, guest(ZURI)), "error-no-seat-to-reserve"),
        (a_lobby(guild_id=None), "error-private-table"),
        (replace(a_lobby(), status=Status.PLAYING), "error-started"),
        (replace(a_lobby(), status=Status.CANCELLED), "illegal-game-over"),
    ],
)
def test_nobody_is_invited_in_vain(lobby: Game, why: str) -> None:
    with refused(why):
        invite(lobby, HOST, OPENED, guest(KENJI))


def test_seats_are_reserved_from_the_latest_invitation_on() -> None:
    lobby = invite(a_lobby(), HOST, OPENED + 5 * HOUR, guest(KENJI))
    assert lobby.reserved_until == OPENED + 5 * HOUR + DAY


def test_who_has_answered_is_not_asked_any_more() -> None:
    lobby = invite(invite(a_lobby(), HOST, OPENED, guest(KENJI)), HOST, OPENED, guest(ZURI))
    answered = leave(join(lobby, Actor(KENJI, "Kenji"), OPENED), Actor(ZURI, "Zuri"), OPENED)
    assert [asked(answered, notice) for notice in answered.outbox.posts] == [None, None]
    assert ([seat.user_id for seat in answered.seats], answered.invited) == ([OLA, KENJI], ())


@pytest.mark.parametrize("end", [withdraw_invitation, decline_invitation])
def test_an_invitation_ends_before_the_start_and_those_behind_it_move_up(end: Callable[..., Game]) -> None:
    lobby = invite(invite(a_lobby(), HOST, OPENED, guest(KENJI)), HOST, OPENED, guest(ZURI))
    ended = end(lobby, HOST, OPENED, KENJI) if end is withdraw_invitation else end(lobby, GUEST, OPENED)
    assert [(seat.number, seat.user_id) for seat in ended.invited] == [(2, ZURI)]
    with pytest.raises(WrongStatus):
        end(replace(lobby, status=Status.PLAYING), HOST, OPENED, *([KENJI] if end is withdraw_invitation else []))


def test_an_invitation_is_withdrawn_by_the_host_alone_and_not_once_it_is_taken() -> None:
    lobby = a_lobby(Seat(2, KENJI, "Kenji"))
    with refused("error-guest-seated") as caught:
        withdraw_invitation(lobby, HOST, OPENED, KENJI)
    assert caught.value.arguments == {"name": "Kenji"}
    with refused("error-host-sets-up"):
        withdraw_invitation(lobby, GUEST, OPENED, ZURI)


# ---- who may do what

RESERVED = OPENED + DAY
"""Until then the host alone decides about the lobby."""


@pytest.mark.parametrize(
    ("status", "host", "at", "hosts"),
    [
        (Status.LOBBY, OLA, RESERVED - 1, {OLA}),
        (Status.LOBBY, OLA, RESERVED, {OLA, KENJI}),
        (Status.PLAYING, OLA, RESERVED, {OLA}),
        (Status.PLAYING, OLA, RESERVED + DAY, {OLA}),
        (Status.LOBBY, None, OPENED, {OLA, KENJI}),
        (Status.PLAYING, None, RESERVED, {OLA, KENJI}),
        (Status.PLAYING, ZURI, OPENED, {OLA, KENJI}),
    ],
)
def test_every_player_counts_as_host_without_one_and_in_an_old_lobby(
    status: Status, host: int | None, at: int, hosts: set[int]
) -> None:
    game = replace(a_lobby(Seat(2, KENJI, "Kenji"), Seat(3, None, "Greta", "solid")), status=status, host_id=host)
    people = [HOST, GUEST, OUTSIDER, MODERATOR, Actor(ZURI, "Zuri"), Actor(None, "")]
    assert {actor.user_id for actor in people if rights.host(game, actor, at)} == hosts
    for actor in people:
        if actor.user_id in hosts or actor is MODERATOR:
            assert cancel(game, actor, at).status is Status.CANCELLED
        else:
            with refused("error-not-host" if game.host else "error-not-seated"):
                cancel(game, actor, at)


def test_only_the_host_of_a_game_that_began_long_ago_cancels_it() -> None:
    game = replace(a_lobby(Seat(2, KENJI, "Kenji")), status=Status.PLAYING)
    with refused("error-not-host") as caught:
        cancel(game, GUEST, RESERVED + 30 * DAY)
    assert caught.value.arguments == {"host_name": "Ola", "until_span": RESERVED}


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED, Status.ARCHIVED])
def test_nobody_cancels_a_game_that_is_not_live(status: Status) -> None:
    for actor in (HOST, MODERATOR):
        with pytest.raises(WrongStatus):
            cancel(replace(a_lobby(), status=status), actor, OPENED)


def test_a_cancelled_lobby_keeps_no_reservation_nor_who_was_put_out() -> None:
    lobby = put_out(invite(a_lobby(Seat(2, KENJI, "Kenji")), HOST, OPENED, guest(ZURI)), HOST, OPENED, KENJI)
    ended = cancel(lobby, HOST, 5000)
    assert (ended.status, ended.times.ended_at, ended.invited, ended.put_out) == (Status.CANCELLED, 5000, (), ())


def test_who_is_put_out_is_told_and_needs_an_invitation_to_come_back() -> None:
    lobby = a_lobby(Seat(2, KENJI, "Kenji"), Seat(3, None, "Greta", "solid"), capacity=4)
    out = put_out(lobby, HOST, OPENED, KENJI)
    assert [(seat.number, seat.name) for seat in out.seats] == [(1, "Ola"), (2, "Greta")]
    assert out.outbox.posts == (Post(News.PUT_OUT, (str(KENJI), "Ola"), 77),)
    assert put_out(out, HOST, OPENED, KENJI) == out
    with refused("error-put-out") as caught:
        join(out, GUEST, OPENED)
    assert caught.value.arguments == {"host_name": "Ola", "until_span": RESERVED}
    assert join(out, OUTSIDER, OPENED).seats[2].user_id == STRANGER
    again = invite(put_out(join(out, OUTSIDER, OPENED), HOST, OPENED, STRANGER), HOST, OPENED, guest(KENJI))
    assert [seat.user_id for seat in again.put_out] == [STRANGER]
    assert join(again, GUEST, OPENED).seats[2].user_id == KENJI


@pytest.mark.parametrize(
    ("actor", "at", "user_id", "why"),
    [
        (HOST, OPENED, OLA, "error-old-button"),
        (GUEST, OPENED, ZURI, "error-host-sets-up"),
        (MODERATOR, OPENED, KENJI, "error-host-sets-up"),
        (GUEST, RESERVED, OLA, "error-old-button"),
        (GUEST, RESERVED, KENJI, "error-old-button"),
        (OUTSIDER, RESERVED, KENJI, "error-host-sets-up"),
    ],
)
def test_nobody_puts_out_the_host_or_themselves_and_nobody_but_the_host_anybody(
    actor: Actor, at: int, user_id: int, why: str
) -> None:
    lobby = a_lobby(Seat(2, KENJI, "Kenji"), Seat(3, ZURI, "Zuri"))
    with refused(why):
        put_out(lobby, actor, at, user_id)
    assert [seat.user_id for seat in put_out(lobby, GUEST, RESERVED, ZURI).seats] == [OLA, KENJI]


@pytest.mark.parametrize(
    ("actor", "seats", "at", "why"),
    [
        (HOST, 2, OPENED, None),
        (GUEST, 2, OPENED, "error-host-starts"),
        (GUEST, 2, RESERVED, None),
        (GUEST, 3, OPENED, None),
        (MODERATOR, 3, RESERVED, "error-not-seated"),
        (HOST, 1, OPENED, "error-wrong-number"),
    ],
)
def test_the_host_starts_and_every_player_a_full_or_old_lobby(actor: Actor, seats: int, at: int, why: str) -> None:
    lobby = a_lobby(*(Seat(2, KENJI, "Kenji"), Seat(3, ZURI, "Zuri"))[: seats - 1])
    if why is None:
        require_start(lobby, actor, at)
        with pytest.raises(WrongStatus):
            require_start(replace(lobby, status=Status.PLAYING), actor, at)
    else:
        with refused(why):
            require_start(lobby, actor, at)


@pytest.mark.parametrize(
    ("capacity", "at", "leaves_out"),
    [(4, OPENED, True), (4, RESERVED - 1, True), (4, RESERVED, False), (2, OPENED, False)],
)
def test_a_start_leaves_out_those_whose_seats_are_still_reserved(capacity: int, at: int, leaves_out: bool) -> None:  # noqa: FBT001
    lobby = invite(a_lobby(Seat(2, KENJI, "Kenji"), capacity=4), HOST, OPENED, guest(ZURI))
    lobby = replace(lobby, options=GameOptions("kd", capacity))
    assert leaves_guests_out(lobby, HOST, at) is leaves_out
    assert not leaves_guests_out(replace(lobby, invited=()), HOST, at)
    with pytest.raises(WrongStatus):
        leaves_guests_out(replace(lobby, status=Status.PLAYING), HOST, at)


@pytest.mark.parametrize(
    ("user_id", "computer", "then"),
    [(KENJI, None, None), (KENJI, "solid", "solid"), (None, "strong", "strong"), (None, None, "solid")],
)
def test_a_computer_player_has_the_seat_of_somebody_erased_in_the_next_game(
    user_id: int | None, computer: str | None, then: str | None
) -> None:
    assert reset_for_new_game(Seat(2, user_id, "Kenji", computer, score=9, place=1, plan="2 >17")) == Seat(
        2, user_id, "Kenji", then
    )


LATER_GAME: tuple[tuple[Callable[..., Game], tuple[object, ...]], ...] = (
    (join, (OUTSIDER, OPENED)),
    (leave, (HOST, OPENED)),
    (leave, (Actor(ZURI, "Zuri"), OPENED)),
    (decline_invitation, (GUEST, OPENED)),
    (invite, (HOST, OPENED, guest(ZURI))),
    (withdraw_invitation, (HOST, OPENED, ZURI)),
    (put_out, (HOST, OPENED, KENJI)),
    (add_computer, (HOST, OPENED, "solid", NAMES)),
    (fill, (HOST, OPENED, "solid", NAMES)),
    (remove_computer, (HOST, OPENED, 2, "Greta")),
    (leave_seat, (Seat(1, OLA, "Ola"),)),
    (take_seat, (STRANGER, "Stranger")),
    (change_options, (HOST, OPENED, "options dynasty")),
)


@pytest.mark.parametrize(("change", "arguments"), LATER_GAME)
def test_players_and_options_of_a_later_game_stay(change: Callable[..., Game], arguments: tuple[object]) -> None:
    lobby = invite(a_lobby(Seat(2, KENJI, "Kenji")), HOST, OPENED, guest(ZURI))
    with refused("error-series-goes-on"):
        change(replace(lobby, number=2), *arguments)
    with pytest.raises(WrongStatus):
        change(replace(lobby, status=Status.PLAYING), *arguments)


def test_a_computer_player_is_added_and_removed_by_the_host_alone() -> None:
    lobby = a_lobby(Seat(2, KENJI, "Greta"))
    two = add_computer(lobby, HOST, OPENED, "strong", ["Greta", "Rudi"])
    assert two.seats[2] == Seat(3, None, "Rudi", "strong")
    assert remove_computer(two, HOST, OPENED, 3, "Rudi") == lobby
    for seated, name in ((2, "Rudi"), (3, "Greta"), (3, "Hans")):
        assert remove_computer(two, HOST, OPENED, seated, name) == two
    with pytest.raises(OldButton):
        add_computer(lobby, HOST, OPENED, "invincible", NAMES)
    with refused("error-host-sets-up"):
        add_computer(lobby, GUEST, OPENED, "strong", NAMES)
    with refused("error-host-sets-up"):
        remove_computer(two, GUEST, OPENED, 3, "Rudi")


# ---- at a table that is stored


async def a_table(driver: GameDriver, capacity: int = 3) -> int:
    return (await driver.tables.open(1, CHANNEL, by(OLA), GameOptions("kd", capacity))).game.id


async def invited(driver: GameDriver, game: int, *people: int) -> Game:
    invitations = await driver.tables.invitations(by(OLA), {each: f"Person {each}" for each in people})
    return (await driver.tables.change(game, invitations, by(OLA))).game


async def test_several_are_invited_at_once_as_far_as_there_are_seats_and_calls(driver: GameDriver) -> None:
    calls, game = driver.tables.calls, await a_table(driver)
    assert len(calls.allowed(OLA, [Seat(0, each, "Guest") for each in range(300, 299 + PEOPLE_AN_HOUR)])) == 11
    people = {OLA: "Ola", KENJI: "Kenji", ZURI: "Zuri", STRANGER: "Nina"}
    invitations = await driver.tables.invitations(by(OLA), people)
    lobby = (await driver.tables.change(game, invitations, by(OLA))).game
    assert [seat.user_id for seat in lobby.invited] == [KENJI]
    assert [notice.arguments for notice in lobby.outbox.posts] == [(str(KENJI),)]
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


async def test_somebody_who_joins_while_they_are_invited_has_one_seat(driver: GameDriver) -> None:
    game = await a_table(driver)
    await asyncio.gather(
        invited(driver, game, KENJI), driver.tables.change(game, join, by(KENJI)), return_exceptions=True
    )
    lobby = await driver.games.game(game)
    assert ([seat.user_id for seat in lobby.seats], lobby.invited) == ([OLA, KENJI], ())


async def test_somebody_away_is_invited_without_being_called(driver: GameDriver) -> None:
    game = await a_table(driver)
    await driver.tables.accounts.change(KENJI, lambda person: away(person, NOW, NOW + DAY))
    lobby = await invited(driver, game, KENJI)
    [reserved] = lobby.invited
    assert reserved.is_absent


async def test_nothing_of_somebody_erased_is_left_in_an_invitation(driver: GameDriver) -> None:
    game = await a_table(driver)
    await invited(driver, game, KENJI, ZURI)
    told = tuple(
        replace(each, is_told=True, message_id=5, sleepers=(KENJI, ZURI), people=(KENJI,))
        for each in (await driver.games.game(game)).outbox.posts
    )
    await driver.tables.change(game, lambda lobby, *_: lobby.with_outbox(posts=told))
    await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    lobby = await driver.games.game(game)
    assert [seat.user_id for seat in lobby.invited] == [ZURI]
    assert [(each.arguments, each.message_id) for each in lobby.outbox.posts] == [(("0",), 5), ((str(ZURI),), 5)]
    assert {(each.sleepers, each.people) for each in lobby.outbox.posts} == {((ZURI,), None)}
    with refused("error-no-seat-yet"):
        await driver.tables.change(game, leave, by(KENJI))
