"""A page in which people see a channel of a simulated Discord and play in it: SimCord's preview with our own face.

It reaches into SimCord's private parts, which is one more reason to pin its version.
"""

from __future__ import annotations

import asyncio
import math
import struct
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from simcord import ChannelHandle, Env, HttpLogEntry, MemberActor, Preview

from bot.preview.clock import HOUR, PreviewClock
from bot.preview.languages import Languages
from bot.preview.server import Server

_AUTOCOMPLETE_RESPONSE: Final = 8
"""The type of Discord's interaction responses that carry choices of autocomplete."""
_LOOK_SECONDS: Final = 0.03
"""How long it takes at most until a write of the bot is noticed."""
_LOOKS: Final = 300
"""How often the page looks for news before it says that there are none."""
_TICK_SECONDS: Final = 1.0
"""From one advance of the server's clock to the next."""

_LATER: Final = "later"
"""What the page asks for when hours are to pass; `hours` says how many."""
_MOST_HOURS: Final = 24 * 7

_NO_MESSAGE: Final = "0"
"""What the page searches for: otherwise SimCord would describe every message for a list that we do not show."""
_PNG_SIZE: Final = struct.Struct(">II")
_PNG_SIZE_AT: Final = 16
"""Where the width and the height stand in a PNG file: behind its signature and the head of its first chunk."""


class Page(Preview):
    """A channel as `viewers` see it. What the bot writes appears while it writes, not only after the next click."""

    # Every person who is shown in some window is a page to SimCord, and stays one until the window is closed.
    _MAX_PAGES = 1000
    _PAGE_LEASE_SECONDS = math.inf
    _MAX_MEDIA_BYTES = 2**30

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        viewers: Sequence[MemberActor],
        languages: Languages,
        due: Callable[[], Awaitable[int | None]],
        clock: PreviewClock,
    ) -> None:
        """Prepare the page; `due` returns the user id of the person whose turn it is, if it is anybody's."""
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
            port=0,
        )
        self._server = Server(self, self.news)
        self._languages = languages
        self._find_due = due
        self._clock = clock
        self._due: int | None = None
        self._acting = asyncio.Lock()
        self._writes = 0
        self._requests_read = 0
        self._is_typing = False
        self._published: dict[str, int] = {}

    async def follow_clock(self) -> None:
        """Let time pass on the simulated server as it passes here, until the page is closed."""
        while not self._closed:
            async with self._acting:
                behind = self._clock.exact() - self.env.now().timestamp()
                await self.env.advance_time(max(0.0, behind))
            await asyncio.sleep(_TICK_SECONDS)

    async def pass_hours(self, hours: int) -> None:
        """Let hours pass at once, one after the other, and let the bot do what is due after each of them."""
        async with self._acting:
            for _ in range(min(hours, _MOST_HOURS)):
                self._clock.skip_hour()
                self.env.backend.advance_clock(HOUR)
                await self._clock.do_timed()

    async def news(self, context_id: str | None, revision: int) -> dict[str, Any] | None:
        """Return what a page should show as soon as that is newer than a revision; None if it is not for a while."""
        page = self._get_page(context_id)
        for _ in range(_LOOKS):
            if self._is_behind(page) or page.revision != revision:
                return await self._fresh_payload(page)
            if self._closed:
                break
            await asyncio.sleep(_LOOK_SECONDS)
        return None

    async def _fresh_payload(self, page: Any) -> dict[str, Any]:
        """Publish what the bot has written since, and return what the page should show now."""
        writes = self._count_writes()
        self._due = await self._find_due()
        # Both without a pause in between: SimCord leaves out pictures that the bot has replaced meanwhile.
        if self._is_behind(page):
            self._publish(page, reason="refresh")
        # If the bot has written meanwhile, it may be somebody else's turn: then this page is behind still.
        self._published[page.id] = writes
        return self._page_payload(page)

    def _is_behind(self, page: Any) -> bool:
        return self._published.get(page.id) != self._count_writes()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Let a person do something; people take turns.

        SimCord refuses what was done to a page that has changed since. Discord does not: the bot answers all the same.
        """
        page = self._get_page(context_id)
        if body.get("kind") == _LATER:
            await self.pass_hours(int(body["hours"]))
            return {"rejected": False}
        async with self._acting:
            self._languages.choose(page.viewer.id, body.get("language"))
            present = {
                "sequence": page.last_sequence + 1,
                "generation": page.generation,
                "bot_generation": self.env._generation,
                "published_revision": page.revision,
            }
            return await super()._action(context_id, {**body, **present})

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        self._advance_presentation_time()
        page.navigation_query = _NO_MESSAGE
        super()._publish(page, reason=reason)
        self._published[page.id] = self._count_writes()

    def _page_payload(self, page: Any) -> dict[str, Any]:
        for record in page.assets.values():
            self._measure(record)
        due = None if self._due is None else str(self._due)
        play = {"languages": self._languages.known, "language": self._languages.default, "due": due}
        return {**super()._page_payload(page), "play": {**play, "typing": self._is_typing}}

    def _measure(self, record: Any) -> None:
        """Tell the size of a picture before it is fetched, so that the page can keep room for it."""
        if record.available and not record.validated and record.contentType == "image/png":
            record.width, record.height = _PNG_SIZE.unpack_from(self._blobs[record.digest].data, _PNG_SIZE_AT)
            record.validated = True

    def _count_writes(self) -> int:
        """Count the bot's requests that may have changed the channel."""
        new = self.env.http_requests[self._requests_read :]
        self._requests_read += len(new)
        self._writes += sum(map(_is_write, new))
        for request in new:
            self._is_typing = _is_typing_after(request, is_typing=self._is_typing)
        return self._writes


def _is_write(request: HttpLogEntry) -> bool:
    # Autocomplete answers with a POST, but shows nothing in the channel.
    is_autocomplete = isinstance(request.json, Mapping) and request.json.get("type") == _AUTOCOMPLETE_RESPONSE
    return request.method != "GET" and not is_autocomplete


def _is_typing_after(request: HttpLogEntry, *, is_typing: bool) -> bool:
    """Return whether the bot is shown typing after a request: until it sends a message, as on Discord."""
    if request.method != "POST":
        return is_typing
    return request.path.endswith("/typing") or (is_typing and not request.path.endswith("/messages"))
