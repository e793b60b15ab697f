"""A table before its game, as people see it."""

import pytest

from bot.chat.kit.addresses import Action, Address
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import (
    SimulatedServer,
    add_computer,
    click_forged,
    has_free_seat,
    more,
    open_lobby,
    read,
    say,
)
from tests.bot.words import says, says_only, words

SUCCESS = 3
"""The style of a colored button."""
NAMES = words("computer-names").split(", ")


def host(name: str) -> str:
    return f"{name} ({words('lobby-seat-host')})"


def computer(name: str, level: str) -> str:
    return f"{name} ({words('lobby-seat-computer', level=words(f'level-{level}'))})"


async def test_a_lobby_fills_empties_and_closes(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=3)
    await kenji.click(lobby, Action.JOIN)
    assert "Kenji" in lobby.alt
    assert says(lobby.text, "lobby-room", count=2)
    await add_computer(ola, lobby, "master")
    assert computer(NAMES[0], "master") in lobby.alt
    assert words("lobby-ready") in lobby.text
    assert not has_free_seat(lobby)
    await ola.choose(await more(ola, lobby), Action.PUT_OUT, f"computer 3 {NAMES[0]}")
    left = await kenji.click(await more(kenji, lobby), Action.LEAVE)
    assert read(left).text.startswith(words("done-left"))
    assert words("lobby-for-one", where="server") in lobby.text
    # Refused before the question too.
    put_out = Address(Action.PUT_OUT, 1, argument=f"person {ola.id}")
    for address, why in (Address(Action.CANCEL, 1), "error-not-host"), (put_out, "error-host-sets-up"):
        assert read(await click_forged(kenji, server, address)).text == words(why, host="Ola")
    panel = await more(ola, lobby)
    await ola.click(panel, Action.CANCEL)
    assert panel.text == words("done-cancelled")
    assert words("lobby-cancelled") in lobby.text
    assert (lobby.buttons, lobby.files) == ([], [])


async def test_the_lobbys_buttons_are_commands_as_well(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    for person, command, told in (
        (kenji, "join", "done-joined"),
        (kenji, "leave", "done-left"),
        (kenji, "leave", "error-no-seat-yet"),
        (kenji, "start", "error-no-seat-yet"),
        (ola, "start", "error-wrong-number"),
        (kenji, "join", "done-joined"),
        (kenji, "resign", "error-not-started"),
        (kenji, "start", "lobby-started"),
        (server.newcomer("Zuri"), "join", "error-started"),
    ):
        numbers = {"allowed": LOCALIZER.either([2, 3, 4]), "seated": 1} if told == "error-wrong-number" else {}
        answer = await say(person, server, "kingdomino table", do=command)
        assert answer.text.partition(" · ")[0] == words(told, **numbers), command
    assert server.newest.named == [(await server.acting_person()).name]


async def test_a_host_who_is_alone_begins_against_computers_with_one_tap(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    lobby = await open_lobby(ola, server)
    assert lobby.actions == [Action.START, Action.INVITE, Action.SHOW_LOBBY, Action.JOIN]
    assert [button.action for button in lobby.buttons if button.style == SUCCESS] == [Action.START]
    assert lobby.button(Action.START).label == words("button-play-computers")
    await ola.click(lobby, Action.START)
    table = await server.table()
    assert table.is_playing
    assert [seat.computer for seat in table.game.seats] == [None, "solid", "solid", "solid"]


async def test_only_the_host_begins_against_computers_and_nobody_loses_a_seat_to_them(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server)
    assert says_only(read(await kenji.click(lobby, Action.START)).text, "error-host-sets-up", host="Ola")
    alone = lobby.button(Action.START)
    await kenji.click(lobby, Action.JOIN)
    assert read(await click_forged(ola, server, Address(Action.START, 1, argument=alone.argument))).text == words(
        "error-old-button"
    )
    assert (lobby.button(Action.START).label, lobby.actions) == (
        words("button-start"),
        [Action.JOIN, Action.START, Action.SHOW_LOBBY],
    )
    # A button from before there was one for a host who is alone.
    await click_forged(ola, server, Address(Action.START, 1))
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola", "Kenji"]


async def test_a_host_in_a_private_conversation_waits_for_nobody(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await ola.slash(ola.conversation, "kingdomino new", players=2)
    lobby = ola.conversation.newest
    assert lobby.actions == [Action.START, Action.SHOW_LOBBY]
    assert words("lobby-for-one", where="private") in lobby.text
    await ola.click(lobby, Action.START)
    table = await server.services.tables.live(ola.conversation.id)
    assert table
    assert [seat.computer for seat in table.game.seats] == [None, "solid"]


async def test_join_opens_the_panel_of_a_person_who_sits(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=3)
    await kenji.click(lobby, Action.JOIN)
    [panel] = (await kenji.click(lobby, Action.JOIN)).followups
    assert panel.is_private
    assert Action.LEAVE in panel.actions
    [newer] = (await kenji.click(lobby, Action.JOIN)).followups
    assert (panel.is_there, newer.is_there) == (False, True)
    assert Action.LEAVE in (await say(kenji, server, "kingdomino table", do="join")).actions


@pytest.mark.parametrize("is_typed", [False, True])
async def test_who_would_close_the_table_by_leaving_is_asked_first(server: SimulatedServer, *, is_typed: bool) -> None:
    ola = server.people["Ola"]
    lobby = await open_lobby(ola, server, players=3, computers="solid")
    if is_typed:
        asked = (await ola.slash(server.channel, "kingdomino table", do="leave")).response
    else:
        [asked] = (await ola.click(await more(ola, lobby), Action.LEAVE)).followups
    assert asked
    assert asked.text == words("confirm-leave")
    assert host("Ola") in lobby.alt
    await ola.click(asked, Action.LEAVE)
    assert asked.text == words("done-left")
    assert words("lobby-cancelled") in lobby.text
