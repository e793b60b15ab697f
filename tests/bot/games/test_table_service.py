"""What people can do at a table, on a real store."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.games.computers import Computers
from bot.games.errors import (
    ChannelBusy,
    HostStarts,
    NoSuchGame,
    NothingToTakeBack,
    NotHost,
    NotInLobby,
    NotLive,
    NotPlaying,
    NotSeated,
    NotYourTurn,
    StaleGame,
    WrongNumber,
)
from bot.games.models import Person, Seat, Status
from bot.games.table import TAKE_BACK, Table
from bot.games.table_service import Actor, TableService, Wishes
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from engine.errors import IllegalMove, NotationError
from engine.moves import Discard, Move
from engine.state import State
from engine.variants import VARIANTS, Variant

OLA, KENJI, ZURI, STRANGER = 101, 102, 103, 104
CHANNEL = 7
NAMES = ["Greta", "Rudi", "Hans", "Lotte", "Karl", "Ida", "Otto"]
_clicks = count(1000)


def by(user_id: int | None) -> Actor:
    """A new click of theirs."""
    return Actor(user_id, f"Person {user_id}", next(_clicks))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlGameRepository]:
    async with Database.open(f"sqlite+aiosqlite:///{tmp_path}/games.db") as database:
        yield SqlGameRepository(database)


@pytest.fixture
def tables(store: SqlGameRepository) -> TableService:
    return another_bot(store)


def another_bot(store: SqlGameRepository, seed: int = 2) -> TableService:
    """The service as it is after a start: it remembers nothing."""
    return TableService(store, SqlAccountRepository(store.database), Computers(Random(1)), lambda: 4000, Random(seed))


async def a_lobby(
    tables: TableService, *people: int, code: str = "kd", dynasty: bool = False, computers: int = 0
) -> int:
    wishes = Wishes(Variant.parse(code), len(people) + computers, dynasty)
    game = (await tables.open(1, CHANNEL, by(people[0]), wishes)).game.id
    for person in people[1:]:
        await tables.join(game, by(person))
    for _ in range(computers):
        await tables.add_computer(game, by(people[0]), "greedy", NAMES)
    return game


async def a_game(
    tables: TableService, *people: int, code: str = "kd", dynasty: bool = False, computers: int = 0
) -> int:
    game = await a_lobby(tables, *people, code=code, dynasty=dynasty, computers=computers)
    await tables.start(game, by(people[0]))
    await tables.run_computers(game)
    return game


async def acting(tables: TableService, game: int) -> Seat:
    seat = (await tables.table(game)).acting
    assert seat
    return seat


async def step(tables: TableService, game: int, choice: int = 0) -> Table:
    """A move of whoever's turn it is."""
    table = await tables.table(game)
    legal = table.state.legal_moves()
    move = legal[choice % len(legal)]
    return await tables.play(game, table.ply, str(move), by((await acting(tables, game)).user_id))


async def finish(tables: TableService, game: int) -> Table:
    while (table := await tables.run_computers(game)).is_playing:
        await step(tables, game)
    return table


async def until_placing(tables: TableService, game: int) -> Table:
    """Past the first choice."""
    while (await tables.table(game)).state.domino is None:
        await step(tables, game)
    return await tables.table(game)


# ---- before the game


async def test_the_host_opens_a_table_and_others_sit_down(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI, computers=1)
    table = await tables.live(CHANNEL)
    assert table
    assert [seat.name for seat in table.game.seats] == ["Person 101", "Person 102", "Greta"]
    assert (table.acting, table.moves, table.news_ply) == (None, (), 0)
    assert await tables.table(game) == table


async def test_computer_players_have_different_names_and_the_last_one_leaves_first(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, computers=3)
    assert [seat.name for seat in (await tables.table(game)).game.seats][1:] == ["Greta", "Rudi", "Hans"]
    table = await tables.remove_computer(game, by(OLA))
    assert [seat.name for seat in table.game.seats][1:] == ["Greta", "Rudi"]


async def test_only_those_at_the_table_change_it(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI)
    for request in (
        tables.start(game, by(STRANGER)),
        tables.leave(game, by(STRANGER)),
        tables.add_computer(game, by(STRANGER), "greedy", ["Greta"]),
        tables.remove_computer(game, by(STRANGER)),
        tables.remove_computer(game, by(OLA)),
        tables.choose_team(game, by(STRANGER), 0),
        tables.resign(game, by(STRANGER)),
        tables.again(game, by(STRANGER)),
    ):
        with pytest.raises(NotSeated):
            await request


async def test_a_game_starts_only_with_as_many_as_its_rules_allow(tables: TableService) -> None:
    game = await a_lobby(tables, OLA)
    with pytest.raises(WrongNumber) as caught:
        await tables.start(game, by(OLA))
    assert caught.value.allowed == (2, 3, 4)


async def test_a_table_with_free_seats_waits_for_its_host(tables: TableService) -> None:
    game = (await tables.open(1, CHANNEL, by(OLA), Wishes(VARIANTS["kd"], 3))).game.id
    await tables.join(game, by(KENJI))
    with pytest.raises(HostStarts):
        await tables.start(game, by(KENJI))
    assert (await tables.start(game, by(OLA))).is_playing


async def test_anybody_starts_a_full_table(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI, computers=1)
    assert (await tables.start(game, by(KENJI))).is_playing


async def test_a_host_who_leaves_passes_the_role_on(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI, ZURI, computers=1)
    left = await tables.leave(game, by(OLA))
    assert left.game.host == left.game.seat_of(KENJI) == left.seat(1)
    [forgotten] = await tables.forget(by(KENJI), "Somebody")
    assert forgotten.game.host == forgotten.game.seat_of(ZURI)
    assert (await tables.cancel(game, by(ZURI))).game.status is Status.CANCELLED


async def test_a_host_who_resigns_or_keeps_others_waiting_passes_the_role_on(
    tables: TableService, store: SqlGameRepository
) -> None:
    game = await a_game(tables, OLA, KENJI, ZURI)
    resigned = (await tables.resign(game, by(OLA))).game
    assert resigned.host == resigned.people[0]
    away = await store.set_seat(game, replace(resigned.people[0], computer="greedy"))
    assert away.host == away.people[0]
    assert (await store.game(game)).host_id == away.host_id != resigned.host_id


async def test_a_lobby_closes_behind_the_last_person(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, computers=1)
    assert (await tables.leave(game, by(OLA))).game.status is Status.CANCELLED
    assert await tables.live(CHANNEL) is None


async def test_without_a_host_everybody_at_the_table_may_start_and_cancel(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI, dynasty=True)
    await finish(tables, game)
    await tables.forget(by(OLA), "Somebody")
    following = (await tables.again(game, by(KENJI))).game
    assert (following.host, following.status) == (None, Status.PLAYING)
    with pytest.raises(NotHost):
        await tables.cancel(following.id, by(STRANGER))
    assert not (await tables.cancel(following.id, by(KENJI))).game.is_live


async def test_of_two_who_press_start_at_once_one_starts_the_game(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI)
    outcomes = await asyncio.gather(
        *(tables.start(game, by(person)) for person in (OLA, KENJI)), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NotInLobby", "Table"]
    assert [str(played.move)[0] for played in (await tables.table(game)).moves] == ["#", "="]


async def test_nobody_resigns_before_the_game(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI)
    with pytest.raises(NotPlaying):
        await tables.resign(game, by(OLA))
    assert not (await tables.table(game)).seat(1).is_computer


@pytest.mark.parametrize(("who", "moderator"), [(OLA, False), (STRANGER, True)], ids=["host", "moderator"])
async def test_the_host_or_a_moderator_ends_a_game_without_a_result(
    tables: TableService,
    who: int,
    moderator: bool,  # noqa: FBT001
) -> None:
    game = await a_game(tables, OLA, KENJI)
    table = await tables.cancel(game, by(who), moderator=moderator)
    assert table.game.status is Status.CANCELLED
    assert await tables.live(CHANNEL) is None
    with pytest.raises(NotLive):
        await tables.cancel(game, by(who), moderator=moderator)


async def test_nobody_else_ends_a_game(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    with pytest.raises(NotHost):
        await tables.cancel(game, by(KENJI))


async def test_a_game_that_never_was_is_an_error(tables: TableService) -> None:
    with pytest.raises(NoSuchGame):
        await tables.table(9)


# ---- during the game


async def test_a_move_and_what_chance_adds_are_one_action(tables: TableService, store: SqlGameRepository) -> None:
    game = await a_game(tables, OLA, KENJI)
    for _ in range(4):
        await step(tables, game)
    log = await store.log(game)
    assert [entry.text[0] for entry in log] == list("#=>>>>=")
    assert [entry.interaction_id is not None for entry in log] == [True, False, True, True, True, True, False]


async def test_a_table_read_from_disk_is_the_one_in_memory(tables: TableService, store: SqlGameRepository) -> None:
    game = await a_game(tables, OLA, KENJI, computers=1)
    for _ in range(12):
        await step(tables, game)
        await tables.run_computers(game)
        assert await another_bot(store).table(game) == await tables.table(game)


async def test_a_second_click_on_the_same_button_is_late(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    before, seat = await tables.table(game), await acting(tables, game)
    text = str(before.state.legal_moves()[0])
    await tables.play(game, before.ply, text, by(seat.user_id))
    with pytest.raises(StaleGame) as caught:
        await tables.play(game, before.ply, text, by(seat.user_id))
    assert (caught.value.expected, caught.value.actual) == (before.ply, before.ply + 1)


async def test_of_two_different_clicks_at_once_one_counts(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    before, seat = await tables.table(game), await acting(tables, game)
    outcomes = await asyncio.gather(
        *(tables.play(game, before.ply, str(move), by(seat.user_id)) for move in before.state.legal_moves()),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["StaleGame"] * 3 + ["Table"]
    assert (await tables.table(game)).ply == before.ply + 1


async def test_an_interaction_that_is_delivered_twice_counts_once(
    tables: TableService, store: SqlGameRepository
) -> None:
    game = await a_game(tables, OLA, KENJI)
    table, seat = await tables.table(game), await acting(tables, game)
    click, text = by(seat.user_id), str(table.state.legal_moves()[0])
    first = await tables.play(game, table.ply, text, click)
    assert await another_bot(store).play(game, table.ply, text, click) == first


async def test_nobody_moves_for_another(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    table, seat = await tables.table(game), await acting(tables, game)
    move = str(table.state.legal_moves()[0])
    with pytest.raises(NotYourTurn) as caught:
        await tables.play(game, table.ply, move, by(OLA if seat.user_id == KENJI else KENJI))
    assert caught.value.acting == seat
    with pytest.raises(NotSeated):
        await tables.play(game, table.ply, move, by(STRANGER))


async def test_before_and_after_a_game_there_is_nothing_to_play(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, KENJI)
    with pytest.raises(NotPlaying):
        await tables.play(game, None, ">1", by(OLA))
    await tables.start(game, by(OLA))
    with pytest.raises(NotInLobby):
        await tables.join(game, by(ZURI))
    await finish(tables, game)
    with pytest.raises(NotPlaying):
        await tables.play(game, None, ">1", by(OLA))


@pytest.mark.parametrize(
    ("text", "error"), [("nonsense", NotationError), (TAKE_BACK, NotationError), ("--", IllegalMove)]
)
async def test_what_is_no_move_changes_nothing(tables: TableService, text: str, error: type[Exception]) -> None:
    game = await a_game(tables, OLA, KENJI)
    before, seat = await tables.table(game), await acting(tables, game)
    with pytest.raises(error):
        await tables.play(game, None, text, by(seat.user_id))
    assert await tables.table(game) == before


async def test_a_placement_can_be_taken_back_until_the_choice_is_made(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    before = await until_placing(tables, game)
    seat = await acting(tables, game)
    with pytest.raises(NothingToTakeBack):
        await tables.take_back(game, before.ply, by(seat.user_id))
    placed = await step(tables, game)
    assert placed.can_take_back
    back = await tables.take_back(game, placed.ply, by(seat.user_id))
    assert (back.state, back.ply) == (before.state, before.ply + 2)
    again = await tables.play(game, back.ply, str(before.state.legal_moves()[-1]), by(seat.user_id))
    chosen = await step(tables, game)
    assert (again.ply, chosen.ply) == (before.ply + 3, before.ply + 4)
    with pytest.raises((NotYourTurn, NothingToTakeBack)):
        await tables.take_back(game, chosen.ply, by(seat.user_id))


async def test_taking_back_twice_by_one_delivery_counts_once(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    await until_placing(tables, game)
    placed, click = await step(tables, game), by((await acting(tables, game)).user_id)
    first = await tables.take_back(game, placed.ply, click)
    assert await tables.take_back(game, placed.ply, click) == first


async def test_a_domino_that_fits_nowhere_is_discarded_without_a_click(
    tables: TableService, store: SqlGameRepository
) -> None:
    """Whoever always takes the first legal placement builds so badly that it happens in every game."""
    game = await a_game(tables, OLA, KENJI)
    await finish(tables, game)
    discards = [entry for entry in await store.log(game) if isinstance(Move.parse(entry.text), Discard)]
    assert discards
    assert all(entry.clicked_by is None for entry in discards)


async def test_moves_without_a_choice_are_made_for_those_who_wish_it(
    tables: TableService, store: SqlGameRepository
) -> None:
    await SqlAccountRepository(store.database).save_person(Person(OLA, auto_place=True))
    game = await a_game(tables, OLA, KENJI)
    table = await finish(tables, game)
    free = [played for played in table.moves if len(played.before.legal_moves()) == 1 and played.seat]
    spared = {table.seat(played.seat or 0).user_id for played in free if played.clicked_by is None}
    clicked = {played.clicked_by for played in free if not isinstance(played.move, Discard)} - {None}
    assert OLA in spared
    assert clicked == {KENJI}


async def test_computer_players_move_until_a_person_is_due(tables: TableService) -> None:
    game = await a_game(tables, OLA, computers=3)
    for _ in range(6):
        table = await tables.run_computers(game)
        assert table.acting
        assert table.acting.user_id == OLA
        await step(tables, game)


async def test_two_who_let_the_computers_move_at_once_do_not_disturb_each_other(
    tables: TableService, store: SqlGameRepository
) -> None:
    game = await a_lobby(tables, OLA, computers=3)
    await tables.start(game, by(OLA))
    other = another_bot(store)
    results = await asyncio.gather(*(bot.run_computers(game) for bot in (tables, other, tables, other)))
    assert len({table.ply for table in results}) == 1


async def test_a_game_that_is_cancelled_while_a_computer_thinks_stays_cancelled(tables: TableService) -> None:
    game = await a_lobby(tables, OLA, computers=3)
    await tables.start(game, by(OLA))
    players = asyncio.create_task(tables.run_computers(game))
    await tables.cancel(game, by(OLA))
    assert (await players).game.status is Status.CANCELLED


# ---- leaving a game


async def test_who_resigns_leaves_the_seat_to_a_computer_player(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    table = await tables.resign(game, by(OLA))
    seat = table.game.seat_of(OLA)
    assert seat
    assert (seat.computer, seat.resigned, table.is_playing) == ("greedy", True, True)
    table = await finish(tables, game)
    assert table.game.status is Status.OVER
    assert {played.clicked_by for played in table.moves[2:]} == {KENJI, None}


async def test_a_game_that_the_last_person_leaves_has_no_result(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI, computers=1)
    await tables.resign(game, by(OLA))
    table = await tables.resign(game, by(KENJI))
    assert table.game.status is Status.CANCELLED


async def test_somebody_who_is_forgotten_leaves_all_their_games(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    [left] = await tables.forget(by(OLA), "Somebody")
    assert (left.game.id, left.is_playing, left.game.seat_of(OLA)) == (game, True, None)
    [ended] = await tables.forget(by(KENJI), "Somebody")
    assert ended.game.status is Status.CANCELLED
    assert await tables.forget(by(None), "Somebody") == []


async def test_a_game_whose_channel_is_gone_is_over(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    await tables.channel_gone(CHANNEL)
    assert (await tables.table(game)).game.status is Status.CANCELLED


# ---- the end, and after


@pytest.mark.parametrize("code", VARIANTS)
async def test_every_game_ends_with_scores_and_places(
    tables: TableService, store: SqlGameRepository, code: str
) -> None:
    players = min(VARIANTS[code].formats)
    game = await a_game(tables, OLA, code=code, computers=players - 1)
    table = await finish(tables, game)
    assert table.game.status is Status.OVER
    assert [seat.score for seat in table.game.seats] == [
        table.state.scores()[table.state.kingdom_of(seat.number)].total for seat in table.game.seats
    ]
    assert min(seat.place or 0 for seat in table.game.seats) == 1
    assert await another_bot(store).table(game) == table


async def test_a_rematch_is_a_lobby_with_the_same_people(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI, computers=1)
    await tables.resign(game, by(KENJI))
    await finish(tables, game)
    table = await tables.again(game, by(KENJI))
    assert (table.game.status, table.game.host_id) == (Status.LOBBY, KENJI)
    assert sorted((seat.user_id or 0, seat.is_computer, seat.score) for seat in table.game.seats) == [
        (0, True, None),
        (OLA, False, None),
        (KENJI, False, None),
    ]
    with pytest.raises(ChannelBusy):
        await tables.again(game, by(OLA))


async def test_a_rematch_is_against_computer_players_of_the_same_level(tables: TableService) -> None:
    game = (await tables.open(1, CHANNEL, by(OLA), Wishes(Variant.parse("kd"), 3))).game.id
    table = await tables.fill(game, by(OLA), "beginner", NAMES)
    assert [seat.computer for seat in table.game.seats] == [None, "beginner", "beginner"]
    assert await tables.fill(game, by(OLA), "greedy", NAMES) == table
    await tables.start(game, by(OLA))
    await finish(tables, game)
    again = await tables.again(game, by(OLA))
    assert sorted(seat.computer or "" for seat in again.game.seats) == ["", "beginner", "beginner"]


async def test_a_computer_player_sits_down_for_somebody_who_is_forgotten(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    await finish(tables, game)
    await tables.forget(by(KENJI), "Somebody")
    table = await tables.again(game, by(OLA))
    assert [seat.is_computer for seat in table.game.seats if seat.user_id is None] == [True]


async def test_a_dynasty_is_three_games_and_their_sum(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI, dynasty=True)
    sums = dict.fromkeys((OLA, KENJI), 0)
    for number in (1, 2, 3):
        table = await finish(tables, game)
        assert (table.game.number, table.game.has_successor) == (number, number < 3)
        for seat in table.game.seats:
            sums[seat.user_id or 0] += seat.score or 0
        told = await tables.dynasty(table.game)
        assert {name: standing.sum for name, standing in told} == {f"Person {who}": sums[who] for who in sums}
        assert [standing.sum for _, standing in told] == sorted(sums.values(), reverse=True)
        first, game = game, (await tables.again(game, by(OLA))).game.id
    assert (await tables.table(game)).game.series is None
    with pytest.raises(ChannelBusy):
        await tables.again(first, by(OLA))


async def test_the_second_game_of_a_dynasty_is_played_once(tables: TableService) -> None:
    first = await a_game(tables, OLA, KENJI, dynasty=True)
    await finish(tables, first)
    second = (await tables.again(first, by(OLA))).game.id
    with pytest.raises(ChannelBusy):
        await tables.again(first, by(KENJI))
    await finish(tables, second)
    with pytest.raises(StaleGame):
        await tables.again(first, by(OLA))
    assert (await tables.again(second, by(OLA))).game.number == 3


async def test_a_game_of_a_dynasty_that_was_cancelled_can_be_started_again(tables: TableService) -> None:
    first = await a_game(tables, OLA, KENJI, dynasty=True)
    await finish(tables, first)
    second = (await tables.again(first, by(OLA))).game.id
    await tables.cancel(second, by(OLA))
    assert (await tables.again(first, by(OLA))).game.number == 2


async def test_a_single_game_has_no_sums(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    assert await tables.dynasty((await tables.table(game)).game) == ()


# ---- the table as a value


async def test_a_table_can_be_seen_as_it_was(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    seen = [await tables.table(game), *[await step(tables, game) for _ in range(9)]]
    latest = seen[-1]
    assert [latest.until(table.ply).state for table in seen] == [table.state for table in seen]
    assert [played.ply for played in latest.since(seen[3].ply)] == list(range(seen[3].ply, latest.ply))


async def test_history_stops_at_the_end_of_each_turn(tables: TableService) -> None:
    game = await a_game(tables, OLA, KENJI)
    table = await finish(tables, game)
    starts = table.turn_starts
    assert starts[0] == 2
    assert starts[-1] == table.ply
    positions: Sequence[State] = [table.until(ply).state for ply in starts]
    assert not any(state.is_chance for state in positions)
