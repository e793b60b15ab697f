"""The end of a game, and dynasties."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games.deadlines import archive_game
from bot.games.game import Actor, GameOptions, Seat, Status
from bot.games.lobby import cancel, join, leave, seating
from bot.games.outbox import Kind, Outbox
from bot.games.people.person import Person, SeatName
from bot.games.refusals import ChannelBusy
from bot.games.results import FinishedGame, FinishedSeat
from bot.games.seats import cancel_game
from bot.games.series import (
    asked_again_in,
    at_the_end,
    counts,
    head_to_head,
    is_rematch,
    next_game,
    next_game_refusal,
    rematch,
    rematch_refusal,
    standings,
)
from bot.games.table import Table
from bot.games.words.highlights import Highlights
from bot.storage.account_repository import SqlAccountRepository
from tests.bot.game_driver import CHANNEL, KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_games import a_new_game, append, over, start
from tests.bot.sample_tables import FIRST_USER, HERE, SECOND, THIRD, THREAD, a_game, changed, turn_starts


@pytest.mark.slow
async def test_a_dynasty_is_three_games_and_their_sum(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, dynasty=True)
    sums = dict.fromkeys((OLA, KENJI), 0)
    for number in (1, 2, 3):
        table = await driver.finish()
        assert (table.game.number, table.game.has_successor) == (number, number < 3)
        for seat in table.game.seats:
            sums[seat.user_id or 0] += seat.score or 0
        ending = await driver.series.ending(table)
        told = ending.series
        # A count of wins, which other games would add to, would look like the count of the dynasty.
        assert ending.meetings == ()
        assert {name: standing.sum for name, standing in told} == {f"Person {who}": sums[who] for who in sums}
        assert [standing.sum for _, standing in told] == sorted(sums.values(), reverse=True)
        first, game = game, (await driver.series.rematch_or_next(game, by(OLA))).game.id
        driver.game = game
    assert (await driver.table()).game.series is None
    with pytest.raises(ChannelBusy):
        await driver.series.rematch_or_next(first, by(OLA))


@pytest.mark.slow
async def test_the_end_uses_the_glances_that_were_kept_while_the_game_went_on(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    table = await driver.finish()
    kept = await driver.series.glances(table.until(turn_starts(table)[-2]))
    shown = (await driver.series.ending(table)).highlights
    known = [each.glance for each in shown.turns if any(each.glance is glance for glance in kept.values())]
    assert len(known) == len(kept) == len(shown.turns) - 1
    assert shown == await asyncio.to_thread(Highlights.of, table)


@pytest.mark.slow
async def test_the_teams_of_a_dynasty_stay_as_they_were_drawn(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI, code="rwt", computers=3, dynasty=True)
    first = await driver.finish()
    following = await driver.series.rematch_or_next(game, by(OLA))
    teams, kept = (
        {seat.name: table.state.kingdom_of(seat.number) for seat in table.game.seats} for table in (first, following)
    )
    assert kept == teams


@pytest.mark.slow
async def test_the_second_game_of_a_dynasty_is_played_once(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    second = driver.game = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    with refused("error-next-game-begun"):
        await driver.series.rematch_or_next(first, by(KENJI))
    await driver.finish()
    with refused("error-next-game-played") as caught:
        await driver.series.rematch_or_next(first, by(OLA))
    assert caught.value.arguments["link"].id == second
    assert (await driver.series.rematch_or_next(second, by(OLA))).game.number == 3


@pytest.mark.slow
async def test_the_next_game_of_a_dynasty_begins_in_one_place_if_it_is_asked_for_in_two(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    asked = (driver.series.rematch_or_next(first, by(who), CHANNEL + away) for away, who in enumerate((OLA, KENJI)))
    results = await asyncio.gather(*asked, return_exceptions=True)
    begun, refusal = sorted(results, key=lambda each: isinstance(each, Exception))
    assert isinstance(begun, Table)
    assert isinstance(refusal, ChannelBusy)
    assert (refusal.key, refusal.game.id) == ("error-next-game-begun", begun.game.id)


@pytest.mark.slow
@pytest.mark.parametrize("asked_from", [min, max])
async def test_a_game_of_a_dynasty_that_was_cancelled_can_be_started_again(
    driver: GameDriver, asked_from: Callable[..., int]
) -> None:
    """The game before offers it, and the cancelled game itself."""
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    left = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    await driver.tables.change(left, cancel, by(OLA))
    second = driver.game = (await driver.series.rematch_or_next(asked_from(first, left), by(OLA))).game.id
    assert (await driver.table()).game.number == 2
    await driver.finish()
    for ended in (first, left):
        with refused("error-next-game-played"):
            await driver.series.rematch_or_next(ended, by(OLA))
    assert (await driver.series.rematch_or_next(second, by(OLA))).game.number == 3


@pytest.mark.slow
async def test_a_game_of_a_dynasty_that_was_archived_is_to_be_revived(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI, dynasty=True)
    await driver.finish()
    second = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    await driver.tables.change(second, lambda game, *_: archive_game(game, 7))
    with refused("error-archived") as caught:
        await driver.series.rematch_or_next(first, by(OLA))
    assert [each.id for each in caught.value.games] == [second]


async def test_a_single_game_has_no_sums(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    assert await driver.series.standings((await driver.table()).game) == ()


@pytest.mark.slow
async def test_players_of_a_dynasty_keep_their_sums_when_two_of_them_are_forgotten(driver: GameDriver) -> None:
    """Their names are the same then."""
    await driver.a_game(OLA, KENJI, ZURI, dynasty=True)
    table = await driver.finish()
    sums = {seat.series_player: seat.score or 0 for seat in table.game.seats}
    for person in (KENJI, ZURI):
        await driver.tables.forget(by(person), SeatName("Somebody"))
    for _ in (2, 3):
        driver.game = (await driver.series.rematch_or_next(driver.game, by(OLA))).game.id
        table = await driver.finish()
        for seat in table.game.seats:
            sums[seat.series_player] += seat.score or 0
    told = await driver.series.standings(table.game)
    assert {standing.player + 1: standing.sum for _, standing in told} == sums


def played(*ranks: int | None, code: str = "kd", **changes: bool) -> FinishedGame:
    """A finished game of people 1, 2 … at these places; None for a computer player."""
    seats = [
        FinishedSeat(number, number if place else None, "", place or 9, **changes if number == 1 else {})
        for number, place in enumerate(ranks, 1)
    ]
    return FinishedGame(code, tuple(seats))


def test_two_sides_who_have_met_read_how_often_each_was_ahead_of_the_other() -> None:
    duel = played(1, 2)
    assert head_to_head(duel, [duel]) == ()
    assert head_to_head(duel, [played(2, 1), played(2, 1), played(1, 1), duel]) == ((1, 2), (0, 1))
    # Computer players and others at the table change nothing; whoever resigned was behind.
    assert head_to_head(duel, [played(3, 2, None), played(2, 3, 1), duel]) == ((0, 2), (1, 1))
    assert head_to_head(duel, [played(1, 2, resigned=True), duel]) == ((0, 1), (1, 1))
    # Neither a substitute's games count, nor those with suggestions, nor those of three, who are not two sides.
    assert head_to_head(duel, [played(2, 1, is_guided=True), played(2, 1), duel]) == ((0, 1), (1, 1))
    assert head_to_head(played(1, 2, is_guided=True), [duel, duel]) == ()
    assert head_to_head(duel, [played(1, 2, is_lent=True), duel]) == ()
    assert head_to_head(played(1, 2, 3), [played(1, 2, 3), played(1, 2, 3)]) == ()


def test_a_team_is_a_side_if_it_was_the_same_team() -> None:
    teams = played(1, 2, None, 1, 2, None, code="rwt")
    assert head_to_head(teams, [teams, teams]) == ((0, 2), (1, 0))
    assert head_to_head(teams, [played(1, 2, None, None, 1, None, code="rwt"), teams]) == ()


async def test_a_record_is_the_highest_of_several_scores_in_games_of_its_kind(driver: GameDriver) -> None:
    await driver.a_game(OLA, computers=1)
    table = await driver.finish()
    score = table.game.seats[0].score or 0

    async def is_record(*others: tuple[int, str | None]) -> bool:
        for points, deal in others:
            driver.channel += 1
            seats = Seat(1, OLA, "Ola"), Seat(2, None, "Greta", "solid")
            new = a_new_game(*seats, channel_id=driver.channel).with_deal(name=deal)
            game = await start(driver.games, await driver.games.create(new), seats, "#12", at=2)
            await append(driver.games, game.id, 1, "12@-", change=over(3, (score + points, 1), (0, 2)))
        return (await driver.series.ending(table)).is_record

    assert not await is_record()
    assert await is_record((-1, None))
    assert await is_record((0, None))
    assert not await is_record((1, None))
    # Shared deals have a record of their own.
    assert not await is_record((-1, "2026-12-01"), (0, "2026-12-02"))


@pytest.mark.slow
async def test_people_who_meet_again_are_told_of_their_games_and_the_latest(driver: GameDriver) -> None:
    first = await driver.a_game(OLA, KENJI)
    assert (await driver.series.ending(await driver.finish())).meetings == ()
    driver.game = second = (await driver.series.rematch_or_next(first, by(OLA))).game.id
    await driver.tables.change(second, join, by(KENJI))
    await driver.tables.start(second, by(OLA))
    ended = await driver.finish()
    assert sum(wins for _, wins in (await driver.series.ending(ended)).meetings) == 2
    with refused("error-rematch-played") as caught:
        await driver.series.rematch_or_next(first, by(OLA))
    assert caught.value.arguments["link"].id == second


def test_a_dynasty_names_whoever_had_the_seat_in_its_last_game_unless_they_left_one() -> None:
    seats = (Seat(1, 11, "Ola", score=20, series_player=1), Seat(2, 12, "Kenji", score=50, series_player=2))
    last = replace(a_game("kd", 2), seats=seats[::-1])
    left = replace(last, seats=(seats[0], replace(seats[1], resigned=True)))
    lent = replace(last, seats=(seats[0], replace(seats[1], user_id=13, name="Zoe")))
    for games, first in (([lent, last], "Kenji"), ([last, lent], "Zoe"), ([left, last], ""), ([left, lent], "Zoe")):
        assert [name for name, _ in standings(games)] == [first, "Ola"]
    assert [each.sum for _, each in standings([replace(last, seats=(seats[0], Seat(2, 12, "Kenji")))])] == [20, 0]


def test_of_equal_sums_of_a_dynasty_the_one_with_more_points_in_the_last_game_comes_first() -> None:
    game = replace(a_game("kd", 2), seats=(Seat(1, 11, "Ola", score=50), Seat(2, 12, "Kenji", score=20)))
    last = replace(game, seats=tuple(replace(seat, score=70 - (seat.score or 0)) for seat in game.seats))
    assert [name for name, _ in standings([game, last])] == ["Kenji", "Ola"]


@pytest.mark.parametrize(
    ("change", "is_counted"),
    [
        ({}, True),
        ({"taken_back": True}, False),
        ({"origin": "3 4"}, False),
        ({"name": "2026-12-01-known-3"}, False),
        ({"name": "2026-12-01-channel-3"}, True),
        *(
            ({"seats": (Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kim", guided=why))}, why == "first")
            for why in ("first", "alone", "host")
        ),
    ],
)
def test_a_game_counts_unless_its_dominoes_were_known_or_help_was_chosen(
    change: dict[str, Any], *, is_counted: bool
) -> None:
    assert counts(changed(a_game("kd", 2), **change)) is is_counted


def test_a_rematch_is_a_later_lobby_of_the_same_variant_that_somebody_of_the_game_has_opened() -> None:
    game = replace(a_game("kd", 2), id=5)
    host = game.seats[1].user_id
    lobby = replace(game, id=6, host_id=host)
    others = replace(lobby, id=4), replace(lobby, host_id=STRANGER), replace(lobby, options=GameOptions("kd+m", 2))
    assert is_rematch(lobby, game)
    assert not any(is_rematch(each, game) for each in others)


def test_players_of_a_series_keep_their_numbers_and_newcomers_get_the_others() -> None:
    seats = [Seat(1, 11, "Ola", series_player=2), Seat(2, 12, "Kenji"), Seat(3, 13, "Zuri", series_player=3)]
    game = a_game("kd", 3)
    game = replace(game, seats=tuple(seats), options=replace(game.options, dynasty=True))
    numbered = seating(game, kingdoms=3, rng=Random(1))
    assert {seat.name: seat.series_player for seat in numbered} == {"Ola": 2, "Kenji": 1, "Zuri": 3}


async def finished(driver: GameDriver, *people: int, computers: int = 0) -> int:
    game = await driver.a_game(*people, computers=computers)
    await driver.finish()
    return game


# ---- who is seated, and who is asked


@pytest.mark.slow
async def test_a_computer_that_plays_for_an_erased_person_has_a_name_of_its_own_in_the_rematch(
    driver: GameDriver,
) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI, computers=1)
    await driver.tables.forget(by(ZURI), SeatName("Somebody"))
    ended = (await driver.finish()).game
    [own] = [seat.name for seat in ended.seats if seat.user_id is None and seat.name != "Somebody"]
    lobby = (await driver.series.rematch_or_next(game, by(OLA), names=(own, "Emma"))).game
    assert {seat.name for seat in lobby.seats} == {by(OLA).name, own, "Emma"}


@pytest.mark.slow
async def test_a_rematch_keeps_the_teams_of_its_people_whether_they_were_chosen_or_drawn(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI, STRANGER, code="rwt", computers=2)
    table = await driver.finish()
    teams = {seat.user_id: table.state.kingdom_of(seat.number) for seat in table.game.seats if seat.user_id}
    lobby = (await driver.series.rematch_or_next(game, by(OLA))).game
    assert {seat.user_id: seat.team for seat in lobby.seats} == {OLA: teams[OLA], None: None}
    for person in (KENJI, ZURI, STRANGER):
        lobby = (await driver.tables.change(lobby.id, join, by(person))).game
    again = await driver.tables.start(lobby.id, by(OLA))
    assert {seat.user_id: again.state.kingdom_of(seat.number) for seat in again.game.seats if seat.user_id} == teams


async def test_whoever_asks_second_accepts(driver: GameDriver) -> None:
    game = await finished(driver, OLA, KENJI, ZURI)
    first, second = await asyncio.gather(*(driver.series.rematch_or_next(game, by(who)) for who in (OLA, KENJI)))
    assert first.game.id == second.game.id
    lobby = (await driver.tables.table(first.game.id)).game
    assert {seat.user_id for seat in lobby.seats} == {OLA, KENJI}
    assert [seat.user_id for seat in lobby.invited] == [ZURI]
    assert lobby.host_id == lobby.seats[0].user_id


async def test_only_who_may_open_tables_opens_a_rematch_and_everybody_accepts_it(driver: GameDriver) -> None:
    game, role = await finished(driver, OLA, KENJI), 5
    with refused("error-not-opener"):
        await driver.series.rematch_or_next(game, by(KENJI), openers=role)
    lobby = await driver.series.rematch_or_next(game, replace(by(OLA), role_ids=frozenset({role})), openers=role)
    joined = await driver.series.rematch_or_next(game, by(KENJI), openers=role)
    assert (joined.game.id, [seat.user_id for seat in joined.game.seats]) == (lobby.game.id, [OLA, KENJI])


async def test_a_second_click_on_rematch_leads_to_the_one_lobby(driver: GameDriver) -> None:
    game = await finished(driver, OLA, KENJI)
    clicks = (driver.series.rematch_or_next(game, by(OLA)) for _ in range(2))
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    [busy] = [each for each in outcomes if isinstance(each, ChannelBusy)]
    [table] = [each for each in outcomes if not isinstance(each, BaseException)]
    assert busy.game == table.game
    assert [live.id for live in await driver.games.live_games_of_guild(1)] == [table.game.id]


async def test_a_click_on_rematch_leads_whoever_plays_in_the_channel_to_that_game(driver: GameDriver) -> None:
    game = await finished(driver, OLA, KENJI)
    lobby = (await driver.series.rematch_or_next(game, by(OLA))).game.id
    await driver.series.rematch_or_next(game, by(KENJI))
    await driver.tables.start(lobby, by(OLA))
    with pytest.raises(ChannelBusy, match=r"^error-next-game-begun$") as caught:
        await driver.series.rematch_or_next(game, by(KENJI))
    assert caught.value.game.id == lobby


async def test_one_end_has_one_rematch_in_whichever_place_people_ask_and_who_is_in_is_told_where(
    driver: GameDriver,
) -> None:
    game, home = await driver.a_game(OLA, KENJI, ZURI), CHANNEL + 1
    await driver.note(lambda each: replace(each, home_id=home))
    await driver.finish()
    ask = driver.series.rematch_or_next
    first, second = await asyncio.gather(ask(game, by(OLA), home), ask(game, by(KENJI), CHANNEL))
    assert first.game.id == second.game.id
    with refused("error-your-table-waits"):
        await ask(game, by(KENJI if first.game.channel_id == CHANNEL else OLA), 2 * CHANNEL + 1 - first.game.channel_id)
    # Who has declined can still come along.
    other = home if first.game.channel_id == CHANNEL else CHANNEL
    await driver.tables.change(first.game.id, leave, by(ZURI))
    again = await ask(game, by(ZURI), other)
    assert (again.game.id, len(again.game.seats), again.game.invited) == (first.game.id, 3, ())
    await driver.tables.start(first.game.id, by(OLA))
    for person in (OLA, KENJI, ZURI):
        with refused("error-next-game-begun"):
            await ask(game, by(person), other)


async def test_there_is_no_rematch_where_others_play(driver: GameDriver) -> None:
    game = await finished(driver, OLA, KENJI)
    other = (await driver.tables.open(1, CHANNEL, by(ZURI), GameOptions("kd", 4))).game
    with pytest.raises(ChannelBusy) as caught:
        await driver.series.rematch_or_next(game, by(OLA))
    assert caught.value.game.id == other.id


# ---- what remains of an invitation


async def test_an_invitation_is_listed_exported_and_erased(driver: GameDriver) -> None:
    game = await finished(driver, OLA, KENJI, ZURI)
    accounts = SqlAccountRepository(driver.database)
    lobby = (await driver.series.rematch_or_next(game, by(OLA))).game.id
    assert [each.id for each in await driver.games.games_of(KENJI)] == [lobby]
    exported = (await accounts.export(KENJI))["seats"]
    assert {(row["game_id"], row["invited"]) for row in exported} == {(game, False), (lobby, True)}
    [shown] = await driver.tables.forget(by(KENJI), SeatName("Somebody"))
    assert [seat.user_id for seat in shown.game.invited] == [ZURI]
    assert [seat.name for seat in shown.game.seats] == [f"Person {OLA}"]
    assert not any((await accounts.export(KENJI)).values())


def test_a_rematch_seats_computer_players_and_invites_the_person_whose_seat_one_keeps() -> None:
    [ola, kenji, zuri, erased] = a_game("kd", 4).seats
    computer, nobody = replace(zuri, user_id=None, computer="solid"), replace(erased, user_id=None)
    seats = ola, replace(kenji, computer="solid"), computer, nobody
    again = rematch(a_game("kd", 4, status=Status.OVER, seats=seats), Actor(FIRST_USER, "Ola"), [], 0)
    assert [[each.user_id for each in row] for row in (again.seats, again.invited)] == [
        [FIRST_USER, None],
        [SECOND],
    ]


def test_a_rematch_at_home_moves_into_a_thread_again_and_the_next_game_of_a_dynasty_wherever_it_is_asked_for() -> None:
    found = []
    for channel, thread, dynasty in (
        (HERE, True, False),
        (THREAD, True, True),
        (THREAD, True, False),
        (HERE, False, True),
    ):
        options = GameOptions("kd", 2, thread=thread, dynasty=dynasty)
        over = a_game("kd", 2, status=Status.OVER, channel_id=THREAD, home_id=HERE, options=options)
        found.append(asked_again_in(over, channel).options.thread)
    assert found == [True, True, False, False]


def test_the_next_game_has_no_hash_that_was_never_shown_whoever_is_away_elsewhere() -> None:
    away = Person(THIRD, away_from=0, away_until=9)
    assert next_game(a_game("kd", 2, status=Status.OVER), [away], 0, []).deal.mixed_in == ""


def test_the_lobby_of_a_thread_shows_the_end_of_its_first_game() -> None:
    for home, number, shown in ((HERE, 1, [(Kind.LOBBY, HERE)]), (HERE, 2, []), (None, 1, [])):
        game = a_game("kd", 2, channel_id=THREAD, home_id=home, number=number, outbox=Outbox())
        cancelled = cancel_game(game, 0).outbox.messages
        assert [(each.kind, each.channel_id) for each in cancelled if each.id] == shown


def test_an_unknown_place_is_none_and_a_series_is_one_of_two_games_that_have_it() -> None:
    ola, kenji = a_game("kd", 2).seats
    ranked = at_the_end(a_game("kd", 2, seats=(replace(ola, place=None), kenji)))
    assert [each.place for each in ranked.seats] == [0, 1]
    alone = a_game("kd", 2, series=None)
    keys = [next_game_refusal(ChannelBusy(each), each).key for each in (alone, replace(alone, series=5))]
    assert keys == ["error-channel-busy", "error-next-game-begun"]
    live = replace(alone, status=Status.LOBBY), alone
    keys = [rematch_refusal(ChannelBusy(each), Actor(user, "")).key for each in live for user in (FIRST_USER, THIRD)]
    assert keys == ["error-your-table-waits", "error-channel-busy", "error-next-game-begun", "error-channel-busy"]
    assert next_game_refusal(busy := ChannelBusy(replace(alone, series=6)), replace(alone, series=5)) is busy
