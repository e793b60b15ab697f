"""A process that speaks the engine protocol, as its caller sees it (docs/engine-protocol.md)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.errors import shortened
from players.protocol import ANSWERS, ERROR, HELLO, EngineError

LONGEST_LINE: Final = 1 << 20
"""The maximum length of a line, in bytes."""

MOST_LINES: Final = 10_000
"""How many lines may come before an answer."""

START_SECONDS: Final = 300
"""How many seconds a process may take to start: some, but the caller must not wait forever."""

EXIT_SECONDS: Final = 1
"""How many seconds a process has between the end of its output and its exit code, and to complain at its end."""

MOST_ERROR_BYTES: Final = 1 << 20
"""How much of an engine's standard error is passed on; an engine that goes wrong could fill a log or a disk."""


class EngineProcess:
    """A ready engine; `introduction` has the lines that the engine wrote before. The caller must `stop` the engine."""

    def __init__(self, process: Process, transport: asyncio.SubprocessTransport) -> None:
        self.process, self._transport = process, transport
        self.introduction: Sequence[str] = ()
        self._latest = ""
        self._relay = asyncio.create_task(self._pass_errors_on())

    @classmethod
    async def start(cls, command: Sequence[str], folder: Path | None = None) -> EngineProcess:
        """Start an engine. Raises EngineError, or OSError if the system does not start the process."""
        loop = asyncio.get_running_loop()
        transport, protocol = await loop.subprocess_exec(
            lambda: SubprocessStreamProtocol(limit=LONGEST_LINE, loop=loop),
            *command,
            cwd=folder,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            # A group of its own ends with the processes that the engine has started.
            start_new_session=True,
        )
        engine = cls(Process(transport, protocol, loop), transport)
        lines = list[str]()
        try:
            await engine.ask(HELLO, START_SECONDS, lines.append)
        except BaseException:
            await engine.stop()
            raise
        engine.introduction = lines
        return engine

    @property
    def has_ended(self) -> bool:
        return self.process.returncode is not None

    async def ask(self, line: str, seconds: float, note: Callable[[str], object] = lambda _: None) -> str:
        """Return the answer to a line, without its first word; `note` gets the lines before the answer.

        Raises EngineError if no answer comes in time, if the engine refuses the line, writes too much, or ends.
        After an error or a cancellation the caller must stop the process, as the answer may still come.
        """
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(line, note)
        except TimeoutError as error:
            raise EngineError(f"no answer within {seconds:g} seconds{self._latest_line()}") from error
        except ConnectionError as error:
            raise await self._ended() from error

    async def _exchange(self, line: str, note: Callable[[str], object]) -> str:
        assert self.process.stdin
        self._latest = ""
        command = line.partition(" ")[0]
        answer = ANSWERS.get(command, command)
        self.process.stdin.write(f"{line}\n".encode())
        await self.process.stdin.drain()
        for _ in range(MOST_LINES):
            first, _, rest = (read := await self._read()).partition(" ")
            if first == answer:
                return rest
            if first == ERROR:
                raise EngineError(rest or "an error without a text")
            note(read)
        raise EngineError(f"{MOST_LINES} lines without an answer{self._latest_line()}")

    async def _read(self) -> str:
        assert self.process.stdout
        try:
            line = await self.process.stdout.readline()
        except ValueError as error:  # the line is longer than the limit of the stream
            raise EngineError(f"a line of more than {LONGEST_LINE} bytes") from error
        if not line:
            raise await self._ended()
        self._latest = line.decode(errors="replace").strip()
        return self._latest

    def _latest_line(self) -> str:
        return f", the latest line is {shortened(repr(self._latest))}" if self._latest else ", the engine wrote nothing"

    async def _ended(self) -> EngineError:
        with suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                await self.process.wait()
        return EngineError(f"the engine has ended without an answer (exit code {self.process.returncode})")

    async def _pass_errors_on(self) -> None:
        """Write the beginning of the engine's standard error to our own, and read the rest without a use."""
        assert self.process.stderr
        left = MOST_ERROR_BYTES
        while read := await self.process.stderr.read(LONGEST_LINE):
            if left > 0:
                sys.stderr.write(read[:left].decode(errors="replace"))
                if len(read) > left:
                    sys.stderr.write("\n… the engine writes more, which is left out\n")
                sys.stderr.flush()
            left -= len(read)

    async def stop(self) -> None:
        """End the engine and the processes that it has started, within `EXIT_SECONDS`."""
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        # The end of the error output is worth a moment; a process that has left the group may keep the pipe open.
        # Closing the transport before the event loop has reaped the process would make it warn of an unknown child.
        with suppress(TimeoutError):
            async with asyncio.timeout(EXIT_SECONDS):
                await self._relay
                await self.process.wait()
        # Closing also our ends of the pipes lets the event loop reap the process.
        self._transport.close()
        await self.process.wait()
