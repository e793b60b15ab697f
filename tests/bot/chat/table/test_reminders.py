"""Reminders, and what the others may do then, as people in the channel see them."""

import pytest

from bot.chat.actions import Action
from tests.bot.server import SimulatedServer, after_reminder, read
from tests.bot.words import words


@pytest.fixture
async def server(server: SimulatedServer) -> SimulatedServer:
    """The server, with people who are notified of every turn at once."""
    await server.without_grace()
    return server


async def test_one_reminder_mentions_only_the_awaited_player(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    turn = server.newest
    await server.pass_time(7.99)
    assert server.newest.id == turn.id
    await server.pass_time(0.01)
    acting, [reminder] = await server.acting_person(), server.after(turn)
    assert reminder.pinged == [acting.name]
    own, others = [read(await each.click(reminder, Action.SHOW_STAND_INS)) for each in (acting, *await server.others())]
    assert own.actions == [Action.MUTE]
    assert others.actions == [Action.COMPUTER_MOVES, Action.FIND_SUBSTITUTE]
    muted = read(await acting.click(own, Action.MUTE))
    again = read(await acting.click(reminder, Action.SHOW_STAND_INS))
    assert (again.actions, again.text) == ([], muted.text)


async def test_who_wants_no_mentions_is_notified_of_nothing_and_named_nevertheless(server: SimulatedServer) -> None:
    for person in server.people.values():
        await server.adjust(person, mentions=False)
    await server.begin(pace=8 * 60)
    turn, acting = server.newest, await server.acting_person()
    await server.pass_time(8)
    [reminder] = server.after(turn)
    for message in (turn, reminder):
        assert (message.named, message.pinged) == ([], [])
        assert acting.name in message.text.partition("\n")[0]


async def test_a_reminder_that_discord_refuses_for_good_is_not_tried_every_minute(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    turn = server.newest
    server.fail("POST /channels/.*/messages$", status=403, code=50013, times=None)
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
