"""Errors about unusable databases."""

from bot.games.repositories import StorageDown


class DatabaseError(Exception):
    """The database cannot be used; the text is one line with its name and the reason, without the password."""


class UnreachableDatabase(DatabaseError, StorageDown):
    """The database is locked, full or damaged, or does not answer, but may be usable in a moment."""
