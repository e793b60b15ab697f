"""SimCord's preview page, mended where version 3.2.1 gets in a player's way.

It reaches into SimCord, so SimCord stays pinned to that version, and a test notices when the mends no longer fit.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from simcord import ChannelHandle, Env, HttpLogEntry, MemberActor, Preview
from simcord.preview._server import PreviewServer

_AUTOCOMPLETE = 8
_GLANCE = 0.25
"""Seconds between two looks at whether the bot wrote something."""

# What is replaced in the page's files, and what is added to its style.
_MENDS = {
    # Opening a select draws every message anew. Pictures without a size would let the page jump away under the select,
    # which closes; so they keep the size that the page already knows.
    "/media.js": (
        (
            "options.assets?.[assetId] : null",
            "{ ...options.assets?.[assetId], ...options.assetMetadata?.(assetId) } : null",
        ),
    ),
    # Whoever reads the newest message keeps reading the newest: while pictures load, the page scrolls by itself, which
    # says nothing about what its reader wants to see.
    "/timeline.js": (
        ('if (!state.ready && state.scrollIntent?.policy === "target") return;', "if (!state.ready) return;"),
        (
            'state.ready = false;\n      if (state.scrollIntent?.policy !== "target") state',
            (
                "const old = state.ready ? null : state.scrollIntent;\n      state.ready = false;\n"
                '      if (!old && state.scrollIntent?.policy !== "target") state'
            ),
        ),
    ),
}
_STYLE = """
.gallery-item { container-type: inline-size; }
.gallery-image[width]:not([src]) {
  display: block;
  min-height: calc(100cqw * attr(height type(<number>)) / attr(width type(<number>)));
}
"""
_MENDED = {*_MENDS, "/preview.css"}


def mended(path: str, text: str) -> str:
    """A file of SimCord's page as it is served here; `path` is its address, like `/media.js`."""
    for old, new in _MENDS.get(path, ()):
        text = text.replace(old, new)
    return text + _STYLE if path == "/preview.css" else text


class _Server(PreviewServer):
    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path in _MENDED:
            response.text = mended(request.path, response.text)
        return response


class Page(Preview):
    """A channel as `viewers` see it. What the bot writes appears while it writes, not only after the next click."""

    def __init__(self, env: Env, channel: ChannelHandle, viewers: Sequence[MemberActor], port: int = 0) -> None:
        super().__init__(
            env,
            channel,
            tuple(viewers),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Server(self, port)
        self._shown: dict[str, int] = {}

    async def follow(self) -> None:
        """Show what the bot writes until the page is closed."""
        while not self._closed:
            self.catch_up()
            await asyncio.sleep(_GLANCE)

    def catch_up(self) -> None:
        written = self._written()
        for page in [page for page in self._pages.values() if self._shown.get(page.id) != written]:
            self._publish(page, reason="refresh")

    def _publish(self, page: Any, *, reason: Literal["refresh", "action"] | Any = "action") -> None:
        super()._publish(page, reason=reason)
        self._shown[page.id] = self._written()

    def _written(self) -> int:
        return sum(map(_writes, self.env.http_requests))


def _writes(request: HttpLogEntry) -> bool:
    suggests = isinstance(request.json, Mapping) and request.json.get("type") == _AUTOCOMPLETE
    return request.method != "GET" and not suggests
