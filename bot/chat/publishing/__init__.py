"""Keeps the public messages of games in line with the database."""
