"""Counts what a database is asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import event

from bot.storage.database import Database


@dataclass
class Statements:
    """Statements of read transactions, and how many write transactions there were."""

    reads: list[str] = field(default_factory=list)
    writes: int = 0


@contextmanager
def counted(database: Database) -> Iterator[Statements]:
    """Count everything that the database is asked during the block."""
    seen, engine = Statements(), database._engine.sync_engine

    def begun(connection: object, statement: str, *_: object) -> None:
        options = connection.get_execution_options()  # type: ignore[attr-defined]
        if not options.get("writes", False) and not statement.startswith("BEGIN"):
            seen.reads.append(statement)
        if statement == "BEGIN IMMEDIATE":
            seen.writes += 1

    def note(connection: object, _cursor: object, statement: str, *rest: object) -> None:
        begun(connection, statement, *rest)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)
