"""The bot, with the times of its heartbeats and of its threads: `python -m benchmarks.load.timed_bot FILE`.

It writes to the file, as JSON, how many seconds each heartbeat took, and which share of the processor time between the
first SIGUSR1 and the last each kind of thread has taken. A load against another commit runs this module of that commit.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections import defaultdict
from pathlib import Path
from time import clock_gettime, monotonic, pthread_getcpuclockid
from typing import Any

from bot.__main__ import main as bot_main
from bot.chat.kit.timekeeper import Timekeeper
from bot.chat.publisher import Publisher

THREADS = {
    "MainThread": "event loop and discord.py",
    "drawing": "drawing",
    "_connection_worker_thread": "database",
    "asyncio": "screens, advice and computer players",
}
"""What a thread does whose name has that in it."""


class Times:
    """The seconds of heartbeats, and those that threads have taken at some moments."""

    def __init__(self) -> None:
        self.heartbeats = list[float]()
        self.of_threads = list[dict[str, float]]()

    def note_threads(self, *_: object) -> None:
        """Note the processor time of all threads up to now."""
        seconds = defaultdict[str, float](float)
        for thread in threading.enumerate():
            kind = next((kind for part, kind in THREADS.items() if part in thread.name), "other")
            seconds[kind] += clock_gettime(pthread_getcpuclockid(thread.ident or 0))
        self.of_threads.append(seconds)

    def time(self, cls: type, name: str) -> None:
        """Add the seconds of each call of an asynchronous method to `heartbeats`."""
        method = getattr(cls, name)

        async def timed(*args: Any) -> None:
            start = monotonic()
            await method(*args)
            self.heartbeats.append(monotonic() - start)

        setattr(cls, name, timed)

    def report(self) -> dict[str, Any]:
        first, last = (self.of_threads[0], self.of_threads[-1]) if self.of_threads else ({}, {})
        taken = {kind: seconds - first.get(kind, 0.0) for kind, seconds in last.items()}
        total = sum(taken.values()) or 1.0
        shares = {kind: taken[kind] / total for kind in sorted(taken, key=lambda kind: -taken[kind])}
        return {"shares": shares, "heartbeats": self.heartbeats}


def main(path: Path) -> int:
    times = Times()
    times.time(Publisher, "publish_pending")
    times.time(Timekeeper, "do_due")
    signal.signal(signal.SIGUSR1, times.note_threads)
    try:
        return bot_main()
    finally:
        path.write_text(json.dumps(times.report()), encoding="utf-8")


if __name__ == "__main__":
    # The bot has arguments of its own.
    sys.exit(main(Path(sys.argv.pop())))
