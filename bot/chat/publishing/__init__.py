"""Keeps the public messages of games in line with the database: sends, edits and tidies them up."""
