"""Texts: positions as one line, and game records."""

from engine.notation.records import UNFINISHED, Record

__all__ = ["UNFINISHED", "Record"]
