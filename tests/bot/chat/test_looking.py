"""Looking closer: one kingdom, all that happened, the board and the rules after the end, and past games."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.models import Actor
from tests.bot.simulated_server import Message, SimulatedServer, finish, open_panel, read, say, until_placing

pytestmark = pytest.mark.slow


def alt_texts(message: Message) -> list[str]:
    return [item["description"] for part in message._parts for item in part.get("items", [])]


async def test_anybody_may_look_at_any_kingdom_with_one_tap(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    zuri = server.newcomer("Zuri")
    for person in (*server.people.values(), zuri):
        looked = read(await person.click(server.newest.message, label="🔍 Kenji"))
        [alt] = alt_texts(looked)
        assert alt == "The kingdom of Kenji: 0 points. Text mode in /settings puts this into words."
        assert {"🔍 Ola", "🔍 Kenji", "Whole table", "As text", "Still unseen"} <= set(looked.buttons)


async def test_from_one_kingdom_one_looks_at_the_next_in_the_same_message(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [other] = await server.others()
    shown = (await other.click(server.newest.message, label="🔍 Ola")).response
    assert shown
    await other.click(shown, label="🔍 Kenji")
    [alt] = alt_texts(Message(shown))
    assert alt.startswith("The kingdom of Kenji: ")
    await other.click(shown, label="Whole table")
    [alt] = alt_texts(Message(shown))
    assert alt.startswith("All kingdoms. Points: ")


async def test_what_somebody_looks_at_is_put_into_words_and_stays_so(server: SimulatedServer) -> None:
    await server.begin()
    await until_placing(server)
    [other] = await server.others()
    shown = (await other.click(server.newest.message, label="🔍 Ola")).response
    assert shown
    for label in ("As text", "Kingdom: Kenji", "Whole table"):
        await other.click(shown, label=label)
        assert not shown.attachments
        assert "As text" not in Message(shown).buttons
    assert "### Ola" in Message(shown).text
    assert "### Kenji" in Message(shown).text


async def test_whoever_is_due_can_act_from_the_kingdom_they_look_at(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    [other] = await server.others()
    domino = (await server.table()).state.domino
    assert f"Place {domino}" in read(await mover.click(server.newest.message, label="🔍 Ola")).buttons
    assert f"Place {domino}" not in read(await other.click(server.newest.message, label="🔍 Ola")).buttons


async def test_an_old_button_shows_the_kingdom_as_it_is_now(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    name = mover.name.capitalize()
    old = (await mover.click(server.newest.message, label=f"🔍 {name}")).response
    assert old
    table = await server.table()
    while (await server.table()).state.turns == table.state.turns:
        await server.step()
    await mover.click(old, label=f"🔍 {name}")
    [alt] = alt_texts(Message(old))
    assert alt.startswith(f"The kingdom of {name}: ")
    await finish(server)
    await mover.click(old, label=f"🔍 {name}")
    assert Message(old).text == "-# Kingdomino"
    assert Message(old).buttons == ["🔍 Ola", "🔍 Kenji", "Whole table", "As text", "Still unseen"]
    await mover.click(old, label="Whole table")
    assert Message(old).buttons == ["Rematch", "History", "Film", "Analysis"]


# ---- what happened


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """Ola and three computer players."""
    async with SimulatedServer.of(tmp_path, "Ola") as opened:
        await opened.begin(players=4)
        yield opened


async def until_summed_up(server: SimulatedServer) -> Message:
    """Play until so many turns were taken at once that the message sums them up."""
    while "What happened" not in server.newest.buttons:
        await server.step()
    return server.newest


async def finish_with_computers(server: SimulatedServer) -> None:
    computers, game = server.services.computer_turns, (await server.table()).game.id
    while acting := (table := await computers.play(game)).acting:
        actor, move = Actor(acting.user_id, acting.name), str(table.state.legal_moves()[0])
        await server.services.tables.play(game, table.ply, move, actor)
    await server.services.publisher.publish(game)


async def test_turns_that_were_left_out_are_told_to_anybody_who_asks(alone: SimulatedServer) -> None:
    message = await until_summed_up(alone)
    shown = [line for line in message.text.splitlines() if " · took " in line]
    for person in (alone.people["Ola"], alone.newcomer("Zuri")):
        told = read(await person.click(message.message, label="What happened"))
        [_, *lines] = told.text.splitlines()
        assert len(lines) > len(shown)
        assert sum("🤖" in line for line in lines) == len(lines) - 1
        assert told.buttons[:2] == ["History", "Still unseen"]


async def test_a_message_tells_what_happened_up_to_it_also_after_the_end(alone: SimulatedServer) -> None:
    message = await until_summed_up(alone)
    ola = alone.people["Ola"]
    before = read(await ola.click(message.message, label="What happened")).text
    alone.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    await finish_with_computers(alone)
    assert "What happened" in alone.again(message).buttons
    assert read(await ola.click(message.message, label="What happened")).text == before


async def test_what_happened_leads_to_the_game_step_by_step(alone: SimulatedServer) -> None:
    message = await until_summed_up(alone)
    told = (await alone.people["Ola"].click(message.message, label="What happened")).response
    assert told
    await alone.people["Ola"].click(told, label="History")
    assert "step" in Message(told).text


async def test_a_game_that_nobody_could_see_for_sixty_turns_is_shown_in_one_message(tmp_path: Path) -> None:
    async with SimulatedServer.of(tmp_path, "*Ola*_~`|<>#@[]():/.+-" * 2, "Kenji") as server:
        await server.begin(game="kd7")
        game = (await server.table()).game.id
        for _ in range(60):
            table = await server.services.tables.table(game)
            acting = table.acting
            assert acting
            actor, move = Actor(acting.user_id, acting.name), str(table.state.legal_moves()[0])
            await server.services.tables.play(game, table.ply, move, actor)
        await server.services.publisher.publish_pending()
        assert " turns\n" in server.newest.text
        assert "What happened" in server.newest.buttons


# ---- after the end


async def test_the_board_of_a_finished_game_is_its_poster(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)
    assert server.newest.message.flags.suppress_notifications
    board = await say(server.newcomer("Zuri"), server, "board")
    assert board.buttons == ["Rematch", "History", "Film", "Analysis"]
    assert "wins!" in alt_texts(board)[0] or "share" in board.text
    [alt] = alt_texts(await say(server.people["Ola"], server, "board", kingdom="0"))
    assert ": " in alt
    assert "Later" not in (await say(server.people["Ola"], server, "board", text=True)).text


async def test_the_rules_are_those_of_the_game_that_has_just_been_played(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    await server.begin(game="qd")
    before = (await say(ola, server, "rules")).text
    assert "Queendomino" in before
    await finish(server)
    assert (await say(ola, server, "rules")).text == before


async def test_a_cancelled_game_stays_in_the_history_and_is_marked(server: SimulatedServer) -> None:
    await server.begin()
    ola = server.people["Ola"]
    question = (await ola.slash(server.channel, "kingdomino cancel")).response
    assert question
    await ola.click(question, label="End the game")
    await ola.slash(server.channel, "kingdomino new")
    page = (await ola.slash(server.channel, "history")).response
    assert page
    [option] = Message(page).selects[0]["options"]
    assert option["description"] == "Jan 15, 2027 · ended without a result · Ola, Kenji"
    await ola.select(page, [option["value"]])
    assert "step 1 of 1" in Message(page).text
    assert f"<t:{server.now}:D>" in Message(page).text


async def test_a_panel_is_opened_from_the_board(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    board = (await mover.slash(server.channel, "board")).response
    assert board
    await mover.click(board, label=Message(board).buttons[0])
    # Each panel gives another hint.
    seen, opened = (
        [line for line in Message(panel).text.splitlines() if not line.startswith("-# Tip:")]
        for panel in (board, await open_panel(server, mover))
    )
    assert seen == opened
