"""Plays with the bot in a web page on this machine: `python -m bot.preview`, or `python -m bot.preview master`.

The bot and discord.py are the real ones; only Discord is simulated. Games last as long as the page.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from discord import PermissionOverwrite, Permissions
from simcord import ChannelHandle, Env, MemberActor

from bot.app import Kingdomino
from bot.chat.addresses import Action, Address
from bot.chat.extension import shipped_translations
from bot.chat.interactions.services import Services
from bot.chat.transport.components import Kind, custom_id
from bot.composition import open_services
from bot.games.computers.computers import LEVELS
from bot.games.timing.reminder_schedule import reminded_seat
from bot.localization.fluent import DEFAULT
from bot.preview.clock import PreviewClock
from bot.preview.languages import Languages, find_language
from bot.preview.loop_lag import LoopLag
from bot.preview.page import Page
from bot.settings import Secret, Settings

PEOPLE: Final = ("Robin", "Ola", "Kenji")
DEFAULT_OPPONENTS: Final = ("beginner", "greedy", "strong")
MAX_OPPONENTS: Final = 3
_ACTION_TIMEOUT: Final = 60.0
"""Seconds that the bot may work on one click before the page gives up on it."""
_REPORT_INTERVAL: Final = 5.0
"""Seconds from one report about the event loop to the next."""


async def serve(database: Path, opponents: Sequence[str], languages: Languages, *, measure_lag: bool = False) -> None:
    """Serve the page until it is closed or the process is told to stop."""
    async with simulated_server(database, languages) as server:
        reports = asyncio.create_task(_print_lag()) if measure_lag else None
        await open_table(server.people[0], server.channel, opponents)
        page = Page(server.env, server.channel, server.people, languages, server.due, server.clock)
        try:
            async with page, asyncio.TaskGroup() as tasks:
                _close_on_signals(page, tasks)
                print(
                    f"\nPlay at {page.url}\n\n"
                    f"You are {PEOPLE[0]}. Press Start there, or type / to see what else there is. Ctrl-C ends it.",
                    flush=True,
                )
                await page.follow_clock()
        finally:
            if reports:
                reports.cancel()


@dataclass(frozen=True)
class SimulatedServer:
    """A simulated Discord server with the bot, a channel and some people in it."""

    env: Env
    channel: ChannelHandle
    people: list[MemberActor]
    services: Services
    clock: PreviewClock

    async def due(self) -> int | None:
        """Return the user id of the person whose turn it is in the channel; None if it is nobody's."""
        table = await self.services.tables.live(self.channel.id)
        seat = table and reminded_seat(table)
        return seat.user_id if seat else None


@asynccontextmanager
async def simulated_server(database: Path, languages: Languages) -> AsyncIterator[SimulatedServer]:
    """Start a simulated Discord server for a block."""
    clock = PreviewClock()
    async with open_services(Settings(Secret(""), f"sqlite:///{database}"), clock=clock) as services:
        clock.do_timed = services.timekeeper.do_due
        bot = Kingdomino(services, shard_count=1)
        env = Env(bot, settle_timeout=_ACTION_TIMEOUT)
        # Otherwise nobody could do anything while a computer player thinks, or a game is analysed.
        for pool in (services.computers.pool, services.analyses.pool):
            pool.wrap = partial(env.external_wait, reason="the answer of a worker process")
        env.backend.bot_user.name = "Kingdomino"
        # SimCord begins at a fixed time; messages should show the present one.
        env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
        languages.tell(env)
        guild = env.create_guild("Kingdomino", preferred_locale=languages.default)
        # The page shows one channel, so what is opened in a thread would be seen by nobody.
        no_threads = PermissionOverwrite(create_public_threads=False)
        channel = guild.create_text_channel("table-1", overwrites={guild.default_role: no_threads})
        manager = guild.create_role("Manager", permissions=Permissions(manage_guild=True))
        # The first of them manages the server, so that the page shows `/server` from both sides.
        people = [
            guild.add_member(env.create_user(name.lower(), global_name=name), roles=[manager] * (name == PEOPLE[0]))
            for name in PEOPLE
        ]
        await env.start()
        try:
            yield SimulatedServer(env, channel, people, services, clock)
        finally:
            await bot.close()
            await env.shutdown()


async def open_table(host: MemberActor, channel: ChannelHandle, opponents: Sequence[str]) -> None:
    """Open a table for the host and some computer players, by the commands and controls that people use."""
    await host.slash(channel, "kingdomino new", players=len(opponents) + 1)
    *_, lobby = channel.history()
    for seats, level in enumerate(opponents, 1):
        address = Address(Action.ADD_COMPUTER, 1, argument=str(seats))
        await host.select(lobby, [level], custom_id=custom_id(Kind.SELECT, address))


async def _print_lag() -> None:
    """Print every few seconds how late the event loop was."""
    lag = LoopLag()
    async with asyncio.TaskGroup() as group:
        group.create_task(lag.measure())
        while True:
            await asyncio.sleep(_REPORT_INTERVAL)
            print(lag.report(), flush=True)


def _close_on_signals(page: Page, tasks: asyncio.TaskGroup) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
            loop.add_signal_handler(number, lambda: tasks.create_task(page.close()))


def main() -> int:
    """Read the command line and serve the page."""
    known = tuple(shipped_translations().bundles)
    parser = argparse.ArgumentParser(prog="python -m bot.preview", description="Play in a page on this machine.")
    levels = f"computer players: {', '.join(LEVELS)}; greedy is the level Solid"
    parser.add_argument("opponents", nargs="*", metavar="LEVEL", help=levels)
    parser.add_argument("--loop-lag", action="store_true", help="print how late the event loop is")
    parser.add_argument("--language", default=DEFAULT, metavar="CODE", help=f"one of {', '.join(known)}")
    arguments = parser.parse_args()
    opponents = arguments.opponents or DEFAULT_OPPONENTS
    language = find_language(arguments.language, known)
    if language is None:
        parser.exit(2, f"There is no language {arguments.language} here, only {', '.join(known)}.\n")
    if len(opponents) > MAX_OPPONENTS or not set(opponents) <= set(LEVELS):
        parser.error(f"up to three of {', '.join(LEVELS)}")
    languages = Languages(known, language)
    logging.basicConfig(level=logging.WARNING)
    with suppress(KeyboardInterrupt), TemporaryDirectory(prefix="kingdomino-") as folder:
        asyncio.run(serve(Path(folder) / "games.db", opponents, languages, measure_lag=arguments.loop_lag))
    return 0


if __name__ == "__main__":
    sys.exit(main())
