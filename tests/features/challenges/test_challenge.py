"""Challenges: what is played, one try for everybody, the same for all, and whose points count."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.features.challenges.challenge import (
    PAR,
    WEEK,
    Challenge,
    ChallengeOutcome,
    DealKind,
    DealScore,
    daily_challenge,
    new_challenge_game,
    par_of,
)
from bot.features.challenges.rows import ROWS
from bot.features.challenges.screens import challenge_result
from bot.features.challenges.season import PlayedWeek, season_of
from bot.games.advice import allowed, ask_for_hint
from bot.games.channel import has_controls
from bot.games.game import Actor, GameOptions, Seat, Suggestions, new_game
from bot.games.levels import play_turn
from bot.games.outbox import Kind, Message
from bot.games.people.person import Person, SeatName
from bot.games.refusals import Refusal
from bot.games.table import PlayedMove, Table
from bot.storage.database import SqlKeyValueStore
from engine.moves import Deal, Move
from engine.variants import Variant
from players.registry import PLAYERS
from tests.bot.game_driver import KENJI, NAMES, OLA, ZURI, GameDriver, by
from tests.bot.sample_tables import LOCALIZER
from tests.features.challenges.driver import service_of

DAY = date(2026, 12, 6)
DEAL = "2026-12-06"
THEN = int((DAY - date(1970, 1, 1)).total_seconds())
"""Midnight in UTC, in Unix seconds."""


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[GameDriver]:
    async with GameDriver.open(tmp_path) as driver:
        # Otherwise every run would have other dominoes.
        await SqlKeyValueStore(driver.database).set("deal_secret", "00")
        driver.tables.clock = lambda: THEN
        yield driver


async def play(bot: GameDriver, user_id: int, guild_id: int = 1, day: date = DAY) -> Table:
    """Begin the game of the day, and let the computer players move until it is the person's turn."""
    table = await service_of(bot).play(daily_challenge(day), guild_id, by(user_id), "pl", NAMES)
    return await bot.runner.advance(table.game.id)


def lines(table: Table) -> list[Deal]:
    return [played.move for played in table.moves if isinstance(played.move, Deal)]


def moves(table: Table) -> list[str]:
    return [str(played.move) for played in table.moves]


def seats(table: Table) -> Sequence[tuple[bool, str | None]]:
    return [(seat.user_id is not None, seat.computer) for seat in table.game.seats]


def test_every_day_of_the_week_has_a_game_for_one_person_and_players_who_always_do_the_same() -> None:
    assert len(WEEK) == 7
    for variant, seats, computer in WEEK:
        assert seats in Variant.parse(variant).formats
        assert not PLAYERS[computer].limit
        assert Variant.parse(variant).base == "kd"
    daily = daily_challenge(DAY)
    assert (daily.variant, len(daily.levels), daily.computers[0]) == WEEK[6]


async def test_two_people_get_the_same_seats_lines_and_opponents(bot: GameDriver) -> None:
    ola, kenji = await play(bot, OLA), await play(bot, KENJI)
    assert seats(ola) == seats(kenji)
    assert moves(ola) == moves(kenji)
    ola, kenji = await bot.finish(ola.game.id, 0), await bot.finish(kenji.game.id, -1)
    assert moves(ola) != moves(kenji)
    assert lines(ola) == lines(kenji)


async def test_it_is_played_alone_at_any_pace_and_nobody_gets_a_hint(bot: GameDriver) -> None:
    table = await play(bot, OLA)
    game = table.game
    assert allowed(table, Person(OLA, suggestions=Suggestions.SHOWN)) is Suggestions.NONE
    with pytest.raises(Refusal, match="error-no-hint"):
        ask_for_hint(game, by(OLA), THEN, 0)
    assert [seat.user_id for seat in game.people] == [OLA]
    assert len({seat.name for seat in game.seats}) == WEEK[6][1]
    assert not game.options.has_reminders
    assert (game.options.language, game.deal.name) == ("pl", "2026-12-06")


async def test_everybody_has_one_try_however_often_they_tap(bot: GameDriver) -> None:
    tries = await asyncio.gather(*(play(bot, OLA) for _ in range(3)), return_exceptions=True)
    begun = [each for each in tries if isinstance(each, Table)]
    late = [each for each in tries if isinstance(each, Refusal)]
    assert [each.key for each in late] == ["error-deal-begun"] * 2
    assert len(begun) == 1


async def test_a_game_that_was_opened_before_a_kill_is_started_later(bot: GameDriver) -> None:
    opened = (await bot.tables.create(new_challenge_game(daily_challenge(DAY), 1, by(OLA), "pl", NAMES, THEN))).game
    assert (await service_of(bot).results(OLA, DEAL)).is_playable
    # Nobody sees a lobby in which the game could be changed.
    assert await bot.games.unshown_games() == ()
    resumed = await bot.tables.start(opened.id, by(OLA))
    assert resumed.is_playing
    assert not (await service_of(bot).results(OLA, DEAL)).is_playable
    assert moves(await bot.runner.advance(resumed.game.id)) == moves(await play(bot, KENJI))


def test_the_computers_of_a_game_to_beat_keep_their_names_but_for_that_of_the_person() -> None:
    host = Actor(OLA, "Ola")
    seats = Seat(1, None, "Ola", "solid"), Seat(2, KENJI, "Kenji"), Seat(3, None, "Anna", "solid")
    source = new_game(1, 7, KENJI, GameOptions("kd", 3), seats, THEN)
    known = Challenge(DEAL, DealKind.BEAT, DAY, "kd", ("solid", None, "solid"), None, source)
    made = new_challenge_game(known, 1, host, None, NAMES, THEN)
    assert [each.name for each in made.seats] == [NAMES[0], "Ola", "Anna"]


async def moves_as(bot: GameDriver, table: Table, player: str) -> bool:
    """Return whether the computer players at the table have moved as the player of that name does."""
    draws, expected = bot.tables.dealer.draws(table.game.deal), list[Move]()
    own = [played for played in table.moves if not played.before.is_chance and seat_of(table, played).computer]
    for turn in (played.before for played in own if not played.before.step_index):
        expected += play_turn(PLAYERS[player], turn, Random(draws.rng_for(turn).getrandbits(64)))
    return [played.move for played in own] == expected


def seat_of(table: Table, played: PlayedMove) -> Seat:
    return table.game.seats[played.before.king.seat - 1]


@pytest.mark.slow
async def test_points_are_compared_with_those_of_a_computer_player_in_the_same_deal(bot: GameDriver) -> None:
    table = await bot.finish((await play(bot, OLA)).game.id)
    assert await moves_as(bot, table, PAR)
    draws, seat = bot.tables.dealer.draws(table.game.deal), own_seat(table).number
    await bot.database.transaction(ROWS.tables.create_all, writes=True)
    for _ in range(2):
        assert await service_of(bot).par(daily_challenge(DAY), table) == par_of(table, seat, draws, PAR, PAR)


@pytest.mark.slow
async def test_those_who_have_finished_are_compared(bot: GameDriver) -> None:
    ola, kenji = (
        await bot.finish((await play(bot, OLA)).game.id, 0),
        await bot.finish((await play(bot, KENJI, guild_id=2)).game.id, -1),
    )
    await play(bot, ZURI)
    results = await service_of(bot).results(OLA, DEAL)
    assert [(score.user_id, score.points, score.guild_id) for score in results.scores] == [
        (OLA, own_seat(ola).score, 1),
        (KENJI, own_seat(kenji).score, 2),
    ]
    assert (results.week, results.is_playable) == (1, False)


def own_seat(table: Table) -> Seat:
    [seat] = [seat for seat in table.game.seats if seat.user_id]
    return seat


async def test_an_erasure_is_remembered_while_somebody_looks_first_on_a_day(bot: GameDriver) -> None:
    await play(bot, OLA)
    store, key, service = SqlKeyValueStore(bot.database), "erased_daily_games", service_of(bot)

    async def erase(after: int) -> None:
        for _ in range(after):
            await store.get(key)
        await service.keep_tries(OLA)

    for after in range(12):
        await store.set(key, "2026-12-01:5f3a")
        await asyncio.gather(service.results(KENJI, DEAL), erase(after))
        assert (await store.get(key) or "").startswith(f"{DEAL}:"), after


@pytest.mark.parametrize("offers_weeks", [True, False])
def test_a_result_has_a_button_even_if_nobody_is_in_its_list(*, offers_weeks: bool) -> None:
    unlisted = DealScore(KENJI, "Kenji", 50, 1, is_listed=False)
    shown = challenge_result(
        ChallengeOutcome(daily_challenge(DAY), (unlisted,)), None, LOCALIZER, offers_weeks=offers_weeks
    )
    assert len(shown.controls) == 1 + offers_weeks
    assert has_controls(Message(Kind.END))


async def test_who_is_erased_is_in_no_list_and_has_finished_all_the_same(bot: GameDriver) -> None:
    await bot.finish((await play(bot, OLA)).game.id)
    await bot.accounts.forget(OLA, SeatName("Somebody"), "solid")
    [left] = (await service_of(bot).results(KENJI, DEAL)).scores
    assert (left.name, left.user_id < 0, left.is_listed) == ("Somebody", True, False)


@pytest.mark.parametrize("zone", ["UTC+14", "UTC-12", "Pacific/Niue", None])
async def test_no_change_of_zone_leads_to_another_day(bot: GameDriver, zone: str | None) -> None:
    await play(bot, OLA)
    await bot.accounts.change(OLA, lambda person: replace(person, time_zone=zone))
    results = await service_of(bot).results(OLA)
    assert (results.day, results.challenge.closes_at) == (DAY, THEN + 24 * 3600)
    assert not results.is_playable
    assert not (await service_of(bot).results(OLA, str(DAY - timedelta(days=1)))).is_playable


def test_a_season_has_most_victories_first_then_most_weeks_then_names() -> None:
    points = {"Zuri": (5, 3), "Ola": (9, 9), "Maja": (9, 0), "Kenji": (2, 2), "Ana": (2, 0)}
    scores = [
        tuple(DealScore(number, name, own[week], 1) for number, (name, own) in enumerate(points.items()) if own[week])
        for week in range(2)
    ]
    season = season_of([PlayedWeek(week, DAY, is_closed=True, scores=each) for week, each in enumerate(scores)], None)
    assert [(each.name, each.won, each.played) for each in season.people] == [
        ("Ola", 2, 2),
        ("Maja", 1, 1),
        ("Kenji", 0, 2),
        ("Zuri", 0, 2),
        ("Ana", 0, 1),
    ]
