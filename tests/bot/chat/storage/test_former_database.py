"""A new database in a channel that has messages of a former one, whose games had the same ids."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.chat.kit.addresses import Action
from tests.bot.database_urls import migrated_url
from tests.bot.server import HOUR, Message, SimulatedServer, open_lobby, read
from tests.bot.words import words

GONE = words("error-no-such-game")

Leave: TypeAlias = Callable[[SimulatedServer], Awaitable[None]]

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the new database."""
    folder = tmp_path / "new"
    folder.mkdir()
    return folder


async def forget(server: SimulatedServer, folder: Path) -> None:
    """Start the bot on a database of its own, without what was stored before."""
    await server.stop()
    server.url = migrated_url(folder)
    server.now += 1
    await server.start()


async def a_lobby(server: SimulatedServer) -> None:
    await open_lobby(server.people["Ola"], server, players=2)


async def a_turn(server: SimulatedServer) -> None:
    await server.begin(pace=60, policy="remind")
    for _ in range(3):
        await server.step()


async def a_reminder(server: SimulatedServer) -> None:
    await server.begin(pace=60, policy="remind")
    await server.sleep(1.1)
    assert Action.ANSWER_REMINDER in server.newest.actions


def contents(messages: list[Message]) -> list[object]:
    return [(each.text, each.actions, each.edits) for each in messages]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("hours", [0, 2])
@pytest.mark.parametrize("leave", [a_lobby, a_turn, a_reminder])
@pytest.mark.sampled(4)
async def test_a_new_game_is_shown_and_the_messages_of_a_former_one_of_its_number_stay_as_they_are(
    leave: Leave, hours: int, server: SimulatedServer, folder: Path
) -> None:
    await leave(server)
    former, left = server.messages(), contents(server.messages())
    number = (await server.table()).game.id
    await forget(server, folder)
    server.now += hours * HOUR
    # A bot searches the channel only for what another one may have sent.
    fault = server.fail(r"POST /(channels/\d+/messages|webhooks/.*)$", status=503, times=None)
    await server.people["Ola"].slash(server.channel, "kingdomino new", players=2, pace=60, policy="remind")
    assert server.messages()[-1].id == former[-1].id
    fault.times = 0
    await server.restart()
    await server.pass_time(0)
    [lobby] = server.after(former[-1])
    assert (await server.table()).game.id == number
    await server.people["Kenji"].click(lobby, Action.JOIN)
    await server.people["Ola"].click(lobby, Action.START)
    for _ in range(3):
        await server.step()
    await server.restart()
    await server.step()
    await server.sleep(1.1)
    assert contents(former) == left
    *past, turn, reminder = server.after(former[-1])
    assert [each for each in past if each.actions] == []
    assert Action.ANSWER_REMINDER in reminder.actions
    assert turn.url in reminder.text


@pytest.mark.parametrize("leave", [a_lobby, a_turn, a_reminder])
async def test_the_buttons_of_a_former_game_say_that_it_is_gone(
    leave: Leave, server: SimulatedServer, folder: Path
) -> None:
    await leave(server)
    former = [each for each in server.messages() if each.actions]
    await forget(server, folder)
    for begin in (None, a_lobby, None):
        if begin:
            await begin(server)
        before = contents(server.messages())
        for message in former:
            for button in message.buttons:
                for person in server.people.values():
                    assert read(await person.click(message, button)).text == GONE
        assert contents(server.messages()) == before
    await server.restart()
    assert read(await server.people["Kenji"].click(former[-1], former[-1].buttons[0])).text == GONE
    await server.people["Kenji"].click(server.newest, Action.JOIN)
    assert "Kenji" in server.newest.alt


async def test_a_database_of_an_earlier_version_keeps_its_messages(server: SimulatedServer) -> None:
    await server.begin()
    await server.services.key_values.set("first_interaction", "")
    await server.restart()
    await server.step()
    assert (await server.table()).game.outbox.announcement.message_id == server.newest.id
