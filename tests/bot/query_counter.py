"""Counts what a database is asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlalchemy import Connection, Transaction, event

from bot.activity import current_activity
from bot.storage.database import Database


@dataclass
class Statements:
    """The statements of read transactions, and how many transactions there were, and of them for writing.

    `is_shared` is that of the database.
    """

    is_shared: bool
    reads: list[str] = field(default_factory=list)
    transactions: int = 0
    writes: int = 0


@contextmanager
def counted(database: Database, *, for_people: bool = False) -> Iterator[Statements]:
    """Count what a database is asked during the block.

    With `for_people` only what interactions ask counts: a bot's clock, its heartbeat, its locks and the upload of its
    commands read and write in between.

    SQLAlchemy's event "begin" would not do: where BEGIN waits for SQLite, no listener may come or go meanwhile.
    """
    seen, engine = Statements(database.is_shared), database.engine
    begun: list[Transaction] = []

    def note(connection: Connection, _cursor: object, statement: str, *_: object) -> None:
        transaction = connection.get_transaction()
        if transaction is None or (for_people and current_activity() is None):
            return
        writes = connection.get_execution_options().get("writes", False)
        if transaction not in begun:
            begun.append(transaction)
            seen.transactions += 1
            seen.writes += writes
        if not writes:
            seen.reads.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)
