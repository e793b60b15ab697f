"""The rematch as people see it."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from tests.bot.simulated_server import HOUR, NOON, SimulatedServer, finish, read, say

pytestmark = pytest.mark.slow


@pytest.fixture
async def kenji(server: SimulatedServer) -> MemberActor:
    """Kenji, after a game with Ola, who was host; Ola asks for a rematch."""
    await server.begin(players=2, harmony=True)
    await finish(server)
    ola, kenji = server.people.values()
    await ola.click(server.newest.message, label="Rematch")
    return kenji


def notified(server: SimulatedServer) -> list[int]:
    """The people whom the newest message notified; a message may name others as well."""
    return list(server.env.backend.get_message(server.channel.id, server.newest.id).ping_user_ids)


async def test_a_rematch_invites_the_others_with_one_mention(server: SimulatedServer, kenji: MemberActor) -> None:
    lobby = server.newest
    assert "1 of 2 players · kingdoms of 5×5\n" in lobby.text
    assert "-# **Harmony** · " in lobby.text
    assert "- **Ola** (host)\nInvited: <@" in lobby.text
    assert (
        f"<@{kenji.id}>. **Join** accepts, **Leave** declines; the seats are reserved until <t:{NOON + 24 * HOUR}:f>"
        in (lobby.text)
    )
    assert lobby.pinged == ["kenji"]
    await kenji.click(lobby.message, label="Join")
    assert server.newest.id == lobby.id
    assert "- **Ola** (host)\n- **Kenji**\n" in server.newest.text
    assert "Invited" not in server.newest.text
    await kenji.click(lobby.message, label="Start")
    assert server.newest.pinged == [(await server.acting_person()).name]


async def test_no_is_an_answer_too(server: SimulatedServer, kenji: MemberActor) -> None:
    await kenji.click(server.newest.message, label="Leave")
    assert "Invited" not in server.newest.text
    assert "1 of 2 players" in server.newest.text
    assert "no seat" in read(await kenji.click(server.newest.message, label="Leave")).text


async def test_others_read_for_whom_the_seats_are_reserved_until_they_are_free(
    server: SimulatedServer, kenji: MemberActor
) -> None:
    zuri = server.newcomer("Zuri")
    told = read(await zuri.click(server.newest.message, label="Join")).text
    assert told == (
        f"The free seats are reserved for those who are invited. Anybody can take one <t:{NOON + 24 * HOUR}:R>."
    )
    server.now += 24 * HOUR
    await zuri.click(server.newest.message, label="Join")
    assert "- **Zuri**" in server.newest.text
    assert "taken" in (await say(kenji, server, "kingdomino join")).text


async def test_an_invitation_stands_in_the_list_of_games(server: SimulatedServer, kenji: MemberActor) -> None:
    assert "with Ola · **you are invited**" in (await say(kenji, server, "games")).text
    assert "waiting for players" in (await say(server.people["Ola"], server, "games")).text


async def test_the_second_who_presses_rematch_accepts_and_a_double_click_does_no_harm(
    server: SimulatedServer, kenji: MemberActor
) -> None:
    poster, lobby = server.messages()[-2:]
    link = lobby.message.jump_url
    waiting = f"Your table is waiting: {link}"
    assert read(await server.people["Ola"].click(poster.message, label="Rematch")).text == waiting
    await kenji.click(poster.message, label="Rematch")
    assert "- **Kenji**" in server.again(lobby).text
    assert "no seat" in read(await server.newcomer("Zuri").click(poster.message, label="Rematch")).text
    assert server.newest.id == lobby.id


async def test_a_lobby_that_is_sent_again_invites_nobody_again(server: SimulatedServer, kenji: MemberActor) -> None:
    lobby = server.newest
    assert notified(server) == [kenji.id]
    await lobby.message.delete()
    await say(kenji, server, "kingdomino new")
    assert server.newest.id != lobby.id
    assert f"Invited: <@{kenji.id}>" in server.newest.text
    assert notified(server) == []


async def test_a_lobby_that_its_host_has_forgotten_is_started_by_the_others(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    await kenji.click(server.newest.message, label="Join")
    told = read(await kenji.click(server.newest.message, label="Start")).text
    assert f"only Ola, the host, can start the game. Anybody at the table can <t:{NOON + 24 * HOUR}:R>." in told
    server.now += 24 * HOUR
    await kenji.click(server.newest.message, label="Start")
    assert (await server.table()).is_playing


async def test_somebody_who_erases_themselves_is_no_longer_invited(server: SimulatedServer, kenji: MemberActor) -> None:
    page = (await kenji.slash(server.channel, "privacy")).response
    assert page
    await kenji.click(page, label="Erase everything about me")
    await kenji.click(page, label="Erase me")
    assert "Invited" not in server.newest.text
