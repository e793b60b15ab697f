"""Counts what a database is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import Connection, event

from bot.storage.database import Database


@dataclass
class Statements:
    """The statements of read transactions, and how many transactions there were, and of them for writing."""

    reads: list[str] = field(default_factory=list)
    transactions: int = 0
    writes: int = 0


@contextmanager
def counted(database: Database, *, with_heartbeat: bool = False) -> Iterator[Statements]:
    """Count what a database is asked during the block. The clock and the heartbeat of the bot may ask in between."""
    seen, engine = Statements(), database._engine.sync_engine

    def begin(connection: Connection) -> None:
        seen.transactions += 1
        seen.writes += connection.get_execution_options().get("writes", False)

    def note(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        if connection.get_execution_options().get("writes", False):
            return
        if not with_heartbeat and statement.startswith(("SELECT games.due_at", "SELECT games.id \n")):
            seen.transactions -= 1
        else:
            seen.reads.append(statement)

    event.listen(engine, "begin", begin)
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "begin", begin)
        event.remove(engine, "before_cursor_execute", note)
