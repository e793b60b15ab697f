"""Games in threads: how a table moves from its home into a thread, and what both show."""

from collections.abc import Sequence
from dataclasses import replace

import discord
import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.games.game import Status
from simulator.api import THREAD_STARTER
from tests.bot.server import (
    Guest,
    Message,
    Place,
    SimulatedServer,
    click_forged,
    finish,
    more,
    open_lobby,
    press,
    read,
    say,
    visit,
)
from tests.bot.words import says, words


async def ask_for_thread(server: SimulatedServer, *guests: str, players: int = 2) -> Message:
    """Open a table for a thread, and seat people besides Ola; return the message of the lobby."""
    lobby = await open_lobby(server.people["Ola"], server, thread=True, players=players)
    for name in guests:
        await server.people[name].click(lobby, Action.JOIN)
    return lobby


async def begin(server: SimulatedServer) -> Place:
    """Start a game of Ola and Kenji in a thread; return the thread."""
    lobby = await ask_for_thread(server, "Kenji")
    await server.people["Ola"].click(lobby, Action.START)
    return server.place(lobby.id)


@pytest.fixture
async def thread(server: SimulatedServer) -> Place:
    """The thread of a game of Ola and Kenji."""
    return await begin(server)


def posts(thread: Place) -> Sequence[Message]:
    """The messages of a thread, without the line that Discord writes first."""
    return [each for each in thread.messages if each.data["type"] != THREAD_STARTER]


def link(thread: Place) -> str:
    return f"<#{thread.id}>"


def listed(person: Guest, server: SimulatedServer) -> list[str]:
    return [channel["name"] for channel in person.person.sidebar(server.guild)]


async def acting(server: SimulatedServer, thread: Place) -> Guest:
    table = await server.services.tables.live(thread.id)
    assert table
    assert table.acting
    return server.people[table.acting.name]


async def end(server: SimulatedServer, thread: Place) -> None:
    """Play the game in the thread to its end."""
    home, server.channel = server.channel, thread
    await finish(server)
    server.channel = home


# ---- a free seat


async def test_a_free_seat_is_offered_in_the_channel_too_once_a_day_and_silently(
    server: SimulatedServer, thread: Place
) -> None:
    await server.people["Kenji"].insist(thread, "kingdomino table", do="substitute")
    await server.people["Ola"].click(thread.newest, Action.AGREE)
    sought = server.newest
    assert (sought.is_silent, sought.actions, link(thread) in sought.text) == (True, [Action.TAKE_SEAT], True)
    ida, eve = server.newcomer("Ida"), server.newcomer("Eve")
    taken = await ida.click(sought, Action.TAKE_SEAT)
    assert link(thread) in taken.text
    assert thread.name in listed(ida, server)
    assert sought.id not in [each.id for each in server.messages()]
    # Who is second reads so.
    table = await server.services.tables.live(thread.id)
    assert table
    seat = table.game.seat_of(ida.id)
    assert seat
    late = await press(eve, server, Action.TAKE_SEAT, str(seat.number), thread)
    assert says(late.text, "error-not-offered")


async def test_the_thread_of_a_running_game_bears_the_names_of_who_plays_for_good(
    server: SimulatedServer, thread: Place
) -> None:
    ola, kenji = server.people.values()

    def names() -> list[str]:
        title = str(server.channel.threads[0].name)
        return title.rpartition(": ")[2].split(", ")

    await kenji.insist(thread, "kingdomino table", do="substitute")
    await ola.click(thread.newest, Action.AGREE)
    await server.newcomer("Ida").click(thread.newest, Action.TAKE_SEAT)
    assert names() == ["Ola", "Kenji"]
    page = await visit(kenji, server, Action.SHOW_PRIVACY)
    for _ in range(2):
        await kenji.click(page, Action.FORGET_PERSON)
    assert names() == ["Ola", "Ida"]


# ---- the start


async def test_the_lobby_stands_at_home_and_the_first_message_in_the_thread_is_the_first_turn(
    server: SimulatedServer,
) -> None:
    lobby = await ask_for_thread(server, "Kenji")
    assert server.channel.threads == []
    assert words("option-thread") in lobby.text
    await server.people["Ola"].click(lobby, Action.START)
    [thread] = server.channel.threads
    assert (thread.id, thread.name) == (lobby.id, words("thread-name", game=words("variant-kd"), names="Ola, Kenji"))
    for command in ("kingdomino plan", "kingdomino board"):
        told = await say(server.people["Ola"], server, command)
        assert told.text == words("error-played-in-threads", threads=link(thread), count=1)
    [turn] = posts(thread)
    mover = await acting(server, thread)
    [other] = {"Ola", "Kenji"} - {mover.name}
    first, second, *_ = turn.text.splitlines()
    assert mover.mention in first
    assert second == words("turn-company", people_names=server.people[other].mention)
    assert sorted(turn.pinged) == ["Kenji", "Ola"]
    assert [each.id for each in server.messages()] == [lobby.id]
    assert lobby.actions == []
    assert words("lobby-in-thread", thread=link(thread)) in lobby.text
    # Everybody at the table has the thread in the sidebar.
    ida = server.newcomer("Ida")
    assert [thread.name in listed(each, server) for each in (*server.people.values(), ida)] == [True, True, False]
    assert not [each for each in server.requests if "/thread-members" in each.path]
    await server.people["Kenji"].insist(thread, "kingdomino table", do="substitute")
    await server.people["Ola"].click(thread.newest, Action.AGREE)
    await ida.click(thread.newest, Action.TAKE_SEAT)
    assert thread.name in listed(ida, server)


THREADS = "POST /.*/threads$"


@pytest.mark.parametrize("asleep", [("Ola", "Kenji"), ("Ola",)])
async def test_the_first_message_in_a_thread_makes_a_sound_unless_everybody_sleeps(
    server: SimulatedServer, asleep: Sequence[str]
) -> None:
    for name in asleep:
        await server.adjust(server.people[name], quiet_from=12, quiet_to=13)
    thread = await begin(server)
    [first] = posts(thread)
    assert first.is_silent is (len(asleep) == 2)
    # All are called, as one of the two has the first turn; who sleeps is in the thread nevertheless.
    assert first.pinged == sorted({"Ola", "Kenji"} - {*asleep})
    assert all(thread.name in listed(each, server) for each in server.people.values())


@pytest.mark.parametrize(
    ("status", "code", "failures", "requests", "has_thread"),
    [
        pytest.param(503, 0, 1, [1, 2], True, id="trouble that passes"),
        pytest.param(503, 0, None, [1, 3], False, id="trouble that stays, with the second name too"),
        pytest.param(400, 50035, 1, [2], True, id="a name that the server forbids"),
    ],
)
async def test_a_thread_is_asked_for_once_more_where_waiting_may_help(
    server: SimulatedServer, status: int, code: int, failures: int | None, requests: list[int], *, has_thread: bool
) -> None:
    lobby = await ask_for_thread(server, "Kenji")
    server.fail(THREADS, status=status, code=code, times=failures)
    await server.people["Ola"].click(lobby, Action.START)
    seen = list[int]()
    for at in range(len(requests)):
        if at:
            assert (server.channel.threads, server.newest.id) == ([], lobby.id)
            await server.pass_time(1 / 60)
        calls = [each for each in server.requests if each.method == "POST" and each.path.endswith("/threads")]
        seen.append(len(calls))
    assert seen == requests
    if has_thread:
        [thread] = server.channel.threads
        assert Action.PLAY in thread.newest.actions
    else:
        await plays_at_home(server)


# ---- no thread


async def plays_at_home(server: SimulatedServer) -> None:
    table = await server.table()
    assert (table.game.status, table.game.home_id, table.game.options.thread) == (Status.PLAYING, None, False)
    assert server.newest.named == [(await server.acting_person()).name]
    assert server.channel.threads == []


@pytest.mark.parametrize("permission", ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"])
@pytest.mark.sampled(2)
async def test_without_a_permission_the_game_is_played_at_home(server: SimulatedServer, permission: str) -> None:
    lobby = await ask_for_thread(server, "Kenji")
    server.discord.deny(server.channel.data, permission)
    await server.people["Ola"].click(lobby, Action.START)
    await plays_at_home(server)
    assert words("lobby-started") in lobby.text


async def test_a_thread_is_asked_for_where_a_thread_can_be(server: SimulatedServer, thread: Place) -> None:
    ola = server.people["Ola"]
    voice = server.add_channel("voice", discord.ChannelType.voice.value)
    await end(server, thread)
    await server.services.servers.change_server(server.guild_id, lambda settings: replace(settings, threads=True))
    await ola.slash(voice, "kingdomino new", thread=True)
    assert words("option-thread") not in voice.newest.text
    panel = await more(ola, voice.newest, rules=True)
    select = panel.select(Action.SET_UP, "options")
    assert "thread" not in select.values
    forged = Address.parse(select.custom_id.partition(":")[2])
    assert says(
        (await click_forged(ola, server, replace(forged, argument="options thread"), voice)).text, "error-no-threads"
    )


async def test_who_asks_for_a_thread_needs_the_permission_to_make_one(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    server.discord.deny(server.channel.data, "CREATE_PUBLIC_THREADS", user_id=ola.person.id)
    refusal = words("error-not-permitted", permissions=words("permission-create-public-threads"))
    panel = await more(ola, await open_lobby(ola, server), rules=True)
    assert read(await ola.choose(panel, Action.SET_UP, "thread", argument="options")).text == refusal
    # The server itself has decided that tables go into threads.
    await server.services.servers.change_server(server.guild_id, lambda settings: replace(settings, threads=True))
    await ola.choose(await more(ola, server.newest, rules=True), Action.SET_UP, "thread", argument="options")
    assert words("option-thread") in server.newest.text


# ---- the channel while a game is played in a thread


async def test_whoever_may_not_write_neither_asks_for_anything_nor_opens_a_table(server: SimulatedServer) -> None:
    mover = await server.begin()
    await server.step()
    # Discord itself takes no commands from them, but taps on what they see already.
    pause, undo = [await say(mover, server, "kingdomino table", do=each) for each in ("pause", "undo")]
    server.discord.deny(server.channel.data, "SEND_MESSAGES", user_id=mover.person.id)
    newest = server.newest.id
    asked = [read(await mover.click(*each)) for each in ((pause, Action.PAUSE), (undo, Action.UNDO_TURN))]
    assert server.newest.id == newest
    await finish(server)
    end = server.newest
    asked.append(read(await mover.click(end, Action.REMATCH)))
    told = words("error-not-permitted", permissions=words("permission-send-messages"))
    assert [each.text for each in asked] == [told] * 3
    assert server.newest.id == end.id


# ---- the end


async def test_the_poster_is_in_the_thread_and_a_silent_message_at_home_has_the_rematch(
    server: SimulatedServer, thread: Place
) -> None:
    await end(server, thread)
    assert Action.REMATCH in thread.newest.actions
    told = server.newest
    assert (told.actions, told.pinged, link(thread) in told.text) == ([Action.REMATCH], [], True)
    assert len(server.messages()) == 2
    await server.people["Ola"].click(told, Action.REMATCH)
    lobby = server.newest
    assert Action.DECLINE_INVITATION in lobby.actions
    await server.people["Kenji"].click(lobby, Action.JOIN)
    await server.people["Ola"].click(server.newest, Action.START)
    first, second = (each.name for each in server.channel.threads)
    assert second == f"{first} · 2"


async def test_a_thread_has_no_number_for_games_with_others(server: SimulatedServer) -> None:
    lobby = await ask_for_thread(server, "Kenji", players=3)
    await server.newcomer("Ida").click(lobby, Action.JOIN)
    await server.people["Ola"].click(lobby, Action.START)
    await cancel(server, server.channel.threads[0])
    await begin(server)
    three, two = (each.name for each in server.channel.threads)
    assert (three, two) == tuple(
        words("thread-name", game=words("variant-kd"), names=names) for names in ("Ola, Kenji, Ida", "Ola, Kenji")
    )


async def cancel(server: SimulatedServer, thread: Place) -> None:
    """Let the host end the game without a result."""
    ola = server.people["Ola"]
    question = read(await ola.slash(thread, "kingdomino table", do="cancel"))
    await ola.click(question, Action.CANCEL)


# ---- new servers


async def test_a_new_server_plays_in_threads_and_turns_it_off(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", thread=True)
    assert words("option-thread") in server.newest.text
    assert (await server.services.servers.server(server.guild_id)).threads is True
    await ola.choose(await more(ola, server.newest, rules=True), Action.SET_UP, argument="options")
    assert words("option-thread") not in server.newest.text


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 20028, "error-channel-refuses"),
        (403, 160005, "error-thread-locked"),
        (400, 50083, "error-thread-asleep"),
        (403, 50013, "error-forbidden"),
    ],
)
async def test_what_a_channel_does_not_take_is_shown_by_the_reply_and_explained(
    server: SimulatedServer, status: int, code: int, why: str
) -> None:
    await server.begin()
    server.fail("(PATCH|POST) /channels/.*/messages", status=status, code=code, times=None)
    ply, acted = (await server.table()).ply, (await server.acting_person()).name
    # The panel of such a person comes after the explanation.
    own = [message.text for message in (await server.step()).messages if message.is_private]
    assert [says(text, why) for text in own].count(True) == 1
    assert (await server.table()).ply > ply
    # Somebody with two kings in a row is not called to the second turn.
    acts = (await server.acting_person()).name
    assert server.newest.named == ([] if acts == acted else [acts])


@pytest.mark.parametrize("lacking", ["SEND_MESSAGES", "ATTACH_FILES", "VIEW_CHANNEL"])
async def test_a_permission_that_is_missing_is_named_and_the_turn_is_shown_when_it_is_there(
    server: SimulatedServer, lacking: str
) -> None:
    await server.begin()
    server.discord.deny(server.channel.data, lacking)
    server.fail(r"POST /webhooks/\d+/[^/]+$", status=404, code=10015)
    shown, told = server.newest, (await server.step()).text
    name = words(f"permission-{lacking.lower().replace('_', '-')}")
    assert words("error-missing-permissions", count=1, permissions=name) in told
    server.discord.allow(server.channel.data, lacking)
    await server.services.publisher.publish_pending()
    assert server.newest.id != shown.id
    assert Action.PLAY in server.newest.actions


async def test_a_turn_that_may_stand_is_looked_for_after_a_reply_has_shown_it(server: SimulatedServer) -> None:
    await server.begin()
    server.discord.deny(server.channel.data, "VIEW_CHANNEL")
    server.fail(r"POST /webhooks/\d+/[^/]+$", drop="after")
    await server.step()
    lost = server.newest
    await server.pass_time(2)
    await (await server.acting_person()).slash(server.channel, "kingdomino plan")
    assert server.newest.id != lost.id
    server.discord.allow(server.channel.data, "VIEW_CHANNEL")
    await server.pass_time(60)
    [stands] = [each for each in server.channel.messages if Action.OPEN_PANEL in each.actions]
    assert stands.id != lost.id
