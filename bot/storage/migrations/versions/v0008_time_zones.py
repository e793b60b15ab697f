"""People have a time zone instead of an offset, absences, and choose mentions, a language and a grace delay."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0008"
down_revision = "0007"

# The table as it is at this revision, with the columns that it needs.
_people = sa.table("people", sa.column("utc_offset", sa.Integer), sa.column("time_zone", sa.Text))


def upgrade(op: Operations) -> None:
    op.add_column("people", sa.Column("time_zone", sa.Text))
    op.add_column("people", sa.Column("away_from", sa.BigInteger))
    op.add_column("people", sa.Column("away_until", sa.BigInteger))
    op.add_column("people", sa.Column("mentions", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("language", sa.Text))
    op.add_column("people", sa.Column("grace", sa.Integer, nullable=False, server_default="90"))
    _name_offsets(op)
    op.drop_column("people", "utc_offset")


def _name_offsets(op: Operations) -> None:
    """Write offsets in minutes as names of zones: 330 is UTC+5:30."""
    connection, offset = op.get_bind(), _people.c.utc_offset
    for (minutes,) in connection.execute(sa.select(offset).distinct().where(offset.is_not(None))).all():
        hours, rest = divmod(abs(minutes), 60)
        name = f"UTC{'-' if minutes < 0 else '+'}{hours}" + (f":{rest:02}" if rest else "")
        connection.execute(sa.update(_people).where(offset == minutes).values(time_zone=name))
