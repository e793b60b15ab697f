"""The bot in a page on this machine: `python -m bot.play`.

The same bot and the same discord.py; only Discord is simulated. Games last as long as the page.
"""

import asyncio
import logging
import signal
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from simcord import ChannelHandle, Env, MemberActor

from bot.app import Kingdomino
from bot.page import Page
from bot.ui.components import Address

PEOPLE = ("Robin", "Ola", "Kenji")
OPPONENTS = "beginner", "greedy", "strong"
_PATIENCE = 60.0
"""Seconds that the bot may work on one click before the page gives up on it."""


async def serve(database: Path) -> None:
    """Until the page is closed or the process is told to stop."""
    bot = Kingdomino(f"sqlite+aiosqlite:///{database}", shard_count=1)
    env = Env(bot, settle_timeout=_PATIENCE)
    env.backend.bot_user.name = "Kingdomino"
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    guild = env.create_guild("Kingdomino")
    channel = guild.create_text_channel("table-1")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    await env.start()
    try:
        await invite(people[0], channel)
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
        await bot.close()
        await env.shutdown()


async def invite(host: MemberActor, channel: ChannelHandle) -> None:
    """Open a table for the host and some computer players, as anybody would."""
    answer = await host.slash(channel, "kingdomino new", players=len(OPPONENTS) + 1)
    lobby = answer.response
    assert lobby is not None
    for seats, level in enumerate(OPPONENTS, 1):
        await host.select(lobby, [level], custom_id=f"s:{Address('add', 1, seats)}")


def _close_on_signals(page: Page) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
            loop.add_signal_handler(number, lambda: loop.create_task(page.close()))


def main() -> int:
    logging.basicConfig(level=logging.WARNING)
    with suppress(KeyboardInterrupt), TemporaryDirectory(prefix="kingdomino-") as folder:
        asyncio.run(serve(Path(folder) / "games.db"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
