"""Serves `/metrics` and `/healthz` over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from aiohttp import web

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serve(
    host: str, port: int, metrics: Callable[[], Awaitable[bytes]], problems: Callable[[], Sequence[str]]
) -> AsyncIterator[None]:
    """Serve for a block. Raises OSError if the port cannot be used.

    `/healthz` answers 503 with one problem a line, or 200 if there is none.
    """

    async def show_metrics(_: web.Request) -> web.Response:
        return web.Response(body=await metrics(), headers={"Content-Type": METRICS_TYPE})

    async def show_health(_: web.Request) -> web.Response:
        found = problems()
        return web.Response(status=503 if found else 200, text="\n".join(found or ["ok"]) + "\n")

    application = web.Application()
    application.add_routes([web.get("/metrics", show_metrics), web.get("/healthz", show_health)])
    runner = web.AppRunner(application, access_log=None, handle_signals=False)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()
