"""The buttons to a next game, which leave the messages of ended games when a newer game begins."""

from __future__ import annotations

import pytest

from bot.chat.actions import Action
from tests.bot.server import Message, Place, SimulatedServer, finish


async def begin(server: SimulatedServer, *, thread: bool, host: str = "Ola", guest: str = "Kenji") -> Place:
    """Begin a game of two; return the place where it is played."""
    await server.people[host].slash(server.channel, "kingdomino new", thread=thread, players=2)
    lobby = next(each for each in reversed(server.messages()) if Action.JOIN in each.actions)
    await server.people[guest].click(lobby, Action.JOIN)
    await server.people[host].click(lobby, Action.START)
    return server.place(lobby.id) if thread else server.channel


async def end(server: SimulatedServer, place: Place) -> None:
    home, server.channel = server.channel, place
    await finish(server)
    server.channel = home


def offering(server: SimulatedServer) -> list[int]:
    """The ids of the messages of the channel and of its threads that offer a rematch."""
    places = server.channel, *server.channel.threads
    return [each.id for place in places for each in place.messages if Action.REMATCH in each.actions]


async def begin_rematch(server: SimulatedServer, place: Place, button: Message) -> None:
    """Open a rematch by a button in the place, and begin it."""
    ola, kenji = server.people["Ola"], server.people["Kenji"]
    await ola.click(button, Action.REMATCH)
    await kenji.click(place.newest, Action.JOIN)
    await ola.click(place.newest, Action.START)


@pytest.mark.parametrize("obstacle", ["none", "locked", "killed"])
async def test_the_news_at_home_offers_no_rematch_once_a_game_has_begun_there(
    server: SimulatedServer, obstacle: str
) -> None:
    thread = await begin(server, thread=True)
    await end(server, thread)
    told, poster = server.newest, thread.newest
    assert offering(server) == [told.id, poster.id]
    if obstacle == "locked":
        server.discord.archive(thread.data)
        server.fail(r"PATCH /channels/\d+$", status=403, code=50013, times=None)
    fault = server.discord.fail(r"PATCH /channels/\d+/messages/\d+", drop="before", times=1_000)
    if obstacle != "killed":
        fault.times = 0
    await begin_rematch(server, server.channel, told)
    if obstacle == "killed":
        fault.times = 0
        await server.restart()
        await server.pass_time(0)
    assert offering(server) == ([poster.id] if obstacle == "locked" else [])
    assert thread.data["thread_metadata"]["archived"] is (obstacle == "locked")


async def test_of_two_ends_in_a_channel_the_one_of_who_play_again_offers_no_rematch(server: SimulatedServer) -> None:
    server.people |= {name: server.newcomer(name) for name in ("Ida", "Zuri")}
    threads = [await begin(server, thread=True), await begin(server, thread=True, host="Ida", guest="Zuri")]
    await end(server, threads[0])
    ours = offering(server)
    await end(server, threads[1])
    theirs = {*offering(server)} - {*ours}
    await begin_rematch(server, server.channel, next(each for each in server.messages() if each.id in ours))
    assert {*offering(server)} == theirs
