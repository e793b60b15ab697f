"""Updates the public messages of games from the database."""
