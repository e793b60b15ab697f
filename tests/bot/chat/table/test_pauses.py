"""A table that is paused, and what reaches people by private message."""

import pytest

from bot.games.game import Policy
from tests.bot.server import Action, Guest, Message, SimulatedServer, say, says, until_placing, words

pytestmark = pytest.mark.slow
PACE = 1
"""Hours for a turn."""


@pytest.fixture
async def mover(server: SimulatedServer) -> Guest:
    """Whose turn it is at a table where a computer player takes a turn that lasts too long."""
    await server.without_grace()
    await server.begin(pace=PACE * 60, policy=Policy.TURN)
    return await until_placing(server)


async def pause(server: SimulatedServer) -> Message:
    """Let both people pause the table; return the message of the turn."""
    turn = server.newest
    asking, other = server.people.values()
    asked = await say(asking, server, "kingdomino table", do="pause")
    assert (asked.text, server.after(turn)) == (words("ask-pause"), [])
    await asking.click(asked, Action.PAUSE)
    [request] = server.after(turn)
    assert request.pinged == [other.name]
    # Who agrees to their own request is told that the others were asked.
    assert (await asking.click(request, Action.AGREE)).text == words("proposal-waiting")
    await other.click(request, Action.AGREE)
    return turn


async def test_a_paused_table_reminds_nobody_until_somebody_goes_on(server: SimulatedServer, mover: Guest) -> None:
    turn = await pause(server)
    assert words("table-paused") in turn.text
    sent, ply = server.newest.id, (await server.table()).ply
    await server.sleep(3 * PACE)
    assert (server.newest.id, (await server.table()).ply) == (sent, ply)
    assert (await say(mover, server, "kingdomino table", do="pause")).text == words("error-paused-already")
    await mover.click(turn, Action.GO_ON)
    assert (server.newest.pinged, Action.GO_ON in server.newest.actions) == ([mover.name], False)
    await server.sleep(1.1 * PACE)
    assert Action.ANSWER_REMINDER in server.newest.actions


# ---- private messages


async def test_whoever_wants_it_is_told_of_their_turn_by_private_message(server: SimulatedServer, mover: Guest) -> None:
    [other] = await server.others()
    await server.adjust(other, private="turns")
    await server.step()
    await server.step()
    await server.sleep(0.1)
    [told] = other.conversation.messages
    domino = str((await server.table()).state.domino)
    assert told.text.startswith(words("due-place", name=other.name, domino=domino))
    assert (server.newest.is_silent, server.newest.actions[0]) == (True, Action.OPEN_PANEL)
    await server.sleep(PACE)
    assert len(other.conversation.messages) == 2
    assert (server.newest.pinged, server.newest.is_silent) == ([], True)


async def test_whoever_wants_it_is_told_that_they_are_next_until_they_are(
    server: SimulatedServer, mover: Guest
) -> None:
    [other] = await server.others()
    await server.adjust(other, private="next")
    while True:
        await server.step()
        table = await server.table()
        if table.following and table.following.user_id == other.id and not table.current_turn:
            break
    [*_, told] = other.conversation.messages
    assert told.text.startswith(words("reminder-next", name=mover.name))
    assert f"<#{server.channel.id}>" in told.text
    while await server.acting_person() is mover:
        await server.step()
    assert not any(says(each.text, "reminder-next") for each in other.conversation.messages)


async def test_who_takes_no_private_messages_is_called_in_public(server: SimulatedServer, mover: Guest) -> None:
    await server.adjust(mover, private="reminders")
    server.fail("POST /users/@me/channels", status=403, code=50007)
    await server.sleep(PACE + 0.1)
    assert says(server.newest.text, "private-refused")
    assert server.newest.pinged == [mover.name]
    assert (await server.services.tables.accounts.person(mover.id)).private is None
