"""`python -m bot` runs the bot until it is told to stop; `python -m bot copy FROM TO` copies its database."""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentParser
from contextlib import suppress

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs
from bot.app import Kingdomino
from bot.composition import open_services
from bot.settings import Settings, SettingsError
from bot.storage.copy_database import copy_database
from bot.storage.database import DatabaseError


def redirect(settings: Settings) -> None:
    """Make discord.py talk to the proxy or test server that the settings name, if they name one."""
    if settings.api_url:
        # discord.py has no setting for either; both are class attributes that every request reads.
        Route.BASE = settings.api_url
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM."""
    running = asyncio.create_task(_serve(settings))
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
            asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


async def _serve(settings: Settings) -> None:
    # The order matters: the bot closes first and finishes its requests while the database is still open.
    async with open_services(settings.database_url) as services, Kingdomino(services) as bot:
        await bot.start(settings.token.reveal())


def start() -> int:
    """Run the bot; return the exit status: 2 for a wrong setting, 1 if Discord cannot be reached."""
    try:
        settings = Settings.from_environment()
        logs.configure(settings.log_level, settings.token)
        redirect(settings)
        asyncio.run(run(settings))
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    except DatabaseError as error:
        print(f"DATABASE_URL: {error}", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("DISCORD_TOKEN was refused by Discord: copy it anew from the Developer Portal", file=sys.stderr)
        return 2
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, TimeoutError) as error:
        print(f"Discord cannot be reached or does not let the bot in: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


def copy(source: str, target: str) -> int:
    """Copy a database into an empty one; return the exit status: 2 if that is not possible."""
    try:
        counts = asyncio.run(copy_database(source, target))
    except DatabaseError as error:
        print(error, file=sys.stderr)
        return 2
    print("copied", ", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0


def main() -> int:
    """Run the command that was given, the bot by default; return the exit status."""
    parser = ArgumentParser(prog="kingdomino-bot", description="Runs the bot; settings are explained in .env.example.")
    copying = parser.add_subparsers(dest="command").add_parser(
        "copy", help="copy all games to another database, such as from SQLite to PostgreSQL; stop the bot first"
    )
    copying.add_argument("source", metavar="FROM", help="URL of the database, like sqlite:///data/kingdomino.db")
    copying.add_argument("target", metavar="TO", help="URL of an empty database, like postgresql://user@host/name")
    given = parser.parse_args()
    return copy(given.source, given.target) if given.command else start()


if __name__ == "__main__":
    sys.exit(main())
