"""Challenges: what is played, one try for everybody, the same for all, and whose points count."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from discord.utils import time_snowflake

from bot.features.challenges.cards import CARDS, CardMessages
from bot.features.challenges.challenge import (
    PAR,
    SOURCES,
    WEEK,
    Challenge,
    DealKind,
    DealScore,
    Results,
    beaten_seat,
    challenge_like,
    compared,
    daily_challenge,
    deal_of,
    may_close,
    name_of_deal,
    new_challenge,
    new_challenge_game,
    par_of,
)
from bot.features.challenges.rows import ROWS
from bot.features.challenges.season import Best, PlayedWeek, in_a_row, may_repeat, season_of
from bot.games.advice import allowed, ask_for_hint
from bot.games.game import HOUR, NOBODY, STAND_IN, Actor, GameOptions, Seat, Status, Suggestions, new_game
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
    for left, name in (
        (seats[2], "Anna"),
        (Seat(3, ZURI, "Zuri"), NAMES[1]),
        (replace(seats[2], name=""), NAMES[1]),
    ):
        known = replace(source, seats=(*seats[:2], left))
        challenge = Challenge(DEAL, DealKind.BEAT, DAY, "kd", ("solid", None, "solid"), None, known)
        made = new_challenge_game(challenge, 1, host, None, NAMES, THEN)
        assert [each.name for each in made.seats] == [NAMES[0], "Ola", name]


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


def test_a_deal_comes_from_a_row_or_from_a_finished_game_with_a_secret_and_its_own_beginning() -> None:
    people = Seat(1, KENJI, "Kenji", place=3), Seat(2, OLA, "Ola", place=2)
    played = replace(
        new_game(1, 7, OLA, GameOptions("kd", 3), (*people, Seat(3, None, "", "solid", place=1)), THEN), id=5
    )
    over = replace(played, status=Status.OVER).with_deal(secret=b"s", mixed_in="m")
    alone = replace(over, seats=tuple(replace(each, user_id=None, computer="strong") for each in over.seats))
    row = replace(new_challenge(DealKind.WEEKLY, "kd", "strong", (1, 7), NOBODY, None, THEN), id=5)
    erased = replace(row, seats=(row.seats[0], replace(row.seats[1], computer=None)))
    for kind, source, levels, mixed_in in (
        (DealKind.WEEKLY, row, (None, *["strong"] * 3), ""),
        (DealKind.WEEKLY, erased.with_deal(mixed_in="m"), (None, STAND_IN), "m"),
        (DealKind.BEAT, over, (STAND_IN, None, STAND_IN), "m"),
        (DealKind.BEAT, alone, ("strong", "strong", None), "m"),
        (DealKind.BEAT, replace(played, seats=over.seats[:1] * 2).with_deal(secret=b"s"), None, ""),
        (DealKind.BEAT, over.with_deal(secret=None), None, ""),
        (DealKind.BEAT, over.with_deal(origin="4 2"), None, ""),
    ):
        found = SOURCES[kind](DEAL, DAY, source)
        assert (found and (found.levels, found.mixed_in)) == (levels and (levels, mixed_in))
    assert beaten_seat(replace(played, seats=tuple(replace(each, place=None) for each in people))).number == 1
    assert deal_of(row) == name_of_deal(DealKind.WEEKLY, row)


def test_a_challenge_like_a_game_has_its_known_variant_and_its_computer_player_with_the_same_moves() -> None:
    seats = Seat(1, OLA, "Ola"), Seat(2, None, "Anna", "master"), Seat(3, None, "Greta", "strong")
    game = new_game(1, 7, OLA, GameOptions("kd+h", 3), seats, THEN)
    others = replace(game, seats=seats[:2]), *(replace(game, options=GameOptions(each, 3)) for each in ("ludo", "kd3n"))
    assert [challenge_like(each) for each in (game, *others)] == [("kd+h", "strong"), ("kd+h", STAND_IN), None, None]


def test_results_show_and_offer_what_the_time_the_game_and_an_erasure_allow() -> None:
    daily = daily_challenge(DAY)
    channel, end = replace(daily, kind=DealKind.CHANNEL), daily.closes_at or 0
    lasting = replace(channel, closes_at=None)
    lobby = new_game(1, 0, OLA, GameOptions("kd", 3), (), THEN)
    begun, over = replace(lobby, status=Status.PLAYING), replace(lobby, status=Status.OVER)
    scores = tuple(DealScore(each, "", 9, guild, ended_at=end + each) for each, guild in enumerate((1, 1, 2, None)))
    for challenge, at, game, is_erased, seen, in_time in (
        (daily, end - 1, None, False, (True, False, True), 4),
        (daily, end, None, False, (False, True, False), 4),
        (channel, end - 1, lobby, False, (True, False, True), 1),
        (channel, end, lobby, False, (False, False, False), 1),
        (channel, end - 1, begun, False, (True, False, False), 1),
        (lasting, end, None, True, (True, True, False), 4),
        (lasting, end, over, False, (True, True, False), 4),
    ):
        found = Results(challenge, at, game, scores, is_erased=is_erased)
        assert (found.is_open, found.is_revealed, found.is_playable, len(found.in_time)) == (*seen, in_time)
        compared_with = [len(found.comparable(guild)) for guild in (1, None)]
        assert compared_with == ([2, 0] if challenge is daily else [in_time] * 2)


def test_a_challenge_is_closed_early_and_repeated_if_two_have_finished_it() -> None:
    ola = Actor(OLA, "Ola")
    row = new_challenge(DealKind.CHANNEL, "kd", STAND_IN, (1, 7), ola, None, THEN)
    scores = DealScore(OLA, "Ola", 9, 1), DealScore(KENJI, "Kenji", 9, 1)
    for source, finished, actor, may in (
        (row, scores, ola, True),
        (row, scores[:1], ola, False),
        (row, scores, by(KENJI), False),
        (None, scores, ola, False),
    ):
        challenge = Challenge(DEAL, DealKind.CHANNEL, DAY, "kd", (None,), None, source)
        assert may_close(Results(challenge, THEN, None, finished), actor) is may
    closed = replace(row, status=Status.CLOSED)
    assert [may_repeat(*each) for each in ((closed, scores), (closed, scores[:1]), (row, scores))] == [
        True,
        False,
        False,
    ]


def test_a_place_is_among_the_people_in_lists_and_the_person() -> None:
    scores = [DealScore(number, "", 10 - number, 1, is_listed=number == 2) for number in range(1, 4)]
    assert [[each.user_id for _, each in compared(scores, who)] for who in (None, 3)] == [[2], [2, 3]]


async def test_a_message_of_cards_is_looked_at_again_until_it_shows_them_all(bot: GameDriver) -> None:
    await bot.database.transaction(ROWS.tables.create_all, writes=True)
    service, sent = service_of(bot), Message(Kind.LOBBY, id=time_snowflake(datetime.fromtimestamp(THEN, UTC)))
    row = replace(new_challenge(DealKind.CHANNEL, "kd", STAND_IN, (1, 7), NOBODY, None, THEN), owner=CARDS)
    table = await bot.tables.create(row, require_room=lambda _: None)
    shown = table.with_game(table.game.with_outbox(messages=(sent,)))
    for looks_at in (None, THEN + HOUR):
        assert [await CardMessages(service).looks_at(each) for each in (table, shown)] == [None, looks_at]
        await service.rows.keep_card(table.game.id, OLA, THEN)


async def test_the_newest_open_row_of_a_channel_is_that_of_the_asked_owners(bot: GameDriver) -> None:
    row = new_challenge(DealKind.CHANNEL, "kd", STAND_IN, (1, 7), NOBODY, None, THEN)
    for each in row, row, replace(row, owner=CARDS), replace(row, channel_id=8):
        await bot.tables.create(each, require_room=lambda _: None)
    found = [await service_of(bot).open_here(1, 7), await service_of(bot).open_here(1, 7, (CARDS,))]
    assert [each and each.id for each in (*found, await service_of(bot).open_here(1, 9))] == [2, 3, None]


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


# ---- seasons

NAMES_OF = {1: "Ola", 2: "Kenji", 3: "Maja", -4: "Somebody"}


def a_week(*best_first: int, variant: str = "kd", par: int = 50, is_closed: bool = True) -> PlayedWeek:
    """A week that these people have finished, each with three points more than the next one."""
    count = len(best_first)
    scores = [
        DealScore(each, NAMES_OF[each], 50 + 3 * (count - place), 1, is_listed=each > 0)
        for place, each in enumerate(best_first)
    ]
    return PlayedWeek(0, 7, variant, is_closed, tuple(scores), par)


OPEN_WEEK = a_week(is_closed=False)


def test_a_season_has_most_victories_first_then_most_weeks_then_names() -> None:
    weeks = [a_week(1, 2, 3), a_week(1, 2), a_week(3, 2)]
    season = season_of([*weeks, OPEN_WEEK])
    assert [(each.name, each.won, each.played) for each in season.people] == [
        ("Ola", 2, 2),
        ("Maja", 1, 2),
        ("Kenji", 0, 3),
    ]
    assert [(place, each.name) for place, each in season.table] == [(1, "Ola"), (2, "Maja"), (3, "Kenji")]


def test_a_season_is_eight_weeks_that_two_or_more_finished_and_the_next_one_begins_with_the_week_after() -> None:
    # A pause and a week that one alone finished count for no season.
    weeks = [a_week(1, 2), a_week(), a_week(3), *[a_week(2, 1)] * 6]
    assert season_of(weeks).winners == ()
    ended = season_of([*weeks, a_week(1, 2)])
    assert (ended.is_over, ended.weeks, ended.winners, ended.wearers, ended.before) == (True, 8, (2,), (2,), None)
    opened = season_of([*weeks, a_week(1, 2), OPEN_WEEK])
    assert (opened.is_over, opened.people, opened.wearers) == (False, (), (2,))
    assert opened.before
    assert [each.won for each in opened.before.people] == [6, 2]
    # A week that does not count tells of no end again.
    for each in a_week(3), a_week():
        after = season_of([*weeks, a_week(1, 2), each])
        assert (after.is_over, after.weeks, after.wearers) == (False, 0, (2,))
    later = season_of([*weeks, a_week(1, 2), *[a_week(1, 3)] * 8, OPEN_WEEK])
    assert later.wearers == (1,)


def test_equals_share_a_season_and_nobody_moves_up_to_the_place_of_who_was_erased() -> None:
    shared = [*[a_week(1, 2)] * 4, *[a_week(2, 1)] * 4]
    assert season_of(shared).winners == (1, 2)
    erased = season_of([*[a_week(-4, 1, 2)] * 5, *[a_week(1, 2)] * 3])
    assert (erased.winners, [(each.name, each.won) for each in erased.people]) == ((-4,), [("Ola", 3), ("Kenji", 0)])


def test_a_pause_neither_counts_nor_breaks_a_row_and_a_week_of_one_alone_breaks_it() -> None:
    full, alone, pause = a_week(1, 2), a_week(1), a_week()
    rows = [full, full], [full, pause, full, pause], [full, alone, full], [alone], [full, full, OPEN_WEEK]
    assert [in_a_row(each) for each in rows] == [2, 2, 1, 0, 2]


def test_a_best_result_is_better_than_the_computer_and_of_the_game_of_the_week() -> None:
    kd, qd = a_week(1, 2), a_week(3, 2, variant="qd", par=10)
    assert season_of([qd, kd]).best == Best("kd", ("Ola",), 6)
    assert season_of([qd, kd, replace(OPEN_WEEK, variant="qd")]).best == Best("qd", ("Maja",), 46)
    assert season_of([a_week(1, 2, par=60)]).best is None
    assert season_of([kd, a_week(2, 1)]).best == Best("kd", ("Ola", "Kenji"), 6)
