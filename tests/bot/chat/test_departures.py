"""People who leave the server of their game: the seat is free, and they find it again if they come back."""

import pytest

from bot.chat.kit.addresses import Action
from bot.games.models import Policy
from tests.bot.server import SimulatedServer, read
from tests.bot.words import words

pytestmark = pytest.mark.slow


async def test_the_seat_of_somebody_who_left_the_server_is_free_when_a_reminder_is_due(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=8 * 60)
    acting, [other] = await server.acting_person(), await server.others()
    name, turn = acting.name, server.newest
    server.leave(acting)
    await server.pass_time(8)
    told, following = server.after(turn)[:2]
    assert words("seat-offered-left", name=name) in told.text
    assert told.labels == [words("button-takeseat", name=name)]
    assert told.named == []
    assert following.pinged == following.named == [other.name]
    assert words("seats-kept", names=name) in following.text
    zuri = server.newcomer("Zuri")
    assert read(await zuri.click(told, Action.TAKE_SEAT)).text == words("done-seat-taken")


async def test_somebody_who_comes_back_to_the_server_finds_the_seat_again(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    server.leave(acting)
    await server.pass_time(8)
    server.come_back(acting)
    assert read(await acting.click(server.newest, Action.RETURN_TO_SEAT)).text == words("done-returntoseat")
    seat = (await server.table()).game.seat_of(acting.id)
    assert seat
    assert (seat.computer, seat.offered) == (None, False)


async def test_where_nobody_is_left_nobody_is_offered_a_move(server: SimulatedServer) -> None:
    await server.begin(pace=60, policy=Policy.SEAT)
    for _ in range(2):  # one person's time is over
        await server.pass_time(1)
    turn, last = server.newest, await server.acting_person()
    server.leave(last)
    await server.pass_time(1)
    assert words("nobody-present") in turn.text
    assert last.mention not in turn.text
    assert turn.actions == [Action.RETURN_TO_SEAT]


async def test_trouble_with_the_question_is_no_departure(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    server.fail("GET /guilds/.*/members/", status=403, code=50001)
    await server.pass_time(8)
    assert server.newest.pinged == [acting.name]
