"""Alembic runs this module; the connection comes from `bot.storage.database.upgrade`, which also commits."""

from alembic import context

from bot.storage.schema import metadata

# Batch mode: SQLite can alter little in place, so Alembic copies the table where it must.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
