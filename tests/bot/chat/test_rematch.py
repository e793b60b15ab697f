"""The rematch as people see it."""

from __future__ import annotations

import pytest

from bot.chat.kit.addresses import Action
from bot.chat.kit.markup import absolute_time, bold, bullet, mention, relative_time, small
from bot.chat.kit.sections import CONFIRMED
from bot.games.wording import join_facts
from tests.bot.server import HOUR, NOON, Guest, Message, SimulatedServer, finish, read, say
from tests.bot.words import says, words, written

pytestmark = pytest.mark.slow


@pytest.fixture
async def kenji(server: SimulatedServer) -> Guest:
    """Kenji, after a game with Ola, who was host; Ola asks for a rematch."""
    await server.begin(players=2, harmony=True)
    await finish(server)
    ola, kenji = server.people.values()
    await ola.click(server.newest, Action.REMATCH)
    return kenji


HOST = written(bullet(words("lobby-host", name="Ola")))


def invited(kenji: Guest) -> str:
    until = absolute_time(NOON + 24 * HOUR)
    return words("lobby-invited", people=mention(kenji.id), until=until)


def is_inviting(lobby: Message) -> bool:
    return says(lobby.text, "lobby-invited")


def joined(name: str) -> str:
    return written(bullet(words("lobby-person", name=name)))


async def test_a_rematch_invites_the_others_with_one_mention(server: SimulatedServer, kenji: Guest) -> None:
    lobby = server.newest
    lines = lobby.text.splitlines()
    assert join_facts(words("lobby-players", seated=1, count=2), words("grid-5")) in lines
    assert written(small(join_facts(bold(words("option-h")), words("option-harmony-about")))) in lines
    assert f"{HOST}\n{invited(kenji)}" in lobby.text
    assert lobby.pinged == ["Kenji"]
    await kenji.click(lobby, Action.JOIN)
    assert server.newest.id == lobby.id
    assert f"{HOST}\n{joined('Kenji')}\n" in lobby.text
    assert not is_inviting(lobby)
    await kenji.click(lobby, Action.START)
    assert server.newest.named == [(await server.acting_person()).name]


async def test_no_is_an_answer_too(server: SimulatedServer, kenji: Guest) -> None:
    await kenji.click(server.newest, Action.LEAVE)
    assert not is_inviting(server.newest)
    assert words("lobby-players", seated=1, count=2) in server.newest.text
    assert read(await kenji.click(server.newest, Action.LEAVE)).text == words("error-no-seat-yet")


async def test_others_read_for_whom_the_seats_are_reserved_until_they_are_free(
    server: SimulatedServer, kenji: Guest
) -> None:
    zuri = server.newcomer("Zuri")
    told = read(await zuri.click(server.newest, Action.JOIN)).text
    assert told == words("error-seats-reserved", until=relative_time(NOON + 24 * HOUR))
    server.now += 24 * HOUR
    await zuri.click(server.newest, Action.JOIN)
    assert joined("Zuri") in server.newest.text
    assert words("error-game-full") in (await say(kenji, server, "kingdomino table", do="join")).text


async def test_an_invitation_stands_in_the_list_of_games(server: SimulatedServer, kenji: Guest) -> None:
    invitation = join_facts(words("games-with", names="Ola", more=0), words("games-invited"))
    assert invitation in (await say(kenji, server, "kingdomino games")).text
    assert words("games-lobby") in (await say(server.people["Ola"], server, "kingdomino games")).text


async def test_the_second_who_presses_rematch_accepts_and_a_double_click_does_no_harm(
    server: SimulatedServer, kenji: Guest
) -> None:
    poster, lobby = server.messages()[-2:]
    waiting = read(await server.people["Ola"].click(poster, Action.REMATCH)).text
    assert waiting == words("error-your-table-waits", link=lobby.url)
    await kenji.click(poster, Action.REMATCH)
    assert joined("Kenji") in lobby.text
    refused = read(await server.newcomer("Zuri").click(poster, Action.REMATCH)).text
    assert refused == words("error-not-seated")
    assert server.newest.id == lobby.id


async def test_a_lobby_that_is_sent_again_invites_nobody_again(server: SimulatedServer, kenji: Guest) -> None:
    lobby = server.newest
    assert lobby.pinged == ["Kenji"]
    lobby.delete()
    await say(kenji, server, "kingdomino new")
    assert server.newest.id != lobby.id
    assert invited(kenji) in server.newest.text
    assert server.newest.pinged == []


async def test_a_lobby_that_its_host_has_forgotten_is_started_by_the_others(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    await kenji.click(server.newest, Action.JOIN)
    told = read(await kenji.click(server.newest, Action.START)).text
    assert told == words("error-host-starts", host="Ola", until=relative_time(NOON + 24 * HOUR))
    server.now += 24 * HOUR
    await kenji.click(server.newest, Action.START)
    assert (await server.table()).is_playing


async def test_somebody_who_erases_themselves_is_no_longer_invited(server: SimulatedServer, kenji: Guest) -> None:
    page = (await kenji.slash(server.channel, "kingdomino privacy")).response
    assert page
    await kenji.click(page, Action.FORGET_PERSON)
    await kenji.click(page, Action.FORGET_PERSON, CONFIRMED)
    assert not is_inviting(server.newest)
