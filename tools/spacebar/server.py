"""Runs a built Spacebar on loopback: PostgreSQL behind a socket, and its three processes on free ports."""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import randrange
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import quote

import aiohttp

from tests.bot.database_urls import USER
from tests.bot.with_postgresql import find_programs, running
from tools.spacebar.building import Build

_LOOPBACK: Final = Path(__file__).with_name("loopback.cjs")
_START_SECONDS: Final = 180.0
_STOP_SECONDS: Final = 10.0


@dataclass(frozen=True)
class Addresses:
    """Where the three parts of a running Spacebar are; `cdn` serves the pictures."""

    api: str
    gateway: str
    cdn: str


@asynccontextmanager
async def serving(build: Build, folder: Path) -> AsyncIterator[Addresses]:
    """Run Spacebar with an empty database for a block; its logs and files are in the folder."""
    programs = find_programs()
    if programs is None:
        raise RuntimeError("PostgreSQL is not installed (on Debian: apt install postgresql)")
    ports = {part: _free_port() for part in ("api", "gateway", "cdn")}
    (folder / "events").mkdir()
    (folder / "config.json").write_text(json.dumps(_config(ports)), "utf-8")
    async with AsyncExitStack() as stack:
        # PostgreSQL may belong to another account, which must be able to enter its folder.
        data = stack.enter_context(TemporaryDirectory(prefix="kingdomino-"))
        stack.enter_context(running(programs, Path(data)))
        environment = {
            **os.environ,
            "DATABASE": f"postgres://{USER}@{quote(data, safe='')}/postgres",
            "CONFIG_PATH": str(folder / "config.json"),
            "STORAGE_LOCATION": str(folder / "files"),
            "EVENT_TRANSMISSION": "unix",
            "EVENT_SOCKET_PATH": str(folder / "events"),
            "JSON_WORKERS": "1",
            "LOG_ROUTES": "false",
            "LOG_API_ERRORS": "true",
        }
        # One after another, as the first makes the tables and the keys that the others read.
        for part, port in ports.items():
            await stack.enter_async_context(_process(build, part, folder, {**environment, "PORT": str(port)}))
            await _until_it_answers(port, folder / f"{part}.log")
        yield Addresses(
            f"http://127.0.0.1:{ports['api']}",
            f"http://127.0.0.1:{ports['gateway']}",
            f"http://127.0.0.1:{ports['cdn']}",
        )


def _config(ports: Mapping[str, int]) -> dict[str, Any]:
    api, cdn = f"http://127.0.0.1:{ports['api']}", f"http://127.0.0.1:{ports['cdn']}"
    return {
        "general": {"serverName": api},
        "api": {"endpointPublic": f"{api}/api/v9"},
        "gateway": {"endpointPublic": f"ws://127.0.0.1:{ports['gateway']}/"},
        "cdn": {"endpointPublic": cdn, "endpointPrivate": cdn},
        # People and bot all come from one address, and faster than strangers would.
        "limits": {
            "application": {"maxEmojis": 2000},
            "rate": {"enabled": False},
            "absoluteRate": {"register": {"enabled": False}},
        },
        "register": {"requireCaptcha": False, "requireInvite": False},
    }


@asynccontextmanager
async def _process(build: Build, part: str, folder: Path, environment: Mapping[str, str]) -> AsyncIterator[None]:
    command = build.node, "--require", str(_LOOPBACK), str(build.folder / "dist" / part / "start.js")
    with (folder / f"{part}.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, env=environment, stdout=log, stderr=log, start_new_session=True
        )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _STOP_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


async def _until_it_answers(port: int, log: Path) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(int(_START_SECONDS / 0.2)):
            with suppress(aiohttp.ClientError):
                async with session.get(f"http://127.0.0.1:{port}/"):
                    return
            await asyncio.sleep(0.2)
    raise RuntimeError(f"a part of Spacebar did not start: {_end_of(log)}")


def _end_of(log: Path) -> str:
    return log.read_text("utf-8", "replace")[-2000:]


def _free_port() -> int:
    """Return a port that no server listens on, below those that the system gives to others in the meantime."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])
