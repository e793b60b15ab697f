"""The moves of a game."""

import asyncio

import pytest

from bot.games.game import Status
from bot.games.lobby import cancel, join
from bot.games.people import Person
from bot.games.refusals import NotPlaying, Refusal, StaleGame, WrongStatus
from bot.games.table import UNDO_ENTRY
from engine.errors import NotationError, Reason
from engine.moves import Discard, Move
from engine.steps import IllegalMove
from tests.bot.game_driver import KENJI, OLA, STRANGER, ZURI, GameDriver, by
from tests.bot.refusals import refused


async def test_a_move_and_what_chance_adds_are_one_action(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    for _ in range(3):
        await driver.step()
    log = await driver.games.log(game)
    # The last choice follows by itself, as there is only one domino left.
    assert [entry.text[0] for entry in log] == list("#=>>>>=")
    assert [entry.interaction_id is not None for entry in log] == [True, False, True, True, True, False, False]


async def test_a_table_read_from_disk_is_the_one_in_memory(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, computers=1)
    for _ in range(12):
        await driver.step()
        await driver.runner.advance(game)
        assert await driver.another_bot().table() == await driver.table()


async def test_a_table_never_mixes_a_game_that_was_read_with_moves_that_came_after(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before = await driver.games.game(game)
    moved = await driver.step()
    assert (await driver.tables.table_of(before)).game == moved.game, "what is cached is newer"
    read = await driver.another_bot().tables.table_of(before)
    assert (read.ply, read.game) == (before.ply, before), "the log has more than the game knew"


async def test_a_second_click_on_the_same_button_is_late(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before, seat = await driver.table(), await driver.acting()
    text = str(before.state.legal_moves()[0])
    await driver.tables.play(game, before.ply, text, by(seat.user_id))
    with pytest.raises(StaleGame) as caught:
        await driver.tables.play(game, before.ply, text, by(seat.user_id))
    assert (caught.value.expected, caught.value.actual) == (before.ply, before.ply + 1)


async def test_of_two_different_clicks_at_once_one_counts(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before, seat = await driver.table(), await driver.acting()
    outcomes = await asyncio.gather(
        *(driver.tables.play(game, before.ply, str(move), by(seat.user_id)) for move in before.state.legal_moves()),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["StaleGame"] * 3 + ["Table"]
    assert (await driver.table()).ply == before.ply + 1


async def test_a_placement_and_a_choice_are_one_action(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    before, seat = await driver.until_placing(), await driver.acting()
    place = before.state.legal_moves()[0]
    pick = before.state.play(place).legal_moves()[0]
    both, click = f"{place} {pick}", by(seat.user_id)
    table = await driver.tables.play(game, before.ply, both, click)
    first, second = (await driver.games.log(game))[before.ply :]
    assert (first.text, first.interaction_id) == (str(place), click.interaction_id)
    assert (second.text, second.interaction_id) == (str(pick), None)
    assert await driver.tables.play(game, before.ply, both, click) == table
    with pytest.raises(StaleGame):
        await driver.tables.play(game, before.ply, both, by(seat.user_id))


async def test_of_two_moves_in_one_action_none_is_made_if_one_is_not_legal(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    before, seat = await driver.until_placing(), await driver.acting()
    taken = next(move.move for move in before.moves if str(move.move).startswith(">"))
    with pytest.raises(IllegalMove):
        await driver.tables.play(game, before.ply, f"{before.state.legal_moves()[0]} {taken}", by(seat.user_id))
    assert (await driver.table()).ply == before.ply


async def test_an_action_ends_with_the_turn(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    before, seat = await driver.until_placing(), await driver.acting()
    place = before.state.legal_moves()[0]
    after = before.state.play(place)
    pick = after.legal_moves()[0]
    others = after.play(pick).legal_moves()[0]
    with pytest.raises(IllegalMove) as caught:
        await driver.tables.play(game, before.ply, f"{place} {pick} {others}", by(seat.user_id))
    assert caught.value.reason is Reason.TOO_LATE
    assert (await driver.table()).ply == before.ply


async def test_an_interaction_that_is_delivered_twice_counts_once(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    table, seat = await driver.table(), await driver.acting()
    click, text = by(seat.user_id), str(table.state.legal_moves()[0])
    first = await driver.tables.play(game, table.ply, text, click)
    assert await driver.another_bot().tables.play(game, table.ply, text, click) == first


async def test_nobody_moves_for_another(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    table, seat = await driver.table(), await driver.acting()
    move = str(table.state.legal_moves()[0])
    with refused("error-not-your-turn") as caught:
        await driver.tables.play(game, table.ply, move, by(OLA if seat.user_id == KENJI else KENJI))
    assert caught.value.arguments == {"name": seat.name}
    with refused("error-not-seated"):
        await driver.tables.play(game, table.ply, move, by(STRANGER))


async def test_before_and_after_a_game_there_is_nothing_to_play(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, KENJI)
    with pytest.raises(NotPlaying):
        await driver.tables.play(game, None, ">1", by(OLA))
    await driver.lobby.start(game, by(OLA))
    with pytest.raises(WrongStatus):
        await driver.tables.change(game, join, by(ZURI))
    await driver.finish()
    with pytest.raises(NotPlaying):
        await driver.tables.play(game, None, ">1", by(OLA))


@pytest.mark.parametrize(
    ("text", "error"), [("nonsense", NotationError), (UNDO_ENTRY, NotationError), ("--", IllegalMove)]
)
async def test_a_text_that_is_no_legal_move_changes_nothing(
    driver: GameDriver, text: str, error: type[Exception]
) -> None:
    game = await driver.a_game(OLA, KENJI)
    before, seat = await driver.table(), await driver.acting()
    with pytest.raises(error):
        await driver.tables.play(game, None, text, by(seat.user_id))
    assert await driver.table() == before


async def test_a_placement_can_be_undone_until_the_choice_is_made(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before = await driver.until_placing()
    seat = await driver.acting()
    with refused("error-nothing-to-undo"):
        await driver.tables.take_back(game, before.ply, by(seat.user_id))
    placed = await driver.step()
    assert placed.can_take_back
    undone = await driver.tables.take_back(game, placed.ply, by(seat.user_id))
    assert (undone.state, undone.ply) == (before.state, before.ply + 2)
    again = await driver.tables.play(game, undone.ply, str(before.state.legal_moves()[-1]), by(seat.user_id))
    chosen = await driver.step()
    assert (again.ply, chosen.ply) == (before.ply + 3, before.ply + 4)
    with pytest.raises(Refusal):
        await driver.tables.take_back(game, chosen.ply, by(seat.user_id))


async def test_nobody_takes_back_the_placement_of_another(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    await driver.until_placing()
    placed = await driver.step()
    for person, why in ((await driver.another(), "error-not-your-turn"), (STRANGER, "error-not-seated")):
        with refused(why):
            await driver.tables.take_back(game, placed.ply, by(person))
    assert await driver.table() == placed


async def test_an_undo_delivered_twice_counts_once(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    await driver.until_placing()
    placed, click = await driver.step(), by((await driver.acting()).user_id)
    first = await driver.tables.take_back(game, placed.ply, click)
    assert await driver.tables.take_back(game, placed.ply, click) == first


async def test_a_domino_that_fits_nowhere_is_discarded_without_a_click(driver: GameDriver) -> None:
    """Whoever always takes the first legal placement builds so badly that it happens in every game."""
    game = await driver.a_game(OLA, KENJI)
    await driver.finish()
    discards = [entry for entry in await driver.games.log(game) if isinstance(Move.parse(entry.text), Discard)]
    assert discards
    assert all(entry.chosen_by is None for entry in discards)


async def test_moves_without_a_choice_are_made_for_people_with_that_setting(driver: GameDriver) -> None:
    await driver.accounts.save_person(Person(OLA, auto_place=True))
    await driver.a_game(OLA, KENJI)
    table = await driver.finish()
    free = [played for played in table.moves if len(played.before.legal_moves()) == 1 and played.seat]
    spared = {table.seat(played.seat or 0).user_id for played in free if played.chosen_by is None}
    clicked = {played.chosen_by for played in free if not isinstance(played.move, Discard)} - {None}
    assert OLA in spared
    assert clicked == {KENJI}


async def test_computer_players_move_until_a_person_is_due(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, computers=3)
    for _ in range(6):
        table = await driver.runner.advance(game)
        assert table.acting
        assert table.acting.user_id == OLA
        await driver.step()


async def test_two_requests_that_let_the_computers_move_at_once_do_not_disturb_each_other(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, computers=3)
    await driver.lobby.start(game, by(OLA))
    other = driver.another_bot()
    results = await asyncio.gather(*(bot.runner.advance(game) for bot in (driver, other, driver, other)))
    assert len({table.ply for table in results}) == 1


async def test_a_game_that_is_cancelled_while_a_computer_thinks_stays_cancelled(driver: GameDriver) -> None:
    game = await driver.a_lobby(OLA, computers=3)
    await driver.lobby.start(game, by(OLA))
    players = asyncio.create_task(driver.runner.advance(game))
    await driver.tables.change(game, cancel, by(OLA))
    assert (await players).game.status is Status.CANCELLED
