"""What happens to somebody who takes longer than the pace of the table, as people in the channel see it."""

import pytest

from bot.chat.actions import Action
from bot.chat.kit.markup import absolute_time
from bot.games.game import MINUTE, Policy
from tests.bot.server import HOUR, SimulatedServer, press, read
from tests.bot.words import words


@pytest.fixture
async def server(server: SimulatedServer) -> SimulatedServer:
    """The server, with people who are notified of every turn at once."""
    await server.without_grace()
    return server


def said_to_be_taken(key: str, time: int) -> str:
    """Return a message that announces when a computer player takes a turn or a seat."""
    return words(key, at_time=absolute_time(time))


async def test_a_reminder_names_the_time_at_which_a_computer_player_takes_the_turn(server: SimulatedServer) -> None:
    await server.begin(pace=60, policy=Policy.TURN)
    turn, late = server.newest, await server.acting_person()
    begun, due = server.now, (await server.table()).state.turns
    await server.pass_time(1)
    [reminder] = server.after(turn)
    assert said_to_be_taken("reminder-then-turn", begun + 2 * HOUR) in reminder.text
    assert (reminder.pinged, reminder.actions) == ([late.name], [Action.ANSWER_REMINDER, Action.SHOW_STAND_INS])
    # The message of the turn, which has said when the reminder comes, says what follows.
    assert words("time-over-turn", at_span=absolute_time(begun + 2 * HOUR)) in turn.text
    await server.pass_time(0.99)
    assert (await server.table()).state.turns == due
    await server.pass_time(0.01)
    assert words("told-by-late", name=late.name) in server.newest.text
    # The next turn may be the same person's.
    assert (await server.table()).state.turns == due[1:]
    assert reminder.id not in [message.id for message in server.messages()]
    # The person is told why, and how to have it otherwise.
    assert words("late-turns", names=late.name) in server.newest.text
    answer = read(await late.click(server.newest, Action.SHOW_PACE))
    hour = words("setup-pace", value=words("turn-time-hours", count=1))
    assert words("pace-line", pace=hour, then=words("policy-turn-about")) in answer.text
    # Only this one turn: when it comes round again, the person is waited for again.
    assert not any(seat.is_computer for seat in (await server.table()).game.seats)


async def test_a_reminder_says_how_long_a_computer_player_waits_for_somebody_who_is_active(
    server: SimulatedServer,
) -> None:
    late = await server.begin(pace=60, policy=Policy.TURN)
    turn, due = server.newest, (await server.table()).state.turns
    await server.pass_time(1)
    [reminder] = server.after(turn)
    server.grace = server.services.presence.grace = 2 * MINUTE
    await server.pass_time(59 * MINUTE / HOUR)
    await late.click(reminder, Action.ANSWER_REMINDER)
    until = server.now + 2 * MINUTE
    await server.pass_time(MINUTE / HOUR)
    assert said_to_be_taken("reminder-then-turn", until) in reminder.text
    assert (await server.table()).state.turns == due
    await server.pass_time(MINUTE / HOUR)
    assert (await server.table()).state.turns == due[1:]


async def test_no_computer_player_moves_for_a_person_whom_no_reminder_has_reached(
    server: SimulatedServer,
) -> None:
    # A person who has just joined is called after six minutes, when the reminder is due already.
    server.grace = server.services.presence.grace = 6 * MINUTE
    await server.begin(pace=5, policy=Policy.TURN)
    turn, due = server.newest, (await server.table()).state.turns
    fault = server.discord.fail("POST /channels", status=503, times=1000)
    for minutes in (5, 1, 5):
        await server.pass_time(minutes * MINUTE / HOUR)
        assert (await server.table()).state.turns == due
    fault.times = 0
    await server.pass_time(1)
    [reminder] = server.after(turn)
    assert reminder.pinged == [(await server.acting_person()).name]
    assert reminder.actions == [Action.ANSWER_REMINDER, Action.SHOW_STAND_INS]
    await server.pass_time(5 * MINUTE / HOUR)
    assert (await server.table()).state.turns == due[1:]


async def test_a_computer_player_keeps_the_seat_until_its_owner_is_back(server: SimulatedServer) -> None:
    late = await server.begin(pace=60, policy=Policy.SEAT)
    await server.pass_time(1)
    assert said_to_be_taken("reminder-then-seat", server.now + HOUR) in server.newest.text
    await server.pass_time(1)
    told = server.newest
    assert words("seats-kept", names=late.name) in told.text
    answer = await late.click(told, Action.RETURN_TO_SEAT)
    assert words("done-returntoseat") in read(answer).text
    assert words("done-already-seated") in (read(await press(late, server, Action.RETURN_TO_SEAT))).text
    assert not any(seat.is_computer for seat in (await server.table()).game.seats)


async def test_a_turn_says_when_its_reminder_comes_after_quiet_hours_that_were_set_meanwhile(
    server: SimulatedServer,
) -> None:
    late = await server.begin(pace=60, policy=Policy.TURN)
    turn, begun = server.newest, server.now

    def says_when(hours: int) -> bool:
        until = absolute_time(begun + hours * HOUR)
        return words("time-turn", until_span=until, unit="hours", count=1) in turn.text

    assert says_when(1)
    # It is noon when the turn begins.
    await server.adjust(late, quiet_from=13, quiet_to=15)
    await server.pass_time(1)
    assert (says_when(3), server.after(turn)) == (True, [])
    await server.pass_time(2)
    [reminder] = server.after(turn)
    assert said_to_be_taken("reminder-then-turn", begun + 4 * HOUR) in reminder.text
