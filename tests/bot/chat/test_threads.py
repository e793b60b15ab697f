"""Games in threads: who is in them, what they are called, and what people are told of those that take nothing."""

from dataclasses import replace

import pytest

from bot.chat.kit.addresses import Action, Address
from bot.games.call_limits import OPENED_AN_HOUR
from tests.bot.server import Guest, Place, SimulatedServer, click_forged, more, open_lobby, read, say
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


async def test_a_table_in_a_thread_adds_nobody_and_pings_nobody(server: SimulatedServer, thread: Place) -> None:
    kenji = server.people["Kenji"]
    lobby = thread.newest
    assert lobby.mentioned == ["Ola"]
    await kenji.click(lobby, Action.JOIN)
    assert (lobby.mentioned, lobby.pinged) == (["Ola", "Kenji"], [])
    assert [each.id for each in thread.messages] == [lobby.id]
    assert not [each for each in server.requests if "/thread-members" in each.path]
    assert server.messages() == []


async def test_whoever_joins_an_old_lobby_has_the_thread_in_the_sidebar(server: SimulatedServer, thread: Place) -> None:
    kenji = server.people["Kenji"]
    await server.pass_time(hours=2)
    await kenji.click(thread.newest, Action.JOIN)
    assert thread.name in listed(kenji, server)
    assert thread.newest.pinged == []


async def test_who_asks_for_a_thread_needs_the_permission_to_make_one(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    server.discord.deny(server.channel.data, "CREATE_PUBLIC_THREADS", user_id=ola.person.id)
    told = await say(ola, server, "kingdomino new", thread=True)
    assert told.text == words("error-not-permitted", names=words("permission-create-public-threads"))
    assert server.channel.threads == []
    # The server itself has decided that tables go into threads.
    await server.services.servers.change_server(server.guild_id, lambda settings: replace(settings, threads=True))
    assert says((await say(ola, server, "kingdomino new")).text, "done-thread")


async def test_whoever_may_not_write_has_the_bot_write_nothing_for_them(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    panel = await more(ola, await open_lobby(ola, server, players=3))
    elsewhere = server.add_channel("table-2")
    for place in (server.channel, elsewhere):
        server.discord.deny(place.data, "SEND_MESSAGES", user_id=ola.person.id)
    told = words("error-not-permitted", names=words("permission-send-messages"))
    assert read(await ola.choose(panel, Action.INVITE, kenji)).text == told
    asked = await click_forged(ola, server, Address(Action.OPEN_TABLE, argument="kd"), elsewhere)
    assert read(asked).text == told
    assert (len(server.messages()), len(elsewhere.messages)) == (1, 1)


async def test_a_person_opens_five_threads_an_hour(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    for _ in range(OPENED_AN_HOUR["threads"]):
        await ola.slash(server.channel, "kingdomino new", thread=True)
    told = await say(ola, server, "kingdomino new", thread=True)
    assert says(told.text, "error-opened-many-threads", limit=5)
    assert len(server.channel.threads) == 5
    await server.pass_time(hours=1)
    assert says((await say(ola, server, "kingdomino new", thread=True)).text, "done-thread")


@pytest.mark.parametrize("ending", [Action.CANCEL, Action.LEAVE])
async def test_the_thread_of_a_lobby_that_closes_is_archived(
    server: SimulatedServer, thread: Place, ending: Action
) -> None:
    lobby, ola = thread.newest, server.people["Ola"]
    asked = read(await ola.click(await more(ola, lobby), ending))
    if ending is Action.LEAVE:
        await ola.click(asked, ending)
    assert thread.data["thread_metadata"]["archived"]
    assert (says(lobby.text, "lobby-cancelled"), lobby.buttons) == (True, [])


async def test_a_thread_of_people_stays_open_when_a_lobby_in_it_closes(server: SimulatedServer, thread: Place) -> None:
    thread.data["owner_id"] = str(server.people["Kenji"].id)
    await server.restart()
    await server.people["Ola"].insist(thread, "kingdomino table", do="cancel")
    assert not thread.data["thread_metadata"]["archived"]


@pytest.mark.parametrize("status", [503, 429, 404])
async def test_where_discord_fails_before_anything_is_stored_nothing_was_opened(
    server: SimulatedServer, status: int
) -> None:
    server.fail("POST /channels/.*/threads$", status=status, times=None)
    told = await say(server.people["Ola"], server, "kingdomino new", thread=True)
    assert told.text == words("error-discord-nothing")
    assert sum((await server.services.games.count_live()).values()) == 0


async def test_where_discord_fails_after_a_table_is_stored_it_is_saved(server: SimulatedServer) -> None:
    server.fail("POST /channels/.*/messages$", status=503, times=None)
    reply = await server.people["Ola"].slash(server.channel, "kingdomino new")
    assert words("error-discord") in [message.text for message in reply.messages]
    assert await server.table()


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
