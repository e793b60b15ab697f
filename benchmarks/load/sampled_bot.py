"""The bot, with a look at what it is doing after every fifty milliseconds of processor time.

`python -m benchmarks.load.sampled_bot FILE` writes to the file, as JSON, the share of each kind of work since the start
or SIGUSR1, and how many seconds each heartbeat took. A load against another commit runs this module of that commit.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from time import clock_gettime, monotonic, pthread_getcpuclockid
from types import FrameType
from typing import Any

from bot.__main__ import main as bot_main
from bot.chat.deadlines.timekeeper import Timekeeper
from bot.chat.publishing.publisher import Publisher

INTERVAL = 0.05
"""Seconds of processor time. A sample looks at every thread: every ten milliseconds, that took a seventh of all."""
KINDS = {
    "png_bytes": "PNG",
    "/fluent/": "words",
    "/bot/localization/": "words",
    "/renderers/alt_text": "words",
    "/renderers/wording": "words",
    "/renderers/": "drawing",
    "/players/": "advice",
    "/engine/": "rules",
    "/sqlalchemy/": "database",
    "/bot/storage/": "database",
    "/discord/": "Discord",
    "/aiohttp/": "Discord",
    "/bot/games/": "tables",
    "/bot/__main__": "event loop",
    "/bot/": "screens",
}
"""What work in a place is: the innermost function that one of these describes decides."""

USUAL_KINDS = {
    "drawing": "drawing",
    "_connection_worker_thread": "database",
    "ThreadPoolExecutor": "screens",
}
"""What a thread does whose name has that in it, if it is seen waiting: pieces of work are shorter than an interval."""


class Sampler:
    """Adds processor seconds up by kind of work."""

    def __init__(self) -> None:
        self.seconds = dict[str, float]()
        self._totals = dict[int, float]()
        self.heartbeats = list[float]()

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._sample)
        signal.signal(signal.SIGUSR1, lambda *_: self.seconds.clear())
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        # Each thread counts by the processor time that it has taken since the sample before: most of them only wait.
        for thread, current in sys._current_frames().items():  # noqa: SLF001 - no other way to see other threads
            total = clock_gettime(pthread_getcpuclockid(thread))
            taken, self._totals[thread] = total - self._totals.get(thread, 0.0), total
            # The thread that handles the signal stands in this method itself, and was in `frame` before.
            kind = _kind(frame if frame and current.f_code is self._sample.__code__ else current) or _usual_kind(thread)
            self.seconds[kind] = self.seconds.get(kind, 0.0) + taken

    def time(self, cls: type, name: str) -> None:
        """Add the seconds of each call of an asynchronous method to `heartbeats`."""
        method = getattr(cls, name)

        async def timed(*args: Any) -> None:
            start = monotonic()
            await method(*args)
            self.heartbeats.append(monotonic() - start)

        setattr(cls, name, timed)

    def report(self) -> dict[str, Any]:
        total = sum(self.seconds.values()) or 1
        shares = {kind: spent / total for kind, spent in sorted(self.seconds.items(), key=itemgetter(1), reverse=True)}
        return {"shares": shares, "heartbeats": self.heartbeats}


def _kind(frame: FrameType) -> str | None:
    for each in _outwards(frame):
        place = f"{each.f_code.co_filename} {each.f_code.co_name}"
        for part, kind in KINDS.items():
            if part in place:
                return kind
    return None


def _usual_kind(thread: int) -> str:
    """Return what a thread does that is in none of the places: it waits, and worked a moment ago."""
    name = next((each.name for each in threading.enumerate() if each.ident == thread), "")
    return next((kind for part, kind in USUAL_KINDS.items() if part in name), "other")


def _outwards(frame: FrameType | None) -> Iterator[FrameType]:
    while frame:
        yield frame
        frame = frame.f_back


def main(path: Path) -> int:
    sampler = Sampler()
    sampler.time(Publisher, "publish_pending")
    sampler.time(Timekeeper, "do_due")
    sampler.start()
    try:
        return bot_main()
    finally:
        path.write_text(json.dumps(sampler.report()), encoding="utf-8")


if __name__ == "__main__":
    # The bot has arguments of its own.
    sys.exit(main(Path(sys.argv.pop())))
