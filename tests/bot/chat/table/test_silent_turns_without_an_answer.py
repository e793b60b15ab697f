"""A turn's silent message reaches Discord, which does not answer, and then the channel cannot be read."""

from __future__ import annotations

import pytest

from bot.chat.kit.addresses import Action
from bot.games.game import MINUTE
from tests.bot.chat.table.test_unread_channels import SEARCH, SENDING, calls
from tests.bot.server import HOUR, SimulatedServer, open_lobby

pytestmark = pytest.mark.usefixtures("hurried")


@pytest.mark.parametrize("is_read", [False, True])
@pytest.mark.parametrize("seconds", [30, 2 * MINUTE])
async def test_a_player_who_was_present_is_called_once(seconds: int, server: SimulatedServer, *, is_read: bool) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    await kenji.click(lobby, Action.JOIN)
    if not is_read:
        server.fail(SEARCH, status=404, times=None)
    before = calls(server)
    fault = server.fail(SENDING, drop="after", times=None)
    await ola.click(lobby, Action.START)
    fault.times = 0
    turn = server.newest
    assert turn.is_silent
    await server.pass_time(seconds / HOUR)
    for _ in range(4):
        await server.pass_time(MINUTE / HOUR)
        await server.discord.quiet()
    table = await server.table()
    assert table.game.announcement.message_id == turn.id
    assert table.acting
    assert calls(server) - before == {table.acting.name: 1}


@pytest.mark.parametrize("is_read", [False, True])
@pytest.mark.parametrize("seconds", [1, 90, 4 * MINUTE])
async def test_a_player_who_was_present_is_called_once_by_another_bot(
    seconds: int, server: SimulatedServer, *, is_read: bool
) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    await kenji.click(lobby, Action.JOIN)
    before = calls(server)
    fault = server.fail(SENDING, drop="after", times=None)
    await ola.click(lobby, Action.START)
    await server.stop()
    fault.times = 0
    if not is_read:
        server.fail(SEARCH, status=404, times=None)
    server.now += seconds
    await server.start()
    for _ in range(5):
        await server.pass_time(MINUTE / HOUR)
        await server.discord.quiet()
    table = await server.table()
    assert table.acting
    assert calls(server) - before == {table.acting.name: 1}
