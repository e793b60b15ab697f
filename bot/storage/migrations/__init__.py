"""The history of the database's shape: Alembic migrations, run at start-up by `bot.storage.database`.

A migration is a module of `versions`, written by hand; it never imports `bot.storage.schema`, which moves on.
"""
