"""What a tap costs in statements: a game is read once, and not at all where only this process writes."""

import asyncio
from collections import Counter
from concurrent.futures import Executor
from typing import Any

import pytest

from bot.chat.actions import Action
from tests.bot.query_counter import counted
from tests.bot.server import SimulatedServer, begin_placing, open_panel, say, takes
from tests.bot.words import words


@pytest.mark.parametrize(("people", "writes", "reads", "requests"), [(2, 3, 4, 5), (1, 4, 5, 5)])
async def test_a_turn_of_two_taps_costs_no_more_than_it_needs(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch, people: int, writes: int, reads: int, requests: int
) -> None:
    """A computer player, who moves next, writes its whole turn at once."""
    server.people = dict([*server.people.items()][:people])
    # The deal depends on the id of the lobby, which is a time. In other deals a person sees their next turn at once.
    server.now += 9
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
