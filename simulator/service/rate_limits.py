"""Rate limits (topics/rate-limits). Discord publishes few numbers; the numbers here are observations of developers."""

import re
import zlib
from typing import Final

from simulator.api import Refused
from simulator.world.calls import Call
from simulator.world.clock import Clock

_PER_CHANNEL: Final = re.compile(r"(POST|PATCH) (/channels/\d+/messages|/webhooks/\d+/[^/]+)")


class RateLimits:
    """Counts requests in windows. There are no limits while the time stands still, as no window would end."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[str, tuple[float, int]] = {}

    def headers(self, call: Call, in_channel: tuple[int, float] | None, in_all: int | None) -> dict[str, str]:
        """Count a request, and return the headers of its answer. Raises Refused after too many requests."""
        if self._clock.rate == 0:
            return {}
        if in_all and not call.has_own_token:  # the global limit does not count such requests
            used, left = self._count("global", in_all, 1.0)
            if used > in_all:
                raise too_many(left, {"X-RateLimit-Global": "true"}, scope="global")
        found = _PER_CHANNEL.match(str(call))
        if in_channel is None or not found:
            return {}
        limit, seconds = in_channel
        used, left = self._count(found[0], limit, seconds)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - used)),
            "X-RateLimit-Reset": f"{self._windows[found[0]][0]:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(found[0].encode()):08x}",
        }
        if used > limit:
            raise too_many(left, headers)
        return headers

    def _count(self, key: str, limit: int, seconds: float) -> tuple[int, float]:
        """Return the number of requests in the window, and the real seconds until its end."""
        now = self._clock.now()
        end, used = self._windows.get(key, (0.0, 0))
        end, used = (now + seconds, 1) if now >= end else (end, min(used, limit) + 1)
        self._windows[key] = end, used
        return used, self._clock.real_seconds(end - now)


def too_many(wait: float, headers: dict[str, str], scope: str = "user") -> Refused:
    headers = headers | {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": scope}
    is_global = {"global": scope == "global"}
    return Refused(429, 0, "You are being rate limited.", headers, retry_after=wait, **is_global)
