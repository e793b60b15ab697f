"""What a tap costs in statements: a game is read once, and not at all where only this process writes."""

import asyncio
from collections import Counter
from concurrent.futures import Executor
from typing import Any

import pytest

from bot.chat.actions import Action
from engine.moves import Place
from tests.bot.query_counter import counted
from tests.bot.server import SimulatedServer, begin_at_panel, begin_placing, open_panel, place_only, say, takes
from tests.bot.words import says, words

MOST_READS, MOST_WRITES = 2, 2


async def test_opening_the_panel_reads_the_game_once_at_most(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    with counted(server.database, for_people=True) as asked:
        await open_panel(server, mover)
    assert len([statement for statement in asked.reads if "FROM games" in statement]) == asked.is_shared
    assert len(asked.reads) <= MOST_READS * asked.is_shared
    # The hint that a first panel gives.
    assert asked.writes == 1


async def test_placing_a_domino_reads_the_game_once_at_most(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server, game="qd")
    with counted(server.database, for_people=True) as asked:
        await mover.click(panel, place_only(panel))
    assert f"**{words('step-knights')}**" in panel.text
    assert len([statement for statement in asked.reads if "FROM games" in statement]) == asked.is_shared
    assert len(asked.reads) <= MOST_READS * asked.is_shared
    # The placement, and a hint.
    assert asked.writes == MOST_WRITES


@pytest.mark.parametrize("by_squares", [False, True])
async def test_placing_by_command_reads_the_game_only_once(server: SimulatedServer, *, by_squares: bool) -> None:
    mover = await begin_placing(server)
    placement = (await server.table()).state.legal_moves()[0]
    assert isinstance(placement, Place)
    typed = " ".join(map(str, placement.squares)) if by_squares else str(placement)
    with counted(server.database, for_people=True) as asked:
        await mover.slash(server.channel, "place", where=typed)
    assert (await server.table()).can_take_back
    assert len([statement for statement in asked.reads if "FROM games" in statement]) == 1
    assert len(asked.reads) <= MOST_READS
    assert asked.writes == MOST_WRITES


async def test_choosing_by_command_reads_to_find_and_to_announce_the_turn(server: SimulatedServer) -> None:
    await server.begin()
    mover, [choice, *_] = await server.acting_person(), (await server.table()).state.legal_moves()
    with counted(server.database, for_people=True) as asked:
        await mover.slash(server.channel, "draft", domino=str(choice).removeprefix(">"))
    assert str(choice) in [str(played.move) for played in (await server.table()).moves]
    assert len([statement for statement in asked.reads if "FROM games" in statement]) == 1


async def test_a_whole_turn_in_one_tap_is_written_and_announced(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server)
    with counted(server.database, for_people=True) as asked:
        await mover.click(panel, takes(panel)[0])
    assert says(panel.text, "turn-done")
    assert server.newest.named == [(await server.acting_person()).name]
    assert len(asked.reads) <= MOST_READS * asked.is_shared
    assert asked.writes == MOST_WRITES


@pytest.mark.parametrize(("people", "writes", "reads", "requests"), [(2, 3, 4, 5), (1, 4, 5, 5)])
async def test_a_turn_of_two_taps_costs_no_more_than_it_needs(
    server: SimulatedServer,
    monkeypatch: pytest.MonkeyPatch,
    people: int,
    writes: int,
    reads: int,
    requests: int,
) -> None:
    """A computer player, who moves next, writes its whole turn at once."""
    server.people = dict([*server.people.items()][:people])
    mover = await begin_placing(server, players=2)
    loop, hops = asyncio.get_running_loop(), Counter[str]()
    run_in_executor = loop.run_in_executor

    def counting(executor: Executor | None, *work: Any) -> Any:
        hops[getattr(executor, "_thread_name_prefix", "screens")] += 1
        return run_in_executor(executor, *work)

    monkeypatch.setattr(loop, "run_in_executor", counting)
    log = len(server.discord.log)
    with counted(server.database, for_people=True) as asked:
        panel = await open_panel(server, mover)
        await mover.click(panel, takes(panel)[0])
    calls = server.discord.log[log:]
    assert asked.writes == writes
    assert asked.transactions <= writes + reads * asked.is_shared
    # The public message, and the panel: a picture is painted once, and uploaded once.
    assert (hops["drawing"], sum(len(call.files) for call in calls)) == (2, 2)
    assert len(calls) <= requests


async def test_what_nobody_asked_for_does_not_count(server: SimulatedServer) -> None:
    with counted(server.database, for_people=True) as asked:
        await server.services.key_values.get_or_set("a worker's", "write")
        await server.bot.heartbeat.beat()
    assert (asked.reads, asked.writes) == ([], 0)


async def test_a_list_of_games_costs_the_same_however_many_there_are(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    for number in range(2, 6):
        channel = server.add_channel(f"table-{number}")
        await ola.slash(channel, "kingdomino new", players=2)
        await kenji.click(channel.newest, Action.JOIN)
        await ola.click(channel.newest, Action.START)
    # What is in memory need not be read.
    await server.restart()
    with counted(server.database, for_people=True) as asked:
        listed = await say(ola, server, "kingdomino games")
    assert listed.text.count(words("variant-kd")) == 4
    assert len(asked.reads) <= 5, "the person, and a statement for each of the four lists"


async def test_joining_a_table_draws_its_message_again(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    with counted(server.database, for_people=True) as asked:
        await kenji.click(server.newest, Action.JOIN)
    assert "Kenji" in server.newest.alt
    assert len(asked.reads) <= MOST_READS
    assert asked.writes == MOST_WRITES
