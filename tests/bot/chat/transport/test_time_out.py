"""A moderator puts the bot in time-out: it may see and read, and answers people by their interactions alone."""

import logging

import pytest

from bot.chat.actions import Action
from bot.chat.kit.markup import relative_time
from bot.games.game import MINUTE
from tests.bot.features import named, needs
from tests.bot.server import HOUR, SimulatedServer, read
from tests.bot.words import words

features = named("challenges")


async def end_turn(server: SimulatedServer) -> None:
    public = (await server.table()).public_ply
    while (await server.table()).public_ply == public:
        await server.step()
    await server.discord.quiet()


def refused(server: SimulatedServer, since: int) -> list[str]:
    return [str(each) for each in server.requests[since:] if each.status == 403]


async def test_turns_go_on_by_answers_in_a_time_out_and_by_messages_after_it(server: SimulatedServer) -> None:
    await server.begin()
    server.discord.time_out(server.guild, 10 * MINUTE)
    since = len(server.requests)
    for is_over in (False, False, True):
        if is_over:
            # A moderator takes it back.
            server.discord.time_out(server.guild, 0)
        before = server.newest
        await end_turn(server)
        [turn] = server.after(before)
        assert [each.id for each in server.messages() if each.actions] == [turn.id]
        assert ("webhook_id" in turn.data) is not is_over
    assert refused(server, since) == []


@needs("challenges")
@pytest.mark.parametrize("has_tap", [True, False])
async def test_what_no_answer_can_show_comes_after_the_time_out(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture, *, has_tap: bool
) -> None:
    await server.begin(pace=5, policy="turn")
    await server.without_grace()
    await server.pass_time(5 * MINUTE / HOUR)
    reminder, turn, ola = server.newest, server.messages()[-2], server.people["Ola"]
    assert Action.ANSWER_REMINDER in reminder.actions
    server.discord.time_out(server.guild, 3 * HOUR)
    ends, since = server.now + 3 * HOUR, len(server.requests)
    for _ in range(2):
        await server.pass_time(5 * MINUTE / HOUR)
    assert (server.newest.id, reminder.is_there) == (turn.id, False)
    assert refused(server, since)
    assert {each.levelno for each in caplog.records if each.name.startswith("bot.chat")} <= {
        logging.INFO,
        logging.WARNING,
    }
    told = read(await ola.insist(server.add_channel("table-2"), "kingdomino challenge"))
    assert words("error-timed-out", until_span=relative_time(ends)) in told.text
    server.now = ends
    if has_tap:
        await ola.click(turn, Action.OPEN_PANEL)
    else:
        await server.pass_time(64 * MINUTE / HOUR)
    await server.discord.quiet()
    assert server.newest.id > turn.id
    assert server.newest.id == (await server.table()).game.announcement.id
    assert [each.id for each in server.messages() if each.actions] == [server.newest.id]
