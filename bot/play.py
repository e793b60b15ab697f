"""The bot in a page on this machine: `python -m bot.play`.

The same bot and the same discord.py; only Discord is simulated. Games last as long as the page.
"""

import asyncio
import signal
from datetime import UTC, datetime

import discord
from simcord import Env

from bot.page import Page

PEOPLE = ("You", "Ola", "Kenji")
_PATIENCE = 60.0
"""Seconds that one click may keep the bot busy before the page gives up on it."""


async def serve(bot: discord.Client) -> None:
    """Show `bot` in a page until the page is closed or the process is told to stop."""
    env = Env(bot, settle_timeout=_PATIENCE)
    env.backend.bot_user.name = "Kingdomino"
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    guild = env.create_guild("Kingdomino")
    channel = guild.create_text_channel("table-1")
    people = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE]
    await env.start()
    try:
        page = Page(env, channel, people)
        async with page:
            stop_on_signals(page)
            print(f"\nPlay at {page.url}\n\nType / in the message box to see the commands. Ctrl-C ends it.", flush=True)
            await page.follow()
    finally:
        await bot.close()
        await env.shutdown()


def stop_on_signals(page: Page) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, lambda: loop.create_task(page.close()))
