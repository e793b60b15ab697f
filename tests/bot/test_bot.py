"""The bot as people in a channel see it: commands, buttons, and what they are told when something cannot be done."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.computers import LEVELS
from bot.models import Person, Status
from bot.tables import Actor
from bot.telling import reasons
from bot.ui.components import Address, Button
from bot.ui.screen import Row, compose
from engine.moves import Pick
from tests.bot.parlour import Message, Parlour, add_computer
from thinking import ranked_placements

PLACE = "✓ Place here"


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with Parlour.of(tmp_path, "Ola", "Kenji") as parlour:
        yield parlour


def read(answer: InteractionResult) -> Message:
    """What the person who acted is shown in answer."""
    return next(Message(told) for told in [*answer.followups, answer.response] if told and told.ephemeral)


async def say(person: MemberActor, parlour: Parlour, command: str, **options: Any) -> Message:
    return read(await person.slash(parlour.channel, command, **options))


def enabled(message: Any) -> list[str]:
    return [part["label"] for part in Message(message)._parts if part.get("label") and not part.get("disabled")]


async def until_placing(parlour: Parlour) -> MemberActor:
    """Past the first choice; whose turn it is then."""
    while (await parlour.table()).state.domino is None:
        await parlour.step()
    return await parlour.due()


async def finish(parlour: Parlour) -> None:
    """Play to the end, which people see."""
    tables, game = parlour.bot.tables, (await parlour.table()).game.id
    while acting := (table := await tables.table(game)).acting:
        move = str(table.state.legal_moves()[0])
        await tables.play(game, table.ply, move, Actor(acting.user_id, acting.name))
    await parlour.bot.publisher.refresh(game)


async def open_panel(parlour: Parlour, person: MemberActor) -> Any:
    answer = await person.click(parlour.newest.message, label=parlour.newest.buttons[0])
    assert answer.response
    return answer.response


# ---- the lobby


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


# ---- a turn


async def test_two_taps_place_a_domino_where_it_scores_most_and_two_more_choose_the_next(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    panel = await open_panel(parlour, mover)
    assert "Spot **1** of" in Message(panel).text
    state = (await parlour.table()).state
    why = reasons(state, ranked_placements(state)[0].place, parlour.bot.translations.bind(None))
    assert all(reason in Message(panel).text for reason in why)
    assert all(reason in Message(panel).selects[0]["options"][0]["description"] for reason in why[:2])
    await mover.click(panel, label=PLACE)
    assert "Choose your next domino" in Message(panel).text
    await mover.click(panel, label="Take back")
    assert "Spot **1** of" in Message(panel).text
    await mover.click(panel, label=PLACE)
    pick = next(label for label in Message(panel).buttons if "/" in label)
    await mover.click(panel, label=pick)
    assert "Your turn is done" in Message(panel).text
    assert f"**{mover.name.capitalize()}** placed" in parlour.newest.text


async def test_the_panel_shows_every_spot_and_way_round(parlour: Parlour) -> None:
    await parlour.begin(game="kd7")
    mover = await until_placing(parlour)
    panel = await open_panel(parlour, mover)
    seen = {Message(panel).text}
    for label in ("›", "›", "‹", "›", "›"):
        if "⟳ Turn" in enabled(panel):
            await mover.click(panel, label="⟳ Turn")
            seen.add(Message(panel).text)
        await mover.click(panel, label=label)
        seen.add(Message(panel).text)
    [select] = Message(panel).selects
    await mover.select(panel, [select["options"][-1]["value"]])
    seen.add(Message(panel).text)
    assert len(seen) >= 3


async def test_suggestions_can_be_hidden_and_shown(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    panel = await open_panel(parlour, mover)
    await mover.click(panel, label="Hide suggestions")
    assert "Choose one below" in Message(panel).text
    await mover.click(panel, label="›")
    assert "Spot **1**" in Message(panel).text
    await mover.click(panel, label="Show suggestions")
    assert (await parlour.bot.store.person(mover.id)).suggestions


async def test_a_panel_that_was_left_behind_shows_how_the_table_stands(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    old = await open_panel(parlour, mover)
    await parlour.step()
    await mover.click(old, label="›")
    assert "moved on" in Message(old).text
    assert "Choose your next domino" in Message(old).text


async def test_a_late_click_changes_nothing_and_is_explained(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    first, second, third = [await open_panel(parlour, mover) for _ in range(3)]
    await mover.click(first, label=PLACE)
    await mover.click(second, label=PLACE)
    assert "moved on" in Message(second).text
    pick = next(label for label in Message(second).buttons if "/" in label)
    await mover.click(second, label=pick)
    before = await parlour.table()
    await mover.click(third, label=PLACE)
    assert (await parlour.table()).ply == before.ply
    assert "moved on" in Message(third).text
    await mover.click(first, label="Take back")
    assert (await parlour.table()).ply == before.ply


async def test_others_are_told_whose_turn_it_is(parlour: Parlour) -> None:
    await parlour.begin()
    turn, [other] = parlour.newest, await parlour.others()
    due = (await parlour.due()).name.capitalize()
    assert f"It is {due}'s turn" in read(await other.click(turn.message, label=turn.buttons[0])).text
    await until_placing(parlour)
    [other] = await parlour.others()
    assert "'s turn" in read(await other.click(parlour.newest.message, label=parlour.newest.buttons[0])).text
    table = await parlour.table()
    assert "'s turn" in (await say(other, parlour, "place", where=str(table.state.legal_moves()[0]))).text


async def test_a_message_that_kept_its_buttons_answers_that_the_table_has_moved_on(parlour: Parlour) -> None:
    await parlour.begin()
    old, mover = parlour.newest, await parlour.due()
    parlour.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    parlour.env.inject_error("PATCH", "/webhooks/*/messages/*", status=404, code=10008)
    await parlour.step()
    assert parlour.again(old).buttons
    answer = await mover.click(old.message, label=old.buttons[-1])
    assert "moved on" in read(answer).text


async def test_autocomplete_lists_exactly_what_is_legal_and_fits(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await parlour.due()
    table = await parlour.table()
    offered = await mover.autocomplete(parlour.channel, "draft", "domino", "")
    assert [choice["value"] for choice in offered] == [
        str(move.domino) for move in table.state.legal_moves() if isinstance(move, Pick)
    ]
    assert await mover.autocomplete(parlour.channel, "place", "where", "") == []
    mover = await until_placing(parlour)
    [other] = await parlour.others()
    table = await parlour.table()
    offered = await mover.autocomplete(parlour.channel, "place", "where", "")
    legal = {str(move) for move in table.state.legal_moves()}
    assert {choice["value"] for choice in offered} <= legal
    assert len(offered) == min(25, len(legal))
    word = offered[-1]["value"].upper()
    assert [choice["value"] for choice in await mover.autocomplete(parlour.channel, "place", "where", word)] == [
        offered[-1]["value"]
    ]
    assert await other.autocomplete(parlour.channel, "place", "where", "") == []
    assert await other.autocomplete(parlour.channel, "draft", "domino", "") == []


async def test_what_is_typed_wrong_is_explained(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await parlour.due()
    line = (await parlour.table()).state.next_line
    missing = next(str(number) for number in range(1, 49) if str(number) not in map(str, line.dominoes))
    assert "not in the next line" in (await say(mover, parlour, "draft", domino=missing)).text
    assert "choose one first" in (await say(mover, parlour, "place", where="1@g8e")).text
    mover = await until_placing(parlour)
    hand = (await parlour.table()).state.domino
    assert "That is no move" in (await say(mover, parlour, "place", where="somewhere")).text
    assert "touch the castle" in (await say(mover, parlour, "place", where=f"{hand}@i9n")).text
    assert "lies there already" in (await say(mover, parlour, "place", where=f"{hand}@g7n")).text


async def test_a_placement_may_be_typed_from_either_end(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    while not (await parlour.table()).state.domino.is_double:  # type: ignore[union-attr]
        await parlour.step()
        mover = await parlour.due()
    hand = (await parlour.table()).state.domino
    assert "Choose" in (await say(mover, parlour, "place", where=f" {hand}@F7W ")).text


async def test_a_moves_gallery_keeps_its_pictures_when_the_buttons_go(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await until_placing(parlour)
    turn = parlour.newest
    while (await parlour.due()) is mover:
        await parlour.step()
    old = parlour.again(turn)
    assert old.buttons == []
    assert [part["type"] for part in old._parts].count(discord.ComponentType.media_gallery.value) >= 1


# ---- leaving, ending


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


# ---- looking things up


async def test_the_board_is_shown_again_with_the_buttons_of_whoever_is_due(parlour: Parlour) -> None:
    await parlour.begin()
    mover, [other] = await until_placing(parlour), await parlour.others()
    mover, [other] = await parlour.due(), await parlour.others()
    board = (await mover.slash(parlour.channel, "board")).response
    assert board
    assert (await say(other, parlour, "board")).buttons == []
    await mover.click(board, label=Message(board).buttons[0])
    assert "Spot **1**" in Message(board).text
    assert "▶" not in (await say(other, parlour, "board", kingdom="0")).text
    in_words = await say(other, parlour, "board", text=True)
    assert "7 ##\n   g" in in_words.text
    assert "To be placed" in in_words.text
    assert in_words.buttons == []
    assert (await say(mover, parlour, "board", text=True)).buttons != []


async def test_a_kingdom_is_offered_by_the_names_of_its_players(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    assert await ola.autocomplete(parlour.channel, "board", "kingdom", "") == []
    await parlour.begin()
    offered = await ola.autocomplete(parlour.channel, "board", "kingdom", "KEN")
    assert [choice["name"] for choice in offered] == ["Kenji"]


async def test_the_board_of_a_lobby_or_of_nothing_says_what_is_missing(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    assert "no game in this channel" in (await say(ola, parlour, "board")).text
    await ola.slash(parlour.channel, "kingdomino new")
    assert "has not begun" in (await say(ola, parlour, "board")).text


async def test_my_games_begin_with_those_that_wait_for_me(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    assert "You are in no game" in (await say(ola, parlour, "games")).text
    await parlour.begin()
    second = parlour.env.guild.create_text_channel("table-2")
    await ola.slash(second, "kingdomino new")
    mine = [(await say(person, parlour, "games")).text for person in (ola, kenji)]
    assert sum("**your turn**" in text for text in mine) == 1
    assert "waiting for players" in mine[0]
    assert f"<#{parlour.channel.id}> · with Kenji · " in mine[0]


async def test_history_steps_through_a_game(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    assert "No game has been played" in (await say(ola, parlour, "history")).text
    await parlour.begin()
    await finish(parlour)
    page = (await ola.click(parlour.newest.message, label="History")).response
    assert page
    last = Message(page).text
    for label, same in (("⏮", False), ("▶", False), ("◀", False), ("⏭", True)):
        await ola.click(page, label=label)
        assert (Message(page).text == last) == same
    shelf = (await ola.slash(parlour.channel, "history")).response
    assert shelf
    [select] = Message(shelf).selects
    await ola.select(shelf, [select["options"][0]["value"]])
    assert "step" in Message(shelf).text


async def test_statistics_are_of_oneself_or_of_another(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    assert "Ola has not finished a game" in (await say(ola, parlour, "stats")).text
    await parlour.begin(harmony=True)
    await finish(parlour)
    assert "**Kingdomino, Harmony**: one game" in (await say(ola, parlour, "stats", player=kenji)).text


async def test_pages_about_the_bot(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    assert "/kingdomino new" in (await say(ola, parlour, "help")).text
    assert "**Scoring.**" in (await say(ola, parlour, "rules")).text
    assert "What is kept" in (await say(ola, parlour, "privacy")).text


async def test_settings_are_turned_over(parlour: Parlour) -> None:
    ola = parlour.people["Ola"]
    page = (await ola.slash(parlour.channel, "settings")).response
    assert page
    await ola.click(page, label="Turn suggestions off")
    await ola.click(page, label="Make such moves for me")
    assert await parlour.bot.store.person(ola.id) == Person(ola.id, suggestions=False, auto_place=True)


async def test_somebody_who_erases_themselves_lets_the_others_play_on(parlour: Parlour) -> None:
    await parlour.begin()
    due, [other] = await parlour.due(), await parlour.others()
    page = (await due.slash(parlour.channel, "privacy")).response
    assert page
    await due.click(page, label="Erase everything about me")
    assert parlour.newest.pinged == [due.name]
    await due.click(page, label="Erase me")
    assert "nothing here bears your name" in Message(page).text
    assert parlour.newest.pinged == [other.name]
    assert "**Somebody** (computer)" in parlour.newest.text


async def test_people_are_handed_all_that_is_kept_of_them(parlour: Parlour) -> None:
    await parlour.begin()
    due = await parlour.due()
    page = (await due.slash(parlour.channel, "privacy")).response
    assert page
    answer = await due.click(page, label="Show me everything")
    told = read(answer)
    assert "as a file" in told.text
    [file] = told.message.attachments
    assert file.filename == "kingdomino.json"


async def test_the_lobby_and_the_turn_forget_a_name_at_once(parlour: Parlour) -> None:
    await parlour.begin()
    turn, [other] = parlour.newest, await parlour.others()
    elsewhere = parlour.env.guild.create_text_channel("table-2")
    lobby = (await other.slash(elsewhere, "kingdomino new")).response
    assert lobby
    await (await parlour.due()).click(lobby, label="Join")
    name = other.name.capitalize()
    assert (name in turn.text, name in Message(lobby).text) == (True, True)
    page = (await other.slash(parlour.channel, "privacy")).response
    assert page
    await other.click(page, label="Erase everything about me")
    await other.click(page, label="Erase me")
    assert (name in parlour.again(turn).text, name in Message(elsewhere.history()[0]).text) == (False, False)
    assert "(host)" in Message(elsewhere.history()[0]).text


async def test_bystanders_read_that_they_have_no_seat(parlour: Parlour) -> None:
    await parlour.begin()
    zuri = parlour.newcomer("Zuri")
    assert "no seat" in read(await zuri.click(parlour.newest.message, label=parlour.newest.buttons[0])).text
    await until_placing(parlour)
    assert "no seat" in read(await zuri.click(parlour.newest.message, label=parlour.newest.buttons[0])).text
    assert "no seat" in (await say(zuri, parlour, "draft", domino="1")).text


# ---- trouble


async def test_a_turn_goes_on_although_its_message_was_deleted(parlour: Parlour) -> None:
    await parlour.begin()
    parlour.env.backend.delete_message(parlour.channel.id, parlour.newest.id)
    mover = await parlour.due()
    told = await say((await parlour.others())[0], parlour, "kingdomino new")
    assert parlour.newest.message.jump_url in told.text
    assert parlour.newest.pinged == [mover.name]
    await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    assert f"**{mover.name.capitalize()}** took" in parlour.newest.text


async def test_a_lobby_that_was_deleted_comes_back(parlour: Parlour) -> None:
    ola, kenji = parlour.people.values()
    await ola.slash(parlour.channel, "kingdomino new")
    parlour.env.backend.delete_message(parlour.channel.id, parlour.newest.id)
    await kenji.slash(parlour.channel, "kingdomino join")
    assert "2. **Kenji**" in parlour.newest.text


async def test_a_game_ends_with_its_channel(parlour: Parlour) -> None:
    await parlour.begin()
    game = (await parlour.table()).game.id
    parlour.env.backend.delete_channel(parlour.channel.id)
    await parlour.env.settle()
    assert (await parlour.bot.store.game(game)).status is Status.CANCELLED
    assert await parlour.bot.store.behind() == ()


async def test_a_game_is_caught_up_with_when_discord_listens_again(parlour: Parlour) -> None:
    await parlour.begin()
    mover = await parlour.due()
    parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    answer = await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    assert answer.acknowledged
    assert "took" not in parlour.newest.text
    await parlour.bot.publisher.catch_up()
    assert f"**{mover.name.capitalize()}** took" in parlour.newest.text


async def test_a_game_that_cannot_be_shown_does_not_keep_others_from_being_shown(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    await parlour.begin()
    for status in (400, 403):
        parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
        mover = await parlour.due()
        await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
        parlour.env.inject_error("POST", "/channels/*/messages", status=status, code=50013)
        await parlour.bot.publisher.catch_up()
        assert "could not be shown" in caplog.text
        caplog.clear()
        await parlour.bot.publisher.catch_up()
        assert "took" in parlour.newest.text


async def test_a_channel_that_turns_out_to_be_gone_ends_its_game(parlour: Parlour) -> None:
    await parlour.begin()
    game, mover = (await parlour.table()).game.id, await parlour.due()
    parlour.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    await mover.click(parlour.newest.message, label=parlour.newest.buttons[0])
    parlour.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    await parlour.bot.publisher.catch_up()
    assert (await parlour.bot.store.game(game)).status is Status.CANCELLED
    assert await parlour.bot.store.behind() == ()


async def test_computer_players_go_on_after_a_restart(parlour: Parlour) -> None:
    await parlour.begin()
    due, [other] = await parlour.due(), await parlour.others()
    await parlour.bot.tables.resign((await parlour.table()).game.id, Actor(due.id, ""))
    await parlour.restart()
    await parlour.env.settle()
    assert (await parlour.table()).acting == (await parlour.table()).game.seat_of(other.id)
    assert parlour.newest.pinged == [other.name]


async def test_a_mistake_of_ours_is_admitted_with_a_number_for_the_host(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(parlour.bot.store, "games_of", fail)
    told = await say(parlour.people["Ola"], parlour, "games")
    number = told.text.rstrip(".").split()[-1]
    assert "went wrong on my side" in told.text
    assert f"error {number}" in caplog.text
