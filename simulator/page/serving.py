"""Serves the page, with a bot as a process behind it, until a signal ends both."""

import asyncio
import os
import signal
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TypeAlias

from simulator.page.page import Page
from simulator.process import BotProcess

START_SECONDS = 120.0
Prepare: TypeAlias = Callable[[], Coroutine[None, None, None]]


async def serve(page: Page, bot: BotProcess, text: str, prepare: Prepare | None = None, port: int = 0) -> None:
    """Serve the page. `text` is printed with the address, and `prepare` runs once, after the first start of the bot."""
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers, and Ctrl-C interrupts the process
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    await bot.discord.start(port)
    _announce(page.url, text)
    running, stopped = asyncio.create_task(_keep_running(bot, prepare)), asyncio.create_task(ended.wait())
    try:
        done, _ = await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        running.cancel()
        await bot.terminate()
        await bot.discord.stop()


async def _keep_running(bot: BotProcess, prepare: Prepare | None) -> None:
    """Start the bot, and restart the bot whenever it ends on its own."""
    await bot.start(START_SECONDS, commands=False)
    async with asyncio.TaskGroup() as group:
        if prepare:
            group.create_task(prepare())
        while True:
            await bot.ended()
            print("The bot has ended; it starts again.", file=sys.stderr)  # noqa: T201 - a command line prints
            await bot.start(START_SECONDS, commands=False)


def _announce(url: str, text: str) -> None:
    print(f"\n{text.format(url)} Ctrl-C ends it.", flush=True)  # noqa: T201 - as above
    has_windows = sys.platform in {"darwin", "win32"} or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    if sys.stdout.isatty() and has_windows:
        webbrowser.open(url)
