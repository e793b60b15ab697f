"""Runs the bot with `python -m bot`, until a signal stops the bot; the other commands are for its host."""

import asyncio
import gc
import logging
import os
import platform
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from http import HTTPStatus
from types import MappingProxyType

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs
from bot.activity import InteractionWatch
from bot.app import Kingdomino
from bot.chat.kit.discord_api import RequestFailed, ask_discord
from bot.check import check, kernels_problem
from bot.clocks import BotClock, FollowedClock, unix_time
from bot.composition import FEATURES, open_services, rows_of
from bot.monitoring import build
from bot.monitoring.endpoints import metrics_for, monitored
from bot.monitoring.error_tracker import report_errors
from bot.processes import AlreadyServed, DatabaseLost
from bot.services.blocks import Block, BlockList, Kind
from bot.settings import KEYS, Settings, SettingsError
from bot.storage.database import Database, SqlKeyValueStore
from bot.storage.database_url import DatabaseError, UnreachableDatabase
from bot.storage.maintenance import backed_up, copy_database, note_restore
from engine.cli.command_line import end_quietly
from players.process_setup import share_freed_memory

log = logging.getLogger("bot")

WRONG_SETTING = 2
TRY_AGAIN = 1
"""The exit statuses: the bot ends for good with the first, and may be started again after the second."""

REFUSALS: Mapping[int, str] = MappingProxyType(
    {
        4004: "DISCORD_TOKEN is no longer valid: copy it again from the Developer Portal (Bot, Reset Token)",
        4010: "Discord refuses this shard: another program may run with the same DISCORD_TOKEN and other shards",
        4011: "Discord asks for more shards: start the bot again, with a larger SHARD_COUNT if that is set",
        4012: "Discord no longer knows how this version of the bot talks to it: update the bot",
        4013: "Discord does not know an event that the bot asks for: update the bot",
        4014: "Discord refuses an event that the bot asks for: check the intents in the Developer Portal (Bot)",
    }
)
"""The close codes of Discord after which another connection would fail too, with their explanations."""

GARBAGE = 5_000, 10, 10
"""The garbage collector runs after so many new objects, and after so many runs it looks at older objects, too."""

EXPECTED = (
    SettingsError,
    AlreadyServed,
    DatabaseLost,
    DatabaseError,
    discord.PrivilegedIntentsRequired,
    discord.ConnectionClosed,
    RequestFailed,
)
"""Errors that end the bot in one line; any other error is a bug, and shows a traceback."""


def redirect(settings: Settings) -> None:
    """Make discord.py talk to the proxy or test server in the settings, if the settings name an address."""
    if settings.api_url:
        # discord.py has no setting for these addresses; both are class attributes, where a test finds them.
        Route.BASE = settings.api_url
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def run(settings: Settings) -> None:
    """Run the bot until SIGINT or SIGTERM."""
    running = asyncio.create_task(_serve(settings))
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
            asyncio.get_running_loop().add_signal_handler(number, _cancel_once, running)
    with suppress(asyncio.CancelledError):
        await running


def _cancel_once(task: asyncio.Task[None]) -> None:
    # A second signal does not break off the orderly end that the first signal has begun.
    if not task.cancelling():
        task.cancel()


async def _serve(settings: Settings) -> None:
    # The order matters: the bot closes first and finishes its requests while the database is still open.
    metrics, backup = metrics_for(settings), settings.backup
    async with (
        FollowedClock.of(settings.clock_url) if settings.clock_url else nullcontext(BotClock()) as clock,
        open_services(settings, metrics, clock=clock) as services,
        Kingdomino(services, clock, InteractionWatch(metrics), **settings.connections) as bot,
        monitored(bot, metrics, settings),
    ):
        # Discord's answers to the login tell the time, so nothing happens by the time before.
        await ask_discord(bot.login(settings.token.reveal()))
        await services.tables.games.begin_ids(clock())
        keep_what_is_loaded()
        async with backed_up(backup, clock):
            await bot.connect()


def keep_what_is_loaded() -> None:
    """Let the garbage collector look only at what is made from now on, and more rarely: it took a twelfth of a turn."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def start() -> int:
    """Run the bot until a signal stops it."""
    share_freed_memory()
    settings = Settings.from_environment()
    logs.configure(settings.log_level, settings.token, settings.log_format)
    report_errors(settings)
    log.info("kingdomino-bot %s on Python %s", build.describe(), platform.python_version())
    redirect(settings)
    if settings.proxy_line:
        log.info("%s", settings.proxy_line)
    for key in settings.unknown:
        log.warning("%s is no setting of the bot: kingdomino-bot --help lists them", key)
    if problem := kernels_problem():
        log.warning("%s", problem)
    with suppress(KeyboardInterrupt):
        asyncio.run(run(settings))
    return 0


def copy(source: str, target: str) -> int:
    try:
        counts = asyncio.run(copy_database(source, target, rows_of(FEATURES)))
    except DatabaseError as error:  # the text names the database in question
        raise SettingsError(str(error)) from error
    print("copied", ", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0


def restored() -> int:
    count, contents = asyncio.run(note_restore(Settings.from_environment().database_url, unix_time()))
    print(f"the database has {contents}; the bot will announce {count} games again, as they are in it")
    return 0


def discord_id(text: str) -> int:
    """Return the id of a person or a server. Raises ValueError for a number that is too long for the database."""
    if not 0 < (number := int(text)) < 1 << 63:
        raise ValueError(text)
    return number


async def blocks(given: Namespace) -> int:
    """Block or unblock a person or a server, and list the blocks; a bot that runs reads them once a minute."""
    async with Database.open(Settings.from_environment().database_url, create=False) as database:
        found = BlockList(SqlKeyValueStore(database))
        if given.command == "block":
            await found.add(Block(given.kind, given.id, unix_time(), given.reason))
        elif given.command == "unblock" and not await found.remove(given.kind, given.id):
            print(f"{given.kind} {given.id} is not blocked")
        for each in await found.read():
            print(each)
    return 0


async def examine(*, online: bool) -> int:
    """Print the findings of the check; return 2 if the bot cannot run."""
    settings = Settings.from_environment()
    redirect(settings)
    findings = [finding async for finding in check(settings, online=online)]
    print("\n".join(map(str, findings)))
    return 0 if all(finding.is_good for finding in findings) else WRONG_SETTING


def _explain(error: Exception) -> tuple[int, str]:
    """Return the exit status for an error, and a line with the remedy."""
    status, line = TRY_AGAIN, f"Discord cannot be reached or does not let the bot in: {error}"
    match error:
        case SettingsError() | DatabaseLost():
            status, line = WRONG_SETTING, str(error)
        case AlreadyServed():
            # A vanished machine may still hold the lock: PostgreSQL's server notices the loss later.
            line = str(error)
        case DatabaseError():
            status, line = WRONG_SETTING, f"DATABASE_URL: {error}"
            if isinstance(error, UnreachableDatabase):
                status = TRY_AGAIN
        case RequestFailed(status=HTTPStatus.UNAUTHORIZED):
            # Discord has refused valid tokens as well, and a bot that retries six times a minute harms nobody.
            line = "DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal"
        case discord.PrivilegedIntentsRequired():
            status, line = WRONG_SETTING, REFUSALS[4014]
        case discord.ConnectionClosed() if error.code in REFUSALS:
            status, line = WRONG_SETTING, REFUSALS[error.code]
        case discord.ConnectionClosed():
            line = f"Discord has closed the connection: {error}"
    return status, line


def main() -> int:
    """Run the command of the arguments, the bot by default; return the exit status.

    The status is 0, 2 for a problem that the host must solve, or 1 for a problem that may pass by itself.
    """
    parser = ArgumentParser(prog="kingdomino-bot", description=f"Runs the bot. Its settings: {', '.join(KEYS)}.")
    parser.add_argument("--version", action="version", version=f"kingdomino-bot {build.describe()}")
    commands = parser.add_subparsers()
    checking = commands.add_parser("check", help="say whether settings, database and installation are in order")
    checking.add_argument("--online", action="store_true", help="ask Discord about the token and permissions as well")
    checking.set_defaults(run=lambda given: asyncio.run(examine(online=given.online)))
    copying = commands.add_parser(
        "copy", help="copy all games to another database, such as from SQLite to PostgreSQL; stop the bot first"
    )
    copying.add_argument("source", metavar="FROM", help="URL of the database, like sqlite:///data/kingdomino.db")
    copying.add_argument("target", metavar="TO", help="URL of an empty database, like postgresql://user@host/name")
    copying.set_defaults(run=lambda given: copy(given.source, given.target))
    restoring = commands.add_parser(
        "restored", help="prepare the database for a start after it was restored from a copy; stop the bot first"
    )
    restoring.set_defaults(run=lambda _: restored())
    blocking = commands.add_parser("block", help="keep a person or a server away, within a minute if the bot runs")
    unblocking = commands.add_parser("unblock", help="let a person or a server come back")
    for each in (blocking, unblocking):
        each.add_argument("kind", type=Kind, choices=[*Kind])
        each.add_argument("id", type=discord_id, help="as Discord copies it in developer mode")
    blocking.add_argument("--reason", default="", help="a note for `blocks`")
    for each in (blocking, unblocking, commands.add_parser("blocks", help="list the people and servers kept away")):
        each.set_defaults(run=lambda given: asyncio.run(blocks(given)), command=each.prog.split()[-1])
    given = parser.parse_args()
    os.umask(0o077)  # what the bot writes is for its own user
    try:
        status = end_quietly(lambda: given.run(given)) if "run" in given else start()
    except EXPECTED as error:
        status, line = _explain(error)
        print(line, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
