"""Calling somebody to a table, as people see it."""

import pytest

from bot.chat.actions import Action
from tests.bot.server import HOUR, NOON, Guest, SimulatedServer, add_computer, guests, open_lobby, read, say
from tests.bot.words import says, words


@pytest.fixture
async def ola(server: SimulatedServer) -> Guest:
    """Ola, who has opened a table for three."""
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", players=3)
    return ola


INVITED = [Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION]
"""The buttons of an invitation."""


async def test_whoever_is_called_is_notified_once_and_says_yes_there(server: SimulatedServer, ola: Guest) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    told = read(await ola.use(server.channel, words("menu-invite"), kenji))
    assert told.text == words("done-invitation-sent", name="Kenji", count=1)
    [asked] = server.after(lobby)
    until = f"<t:{NOON + 24 * HOUR}:f>"
    first = words("invited-to-play", person_name=kenji.mention, game=words("variant-kd"), unit="days", count=1)
    assert asked.text == "\n".join((first, words("invited-by", names="Ola", until_time=until)))
    assert (asked.actions, asked.pinged) == (INVITED, ["Kenji"])
    assert says(lobby.text, "lobby-seats-kept", people_names=kenji.name)
    assert words("lobby-missing", missing=1) in lobby.text
    assert (lobby.is_silent, lobby.named, lobby.pinged) == (True, [], [])
    assert words("games-invited") in (await say(kenji, server, "kingdomino games")).text
    await server.pass_time(hours=0.5)
    answer = await kenji.click(asked, Action.ACCEPT_INVITATION)
    assert words("done-joined") in read(answer).text
    assert "Kenji" in lobby.alt
    assert not says(lobby.text, "lobby-seats-kept")
    assert (asked.is_there, server.newest.id) == (False, lobby.id)


async def test_several_are_invited_at_once_in_the_panel_and_each_is_called_once(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    zuri, ida = server.newcomer("Zuri", permissions=0), server.newcomer("Ida")
    lobby = await open_lobby(ola, server, players=4)
    panel = await guests(ola, lobby)
    await ida.click(lobby, Action.JOIN)
    assert lobby.actions == [Action.JOIN, Action.START, Action.SHOW_LOBBY]
    server.discord.deny(server.channel.data, "SEND_MESSAGES", user_id=ola.person.id)
    refused = words("error-not-permitted", permissions=words("permission-send-messages"))
    assert read(await ola.choose(panel, Action.INVITE, kenji)).text == refused
    server.discord.allow(server.channel.data, "SEND_MESSAGES", user_id=ola.person.id)
    await ola.choose(panel, Action.INVITE, kenji, ida)
    assert words("done-invitation-sent", name="Kenji", count=1) in panel.text
    assert words("error-guest-seated", name="Ida") in panel.text
    for is_bot, why in ((False, "error-guest-outside"), (True, "error-bot-invited")):
        server.discord.users[zuri.person.id]["bot"] = is_bot
        assert words(why, name="Zuri") in read(await ola.choose(panel, Action.INVITE, zuri)).text
    assert [each.pinged for each in server.after(lobby)] == [["Kenji"]]
    assert panel.select(Action.INVITE).argument == "1"


async def test_a_guest_has_a_seat_when_a_table_opens(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    told = await say(ola, server, "kingdomino new", players=2, invite=kenji)
    asked = words("done-invitation-sent", name="Kenji", count=1)
    assert told.text == "\n".join([words("done-opened"), asked])
    _, invitation = server.messages()
    assert invitation.pinged == ["Kenji"]
    assert read(await ola.click(invitation, Action.DECLINE_INVITATION)).text == words("done-nothing")
    assert invitation.is_there
    await kenji.click(invitation, Action.DECLINE_INVITATION)
    assert not invitation.is_there
    assert (await server.table()).game.invited == ()


async def test_a_start_without_whom_the_menu_has_invited_is_to_be_confirmed(
    server: SimulatedServer, ola: Guest
) -> None:
    lobby, kenji = server.newest, server.people["Kenji"]
    told = read(await ola.use(server.channel, words("menu-invite"), kenji))
    assert says(told.text, "done-invitation-sent")
    [invitation] = server.after(lobby)
    assert invitation.pinged == ["Kenji"]
    elsewhere = server.add_channel("table-2")
    assert words("error-no-game-here") in read(await ola.use(elsewhere, words("menu-invite"), kenji)).text
    await add_computer(ola, lobby)
    asked = read(await ola.click(lobby, Action.START))
    assert asked.text == words("confirm-start")
    assert asked.actions == [Action.START, Action.CALL_OFF]
    assert words("lobby-players", seated=2, count=3) in lobby.text
    await ola.click(asked, Action.START)
    assert f"{words('lobby-players', seated=2, count=2)} · {words('grid-5')}" in lobby.text
    assert words("lobby-started") in lobby.text
