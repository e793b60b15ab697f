"""Serves our page in place of SimCord's, whose renderers the page uses, and answers it quickly.

It reaches into SimCord's private parts, as `bot.preview.page` does, which is why SimCord is pinned to one version.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

from aiohttp import web
from simcord import Preview
from simcord.backend.errors import BackendError, SetupError
from simcord.preview._server import PreviewServer

_FOLDER: Final = Path(__file__).with_name("static")
_PATHS: Final = {"/": _FOLDER / "index.html"} | {
    f"/play/{path.name}": path for path in sorted(_FOLDER.iterdir()) if path.name != "index.html"
}
"""For each address that is ours: the file there."""
_CONTENT_TYPES: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "application/javascript",
    ".svg": "image/svg+xml",
}

News: TypeAlias = Callable[[str | None, int], Awaitable[dict[str, Any] | None]]
"""Waits until a page has something newer to show than a revision, and returns it."""


class Server(PreviewServer):
    """SimCord's server with our files, with news as they happen, and with pictures as the bot made them."""

    _STATIC_FILES: ClassVar[dict[str, str]] = PreviewServer._STATIC_FILES | {
        address: path.name for address, path in _PATHS.items()
    }

    def __init__(self, preview: Preview, news: News) -> None:
        super().__init__(preview)
        self._news = news

    async def _static(self, request: web.Request) -> web.Response:
        path = _PATHS.get(request.path)
        if path is None or request.headers.get("Host", "") not in self._allowed_hosts():
            answer: web.Response = await super()._static(request)
            return answer
        text = path.read_text(encoding="utf-8")
        return web.Response(text=text, content_type=_CONTENT_TYPES[path.suffix], headers=self._SECURITY_HEADERS)

    async def _state(self, request: web.Request) -> web.Response:
        """Answer as soon as there is something newer than what the page has; null if there is nothing for a while."""
        context = self._context(request)
        try:
            news = await self._news(context, int(request.query.get("after", 0)))
        except (SetupError, BackendError):
            return web.json_response(None, status=410, headers=self._SECURITY_HEADERS)
        return web.json_response(news, headers=self._SECURITY_HEADERS)

    async def _asset(self, request: web.Request) -> web.Response:
        """Answer with the picture itself: SimCord would first decode it in another process, as if it were not ours."""
        context = self._context(request)
        try:
            _, record, body = self.preview._authorized_asset(context, request.match_info["asset_id"])
        except (SetupError, BackendError):
            raise web.HTTPNotFound from None
        return web.Response(body=body, content_type=record.contentType, headers=self._SECURITY_HEADERS)

    def _context(self, request: web.Request) -> str | None:
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        return context
