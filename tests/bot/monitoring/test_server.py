"""The pages that the operator's tools ask for, and how late the event loop is."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest

from bot.monitoring import endpoints
from bot.monitoring.endpoints import measure_loop_lag, serve


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


@pytest.mark.parametrize("half", [b"", b"GET /met", b"GET /metrics HTTP/1.1\r\nHost: x\r\n"])
async def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(
    half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoints, "REQUEST_SECONDS", 0.1)
    port = free_port()
    async with serve("127.0.0.1", port, figures, {}):
        assert await answer(port, half) == b""


async def test_of_too_many_connections_the_latest_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "MOST_CONNECTIONS", 1)
    port = free_port()
    async with serve("127.0.0.1", port, figures, {}):
        async with sent(port, PAGE[:-2]) as (reader, writer):
            assert await answer(port, PAGE) == b""
            writer.write(PAGE[-2:])
            assert (await reader.read()).endswith(b"games 3\n")
        assert (await answer(port, PAGE)).endswith(b"games 3\n")


@pytest.mark.parametrize("garbage", [b"\x16\x03\x01\x00\xa5", b"GET", b"GET / HTTP/1.1\r\nContent-Length: x"])
async def test_garbage_is_answered_and_leaves_no_line(garbage: bytes, caplog: pytest.LogCaptureFixture) -> None:
    port = free_port()
    async with serve("127.0.0.1", port, figures, {}):
        assert (await answer(port, garbage + b"\r\n\r\n")).startswith(b"HTTP/1.0 400")
    assert caplog.messages == []


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
