"""Turns: the moves that people make, those that nobody has to decide, and what games draw from."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.games.draws import Draws
from bot.games.game import Deal as GameDeal
from bot.games.game import Seat, Status
from bot.games.lobby import cancel
from bot.games.refusals import Refusal, StaleGame
from bot.games.table import UNDO_ENTRY, Table
from bot.games.turn import automatic_moves, make_moves, take_back
from bot.host.database.opening import open_database
from bot.services.tables import Dealer
from bot.storage.database import SqlKeyValueStore
from engine.errors import NotationError, Reason
from engine.moves import Deal
from engine.state import IllegalMove, State
from tests.bot.database_urls import migrated_url
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver, by
from tests.bot.refusals import refused
from tests.bot.sample_tables import draws_of


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


async def test_of_two_different_clicks_at_once_one_counts(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before, seat = await driver.table(), await driver.acting()
    outcomes = await asyncio.gather(
        *(
            driver.tables.play(game, make_moves, by(seat.user_id), before.ply, str(move))
            for move in before.state.legal_moves()
        ),
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
    table = await driver.tables.play(game, make_moves, click, before.ply, both)
    first, second = (await driver.games.log(game))[before.ply :]
    assert (first.text, first.interaction_id) == (str(place), click.interaction_id)
    assert (second.text, second.interaction_id) == (str(pick), None)
    # An interaction that is delivered twice counts once.
    for bot in (driver, driver.another_bot()):
        assert await bot.tables.play(game, make_moves, click, before.ply, both) == table
    with pytest.raises(StaleGame):
        await driver.tables.play(game, make_moves, by(seat.user_id), before.ply, both)


async def test_of_two_moves_in_one_action_none_is_made_if_one_is_not_legal(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    before, seat = await driver.until_placing(), await driver.acting()
    taken = next(move.move for move in before.moves if str(move.move).startswith(">"))
    with pytest.raises(IllegalMove):
        await driver.tables.play(
            game, make_moves, by(seat.user_id), before.ply, f"{before.state.legal_moves()[0]} {taken}"
        )
    assert (await driver.table()).ply == before.ply


async def test_an_action_ends_with_the_turn(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI, ZURI)
    before, seat = await driver.until_placing(), await driver.acting()
    place = before.state.legal_moves()[0]
    after = before.state.play(place)
    pick = after.legal_moves()[0]
    others = after.play(pick).legal_moves()[0]
    with pytest.raises(IllegalMove) as caught:
        await driver.tables.play(game, make_moves, by(seat.user_id), before.ply, f"{place} {pick} {others}")
    assert caught.value.reason is Reason.TOO_LATE
    assert (await driver.table()).ply == before.ply


@pytest.mark.parametrize(
    ("text", "error"), [("nonsense", NotationError), (UNDO_ENTRY, NotationError), ("--", IllegalMove)]
)
async def test_a_text_that_is_no_move_changes_nothing(driver: GameDriver, text: str, error: type[Exception]) -> None:
    game = await driver.a_game(OLA, KENJI)
    before, seat = await driver.table(), await driver.acting()
    with pytest.raises(error):
        await driver.tables.play(game, make_moves, by(seat.user_id), None, text)
    assert await driver.table() == before


async def test_a_placement_can_be_undone_until_the_choice_is_made(driver: GameDriver) -> None:
    game = await driver.a_game(OLA, KENJI)
    before = await driver.until_placing()
    seat = await driver.acting()
    with refused("error-nothing-to-undo"):
        await driver.tables.play(game, take_back, by(seat.user_id), before.ply)
    placed = await driver.step()
    assert placed.can_take_back
    undone = await driver.tables.play(game, take_back, by(seat.user_id), placed.ply)
    assert (undone.state, undone.ply) == (before.state, before.ply + 2)
    again = await driver.tables.play(
        game, make_moves, by(seat.user_id), undone.ply, str(before.state.legal_moves()[-1])
    )
    chosen = await driver.step()
    assert (again.ply, chosen.ply) == (before.ply + 3, before.ply + 4)
    with pytest.raises(Refusal):
        await driver.tables.play(game, take_back, by(seat.user_id), chosen.ply)


async def test_a_game_that_is_cancelled_while_a_computer_thinks_stays_cancelled(driver: GameDriver) -> None:
    @asynccontextmanager
    async def cancelling(table: Table) -> AsyncIterator[None]:
        await driver.tables.change(table.game.id, cancel, by(OLA))
        yield

    game = await driver.a_game(OLA, computers=3)
    while not (played := await driver.step()).acting_computer:
        pass
    driver.runner.show_thinking = cancelling
    assert (await driver.runner.advance(game)).game.status is Status.CANCELLED
    assert (await driver.another_bot().table()).ply == played.ply


# ---- moves that nobody has to decide

FIRST, SECOND = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")

FITS_NOWHERE = "kd 2 ..w0../w0##w0/..w0..;## 3:1,30:2,31:1,43:2 0 10,11,12,13 3 4-7.9.22.24-25.27-28.33-41.44-48"
"""Ola has to place domino 3, two forests, beside a castle that is surrounded by wheat."""

ONE_CHOICE = "kd 2 ##f0f0;##w0w0 31:1,43:2 1 10:2,11:1,12:2,13 3 4-7.9.22.24-25.27-28.33-41.44-48"
"""Ola has placed her domino, and one domino is left to choose."""


def follow(position: str, *, seats: tuple[Seat, ...] = (FIRST, SECOND)) -> str:
    """The moves that follow by themselves, in a line."""
    followed, _ = automatic_moves(State.parse(position), seats, draws_of(1))
    return " ".join(each.text for each in followed)


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    assert follow(FITS_NOWHERE) == "3@-"


def test_the_only_choice_is_made_for_people_and_for_computer_players() -> None:
    assert follow(ONE_CHOICE) == ">13"
    assert follow(ONE_CHOICE, seats=(Seat(1, None, "Greta", "solid"), SECOND)) == ">13"


# ---- what games draw from


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlKeyValueStore]:
    async with await open_database(migrated_url(tmp_path)) as database:
        yield SqlKeyValueStore(database)


def lines(draws: Draws, player: Random) -> list[Deal]:
    """The lines of a game of two in which `player` chooses the moves at random."""
    state, dealt = State.start("kd", 2), list[Deal]()
    while not state.is_over:
        move = draws.chance(state) if state.is_chance else player.choice(state.legal_moves())
        dealt += [move] if isinstance(move, Deal) else []
        state = state.play(move)
    return dealt


async def test_games_of_one_deal_have_a_secret_that_others_do_not_have(store: SqlKeyValueStore) -> None:
    first, second = Dealer(Random(1), store), Dealer(Random(2), store)
    secret = await first.secret_for("2026-11-22")
    assert secret
    assert len(secret) == 32
    assert await second.secret_for("2026-11-22") == secret
    assert await second.secret_for("2026-11-23") != secret


async def test_each_game_without_a_shared_deal_has_a_secret_of_its_own(store: SqlKeyValueStore) -> None:
    dealer = Dealer(Random(1), store)
    secrets = [await dealer.secret_for(None) for _ in range(3)]
    assert [len(each or b"") for each in secrets] == [32, 32, 32]
    assert len({*secrets}) == 3
    assert await store.get("deal_secret") is None


async def test_games_of_a_deal_get_the_same_lines_whatever_their_players_do(store: SqlKeyValueStore) -> None:
    async def drawn(seed: int, name: str) -> Draws:
        dealer = Dealer(Random(seed), store)
        return dealer.draws(GameDeal(name, await dealer.secret_for(name)))

    dealt = lines(await drawn(1, "2026-11-22"), Random(3))
    assert len(dealt) == 6
    assert lines(await drawn(2, "2026-11-22"), Random(4)) == dealt
    assert lines(await drawn(2, "2026-11-23"), Random(4)) != dealt
