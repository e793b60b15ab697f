"""Keeps from storage what a person asked for before their erasure, and what would be stored after it."""

from collections.abc import Callable
from functools import update_wrapper
from secrets import token_hex
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, select

from bot.activity import current_author
from bot.games.refusals import ErasedSince
from bot.storage.database import Database, Method, R, upsert, writes
from bot.storage.schema import meta

P = ParamSpec("P")
T = TypeVar("T")

ERASURE: Final = "erasure"
"""The key of a text that every erasure replaces. Results computed from games before an erasure are stale.

The text is the id of the interaction that asked for the erasure, and a random number.
"""
_NEVER: Final = "0 "
_REMEMBERED: Final = 1000
"""How many erasures a process remembers: what people asked for before an erasure is done within minutes."""


def stores_people(method: Callable[Concatenate[R, Connection, P], T]) -> Method[R, P, T]:
    """Run the method as `writes` does, unless its author was erased since they asked for it.

    Raises ErasedSince as well. Work that nobody has asked for, such as publishing, has no author.
    """

    def run(self: R, connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        _require_no_erasure(self.database, connection)
        return method(self, connection, *args, **kwargs)

    stored = writes(run)
    update_wrapper(stored, method)
    return stored


def begin_erasure(database: Database, user_id: int, interaction_id: int) -> None:
    """Refuse from now on what the person asked for in earlier interactions."""
    database.erased = dict([*database.erased.items(), (user_id, interaction_id)][-_REMEMBERED:])


def mark_erasure(connection: Connection, interaction_id: int) -> None:
    """Store that the interaction erases a person, before their rows are deleted.

    PostgreSQL locks the mark: writes of other processes end before the erasure begins, or begin after it has ended.
    """
    upsert(connection, meta, {"key": ERASURE, "value": f"{interaction_id} {token_hex(8)}"})


def _require_no_erasure(database: Database, connection: Connection) -> None:
    if (author := current_author()) is None:
        return
    user_id, interaction_id = author
    if database.erased.get(user_id, 0) > interaction_id:
        raise ErasedSince
    # Nobody knows whom another process has erased: their id is nowhere any longer.
    if database.is_shared:
        latest = _latest_erasure(connection)
        if latest > interaction_id and latest not in database.erased.values():
            raise ErasedSince


def _latest_erasure(connection: Connection) -> int:
    """Return the interaction of the latest erasure; the next erasure waits until the transaction ends."""
    query = select(meta.c.value).where(meta.c.key == ERASURE).with_for_update(read=True)
    if (value := connection.scalar(query)) is None:
        upsert(connection, meta, {"key": ERASURE, "value": _NEVER}, names=("key",))
        value = connection.execute(query).scalar_one()
    return int(value.partition(" ")[0])
