"""The health check of containers: the bot is asked where it serves."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import pytest

from bot.host.monitoring.endpoints import serve
from tests.bot.host.monitoring.test_server import figures, free_port

ROOT = Path(__file__).parents[4]
HAS_IPV6 = socket.has_ipv6 and Path("/proc/net/if_inet6").exists()


async def asked(folder: Path, **variables: str) -> tuple[int | None, str]:
    """Return the exit status of `python -m bot healthy` and the last line that it prints."""
    # A proxy would look for the bot on another machine.
    own = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "token", "HTTP_PROXY": "http://127.0.0.1:9", "NO_PROXY": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "healthy"),
        cwd=folder,
        env={**os.environ, **own, **variables},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate()
    return process.returncode, printed.decode().splitlines()[-1]


@pytest.mark.slow
@pytest.mark.sampled(5)
@pytest.mark.parametrize("host", ["0.0.0.0", "::", "::1", "127.0.0.2", "localhost"])  # noqa: S104
async def test_the_bot_is_asked_where_it_serves(host: str, tmp_path: Path) -> None:
    if ":" in host and not HAS_IPV6:
        pytest.skip("this machine has no IPv6")
    port = free_port()
    async with serve(host, port, figures, {"/healthz": list}):
        assert await asked(tmp_path, METRICS_HOST=host, METRICS_PORT=str(port)) == (0, "ok")


@pytest.mark.slow
async def test_a_bot_that_only_a_restart_helps_and_one_that_does_not_answer_are_not_healthy(tmp_path: Path) -> None:
    port, late = free_port(), "heartbeat: the latest is 301 seconds old"
    async with serve("127.0.0.1", port, figures, {"/healthz": lambda: [late]}):
        assert await asked(tmp_path, METRICS_PORT=str(port)) == (1, late)
    status, line = await asked(tmp_path, METRICS_PORT=str(port))
    assert (status, "refused" in line) == (1, True)
