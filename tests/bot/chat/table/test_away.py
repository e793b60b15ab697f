"""People who are away for some time, or have left the server, as they and the others in the channel see it."""

from __future__ import annotations

from bot.chat.actions import Action
from bot.chat.kit.markup import absolute_time
from tests.bot.server import HOUR, SimulatedServer, begin_placing, open_panel, read, say, visit
from tests.bot.words import says, words


async def test_an_absence_is_told_to_the_table_and_ends_with_a_tap(server: SimulatedServer) -> None:
    acting, [other] = await server.begin(pace=8 * 60), await server.others()
    name = acting.name
    answer = await say(acting, server, "kingdomino settings", away="3 days")
    until = server.now + 72 * HOUR
    assert words("away-confirmed", until_time=absolute_time(until)) in answer.text
    assert words("away-waiting", name=name, until_time=absolute_time(until)) in server.newest.text
    assert Action.SHOW_STAND_INS in server.newest.actions
    await acting.click(answer, Action.COME_BACK)
    assert words("away-over") in answer.text
    assert says(answer.text, "away-your-turn")
    assert not any(says(server.newest.text, key) for key in ("away-waiting", "away-computer"))
    assert words("away-not") in (await visit(acting, server, Action.COME_BACK)).text
    assert other.name not in server.newest.pinged


async def test_an_old_message_is_edited_twice_however_often_somebody_goes_and_is_back(server: SimulatedServer) -> None:
    await server.without_grace()
    await server.begin()
    [other], turn = await server.others(), server.newest
    shown = (turn.text, turn.actions)
    await server.pass_time(3)
    for _ in range(2):
        await say(other, server, "kingdomino settings", away="3 days")
        await visit(other, server, Action.COME_BACK)
    await server.step()
    path = f"/channels/{server.channel.id}/messages/{turn.id}"
    assert [sent.method for sent in server.requests if sent.path.endswith(path)] == [
        "PATCH"
    ] * 3  # The last takes the buttons.
    assert (turn.text, turn.actions) != shown
    assert [message.pinged for message in server.after(turn)] == [[], [other.name]]


async def test_the_panel_tells_once_what_happened_during_an_absence_that_is_over(server: SimulatedServer) -> None:
    await begin_placing(server, policy="turn", pace=0)
    acting = await server.acting_person()
    await say(acting, server, "kingdomino settings", away="1 hours")
    while (await server.acting_person()) is not acting:
        await server.step()
        if len((await server.table()).moves) > 14:
            break
    await server.pass_time(1)
    while (await server.acting_person()) is not acting:
        await server.step()
    panel = await open_panel(server, acting)
    assert says(panel.text, "away-missed")
    assert words("away-missed", turns=0, tables=0) not in panel.text
    assert not says((await open_panel(server, acting)).text, "away-missed")


# ---- people who leave the server


async def test_the_seat_of_who_has_left_the_server_is_free_when_a_reminder_is_due(server: SimulatedServer) -> None:
    acting, [other] = await server.begin(pace=8 * 60), await server.others()
    name, turn = acting.name, server.newest
    server.leave(acting)
    await server.pass_time(8)
    told, following = [each for each in server.after(turn) if not says(each.text, "told-host")][:2]
    assert says(told.text, "seat-offered-left", name=name)
    assert told.labels == [words("button-takeseat", name=name)]
    assert told.named == []
    assert following.pinged == following.named == [other.name]
    assert words("seats-kept", names=name) in following.text
    zuri = server.newcomer("Zuri")
    assert read(await zuri.click(told, Action.TAKE_SEAT)).text == words("done-seat-taken")


async def test_the_seat_of_who_has_left_the_server_since_the_last_reminder_is_free_after_a_month(
    server: SimulatedServer,
) -> None:
    acting = await server.begin()
    for days in (1, 2, 4, 8):
        await server.pass_time(days * 24)
    server.leave(acting)
    await server.pass_time(16 * 24)
    assert any(says(each.text, "seat-offered-left", name=acting.name) for each in server.messages())
    assert Action.KEEP_PLAYING not in server.newest.actions
