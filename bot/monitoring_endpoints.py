"""Lets the host watch a running bot over HTTP: `/metrics` for Prometheus, `/healthz` and `/readyz` for a supervisor."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from errno import EACCES, EADDRINUSE
from typing import TYPE_CHECKING

from aiohttp import web

from bot.app import Kingdomino
from bot.settings import Settings, SettingsError

if TYPE_CHECKING:
    from bot.monitoring.prometheus import Metrics

LATE_SECONDS = 300
"""How old the latest heartbeat may be; one takes longer than a minute while computer players think."""

_ERRORS_OF_PORT = EADDRINUSE, EACCES
"""Another program has the port, or only administrators may have it."""

log = logging.getLogger(__name__)


def metrics_for(settings: Settings) -> Metrics | None:
    """Return where to keep figures, None if the host wants none. Raises SettingsError if the library is missing."""
    if settings.metrics_port is None:
        return None
    try:
        from bot.monitoring.prometheus import Metrics  # noqa: PLC0415 - its library is not installed everywhere
    except ModuleNotFoundError as error:
        raise SettingsError(
            f"METRICS_PORT is set, but {error.name} is not installed: "
            "pip install --require-hashes -r requirements/metrics.lock"
        ) from None
    return Metrics()


@asynccontextmanager
async def monitored(bot: Kingdomino, metrics: Metrics | None, settings: Settings) -> AsyncIterator[None]:
    """Serve metrics and health for a block, if the host wants them. Raises SettingsError if that is impossible."""
    if metrics is None or settings.metrics_port is None:
        yield
        return
    metrics.watch("heartbeat_age_seconds", "Since a heartbeat went well", lambda: bot.heartbeat_age)
    metrics.watch("thinkers_waiting", "Turns that wait for a process", lambda: len(bot.services.computers.pool.queue))

    async def page() -> bytes:
        games = await bot.services.games.count_live()
        return metrics.page({str(status): count for status, count in games.items()})

    async with AsyncExitStack() as served:
        checks = {"/healthz": lambda: signs_of_a_stop(bot), "/readyz": lambda: problems(bot)}
        try:
            await served.enter_async_context(serve(settings.metrics_host, settings.metrics_port, page, checks))
        except OSError as error:
            raise SettingsError(f"{_refused_setting(settings, error)} cannot be used: {error.strerror}") from error
        except ValueError:  # a name with an empty or an overlong part
            raise SettingsError(f"METRICS_HOST {settings.metrics_host!r} cannot be used: it is no address") from None
        log.info("metrics and health at http://%s:%d", settings.metrics_host, settings.metrics_port)
        lag = asyncio.create_task(measure_loop_lag(metrics.note_loop_lag))
        served.callback(lag.cancel)
        yield


def _refused_setting(settings: Settings, error: OSError) -> str:
    """Return the setting that the system refuses, with its value."""
    if error.errno in _ERRORS_OF_PORT:
        return f"METRICS_PORT {settings.metrics_port}"
    return f"METRICS_HOST {settings.metrics_host}"


def signs_of_a_stop(bot: Kingdomino) -> list[str]:
    """Return what only a new start can mend, a line each: without Discord or a database the heart goes on beating."""
    has_stopped = bot.is_ready() and bot.seconds_since_heartbeat > LATE_SECONDS
    return [f"heartbeat: the latest is {bot.seconds_since_heartbeat} seconds old"] if has_stopped else []


def problems(bot: Kingdomino) -> list[str]:
    """Return what keeps the bot from doing its work, a line each."""
    found = []
    if bot.heartbeat_age > LATE_SECONDS:
        found.append(f"heartbeat: the latest that went well is {bot.heartbeat_age} seconds old")
    if not bot.is_ready() or any(shard.is_closed() for shard in bot.shards.values()):
        found.append("gateway: not connected to Discord")
    return found


METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serve(
    host: str, port: int, metrics: Callable[[], Awaitable[bytes]], checks: Mapping[str, Callable[[], Sequence[str]]]
) -> AsyncIterator[None]:
    """Serve for a block. Raises OSError if the port cannot be used, ValueError if the host is no address.

    The path of a check answers 503 with one problem a line, or 200 if there is none.
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
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()


INTERVAL = 0.5
"""Seconds between two measurements."""


async def measure_loop_lag(note: Callable[[float], None], interval: float = INTERVAL) -> None:
    """Sleep over and over, and note how many seconds too late each sleep ends; runs until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + interval
        await asyncio.sleep(interval)
        note(max(0.0, loop.time() - due))
