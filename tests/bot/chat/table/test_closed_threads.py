"""Threads of games that somebody or Discord closes while the game is played."""

from collections.abc import Sequence

import pytest

from bot.chat.actions import Action
from bot.games import rows
from bot.games.game import NOBODY
from simulator.api import THREAD_STARTER
from tests.bot.server import Message, Place, SimulatedServer, open_lobby
from tests.bot.words import words


@pytest.fixture
async def thread(server: SimulatedServer) -> Place:
    """The thread of a game of Ola, Kenji and Zuri."""
    await server.without_grace()
    lobby = await open_lobby(server.people["Ola"], server, thread=True, players=3)
    for guest in (server.people["Kenji"], server.newcomer("Zuri")):
        await guest.click(lobby, Action.JOIN)
    await server.people["Ola"].click(lobby, Action.START)
    return server.place(lobby.id)


def with_buttons(place: Place) -> Sequence[Message]:
    return [each for each in place.messages if each.data["type"] != THREAD_STARTER and each.actions]


def state(thread: Place) -> tuple[bool, bool]:
    """Whether the thread is archived, and locked."""
    return thread.data["thread_metadata"]["archived"], thread.data["thread_metadata"]["locked"]


class Requests:
    """What the bot asks of Discord about a thread."""

    def __init__(self, server: SimulatedServer, thread: Place) -> None:
        self._server, self._thread = server, thread
        self._seen = len(server.requests)

    async def since(self) -> Sequence[str]:
        """Return the requests since the last time."""
        await self._server.discord.quiet()
        new, self._seen = self._server.requests[self._seen :], len(self._server.requests)
        of_thread = f"/channels/{self._thread.id}"
        return [f"{each.method} {each.path.partition(of_thread)[2]}" for each in new if of_thread in each.path]


def close(server: SimulatedServer, thread: Place, *, locks: bool = False) -> Requests:
    if locks:
        server.discord.lock(thread.data)
    server.discord.archive(thread.data)
    return Requests(server, thread)


async def test_a_closed_thread_stays_closed_while_only_its_picture_changes(
    server: SimulatedServer, thread: Place
) -> None:
    requests = close(server, thread)
    for guest in server.people.values():
        # Who is away stands in the message of the turn.
        await guest.slash(server.channel, "kingdomino settings", away="5 days")
    await server.pass_time(3)
    assert (await requests.since(), state(thread), len(with_buttons(thread))) == ([], (True, False), 1)
    before = with_buttons(thread)[0].text
    await server.people["Kenji"].click(with_buttons(thread)[0], Action.OPEN_PLAN)
    assert (state(thread), [each.text == before for each in with_buttons(thread)]) == ((False, False), [False])


async def test_what_must_leave_a_closed_thread_leaves_in_one_visit(server: SimulatedServer, thread: Place) -> None:
    table = await server.services.tables.live(thread.id)
    assert table
    await server.pass_time(49)
    assert [each.text for each in with_buttons(thread)][1:], "a reminder stands below the turn"
    requests = close(server, thread)
    await server.services.tables.change(table.game.id, lambda game, _, at: rows.restart_pace(game, at), NOBODY)
    await server.services.publisher.publish(table.game.id)
    opened, *done, closed = await requests.since()
    assert (opened, closed, {each[:6] for each in done}) == ("PATCH ", "PATCH ", {"DELETE"})
    assert (state(thread), len(with_buttons(thread))) == ((True, False), 1)


async def test_a_locked_thread_is_left_with_a_line_at_home_until_it_opens(
    server: SimulatedServer, thread: Place
) -> None:
    close(server, thread, locks=True)
    await server.pass_time(49)
    assert words("told-locked") in server.newest.text
    assert f"<#{thread.id}>" in server.newest.text
    assert server.newest.is_silent
    lines = len(server.messages())
    await server.pass_time(49)
    assert (len(server.messages()), state(thread)) == (lines, (True, True))
    thread.data["thread_metadata"] |= {"locked": False, "archived": False}
    server.discord.announce("UPDATE", thread.data)
    await server.discord.quiet()
    await server.pass_time(1)
    assert len(server.messages()) == lines - 1
