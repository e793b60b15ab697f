"""The table as a value."""

from collections.abc import Sequence

from engine.state import State
from tests.bot.game_driver import KENJI, OLA, GameDriver


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
