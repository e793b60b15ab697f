"""The bot with times of its threads: `python -m tools.benchmarks.load.timed_bot FILE`.

The bot writes JSON to the file: each kind of thread's share of the processor time between the first SIGUSR1 and the
last, and the trips from the event loop to threads and processes. A load against another commit runs the commit's own
version of this module.
"""

import json
import signal
import sys
import threading
from asyncio.base_events import BaseEventLoop
from collections import Counter
from pathlib import Path
from time import clock_gettime, pthread_getcpuclockid
from typing import Any

from bot.host.database.opening import SqliteThread
from bot.host.program import main as bot_main
from bot.workers.computers import WorkerPool

THREADS = {
    "MainThread": "event loop and discord.py",
    "drawing": "screens and drawing",
    "_connection_worker_thread": "database",
    "asyncio": "advice and computer players",
}
"""The work of a thread by a part of its name."""


class Times:
    """The seconds of threads and the trips, at some moments."""

    def __init__(self) -> None:
        self.trips, self.at = Counter[str](), list[tuple[Counter[str], Counter[str]]]()

    def note(self, *_: object) -> None:
        """Record the processor time of all threads and the trips so far."""
        seconds = Counter[str]()
        for thread in threading.enumerate():
            kind = next((kind for part, kind in THREADS.items() if part in thread.name), "other")
            seconds[kind] += clock_gettime(pthread_getcpuclockid(thread.ident or 0))  # type: ignore[assignment]
        self.at.append((seconds, self.trips.copy()))

    def count(self, cls: type, name: str, kind: str) -> None:
        """Count each call of a method as a trip of a kind."""
        method = getattr(cls, name)

        def counted(*args: Any) -> Any:
            self.trips[kind] += 1
            return method(*args)

        setattr(cls, name, counted)

    def report(self) -> dict[str, Any]:
        seconds, trips = (last - first for first, last in zip(self.at[0], self.at[-1], strict=True))
        total = sum(seconds.values()) or 1.0
        return {"shares": {kind: taken / total for kind, taken in seconds.most_common()}, "trips": trips}


def main(path: Path) -> int:
    times = Times()
    times.count(SqliteThread, "run", "database")
    times.count(BaseEventLoop, "run_in_executor", "other threads")
    times.count(WorkerPool, "ask", "processes")
    signal.signal(signal.SIGUSR1, times.note)
    try:
        return bot_main()
    finally:
        # The bot that only fills its database gets no signal.
        if times.at:
            path.write_text(json.dumps(times.report()), encoding="utf-8")


if __name__ == "__main__":
    # The remaining arguments belong to the bot.
    sys.exit(main(Path(sys.argv.pop())))
