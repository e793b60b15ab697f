"""The history of the tables: Alembic migrations, run at start-up by `bot.storage.migrate`.

A migration is a module of `versions`, written by hand, with a function `upgrade` that takes Alembic's operations. It
never imports `bot.storage.schema`, which moves on. Until the first release there is one, changed in place.
"""
