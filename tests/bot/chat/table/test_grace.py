"""Who has just done something at a table is not notified of a turn that they look at; a little later they are."""

from typing import Any

import pytest

from bot.chat.actions import Action
from tests.bot.server import HOUR, Guest, Message, SimulatedServer, begin_placing, read


async def seconds(server: SimulatedServer, count: float) -> None:
    await server.pass_time(count / HOUR)


async def check_call(server: SimulatedServer, turn: Message, delay: int) -> Message:
    """Check that nothing follows the turn until the delay is over, and then one message."""
    await seconds(server, delay - 1)
    assert server.after(turn) == []
    await seconds(server, 1)
    [nudge] = server.after(turn)
    return nudge


async def away_for_an_hour(server: SimulatedServer) -> tuple[Message, Guest]:
    """Let an hour pass before the turn of the person who moves next is announced; that message, and the person."""
    await begin_placing(server, pace=0)
    mover = await server.acting_person()
    await seconds(server, HOUR)
    # A person may have two turns in a row.
    while (await server.acting_person()) is mover:
        await server.step()
    return server.newest, await server.acting_person()


async def test_whoever_has_been_away_is_notified_at_once_and_whoever_has_just_moved_after_a_while(
    server: SimulatedServer,
) -> None:
    turn, first = await away_for_an_hour(server)
    assert turn.pinged == [first.name]
    await seconds(server, 1000)
    assert server.after(turn) == []
    await seconds(server, 30)
    while (await server.acting_person()) is first:
        await server.step()
    await seconds(server, 30)
    while (await server.acting_person()) is not first:
        await server.step()
    turn = server.newest
    assert (turn.named, turn.pinged) == ([first.name], [])
    nudge = await check_call(server, turn, 90)
    assert nudge.pinged == [first.name]
    assert nudge.text == turn.text.splitlines()[0], "not a word of a reminder"
    assert nudge.actions == [Action.ANSWER_REMINDER]
    await server.step()
    while (await server.acting_person()) is first:
        await server.step()
    assert not nudge.is_there


async def just_played(server: SimulatedServer, **options: Any) -> tuple[Message, Guest]:
    """Play on until somebody is waited for who has just moved; the message of their turn, and the person."""
    await begin_placing(server, **{"pace": 0, **options})
    first = await server.acting_person()
    await server.step()
    while (await server.acting_person()) is first:
        await server.step()
    while (await server.acting_person()) is not first:
        await server.step()
    return server.newest, first


@pytest.mark.parametrize(("command", "delay"), [("kingdomino board", 90), ("kingdomino settings", 30)])
async def test_only_what_somebody_does_at_the_table_puts_the_call_off(
    command: str, delay: int, server: SimulatedServer
) -> None:
    turn, first = await just_played(server)
    server.now += 60
    await first.slash(server.channel, command)
    await check_call(server, turn, delay)


async def test_whoever_got_the_panel_of_their_next_turn_as_the_answer_is_left_to_think(server: SimulatedServer) -> None:
    await begin_placing(server, pace=0)
    # With two kings each, somebody has two turns in a row in some round.
    first, line = await server.acting_person(), (await server.table()).public_ply
    while (await server.acting_person()) is not first or (await server.table()).public_ply == line:
        first, line = await server.acting_person(), (await server.table()).public_ply
        answer = await server.step()
    assert Action.PLAY in read(answer).actions
    turn = server.newest
    await check_call(server, turn, 90)
