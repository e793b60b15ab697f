"""What calls somebody is heard: a lock screen shows who is meant and what is due."""

import pytest

from bot.chat.actions import Action
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import Guest, Message, SimulatedServer, finish, more, play_on
from tests.bot.words import plain, says, words


@pytest.fixture
async def server(trio: SimulatedServer) -> SimulatedServer:
    await trio.without_grace()
    return trio


def pushed(person: Guest, message: Message) -> str:
    """The first line of what the person's lock screen shows; empty if they are not notified."""
    return plain(person.person.push(dict(message.data)) or "").partition("\n")[0]


async def test_the_end_calls_who_sleeps_when_their_quiet_hours_are_over_and_once(server: SimulatedServer) -> None:
    # The deal depends on the id of the lobby, which is a time.
    server.now += 9
    await server.begin()
    table = await server.table()
    while table.state.lines_dealt < 11:
        table = await play_on(server, table)
    while (await server.services.tables.table(table.game.id)).is_playing:
        last, sleepers = await server.acting_person(), await server.others()
        # In the simulated server it is noon.
        for each, until in zip((last, *sleepers), (12, 13, 14), strict=True):
            await server.adjust(each, quiet_from=12, quiet_to=until)
        await server.step()
    end = server.newest
    assert not {*end.pinged} & {each.name for each in sleepers}
    await server.restart()
    await server.sleep(3)
    told = server.after(end)
    assert [each.pinged for each in told] == [[each.name] for each in sleepers]
    assert all(any(says(each.text, key) for key in ("end-won", "end-shared")) for each in told)
    assert {each.text.splitlines()[2] for each in told} == {f"-# <#{server.channel.id}>"}
    await server.sleep(24)
    assert len(server.after(end)) == len(sleepers)


@pytest.fixture
async def rematch(server: SimulatedServer) -> Message:
    """The lobby of a rematch that Ola asks of Kenji and Zuri."""
    await server.begin()
    await finish(server)
    end = server.newest
    await server.people["Ola"].click(end, Action.REMATCH)
    [lobby] = server.after(end)
    return lobby


def again(*people: Guest) -> str:
    return words("lobby-again", people_names=LOCALIZER.all_of(each.mention for each in people))


async def test_a_rematch_is_one_message_that_calls_each_of_the_others_once(
    server: SimulatedServer, rematch: Message
) -> None:
    _, kenji, zuri = server.people.values()
    assert (sorted(rematch.pinged), rematch.is_silent) == (["Kenji", "Zuri"], False)
    assert [pushed(each, rematch) for each in (kenji, zuri)] == [
        words("lobby-again", people_names="@Kenji and @Zuri")
    ] * 2
    assert rematch.actions == [Action.JOIN, Action.DECLINE_INVITATION, Action.SHOW_LOBBY]
    assert rematch.labels[:2] == [words("button-again"), words("button-not-now")]
    await kenji.click(rematch, Action.JOIN)
    assert rematch.text.startswith(again(zuri))
    assert "Kenji" in rematch.alt
    await zuri.click(rematch, Action.DECLINE_INVITATION)
    assert rematch.text.startswith(words("variant-kd"))
    assert rematch.actions == [Action.START, Action.JOIN, Action.SHOW_LOBBY]
    assert words("lobby-ready", seated=2, free_count=1) in rematch.text
    # Zuri's seat is free for anybody, and for her as well.
    await zuri.click(rematch, Action.JOIN)
    await kenji.click(await more(kenji, rematch), Action.LEAVE)
    assert (words("lobby-players", seated=2, count=3) in rematch.text, server.newest.id) == (True, rematch.id)
    await zuri.click(rematch, Action.START)
    assert server.newest.named == [(await server.acting_person()).name]


async def test_a_turn_that_is_over_loses_its_buttons_but_no_words_nor_picture(server: SimulatedServer) -> None:
    await server.begin()
    turn, text, files = server.newest, server.newest.text, server.newest.files
    assert (len(files), bool(turn.buttons)) == (1, True)
    seen = len(server.requests)
    await server.step()
    assert (turn.text, turn.files, turn.labels) == (text, files, [])
    [edit] = [each for each in server.requests[seen:] if each.method == "PATCH" and str(turn.id) in each.path]
    assert (edit.body["components"], edit.files) == ([], {})
    assert not {"content", "attachments"} & edit.body.keys()
