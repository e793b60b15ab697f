import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import aiohttp

ROOT = Path(__file__).parents[2]


async def messages(address: str) -> list[Any]:
    """What the first of the people sees in the channel."""
    base, _, capability = address.partition("#")
    async with (
        aiohttp.ClientSession(headers={"X-Simcord-Capability": capability}) as session,
        session.post(f"{base}api/pages", json={}) as answer,
    ):
        state = await answer.json()
    return [state["messages"][name] for name in state["timeline"]]


async def test_the_local_page_offers_a_game_against_three_computers_and_ends_when_told_to() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot.play", cwd=ROOT, stdout=PIPE, stderr=PIPE)
    assert process.stdout
    assert process.stderr
    async with asyncio.timeout(60):
        while "Play at" not in (line := (await process.stdout.readline()).decode()):
            assert line, (await process.stderr.read()).decode()
        [lobby] = await messages(line.split()[-1])
        process.terminate()
        _, complaints = await process.communicate()
    assert str(lobby).count("🤖") + str(lobby).count("computer") >= 3
    assert (process.returncode, complaints) == (0, b"")
