"""A turn as people see it: the panel, the public message, commands, and what they are told when they are late."""

from collections.abc import Sequence
from dataclasses import replace
from threading import get_ident

import discord

from engine.moves import Pick
from engine.state import State
from players.advice import Suggestion
from players.advisor import GreedyAdvisor
from tests.bot.simulated_server import Message, SimulatedServer, open_panel, read, say, until_placing

PLACE = "Only place"


async def test_two_clicks_place_a_domino_on_the_suggested_spot_and_one_more_chooses_the_next(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    assert "Spot **1** of" in Message(panel).text
    options = Message(panel).selects[0]["options"]
    assert [option["value"] for option in options if option.get("default")] == [options[0]["value"]]
    await mover.click(panel, label=PLACE)
    assert "Choose your next domino" in Message(panel).text
    await mover.click(panel, label="Take back")
    assert "Spot **1** of" in Message(panel).text
    await mover.click(panel, label=PLACE)
    pick = next(label for label in Message(panel).buttons if "/" in label)
    await mover.click(panel, label=pick)
    assert "Your turn is done" in Message(panel).text
    assert f"**{mover.name.capitalize()}** · " in server.newest.text


class RecordingAdvisor(GreedyAdvisor):
    """Notes the thread of every ranking."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def placements(self, state: State) -> Sequence[Suggestion]:
        self.threads.append(get_ident())
        return super().placements(state)


async def test_a_panel_ranks_the_placements_once_and_off_the_event_loop(server: SimulatedServer) -> None:
    advisor = RecordingAdvisor()
    server.bot.services = replace(server.services, advisor_for=lambda _: advisor)
    await server.begin()
    mover = await until_placing(server)
    await open_panel(server, mover)
    [thread] = advisor.threads
    assert thread != get_ident()


async def test_suggestions_can_be_hidden_and_shown(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    await mover.click(panel, label="Hide suggestions")
    assert "Choose one below" in Message(panel).text
    await mover.click(panel, label="›")
    assert "Spot **1**" in Message(panel).text
    await mover.click(panel, label="Show suggestions")
    assert (await server.services.accounts.person(mover.id)).suggestions


async def test_a_panel_that_was_left_behind_shows_how_the_table_stands(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    old = await open_panel(server, mover)
    await server.step()
    await mover.click(old, label="›")
    assert "moved on" in Message(old).text
    assert "Choose your next domino" in Message(old).text


async def test_a_late_click_changes_nothing_and_is_explained(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    first, second, third = [await open_panel(server, mover) for _ in range(3)]
    await mover.click(first, label=PLACE)
    await mover.click(second, label=PLACE)
    assert "moved on" in Message(second).text
    pick = next(label for label in Message(second).buttons if "/" in label)
    await mover.click(second, label=pick)
    before = await server.table()
    await mover.click(third, label=PLACE)
    assert (await server.table()).ply == before.ply
    assert "moved on" in Message(third).text
    await mover.click(first, label="Take back")
    assert (await server.table()).ply == before.ply


async def test_others_are_told_whose_turn_it_is(server: SimulatedServer) -> None:
    await server.begin()
    turn, [other] = server.newest, await server.others()
    acting = (await server.acting_person()).name.capitalize()
    assert f"It is {acting}'s turn" in read(await other.click(turn.message, label=turn.buttons[0])).text
    await until_placing(server)
    [other] = await server.others()
    assert "'s turn" in read(await other.click(server.newest.message, label=server.newest.buttons[0])).text
    table = await server.table()
    assert "'s turn" in (await say(other, server, "place", where=str(table.state.legal_moves()[0]))).text


async def test_a_message_that_kept_its_buttons_answers_that_the_table_has_moved_on(server: SimulatedServer) -> None:
    await server.begin()
    old, mover = server.newest, await server.acting_person()
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    server.env.inject_error("PATCH", "/webhooks/*/messages/*", status=404, code=10008)
    await server.step()
    assert server.again(old).buttons
    answer = await mover.click(old.message, label=old.buttons[-1])
    assert "moved on" in read(answer).text


async def test_autocomplete_lists_exactly_what_is_legal_and_fits(server: SimulatedServer) -> None:
    await server.begin()
    mover = await server.acting_person()
    table = await server.table()
    offered = await mover.autocomplete(server.channel, "draft", "domino", "")
    assert [choice["value"] for choice in offered] == [
        str(move.domino) for move in table.state.legal_moves() if isinstance(move, Pick)
    ]
    assert await mover.autocomplete(server.channel, "place", "where", "") == []
    mover = await until_placing(server)
    [other] = await server.others()
    table = await server.table()
    offered = await mover.autocomplete(server.channel, "place", "where", "")
    legal = {str(move) for move in table.state.legal_moves()}
    assert {choice["value"] for choice in offered} <= legal
    assert len(offered) == min(25, len(legal))
    word = offered[-1]["value"].upper()
    assert [choice["value"] for choice in await mover.autocomplete(server.channel, "place", "where", word)] == [
        offered[-1]["value"]
    ]
    assert await other.autocomplete(server.channel, "place", "where", "") == []
    assert await other.autocomplete(server.channel, "draft", "domino", "") == []


async def test_a_typed_mistake_is_explained(server: SimulatedServer) -> None:
    await server.begin()
    mover = await server.acting_person()
    line = (await server.table()).state.next_line
    missing = next(str(number) for number in range(1, 49) if str(number) not in map(str, line.dominoes))
    assert "not in the next line" in (await say(mover, server, "draft", domino=missing)).text
    assert "choose one first" in (await say(mover, server, "place", where="1@g8e")).text
    mover = await until_placing(server)
    hand = (await server.table()).state.domino
    assert "That is no move" in (await say(mover, server, "place", where="somewhere")).text
    assert "touch the castle" in (await say(mover, server, "place", where=f"{hand}@i9n")).text
    assert "lies there already" in (await say(mover, server, "place", where=f"{hand}@g7n")).text


async def test_a_placement_may_be_typed_from_either_end(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    while not (await server.table()).state.domino.is_double:  # type: ignore[union-attr]
        await server.step()
        mover = await server.acting_person()
    hand = (await server.table()).state.domino
    assert "Choose" in (await say(mover, server, "place", where=f" {hand}@F7W ")).text


async def test_a_moves_gallery_keeps_its_pictures_when_the_buttons_go(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    turn = server.newest
    while (await server.acting_person()) is mover:
        await server.step()
    old = server.again(turn)
    assert old.buttons == []
    assert [part["type"] for part in old._parts].count(discord.ComponentType.media_gallery.value) >= 1
