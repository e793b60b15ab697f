"""Nights: nobody is called from 23 to 8 of their own time who has not asked for it, and the morning has one message."""

from dataclasses import replace
from functools import partial

import pytest

from bot.chat.actions import Action
from tests.bot.server import Guest, Message, SimulatedServer, open_lobby, play_on
from tests.bot.words import says, words

AT_TWO = "Pacific/Honolulu"
"""In the simulated server it is noon in UTC: two in the morning there."""


async def invited(server: SimulatedServer, guest: Guest) -> tuple[Message, Message]:
    """Let Ola invite the guest; return her lobby and the invitation."""
    lobby = await open_lobby(server.people["Ola"], server)
    await server.people["Ola"].use(server.channel, words("menu-invite"), guest)
    [asked] = server.after(lobby)
    return lobby, asked


async def test_who_has_said_nothing_is_called_in_the_morning_and_learns_why(server: SimulatedServer) -> None:
    kenji = server.people["Kenji"]
    await server.adjust(kenji, time_zone=AT_TWO)
    lobby, asked = await invited(server, kenji)
    assert asked.is_silent
    await server.restart()
    await server.sleep(5.9)
    assert [each.id for each in server.after(lobby)] == [asked.id]
    await server.sleep(0.2)
    [again] = server.after(lobby)
    assert (again.pinged, says(again.text, "night-waited")) == (["Kenji"], True)
    await kenji.click(again, Action.ADJUST_SETTING, "never 0")
    assert (await server.services.tables.accounts.person(kenji.id)).has_chosen_hours
    await kenji.click(again, Action.DECLINE_INVITATION)
    await server.sleep(18)
    await server.people["Ola"].use(server.channel, words("menu-invite"), kenji)
    assert server.newest.pinged == ["Kenji"]
    assert not says(server.newest.text, "night-waited")


@pytest.mark.parametrize(("hours", "pinged"), [(0.9, ["Kenji"]), (1.1, [])])
async def test_who_has_acted_at_any_table_within_the_hour_is_awake(
    server: SimulatedServer, hours: float, pinged: list[str]
) -> None:
    kenji = server.people["Kenji"]
    await server.adjust(kenji, time_zone=AT_TWO)
    lobby, asked = await invited(server, kenji)
    await kenji.click(asked, Action.DECLINE_INVITATION)
    await server.sleep(hours)
    await server.people["Ola"].use(server.channel, words("menu-invite"), kenji)
    assert server.after(lobby)[-1].pinged == pinged


async def test_the_clock_of_the_server_holds_until_somebody_acts_at_night(server: SimulatedServer) -> None:
    kenji = server.people["Kenji"]
    await server.services.servers.change_server(int(server.guild["id"]), partial(replace, time_zone=AT_TWO))
    _, asked = await invited(server, kenji)
    assert asked.is_silent
    await kenji.click(asked, Action.DECLINE_INVITATION)
    await server.sleep(1.5)
    await server.people["Ola"].use(server.channel, words("menu-invite"), kenji)
    assert server.newest.pinged == ["Kenji"]


async def test_an_end_and_a_rematch_that_somebody_slept_through_are_one_message(trio: SimulatedServer) -> None:
    server = trio
    await server.without_grace()
    await server.begin()
    table = await server.table()
    while table.state.lines_dealt < 11:
        table = await play_on(server, table)
    sleepers = set[str]()
    while (await server.services.tables.table(table.game.id)).is_playing:
        sleepers = {each.name for each in await server.others()}
        for each in server.people.values():
            await server.adjust(each, quiet_from=12, quiet_to=13 if each.name in sleepers else 12)
        await server.step()
    end = server.newest
    [last] = [each for each in server.people.values() if each.name not in sleepers]
    await last.click(end, Action.REMATCH)
    await server.restart()
    await server.sleep(2)
    [lobby] = server.after(end)
    assert (sorted(lobby.pinged), Action.JOIN in lobby.actions) == (sorted(sleepers), True)
    ends, asks = (
        [at for at, line in enumerate(lobby.text.splitlines()) if any(says(line, key) for key in keys)]
        for keys in (("end-won", "end-shared"), ("lobby-again",))
    )
    assert len(ends) == len(asks) == 1
    assert ends < asks
    await server.sleep(24)
    assert [each.id for each in server.after(end)] == [lobby.id]


async def test_the_clock_is_asked_once_below_a_finished_turn_and_becomes_a_place(server: SimulatedServer) -> None:
    await server.begin()
    player = await server.acting_person()
    done = (await server.step()).private
    clocks = [each for each in done.buttons if each.action == Action.SET_CLOCK]
    assert len(clocks) == 4
    await player.click(done, clocks[1])
    assert says(done.text, "done-clock")
    assert (await server.services.tables.accounts.person(player.id)).time_zone == "America/Denver"
    assert not [each for each in done.buttons if each.action == Action.SET_CLOCK]


async def test_who_is_awake_at_night_is_called_without_a_word_about_the_morning(trio: SimulatedServer) -> None:
    server = trio
    await server.begin()
    for each in server.people.values():
        await server.adjust(each, time_zone="Pacific/Noumea")
    for _ in range(4):
        await server.step()
    shown, player = server.newest, await server.acting_person()
    await server.sleep(0.05)
    [called] = server.after(shown)
    assert (called.pinged, says(called.text, "night-waited")) == ([player.name], False)


async def test_a_turn_at_night_stands_in_the_message_before_it_and_is_called_for_in_the_morning(
    trio: SimulatedServer,
) -> None:
    server = trio
    await server.without_grace()
    await server.begin()
    for each in server.people.values():
        await server.adjust(each, quiet_from=12, quiet_to=13)
    shown = server.newest
    await server.step()
    player = await server.acting_person()
    assert (server.after(shown), shown.edits) == ([], 1)
    await server.sleep(2)
    [called] = server.after(shown)
    assert called.pinged == [player.name]
    await server.step()
    assert ([each.id for each in server.after(shown)], shown.buttons) == ([server.newest.id], [])
