"""The history of the tables: migrations, which `bot.storage.schema` runs on an outdated database.

`v0020_words.py` leads to revision 0020, with a function that takes Alembic's operations:

    from alembic.operations import Operations
    from sqlalchemy import Boolean, Column, false

    def upgrade(operations: Operations) -> None:
        operations.add_column("people", Column("waves", Boolean, nullable=False, server_default=false()))

A migration never imports from `bot`, which changes later. An empty database gets its tables from `bot.storage.schema`
and needs no migration.
"""
