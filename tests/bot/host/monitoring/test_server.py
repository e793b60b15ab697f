"""The pages that the operator's tools ask for, and how late the event loop is."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest

from bot.host.monitoring.endpoints import measure_loop_lag, serve


def free_port() -> int:
    """A port that nobody has, below those that the system gives to whoever asks for any."""
    for port in range(20_000 + os.getpid() % 10_000, 32_768):
        with suppress(OSError), socket.socket() as listening:
            listening.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


async def figures() -> bytes:
    return b"games 3\n"


async def test_metrics_and_health_are_served_until_the_block_ends() -> None:
    found: list[str] = []
    port = free_port()
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as client:
        async with serve("127.0.0.1", port, figures, {"/healthz": lambda: found, "/readyz": list}):
            metrics = await client.get("/metrics")
            assert (metrics.status, await metrics.text()) == (200, "games 3\n")
            healthy = await client.get("/healthz")
            assert (healthy.status, await healthy.text()) == (200, "ok\n")
            found.extend(["heartbeat: late", "gateway: not connected"])
            ill = await client.get("/healthz")
            assert (ill.status, await ill.text()) == (503, "heartbeat: late\ngateway: not connected\n")
            assert (await client.get("/readyz")).status == 200
        with pytest.raises(aiohttp.ClientConnectionError):
            await client.get("/healthz")


PAGE = b"GET /metrics HTTP/1.0\r\n\r\n"


@asynccontextmanager
async def sent(port: int, request: bytes) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Send these bytes over a connection that stays open for the block."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answer(port: int, request: bytes) -> bytes:
    """Return all that comes back until the other side closes."""
    async with sent(port, request) as (reader, _):
        with suppress(ConnectionError):
            return await reader.read()
        return b""


async def test_a_mistake_of_the_bot_in_a_page_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> bytes:
        raise ZeroDivisionError

    port = free_port()
    async with serve("127.0.0.1", port, broken, {}):
        assert b" 500 " in await answer(port, PAGE)
    assert "ZeroDivisionError" in caplog.text


async def test_a_loop_that_is_held_up_is_late_by_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    measured, now = asyncio.Queue[float](), 1.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    task = asyncio.create_task(measure_loop_lag(measured.put_nowait, 0.5))
    await asyncio.sleep(0)
    now += 0.75
    assert await measured.get() == 0.25
    task.cancel()
