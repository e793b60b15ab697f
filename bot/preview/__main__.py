"""The bot in a page on this machine: `python -m bot.preview`, or against others `python -m bot.preview master`.

The same bot and the same discord.py; only Discord is simulated. Games last as long as the page.
"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from simcord import ChannelHandle, Env, MemberActor

from bot.app import Kingdomino
from bot.chat.addresses import Action, Address
from bot.chat.services import Services
from bot.games.computers import LEVELS
from bot.preview.loop_lag import Pulse
from bot.preview.page import Page
from bot.services import open_services

PEOPLE = ("Robin", "Ola", "Kenji")
OPPONENTS = "beginner", "greedy", "strong"
_PATIENCE = 60.0
"""Seconds that the bot may work on one click before the page gives up on it."""

_REPORT = 5.0
"""Seconds from one report of the event loop to the next."""


async def serve(database: Path, opponents: Sequence[str], *, pulse: Pulse | None = None) -> None:
    """Until the page is closed or the process is told to stop; a `pulse` is taken and printed all the while."""
    async with open_services(f"sqlite+aiosqlite:///{database}") as services:
        await _serve(services, opponents, pulse=pulse)


async def _serve(services: Services, opponents: Sequence[str], *, pulse: Pulse | None) -> None:
    bot = Kingdomino(services, shard_count=1)
    env = Env(bot, settle_timeout=_PATIENCE)
    env.backend.bot_user.name = "Kingdomino"
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    guild = env.create_guild("Kingdomino")
    channel = guild.create_text_channel("table-1")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    await env.start()
    watching = asyncio.create_task(_report(pulse)) if pulse else None
    try:
        await invite(people[0], channel, opponents)
        page = Page(env, channel, people)
        async with page:
            _close_on_signals(page)
            print(
                f"\nPlay at {page.url}\n\n"
                f"You are {PEOPLE[0]}. Press Start there, or type / to see what else there is. Ctrl-C ends it.",
                flush=True,
            )
            await page.follow()
    finally:
        if watching:
            watching.cancel()
        await bot.close()
        await env.shutdown()


async def invite(host: MemberActor, channel: ChannelHandle, opponents: Sequence[str]) -> None:
    """Open a table for the host and some computer players, as anybody would."""
    answer = await host.slash(channel, "kingdomino new", players=len(opponents) + 1)
    lobby = answer.response
    assert lobby is not None
    for seats, level in enumerate(opponents, 1):
        await host.select(lobby, [level], custom_id=f"s:{Address(Action.ADD_COMPUTER, 1, argument=str(seats))}")


async def _report(pulse: Pulse) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(pulse.watch())
        while True:
            await asyncio.sleep(_REPORT)
            print(pulse.report(), flush=True)


def _close_on_signals(page: Page) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
            loop.add_signal_handler(number, lambda: loop.create_task(page.close()))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bot.preview", description="Play in a page on this machine.")
    parser.add_argument("opponents", nargs="*", metavar="LEVEL", help=f"computer players: {', '.join(LEVELS)}")
    parser.add_argument("--pulse", action="store_true", help="print how late the event loop is")
    wanted = parser.parse_args()
    opponents = wanted.opponents or OPPONENTS
    if len(opponents) > 3 or not set(opponents) <= set(LEVELS):
        parser.error(f"up to three of {', '.join(LEVELS)}")
    logging.basicConfig(level=logging.WARNING)
    pulse = Pulse() if wanted.pulse else None
    with suppress(KeyboardInterrupt), TemporaryDirectory(prefix="kingdomino-") as folder:
        asyncio.run(serve(Path(folder) / "games.db", opponents, pulse=pulse))
    return 0


if __name__ == "__main__":
    sys.exit(main())
