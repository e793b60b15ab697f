"""SimCord's preview page, patched, and updated as soon as the bot writes something.

It reaches into SimCord's private parts, which is one more reason to pin its version.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from simcord import ChannelHandle, Env, HttpLogEntry, MemberActor, Preview
from simcord.preview._server import PreviewServer

from bot.preview.page_patches import PATCHED_FILES, patch

_AUTOCOMPLETE_RESPONSE: Final = 8
"""The type of Discord's interaction responses that carry choices of autocomplete."""
_POLL_SECONDS: Final = 0.25


class _PatchingServer(PreviewServer):
    """Serves the files of the page with our patches."""

    async def _static(self, request: Any) -> Any:
        response = await super()._static(request)
        if request.path in PATCHED_FILES:
            response.text = patch(request.path, response.text)
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
        self._server = _PatchingServer(self, port)
        self._published: dict[str, int] = {}

    async def follow(self) -> None:
        """Show what the bot writes until the page is closed."""
        while not self._closed:
            self.catch_up()
            await asyncio.sleep(_POLL_SECONDS)

    def catch_up(self) -> None:
        """Update every open page that does not show all that the bot has written."""
        count = self._count_writes()
        for page in [page for page in self._pages.values() if self._published.get(page.id) != count]:
            self._publish(page, reason="refresh")

    def _publish(self, page: Any, *, reason: Literal["refresh", "action"] | Any = "action") -> None:
        super()._publish(page, reason=reason)
        self._published[page.id] = self._count_writes()

    def _count_writes(self) -> int:
        """Count the bot's requests that may have changed the channel."""
        return sum(map(_is_write, self.env.http_requests))


def _is_write(request: HttpLogEntry) -> bool:
    # Autocomplete answers with a POST, but shows nothing in the channel; updating the page would close its list.
    is_autocomplete = isinstance(request.json, Mapping) and request.json.get("type") == _AUTOCOMPLETE_RESPONSE
    return request.method != "GET" and not is_autocomplete
