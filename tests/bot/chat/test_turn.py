"""A turn as people see it: the panel, the public message, commands, and what they are told when they are late."""

import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from threading import get_ident
from typing import Any

import discord
import pytest

from bot.games.models import Actor
from engine.moves import Pick
from engine.state import State
from players.advice import Suggestion
from players.advisor import GreedyAdvisor
from tests.bot.simulated_server import Message, SimulatedServer, open_panel, read, say, until_placing

PLACE = "Only place"


@pytest.fixture
async def trio(tmp_path: Path) -> AsyncIterator[SimulatedServer]:
    """A game of three, in which nobody has two turns in a row."""
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji", "Zuri") as opened:
        await opened.begin()
        yield opened


def takes(panel: Any) -> list[str]:
    """The labels of the buttons that take a domino."""
    return [label for label in Message(panel).buttons if re.match(r"(Take )?\d", label)]


def message_is_there(server: SimulatedServer, message: Any) -> bool:
    return message.id in server.env.backend.messages[server.channel.id]


async def test_a_whole_turn_is_two_clicks_and_one_action(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    before = await server.table()
    panel = await open_panel(server, mover)
    assert "Spot **1** of" in Message(panel).text
    [label] = [label for label in Message(panel).buttons if label.endswith("· suggested")]
    await mover.click(panel, label=label)
    placed, taken, *dealt = (await server.table()).log[before.ply :]
    assert (placed.text.partition("@")[0], taken.text) == (str(before.state.domino), f">{label.split()[1]}")
    assert placed.interaction_id is not None
    assert {entry.interaction_id for entry in (taken, *dealt)} == {None}
    assert f"Done: {before.state.domino} placed, {label.split()[1]} taken." in Message(panel).text
    assert f"**{mover.name.capitalize()}** · " in server.newest.text


async def test_another_spot_costs_one_click_more(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    [spots] = Message(panel).selects
    chosen = spots["options"][1]["value"]
    await mover.select(panel, [chosen], custom_id=spots["custom_id"])
    await mover.click(panel, label=takes(panel)[0])
    assert chosen in [entry.text for entry in (await server.table()).log]


async def test_a_placement_can_be_seen_before_the_choice_and_taken_back_to_the_spot_it_was_on(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    await mover.click(panel, label="Next ›")
    chosen = [option["value"] for option in Message(panel).selects[0]["options"] if option.get("default")]
    await mover.click(panel, label=PLACE)
    assert "Choose your next domino" in Message(panel).text
    await mover.click(panel, label="Undo: placement")
    assert "Spot **2** of" in Message(panel).text
    assert [option["value"] for option in Message(panel).selects[0]["options"] if option.get("default")] == chosen
    await mover.click(panel, label=PLACE)
    await mover.click(panel, label=takes(panel)[-1])
    assert "Done: " in Message(panel).text


async def test_a_player_has_one_panel(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    panels = [await open_panel(server, mover) for _ in range(3)]
    assert [message_is_there(server, panel) for panel in panels] == [False, False, True]
    typed = await mover.slash(server.channel, "place", where=str((await server.table()).state.legal_moves()[0]))
    assert not message_is_there(server, panels[-1])
    assert takes(typed.response)


async def test_a_panel_that_is_spent_disappears(server: SimulatedServer) -> None:
    await server.begin(pace=8 * 60)
    mover = await until_placing(server)
    await server.pass_time(8)
    panel, [other] = await open_panel(server, mover), await server.others()
    assert message_is_there(server, panel)
    await other.slash(server.channel, "kingdomino stand-in")
    assert not message_is_there(server, panel)


async def until_two_turns_in_a_row(server: SimulatedServer) -> Any:
    """Choose first dominoes so that one person places the two lowest; return that person, whose turn it is."""
    await server.begin()
    first = await server.acting_person()
    while (table := await server.table()).state.domino is None:
        acting = await server.acting_person()
        picks = [move.domino for move in table.state.legal_moves() if isinstance(move, Pick)]
        await acting.slash(server.channel, "draft", domino=str(picks[0] if acting is first else picks[-1]))
    return first


async def test_the_panel_of_a_second_turn_in_a_row_comes_below_the_message_on_the_first(
    server: SimulatedServer,
) -> None:
    first = await until_two_turns_in_a_row(server)
    panel = await open_panel(server, first)
    [following] = (await first.click(panel, label=takes(panel)[0])).followups
    assert following.ephemeral
    assert not message_is_there(server, panel)
    assert following.id > server.newest.id
    assert "Spot **1** of" in Message(following).text
    await first.click(following, label=takes(following)[0])
    assert (await server.acting_person()) is not first


async def test_so_it_does_after_a_command(server: SimulatedServer) -> None:
    first = await until_two_turns_in_a_row(server)
    placement, *_ = (await server.table()).state.legal_moves()
    panel = (await first.slash(server.channel, "place", where=str(placement))).response
    answer = await first.slash(server.channel, "draft", domino=takes(panel)[0].split()[0])
    assert "Spot **1** of" in Message(answer.followups[-1]).text
    assert not message_is_there(server, panel)


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


async def test_suggestions_that_are_hidden_can_be_shown_in_the_panel(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    await server.services.accounts.change(mover.id, lambda person: replace(person, suggestions=False))
    panel = await open_panel(server, mover)
    assert "Choose one below" in Message(panel).text
    assert takes(panel) == []
    await mover.click(panel, label="Next ›")
    assert "Spot **1**" in Message(panel).text
    assert all(label.removeprefix("Take ").isdigit() for label in takes(panel))
    await mover.click(panel, label="Show suggestions")
    assert "Show suggestions" not in Message(panel).buttons
    assert (await server.services.accounts.person(mover.id)).suggestions


async def test_a_panel_that_was_left_behind_shows_how_the_table_stands(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    old = await open_panel(server, mover)
    table = await server.table()
    move = str(table.state.legal_moves()[0])
    await server.services.tables.play(table.game.id, table.ply, move, Actor(mover.id, mover.name))
    await mover.click(old, label="Next ›")
    assert "moved on" in Message(old).text
    assert "Choose your next domino" in Message(old).text


async def test_a_late_click_changes_nothing_and_is_explained(trio: SimulatedServer) -> None:
    mover = await until_placing(trio)
    panel, table = await open_panel(trio, mover), await trio.table()
    actor, tables = Actor(mover.id, mover.name), trio.services.tables
    await tables.play(table.game.id, table.ply, str(table.state.legal_moves()[0]), actor)
    await mover.click(panel, label=takes(panel)[0])
    assert "moved on" in Message(panel).text
    after = await tables.play(table.game.id, table.ply + 1, str((await trio.table()).state.legal_moves()[0]), actor)
    await mover.click(panel, label=takes(panel)[0])
    assert (await trio.table()).ply == after.ply
    assert Message(panel).text.startswith(f"Done: {table.state.domino} placed")
    assert takes(panel) == []


async def test_a_panel_of_an_earlier_turn_says_that_the_table_has_moved_on(trio: SimulatedServer) -> None:
    mover = await until_placing(trio)
    panel, table = await open_panel(trio, mover), await trio.table()
    services = trio.services
    for _ in range(8):  # a whole round, and this player's next turn
        acting = (await trio.table()).acting
        assert acting is not None
        move = str((await trio.table()).state.legal_moves()[0])
        await services.tables.play(table.game.id, None, move, Actor(acting.user_id, acting.name))
    while (await trio.acting_person()) is mover:
        move = str((await trio.table()).state.legal_moves()[0])
        await services.tables.play(table.game.id, None, move, Actor(mover.id, mover.name))
    await mover.click(panel, label=takes(panel)[0])
    assert (
        Message(panel).text
        == "The table has moved on since that button was made. The newest message shows how it stands."
    )


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
    answer = await mover.click(old.message, label=old.buttons[0])
    assert "moved on" in read(answer).text


async def test_autocomplete_lists_exactly_what_is_legal_and_fits(server: SimulatedServer) -> None:
    await server.begin()
    mover = await server.acting_person()
    table = await server.table()
    offered = await mover.autocomplete(server.channel, "draft", "domino", "")
    assert [choice["value"] for choice in offered] == [
        str(move.domino) for move in table.state.legal_moves() if isinstance(move, Pick)
    ]
    mover = await until_placing(server)
    table = await server.table()
    offered = await mover.autocomplete(server.channel, "place", "where", "")
    legal = {str(move) for move in table.state.legal_moves()}
    assert {choice["value"] for choice in offered} <= legal
    assert len(offered) == min(25, len(legal))
    assert [choice["name"].endswith(" · suggested") for choice in offered] == [True, *[False] * (len(offered) - 1)]
    word = offered[-1]["value"].upper()
    assert [choice["value"] for choice in await mover.autocomplete(server.channel, "place", "where", word)] == [
        offered[-1]["value"]
    ]


async def test_no_placement_is_called_suggested_for_those_who_want_no_suggestions(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    await server.services.accounts.change(mover.id, lambda person: replace(person, suggestions=False))
    offered = await mover.autocomplete(server.channel, "place", "where", "")
    assert not [choice["name"] for choice in offered if "suggested" in choice["name"]]


async def test_where_nothing_matches_autocomplete_says_so_and_sends_what_was_typed(server: SimulatedServer) -> None:
    await server.begin()
    for command, option in (("draft", "domino"), ("place", "where")):
        mover = await server.acting_person() if command == "draft" else await until_placing(server)
        [choice] = await mover.autocomplete(server.channel, command, option, "nonsense")
        assert choice["name"] == "Nothing in the list matches that. Delete it to see all that is possible."
        assert choice["value"] == "nonsense"
        assert "That is not a move" in (await say(mover, server, command, **{option: choice["value"]})).text


async def test_where_nothing_is_legal_autocomplete_says_why_and_sending_that_says_the_same(
    server: SimulatedServer,
) -> None:
    await server.begin()
    mover = await server.acting_person()
    [choice] = await mover.autocomplete(server.channel, "place", "where", "5")
    assert choice["name"] == choice["value"] == "You have no domino to place yet: choose one first."
    assert choice["name"] in (await say(mover, server, "place", where=choice["value"])).text
    mover = await until_placing(server)
    [choice] = await mover.autocomplete(server.channel, "draft", "domino", "")
    assert choice["name"] == choice["value"] == "Place your domino first; everything else comes after it."
    assert choice["name"] in (await say(mover, server, "draft", domino=choice["value"])).text


async def test_autocomplete_says_whose_turn_it_is_and_sending_that_says_the_same(server: SimulatedServer) -> None:
    await server.begin()
    mover, [other] = await server.acting_person(), await server.others()
    turn = f"It is {mover.name.capitalize()}'s turn. You will be mentioned when it is yours."
    for person, why in (
        (other, turn),
        (
            server.newcomer("Zuri"),
            "You have no seat at this table. /kingdomino new in another channel opens one of your own.",
        ),
    ):
        for command, option in (("place", "where"), ("draft", "domino")):
            [choice] = await person.autocomplete(server.channel, command, option, "")
            assert choice["name"] == choice["value"] == why
            assert (await say(person, server, command, **{option: why})).text.replace("`", "") == why


async def test_autocomplete_says_that_there_is_no_game(server: SimulatedServer) -> None:
    [choice] = await server.people["Ola"].autocomplete(server.channel, "place", "where", "")
    assert choice["name"].startswith("There is no game in this channel. Open a table with /kingdomino new")


async def test_autocomplete_says_what_each_domino_would_bring(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    await mover.slash(server.channel, "place", where=str((await server.table()).state.legal_moves()[0]))
    offered = [choice["name"] for choice in await mover.autocomplete(server.channel, "draft", "domino", "")]
    assert all(re.fullmatch(r".+ · ([+−±]\d+|fits nowhere)( · suggested)?", name) for name in offered)
    assert sum(name.endswith("suggested") for name in offered) == 1
    await server.services.accounts.change(mover.id, lambda person: replace(person, suggestions=False))
    plain = [choice["name"] for choice in await mover.autocomplete(server.channel, "draft", "domino", "")]
    assert not any("·" in name for name in plain)


async def test_a_typed_mistake_is_explained(server: SimulatedServer) -> None:
    await server.begin()
    mover = await server.acting_person()
    line = (await server.table()).state.next_line
    missing = next(str(number) for number in range(1, 49) if str(number) not in map(str, line.dominoes))
    assert "not in the next line" in (await say(mover, server, "draft", domino=missing)).text
    assert "choose one first" in (await say(mover, server, "place", where="1@g8e")).text
    mover = await until_placing(server)
    hand = (await server.table()).state.domino
    assert "That is not a move" in (await say(mover, server, "place", where="somewhere")).text
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


async def test_squares_that_are_typed_are_looked_up_off_the_event_loop(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.begin()
    mover = await until_placing(server)
    best = GreedyAdvisor().placements((await server.table()).state)[0].place
    rank, threads = GreedyAdvisor.placements, set[int]()

    def noted(advisor: GreedyAdvisor, state: State) -> Sequence[Suggestion]:
        threads.add(get_ident())
        return rank(advisor, state)

    monkeypatch.setattr(GreedyAdvisor, "placements", noted)
    typed = "–".join(map(str, best.squares))
    assert "Choose" in (await say(mover, server, "place", where=typed)).text
    assert threads
    assert get_ident() not in threads


async def test_a_moves_gallery_keeps_its_pictures_when_the_buttons_go(server: SimulatedServer) -> None:
    await server.begin()
    mover = await until_placing(server)
    turn = server.newest
    while (await server.acting_person()) is mover:
        await server.step()
    old = server.again(turn)
    assert old.buttons == []
    assert [part["type"] for part in old._parts].count(discord.ComponentType.media_gallery.value) >= 1
