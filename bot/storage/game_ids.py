"""The ids that games get next. They are in buttons that people click years later, so none may be given out again."""

from __future__ import annotations

from types import MappingProxyType

from sqlalchemy import Connection, text

_LAST_ID = MappingProxyType(
    {
        "sqlite": "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        "postgresql": "SELECT last_value FROM games_id_seq WHERE is_called",
    }
)
_SET_LAST_ID = MappingProxyType(
    {
        "sqlite": (
            "DELETE FROM sqlite_sequence WHERE name = 'games'",
            "INSERT INTO sqlite_sequence (name, seq) VALUES ('games', :last)",
        ),
        "postgresql": ("SELECT setval('games_id_seq', :last)",),
    }
)


def last_id(connection: Connection) -> int:
    """Return the id that was given out last, 0 if none was."""
    return connection.scalar(text(_LAST_ID[connection.dialect.name])) or 0


def set_last_id(connection: Connection, last: int) -> None:
    """Give out ids above this one from now on."""
    for statement in _SET_LAST_ID[connection.dialect.name]:
        connection.execute(text(statement), {"last": last} if ":last" in statement else {})
