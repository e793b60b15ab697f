"""Undoing a turn with everybody's approval, as people in the channel see it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.games.models import DAY, Actor
from bot.games.seats.handover import offer_seat
from bot.games.table import Table
from tests.bot.simulated_server import Message, SimulatedServer, message_with, read, say

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin()
        yield server


async def test_a_turn_is_undone_once_all_others_approve(server: SimulatedServer) -> None:
    mover, first = await server.acting_person(), server.newest
    await server.step()
    second = server.newest
    answer = await mover.slash(server.channel, "kingdomino undo")
    assert "have been asked" in Message(answer.response).text
    question = server.newest
    assert f"**{mover.name.capitalize()}** would like to undo the last turn" in question.text
    others = [person for person in server.people.values() if person is not mover]
    assert sorted(question.pinged) == sorted(person.name for person in others)
    await others[0].click(question.message, label="Agree")
    question = server.again(question)
    assert (others[0].mention in question.text, others[1].mention in question.text) == (False, True)
    await others[1].click(question.message, label="Agree")
    question = server.again(question)
    assert (question.text, question.buttons) == ("Everybody agreed to undo the last turn.", [])
    news = server.newest
    assert f"**{mover.name.capitalize()}** undoes the turn." in news.text
    assert (news.pinged, news.buttons) == ([mover.name], first.buttons)
    told = server.again(second)
    assert (told.text.splitlines()[0], told.buttons) == (second.text.splitlines()[0], [])


async def test_a_request_older_than_an_hour_is_made_anew_and_notifies_nobody_again(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    question = server.newest
    others = [person for person in server.people.values() if person is not mover]
    await server.pass_time(2)
    await others[0].click(question.message, label="Agree")
    again = server.newest
    assert question.id not in [message.id for message in server.messages()]
    assert again.buttons == question.buttons
    assert server.env.http_requests[-1].json["allowed_mentions"] == {"users": [], "parse": []}  # type: ignore[index]
    assert (others[0].mention in again.text, others[1].mention in again.text) == (False, True)
    await server.pass_time(2)
    await others[1].click(again.message, label="Agree")
    assert server.again(again).text == "Everybody agreed to undo the last turn."


async def test_asking_twice_asks_the_others_once(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    turn = server.newest
    for _ in range(2):
        await mover.slash(server.channel, "kingdomino undo")
    [question] = server.after(turn)
    assert len(question.pinged) == 2


async def test_an_approval_survives_a_restart(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    question = server.newest
    others = [person for person in server.people.values() if person is not mover]
    await others[0].click(question.message, label="Agree")
    await server.restart()
    await others[1].click(question.message, label="Agree")
    assert (await server.acting_person()) is mover


async def test_one_refusal_rejects_the_undo(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    question, [other, _] = server.newest, await server.others()
    await other.click(question.message, label="No, play on")
    rejected = server.again(question)
    assert f"{other.name.capitalize()} would rather play on" in rejected.text
    assert rejected.buttons == []
    assert (await server.acting_person()) is not mover


async def request(server: SimulatedServer) -> tuple[MemberActor, Message]:
    """Let somebody end a turn and ask to take it back; who, and the request."""
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    return mover, server.newest


async def tap_late(server: SimulatedServer, person: MemberActor, question: Message, label: str) -> str:
    """Tap a button of the request which was on its way when the request was decided; the answer to the person."""
    [custom_id] = [part["custom_id"] for part in question._parts if part.get("label") == label]
    return read(await person.click(await message_with(server, custom_id), label="Forged")).text


async def test_a_late_tap_leaves_what_was_agreed_as_it_is(server: SimulatedServer) -> None:
    mover, question = await request(server)
    others = [person for person in server.people.values() if person is not mover]
    for person in others:
        await person.click(question.message, label="Agree")
    for label in ("Agree", "No, play on"):
        assert await tap_late(server, others[1], question, label) == "Everybody agreed to undo the last turn."
    assert server.again(question).text == "Everybody agreed to undo the last turn."
    assert await server.acting_person() is mover


async def test_a_late_tap_after_a_refusal_leaves_the_turn_as_it_is(server: SimulatedServer) -> None:
    mover, question = await request(server)
    first, second = [person for person in server.people.values() if person is not mover]
    await first.click(question.message, label="No, play on")
    refused = f"The last turn stands: {first.name.capitalize()} would rather play on."
    # Not even the player of the turn asks again by it.
    for person, label in ((second, "Agree"), (second, "No, play on"), (mover, "Agree")):
        assert await tap_late(server, person, question, label) == "The last turn stands."
    assert server.again(question).text == refused
    assert not (await server.table()).is_undo_requested


async def test_whoever_would_undo_their_own_turn_approves_of_nobody_elses(server: SimulatedServer) -> None:
    mover, question = await request(server)
    undecided = server.again(question).text
    for person in server.people.values():
        if person is not mover:
            answer = await say(person, server, "kingdomino undo")
            assert "you have not ended a turn yet" in answer.text or "Your turn stands" in answer.text
    assert server.again(question).text == undecided


async def test_a_turn_is_undone_when_the_last_one_who_is_asked_is_away(server: SimulatedServer) -> None:
    mover, question = await request(server)
    first, second = [person for person in server.people.values() if person is not mover]
    await first.click(question.message, label="Agree")
    await second.slash(server.channel, "away until", end="5 days")
    decided = server.again(question)
    assert (decided.text, decided.buttons) == ("Everybody agreed to undo the last turn.", [])
    assert await server.acting_person() is mover
    # Who is away has not come back by it.
    assert [seat.name for seat in (await server.table()).game.seats if seat.is_absent] == [second.name.capitalize()]


async def test_a_request_asks_the_substitute_of_somebody_whom_it_has_asked(server: SimulatedServer) -> None:
    mover, question = await request(server)
    first, second = [person for person in server.people.values() if person is not mover]
    await first.click(question.message, label="Agree")
    game = (await server.table()).game
    seat = game.seat_of(second.id)
    assert seat
    await server.services.tables.change_now(game.id, offer_seat, str(seat.number))
    robin = server.newcomer("Robin")
    board = (await robin.slash(server.channel, "board")).response
    assert board
    await robin.click(board, label=f"Take the seat of {second.name.capitalize()}")
    assert server.again(question).text.endswith(f"Still undecided: {robin.mention}")


async def test_a_request_does_not_ask_for_somebody_who_was_erased(server: SimulatedServer) -> None:
    mover, question = await request(server)
    first, second = [person for person in server.people.values() if person is not mover]
    for person, undecided in ((first, f"Still undecided: {second.mention}"), (second, "undo the last turn.")):
        page = (await person.slash(server.channel, "privacy")).response
        assert page
        sure = (await person.click(page, label="Erase everything about me")).response or page
        await person.click(sure, label=Message(sure).buttons[0])
        assert server.again(question).text.endswith(undecided)
    assert server.again(question).buttons == []


async def test_a_request_of_a_game_that_is_cancelled_asks_nobody_any_more(server: SimulatedServer) -> None:
    _, question = await request(server)
    cancel = (await server.people["Ola"].slash(server.channel, "kingdomino cancel")).response
    assert cancel
    await server.people["Ola"].click(cancel, label=Message(cancel).buttons[0])
    assert (server.again(question).text, server.again(question).buttons) == ("The last turn stands.", [])


async def test_a_request_that_an_older_version_has_sent_is_answered_in_its_message(server: SimulatedServer) -> None:
    mover, question = await request(server)
    first, second = [person for person in server.people.values() if person is not mover]
    await server.services.tables.change((await server.table()).game.id, lambda game: replace(game, notices=()))
    await first.click(question.message, label="Agree")
    assert server.again(question).text.endswith(f"Still undecided: {second.mention}")
    await second.click(question.message, label="No, play on")
    refused = f"The last turn stands: {second.name.capitalize()} would rather play on."
    assert (server.again(question).text, server.again(question).buttons) == (refused, [])


async def test_a_request_to_undo_says_so_if_somebody_has_moved_since(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    question = server.newest
    await server.step()
    assert (server.again(question).text, server.again(question).buttons) == (
        "The game has gone on, so the turn stands.",
        [],
    )


async def test_a_player_who_has_not_moved_last_is_told_why_nothing_can_be_undone(server: SimulatedServer) -> None:
    answer = await (await server.acting_person()).slash(server.channel, "kingdomino undo")
    assert "nothing to undo" in Message(answer.response).text
    assert (server.newest.pinged, len(server.newest.buttons)) == ([(await server.acting_person()).name], 5)


async def test_a_bystander_cannot_approve_an_undo(server: SimulatedServer) -> None:
    mover = await server.acting_person()
    await server.step()
    await mover.slash(server.channel, "kingdomino undo")
    question = server.newest
    bystander = server.newcomer("Li")
    answer = await bystander.click(question.message, label="Agree")
    assert "no seat" in Message(answer.followups[0]).text
    assert server.again(question).text == question.text


async def test_the_command_also_undoes_the_placement_of_this_turn(server: SimulatedServer) -> None:
    while not (table := await server.table()).state.domino:
        await server.step()
    mover = await server.acting_person()
    await server.step()
    assert (await server.table()).can_undo_move
    answer = await mover.slash(server.channel, "kingdomino undo")
    assert "Place" in Message(answer.response).text
    assert (await server.table()).state == table.state


async def test_the_panel_offers_to_undo_a_turn_at_its_end(server: SimulatedServer) -> None:
    while not (await server.table()).state.domino:
        await server.step()
    mover = await server.acting_person()
    panel = (await mover.click(server.newest.message, label=server.newest.buttons[0])).response
    assert panel
    await mover.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Take")))
    done = Message(panel)
    assert done.buttons == ["Undo this turn"]
    await mover.click(panel, label="Undo this turn")
    assert "have been asked" in Message(panel).text
    assert server.newest.buttons == ["Agree", "No, play on"]


async def test_a_turn_is_undone_at_once_if_all_others_are_computer_players(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as alone:
        await alone.begin(players=2)
        ola = alone.people["Ola"]
        while len({turn.king.seat for turn in (await alone.table()).state.turns[:2]}) > 1:
            await alone.step()
        before = await alone.table()
        while (await alone.table()).state.turns == before.state.turns:
            await alone.step()
        answer = await ola.slash(alone.channel, "kingdomino undo")
        assert Message(answer.response).text.startswith("Your turn is undone.")
        assert "**Ola** undoes the turn." in alone.newest.text
        assert (await alone.table()).state == before.state


async def test_a_turn_that_ends_when_it_is_to_be_undone_already_is_undone(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, before = await server.acting_person(), await server.table()
    for other in await server.others():
        await server.services.absences.leave(other.id, server.now + DAY)
    approve = server.services.undo.approve

    async def approve_once_moved(game_id: int, *arguments: Any) -> Table:
        """Do what the bot does for a person who taps a move and types the command at one moment."""
        move = str(before.state.legal_moves()[0])
        await server.services.tables.play(game_id, before.ply, move, Actor(mover.id, mover.name))
        return await approve(game_id, *arguments)

    monkeypatch.setattr(server.services.undo, "approve", approve_once_moved)
    answer = await mover.slash(server.channel, "kingdomino undo")
    assert Message(answer.response).text.startswith("Your turn is undone.")
    assert (await server.table()).state == before.state


async def test_what_came_since_takes_the_place_of_the_button_of_a_turn_that_others_have_followed(
    server: SimulatedServer,
) -> None:
    while not (await server.table()).state.domino:
        await server.step()
    mover = await server.acting_person()
    panel = (await mover.click(server.newest.message, label=server.newest.buttons[0])).response
    assert panel
    await mover.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Take")))
    other = (await server.table()).acting
    assert other
    # A bot that has been restarted does not know where the panel is, so it does not delete it with the next turn.
    await server.restart()
    queue = (await server.table()).state.turns
    while (await server.table()).state.turns == queue:
        await server.step()
    done = Message(panel).text
    answer = await mover.click(panel, label="Undo this turn")
    assert (Message(panel).text, Message(panel).buttons, answer.followups) == (
        f"{done}\nYour turn stands, because {other.name} has moved since.",
        [],
        [],
    )
