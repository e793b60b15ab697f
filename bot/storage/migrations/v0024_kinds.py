from alembic.operations import Operations
from sqlalchemy import Boolean, Column, Integer, false

# What is no message was a row until now. A message stands in one row: in the wanted one, or else in the newest one.
_CHANGES = """
UPDATE games SET frees = (
    SELECT max(CAST(subject AS INTEGER)) FROM messages WHERE messages.game_id = games.id AND kind = 'next');
UPDATE games SET archives_thread = (1 = 1) WHERE EXISTS (
    SELECT 1 FROM messages WHERE messages.game_id = games.id AND kind = 'archive');
DELETE FROM messages WHERE kind IN ('next', 'archive');
DELETE FROM messages WHERE EXISTS (
    SELECT 1 FROM messages AS other WHERE other.game_id = messages.game_id AND other.id = messages.id
    AND CASE WHEN (other.leaves IS NULL) = (messages.leaves IS NULL) THEN other.number > messages.number
    ELSE other.leaves IS NULL END)
"""


def upgrade(operations: Operations) -> None:
    operations.add_column("games", Column("frees", Integer))
    operations.add_column("games", Column("archives_thread", Boolean, nullable=False, server_default=false()))
    for change in _CHANGES.split(";"):
        operations.execute(change)
