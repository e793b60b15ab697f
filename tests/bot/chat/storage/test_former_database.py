"""A new database in a channel that has messages of a former one."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.bot.database_urls import migrated_url
from tests.bot.server import Action, SimulatedServer, open_lobby, read, words

Leave: TypeAlias = Callable[[SimulatedServer], Awaitable[None]]


async def a_lobby(server: SimulatedServer) -> None:
    await open_lobby(server.people["Ola"], server, players=2)


async def a_turn(server: SimulatedServer) -> None:
    await server.begin()
    for _ in range(3):
        await server.step()


@pytest.mark.parametrize("leave", [a_lobby, a_turn])
async def test_no_old_button_names_a_game_of_a_new_database(
    leave: Leave, server: SimulatedServer, tmp_path: Path
) -> None:
    await server.services.tables.games.begin_ids(server.now)
    await leave(server)
    former = [each for each in server.messages() if each.actions]
    await server.stop()
    folder = tmp_path / "new"
    folder.mkdir()
    server.url = migrated_url(folder)
    server.now += 5
    await server.start()
    await server.services.tables.games.begin_ids(server.now)
    for begin in (None, a_lobby):
        if begin:
            await begin(server)
        for message in former:
            for button in message.buttons:
                answer = read(await server.people["Kenji"].click(message, button))
                assert answer.text == words("error-no-such-game")
    assert Action.JOIN in server.newest.actions
