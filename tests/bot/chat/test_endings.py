"""Leaving a game and ending it: resignations, the poster, rematches."""

import pytest

from tests.bot.harness import Message, Parlour, finish, read, say


async def test_resigning_takes_a_second_thought_and_the_game_goes_on(parlour: Parlour) -> None:
    await parlour.begin()
    due, [other] = await parlour.due(), await parlour.others()
    question = (await due.slash(parlour.channel, "kingdomino resign")).response
    assert question
    await due.click(question, label="Resign")
    assert "a computer player plays on" in Message(question).text
    assert parlour.newest.pinged == [other.name]
    assert (await parlour.table()).acting == (await parlour.table()).game.seat_of(other.id)
    assert "no seat" in (await say(due, parlour, "kingdomino resign")).text


async def test_everybody_reads_who_resigned_and_that_a_computer_player_moves_there_now(parlour: Parlour) -> None:
    await parlour.begin()
    due = await parlour.due()
    before, name = parlour.newest, due.name.capitalize()
    question = (await due.slash(parlour.channel, "kingdomino resign")).response
    assert question
    await due.click(question, label="Resign")
    goodbye, turn = parlour.after(before)
    assert (goodbye.text, goodbye.pinged) == (f"**{name}** has left the game; a computer player takes the seat.", [])
    assert f"**{name}** (computer) took" in turn.text
    assert "no seat" in read(await due.click(turn.message, label=turn.buttons[0])).text


async def test_a_game_goes_on_although_nobody_can_be_told_who_left(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    await parlour.begin()
    due, [other] = await parlour.due(), await parlour.others()
    question = (await due.slash(parlour.channel, "kingdomino resign")).response
    assert question
    parlour.env.inject_error("POST", "/webhooks/*", status=400, code=50035)
    await due.click(question, label="Resign")
    assert "nobody was told who left" in caplog.text
    assert parlour.newest.pinged == [other.name]


async def test_a_game_that_everybody_left_says_so(parlour: Parlour) -> None:
    await parlour.begin()
    turn = parlour.newest
    for person in parlour.people.values():
        question = (await person.slash(parlour.channel, "kingdomino resign")).response
        assert question
        await person.click(question, label="Resign")
    assert "It has ended" in Message(question).text
    assert "ended without a result" in parlour.newest.text
    assert parlour.again(turn).buttons == []


async def test_ending_a_running_game_takes_a_second_thought_too(parlour: Parlour) -> None:
    await parlour.begin()
    ola, kenji = parlour.people.values()
    turn = parlour.newest
    assert "Only the host" in (await say(kenji, parlour, "kingdomino cancel")).text
    question = (await ola.slash(parlour.channel, "kingdomino cancel")).response
    assert question
    await ola.click(question, label="End the game")
    assert "ended without a result" in parlour.newest.text
    answer = await ola.slash(parlour.channel, "kingdomino cancel")
    assert "There is no game in this channel" in read(answer).text
    assert parlour.again(turn).buttons == []


async def test_a_game_ends_with_a_poster_and_a_rematch(parlour: Parlour) -> None:
    await parlour.begin(**{"middle-kingdom": True})
    await finish(parlour)
    poster, ola = parlour.newest, parlour.people["Ola"]
    assert poster.buttons == ["Rematch", "History"]
    assert poster.pinged == []
    await ola.click(poster.message, label="Rematch")
    assert "1. **" in parlour.newest.text
    assert "Start" in parlour.newest.buttons
    stranger = parlour.newcomer("Zuri")
    assert "no seat" in read(await stranger.click(poster.message, label="Rematch")).text
    assert "There is a table" in read(await ola.click(poster.message, label="Rematch")).text


async def test_a_dynasty_goes_on_from_its_poster(parlour: Parlour) -> None:
    await parlour.begin(dynasty=True)
    await finish(parlour)
    assert "The dynasty after 1 of 3 games" in parlour.newest.text
    await parlour.people["Ola"].click(parlour.newest.message, label="Start game 2 of 3")
    assert "Dynasty, game 2 of 3" in parlour.newest.text
    assert parlour.newest.pinged == [(await parlour.due()).name]
