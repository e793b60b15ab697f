"""Archived games on a database: what they free, and how they come back."""

from __future__ import annotations

from functools import partial

from bot.games.deadlines import Wait, archive_as_offered, offer_to_archive
from bot.games.game import CLOCK, Status
from tests.bot.game_driver import CHANNEL, KENJI, NOW, OLA, GameDriver, by
from tests.bot.refusals import refused


async def archive(driver: GameDriver) -> None:
    table = await driver.table()
    await driver.note(partial(offer_to_archive, actor=CLOCK, wait=Wait.of(table.game), at=NOW))
    await driver.change(archive_as_offered, by(OLA))


async def test_an_archived_game_frees_its_channel_and_is_revived_where_it_stopped(driver: GameDriver) -> None:
    before = await driver.begin(OLA, KENJI)
    with refused("error-not-archived"):
        await driver.change(archive_as_offered, by(OLA))
    await archive(driver)
    assert await driver.games.live_game(CHANNEL) is None
    assert [game.id for game in await driver.games.archived_games_of(KENJI, 5)] == [before.game.id]
    assert [game.status for game in await driver.games.games_in(CHANNEL, limit=9)] == [Status.ARCHIVED]
    after = await driver.tables.revive(driver.game, by(KENJI))
    assert (after.state, after.is_playing) == (before.state, True)
    await driver.turn()
