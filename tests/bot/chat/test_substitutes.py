"""Substitutes in mid-game, as people in the channel see it."""

from functools import partial
from pathlib import Path

import pytest

from bot.games.models import Actor, Policy
from bot.games.proposals import approve
from bot.games.seats.handover import offer_seat, release_seat, resign, take_offered_seat
from tests.bot.simulated_server import HOUR, Message, SimulatedServer, message_with, read, say, until_placing

pytestmark = pytest.mark.slow


async def offer(server: SimulatedServer) -> Message:
    """Let the others offer the seat of the person whose turn it is, who has been reminded."""
    await server.pass_time(8)
    [other, *_] = await server.others()
    await other.click(server.newest.message, label="Find a substitute")
    # The message of the turn, which is hours old, was sent again below.
    turn = await public_message(server)
    return next(message for message in reversed(server.messages()) if message.id != turn.id)


async def public_message(server: SimulatedServer) -> Message:
    shown = (await server.table()).game.announcement.message_id
    return next(message for message in server.messages() if message.id == shown)


async def test_after_a_reminder_the_others_find_somebody_who_plays_on(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, zuri = await server.acting_person(), server.newcomer("Zuri")
    name = acting.name.capitalize()
    offered = await offer(server)
    assert f"The seat of **{name}** is free to take" in offered.text
    assert offered.pinged == []
    answer = await zuri.click(offered.message, label=f"Take the seat of {name}")
    assert f"**Zuri** plays for **{name}** from now on." in server.again(offered).text
    assert "The seat is yours" in read(answer).text
    turn = await public_message(server)
    assert f"Zuri plays for {name}." in turn.text
    assert f"<@{zuri.id}>" in turn.text
    server.people["Zuri"] = zuri
    await server.step()


async def test_the_message_of_the_turn_says_that_a_substitute_has_the_whole_time(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60, policy=Policy.TURN)
    name, zuri = (await server.acting_person()).name.capitalize(), server.newcomer("Zuri")
    await server.pass_time(7)
    table = await server.table()
    await server.services.tables.change_now(table.game.id, offer_seat, str(table.acting_seat))
    board = await say(zuri, server, "board")
    await zuri.click(board.message, label=f"Take the seat of {name}")
    assert f"Reminder <t:{server.now + 8 * HOUR}:R>" in (await public_message(server)).text


async def test_the_owner_comes_back_and_the_substitute_is_told(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, zuri = await server.acting_person(), server.newcomer("Zuri")
    name = acting.name.capitalize()
    await zuri.click((await offer(server)).message, label=f"Take the seat of {name}")
    turn = await public_message(server)
    answer = await acting.click(turn.message, label="Take my seat back")
    assert "The seat is yours" in read(answer).text
    assert f"**{name}** is back; **Zuri** has left the seat." in server.newest.text
    assert server.newest.pinged == []
    assert (await server.table()).awaits(acting.id)
    assert "no seat" in read(await zuri.click(turn.message, label=turn.buttons[0])).text


async def test_a_player_who_was_gone_takes_the_seat_that_a_computer_player_keeps_for_them(
    server: SimulatedServer,
) -> None:
    await server.begin()
    acting, table = await server.acting_person(), await server.table()
    number = table.acting_seat or 0
    await server.services.tables.change(table.game.id, partial(release_seat, number=number, user_id=acting.id))
    await server.services.publisher.publish(table.game.id)
    take = f"Take the seat of {acting.name.capitalize()}"
    offered = next(message for message in server.messages() if take in message.buttons)
    answer = await acting.click(offered.message, label=take)
    assert "The seat is yours" in read(answer).text
    seat = (await server.table()).seat(number)
    assert (seat.user_id, seat.is_computer, seat.offered) == (acting.id, False, False)
    assert server.again(offered).buttons == []


async def test_a_request_that_is_refused_leaves_the_old_message_of_the_turn_where_it_is(
    server: SimulatedServer,
) -> None:
    await server.begin(pace=8 * 60)
    acting, [other] = await server.acting_person(), await server.others()
    await server.pass_time(2)
    turn = await public_message(server)
    await say(acting, server, "kingdomino substitute")
    await other.click(server.newest.message, label="Rather not")
    assert (await public_message(server)).id == turn.id


async def test_who_moves_while_somebody_takes_the_seat_is_told_who_plays_there_now(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.begin()
    await until_placing(server)
    zuri, table = server.newcomer("Zuri"), await server.table()
    accounts, tables = server.services.accounts, server.services.tables
    await tables.change_now(table.game.id, offer_seat, str(table.acting_seat))
    auto_playing = accounts.auto_playing

    async def taken_meanwhile(game_id: int) -> frozenset[int]:
        monkeypatch.undo()
        await tables.change_now(game_id, take_offered_seat, Actor(zuri.id, "Zuri", 1), table.acting_seat or 0, None)
        return await auto_playing(game_id)

    # It is read between the table and the move that is written.
    monkeypatch.setattr(accounts, "auto_playing", taken_meanwhile)
    assert "Zuri plays for you on your seat" in read(await server.step()).text
    assert (await server.table()).ply == table.ply


async def test_an_owner_is_told_who_plays_on_the_seat_and_how_to_take_it_back(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, zuri = await server.acting_person(), server.newcomer("Zuri")
    await zuri.click((await offer(server)).message, label=f"Take the seat of {acting.name.capitalize()}")
    turn = await public_message(server)
    answers = [await say(acting, server, command) for command in ("plan", "kingdomino resign", "kingdomino pace")]
    answers += [await say(acting, server, "place", where="1@g8n")]
    answers += [read(await acting.click(turn.message, label=turn.buttons[0]))]
    assert {answer.text for answer in answers} == {"Zuri plays for you on your seat. `/kingdomino back` takes it back."}


async def test_everybody_present_has_to_agree_but_not_who_was_reminded(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin(pace=8 * 60)
        acting, [first, second] = await server.acting_person(), await server.others()
        asked = await offer(server)
        assert f"**{first.name.capitalize()}** would like to find a substitute" in asked.text
        assert asked.pinged == [second.name]
        assert f"<@{acting.id}>" not in asked.text
        await second.click(asked.message, label="Agree")
        assert Message(server.again(asked).message).buttons == [f"Take the seat of {acting.name.capitalize()}"]


async def test_a_seat_is_offered_when_the_first_reminder_leaves_nobody_to_decide(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.without_grace()
        await server.begin(pace=8 * 60)
        acting, [first, second] = await server.acting_person(), await server.others()
        name = acting.name.capitalize()
        await first.slash(server.channel, "kingdomino substitute", player=name)
        asked = server.newest
        await second.click(asked.message, label="Agree")
        assert server.again(asked).text.endswith(f"Still undecided: {acting.mention}")
        await server.pass_time(8)
        # The request is hours old: the offer is a message of its own, which people see.
        assert asked.id not in {message.id for message in server.messages()}
        assert [each.buttons for each in server.messages() if f"Take the seat of {name}" in each.buttons] == [
            [f"Take the seat of {name}"]
        ]


async def test_a_second_tap_on_agree_leaves_the_offer_as_it_is(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "kingdomino substitute")
    asked, game = server.newest, (await server.table()).game
    await other.click(asked.message, label="Agree")
    take = [f"Take the seat of {acting.name.capitalize()}"]
    assert server.again(asked).buttons == take
    # The tap was on its way when the request was answered.
    late = await message_with(server, f"b:agree:{game.id}:0:seat {game.acting_seat}")
    answer = await other.click(late, label="Forged")
    assert read(answer).text == "That was decided already, or something else has been proposed since."
    assert server.again(asked).buttons == take


async def test_a_kill_between_the_last_consent_and_the_offer_does_not_lose_it(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "kingdomino substitute")
    asked, table = server.newest, await server.table()
    consent = Actor(other.id, "", 1), "seat", str(table.game.acting_seat), asked.id
    await server.services.tables.change_now(table.game.id, approve, *consent)
    await server.restart()
    await server.pass_time(0)
    take = f"Take the seat of {acting.name.capitalize()}"
    assert [message.id for message in server.messages() if take in message.buttons] == [asked.id]
    zuri = server.newcomer("Zuri")
    assert "The seat is yours" in read(await zuri.click(server.again(asked).message, label=take)).text


async def test_a_seat_that_is_on_offer_is_not_put_to_the_table_again(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    await offer(server)
    shown = len(server.messages())
    answer = await say(acting, server, "kingdomino substitute")
    assert answer.text.startswith(f"The seat of {acting.name.capitalize()} is free to take already")
    assert len(server.messages()) == shown
    await server.pass_time(16)
    reminders = [each for each in server.messages() if "Stop reminding me" in each.buttons]
    assert reminders
    assert not any("Find a substitute" in each.buttons for each in reminders)


async def test_who_was_not_reminded_is_asked_too(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    await say(other, server, "kingdomino substitute", player=acting.name)
    asked = server.newest
    assert asked.pinged == [acting.name]
    await acting.click(asked.message, label="Rather not")
    assert "would rather not" in server.again(asked).text


async def test_somebody_finds_a_substitute_for_themselves(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    await say(acting, server, "kingdomino substitute")
    await other.click(server.newest.message, label="Agree")
    zuri = server.newcomer("Zuri")
    board = (await zuri.slash(server.channel, "board")).response
    assert board
    take = f"Take the seat of {acting.name.capitalize()}"
    assert Message(board).buttons[-2:] == ["Follow", take]
    await zuri.click(board, label="Follow")
    assert "The seat is yours" in read(await zuri.click(board, label=take)).text
    assert f"**Zuri** plays for **{acting.name.capitalize()}**" in server.newest.text
    # Whoever plays does not follow.
    assert await server.services.following.followers.followed(zuri.id) == ()
    assert "Zuri's turn" in (await say(acting, server, "games")).text


async def test_of_the_seat_of_somebody_who_resigned_no_return_is_promised(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin()
        [gone, other] = await server.others()
        await server.services.tables.change_now((await server.table()).game.id, resign, Actor(gone.id, gone.name, 1))
        await other.slash(server.channel, "kingdomino substitute", player=gone.name)
        asked = server.newest
        assert "and play on." in asked.text
        await (await server.acting_person()).click(asked.message, label="Agree")
        offered = server.again(asked)
        assert "may come back" not in offered.text
        answer = await server.newcomer("Robin").click(offered.message, label=offered.buttons[0])
        assert "The seat is yours: you play on from here, and" in read(answer).text


async def test_of_the_seat_of_a_substitute_it_is_said_that_its_owner_may_come_back(server: SimulatedServer) -> None:
    await server.begin()
    acting, [other] = await server.acting_person(), await server.others()
    zuri, table = server.newcomer("Zuri"), await server.table()
    await server.services.tables.change_now(table.game.id, offer_seat, str(table.acting_seat))
    await server.services.tables.change_now(
        table.game.id, take_offered_seat, Actor(zuri.id, "Zuri", 1), table.acting_seat or 0, None
    )
    await say(zuri, server, "kingdomino substitute")
    asked = server.newest
    name = acting.name.capitalize()
    assert f"the seat of **Zuri** and play on; **{name}** may come back" in asked.text
    await other.click(asked.message, label="Agree")
    assert f"**{name}** may come back at any time" in server.again(asked).text


async def test_of_two_who_tap_one_gets_the_seat_and_the_other_is_told(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    await offer(server)
    takers = [server.newcomer("Zuri"), server.newcomer("Robin")]
    take = f"Take the seat of {acting.name.capitalize()}"
    boards = [(await taker.slash(server.channel, "board")).response.message for taker in takers]  # type: ignore[union-attr]
    answers = [await taker.click(message, label=take) for taker, message in zip(takers, boards, strict=True)]
    told = [read(answer).text for answer in answers]
    assert sorted("The seat is yours" in text for text in told) == [False, True]
    assert any("is not free to take now" in text for text in told)


async def test_an_offer_is_over_once_its_player_moves(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting = await server.acting_person()
    offered = await offer(server)
    take = f"b:takeseat:{(await server.table()).game.id}:0:{(await server.table()).acting_seat}"
    await server.step()
    assert (server.again(offered).text, server.again(offered).buttons) == (
        "This seat is not free to take any more.",
        [],
    )
    # The tap was on its way when the player moved.
    answer = await server.newcomer("Zuri").click(await message_with(server, take), label="Forged")
    assert acting.name.capitalize() in read(answer).text
    assert "its player is back" in read(answer).text


async def test_an_offer_ends_when_somebody_takes_the_seat_elsewhere(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, zuri = await server.acting_person(), server.newcomer("Zuri")
    offered = await offer(server)
    board = await say(zuri, server, "board")
    await zuri.click(board.message, label=f"Take the seat of {acting.name.capitalize()}")
    assert server.again(offered).buttons == []
    told = f"**Zuri** plays for **{acting.name.capitalize()}**"
    assert any(told in message.text for message in server.messages())


async def test_a_restart_keeps_the_offer_and_the_substitute(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    acting, zuri = await server.acting_person(), server.newcomer("Zuri")
    offered = await offer(server)
    await server.restart()
    await zuri.click(offered.message, label=f"Take the seat of {acting.name.capitalize()}")
    await server.restart()
    assert (await server.table()).awaits(zuri.id)


async def test_nobody_of_a_name_that_is_not_at_the_table_is_substituted(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    ola = server.people["Ola"]
    assert "Nobody here has that name" in (await say(ola, server, "kingdomino substitute", player="Nobody")).text
    offered = await ola.autocomplete(server.channel, "kingdomino substitute", "player", "ke")
    assert [choice["name"] for choice in offered] == ["Kenji"]


async def test_a_computer_player_needs_no_substitute(server: SimulatedServer) -> None:
    await server.begin(players=3)
    [computer] = [seat.name for seat in (await server.table()).game.seats if seat.is_computer]
    answer = await say(server.people["Ola"], server, "kingdomino substitute", player=computer)
    assert answer.text == "Computer players need no substitute: they are always there."
