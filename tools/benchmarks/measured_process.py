"""The processor time and the memory of a bot's processes. The figures come from /proc, so they need Linux."""

import os
from contextlib import suppress
from pathlib import Path

from simulator import BotProcess


class MeasuredProcess(BotProcess):
    """A bot as a separate process, with figures."""

    @property
    def cpu_seconds(self) -> float:
        """Processor seconds of the running bot and all its processes since the latest start."""
        # The fields count the ticks of a process and of its ended children.
        return sum(sum(map(int, row[11:15])) for row in self._stat()) / os.sysconf("SC_CLK_TCK")

    @property
    def rss(self) -> int:
        """Resident bytes of the bot and all its processes."""
        return sum(int(row[21]) for row in self._stat()) * os.sysconf("SC_PAGE_SIZE")

    def _stat(self) -> list[list[str]]:
        """Return the rows of /proc/*/stat of all processes in the group, from the third field on."""
        rows = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                rows.append(path.read_text(encoding="utf-8").rpartition(")")[2].split())
        return [row for row in rows if self.process and row[2] == str(self.process.pid)]
