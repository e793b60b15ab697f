"""The table as a value."""

from collections.abc import Sequence

import pytest

from bot.games import table_service
from engine.state import State
from tests.bot.game_driver import KENJI, OLA, GameDriver
from tests.bot.sample_games import a_new_game


async def test_a_table_can_be_seen_as_it_was(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    seen = [await driver.table(), *[await driver.step() for _ in range(9)]]
    latest = seen[-1]
    assert [latest.until(table.ply).state for table in seen] == [table.state for table in seen]
    assert [played.ply for played in latest.since(seen[3].ply)] == list(range(seen[3].ply, latest.ply))


async def test_history_stops_at_the_end_of_each_turn(driver: GameDriver) -> None:
    await driver.a_game(OLA, KENJI)
    table = await driver.finish()
    starts = table.turn_starts
    assert starts[0] == 2
    assert starts[-1] == table.ply
    positions: Sequence[State] = [table.until(ply).state for ply in starts]
    assert not any(state.is_chance for state in positions)


async def test_a_bounded_number_of_tables_is_kept_in_memory(
    driver: GameDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_service, "TABLES_KEPT", 2)
    games = [await driver.games.create(a_new_game(channel_id=channel_id)) for channel_id in range(3)]
    for game in (games[0], games[1], games[0], games[2]):
        await driver.tables.table(game.id)
    assert list(driver.tables._known) == [games[0].id, games[2].id]
    assert (await driver.tables.table(games[1].id)).game == games[1]
