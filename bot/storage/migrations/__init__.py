"""The history of the tables: Alembic migrations, which `bot.storage.schema` runs on an outdated database.

A migration is a module of `versions`, written by hand, with a function `upgrade` that takes Alembic's operations. A
migration never imports `bot.storage.schema`, which changes later. An empty database gets its tables from
`bot.storage.schema` and needs no migration.
"""
