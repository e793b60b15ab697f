"""Warns of statements that the database takes long for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, event

from bot.monitoring.slow_log import SlowLog

SLOW_SECONDS = 1.0
_SHOWN = 80
"""How many characters of a statement are logged; its parameters never are."""


def warn_of_slow_statements(
    engine: Engine, slow_log: SlowLog | None = None, clock: Callable[[], float] = time.perf_counter
) -> None:
    """Time every statement of the engine, with the wait for a lock of another process."""
    slow_log = slow_log or SlowLog()

    def begin(connection: Connection, *_: Any) -> None:
        connection.info["begun"] = clock()

    def end(connection: Connection, _cursor: Any, statement: str, *_: Any) -> None:
        seconds = clock() - connection.info["begun"]
        slow_log.note("a database statement", seconds, SLOW_SECONDS, " ".join(statement.split())[:_SHOWN])

    event.listen(engine, "before_cursor_execute", begin)
    event.listen(engine, "after_cursor_execute", end)
