"""Substitutes in mid-game, as people in the channel see it."""

from bot.chat.actions import Action
from tests.bot.server import Message, SimulatedServer, after_reminder, read
from tests.bot.words import says, words


async def offer(server: SimulatedServer) -> Message:
    """Let the others offer the seat of the person whose turn it is, who has been reminded."""
    await server.pass_time(8)
    [other, *_] = await server.others()
    await after_reminder(other, server.newest, Action.FIND_SUBSTITUTE)
    # The message of the turn, which is hours old, was sent again below.
    turn = await public_message(server)
    return next(message for message in reversed(server.messages()) if message.id != turn.id)


async def public_message(server: SimulatedServer) -> Message:
    shown = (await server.table()).game.announcement.id
    return next(message for message in server.messages() if message.id == shown)


async def test_after_a_reminder_the_others_find_somebody_who_plays_on_until_the_owner_comes_back(
    server: SimulatedServer,
) -> None:
    acting, zuri = await server.begin(pace=8 * 60), server.newcomer("Zuri")
    name = acting.name
    offered = await offer(server)
    assert says(offered.text, "seat-offered", name=name, owner_name=name)
    assert offered.pinged == []
    answer = await zuri.click(offered, Action.TAKE_SEAT)
    assert says(offered.text, "seat-taken", name=zuri.mention, owner_name=name)
    assert words("done-seat-taken") in read(answer).text
    turn = await public_message(server)
    assert words("plays-for", name="Zuri", owner_name=name) in turn.text
    assert f"<@{zuri.id}>" in turn.text
    # The owner comes back.
    answer = await acting.click(turn, Action.RETURN_TO_SEAT)
    assert read(answer).text == words("done-returntoseat")
    told = next(each for each in server.after(turn) if says(each.text, "seat-returned", name=name))
    assert told.pinged == []
    assert (await server.table()).awaits(acting.id)
    assert words("error-not-seated") in read(await zuri.click(turn, Action.OPEN_PANEL)).text
