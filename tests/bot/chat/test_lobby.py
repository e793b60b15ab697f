"""A table before its game, as people see it."""

import re
from typing import Any

import pytest

from bot.chat.components import Address, Button
from bot.chat.screen import Row, compose
from bot.games.computers import LEVELS
from tests.bot.harness import Message, Parlour, add_computer, read, say


async def test_a_lobby_fills_empties_and_closes(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    lobby = (await ola.slash(parlour.channel, "kingdomino new", players=3)).response
    assert lobby
    await kenji.click(lobby, label="Join")
    assert "2. **Kenji**" in parlour.newest.text
    assert "room for more" in parlour.newest.text
    await add_computer(ola, lobby, "master")
    assert "3. **Baldwin** (computer, master)" in parlour.newest.text
    assert "Everybody is here" in parlour.newest.text
    assert not Message(lobby).levels
    await ola.click(lobby, label="Remove computer player")
    await kenji.click(lobby, label="Leave")
    assert "Waiting for one more" in parlour.newest.text
    assert "Only the host" in read(await kenji.click(lobby, label="Cancel")).text
    assert "closed" in read(await ola.click(lobby, label="Cancel")).text
    assert "closed before the game began" in parlour.newest.text
    assert parlour.newest.buttons == []


async def test_the_lobbys_buttons_are_commands_as_well(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new", players=2)
    for person, command, told in (
        (kenji, "join", "You have a seat"),
        (kenji, "join", "already have a seat"),
        (kenji, "leave", "have left"),
        (kenji, "leave", "have no seat"),
        (kenji, "start", "have no seat"),
        (ola, "start", "for 2, 3, 4 players, and one is here"),
        (kenji, "join", "You have a seat"),
        (kenji, "resign", "has not begun"),
        (kenji, "start", "The game has begun"),
        (parlour.newcomer("Zuri"), "join", "has begun already"),
    ):
        assert told in (await say(person, parlour, f"kingdomino {command}")).text, command
    assert parlour.newest.pinged == [(await parlour.due()).name]


async def test_the_lobby_shows_who_is_host_and_names_them_to_who_cannot_start(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    zuri = parlour.newcomer("Zuri")
    await ola.slash(parlour.channel, "kingdomino new")
    for person in (kenji, zuri):
        await person.click(parlour.newest.message, label="Join")
    assert "only Ola, the host" in read(await kenji.click(parlour.newest.message, label="Start")).text
    await ola.click(parlour.newest.message, label="Leave")
    assert "1. **Kenji** (host)\n2. **Zuri**" in parlour.newest.text
    await kenji.click(parlour.newest.message, label="Start")
    assert parlour.newest.pinged == [(await parlour.table()).acting.name.lower()]  # type: ignore[union-attr]


async def test_a_lobby_that_everybody_left_frees_the_channel(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new", players=2)
    closed = parlour.newest
    await ola.click(closed.message, label="Leave")
    assert "closed before the game began" in parlour.again(closed).text
    await kenji.slash(parlour.channel, "kingdomino new")
    assert "1. **Kenji** (host)" in parlour.newest.text


async def test_a_full_table_says_so(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new", players=2)
    await kenji.slash(parlour.channel, "kingdomino join")
    assert "taken" in (await say(parlour.newcomer("Zuri"), parlour, "kingdomino join")).text


async def test_a_channel_has_one_table_and_a_second_one_is_led_to_it(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new")
    lobby = parlour.newest
    assert lobby.message.jump_url in (await say(kenji, parlour, "kingdomino new")).text
    assert parlour.newest.id == lobby.id


async def test_wishes_that_contradict_each_other_are_explained(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    told = await say(ola, parlour, "kingdomino new", game="kd7", players=4)
    assert told.text == "Kingdomino: Mighty Duel is for 2 players."
    told = await say(ola, parlour, "kingdomino new", game="qd", harmony=True)
    assert told.text.startswith("Queendomino is played without")
    assert parlour.messages() == []


async def test_options_stand_in_the_lobby(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    options = {"middle-kingdom": True, "harmony": True, "dynasty": True, "suggestions": False}
    await ola.slash(parlour.channel, "kingdomino new", **options)
    assert "Middle Kingdom · Harmony · Dynasty, game 1 of 3 · no suggestions" in parlour.newest.text


async def test_computer_players_of_every_level_sit_down_one_after_another(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    lobby = (await ola.slash(parlour.channel, "kingdomino new", game="rwt", players=8)).response
    assert lobby
    addresses = set()
    for level in (*LEVELS, LEVELS[0]):
        [select] = Message(lobby).levels
        assert [option["value"] for option in select["options"]] == list(LEVELS)
        addresses.add(select["custom_id"])
        await add_computer(ola, lobby, level)
    assert len(addresses) == 5
    told = re.findall(r"\(computer, (\w+)\)", parlour.newest.text)
    assert told == ["beginner", "solid", "strong", "master", "beginner"]


async def test_a_button_of_an_older_lobby_still_adds_a_computer_player(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    await ola.slash(parlour.channel, "kingdomino new")
    lobby, game = parlour.newest, (await parlour.table()).game.id
    channel: Any = parlour.bot.get_channel(parlour.channel.id)
    older = await channel.send(view=compose(Row((Button(Address("add", game), "Add computer player"),))).layout)
    await ola.click(older, label="Add computer player")
    assert "2. **Baldwin** (computer, solid)" in parlour.again(lobby).text


@pytest.mark.parametrize("thread", [False, True])
async def test_a_table_can_be_opened_with_computer_players_on_all_free_seats(parlour: Parlour, *, thread: bool) -> None:
    ola = parlour.people["Ola"]
    await ola.slash(parlour.channel, "kingdomino new", players=3, computers="beginner", thread=thread)
    [lobby] = [m for m in (parlour.channel.threads[0] if thread else parlour.channel).history() if m.components][-1:]
    text = Message(lobby).text
    assert "2. **Baldwin** (computer, beginner)\n3. **Mathilda** (computer, beginner)" in text
    assert "Everybody is here" in text


async def test_a_table_can_have_a_thread_of_its_own(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    told = await say(ola, parlour, "kingdomino new", thread=True)
    [thread] = parlour.channel.threads
    assert f"<#{thread.id}>" in told.text
    [lobby] = [message for message in thread.history() if message.components]
    answer = await add_computer(ola, lobby)
    assert answer.acknowledged
    assert "no threads" not in told.text
    assert "There can be no thread" in read(await ola.slash(thread, "kingdomino new", thread=True)).text
