"""What storage says of a database that the bot cannot use."""

from bot.games.repositories import StorageDown


class DatabaseError(Exception):
    """The database cannot be used; the text is one line that names it and the reason, without the password."""


class UnreachableDatabase(DatabaseError, StorageDown):
    """The database is locked, full or damaged, or it does not answer; it may be usable in a moment."""
