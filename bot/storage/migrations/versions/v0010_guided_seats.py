"""A seat records why suggestions are shown on it; people choose suggestions alone, and a question before a turn ends.

For suggestions, "shown" was the setting of everybody who had chosen nothing; now it asks for them in games alone.
"""

from alembic.operations import Operations
from sqlalchemy import Boolean, Column, MetaData, Table, Text, false

revision = "0010"
down_revision = "0009"

people = Table("people", MetaData(), Column("suggestions", Text))


def upgrade(operations: Operations) -> None:
    operations.add_column("seats", Column("guided", Text))
    operations.add_column("people", Column("confirms", Boolean, nullable=False, server_default=false()))
    operations.get_bind().execute(people.update().where(people.c.suggestions == "shown").values(suggestions="hint"))
