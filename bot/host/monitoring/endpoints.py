"""Serves `/metrics` for Prometheus, and `/healthz` and `/readyz` for a supervisor, over HTTP."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from errno import EACCES, EADDRINUSE
from typing import TYPE_CHECKING

from aiohttp import web

from bot.activity import Figure
from bot.chat.slots import QUEUES
from bot.games.refusals import StorageDown
from bot.host.app import Kingdomino
from bot.host.database.copies import DailyBackup
from bot.host.settings import Settings, SettingsError
from bot.storage.game_repository import SqlGameRepository

if TYPE_CHECKING:
    # Its library is not installed everywhere.
    from bot.host.monitoring.prometheus import Metrics

LATE_SECONDS = 300
"""How old the latest heartbeat may be. A heartbeat takes longer than a minute while computer players think."""

_ERRORS_OF_PORT = EADDRINUSE, EACCES
"""Errors of a port in use by another program, or reserved for administrators."""

log = logging.getLogger(__name__)


def metrics_for(settings: Settings) -> Metrics | None:
    """Return a store for figures, None if the operator wants none. Raises SettingsError if the library is missing."""
    if settings.metrics_port is None:
        return None
    try:
        from bot.host.monitoring.prometheus import Metrics  # noqa: PLC0415 - its library is not installed everywhere
    except ModuleNotFoundError as error:
        raise SettingsError(
            f"METRICS_PORT is set, but {error.name} is not installed: pip install prometheus-client"
        ) from None
    return Metrics()


@asynccontextmanager
async def monitored(bot: Kingdomino, metrics: Metrics | None, settings: Settings) -> AsyncIterator[None]:
    """Serve metrics and health during a block if the operator wants them. Raises SettingsError for a bad address."""
    if metrics is None or settings.metrics_port is None:
        yield
        return

    async def page() -> bytes:
        stored = await stored_figures(bot.services.tables.games, bot.services.tables.clock())
        queues = await bot.services.slots.ask(QUEUES)
        return metrics.page([*figures(bot, queues), *stored, *(copies(settings.backup) if settings.backup else ())])

    async with AsyncExitStack() as served:
        checks = {"/healthz": lambda: signs_of_a_stop(bot), "/readyz": lambda: problems(bot)}
        with refused(settings):
            try:
                await served.enter_async_context(serve(settings.metrics_host, settings.metrics_port, page, checks))
            except OSError as error:
                if error.errno == EADDRINUSE and not bot.ownership.patience:
                    # The port may be that of another bot on this database, which the error should say.
                    await bot.ownership.claim()
                raise
        log.info("metrics and health at http://%s:%d", settings.metrics_host, settings.metrics_port)
        lag = asyncio.create_task(measure_loop_lag(metrics.note_loop_lag))
        served.callback(lag.cancel)
        logging.getLogger().addHandler(counter := ErrorCounter(metrics))
        served.callback(logging.getLogger().removeHandler, counter)
        yield


@contextmanager
def refused(settings: Settings) -> Iterator[None]:
    """Raise SettingsError in place of the errors of an address that cannot be used."""
    try:
        yield
    except OSError as error:
        is_port = error.errno in _ERRORS_OF_PORT
        setting = f"METRICS_PORT {settings.metrics_port}" if is_port else f"METRICS_HOST {settings.metrics_host}"
        raise SettingsError(f"{setting} cannot be used: {error.strerror}") from error
    except ValueError:  # a name with an empty or an overlong part
        raise SettingsError(f"METRICS_HOST {settings.metrics_host!r} cannot be used: it is no address") from None


async def require_address(settings: Settings) -> None:
    """Listen for a moment where a start would serve metrics and health. Raises SettingsError."""
    with refused(settings):
        loop = asyncio.get_running_loop()
        (await loop.create_server(asyncio.Protocol, settings.metrics_host, settings.metrics_port)).close()


class ErrorCounter(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, _: logging.LogRecord, /) -> None:
        self._metrics.error_logged()


def signs_of_a_stop(bot: Kingdomino) -> list[str]:
    """Return the problems that only a new start can solve: heartbeats go on without Discord or a database."""
    has_stopped = bot.is_ready() and bot.clockwork.age > LATE_SECONDS
    return [f"heartbeat: the latest is {bot.clockwork.age} seconds old"] if has_stopped else []


def figures(bot: Kingdomino, queues: Iterable[tuple[str, int]]) -> list[Figure]:
    """Return the figures of this process; `queues` are the lengths of the queues of features."""
    services = bot.services
    waiting = {
        "thinkers": len(services.runner.players.pool.queue),
        **dict(queues),
        "films": len(services.transport.pictures.threads.films),
        "pictures": services.transport.pictures.threads.unpainted,
    }
    return [
        Figure("heartbeat_age_seconds", "Since a heartbeat went well", bot.clockwork.success_age),
        Figure("gateway_connected", "1 if all shards are connected to Discord", is_connected(bot)),
        Figure("gateway_connects_total", "Connections of shards: new sessions, resumed ones", bot.connects, "kind"),
        Figure("queue_length", "What waits for a process or a thread", waiting, "queue"),
    ]


async def stored_figures(games: SqlGameRepository, now: int) -> list[Figure]:
    """Return the figures from the database; an empty list while the database is away."""
    try:
        live, storage = await games.count_live(), await games.storage()
    except StorageDown:
        return []
    waits = 0 if storage.behind_since is None else now - storage.behind_since
    return [
        Figure("games", "Live games by state", {str(status): count for status, count in live.items()}, "state"),
        Figure("games_behind", "Games whose channel or computer player is behind", storage.behind),
        Figure("games_behind_seconds", "How long the oldest of them waits", waits),
        Figure("database_bytes", "Size of the database", storage.size),
    ]


def copies(backup: DailyBackup) -> list[Figure]:
    """Return the age and the size of the newest daily copy; without a copy, the age is infinite."""
    made_at, size = backup.newest()
    return [
        Figure("backup_age_seconds", "Since the newest daily copy was made", time.time() - made_at),
        Figure("backup_bytes", "Size of the newest daily copy", size),
    ]


def is_connected(bot: Kingdomino) -> bool:
    return bot.is_ready() and not any(shard.is_closed() for shard in bot.shards.values())


def problems(bot: Kingdomino) -> list[str]:
    """Return the problems that keep the bot from doing its work, a line each."""
    found = []
    if bot.clockwork.success_age > LATE_SECONDS:
        found.append(f"heartbeat: the latest that went well is {bot.clockwork.success_age} seconds old")
    if not is_connected(bot):
        found.append("gateway: not connected to Discord")
    return found


METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serve(
    host: str, port: int, metrics: Callable[[], Awaitable[bytes]], checks: Mapping[str, Callable[[], Sequence[str]]]
) -> AsyncIterator[None]:
    """Serve for a block. Raises OSError if the port cannot be used, ValueError if the host is no address.

    The path of a check answers 503 with one problem a line, or 200 without a problem.
    """

    async def show_metrics(_: web.Request) -> web.Response:
        return web.Response(body=await metrics(), headers={"Content-Type": METRICS_TYPE})

    async def show_check(request: web.Request) -> web.Response:
        found = checks[request.path]()
        return web.Response(status=503 if found else 200, text="\n".join(found or ["ok"]) + "\n")

    application = web.Application()
    application.add_routes([web.get("/metrics", show_metrics), *(web.get(path, show_check) for path in checks)])
    runner = web.AppRunner(application, access_log=None, handle_signals=False)
    await runner.setup()
    assert runner.server is not None
    try:
        async with await asyncio.get_running_loop().create_server(runner.server, host, port):
            yield
            runner.server.pre_shutdown()
    finally:
        await runner.cleanup()


INTERVAL = 0.5
"""Seconds between two measurements."""


async def measure_loop_lag(note: Callable[[float], None], interval: float = INTERVAL) -> None:
    """Sleep over and over, and report how many seconds too late each sleep ends; runs until the task is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + interval
        await asyncio.sleep(interval)
        note(max(0.0, loop.time() - due))
