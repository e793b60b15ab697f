"""The history of the tables: Alembic migrations, which `bot.storage.migrate` runs on a database that is behind.

A migration is a module of `versions`, written by hand, with a function `upgrade` that takes Alembic's operations. It
never imports `bot.storage.schema`, which moves on. An empty database gets its tables from there and needs none.
"""
