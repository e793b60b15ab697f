"""A turn as people see it: the panel, the public message, commands, and what they are told when they are late."""

import asyncio
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.deeds import turn
from bot.chat.handling.context import Context
from bot.chat.kit.blocks import Screen
from bot.games.advice import found_alone
from bot.games.game import Actor
from bot.games.turn import make_moves
from bot.games.words.typed import describe_placements
from engine.moves import Pick, Place
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import SimulatedServer, begin_at_panel, begin_placing, open_panel, read, takes, until_placing
from tests.bot.words import says, words


@pytest.fixture
async def trio(trio: SimulatedServer) -> SimulatedServer:
    """A game of three, in which nobody has two turns in a row."""
    await trio.begin()
    return trio


async def test_a_player_has_one_panel(server: SimulatedServer) -> None:
    mover, before = await begin_placing(server), await server.table()
    panels = [await open_panel(server, mover) for _ in range(3)]
    assert [panel.is_there for panel in panels] == [False, False, True]
    typed = await mover.slash(server.channel, "place", where=str((await server.table()).state.legal_moves()[0]))
    assert not panels[-1].is_there
    assert typed.response
    assert takes(typed.response)
    # The command also undoes the placement of this turn.
    undone = await mover.insist(server.channel, "kingdomino table", do="undo")
    assert any(says(undone.text, f"panel-spot-{key}") for key in ("most", "other"))
    assert (await server.table()).state == before.state


async def until_two_turns_in_a_row(server: SimulatedServer) -> Any:
    """Choose first dominoes so that one person places the two lowest; return that person, whose turn it is."""
    first = await server.begin()
    while (table := await server.table()).state.domino is None:
        acting = await server.acting_person()
        picks = [move.domino for move in table.state.legal_moves() if isinstance(move, Pick)]
        await acting.slash(server.channel, "draft", domino=str(picks[0] if acting is first else picks[-1]))
    return first


async def test_the_panel_of_a_second_turn_comes_below_the_first_and_tells_of_both_at_its_end(
    server: SimulatedServer,
) -> None:
    first = await until_two_turns_in_a_row(server)
    before, panel = await server.table(), await open_panel(server, first)
    [following] = (await first.click(panel, takes(panel)[0])).followups
    assert following.is_private
    assert not panel.is_there
    assert following.id > server.newest.id
    assert following.select(Action.CHOOSE_SPOT).chosen
    await first.click(following, takes(following)[0])
    assert (await server.acting_person()) is not first
    moves = [each.move for each in (await server.table()).since(before.ply) if isinstance(each.move, Place | Pick)]
    for move in moves[:4]:
        assert says(following.text, f"told-{'pick' if isinstance(move, Pick) else 'place'}", domino=move.domino)


async def test_a_panel_that_is_opened_before_the_message_of_a_second_turn_comes_stays(server: SimulatedServer) -> None:
    first = await until_two_turns_in_a_row(server)
    panel, shown = await open_panel(server, first), server.newest
    server.fail("POST /channels/.*/messages$", held=(comes := asyncio.Event()))
    first.person.waits = False
    await first.click(panel, takes(panel)[0])
    assert await server.discord.until(lambda: not takes(panel))
    await first.click(shown, Action.OPEN_PANEL)
    assert await server.discord.until(lambda: not panel.is_there)
    comes.set()
    await server.discord.quiet()
    [opened] = [each for each in first.messages(server.channel) if each.is_private]
    assert opened.id < server.newest.id
    assert takes(opened)


async def test_a_panel_that_is_opened_while_that_of_a_second_turn_is_drawn_stays(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await until_two_turns_in_a_row(server)
    panel, table, panels = await open_panel(server, first), await server.table(), server.services.panels
    draw, opening = turn._drawn, list[asyncio.Task[Any]]()

    async def drawn(context: Context, second: Any) -> Screen:
        monkeypatch.undo()
        known = panels.newest(table, first.id)
        opening.append(asyncio.create_task(first.click(server.newest, Action.OPEN_PANEL)))
        assert await server.discord.until(lambda: panels.newest(table, first.id) is not known)
        return await draw(context, second)

    monkeypatch.setattr(turn, "_drawn", drawn)
    await first.click(panel, takes(panel)[0])
    assert takes(read(await opening[0]))


async def test_no_advice_is_worked_out_before_a_hint_is_asked_for(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server)
    await mover.choose(panel, Action.CHOOSE_SPOT, panel.select(Action.CHOOSE_SPOT).values[0])
    state = (await server.table()).state
    assert not server.services.judge.shown(state)
    await mover.click(panel, Action.HINT)
    assert server.services.judge.shown(state)
    assert Action.HINT not in panel.actions
    table = await server.table()
    assert [seat.hints for seat in table.game.seats if seat.user_id == mover.id] == [4]
    await mover.click(panel, takes(panel)[0])
    table = await server.table()
    [seat] = [seat.number for seat in table.game.seats if seat.user_id == mover.id]
    assert found_alone(table, seat) == (1, 2)


async def test_a_late_click_changes_nothing_and_is_explained(trio: SimulatedServer) -> None:
    mover = await until_placing(trio)
    panel, table = await open_panel(trio, mover), await trio.table()
    actor, tables = Actor(mover.id, mover.name), trio.services.tables
    await tables.play(table.game.id, make_moves, actor, table.ply, str(table.state.legal_moves()[0]))
    await mover.click(panel, takes(panel)[0])
    assert words("panel-moved-on") in panel.text
    after = await tables.play(
        table.game.id, make_moves, actor, table.ply + 1, str((await trio.table()).state.legal_moves()[0])
    )
    await mover.click(panel, takes(panel)[0])
    assert (await trio.table()).ply == after.ply
    assert says(panel.text, "told-place", domino=table.state.domino)
    assert takes(panel) == []


async def test_autocomplete_lists_exactly_what_is_legal_and_fits(server: SimulatedServer) -> None:
    mover = await server.begin()
    table = await server.table()
    offered = (await mover.complete(server.channel, "draft", "domino", "")).choices
    assert [choice.value for choice in offered] == [
        str(move) for move in table.state.legal_moves() if isinstance(move, Pick)
    ]
    mover = await until_placing(server)
    await mover.click(await open_panel(server, mover), Action.HINT)
    table = await server.table()
    offered = (await mover.complete(server.channel, "place", "where", "")).choices
    legal = {str(move) for move in table.state.legal_moves()}
    assert {choice.value for choice in offered} <= legal
    described = [*describe_placements(table.state, LOCALIZER)]
    mirrored = [str(each.value) for each in described if each.is_mirrored]
    # The suggested move is first, even if it is a mirror image.
    assert len(offered) == min(25, len(legal - {*mirrored} | {offered[0].value}))
    assert len({choice.name for choice in offered}) == len(offered)
    [mirror] = (await mover.complete(server.channel, "place", "where", mirrored[0])).choices
    assert mirror.value == mirrored[0]
    suggested = words("button-suggested", action="")
    assert [choice.name.endswith(suggested) for choice in offered] == [True, *[False] * (len(offered) - 1)]
    word = offered[-1].value.upper()
    assert [choice.value for choice in (await mover.complete(server.channel, "place", "where", word)).choices] == [
        offered[-1].value
    ]
