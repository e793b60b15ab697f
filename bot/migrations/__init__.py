"""The history of the database's shape: Alembic migrations, run at start-up by `bot.database`.

A migration is a module of `versions`, written by hand; it never imports `bot.schema`, which moves on.
"""
