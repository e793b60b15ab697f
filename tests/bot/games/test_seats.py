"""Tests of seats that change hands in a running game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.games.deadlines import QUIET_SECONDS, archive_due, keep_overdue_seat
from bot.games.game import CLOCK, DAY, NOBODY, Actor, Game, GameOptions, Policy, Proposal, Reminder, Seat, Status
from bot.games.outbox import Announcement, News, Outbox, Post
from bot.games.people.person import Person, SeatName
from bot.games.proposals import PACE, propose
from bot.games.publication import old_message
from bot.games.refusals import StaleGame
from bot.games.rights import Deed, seat_for
from bot.games.seats import (
    DROPPED,
    after_handover,
    begin_absence,
    end_own_absence,
    is_offered,
    is_own_seat,
    is_unresponsive,
    numbered_seat,
    offer_seat,
    release_seat,
    require_replaceable,
    resign,
    return_if_kept,
    return_to_seat,
    take_offered_seat,
    with_absences,
    with_host_told,
    with_name_of,
    with_seat,
)
from bot.games.turn import make_moves
from bot.services.runner import Thought
from engine.state import State
from tests.bot.game_driver import KENJI, NOW, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import a_game, table_at


async def offered(driver: GameDriver, *people: int) -> int:
    """Start a game in which the seat of the person whose turn it is can be taken; the number of the seat."""
    await driver.begin(*(people or (OLA, KENJI)))
    number = (await driver.acting()).number
    await driver.change(offer_seat, NOBODY, str(number))
    return number


async def test_a_substitute_plays_on_and_has_the_result(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = (await driver.acting()).user_id
    table = await driver.change(take_offered_seat, by(STRANGER), number, None)
    seat = table.seat(number)
    assert (seat.user_id, seat.owner_id, seat.owner_name) == (STRANGER, owner, f"Person {owner}")
    assert table.awaits(STRANGER)
    assert not table.awaits(owner)
    assert (await driver.finish()).game.status is Status.OVER
    assert [row.games for row in await driver.accounts.statistics(STRANGER)] == [1]
    assert await driver.accounts.statistics(owner or 0) == ()


def test_a_number_is_that_of_a_seat_whatever_people_call_themselves() -> None:
    game = a_game("kd", 3)
    game = replace(game, seats=tuple(replace(seat, name=str(4 - seat.number)) for seat in game.seats))
    assert [numbered_seat(game, str(seat.number)) for seat in game.seats] == list(game.seats)
    for forged in ("", "0", "4", "01", "one", "9" * 5000):
        with refused("error-old-button"):
            numbered_seat(game, forged)


def test_a_seat_that_a_computer_player_or_a_substitute_has_is_not_released_again() -> None:
    game = a_game("kd", 3)
    user_id = game.seats[1].user_id or 0
    released = release_seat(game, NOBODY, 0, 2, user_id)
    assert release_seat(released, NOBODY, 0, 2, user_id) == released
    resigned = resign(game, Actor(user_id, "Kenji"), 0)
    assert release_seat(resigned, NOBODY, 0, 2, user_id) == resigned
    assert release_seat(playing(LENT), NOBODY, 0, 2, KENJI) == playing(LENT)


def test_a_seat_that_somebody_has_resigned_is_neither_offered_nor_that_of_somebody_away() -> None:
    game = offer_seat(a_game("kd", 3), NOBODY, 0, "2")
    away = replace(game, seats=(game.seats[0], replace(game.seats[1], away_until=5), game.seats[2]))
    seat = resign(away, Actor(game.seats[1].user_id, "Kenji"), 0).seats[1]
    assert (seat.offered, seat.away_until, seat.resigned) == (False, None, True)


def test_a_seat_is_offered_alone_and_only_while_the_game_is_played() -> None:
    game = offer_seat(a_game("kd", 3), NOBODY, 0, "2")
    assert [is_offered(game, str(seat.number)) for seat in game.seats] == [False, True, False]
    assert not is_offered(replace(game, status=Status.OVER), "2")


async def test_of_several_people_who_take_a_seat_at_once_exactly_one_gets_it(driver: GameDriver) -> None:
    number = await offered(driver)
    takers = range(500, 508)
    answers = await asyncio.gather(
        *(driver.change(take_offered_seat, by(taker), number, None) for taker in takers), return_exceptions=True
    )
    assert [str(answer) for answer in answers].count("error-not-offered") == len(takers) - 1
    assert (await driver.table()).seat(number).user_id in takers


async def test_an_owner_who_returns_while_somebody_takes_the_seat_has_it_in_the_end(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = (await driver.acting()).user_id
    await asyncio.gather(
        driver.change(take_offered_seat, by(STRANGER), number, None),
        driver.change(return_to_seat, by(owner)),
        return_exceptions=True,
    )
    seat = (await driver.table()).seat(number)
    # Whoever was first: the substitute would have been seated, and left again; or was too late.
    assert (seat.user_id, seat.owner_id, seat.offered) == (owner, None, False)


async def test_nobody_takes_a_second_seat_nor_one_that_is_not_there(driver: GameDriver) -> None:
    number = await offered(driver)
    with refused("error-already-seated"):
        await driver.change(take_offered_seat, by(await driver.another()), number, None)
    owner = (await driver.acting()).user_id
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    await driver.change(offer_seat, NOBODY, str(3 - number))
    for person in (owner, STRANGER):
        with refused("error-already-seated"):
            await driver.change(take_offered_seat, by(person), 3 - number, None)
    with refused("error-not-seated"):
        await driver.change(take_offered_seat, by(ZURI), 9, None)


async def test_a_seat_that_others_play_on_is_known_as_that_of_its_owner(driver: GameDriver) -> None:
    number = await offered(driver)
    owner, other = by((await driver.acting()).user_id), by(await driver.another())
    assert not is_own_seat((await driver.table()).game, owner, number), "they sit on it themselves"
    kept = release_seat((await driver.table()).game, NOBODY, 0, number, owner.user_id or 0)
    assert [is_own_seat(kept, actor, number) for actor in (owner, other)] == [True, False]
    lent = (await driver.change(take_offered_seat, by(STRANGER), number, None)).game
    assert [is_own_seat(lent, actor, number) for actor in (owner, by(STRANGER))] == [True, False]
    left = release_seat(lent, NOBODY, 0, number, STRANGER)
    assert [is_own_seat(left, actor, number) for actor in (owner, by(STRANGER), other)] == [True, True, False]


async def test_who_has_resigned_takes_their_own_seat_again_but_no_other(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI, ZURI)
    first, second, third = (await driver.table()).game.seats
    returning = by(first.user_id)
    await driver.change(resign, returning)
    for seat in (first, second, third):
        await driver.change(offer_seat, NOBODY, str(seat.number))
    with refused("error-has-left"):
        await driver.change(take_offered_seat, returning, second.number, None)
    await driver.change(take_offered_seat, returning, first.number, None)
    with refused("error-already-seated"):
        await driver.change(take_offered_seat, returning, third.number, None)
    [seat] = [each for each in (await driver.table()).game.seats if each.user_id == returning.user_id]
    assert (seat.number, seat.owner_id, seat.is_computer) == (first.number, None, False)


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


async def test_a_substitute_who_leaves_gives_the_seat_back_to_a_computer_that_keeps_it(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = (await driver.acting()).user_id
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    seat = (await driver.change(resign, by(STRANGER))).seat(number)
    assert (seat.user_id, seat.computer, seat.resigned, seat.owner_id) == (owner, "solid", False, None)
    assert (await driver.change(return_to_seat, by(owner))).awaits(owner)


@pytest.mark.parametrize(("acting", "reminder"), [(2, Reminder(counted_from=9000, quiet_since=9000)), (1, Reminder())])
def test_the_pace_begins_anew_for_somebody_who_is_back_and_awaited(acting: int, reminder: Reminder) -> None:
    released = release_seat(playing(acting_seat=acting), CLOCK, 0, 2, KENJI)
    assert (released.seats[1].computer, released.seats[1].offered) == ("solid", True)
    assert return_to_seat(released, ACTOR, 9000).reminder == reminder


async def test_a_substitute_who_is_erased_leaves_the_seat_to_its_owner(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = (await driver.acting()).user_id
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    exported = await driver.accounts.export(STRANGER)
    assert [row["user_id"] for row in exported["seats"]] == [STRANGER]
    # Whose seat it is concerns its owner.
    assert "owner_id" not in exported["seats"][0]
    [table] = await driver.tables.forget(by(STRANGER), SeatName("Somebody"))
    seat = table.seat(number)
    assert (seat.user_id, seat.name, seat.computer, seat.owner_id) == (owner, f"Person {owner}", "solid", None)


async def test_an_erased_substitute_is_not_named_once_the_owner_is_back(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = by((await driver.acting()).user_id)
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    await driver.step()
    back = (await driver.change(return_to_seat, owner)).game
    assert f"Person {STRANGER}" in str(back.outbox.posts)
    await driver.tables.forget(by(STRANGER), SeatName("Somebody"))
    assert f"Person {STRANGER}" not in str((await driver.table()).game)


async def test_an_owner_who_is_erased_leaves_the_seat_to_the_substitute(driver: GameDriver) -> None:
    number = await offered(driver)
    owner = (await driver.acting()).user_id or 0
    await driver.change(take_offered_seat, by(STRANGER), number, None)
    assert (await driver.accounts.export(owner))["owned"] == [
        {"game_id": driver.game, "number": number, "owner_id": owner, "owner_name": f"Person {owner}"}
    ]
    [table] = await driver.tables.forget(by(owner), SeatName("Somebody"))
    seat = table.seat(number)
    assert (seat.user_id, seat.owner_id, seat.owner_name, seat.computer) == (STRANGER, None, None, None)


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
    shown = {"outbox": Outbox(Announcement(0, 0, 5)), "moved_at": 0, "acting_seat": 1}
    game = a_game("kd", 2, options=options, seats=(late, kept), reminder=reminder, **shown)
    after = keep_overdue_seat(game, NOBODY, overdue, 0)
    assert (after.present, after.outbox.posts) == ((), (old_message(77),))
    assert archive_due(after) == overdue + 30 * DAY


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
    told = (replace(asked.outbox.posts[-1], is_told=True, message_id=77), old_message(66))
    before = await driver.note(lambda game: game.with_outbox(posts=told))
    [forgotten] = await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert forgotten.game.proposals == before.proposals
    left = [(notice.news, notice.message_id) for notice in forgotten.game.outbox.posts]
    assert left == [(News.PROPOSED, 77), (News.OUTDATED, 66)]
    assert f"Person {OLA}" not in str(forgotten.game)


# ---- on values

PLAIN = Seat(2, KENJI, "Kenji")
KEPT, RESIGNED = replace(PLAIN, computer="solid"), replace(PLAIN, computer="solid", resigned=True)
LENT = Seat(2, STRANGER, "Nina", owner_id=KENJI, owner_name="Kenji")
AWAY, OFFERED = replace(PLAIN, away_until=500), replace(PLAIN, offered=True)
ACTOR = Actor(KENJI, "Kenji", 77)


def playing(seat: Seat = PLAIN, **changes: Any) -> Game:
    """A game of Ola, who is host and to move, of Kenji, who has this seat, and of a computer player."""
    seats = (Seat(1, OLA, "Ola"), seat, Seat(3, None, "Greta", "solid"))
    return a_game("kd", 3, **{"seats": seats, "host_id": OLA, "acting_seat": 1, "reminder": Reminder(), **changes})


@pytest.mark.parametrize(
    ("before", "seat", "plan"),
    [
        (PLAIN, PLAIN, "2 >17"),
        (None, PLAIN, None),
        (PLAIN, LENT, None),
        (PLAIN, RESIGNED, None),
        (PLAIN, KEPT, DROPPED),
        (KEPT, KEPT, "2 >17"),
        (KEPT, PLAIN, "2 >17"),
    ],
)
def test_a_plan_stays_with_the_person_who_made_it(before: Seat | None, seat: Seat, plan: str | None) -> None:
    assert after_handover(replace(seat, plan="2 >17"), before).plan == plan
    assert after_handover(seat, before).plan is None


@pytest.mark.parametrize(
    ("seat", "members"),
    [(PLAIN, {KENJI}), (KEPT, {KENJI}), (RESIGNED, set()), (LENT, {KENJI, STRANGER}), (AWAY, {KENJI})],
)
def test_members_are_those_who_play_on_a_seat_or_own_it(seat: Seat, members: set[int]) -> None:
    for person in (KENJI, STRANGER, None):
        if person in members:
            assert seat_for(Deed.KEEP_OPEN, playing(seat), by(person)) == seat
        else:
            with refused("error-not-seated"):
                seat_for(Deed.KEEP_OPEN, playing(seat), by(person))


@pytest.mark.parametrize(
    ("seat", "number", "changes", "why"),
    [
        (PLAIN, "2", {}, None),
        (KEPT, "2", {}, None),
        (RESIGNED, "2", {}, None),
        (OFFERED, "2", {}, "error-offered-already"),
        (PLAIN, "3", {}, "error-substitute-for-computer"),
        (PLAIN, "4", {}, "error-not-seated"),
        (PLAIN, "12", {}, "error-not-seated"),
        (PLAIN, "two", {}, "error-old-button"),
        (PLAIN, "002", {}, "error-old-button"),
        (PLAIN, "2", {"guild_id": None}, "error-private-table"),
        (PLAIN, "2", {"status": Status.OVER}, "illegal-game-over"),
    ],
)
def test_the_seats_of_people_are_offered_in_running_games_on_servers(
    seat: Seat, number: str, changes: dict[str, Any], why: str | None
) -> None:
    if why is None:
        assert offer_seat(playing(seat, **changes), NOBODY, 0, number).seats[1] == replace(seat, offered=True)
    else:
        with refused(why):
            offer_seat(playing(seat, **changes), NOBODY, 0, number)


@pytest.mark.parametrize(
    ("seat", "owner", "name"), [(PLAIN, KENJI, "Kenji"), (LENT, KENJI, "Kenji"), (RESIGNED, None, "")]
)
def test_a_substitute_has_the_seat_for_its_owner_and_answers_the_offer(seat: Seat, owner: int, name: str) -> None:
    offer = Post(News.OFFERED, ("2",), 5, 66)
    game = playing(replace(seat, offered=True), outbox=Outbox(posts=(offer,)), acting_seat=2)
    taken = take_offered_seat(game, Actor(ZURI, "Zuri", 77), 900, 2, 66)
    assert taken.seats[1] == Seat(2, ZURI, "Zuri", owner_id=owner, owner_name=name or None)
    assert taken.outbox.posts == (Post(News.TAKEN, ("Zuri", name), 77, 66),)
    assert taken.reminder == Reminder(counted_from=900, quiet_since=900)


@pytest.mark.parametrize(("acting", "count", "gone"), [(1, 0, False), (1, 1, True), (1, 2, True), (2, 1, False)])
def test_who_was_reminded_of_a_turn_once_does_not_answer(acting: int, count: int, gone: bool) -> None:  # noqa: FBT001
    game = playing(acting_seat=acting, reminder=Reminder(count))
    assert is_unresponsive(game, game.seats[0]) is gone


@pytest.mark.parametrize(
    ("seat", "status", "after"),
    [
        (KEPT, Status.PLAYING, PLAIN),
        (replace(AWAY, offered=True), Status.PLAYING, None),
        (replace(LENT, computer="solid"), Status.PLAYING, PLAIN),
        (LENT, Status.PLAYING, None),
        (PLAIN, Status.PLAYING, None),
    ],
)
def test_a_person_returns_by_acting_to_a_seat_that_a_computer_keeps(
    seat: Seat, status: Status, after: Seat | None
) -> None:
    game = playing(seat, status=status)
    assert return_if_kept(game, ACTOR, 900).seats[1] == (after or seat)


@pytest.mark.parametrize(
    ("seat", "back", "news"),
    [
        (KEPT, PLAIN, ()),
        (replace(AWAY, offered=True), PLAIN, ()),
        (LENT, PLAIN, (Post(News.RETURNED, ("Kenji", "Nina"), 77),)),
        (RESIGNED, None, ()),
    ],
)
def test_a_person_returns_to_their_seat_unless_they_have_resigned(
    seat: Seat, back: Seat | None, news: tuple[Post, ...]
) -> None:
    if back is None:
        with refused("error-not-seated"):
            return_to_seat(playing(seat), ACTOR, 900)
    else:
        returned = return_to_seat(playing(seat), ACTOR, 900)
        assert (returned.seats[1], returned.outbox.posts) == (back, news)


@pytest.mark.parametrize(
    ("seat", "number", "interaction", "after"),
    [
        (replace(AWAY, offered=True), 2, 77, PLAIN),
        (OFFERED, 2, 77, PLAIN),
        (AWAY, 1, 77, AWAY),
        (AWAY, None, 77, AWAY),
        (AWAY, 2, None, AWAY),
        (replace(AWAY, computer="solid"), 2, 77, replace(AWAY, computer="solid")),
        (PLAIN, 2, 77, PLAIN),
    ],
)
def test_who_moves_is_no_longer_away(seat: Seat, number: int | None, interaction: int | None, after: Seat) -> None:
    assert end_own_absence(playing(seat), number, replace(ACTOR, interaction_id=interaction)).seats[1] == after


@pytest.mark.parametrize(
    ("seat", "name", "status", "after"),
    [
        (PLAIN, "Ken", Status.PLAYING, replace(PLAIN, name="Ken")),
        (PLAIN, "Ken", Status.OVER, PLAIN),
        (PLAIN, "", Status.PLAYING, PLAIN),
        (LENT, "Ken", Status.PLAYING, replace(LENT, owner_name="Ken")),
    ],
)
def test_people_have_the_names_that_they_have_by_now(seat: Seat, name: str, status: Status, after: Seat) -> None:
    assert with_name_of(playing(seat, status=status), Actor(KENJI, name)).seats[1] == after


@pytest.mark.parametrize(
    ("host", "status", "news", "told"),
    [
        (OLA, Status.PLAYING, None, ()),
        (KENJI, Status.PLAYING, None, ((News.HOST, ("Kenji",)),)),
        (KENJI, Status.OVER, None, ()),
        (None, Status.PLAYING, None, ()),
        (KENJI, Status.PLAYING, News.RESIGNED, ((News.RESIGNED, ("Ola", "Kenji")),)),
        (KENJI, Status.PLAYING, News.AGREED, ((News.AGREED, ("Ola",)), (News.HOST, ("Kenji",)))),
    ],
)
def test_a_new_host_is_told_with_the_news_that_it_comes_from(
    host: int | None, status: Status, news: News | None, told: tuple[tuple[News, tuple[str, ...]], ...]
) -> None:
    notices = (Post(news, ("Ola",), 5),) if news else ()
    game = with_host_told(playing(host_id=host, status=status, outbox=Outbox(posts=notices)), playing(), ACTOR)
    assert tuple((each.news, each.arguments) for each in game.outbox.posts) == told


def test_news_from_before_do_not_name_the_new_host() -> None:
    before = playing(outbox=Outbox(posts=(Post(News.RESIGNED, ("Zuri",), 5),)))
    assert [each.arguments for each in with_host_told(replace(before, host_id=KENJI), before, ACTOR).outbox.posts] == [
        ("Zuri",),
        ("Kenji",),
    ]


@pytest.mark.parametrize(
    ("seat", "approvals"), [(replace(PLAIN, name="Ken"), (1, 2)), (KEPT, (1, 2)), (LENT, (1,)), (RESIGNED, (1,))]
)
def test_the_next_player_on_a_seat_has_agreed_to_nothing(seat: Seat, approvals: tuple[int, ...]) -> None:
    changed = with_seat(playing(proposals=(Proposal("pace", "60 turn", (1, 2)),)), seat)
    assert changed.proposals == (Proposal("pace", "60 turn", approvals),)


@pytest.mark.parametrize(
    ("actor", "changes", "why"),
    [
        (OLA, {"reminder": Reminder(1)}, None),
        (OLA, {"reminder": Reminder()}, "error-too-early"),
        (OLA, {"away": True, "reminder": Reminder()}, None),
        (OLA, {"policy": Policy.WAIT, "reminder": Reminder(1)}, "error-no-reminders"),
        (KENJI, {"reminder": Reminder(1)}, "error-not-your-turn"),
        (ZURI, {"reminder": Reminder(1)}, "error-not-seated"),
        (OLA, {"kept": True, "reminder": Reminder(1)}, "error-not-your-turn"),
    ],
)
def test_others_let_a_computer_move_for_somebody_away_or_reminded(
    actor: int, changes: dict[str, Any], why: str | None
) -> None:
    awaited = replace(KEPT if changes.pop("kept", False) else AWAY if changes.pop("away", False) else PLAIN, number=1)
    options = GameOptions("kd", 2, policy=changes.pop("policy", Policy.REMIND))
    seats = (awaited, Seat(2, OLA, "Ola"))
    table = table_at(str(State.start("kd", 2)), "#1221", "=1.2.3.4", seats=seats, options=options, **changes)
    if why is None:
        assert require_replaceable(table, None, by(actor), 1) == awaited
    else:
        with refused(why):
            require_replaceable(table, None, by(actor), 1)


@pytest.mark.parametrize(
    ("seat", "status", "until"),
    [
        (PLAIN, Status.PLAYING, 500),
        (PLAIN, Status.LOBBY, 500),
        (RESIGNED, Status.PLAYING, None),
        (PLAIN, Status.OVER, None),
        (LENT, Status.PLAYING, None),
    ],
)
def test_an_absence_is_of_seats_on_which_the_person_plays_in_live_games(
    seat: Seat, status: Status, until: int | None
) -> None:
    assert begin_absence(playing(seat, status=status), ACTOR, 0, KENJI, 500).seats[1].away_until == until


def test_a_game_that_begins_knows_of_the_absences_that_are_not_over() -> None:
    seats = (Seat(1, OLA, "Ola", away_until=3), AWAY, replace(RESIGNED, number=3), Seat(4, None, "Greta", "solid"))
    for now, until in ((499, 500), (500, None)):
        there = with_absences(seats, [Person(KENJI, away_from=1, away_until=500)], now)
        assert [seat.away_until for seat in there] == [None, until, None, None]
