"""The pages that the host's tools ask for, and how late the event loop is."""

import asyncio
import os
import socket
from contextlib import suppress

import aiohttp
import pytest

from bot.monitoring_endpoints import measure_loop_lag, serve


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


async def test_a_loop_that_is_held_up_is_late_by_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    measured, now = asyncio.Queue[float](), 1.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    task = asyncio.create_task(measure_loop_lag(measured.put_nowait, 0.5))
    await asyncio.sleep(0)
    now += 0.75
    assert await measured.get() == 0.25
    task.cancel()
