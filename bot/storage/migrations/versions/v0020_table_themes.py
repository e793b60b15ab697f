"""Tables have the colours of their public pictures, and people without a choice of their own see the table's."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0020"
down_revision = "0019"

# The usual colours were not a choice until now.
_CHOICES = "UPDATE people SET chosen_theme = theme WHERE theme <> 'storybook'"
# SQLite lets no column be empty that was not before, so another one takes its place.
_RENAME = "ALTER TABLE people RENAME COLUMN chosen_theme TO theme"


def upgrade(op: Operations) -> None:
    for table in ("games", "servers"):
        op.add_column(table, sa.Column("theme", sa.Text, nullable=False, server_default="storybook"))
    op.add_column("people", sa.Column("chosen_theme", sa.Text))
    op.execute(_CHOICES)
    op.drop_column("people", "theme")
    op.execute(_RENAME)
