"""The bot, with a look at what it is doing after every ten milliseconds of processor time.

`python -m benchmarks.load.sampled_bot FILE` writes to the file, as JSON, the share of each kind of work, and how many
seconds each heartbeat took.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from linecache import getline
from operator import itemgetter
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any

from bot.__main__ import main as bot_main
from bot.chat.publisher import Publisher
from bot.chat.timekeeper import Timekeeper

INTERVAL = 0.01
WAITING = ".get(", "select(", "acquire(", "poll("
"""What is called in a line in which a thread waits for something to do."""
KINDS = {
    "png_bytes": "PNG",
    "/fluent/": "words",
    "/bot/localization/": "words",
    "/renderers/alt_text": "words",
    "/renderers/": "drawing",
    "/players/": "advice",
    "/engine/": "rules",
    "/sqlalchemy/": "database",
    "/aiosqlite/": "database",
    "/bot/storage/": "database",
    "/discord/": "Discord",
    "/aiohttp/": "Discord",
    "/bot/games/": "tables",
    "/bot/": "screens",
}
"""What work in a place is: the innermost function that one of these describes decides."""


class Sampler:
    """Counts samples by kind of work."""

    def __init__(self) -> None:
        self.counts = dict[str, float]()
        self.heartbeats = list[float]()

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._sample)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        others = sys._current_frames()  # noqa: SLF001 - no other way to see what other threads do
        # The thread that handles the signal stands in this method itself, so its own frame takes the place.
        frames = [each for each in others.values() if each.f_code is not self._sample.__code__]
        working = [each for each in (*frames, frame) if each and not _waits(each)]
        for each in working:
            self.counts[_kind(each)] = self.counts.get(_kind(each), 0) + 1 / len(working)

    def time(self, cls: type, name: str) -> None:
        """Add the seconds of each call of an asynchronous method to `heartbeats`."""
        method = getattr(cls, name)

        async def timed(*args: Any) -> None:
            start = monotonic()
            await method(*args)
            self.heartbeats.append(monotonic() - start)

        setattr(cls, name, timed)

    def report(self) -> dict[str, Any]:
        total = sum(self.counts.values()) or 1
        shares = {kind: count / total for kind, count in sorted(self.counts.items(), key=itemgetter(1), reverse=True)}
        return {"shares": shares, "heartbeats": self.heartbeats}


def _waits(frame: FrameType) -> bool:
    line = getline(frame.f_code.co_filename, frame.f_lineno or 0)
    is_own = any(f"/{package}/" in frame.f_code.co_filename for package in ("bot", "engine", "players", "renderers"))
    return not is_own and any(call in line for call in WAITING)


def _kind(frame: FrameType) -> str:
    for each in _outwards(frame):
        place = f"{each.f_code.co_filename} {each.f_code.co_name}"
        for part, kind in KINDS.items():
            if part in place:
                return kind
    return "other"


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
