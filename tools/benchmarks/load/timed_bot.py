"""The bot with times of its threads: `python -m tools.benchmarks.load.timed_bot FILE`.

The bot writes JSON to the file: each kind of thread's share of the processor time between the first SIGUSR1 and the
last. A load against another commit runs the commit's own version of this module.
"""

import json
import signal
import sys
import threading
from collections import defaultdict
from pathlib import Path
from time import clock_gettime, pthread_getcpuclockid
from typing import Any

from bot.program import main as bot_main

THREADS = {
    "MainThread": "event loop and discord.py",
    "drawing": "drawing",
    "_connection_worker_thread": "database",
    "asyncio": "screens, advice and computer players",
}
"""The work of a thread by a part of its name."""


class Times:
    """The seconds of threads at some moments."""

    def __init__(self) -> None:
        self.of_threads = list[dict[str, float]]()

    def note_threads(self, *_: object) -> None:
        """Record the processor time of all threads so far."""
        seconds = defaultdict[str, float](float)
        for thread in threading.enumerate():
            kind = next((kind for part, kind in THREADS.items() if part in thread.name), "other")
            seconds[kind] += clock_gettime(pthread_getcpuclockid(thread.ident or 0))
        self.of_threads.append(seconds)

    def report(self) -> dict[str, Any]:
        first, last = (self.of_threads[0], self.of_threads[-1]) if self.of_threads else ({}, {})
        taken = {kind: seconds - first.get(kind, 0.0) for kind, seconds in last.items()}
        total = sum(taken.values()) or 1.0
        shares = {kind: taken[kind] / total for kind in sorted(taken, key=lambda kind: -taken[kind])}
        return {"shares": shares}


def main(path: Path) -> int:
    times = Times()
    signal.signal(signal.SIGUSR1, times.note_threads)
    try:
        return bot_main()
    finally:
        path.write_text(json.dumps(times.report()), encoding="utf-8")


if __name__ == "__main__":
    # The remaining arguments belong to the bot.
    sys.exit(main(Path(sys.argv.pop())))
