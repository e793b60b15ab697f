from alembic.operations import Operations

LATEST_MOVE = "SELECT max(at) FROM moves WHERE game_id = games.id"


def upgrade(operations: Operations) -> None:
    # Games of shared deals that somebody has left are over 15 days after their last move.
    operations.execute(
        f"UPDATE games SET due_at = 1296000 + coalesce(({LATEST_MOVE}), created_at) "  # noqa: S608 - constants
        "WHERE status = 'playing' AND deal IS NOT NULL AND channel_id IS NULL AND due_at IS NULL"
    )
