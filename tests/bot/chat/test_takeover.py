"""Taking a turn back when everybody agrees, as people in the channel see it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.harness import Message, Parlour


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour.of(tmp_path, "Ola", "Kenji", "Zuri") as parlour:
        await parlour.begin()
        yield parlour


async def test_the_others_are_asked_and_the_turn_is_taken_back(parlour: Parlour) -> None:
    mover, first = await parlour.due(), parlour.newest
    await parlour.step()
    second = parlour.newest
    answer = await mover.slash(parlour.channel, "kingdomino takeback")
    assert "have been asked" in Message(answer.response).text
    question = parlour.newest
    assert f"**{mover.name.capitalize()}** would like to take the last turn back" in question.text
    others = [person for person in parlour.people.values() if person is not mover]
    assert sorted(question.pinged) == sorted(person.name for person in others)
    await others[0].click(question.message, label="Agree")
    question = parlour.again(question)
    assert (others[0].mention in question.text, others[1].mention in question.text) == (False, True)
    await others[1].click(question.message, label="Agree")
    question = parlour.again(question)
    assert (question.text, question.buttons) == ("Everybody agreed to take the last turn back.", [])
    news = parlour.newest
    assert news.text.startswith(f"**{mover.name.capitalize()}** took the turn back.")
    assert (news.pinged, news.buttons) == ([mover.name], first.buttons)
    told = parlour.again(second)
    assert (told.text.splitlines()[0], told.buttons) == (second.text.splitlines()[0], [])


async def test_an_agreement_survives_a_restart(parlour: Parlour) -> None:
    mover = await parlour.due()
    await parlour.step()
    await mover.slash(parlour.channel, "kingdomino takeback")
    question = parlour.newest
    others = [person for person in parlour.people.values() if person is not mover]
    await others[0].click(question.message, label="Agree")
    await parlour.restart()
    await others[1].click(question.message, label="Agree")
    assert (await parlour.due()) is mover


async def test_one_who_would_rather_play_on_is_enough(parlour: Parlour) -> None:
    mover = await parlour.due()
    await parlour.step()
    await mover.slash(parlour.channel, "kingdomino takeback")
    question, [other, _] = parlour.newest, await parlour.others()
    await other.click(question.message, label="Play on")
    refused = parlour.again(question)
    assert f"{other.name.capitalize()} would rather play on" in refused.text
    assert refused.buttons == []
    assert (await parlour.due()) is not mover


async def test_a_question_that_came_too_late_says_so(parlour: Parlour) -> None:
    mover = await parlour.due()
    await parlour.step()
    await mover.slash(parlour.channel, "kingdomino takeback")
    question, other = parlour.newest, await parlour.due()
    await parlour.step()
    await other.click(question.message, label="Agree")
    assert (parlour.again(question).text, parlour.again(question).buttons) == (
        "The game has gone on, so the turn stands.",
        [],
    )


async def test_who_has_not_moved_last_is_told_why_nothing_can_be_taken_back(parlour: Parlour) -> None:
    answer = await (await parlour.due()).slash(parlour.channel, "kingdomino takeback")
    assert "nothing to take back" in Message(answer.response).text
    assert (parlour.newest.pinged, len(parlour.newest.buttons)) == ([(await parlour.due()).name], 3)


async def test_a_bystander_has_no_say(parlour: Parlour) -> None:
    mover = await parlour.due()
    await parlour.step()
    await mover.slash(parlour.channel, "kingdomino takeback")
    question = parlour.newest
    bystander = parlour.newcomer("Li")
    answer = await bystander.click(question.message, label="Agree")
    assert "no seat" in Message(answer.followups[0]).text
    assert parlour.again(question).text == question.text


async def test_the_typed_command_also_takes_the_placement_of_this_turn_back(parlour: Parlour) -> None:
    while not (table := await parlour.table()).state.domino:
        await parlour.step()
    mover = await parlour.due()
    await parlour.step()
    assert (await parlour.table()).can_take_back
    answer = await mover.slash(parlour.channel, "kingdomino takeback")
    assert "Place" in Message(answer.response).text
    assert (await parlour.table()).state == table.state


async def test_the_panel_offers_it_at_the_end_of_a_turn(parlour: Parlour) -> None:
    while not (await parlour.table()).state.domino:
        await parlour.step()
    mover = await parlour.due()
    panel = (await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])).response
    assert panel
    await mover.click(panel, label="✓ Place here")
    await mover.click(panel, label=Message(panel).buttons[0])
    done = Message(panel)
    assert done.buttons == ["Take this turn back"]
    await mover.click(panel, label="Take this turn back")
    assert "have been asked" in Message(panel).text
    assert parlour.newest.buttons == ["Agree", "Play on"]


async def test_with_computer_players_only_it_happens_at_once(tmp_path: Path) -> None:
    async with Parlour.of(tmp_path, "Ola") as alone:
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
