"""The bot as a separate process."""

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from simulator.service.server import Discord


class NotReady(RuntimeError):
    """The bot has ended, or has taken too long, before it was ready."""


class BotProcess:
    """Runs a command in its own process group, in an environment that connects the bot to `discord`.

    As an asynchronous context manager the object starts the bot, and terminates it at the end.
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
        self.process: asyncio.subprocess.Process | None = None
        # The event is set between the end of `start` and `kill` or `terminate`.
        self._ready = asyncio.Event()

    async def start(self, timeout: float = 120.0, *, commands: bool = True) -> Self:
        """Start the bot and wait until it has handled READY and its servers and has registered its commands.

        Raises NotReady.
        """
        discord, since = self.discord, len(self.discord.gateway.sessions)
        env = {**os.environ, **discord.environment, **self.env}
        pipes: Any = dict.fromkeys(self._output, asyncio.subprocess.PIPE)
        self.process = await asyncio.create_subprocess_exec(
            *self.command, cwd=self.cwd, env=env, start_new_session=True, **pipes
        )
        streams = [(getattr(self.process, name), output) for name, output in self._output.items()]
        self._readers = [asyncio.create_task(_collect(*pair)) for pair in streams]

        def is_ready() -> bool:
            return discord.gateway.ready(since) and (any(discord.commands.values()) or not commands)

        await discord.until(lambda: is_ready() or not self.running, timeout)
        if not (self.running and is_ready()):
            await self.kill()
            raise NotReady(f"{' '.join(self.command)} did not get ready:\n{self.stderr[-4000:]}")
        self._ready.set()
        return self

    async def ended(self) -> None:
        """Wait until the bot ends without `kill` or `terminate`."""
        while True:
            await self._ready.wait()
            process = self.process
            assert process
            await process.wait()
            if self._ready.is_set() and process is self.process:
                self._ready.clear()
                return

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.terminate()

    async def kill(self) -> None:
        """Send SIGKILL to the bot and its child processes, like a power cut."""
        self._ready.clear()
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            await self.process.wait()
            await asyncio.gather(*self._readers)

    def signal(self, number: int) -> None:
        if self.process:
            self.process.send_signal(number)

    async def terminate(self, timeout: float = 30.0) -> int | None:
        """Send SIGTERM like a supervisor; return the exit status, or None if the bot had to be killed."""
        self._ready.clear()
        if self.process:
            with suppress(ProcessLookupError):
                self.process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), timeout)
        status = self.status
        await self.kill()
        return status

    async def restart(self, timeout: float = 120.0) -> Self:
        await self.kill()
        return await self.start(timeout)

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def status(self) -> int | None:
        """The exit status, or minus the number of the ending signal; None while the bot runs."""
        return self.process.returncode if self.process else None

    @property
    def stdout(self) -> str:
        """The output since the first start."""
        return self._output.get("stdout", b"").decode(errors="replace")

    @property
    def stderr(self) -> str:
        """The error output since the first start."""
        return self._output.get("stderr", b"").decode(errors="replace")


async def _collect(stream: asyncio.StreamReader, output: bytearray) -> None:
    while chunk := await stream.read(1 << 16):
        output += chunk
