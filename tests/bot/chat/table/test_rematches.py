"""A rematch that everybody wants begins by itself, and a lobby that waits for its host calls them once."""

import pytest

from bot.chat.actions import Action
from bot.games.game import Status
from tests.bot.server import Message, SimulatedServer, finish, more, open_lobby
from tests.bot.words import says, words

MINUTE = 1 / 60
"""Hours."""


@pytest.fixture
async def server(trio: SimulatedServer) -> SimulatedServer:
    await trio.without_grace()
    return trio


async def rematch(server: SimulatedServer) -> Message:
    """Let Ola ask for a rematch; return its lobby."""
    await server.begin()
    await finish(server)
    end = server.newest
    await server.people["Ola"].click(end, Action.REMATCH)
    [lobby] = server.after(end)
    return lobby


async def is_begun(server: SimulatedServer) -> bool:
    return (await server.table()).game.status is Status.PLAYING


async def test_a_rematch_begins_three_minutes_after_the_last_yes_also_after_a_restart(server: SimulatedServer) -> None:
    lobby = await rematch(server)
    _, kenji, zuri = server.people.values()
    await kenji.click(lobby, Action.JOIN)
    await server.sleep(20 * MINUTE)
    await zuri.click(lobby, Action.JOIN)
    assert says(lobby.text, "lobby-begins")
    await server.restart()
    await server.sleep(2 * MINUTE)
    assert not await is_begun(server)
    await server.sleep(1.1 * MINUTE)
    assert await is_begun(server)


async def test_after_a_late_yes_the_host_is_called_once_and_any_of_them_starts(server: SimulatedServer) -> None:
    lobby = await rematch(server)
    _, kenji, zuri = server.people.values()
    await kenji.click(lobby, Action.JOIN)
    await server.sleep(31 * MINUTE)
    await zuri.click(lobby, Action.JOIN)
    await server.sleep(4 * MINUTE)
    [called] = server.after(lobby)
    assert (called.pinged, says(called.text, "ready-all"), await is_begun(server)) == (["Ola"], True, False)
    await server.sleep(24)
    assert [each.id for each in server.after(lobby)] == [called.id]
    await kenji.click(called, Action.START)
    assert await is_begun(server)
    assert called.id not in [each.id for each in server.after(lobby)]


async def test_who_sleeps_does_not_find_a_rematch_begun(server: SimulatedServer) -> None:
    lobby = await rematch(server)
    _, kenji, zuri = server.people.values()
    for each in (kenji, zuri):
        await each.click(lobby, Action.JOIN)
    await server.adjust(kenji, quiet_from=12, quiet_to=13)
    await server.sleep(4 * MINUTE)
    assert (server.newest.pinged, await is_begun(server)) == (["Ola"], False)


async def test_a_no_calls_the_host_once_who_chooses(server: SimulatedServer) -> None:
    lobby = await rematch(server)
    _, kenji, zuri = server.people.values()
    await zuri.click(lobby, Action.DECLINE_INVITATION)
    await server.sleep(4 * MINUTE)
    [called] = server.after(lobby)
    assert (called.pinged, says(called.text, "ready-short")) == (["Ola"], True)
    await kenji.click(lobby, Action.JOIN)
    await server.sleep(1)
    assert [each.id for each in server.after(lobby)] == [called.id]
    assert (await is_begun(server), called.actions) == (False, [Action.START, Action.FILL_SEATS])


async def test_who_is_next_in_line_gets_the_seat_of_a_no_and_then_it_begins(server: SimulatedServer) -> None:
    lobby = await rematch(server)
    ola, kenji, zuri = server.people.values()
    panel = await more(ola, lobby)
    await ola.choose(panel, Action.SET_UP, "seats 3", argument="seats")
    ida = server.newcomer("Ida")
    told = await ida.click(lobby, Action.JOIN)
    assert says(told.text, "done-in-line")
    assert says(lobby.text, "lobby-in-line")
    await zuri.click(lobby, Action.DECLINE_INVITATION)
    [asked] = server.after(lobby)
    assert asked.pinged == ["Ida"]
    await kenji.click(lobby, Action.JOIN)
    await ida.click(asked, Action.ACCEPT_INVITATION)
    await server.sleep(3.1 * MINUTE)
    game = (await server.table()).game
    assert ([seat.name for seat in game.seats], game.status) == (["Ola", "Kenji", "Ida"], Status.PLAYING)


async def test_another_full_lobby_calls_its_host_once(server: SimulatedServer) -> None:
    ola, kenji, zuri = server.people.values()
    lobby = await open_lobby(ola, server, players=3)
    await server.sleep(1)
    for each in (kenji, zuri):
        await each.click(lobby, Action.JOIN)
    await server.sleep(4 * MINUTE)
    [called] = server.after(lobby)
    assert (called.pinged, says(called.text, "ready-all")) == (["Ola"], True)
    await server.sleep(24)
    assert [each.id for each in server.after(lobby)] == [called.id]
    assert words("button-start") in called.labels
    assert not await is_begun(server)
