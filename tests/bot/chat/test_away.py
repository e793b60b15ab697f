"""People who are away for some time, as they and the others in the channel see it."""

from pathlib import Path

import pytest

from bot.games.models import Actor
from bot.games.people import Person
from bot.games.seats.handover import offer_seat, take_offered_seat
from tests.bot.simulated_server import HOUR, Message, SimulatedServer, open_panel, read, say, until_placing

pytestmark = pytest.mark.slow


async def test_an_absence_is_told_to_the_table_and_ends_with_a_tap(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, [other] = await server.acting_person(), await server.others()
    name = acting.name.capitalize()
    answer = (await acting.slash(server.channel, "away until", end="3 days")).response
    assert answer
    until = server.now + 72 * HOUR
    assert f"away until <t:{until}:f>" in Message(answer).text
    assert f"{name} is away until <t:{until}:f>." in server.newest.text
    assert f"Stand in for {name}" in server.newest.buttons
    await acting.click(answer, label="I am back")
    assert "Welcome back" in Message(answer).text
    assert "**your turn**" in Message(answer).text
    assert "is away" not in server.newest.text
    assert "You are not away" in (await say(acting, server, "away back")).text
    assert other.name not in server.newest.pinged


async def test_a_message_that_is_hours_old_is_edited_once_however_often_somebody_goes_and_comes_back(
    server: SimulatedServer,
) -> None:
    await server.begin()
    [other], turn = await server.others(), server.newest
    await server.pass_time(3)
    for _ in range(2):
        await say(other, server, "away until", end="3 days")
        await say(other, server, "away back")
    await server.step()
    path = f"/channels/{server.channel.id}/messages/{turn.id}"
    assert [sent.method for sent in server.env.http_requests if sent.path.endswith(path)] == ["PATCH"]
    assert (server.again(turn).text, server.again(turn).buttons) != (turn.text, turn.buttons)
    assert [message.pinged for message in server.after(turn)] == [[], [other.name]]


async def test_nobody_who_is_away_is_reminded_and_the_others_may_stand_in_at_once(server: SimulatedServer) -> None:
    await server.begin(pace=60)
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "away until", end="3 days")
    turn = server.newest
    await server.pass_time(24)
    assert server.newest.id == turn.id
    name = acting.name.capitalize()
    offer = (await other.click(turn.message, label=f"Stand in for {name}")).response
    assert offer
    assert Message(offer).buttons == [
        f"Let a computer take {name}'s turn",
        f"Let a computer keep {name}'s seat",
        "Find a substitute",
    ]
    await other.click(offer, label=f"Let a computer take {name}'s turn")
    assert f"**{name}** (a computer player stood in)" in server.newest.text


async def test_whoever_begins_a_turn_while_away_is_not_said_to_be_away_any_more(server: SimulatedServer) -> None:
    await server.begin()
    acting = await until_placing(server)
    await say(acting, server, "away until", end="3 days")
    assert f"{acting.name.capitalize()} is away" in server.newest.text
    await acting.click(await open_panel(server, acting), label="Only place")
    turn = server.newest
    assert "is away" not in turn.text
    assert not any(label.startswith("Stand in") for label in turn.buttons)


async def test_whoever_undoes_a_placement_while_away_is_not_said_to_be_away_any_more(server: SimulatedServer) -> None:
    await server.begin()
    acting = await until_placing(server)
    panel = await open_panel(server, acting)
    await acting.click(panel, label="Only place")
    await say(acting, server, "away until", end="3 days")
    assert "is away" in server.newest.text
    await acting.click(panel, label="Undo: placement")
    assert "is away" not in server.newest.text


async def test_whoever_is_away_is_still_away_after_letting_a_computer_move_for_another(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin(pace=8 * 60)
        other, _ = await server.others()
        await say(other, server, "away until", end="3 weeks")
        await server.pass_time(8)
        await say(other, server, "kingdomino stand-in")
        [absent] = [seat for seat in (await server.table()).game.seats if seat.is_absent]
        assert absent.user_id == other.id


async def test_whoever_is_away_and_lets_a_computer_keep_the_last_seat_leaves_a_table_that_says_so(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=8 * 60)
    late, [other] = await server.acting_person(), await server.others()
    await server.pass_time(8)
    await server.pass_time(16)
    await say(other, server, "away until", end="3 weeks")
    await say(other, server, "kingdomino stand-in", seat=True)
    assert (await server.table()).is_deserted
    turn = next(message for message in reversed(server.messages()) if message.buttons)
    assert "Nobody is here at the moment" in turn.text
    assert "Take my seat back" in turn.buttons
    await late.click(turn.message, label="Take my seat back")
    assert (await server.acting_person()) is late


async def test_where_the_table_agreed_a_computer_moves_at_once_and_nobody_is_notified(server: SimulatedServer) -> None:
    await server.begin(policy="turn")
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "away until", end="2 weeks")
    table = await server.table()
    assert table.acting
    assert table.acting.name == other.name.capitalize()
    assert "a computer player moves meanwhile" in server.newest.text
    assert server.newest.pinged == [other.name]
    while (await server.acting_person()) is other and (await server.table()).state.round < 3:
        await server.step()
    assert acting.name not in [name for message in server.after(server.newest) for name in message.pinged]
    told = await say(acting, server, "away back")
    assert "While you were away, others took" in told.text


async def test_the_end_of_an_absence_announces_a_turn_that_has_come_meanwhile(server: SimulatedServer) -> None:
    await server.begin(pace=24 * 60)
    acting, [other] = await server.acting_person(), await server.others()
    await say(other, server, "away until", end="3 days")
    while (await server.acting_person()) is acting:
        await server.step()
    waiting = server.newest
    assert waiting.pinged == []
    await server.pass_time(72)
    [again] = server.after(waiting)
    assert again.pinged == [other.name]
    assert "is away" not in again.text
    # The pace begins when they are back.
    await server.pass_time(23.9)
    assert server.newest.id == again.id
    await server.pass_time(0.1)
    assert server.newest.id != again.id


async def test_a_restart_neither_loses_nor_repeats_the_end_of_an_absence(server: SimulatedServer) -> None:
    await server.begin(pace=0)
    acting = await server.acting_person()
    await say(acting, server, "away until", end="1 hours")
    turn = server.newest
    await server.bot.close()
    server.now += 2 * HOUR
    await server.restart()
    await server.pass_time(0)
    [again] = server.after(turn)
    assert again.pinged == [acting.name]
    await server.restart()
    await server.pass_time(1)
    assert server.newest.id == again.id


async def test_the_panel_tells_once_what_happened_during_an_absence_that_is_over(server: SimulatedServer) -> None:
    await server.begin(policy="turn", pace=0)
    await until_placing(server)
    acting = await server.acting_person()
    await say(acting, server, "away until", end="1 hours")
    while (await server.acting_person()) is not acting:
        await server.step()
        if len((await server.table()).moves) > 14:
            break
    await server.pass_time(1)
    while (await server.acting_person()) is not acting:
        await server.step()
    panel = await open_panel(server, acting)
    assert "While you were away, others took" in Message(panel).text
    assert "While you were away" not in Message(await open_panel(server, acting)).text


async def test_days_are_offered_by_their_names_and_numbers_by_what_they_may_mean(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    # It is Friday, January 15, 2027, at noon.
    offered = await ola.autocomplete(server.channel, "away until", "end", "sunday")
    assert [choice["name"] for choice in offered][:2] == ["Sunday, January 17, 2027", "Sunday, January 24, 2027"]
    assert offered[0]["value"] == "2027-01-17"
    first = (await ola.autocomplete(server.channel, "away until", "end", ""))[0]
    assert first["name"] == "tomorrow, Saturday, January 16, 2027"
    days = await ola.autocomplete(server.channel, "away until", "end", "3")
    assert [choice["name"] for choice in days][:3] == ["in 3 hours", "in 3 days", "in 3 weeks"]


async def test_what_is_typed_without_choosing_is_understood_or_explained(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert "not a time at which you could be back" in (await say(ola, server, "away until", end="soonish")).text
    assert "You are away until <t:1800172800:f>" in (await say(ola, server, "away until", end="sunday")).text
    person = await server.services.accounts.person(ola.id)
    assert person == Person(ola.id, away_from=server.now, away_until=1800172800)


async def test_a_date_may_be_typed_without_zeros(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    # March 5, 2027, at eight in the morning.
    assert "You are away until <t:1804233600:f>" in (await say(ola, server, "away until", end="2027-3-5")).text
    offered = await ola.autocomplete(server.channel, "away until", "end", "2027-3-5")
    assert [choice["value"] for choice in offered] == ["2027-03-05"]
    # The beginning of a date.
    offered = await ola.autocomplete(server.channel, "away until", "end", "2027-01-3")
    assert [choice["value"] for choice in offered] == ["2027-01-30", "2027-01-31"]


async def test_a_table_with_nobody_else_waits_whatever_it_has_agreed(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as server:
        await server.begin(players=3, policy="turn")
        told = await say(server.people["Ola"], server, "away until", end="5 days")
        assert "One of your tables waits until somebody is back." in told.text
        assert "computer" not in told.text
        assert "Nobody is here at the moment: the game waits until somebody is back." in server.newest.text
        assert "a computer player moves meanwhile" not in server.newest.text


async def test_an_absence_changes_nothing_where_a_substitute_plays(server: SimulatedServer) -> None:
    await server.begin(pace=60)
    acting, table, zoe = await server.acting_person(), await server.table(), server.newcomer("Zoe")
    assert table.acting_seat
    await server.services.tables.change_now(table.game.id, offer_seat, str(table.acting_seat))
    await server.services.tables.change_now(
        table.game.id, take_offered_seat, Actor(zoe.id, "Zoe"), table.acting_seat, None
    )
    told = (await say(acting, server, "away until", end="3 days")).text
    assert f"You are away until <t:{server.now + 72 * HOUR}:f>" in told
    assert "table" not in told


async def test_playing_ends_an_absence_at_that_table(server: SimulatedServer) -> None:
    await server.begin()
    acting = await server.acting_person()
    await say(acting, server, "away until", end="3 days")
    await server.step()
    assert "is away" not in server.newest.text


async def test_an_absence_is_private_elsewhere(server: SimulatedServer) -> None:
    await server.begin()
    acting = await server.acting_person()
    zuri = server.newcomer("Zuri")
    elsewhere = server.env.guild.create_text_channel("table-2")
    await zuri.slash(elsewhere, "kingdomino new")
    told = read(await acting.slash(elsewhere, "away until", end="3 days"))
    assert told.message.flags.ephemeral
    assert all("away" not in Message(message).text for message in elsewhere.history())


async def test_the_public_message_ends_an_absence(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "away until", end="3 days")
    assert "You are not away" in read(await other.click(server.newest.message, label="I am back")).text
    answer = await acting.click(server.newest.message, label="I am back")
    assert "Welcome back" in read(answer).text
    assert "is away" not in server.newest.text
