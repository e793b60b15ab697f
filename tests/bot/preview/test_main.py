"""The local page as a program: what it offers, and how it ends."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.preview.languages import find_language

ROOT = Path(__file__).parents[3]


@asynccontextmanager
async def first_person(address: str) -> AsyncIterator[tuple[aiohttp.ClientSession, Any]]:
    """A connection of the first of the people, and what they see."""
    base, _, capability = address.partition("#")
    headers = {"X-Simcord-Capability": capability}
    async with aiohttp.ClientSession(base, headers=headers) as session:
        async with session.post("/api/pages", json={}) as answer:
            state = await answer.json()
        session.headers["X-Simcord-Context"] = state["context"]["id"]
        yield session, state


async def messages(address: str) -> list[Any]:
    """What the first of the people sees in the channel."""
    async with first_person(address) as (_, state):
        return [state["messages"][name] for name in state["timeline"]]


def key_of(button: str, tree: Any) -> str | None:
    """The key of the button with this label, somewhere in a tree of components."""
    if isinstance(tree, dict) and tree.get("label") == button:
        return str(tree["control_key"])
    inner = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ()
    return next(filter(None, (key_of(button, item) for item in inner)), None)


async def open_page(*arguments: str) -> tuple[asyncio.subprocess.Process, str]:
    """The process behind a page, and its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.preview", *arguments, cwd=ROOT, stdout=PIPE, stderr=PIPE
    )
    assert process.stdout
    assert process.stderr
    while "Play at" not in (line := (await process.stdout.readline()).decode()):
        assert line, (await process.stderr.read()).decode()
    return process, line.split()[-1]


async def test_the_local_page_offers_a_game_against_three_computers_and_ends_when_told_to() -> None:
    async with asyncio.timeout(60):
        process, address = await open_page()
        *_, lobby = await messages(address)
        process.terminate()
        _, complaints = await process.communicate()
    assert str(lobby).count("🤖") + str(lobby).count("computer") >= 3
    assert (process.returncode, complaints) == (0, b"")


def test_a_language_may_be_named_without_its_region_where_that_leaves_no_doubt() -> None:
    known = ["de", "en-GB", "en-US", "es-ES"]
    asked = ["es", "es-ES", "de", "en-US", "en", "e", "tlh"]
    assert [find_language(code, known) for code in asked] == ["es-ES", "es-ES", "de", "en-US", None, None, None]


@pytest.mark.parametrize(("language", "start"), [("ru", "Начать"), ("lv", "Sākt")], ids=["discord", "ours"])
async def test_the_local_page_opens_in_any_language_whether_discord_has_it_or_not(language: str, start: str) -> None:
    async with asyncio.timeout(60):
        process, address = await open_page("--language", language)
        *_, lobby = await messages(address)
        process.terminate()
        _, complaints = await process.communicate()
    assert key_of(start, lobby)
    assert (process.returncode, complaints) == (0, b"")


async def test_the_local_page_knows_whose_turn_it_is() -> None:
    async with asyncio.timeout(60):
        process, address = await open_page("beginner")
        async with first_person(address) as (session, state):
            *_, name = state["timeline"]
            start = {"control_key": key_of("Start", state["messages"]), "target_id": name}
            action = {"kind": "click", "request_id": "start", "protocol_version": 3, **start}
            async with session.post("/api/action", json=action) as answer:
                assert not (await answer.json())["rejected"]
            async with session.get("/api/state") as answer:
                assert (await answer.json())["play"]["due"] == state["viewerId"]
        process.terminate()
        await process.communicate()
    assert state["play"]["due"] is None


async def test_the_local_page_takes_other_computers_and_tells_how_late_the_event_loop_is() -> None:
    async with asyncio.timeout(60):
        process, address = await open_page("--loop-lag", "master")
        *_, lobby = await messages(address)
        assert process.stdout
        while (line := await process.stdout.readline()) in {b"\n", b""} or b"You are" in line:
            pass
        process.terminate()
        await process.communicate()
    assert "(computer, master)" in str(lobby)
    assert re.fullmatch(r"event loop late by \d+ ms in 1 of 100 measurements, by \d+ ms at worst\n", line.decode())
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["grandmaster"], b"up to three of beginner, greedy, strong, master"),
        (["--language", "tlh"], b"There is no language tlh here, only de, en-US, "),
    ],
    ids=["guest", "language"],
)
async def test_the_local_page_takes_no_others(arguments: list[str], complaint: bytes) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.preview", *arguments, cwd=ROOT, stdout=PIPE, stderr=PIPE
    )
    _, complaints = await process.communicate()
    assert process.returncode == 2
    assert complaint in complaints
