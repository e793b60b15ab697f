"""Taking a turn back when everybody agrees, as people in the channel see it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.simulated_server import Message, SimulatedServer

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as server:
        await server.begin()
        yield server


async def test_the_others_are_asked_and_the_turn_is_taken_back(server: SimulatedServer) -> None:
    mover, first = await server.due(), server.newest
    await server.step()
    second = server.newest
    answer = await mover.slash(server.channel, "kingdomino takeback")
    assert "have been asked" in Message(answer.response).text
    question = server.newest
    assert f"**{mover.name.capitalize()}** would like to take the last turn back" in question.text
    others = [person for person in server.people.values() if person is not mover]
    assert sorted(question.pinged) == sorted(person.name for person in others)
    await others[0].click(question.message, label="Agree")
    question = server.again(question)
    assert (others[0].mention in question.text, others[1].mention in question.text) == (False, True)
    await others[1].click(question.message, label="Agree")
    question = server.again(question)
    assert (question.text, question.buttons) == ("Everybody agreed to take the last turn back.", [])
    news = server.newest
    assert news.text.startswith(f"**{mover.name.capitalize()}** took the turn back.")
    assert (news.pinged, news.buttons) == ([mover.name], first.buttons)
    told = server.again(second)
    assert (told.text.splitlines()[0], told.buttons) == (second.text.splitlines()[0], [])


async def test_an_agreement_survives_a_restart(server: SimulatedServer) -> None:
    mover = await server.due()
    await server.step()
    await mover.slash(server.channel, "kingdomino takeback")
    question = server.newest
    others = [person for person in server.people.values() if person is not mover]
    await others[0].click(question.message, label="Agree")
    await server.restart()
    await others[1].click(question.message, label="Agree")
    assert (await server.due()) is mover


async def test_one_who_would_rather_play_on_is_enough(server: SimulatedServer) -> None:
    mover = await server.due()
    await server.step()
    await mover.slash(server.channel, "kingdomino takeback")
    question, [other, _] = server.newest, await server.others()
    await other.click(question.message, label="Play on")
    refused = server.again(question)
    assert f"{other.name.capitalize()} would rather play on" in refused.text
    assert refused.buttons == []
    assert (await server.due()) is not mover


async def test_a_question_that_came_too_late_says_so(server: SimulatedServer) -> None:
    mover = await server.due()
    await server.step()
    await mover.slash(server.channel, "kingdomino takeback")
    question, other = server.newest, await server.due()
    await server.step()
    await other.click(question.message, label="Agree")
    assert (server.again(question).text, server.again(question).buttons) == (
        "The game has gone on, so the turn stands.",
        [],
    )


async def test_who_has_not_moved_last_is_told_why_nothing_can_be_taken_back(server: SimulatedServer) -> None:
    answer = await (await server.due()).slash(server.channel, "kingdomino takeback")
    assert "nothing to take back" in Message(answer.response).text
    assert (server.newest.pinged, len(server.newest.buttons)) == ([(await server.due()).name], 3)


async def test_a_bystander_has_no_say(server: SimulatedServer) -> None:
    mover = await server.due()
    await server.step()
    await mover.slash(server.channel, "kingdomino takeback")
    question = server.newest
    bystander = server.newcomer("Li")
    answer = await bystander.click(question.message, label="Agree")
    assert "no seat" in Message(answer.followups[0]).text
    assert server.again(question).text == question.text


async def test_the_typed_command_also_takes_the_placement_of_this_turn_back(server: SimulatedServer) -> None:
    while not (table := await server.table()).state.domino:
        await server.step()
    mover = await server.due()
    await server.step()
    assert (await server.table()).can_take_back
    answer = await mover.slash(server.channel, "kingdomino takeback")
    assert "Place" in Message(answer.response).text
    assert (await server.table()).state == table.state


async def test_the_panel_offers_it_at_the_end_of_a_turn(server: SimulatedServer) -> None:
    while not (await server.table()).state.domino:
        await server.step()
    mover = await server.due()
    panel = (await mover.click(server.newest.message, label=server.newest.buttons[0])).response
    assert panel
    await mover.click(panel, label="✓ Place here")
    await mover.click(panel, label=Message(panel).buttons[0])
    done = Message(panel)
    assert done.buttons == ["Take this turn back"]
    await mover.click(panel, label="Take this turn back")
    assert "have been asked" in Message(panel).text
    assert server.newest.buttons == ["Agree", "Play on"]


async def test_with_computer_players_only_it_happens_at_once(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "Ola") as alone:
        await alone.begin(players=2)
        ola = alone.people["Ola"]
        while len({turn.king.seat for turn in (await alone.table()).state.turns[:2]}) > 1:
            await alone.step()
        before = await alone.table()
        while (await alone.table()).state.turns == before.state.turns:
            await alone.step()
        answer = await ola.slash(alone.channel, "kingdomino takeback")
        assert Message(answer.response).text == "Your turn is taken back."
        assert alone.newest.text.startswith("**Ola** took the turn back.")
        assert (await alone.table()).state == before.state
