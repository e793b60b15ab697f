"""The table as a value."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.games.draws import shown_hash
from bot.games.game import NOBODY, Deal, Entry, Game, Policy, Seat, Status
from bot.games.people.person import SeatName
from bot.games.refusals import Refusal, StaleGame
from bot.games.seats import offer_seat, return_to_seat, take_offered_seat
from bot.games.table import UNDO_ENTRY, Table, game_record
from bot.games.turn import waits_for_one
from bot.services.tables import TableCache
from bot.storage.game_repository import SqlGameRepository
from engine.permutation import Permutation
from engine.records import Record
from tests.bot.database_urls import on_postgresql_only
from tests.bot.game_driver import KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.query_counter import counted
from tests.bot.sample_tables import (
    FIRST_USER,
    SECOND,
    a_game,
    changed,
    chosen_by,
    placed,
    played,
    recorded,
    table_at,
)
from tests.recorded_games import RECORD_OF

LAST_TWO = "kd 3 ##;g2/l0/##;## 45:1,48:3 0 4:2,16,43 2 1-3.5-15.17-41.44.46-47"
"""Ola (seat 1) is to place, then seat 3; Kenji has moved in this round."""


async def test_a_table_can_be_seen_as_it_was(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    seen = [await driver.table(), *[await driver.step() for _ in range(9)]]
    latest = seen[-1]
    assert [latest.until(table.ply).state for table in seen] == [table.state for table in seen]
    assert [len(latest.until(table.ply).log) for table in seen] == [table.ply for table in seen]
    assert [played.ply for played in latest.since(seen[3].ply)] == list(range(seen[3].ply, latest.ply))


async def test_a_table_that_was_just_written_need_not_be_read_again(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    written = await driver.step()
    with counted(driver.database) as asked:
        assert await driver.tables.newest(written) is written
    assert not asked.reads
    changed = await driver.change(offer_seat, NOBODY, "1")
    assert await driver.tables.newest(written) is changed


async def test_a_change_of_a_table_that_another_process_has_changed_writes_nothing(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    written, elsewhere = await driver.step(), driver.another_bot()
    offered = await elsewhere.change(offer_seat, NOBODY, "1")
    with pytest.raises(StaleGame):
        await driver.tables.change(written, offer_seat, NOBODY, "2")
    assert (await driver.table()).game == offered.game
    both = await driver.tables.change(await driver.table(), offer_seat, NOBODY, "2")
    assert [seat.offered for seat in both.game.seats] == [True, True]


async def test_an_exception_at_an_open_table_writes_nothing(driver: GameDriver) -> None:
    before = await driver.begin(OLA, KENJI)
    with suppress(ZeroDivisionError):
        async with driver.tables.at(before) as table:
            table.change(offer_seat, "1")
            raise ZeroDivisionError
    assert (await driver.table()).game == before.game


async def test_no_table_is_opened_while_another_is_open(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    with pytest.raises(RuntimeError, match="is open"):
        async with driver.tables.at(table):
            await driver.change(offer_seat, NOBODY, "1")


async def test_memory_knows_what_was_written_for_somebody_who_no_longer_waits(driver: GameDriver) -> None:
    table = await driver.begin(OLA, KENJI)
    change = asyncio.create_task(driver.tables.change(table, offer_seat, NOBODY, "1"))
    while not change.done():
        await asyncio.sleep(0)
        change.cancel()
    with suppress(asyncio.CancelledError):
        await change
    assert (await driver.tables.newest(table)).game == (await driver.another_bot().table()).game


@pytest.mark.parametrize(
    ("third", "is_last"),
    [
        (Seat(3, ZURI, "Zuri"), False),
        (Seat(3, ZURI, "Zuri", plan="1 48@- >16"), True),
        (Seat(3, ZURI, "Zuri", plan="2 48@- >16"), False),  # who has planned another round
        (Seat(3, ZURI, "Zuri", plan="1 48@-"), False),  # who is asked which domino to take
        (Seat(3, ZURI, "Zuri", plan="1 >16"), False),  # who is asked where to place
        (Seat(3, ZURI, "Zuri", plan="1 48@- >4"), False),  # somebody has taken 4
        (Seat(3, None, "Greta", "solid"), True),
        (Seat(3, ZURI, "Zuri", "solid"), True),  # who is away for long
        (Seat(3, ZURI, "Zuri", away_until=9000), True),
    ],
)
def test_a_round_waits_for_the_last_person_whatever_computers_have_to_do(third: Seat, *, is_last: bool) -> None:
    ola = Seat(1, OLA, "Ola")
    options = replace(a_game("kd", 3).options, policy=Policy.TURN)
    table = table_at(LAST_TWO, options=options, seats=(ola, Seat(2, KENJI, "Kenji"), third))
    assert waits_for_one(table) is is_last


@pytest.mark.parametrize(("wishes", "is_last"), [(">9 >19", True), (">9", False)])
def test_a_round_waits_for_who_wishes_for_fewer_dominoes_than_they_will_choose(wishes: str, *, is_last: bool) -> None:
    position = "kd 2 w0w1##;f0f0## 3:1,8:2,17:2 0 4:1,9,19,31 2 40-48"
    ola, kenji = Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", plan=f"1 8@- 17@- {wishes}")
    table = table_at(position, seats=(ola, kenji))
    assert table.state.round == 1
    assert waits_for_one(table) is is_last
    assert not waits_for_one(table_at(position, seats=(ola, Seat(2, None, "Greta", "solid"))))


def test_a_bounded_number_of_tables_is_kept_in_memory() -> None:
    cache, tables = TableCache(moves=2), [Table.of(a_game("kd", 2, id=number)) for number in range(3)]
    for number in (0, 1, 0, 2):
        cache.keep(tables[number])
    assert [cache.get(number) for number in range(3)] == [tables[0], None, tables[2]]


def test_the_table_of_a_game_that_is_over_is_not_kept_in_memory() -> None:
    cache, table = TableCache(), Table.of(a_game("kd", 2))
    cache.keep(table)
    cache.keep(replace(table, game=replace(table.game, status=Status.OVER)))
    assert cache.get(table.game.id) is None


async def test_the_log_in_memory_forgets_a_substitute_who_has_left_and_is_erased(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    seat = await driver.acting()
    await driver.change(offer_seat, NOBODY, str(seat.number))
    await driver.change(take_offered_seat, by(STRANGER), seat.number, None)
    await driver.step()
    await driver.change(return_to_seat, by(seat.user_id))
    await driver.tables.forget(by(STRANGER), SeatName("Somebody"))
    assert STRANGER not in {entry.user_id for entry in (await driver.table()).log}


@on_postgresql_only
async def test_who_wants_no_mentions_any_more_is_not_called_by_another_process(driver: GameDriver) -> None:
    await driver.begin(OLA, KENJI)
    people, other = (OLA, KENJI), driver.another_bot()
    assert all(each.mentions for each in await driver.tables.accounts.people(people))
    for person in people:
        await other.tables.accounts.change(person, lambda each: replace(each, mentions=False))
    await driver.step()
    assert not any(each.mentions for each in await driver.tables.accounts.people(people))


async def test_a_table_that_was_written_while_somebody_was_erased_is_read_without_their_name(
    driver: GameDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await driver.begin(OLA, KENJI)
    write = driver.games.write

    async def write_and_erase(*arguments: Any) -> Game:
        written = await write(*arguments)
        await driver.tables.accounts.forget(KENJI, SeatName("Somebody"), "solid", None)
        driver.tables._cache.clear()
        return written

    with monkeypatch.context() as patched:
        patched.setattr(SqlGameRepository, "write", lambda _, *arguments: write_and_erase(*arguments))
        await driver.step()
    assert {seat.name for seat in (await driver.table()).game.seats} == {f"Person {OLA}", "Somebody"}


STRANGE = ('Ola "the\nqueen" \\', '{Kim}] [Result "99 99"]', "山田\u2028太郎")  # fmt: skip


def test_the_tags_say_who_played_and_when() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3", names=("Ola", "Kim"))
    assert dict(game_record(table).tags) == {
        "Variant": "kd",
        "Players": "2",
        "Result": "*",
        "Game": "1000000000",
        "Date": "2001-09-09",
        "Status": "playing",
        "Player1": "Ola",
        "Player2": "Kim",
    }


def test_names_cannot_break_out_of_their_tags() -> None:
    table = played("kd", 3, "#123", "=3.17.22", names=STRANGE)
    record = game_record(table)
    read = Record.parse(str(record))
    assert (read.moves, read.result) == (record.moves, "*")
    assert dict(read.tags)["Player1"] == 'Ola "the queen" \\'
    assert dict(read.tags)["Player2"] == STRANGE[1]
    assert dict(read.tags)["Player3"] == "山田 太郎"
    assert len([line for line in str(record).splitlines() if line.startswith("[")]) == 9


def test_a_record_of_a_running_game_ends_with_the_last_turn_that_everybody_has_seen() -> None:
    moves = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=1.2.4.42", "3@g8n"
    record = game_record(played("kd", 2, *moves))
    assert [str(move) for move in record.moves] == list(moves[:-1])


def test_what_was_taken_back_is_not_in_the_record() -> None:
    before = played("kd", 2, "#1221", "=3.17.22.41", ">3")
    entries = [Entry(ply, text, ply, 1, 0) for ply, text in enumerate((UNDO_ENTRY, ">17"), 3)]
    table = before.extended(before.game, entries)
    assert [str(move) for move in game_record(table).moves] == ["#1221", "=3.17.22.41", ">17"]


def test_a_game_that_was_ended_early_has_no_result() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", ">3")
    cancelled = replace(
        table, game=replace(table.game, status=Status.CANCELLED, times=replace(table.game.times, ended_at=10**9))
    )
    assert game_record(cancelled).result == "*"
    assert dict(game_record(cancelled).tags)["Status"] == "cancelled"


def test_only_a_table_that_was_written_is_known_to_be_the_newest() -> None:
    cache, table = TableCache(), Table.of(a_game("kd", 2))
    later = table.with_game(replace(table.game, version=table.game.version + 1))
    cache.keep(table)
    assert cache.written(table.game.id) is None
    cache.keep(later, is_written=True)
    # A slow reader comes with what it read before.
    for read in (table, later):
        cache.keep(read)
        assert cache.written(table.game.id) is later
    cache.drop(table.game.id)
    cache.keep(table)
    assert (cache.get(table.game.id), cache.written(table.game.id)) == (table, None)


def test_a_ply_is_of_the_turn_from_what_is_public_on_while_people_play() -> None:
    game = a_game("kd", 2, public_ply=3, ply=5)
    assert [game.is_of_turn(ply) for ply in range(2, 7)] == [False, True, True, True, False]
    assert not replace(game, status=Status.OVER).is_of_turn(4)


def test_a_deal_is_shuffled_with_what_is_mixed_in_or_with_its_secret_alone() -> None:
    secret = bytes(32)
    assert Deal().permutation is None
    assert Deal(secret=secret).permutation == Permutation(secret)
    assert Deal(secret=secret, mixed_in="17").permutation == Permutation(secret, "17")


def test_the_hash_of_a_deal_is_shown_before_the_game_or_once_it_was_mixed_in() -> None:
    def is_shown(status: Status, mixed_in: str | None) -> bool:
        return shown_hash(a_game("kd", 2, status=status, mixed_in=mixed_in)) is not None

    assert (is_shown(Status.LOBBY, None), is_shown(Status.PLAYING, "17")) == (True, True)
    assert (is_shown(Status.LOBBY, ""), is_shown(Status.PLAYING, None)) == (False, False)
    assert shown_hash(a_game("kd", 2, secret=None)) is None


def test_a_move_is_automatic_that_was_planned_or_that_nobody_has_chosen() -> None:
    [*_, move, _] = placed().moves
    moves = move, replace(move, planned=True), replace(move, chosen_by=None)
    assert [each.is_automatic for each in moves] == [False, True, True]
    # The choice of a domino ends the turn.
    assert len(chosen_by(None, placed("3@g8n", ">42")).until(7).asking.moves) == 8


def test_a_table_has_begun_with_its_first_move_or_in_a_position_and_has_a_turn_from_its_first_move_on() -> None:
    lobby = played("kd", 2)
    for begun in placed(), lobby.with_game(changed(lobby.game, origin=str(lobby.state))):
        begun.require_begun()
    with pytest.raises(Refusal):
        lobby.require_begun()
    assert not Table.unreadable(lobby.game).with_game(lobby.game).is_readable
    assert not Table.unreadable(lobby.game).is_playing
    assert [len(each.current_turn) for each in (lobby, placed(), placed("3@g8n"))] == [0, 0, 1]
    table = placed("3@g8n")
    table = table.with_game(changed(table.game, public_ply=7, ply=8))
    table.require_turn(7)
    with pytest.raises(StaleGame):
        table.require_turn(6)


def test_the_other_seat_follows_whose_turn_is_next_while_people_play() -> None:
    archived = placed().with_game(replace(placed().game, status=Status.ARCHIVED))
    tables = placed(), placed("3@g8n", ">42"), archived, recorded(RECORD_OF["kd-2"])
    assert [each.following and each.following.user_id for each in tables] == [SECOND, None, None, None]


def test_a_move_is_taken_back_while_its_turn_goes_on_and_the_game_is_played() -> None:
    tables = placed(), placed("3@g8n"), placed("3@g8n", ">42")
    assert [each.can_take_back for each in tables] == [False, True, False]
    assert not played("kd", 2).can_take_back
    undone = [each.extended(each.game, [Entry(each.ply, UNDO_ENTRY, None, FIRST_USER, 0)]) for each in tables]
    assert [len(each.undone_turns) for each in undone] == [0, 0, 1]
    assert not tables[1].with_game(replace(tables[1].game, status=Status.OVER)).can_take_back
