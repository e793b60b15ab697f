"""The unmodified bot as a process that can be killed and restarted. Linux: the figures come from /proc."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from simulator.server import Discord

_TICKS: Final = os.sysconf("SC_CLK_TCK")


class BotProcess:
    """Runs a command in a process group of its own, with the environment that leads it to `discord`.

    As an asynchronous context manager it starts the bot and terminates it in the end.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        discord: Discord,
        cwd: str | Path = ".",
        env: Mapping[str, str] | None = None,
        capture: bool = True,
    ) -> None:
        self.command, self.discord, self.cwd, self.env = command, discord, cwd, env or {}
        self._output = {name: bytearray() for name in ("stdout", "stderr") if capture}
        self._readers: list[asyncio.Task[None]] = []
        self._process: asyncio.subprocess.Process | None = None
        # From the end of a start until it is killed here.
        self._ready = asyncio.Event()

    async def start(self, timeout: float = 120.0, *, commands: bool = True) -> Self:
        """Return when the bot is ready: it has handled READY and its servers, and its commands are registered."""
        discord, since = self.discord, len(self.discord.gateway.sessions)
        env = {**os.environ, **discord.environment, **self.env}
        pipes: Any = dict.fromkeys(self._output, asyncio.subprocess.PIPE)
        self._process = await asyncio.create_subprocess_exec(
            *self.command, cwd=self.cwd, env=env, start_new_session=True, **pipes
        )
        streams = [(getattr(self._process, name), output) for name, output in self._output.items()]
        self._readers = [asyncio.create_task(_collect(*pair)) for pair in streams]

        def is_ready() -> bool:
            return discord.gateway.ready(since) and (any(discord.commands.values()) or not commands)

        await discord.until(lambda: is_ready() or not self.running, timeout)
        if not (self.running and is_ready()):
            await self.kill()
            raise RuntimeError(f"{' '.join(self.command)} did not get ready:\n{self.stderr[-4000:]}")
        self._ready.set()
        return self

    async def ended(self) -> None:
        """Wait until the bot ends by itself: not by `kill` or `terminate`."""
        while True:
            await self._ready.wait()
            process = self._process
            assert process
            await process.wait()
            if self._ready.is_set() and process is self._process:
                self._ready.clear()
                return

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.terminate()

    async def kill(self) -> None:
        """Send SIGKILL to the bot and all that it started, like a power cut."""
        self._ready.clear()
        if self._process:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            await self._process.wait()
            await asyncio.gather(*self._readers)

    def signal(self, number: int) -> None:
        """Send a signal to the bot alone."""
        if self._process:
            self._process.send_signal(number)

    async def terminate(self, timeout: float = 30.0) -> int | None:
        """Send SIGTERM as a supervisor does; return the exit status, None if the bot did not end and was killed."""
        self._ready.clear()
        if self._process:
            with suppress(ProcessLookupError):
                self._process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), timeout)
        status = self.status
        await self.kill()
        return status

    async def restart(self, timeout: float = 120.0) -> Self:
        await self.kill()
        return await self.start(timeout)

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def status(self) -> int | None:
        """The exit status, or minus the signal that ended the bot; None while it runs."""
        return self._process.returncode if self._process else None

    @property
    def stdout(self) -> str:
        """What was written since the first start."""
        return self._output.get("stdout", b"").decode(errors="replace")

    @property
    def stderr(self) -> str:
        """What was written since the first start."""
        return self._output.get("stderr", b"").decode(errors="replace")

    @property
    def cpu_seconds(self) -> float:
        """Of the bot and all its processes since the latest start, while it runs."""
        return sum(_cpu_seconds(row) for row in self._stat())

    @property
    def child_cpu_seconds(self) -> float:
        """The part of `cpu_seconds` that the processes have taken which the bot has started, and which still run."""
        return sum(_cpu_seconds(row) for row in self._stat() if self._process and int(row[1]) == self._process.pid)

    @property
    def rss(self) -> int:
        """Resident bytes of the bot and all its processes."""
        return sum(int(row[21]) for row in self._stat()) * os.sysconf("SC_PAGE_SIZE")

    def memory(self, name: str) -> int:
        """Return a figure of the bot alone from /proc/PID/status, in bytes: VmRSS is now, VmHWM the highest so far."""
        assert self._process
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith(f"{name}:"))

    def _stat(self) -> list[list[str]]:
        """Return /proc/*/stat, from the third field on, of the processes in the group."""
        rows = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                rows.append(path.read_text(encoding="utf-8").rpartition(")")[2].split())
        return [row for row in rows if self._process and row[2] == str(self._process.pid)]


def _cpu_seconds(row: Sequence[str]) -> float:
    """Of a process and of those of its children that have ended."""
    return sum(map(int, row[11:15])) / _TICKS


async def _collect(stream: asyncio.StreamReader, output: bytearray) -> None:
    while chunk := await stream.read(1 << 16):
        output += chunk
