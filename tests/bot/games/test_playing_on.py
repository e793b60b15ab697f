"""A game that is played on from a finished one: its log, its seats, its deal, and its end."""

from dataclasses import replace
from operator import methodcaller

import pytest
from sqlalchemy import func, select

from bot.games.deadlines import deadlines, expires_at
from bot.games.game import DAY, Actor, Entry, GameOptions, Seat, Status, new_game
from bot.games.people.person import SeatName
from bot.games.refusals import Refusal
from bot.games.series import can_play_on, played_on
from bot.games.table import Table
from bot.games.turn import make_moves, undo_alone
from bot.services.series import SeriesService
from bot.storage.schema import metadata
from tests.bot.game_driver import KENJI, NAMES, NOW, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import THIRD, recorded, turn_starts
from tests.recorded_games import RECORD_OF


async def over(driver: GameDriver, *people: int, code: str = "kd", computers: int = 0) -> Table:
    """A finished game; every person always took the first legal move."""
    await driver.a_game(*people, code=code, computers=computers)
    return await driver.finish()


def choices(table: Table) -> list[int]:
    return [ply for ply in turn_starts(table) if can_play_on(table, ply)]


async def begun(driver: GameDriver, table: Table, ply: int, host: Actor | None = None) -> Table:
    return await SeriesService(driver.tables).play_on(table, ply, host or by(ZURI), NAMES, None)


async def count(driver: GameDriver, game_id: int) -> dict[str, int]:
    """How many rows of each table are about a game."""
    found = {}
    for name, table in metadata.tables.items():
        column = table.c.id if name == "games" else table.c.get("game_id")
        if column is not None:
            query = select(func.count()).where(column == game_id)
            found[name] = await driver.database.transaction(methodcaller("scalar", query), writes=False)
    return {name: rows for name, rows in found.items() if rows}


async def test_the_position_is_the_same_and_nobody_of_the_original_is_in_the_copy(driver: GameDriver) -> None:
    original = await over(driver, OLA, KENJI)
    for ply in choices(original)[::7]:
        table = await begun(driver, original, ply)
        assert str(table.state) == str(original.until(ply).state)
        assert table.acting == table.game.seat_of(ZURI)
        assert [seat.user_id for seat in table.game.seats if seat.user_id] == [ZURI]
        assert {seat.computer for seat in table.game.seats if seat.user_id is None} == {"solid"}
        assert not {seat.name for seat in original.game.seats} & {seat.name for seat in table.game.seats}
        assert {(entry.user_id, entry.interaction_id) for entry in table.log} == {(None, None)}


async def test_the_dominoes_that_follow_come_from_another_secret(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    ply = choices(original)[2]
    table = await begun(driver, original, ply, by(OLA))
    assert table.game.deal.secret
    assert table.game.deal.secret != original.game.deal.secret


async def test_people_choose_where_somebody_had_a_choice_and_only_after_the_end(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    mine = {turn[0].ply for turn in original.turns if any(each.chosen_by and not each.is_forced for each in turn)}
    assert set(choices(original)) == mine & set(turn_starts(original))
    assert len(choices(original)) > 8
    await driver.tables.forget(by(OLA), SeatName("Somebody"))
    assert choices(await driver.table()) == choices(original)
    for ply in (0, 1, original.ply, next(each for each in turn_starts(original) if each not in mine)):
        with refused("error-old-button"):
            played_on(original, ply, by(OLA), NAMES, None, NOW)
    running = replace(original.until(choices(original)[4]), game=replace(original.game, status=Status.PLAYING))
    assert not can_play_on(running, choices(original)[2])


async def test_the_same_place_is_the_same_game_until_somebody_moves(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    ply = choices(original)[2]
    first = await begun(driver, original, ply)
    assert (await begun(driver, original, ply)).game.id == first.game.id
    await driver.tables.play(first, make_moves, by(ZURI), first.ply, str(first.state.legal_moves()[0]))
    assert (await begun(driver, original, ply)).game.id != first.game.id


async def test_it_is_due_a_day_after_its_last_move_and_for_nothing_else(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    table = await begun(driver, original, choices(original)[0])
    assert deadlines(table.game) == {expires_at: NOW + DAY}
    assert await driver.games.next_due(NOW) == NOW + DAY
    assert expires_at(original.game) is None


async def test_its_score_is_no_record(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    table = await begun(driver, original, choices(original)[-1], by(OLA))
    assert not (await driver.series.ending(await driver.finish(table.game.id))).is_record


async def test_the_decisions_before_it_are_not_the_persons_to_undo(driver: GameDriver) -> None:
    original = await over(driver, OLA, computers=1)
    table = await begun(driver, original, choices(original)[4], by(OLA))
    with pytest.raises(Refusal):
        await driver.tables.play(table, undo_alone, by(OLA), table.ply)
    moved = table
    while moved.state.is_same_turn(table.state):
        moved = await driver.tables.play(moved, make_moves, by(OLA), moved.ply, str(moved.state.legal_moves()[0]))
    undone = await driver.tables.play(moved, undo_alone, by(OLA), moved.ply)
    assert str(undone.state) == str(table.state)


async def test_a_turn_that_was_undone_is_in_the_copy_as_it_was(driver: GameDriver) -> None:
    original = await over(driver, OLA, KENJI)
    first = choices(original)[2]
    texts = [each.text for each in original.log]
    again = enumerate([*texts[: first + 1], "<<", *texts[first:]])
    table = Table.of(original.game).extended(original.game, [Entry(ply, text, None, OLA, 0) for ply, text in again])
    assert str(table.state) == str(original.state)
    later = choices(table)[3]
    assert str(played_on(table, later, by(ZURI), NAMES, None, NOW).state) == str(table.until(later).state)


@pytest.mark.slow
@pytest.mark.parametrize(("code", "people"), [("kd7", (OLA, KENJI)), ("qd", (OLA,)), ("rwt", (OLA, KENJI))])
async def test_every_game_goes_on_to_its_end(driver: GameDriver, code: str, people: tuple[int, ...]) -> None:
    original = await over(driver, *people, code=code, computers={"kd7": 0, "qd": 1, "rwt": 4}[code])
    table = await begun(driver, original, choices(original)[-2])
    assert str(table.state) == str(original.until(table.ply).state)
    assert (await driver.finish(table.game.id)).game.status is Status.OVER


async def test_the_text_of_a_position_is_played_on_without_a_game_before_it(driver: GameDriver) -> None:
    original, service = await over(driver, OLA, computers=1), SeriesService(driver.tables)
    text = str(original.until(choices(original)[5]).state)
    seats = [Seat(1, None, ""), Seat(2, None, "")]
    position = Table.of(new_game(None, 0, None, GameOptions("kd", 2), seats, 0).with_deal(origin=text))
    table = await service.play_on(position, 0, by(OLA), NAMES, None)
    assert str(table.state) == text
    assert table.acting == table.game.seat_of(OLA)
    assert str((await driver.another_bot().tables.table(table.game.id)).state) == text
    table = await driver.finish(table.game.id)
    assert table.game.status is Status.OVER
    again = await service.play_on(table, 0, by(OLA), NAMES, None)
    assert (str(again.state), again.game.id) == (text, table.game.id + 1)
    await driver.tables.delete(table)
    assert await count(driver, table.game.id) == {}


def test_a_game_is_played_on_from_the_seat_of_who_resigned_under_new_names() -> None:
    over = recorded(RECORD_OF["kd-2"])
    gone = tuple(replace(seat, computer="solid", resigned=True) for seat in over.game.seats)
    begun = played_on(over.with_game(replace(over.game, seats=gone)), 2, Actor(THIRD, "Zuri"), ["Greta"], None, 0)
    assert {seat.name for seat in begun.game.seats} == {"Zuri", "Greta"}
