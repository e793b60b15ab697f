"""A turn as people see it: the panel, the public message, commands, and what they are told when they are late."""

from typing import Any

import pytest

from bot.chat.actions import Action
from bot.games.advice.suggestions import found_alone
from bot.games.game import Actor
from bot.games.turn import make_moves
from bot.games.words.typed import describe_placements
from engine.moves import Pick, Place
from tests.bot.sample_tables import LOCALIZER
from tests.bot.server import (
    SimulatedServer,
    begin_at_panel,
    begin_placing,
    open_panel,
    place_only,
    read,
    say,
    taken_by,
    takes,
    until_placing,
)
from tests.bot.words import says, words


@pytest.fixture
async def trio(trio: SimulatedServer) -> SimulatedServer:
    """A game of three, in which nobody has two turns in a row."""
    await trio.begin()
    return trio


async def test_a_whole_turn_is_two_clicks_and_one_action(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    before = await server.table()
    panel = await open_panel(server, mover)
    await mover.click(panel, Action.HINT)
    suggested = takes(panel)[0]
    await mover.click(panel, suggested)
    placed, taken, *dealt = (await server.table()).log[before.ply :]
    assert (placed.text.partition("@")[0], taken.text) == (str(before.state.domino), f">{taken_by(suggested)}")
    assert placed.interaction_id is not None
    assert {entry.interaction_id for entry in (taken, *dealt)} == {None}
    assert says(panel.text, "told-place", domino=before.state.domino)
    assert says(panel.text, "told-pick", domino=taken_by(suggested))
    assert f"**{mover.name}** · " in server.newest.text


async def test_a_placement_is_seen_before_the_next_step_and_taken_back_to_its_spot(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server, game="qd")
    await mover.choose(panel, Action.CHOOSE_SPOT, panel.select(Action.CHOOSE_SPOT).values[0])
    chosen = panel.select(Action.CHOOSE_SPOT).chosen
    await mover.click(panel, place_only(panel))
    assert f"**{words('step-knights')}**" in panel.text
    await mover.click(panel, Action.TAKE_BACK)
    assert panel.select(Action.CHOOSE_SPOT).chosen == chosen


async def test_a_player_has_one_panel(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    panels = [await open_panel(server, mover) for _ in range(3)]
    assert [panel.is_there for panel in panels] == [False, False, True]
    typed = await mover.slash(server.channel, "place", where=str((await server.table()).state.legal_moves()[0]))
    assert not panels[-1].is_there
    assert typed.response
    assert takes(typed.response)


async def test_a_panel_that_is_spent_disappears(server: SimulatedServer) -> None:
    mover = await begin_placing(server, pace=8 * 60)
    await server.pass_time(8)
    panel, [other] = await open_panel(server, mover), await server.others()
    assert panel.is_there
    await other.insist(server.channel, "kingdomino table", do="computer")
    assert not panel.is_there


async def until_two_turns_in_a_row(server: SimulatedServer) -> Any:
    """Choose first dominoes so that one person places the two lowest; return that person, whose turn it is."""
    first = await server.begin()
    while (table := await server.table()).state.domino is None:
        acting = await server.acting_person()
        picks = [move.domino for move in table.state.legal_moves() if isinstance(move, Pick)]
        await acting.slash(server.channel, "draft", domino=str(picks[0] if acting is first else picks[-1]))
    return first


async def test_the_panel_of_a_second_turn_comes_below_the_message_on_the_first(server: SimulatedServer) -> None:
    first = await until_two_turns_in_a_row(server)
    panel = await open_panel(server, first)
    [following] = (await first.click(panel, takes(panel)[0])).followups
    assert following.is_private
    assert not panel.is_there
    assert following.id > server.newest.id
    assert following.select(Action.CHOOSE_SPOT).chosen
    await first.click(following, takes(following)[0])
    assert (await server.acting_person()) is not first


@pytest.mark.parametrize("typed", [True, False])
async def test_after_two_turns_in_a_row_the_answer_tells_both(server: SimulatedServer, typed: bool) -> None:  # noqa: FBT001
    first = await until_two_turns_in_a_row(server)
    before = await server.table()
    for _ in range(2):
        if typed:
            await first.slash(server.channel, "place", where=str((await server.table()).state.legal_moves()[0]))
            pick = (await server.table()).state.legal_moves()[0]
            told = read(await first.slash(server.channel, "draft", domino=str(pick)))
        else:
            told = await open_panel(server, first)
            await first.click(told, takes(told)[0])
    moves = [each.move for each in (await server.table()).since(before.ply) if isinstance(each.move, Place | Pick)]
    for move in moves[:4]:
        assert says(told.text, f"told-{'pick' if isinstance(move, Pick) else 'place'}", domino=move.domino)


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
    [twin] = (await mover.complete(server.channel, "place", "where", mirrored[0])).choices
    assert twin.value == mirrored[0]
    suggested = words("button-suggested", action="")
    assert [choice.name.endswith(suggested) for choice in offered] == [True, *[False] * (len(offered) - 1)]
    word = offered[-1].value.upper()
    assert [choice.value for choice in (await mover.complete(server.channel, "place", "where", word)).choices] == [
        offered[-1].value
    ]


async def test_where_nothing_is_legal_completion_says_why_and_so_does_the_command(server: SimulatedServer) -> None:
    mover = await server.begin()
    [choice] = (await mover.complete(server.channel, "place", "where", "5")).choices
    assert choice.name == choice.value == words("illegal-nothing-to-place")
    assert choice.name in (await say(mover, server, "place", where=choice.value)).text
    mover = await until_placing(server)
    [choice] = (await mover.complete(server.channel, "draft", "domino", "")).choices
    assert choice.name == choice.value == words("illegal-too-early")
    assert choice.name in (await say(mover, server, "draft", domino=choice.value)).text


async def test_a_typed_mistake_is_explained(server: SimulatedServer) -> None:
    mover = await server.begin()
    line = (await server.table()).state.next_line
    missing = next(str(number) for number in range(1, 49) if str(number) not in map(str, line.dominoes))
    assert words("illegal-not-in-line", due="choose") in (await say(mover, server, "draft", domino=missing)).text
    assert words("illegal-nothing-to-place") in (await say(mover, server, "place", where="1@g8e")).text
    mover = await until_placing(server)
    hand = (await server.table()).state.domino
    assert words("error-notation-error") in (await say(mover, server, "place", where="somewhere")).text
    assert words("illegal-no-connection", due="place") in (await say(mover, server, "place", where=f"{hand}@i9n")).text
    assert words("illegal-occupied", due="place") in (await say(mover, server, "place", where=f"{hand}@g7n")).text
