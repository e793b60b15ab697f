"""What storage says of a database that the bot cannot use."""


class DatabaseError(Exception):
    """The database cannot be used; the text is one line that names it and the reason, without the password."""


class UnreachableDatabase(DatabaseError):
    """The database may be usable in a moment: it is starting, another program has locked it, or it does not answer."""
