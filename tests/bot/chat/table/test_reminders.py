"""Reminders, and what the others may do then, as people in the channel see them."""

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.games.game import Actor, Policy
from bot.games.turn import make_moves
from tests.bot.server import SimulatedServer, after_reminder, begin_placing, open_panel, read
from tests.bot.words import words


@pytest.fixture
async def server(server: SimulatedServer) -> SimulatedServer:
    """The server, with people who are notified of every turn at once."""
    await server.without_grace()
    return server


async def test_one_reminder_mentions_only_the_awaited_player_and_links_to_the_turn(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    turn = server.newest
    await server.pass_time(7.99)
    assert server.newest.id == turn.id
    await server.pass_time(0.01)
    acting, [reminder] = await server.acting_person(), server.after(turn)
    assert reminder.pinged == [acting.name]
    assert turn.url in reminder.text
    assert reminder.actions == [Action.ANSWER_REMINDER, Action.SHOW_STAND_INS]
    own, others = [read(await each.click(reminder, Action.SHOW_STAND_INS)) for each in (acting, *await server.others())]
    assert own.actions == [Action.MUTE]
    assert others.actions == [Action.COMPUTER_MOVES, Action.FIND_SUBSTITUTE]


async def test_the_turn_can_be_played_from_the_reminder(server: SimulatedServer) -> None:
    mover = await begin_placing(server, pace=8 * 60)
    await server.pass_time(8)
    domino = str((await server.table()).state.domino)
    assert server.newest.button(Action.ANSWER_REMINDER).label == words("button-place", domino=domino)
    panel = await open_panel(server, mover)
    assert Action.CHOOSE_SPOT in [each.action for each in panel.selects]


async def test_who_wants_no_mentions_is_notified_of_nothing_and_named_nevertheless(server: SimulatedServer) -> None:
    for person in server.people.values():
        await server.services.tables.accounts.change(person.id, lambda each: replace(each, mentions=False))
    await server.begin(pace=8 * 60)
    turn, acting = server.newest, await server.acting_person()
    await server.pass_time(8)
    [reminder] = server.after(turn)
    for message in (turn, reminder):
        assert (message.named, message.pinged) == ([], [])
        assert acting.name in message.text.partition("\n")[0]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083)])  # a missing permission, a closed thread
async def test_a_reminder_that_discord_refuses_for_good_is_not_tried_every_minute(
    server: SimulatedServer, status: int, code: int
) -> None:
    await server.begin(pace=8 * 60)
    turn = server.newest
    server.fail("POST /channels/.*/messages$", status=status, code=code, times=None)
    requests = len(server.requests)
    for _ in range(5):
        await server.pass_time(8)
    assert server.after(turn) == []
    # Before each of two reminders it asks for the person and for the turn's message.
    assert len(server.requests) == requests + 6


async def test_after_a_reminder_another_player_can_have_the_turn_played(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    await server.pass_time(8)
    acting, [other] = await server.acting_person(), await server.others()
    reminder = server.newest
    answer = await after_reminder(other, reminder, Action.COMPUTER_MOVES)
    assert words("done-computermoves") in answer.text
    taken = words("told-pick", domino="")
    assert f"{words('told-by-stand-in', name=acting.name)} · {taken}" in server.newest.text
    assert server.newest.pinged == [(await server.acting_person()).name]
    assert not reminder.is_there


async def test_computers_stand_in_by_commands(server: SimulatedServer) -> None:
    acting, [other] = await server.begin(pace=8 * 60), await server.others()
    early = read(await other.insist(server.channel, "kingdomino table", do="computer"))
    assert words("error-too-early", name=acting.name, reminders=1) in early.text
    await server.pass_time(8)
    early = read(await other.insist(server.channel, "kingdomino table", do="computer-seat"))
    assert words("error-too-early", name=acting.name, reminders=2) in early.text
    await server.pass_time(16)
    await other.insist(server.channel, "kingdomino table", do="computer-seat")
    assert Action.RETURN_TO_SEAT in server.newest.actions
    assert words("done-returntoseat") in (read(await acting.insist(server.channel, "kingdomino table", do="back"))).text
    assert Action.RETURN_TO_SEAT not in server.newest.actions


@pytest.mark.parametrize("options", [{"pace": 0}, {"pace": 8 * 60, "policy": Policy.WAIT}])
async def test_where_nobody_is_reminded_people_learn_what_they_can_do_instead(
    options: dict[str, Any], server: SimulatedServer
) -> None:
    acting, [other] = await server.begin(**options), await server.others()
    await server.pass_time(20 * 24)
    answer = read(await other.insist(server.channel, "kingdomino table", do="computer"))
    assert words("error-no-reminders", name=acting.name) in answer.text
    assert (await server.acting_person()) is acting


async def test_a_reminder_of_another_turn_is_answered_truly(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    await server.pass_time(8)
    reminder, mover, table = server.newest, await server.acting_person(), await server.table()
    pick = str(table.state.legal_moves()[0])
    await server.services.tables.play(table.game.id, make_moves, Actor(mover.id, mover.name), None, pick)
    answer = await mover.click(reminder, Action.SHOW_STAND_INS)
    assert words("error-stale-game") in answer.text
