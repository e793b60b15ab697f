"""What calls somebody is heard: a lock screen shows who is meant and what is due."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat.kit.addresses import Action
from bot.games.narration import join_facts
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import Guest, Message, SimulatedServer, begin_placing, finish, open_lobby, say
from tests.bot.words import plain, says, words

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.without_grace()
        yield server


def pushed(person: Guest, message: Message) -> str:
    """The first line of what the person's lock screen shows; empty if they are not notified."""
    return plain(person.person.push(dict(message.data)) or "").partition("\n")[0]


async def due(person: Guest, server: SimulatedServer) -> str:
    domino = str((await server.table()).state.domino)
    return words("due-place", name=f"@{person.name}", domino=domino)


async def test_a_turn_says_whose_it_is_and_what_is_due(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    assert pushed(mover, server.newest) == await due(mover, server)
    assert [pushed(other, server.newest) for other in await server.others()] == ["", ""]


async def test_so_does_a_reminder(server: SimulatedServer) -> None:
    mover = await begin_placing(server, pace=8 * 60)
    await server.pass_time(8)
    assert pushed(mover, server.newest) == await due(mover, server)


async def test_a_request_says_who_asks_for_what(server: SimulatedServer) -> None:
    mover = await server.begin()
    await server.step()
    await mover.insist(server.channel, "kingdomino undo")
    first, second = (each for each in server.people.values() if each is not mover)
    asked = join_facts(
        LOCALIZER.all_of([f"@{first.name}", f"@{second.name}"]),
        words("undo-asked", name=mover.name).replace("*", ""),
    )
    assert [pushed(each, server.newest) for each in (first, second)] == [asked, asked]
    assert pushed(mover, server.newest) == ""


async def test_the_end_begins_with_its_headline_and_calls_only_followers(server: SimulatedServer) -> None:
    await server.begin()
    zuri, ewa = server.people["Zuri"], server.newcomer("Ewa")
    await ewa.slash(server.channel, "kingdomino follow", how="mentioned")
    await finish(server)
    headline = pushed(ewa, server.newest)
    assert any(says(headline, key) for key in ("end-won", "end-shared"))
    assert not re.search(r"[*_#<>|`\[\]]", headline)
    assert server.newest.data["content"].endswith(ewa.mention)
    assert pushed(zuri, server.newest) == ""


async def test_a_lobby_calls_nobody_and_whoever_is_invited_has_a_message_beside_it(server: SimulatedServer) -> None:
    ola, kenji = server.people["Ola"], server.people["Kenji"]
    lobby = await open_lobby(ola, server, players=3)
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    assert pushed(kenji, asked).startswith("@Kenji")
    assert (lobby.is_silent, lobby.named, lobby.pinged) == (True, [], [])
    assert "Kenji" in lobby.text


async def test_a_rematch_asks_each_of_the_others_once(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    ola, kenji, zuri = server.people.values()
    end = server.newest
    await ola.click(end, Action.REMATCH)
    lobby, *asked = server.after(end)
    assert [each.pinged for each in asked] == [["Kenji"], ["Zuri"]]
    assert [pushed(each, message) for each, message in zip((kenji, zuri), asked, strict=True)] == [
        words("invited-to-play", person=f"@{name}", game=words("variant-kd"), names="Ola", until="").partition("\n")[0]
        for name in ("Kenji", "Zuri")
    ]
    await kenji.click(asked[0], Action.ACCEPT_INVITATION)
    await zuri.click(asked[1], Action.DECLINE_INVITATION)
    told = [words("invitation-accepted", name="Kenji").replace("*", ""), words("invitation-ended")]
    assert [(each.text, each.labels) for each in asked] == [(each, []) for each in told]
    assert words("lobby-players", seated=2, count=3) in lobby.text
    assert server.newest.id == asked[-1].id


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
