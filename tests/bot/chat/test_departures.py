"""People who leave the server of their game: the seat is free, and they find it again if they come back."""

import pytest

from bot.games.models import Policy
from tests.bot.simulated_server import Message, SimulatedServer, read

pytestmark = pytest.mark.slow


async def test_the_seat_of_somebody_who_left_the_server_is_free_when_a_reminder_is_due(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=8 * 60)
    acting, [other] = await server.acting_person(), await server.others()
    name, turn = acting.name.capitalize(), server.newest
    server.env.guild.remove_member(acting)
    await server.pass_time(8)
    told, following = server.after(turn)[:2]
    assert f"**{name}** is not on this server any more." in told.text
    assert told.buttons == [f"Take the seat of {name}"]
    assert told.pinged == []
    assert following.pinged == [other.name]
    assert f"Computer players keep the seats of: {name}" in following.text
    zuri = server.newcomer("Zuri")
    assert "The seat is yours" in read(await zuri.click(told.message, label=told.buttons[0])).text


async def test_somebody_who_comes_back_to_the_server_finds_the_seat_again(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    server.env.guild.remove_member(acting)
    await server.pass_time(8)
    back = server.env.guild.add_member(acting.user)
    answer = await back.click(server.newest.message, label="Take my seat back")
    assert "The seat is yours" in Message(answer.response).text
    seat = (await server.table()).game.seat_of(acting.id)
    assert seat
    assert (seat.computer, seat.offered) == (None, False)


async def test_where_nobody_is_left_nobody_is_offered_a_move(server: SimulatedServer) -> None:
    await server.begin(pace=60, policy=Policy.SEAT)
    for _ in range(2):  # one person's time is over
        await server.pass_time(1)
    turn, last = server.newest, await server.acting_person()
    server.env.guild.remove_member(last)
    await server.pass_time(1)
    waiting = server.again(turn)
    assert "Nobody is here at the moment" in waiting.text
    assert f"<@{last.id}>" not in waiting.text
    assert waiting.buttons == ["Take my seat back"]


async def test_trouble_with_the_question_is_no_departure(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    server.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
    await server.pass_time(8)
    assert server.newest.pinged == [acting.name]
