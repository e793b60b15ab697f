"""Calling somebody to a table, as people see it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import MemberActor

from tests.bot.query_counter import counted
from tests.bot.simulated_server import HOUR, NOON, Message, SimulatedServer, add_computer, message_with, read, say

pytestmark = pytest.mark.slow


@pytest.fixture
async def ola(server: SimulatedServer) -> MemberActor:
    """Ola, who has opened a table for three."""
    ola = server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", players=3)
    return ola


def notified(server: SimulatedServer, message: Message) -> list[int]:
    """The people whom the message notified; it may name others as well."""
    return list(server.env.backend.get_message(server.channel.id, message.id).ping_user_ids)


async def test_the_lobby_says_how_to_call_somebody_while_there_is_room(
    server: SimulatedServer, ola: MemberActor
) -> None:
    line = "-# The host can invite somebody to this table with `/kingdomino invite`."
    assert server.newest.text.splitlines().count(line) == 1
    while server.newest.levels:
        await add_computer(ola, server.newest)
    assert line not in server.newest.text


async def test_whoever_is_called_may_say_no_in_that_message_and_nobody_else_for_them(
    server: SimulatedServer, ola: MemberActor
) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    assert read(await ola.click(asked.message, label="Rather not")).text == "Everything stays as it was."
    assert server.again(asked).buttons == ["Join", "Rather not"]
    answer = await kenji.click(asked.message, label="Rather not")
    assert read(answer).text == "You have said no, and the seat is free again."
    assert (server.again(asked).text, server.again(asked).buttons) == ("This invitation has ended.", [])
    assert "Invited" not in server.again(lobby).text
    assert (await server.table()).game.invited == ()


async def test_whoever_is_called_is_notified_once_and_takes_the_seat_in_that_message(
    server: SimulatedServer, ola: MemberActor
) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    told = await say(ola, server, "kingdomino invite", player=kenji)
    assert told.text == "A message in this channel asks them to play, and a seat is reserved for them."
    [asked] = server.after(lobby)
    assert asked.text == (
        f"<@{kenji.id}>: you are invited to play Kingdomino with Ola. "
        f"A seat is reserved for you until <t:{NOON + 24 * HOUR}:f>."
    )
    assert (asked.buttons, notified(server, asked)) == (["Join", "Rather not"], [kenji.id])
    assert f"Invited: <@{kenji.id}>. **Join** accepts" in server.again(lobby).text
    assert "Free seats: 1." in server.again(lobby).text
    assert notified(server, lobby) == []
    assert "**you are invited**" in (await say(kenji, server, "games")).text
    await server.pass_time(hours=0.5)
    answer = await kenji.click(asked.message, label="Join")
    assert "You have a seat." in read(answer).text
    assert "- **Kenji**" in server.again(lobby).text
    assert "Invited" not in server.again(lobby).text
    assert (server.again(asked).text, server.again(asked).buttons) == ("**Kenji** has said yes and has a seat.", [])
    assert server.newest.id == asked.id


async def test_a_person_is_called_by_the_menu_on_them(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    told = read(await ola.context_menu(server.channel, "Invite to Kingdomino", kenji))
    assert "asks them to play" in told.text
    [asked] = server.after(lobby)
    assert notified(server, asked) == [kenji.id]
    elsewhere = server.env.guild.create_text_channel("table-2")
    assert "no game in this channel" in read(await ola.context_menu(elsewhere, "Invite to Kingdomino", kenji)).text


async def test_the_host_can_withdraw_an_invitation_until_it_is_answered(
    server: SimulatedServer, ola: MemberActor
) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    told = (await ola.slash(server.channel, "kingdomino invite", player=kenji)).response
    assert told
    [asked] = server.after(lobby)
    await ola.click(told, label="Withdraw the invitation")
    assert (Message(told).text, Message(told).buttons) == ("The invitation is withdrawn, and the seat is free.", [])
    assert (server.again(asked).text, server.again(asked).buttons) == ("This invitation has ended.", [])
    assert "Invited" not in server.again(lobby).text
    zuri = server.newcomer("Zuri")
    await kenji.click(server.again(lobby).message, label="Join")
    told = (await ola.slash(server.channel, "kingdomino invite", player=zuri)).response
    assert told
    await zuri.click(server.newest.message, label="Join")
    await ola.click(told, label="Withdraw the invitation")
    assert "- **Zuri**" in server.again(lobby).text


async def test_nobody_but_the_host_can_withdraw_an_invitation(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    zuri = server.newcomer("Zuri")
    forged = await message_with(server, f"b:withdraw:1:0:{kenji.id}")
    assert "Ola" in read(await zuri.click(forged, label="Forged")).text
    assert "Invited" in server.again(lobby).text


async def test_no_ends_the_invitation(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    await kenji.click(server.again(lobby).message, label="Leave")
    assert server.again(asked).text == "This invitation has ended."
    assert "Invited" not in server.again(lobby).text
    again = (await say(ola, server, "kingdomino invite", player=kenji)).text
    assert again == f"You have already invited Kenji within the last hour. You can again <t:{NOON + HOUR}:R>."
    await server.pass_time(hours=1)
    await say(ola, server, "kingdomino invite", player=kenji)
    assert notified(server, server.newest) == [kenji.id]


@pytest.mark.parametrize("label", ["Start", "Close the table"])
async def test_an_invitation_ends_with_the_lobby(label: str, server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=3)
    lobby = server.newest
    await add_computer(ola, lobby)
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    answer = await ola.click(lobby.message, label=label)
    if label == "Start":
        await ola.click(read(answer).message, label="Start without them")
    assert (server.again(asked).text, server.again(asked).buttons) == ("This invitation has ended.", [])


async def test_a_seat_that_a_computer_player_takes_is_not_reserved_any_more(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    lobby = server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    await add_computer(ola, server.again(lobby))
    assert server.again(asked).text == "This invitation has ended."


async def test_why_somebody_cannot_be_called_is_explained(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, zuri = server.people["Kenji"], server.newcomer("Zuri")
    robot = server.env.guild.add_member(server.env.create_user("robot", global_name="Robot", bot=True))
    for person, whom, told in (
        (kenji, zuri, "Ola is the host and sets this table up."),
        (ola, ola, "Ola already has a seat here."),
        (ola, robot, "Robot is a bot. Computer players are added in the message of the table."),
        (ola, kenji, "asks them to play"),
        (ola, kenji, "A seat is reserved for Kenji already."),
        (ola, zuri, "asks them to play"),
        (ola, server.newcomer("Maja"), "Every free seat is reserved for somebody already."),
    ):
        assert told in (await say(person, server, "kingdomino invite", player=whom)).text
    await kenji.click(server.messages()[0].message, label="Join")
    asked = read(await ola.click(server.messages()[0].message, label="Start"))
    await ola.click(asked.message, label="Start without them")
    assert "has begun already" in (await say(ola, server, "kingdomino invite", player=server.newcomer("Nina"))).text


async def test_a_stranger_takes_a_free_seat_in_an_invitation_and_is_told_so(
    server: SimulatedServer, ola: MemberActor
) -> None:
    kenji, zuri, lobby = server.people["Kenji"], server.newcomer("Zuri"), server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    assert "You have a seat." in read(await zuri.click(asked.message, label="Join")).text
    assert f"<@{kenji.id}>" in server.again(asked).text
    assert (
        "reserved for those who are invited"
        in read(await server.newcomer("Maja").click(asked.message, label="Join")).text
    )


async def test_a_start_without_those_who_are_invited_is_to_be_confirmed(
    server: SimulatedServer, ola: MemberActor
) -> None:
    lobby = server.newest
    await say(ola, server, "kingdomino invite", player=server.people["Kenji"])
    await add_computer(ola, lobby)
    asked = read(await ola.click(lobby.message, label="Start"))
    assert asked.text == "Not everybody who is invited has answered. Start without them?"
    assert asked.buttons == ["Start without them", "Wait for them"]
    assert "2 of 3 players" in server.again(lobby).text
    await ola.click(asked.message, label="Start without them")
    assert "2 of 2 players · kingdoms of 5×5" in server.again(lobby).text
    assert "The game has begun." in server.again(lobby).text


async def test_whoever_wants_no_mentions_is_invited_without_one(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    await server.services.accounts.change(kenji.id, lambda person: replace(person, mentions=False))
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    assert notified(server, asked) == []
    assert f"<@{kenji.id}>" in asked.text


async def test_an_invitation_is_told_once_over_a_restart(server: SimulatedServer, ola: MemberActor) -> None:
    kenji, lobby = server.people["Kenji"], server.newest
    await say(ola, server, "kingdomino invite", player=kenji)
    [asked] = server.after(lobby)
    # As if the bot had been killed before it noted that the message is there.
    await server.services.tables.change(
        (await server.table()).game.id,
        lambda game: replace(game, notices=tuple(replace(n, is_told=False, message_id=None) for n in game.notices)),
    )
    await server.restart()
    await server.pass_time(hours=0)
    assert [each.id for each in server.after(lobby)] == [asked.id]
    await kenji.click(server.again(asked).message, label="Join")
    assert server.again(asked).text == "**Kenji** has said yes and has a seat."


async def test_nobody_is_invited_to_a_private_conversation(server: SimulatedServer) -> None:
    ola, kenji = (person.user for person in server.people.values())
    await ola.slash("kingdomino new")
    told = read(await ola.slash("kingdomino invite", player=kenji)).text
    assert told == "Nobody else can come into a private conversation. Open a table in a channel of a server."


async def test_an_invitation_costs_few_statements(server: SimulatedServer, ola: MemberActor) -> None:
    with counted(server.database) as asked:
        await say(ola, server, "kingdomino invite", player=server.people["Kenji"])
    # The invitation, that the channel was told, and that the lobby was drawn again.
    assert asked.writes == 3
    assert len(asked.reads) <= 8


async def test_buttons_of_invitations_that_somebody_forged_do_no_harm(
    server: SimulatedServer, ola: MemberActor
) -> None:
    kenji = server.people["Kenji"]
    forged = await message_with(server, f"b:join:{(await server.table()).game.id}:0:x")
    await kenji.click(forged, label="Forged")
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola", "Kenji"]
