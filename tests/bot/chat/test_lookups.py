"""The board again, my games, history, statistics, settings, what is kept of somebody."""

from functools import partial

import pytest
from simcord import InteractionResult

from bot.games.game_changes import cancel_game
from engine.notation import Record
from tests.bot.simulated_server import Message, SimulatedServer, finish, read, say, until_placing

pytestmark = pytest.mark.slow


async def test_the_board_has_buttons_only_for_the_player_whose_turn_it_is(server: SimulatedServer) -> None:
    await server.begin()
    mover, [other] = await until_placing(server), await server.others()
    mover, [other] = await server.acting_person(), await server.others()
    board = (await mover.slash(server.channel, "board")).response
    assert board
    assert (await say(other, server, "board")).buttons == ["🔍 Ola", "🔍 Kenji", "As text", "Still unseen"]
    await mover.click(board, label=Message(board).buttons[0])
    assert "Spot **1**" in Message(board).text
    assert "Later" not in (await say(other, server, "board", kingdom="0")).text
    told = await say(other, server, "board", text=True)
    assert "### To be placed" in told.text
    assert told.buttons == ["Kingdom: Ola", "Kingdom: Kenji", "Still unseen"]
    assert (await say(mover, server, "board", text=True)).buttons[0].startswith("Place ")


async def test_a_kingdom_is_offered_by_the_names_of_its_players(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert await ola.autocomplete(server.channel, "board", "kingdom", "") == []
    await server.begin()
    offered = await ola.autocomplete(server.channel, "board", "kingdom", "KEN")
    assert [choice["name"] for choice in offered] == ["Kenji"]


async def test_the_board_of_a_lobby_or_of_nothing_says_what_is_missing(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    told = (await say(ola, server, "board")).text
    assert told == "There is no game in this channel. Open a table with `/kingdomino new`."
    await ola.slash(server.channel, "kingdomino new")
    assert "has not begun" in (await say(ola, server, "board")).text


async def test_my_games_begin_with_those_that_wait_for_me(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    assert "You are not in any game" in (await say(ola, server, "games")).text
    await server.begin()
    second = server.env.guild.create_text_channel("table-2")
    await ola.slash(second, "kingdomino new")
    mine = [(await say(person, server, "games")).text for person in (ola, kenji)]
    assert sum("**your turn**" in text for text in mine) == 1
    assert "waiting for players" in mine[0]
    assert f"<#{server.channel.id}> · with Kenji · " in mine[0]


async def test_my_games_tell_a_table_that_can_start_from_one_that_waits_for_players(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2)
    assert "waiting for players" in (await say(ola, server, "games")).text
    await kenji.click(server.newest.message, label="Join")
    assert "with Kenji · ready to start" in (await say(ola, server, "games")).text


async def test_history_steps_through_a_game(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert "No game has been played" in (await say(ola, server, "history")).text
    await server.begin()
    await finish(server)
    page = (await ola.click(server.newest.message, label="History")).response
    assert page
    first = Message(page).text
    assert "step 1 of " in first
    for label, same in (("Later", False), ("Earlier", True), ("Last", False), ("Earlier", False), ("First", True)):
        await ola.click(page, label=label)
        assert (Message(page).text == first) == same
    [rounds] = Message(page).selects
    await ola.select(page, [rounds["options"][3]["value"]])
    assert "Round 3 of 6" in Message(page).text
    game_list = (await ola.slash(server.channel, "history")).response
    assert game_list
    [select] = Message(game_list).selects
    await ola.select(game_list, [select["options"][0]["value"]])
    assert "step" in Message(game_list).text


async def test_an_older_game_is_reached_by_the_list_and_by_its_number(server: SimulatedServer) -> None:
    for _ in range(27):
        await server.begin()
        await server.services.tables.change((await server.table()).game.id, partial(cancel_game, at=server.now))
    ola = server.people["Ola"]
    page = (await ola.slash(server.channel, "history")).response
    assert page
    assert Message(page).buttons == ["Older games"]
    await ola.click(page, label="Older games")
    assert [option["value"] for option in Message(page).selects[0]["options"]] == ["2", "1"]
    assert Message(page).buttons == ["Newest games"]
    offered = await ola.autocomplete(server.channel, "history", "export", "1")
    assert offered[0]["value"] == "1"


async def test_statistics_are_of_oneself_or_of_another(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    assert "Ola has not finished a game" in (await say(ola, server, "stats")).text
    await server.begin(harmony=True)
    await finish(server)
    assert "**Kingdomino, Harmony**: 1 game, " in (await say(ola, server, "stats", player=kenji)).text


async def test_in_a_private_conversation_a_second_table_has_to_wait_for_the_first(server: SimulatedServer) -> None:
    ola = server.people["Ola"].user
    await ola.slash("kingdomino new")
    told = read(await ola.slash("kingdomino new")).text
    assert told.endswith("\nFinish it, or end it with `/kingdomino cancel`.")


async def test_in_a_private_conversation_statistics_are_of_oneself_and_of_all_servers(server: SimulatedServer) -> None:
    _, kenji = server.people.values()
    stranger = server.env.create_user("stranger", global_name="Stranger")
    await server.begin()
    await finish(server)
    refused = read(await stranger.slash("stats", player=kenji)).text
    assert "shows only your own results" in refused
    assert "1 game" not in refused
    assert read(await stranger.slash("stats")).text == "You have not finished a game yet."
    own = read(await kenji.user.slash("stats")).text.splitlines()
    assert own[0] == "## All your games"
    assert own[1].startswith("**Kingdomino**: 1 game, ")


async def test_pages_about_the_bot(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    asked = (await ola.slash(server.channel, "help")).response
    assert asked
    assert "/kingdomino new" in Message(asked).text
    assert Message(asked).buttons == ["Tutorial", "The rules", "Your games", "Your settings"]
    [topics] = Message(asked).selects
    await ola.select(asked, [topics["options"][-1]["value"]])
    assert "/kingdomino undo" in Message(asked).text
    await ola.click(asked, label="Your games")
    assert "You are not in any game" in Message(asked).text
    assert "What is kept" in (await say(ola, server, "privacy")).text


async def test_bystanders_read_that_they_have_no_seat(server: SimulatedServer) -> None:
    await server.begin()
    zuri = server.newcomer("Zuri")
    assert "no seat" in read(await zuri.click(server.newest.message, label=server.newest.buttons[0])).text
    await until_placing(server)
    assert "no seat" in read(await zuri.click(server.newest.message, label=server.newest.buttons[0])).text
    assert "no seat" in (await say(zuri, server, "draft", domino="1")).text


async def test_the_record_of_a_game_is_handed_out_as_a_file(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert await ola.autocomplete(server.channel, "history", "export", "") == []
    await server.begin()
    await until_placing(server)
    assert "Status" in await record_in(await ola.slash(server.channel, "history", export="1"))
    await finish(server)
    [offered] = await ola.autocomplete(server.channel, "history", "export", "kingdom")
    assert offered["name"].startswith("Game 1 · Kingdomino")
    record = Record.parse(await record_in(await ola.slash(server.channel, "history", export=offered["value"])))
    assert record.replay().is_over
    page = (await ola.click(server.newest.message, label="History")).response
    assert page
    before = Message(page).text
    assert record == Record.parse(await record_in(await ola.click(page, label="Record as a file")))
    assert Message(page).text == before


async def test_no_record_is_handed_out_in_another_channel_or_for_what_is_no_game(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await server.begin()
    elsewhere = server.env.guild.create_text_channel("table-2")
    assert "does not exist any more" in read(await ola.slash(elsewhere, "history", export="1")).text
    for typed in ("99", "the last one", "1" * 22):
        assert "does not exist any more" in (await say(ola, server, "history", export=typed)).text


async def record_in(result: InteractionResult) -> str:
    """The text of the file in the answer."""
    [file] = read(result).message.attachments
    assert file.filename == "game-1.txt"
    return (await file.read()).decode()
