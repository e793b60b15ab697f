"""Games in threads: who is in them, what they are called, and what people are told of those that take nothing."""

import pytest

from bot.chat.kit.addresses import Action
from bot.chat.kit.discord_errors import Feature
from tests.bot.server import Guest, Place, SimulatedServer, say
from tests.bot.words import says, words


@pytest.fixture
async def thread(server: SimulatedServer) -> Place:
    """The thread of a table that Ola has opened."""
    await server.people["Ola"].slash(server.channel, "kingdomino new", thread=True, players=2)
    [thread] = server.channel.threads
    return thread


def listed(person: Guest, server: SimulatedServer) -> list[str]:
    return [channel["name"] for channel in person.person.sidebar(server.guild)]


async def test_whoever_sits_down_has_the_thread_in_the_sidebar(server: SimulatedServer, thread: Place) -> None:
    ola, kenji = server.people.values()
    assert thread.name in listed(ola, server)
    assert thread.name not in listed(kenji, server)
    await kenji.click(thread.newest, Action.JOIN)
    assert thread.name in listed(kenji, server)


async def test_a_substitute_has_the_thread_in_the_sidebar(server: SimulatedServer, thread: Place) -> None:
    ola, kenji = server.people.values()
    await kenji.click(thread.newest, Action.JOIN)
    await ola.click(thread.newest, Action.START)
    await kenji.insist(thread, "kingdomino seat", do="substitute")
    await ola.click(thread.newest, Action.AGREE)
    ida = server.newcomer("Ida")
    await ida.click(thread.newest, Action.TAKE_SEAT)
    assert thread.name in listed(ida, server)


async def test_nobody_is_added_where_that_is_switched_off(server: SimulatedServer, thread: Place) -> None:
    server.services.switches.turn_off(Feature.THREAD_MEMBERS, ValueError())
    kenji = server.people["Kenji"]
    await kenji.click(thread.newest, Action.JOIN)
    assert thread.name not in listed(kenji, server)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10007), (400, 30033), (503, 0)])
async def test_a_refusal_to_add_somebody_stops_nobody_from_sitting_down(
    server: SimulatedServer, thread: Place, status: int, code: int
) -> None:
    server.fail("PUT .*/thread-members/", status=status, code=code, times=None)
    reply = await server.people["Kenji"].click(thread.newest, Action.JOIN)
    table = await server.services.tables.live(thread.id)
    assert table
    assert [seat.name for seat in table.game.seats] == ["Ola", "Kenji"]
    told = [message.text for message in reply.messages if message.is_private]
    assert told == ([words("error-thread-full")] if code == 30033 else [])


async def test_a_thread_that_takes_no_name_of_a_person_is_named_after_the_game(server: SimulatedServer) -> None:
    server.fail("POST /channels/.*/threads$", status=400, code=200000)
    told = await say(server.people["Ola"], server, "kingdomino new", thread=True)
    [thread] = server.channel.threads
    assert thread.name == words("variant-kd")
    assert says(told.text, "done-thread", link=f"<#{thread.id}>")


@pytest.mark.parametrize(
    ("status", "code", "why"), [(400, 200000, "refused"), (403, 50013, "refused"), (400, 160006, "full")]
)
async def test_where_discord_opens_no_thread_the_table_is_in_the_channel(
    server: SimulatedServer, status: int, code: int, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    server.fail("POST /channels/.*/threads$", status=status, code=code, times=None)
    told = await say(server.people["Ola"], server, "kingdomino new", thread=True)
    assert told.text == words("done-no-thread", why=why)
    assert Action.JOIN in server.newest.actions
    assert "error" not in caplog.text.lower()


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 20028, "error-channel-refuses"),
        (400, 50024, "error-channel-refuses"),
        (400, 50083, "error-thread-asleep"),
        (403, 160005, "error-thread-locked"),
    ],
)
async def test_what_a_channel_does_not_take_is_shown_by_the_reply_and_explained(
    server: SimulatedServer, status: int, code: int, why: str
) -> None:
    await server.begin()
    server.fail("(PATCH|POST) /channels/.*/messages", status=status, code=code, times=None)
    ply = (await server.table()).ply
    _, explained = [message.text for message in (await server.step()).messages if message.is_private]
    assert says(explained, why)
    assert (await server.table()).ply > ply
    assert server.newest.named == [(await server.acting_person()).name]
