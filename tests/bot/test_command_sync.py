"""When Discord is told of the slash commands."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.chat.handling.uploads import sync_commands
from bot.storage.database import SqlKeyValueStore
from tests.bot.game_driver import GameDriver
from tests.bot.server import HOUR, SimulatedServer, say, says


class BusyTree:
    """A tree without commands, whose first upload Discord puts off."""

    def __init__(self) -> None:
        self.uploads = 0

    def get_commands(self) -> list[Any]:
        return []

    async def fetch_commands(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name="board", id=7)] * bool(self.uploads)

    async def sync(self) -> list[SimpleNamespace]:
        self.uploads += 1
        if self.uploads == 1:
            raise discord.RateLimited(0.0)
        return await self.fetch_commands()


async def test_commands_that_discord_puts_off_are_uploaded_later_and_then_not_again(driver: GameDriver) -> None:
    tree: Any = BusyTree()
    for _ in range(2):
        store = SqlKeyValueStore(driver.database)
        assert await sync_commands(tree, store, 1, "words") == {"board": 7}
    assert tree.uploads == 2


async def test_commands_that_another_program_has_removed_are_uploaded_again(driver: GameDriver) -> None:
    tree: Any = BusyTree()
    await sync_commands(tree, key_values := SqlKeyValueStore(driver.database), 1, "words")
    tree.uploads = 0
    await sync_commands(tree, key_values, 1, "words")
    assert tree.uploads == 2


async def test_a_bot_whose_commands_are_refused_runs_and_tries_again(server: SimulatedServer) -> None:
    upload = "PUT /applications/.*/commands$"
    key = f"commands:{server.bot.application_id}"
    await server.services.key_values.set(key, "those of an older version")
    fault = server.fail(upload, status=400, code=30034, times=3)
    await server.restart()
    assert says((await say(server.people["Ola"], server, "kingdomino new")).text, "done-opened")
    tried = [fault.times]
    for minutes in (1, 2, 4):
        await server.sleep(minutes * 60 / HOUR)
        tried.append(fault.times)
    assert tried == [2, 1, 0, 0]
    assert await server.services.key_values.get(key) != "those of an older version"
