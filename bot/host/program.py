"""Runs the bot until a signal stops it; the other commands are for its operator."""

import asyncio
import gc
import logging
import os
import platform
import signal
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.activity import InteractionWatch
from bot.chat.kit import ask_discord
from bot.games.refusals import StorageDown
from bot.host import logs
from bot.host.app import Kingdomino
from bot.host.check import check, kernels_problem, require_backups
from bot.host.clocks import BotClock, unix_time
from bot.host.composition import FEATURES, open_services, rows_of
from bot.host.database.address import DatabaseError, DatabaseUrl
from bot.host.database.copies import backed_up, copy_database, note_restore
from bot.host.database.opening import open_database
from bot.host.exits import EXPECTED, TRY_AGAIN, explain
from bot.host.monitoring import build, health
from bot.host.monitoring.endpoints import metrics_for, monitored
from bot.host.monitoring.error_tracker import report_errors
from bot.host.settings import KEYS, Settings, SettingsError
from bot.services.blocked import Blockable, Blocked, BlockList
from bot.storage.database import SqlKeyValueStore
from engine.cli.command_line import end_quietly
from players.process_setup import share_freed_memory

log = logging.getLogger("bot")

GARBAGE = 5_000, 10, 10
"""Thresholds of the garbage collector: new objects before a run, and runs before a run that checks older objects."""

_FIRST_ID = 10**16
"""Less than any id that Discord gives out: an id begins with its time, in milliseconds since 2015."""

T = TypeVar("T")

Serving: TypeAlias = Callable[[Settings], Coroutine[Any, Any, None]]
"""Runs the bot by its settings until it is cancelled."""


def redirect(settings: Settings) -> None:
    """Make discord.py talk to the proxy or test server in the settings, if the settings name an address."""
    if settings.api_url:
        # discord.py has no settings for these addresses, so the class attributes change. A test checks that they exist.
        Route.BASE = settings.api_url
    if settings.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)


async def run(serving: Coroutine[Any, Any, T]) -> T | None:
    """Serve until SIGINT or SIGTERM; return the result, None after a signal."""
    running, loop, result = asyncio.create_task(serving), asyncio.get_running_loop(), None
    with suppress(NotImplementedError):  # Windows has no such handlers; there Ctrl-C interrupts
        for number in _SIGNALS:
            loop.add_signal_handler(number, _cancel_once, running)
    with suppress(asyncio.CancelledError):
        result = await running
    with suppress(NotImplementedError):
        for number in _SIGNALS:  # another signal does not interrupt the end of the process
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)
    return result


_SIGNALS = signal.SIGINT, signal.SIGTERM


def _cancel_once(task: asyncio.Task[Any]) -> None:
    # The first signal has begun an orderly end. A second signal does not interrupt it.
    if task.cancelling():
        log.warning("the bot is ending already, as soon as it has finished what people have asked for")
    else:
        task.cancel()


async def serve(settings: Settings, clock: BotClock | None = None) -> None:
    """Run the bot until the task is cancelled."""
    # The order matters: the bot closes first and finishes its requests while the database is still open.
    metrics, clock = metrics_for(settings), clock or BotClock()
    async with (
        open_services(settings, metrics, clock=clock) as (services, ownership),
        Kingdomino(services, ownership, clock, InteractionWatch(metrics), **settings.connections) as bot,
        monitored(bot, metrics, settings),
    ):
        backup = require_backups(settings)
        # The bot compares its clock with the time in Discord's responses to the login. So the login comes before all
        # work that depends on the time.
        await ask_discord(bot.login(settings.token.reveal()))
        await services.tables.games.begin_ids(clock())
        keep_what_is_loaded()
        async with backed_up(backup, clock):
            connecting = asyncio.create_task(bot.connect())
            try:
                # discord.py waits with `wait_for`, which loses a cancellation in Python 3.11 (python/cpython#86296).
                await asyncio.wait({connecting})
            finally:
                connecting.cancel()
            await connecting


def keep_what_is_loaded() -> None:
    """Exclude all present objects from garbage collection, and collect less often. A turn is then a twelfth faster."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def start(serving: Serving) -> int:
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
        signal.signal(signal.SIGINT, signal.default_int_handler)
        asyncio.run(run(serving(settings)))
    return 0


def copy(source: str, target: str) -> int:
    try:
        counts = asyncio.run(copy_database(source, target, rows_of(FEATURES)))
    except (DatabaseError, StorageDown) as error:  # the text names the database in question
        raise SettingsError(str(error)) from error
    print("copied", ", ".join(f"{count} {name}" for name, count in counts.items()))
    return 0


def restored() -> int:
    count, contents = asyncio.run(
        note_restore(Settings.from_environment().database_url, unix_time(), rows_of(FEATURES))
    )
    print(f"the database has {contents}; the bot will announce {count} games again, as they are in it")
    return 0


def _discord_id(text: str) -> int:
    if text.isdecimal() and int(text) >= _FIRST_ID:
        return int(text)
    raise ArgumentTypeError(f"{text} is no id of Discord, which has 17 digits or more")


async def blocks(given: Namespace) -> int:
    """Block or unblock a person or a server, and list the blocks. A running bot reads the blocks once a minute."""
    url = Settings.from_environment().database_url
    async with await open_database(url, rows_of(FEATURES), create=False, migrates=False) as database:
        found = BlockList(SqlKeyValueStore(database))
        if given.command == "block":
            await found.add(Blocked(given.kind, given.id, unix_time(), given.reason))
        elif given.command == "unblock" and not await found.remove(given.kind, given.id):
            print(f"{given.kind} {given.id} is not blocked")
        for each in await found.read():
            print(each)
    return 0


async def examine(*, online: bool) -> int:
    """Print the findings of the check; return the exit status that a start would have, 0 if the bot can run."""
    settings = Settings.from_environment(needs_token=False)
    redirect(settings)
    findings = [finding async for finding in check(settings, online=online)]
    print("\n".join(map(str, findings)))
    return next((finding.status for finding in findings if finding.status), 0)


def rehearse(given: Namespace) -> int:
    """Try the bot's requests on the real Discord, and write a report; return the exit status."""
    from bot.host.rehearsal.command import Rehearsal  # noqa: PLC0415 - the bot does without it

    settings = Settings.from_environment()
    redirect(settings)
    logging.basicConfig(level=logging.ERROR)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    rehearsal = Rehearsal(settings, given.channel, takes_an_hour=given.hour)
    folder = (DatabaseUrl.parse(settings.database_url).file or Path("data", "games")).parent
    status = asyncio.run(run(rehearsal.run(given.report or folder / "rehearsal.md")))
    return TRY_AGAIN if status is None else status


def main(serving: Serving = serve) -> int:
    """Run the command in the arguments, by default the bot; return the exit status.

    The status is 0, 2 for a problem that the operator must solve, or 1 for a problem that may pass by itself.
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
    rehearsing = commands.add_parser(
        "rehearse", help="show in a hidden channel whether the bot can be played on your server, and write a report"
    )
    rehearsing.add_argument(
        "channel", type=_discord_id, metavar="CHANNEL_ID", help="a channel with `rehearsal` in its topic"
    )
    rehearsing.add_argument("--hour", action="store_true", help="measure for 70 minutes what nobody documents")
    rehearsing.add_argument(
        "--report", type=Path, metavar="FILE", help="by default data/rehearsal.md or beside the games"
    )
    rehearsing.set_defaults(run=rehearse)
    restoring = commands.add_parser(
        "restored", help="prepare the database for a start after it was restored from a copy; stop the bot first"
    )
    restoring.set_defaults(run=lambda _: restored())
    blocking = commands.add_parser("block", help="keep a person or a server away, within a minute if the bot runs")
    unblocking = commands.add_parser("unblock", help="let a person or a server come back")
    for each in (blocking, unblocking):
        each.add_argument("kind", type=Blockable, choices=[*Blockable])
        read = _discord_id if each is blocking else int
        each.add_argument("id", type=read, metavar="ID", help="as Discord copies it in developer mode")
    blocking.add_argument("--reason", default="", help="a note for `blocks`")
    for each in (blocking, unblocking, commands.add_parser("blocks", help="list the people and servers kept away")):
        each.set_defaults(run=lambda given: asyncio.run(blocks(given)), command=each.prog.split()[-1])
    asking = commands.add_parser("healthy", help="ask the running bot at its METRICS_PORT whether a restart would help")
    asking.set_defaults(run=lambda _: health.main())
    given = parser.parse_args()
    os.umask(0o077)  # only the bot's own user may read new files
    try:
        status = end_quietly(lambda: given.run(given)) if "run" in given else start(serving)
    except EXPECTED as error:
        status, line = explain(error)
        print(line, file=sys.stderr)
    return status
