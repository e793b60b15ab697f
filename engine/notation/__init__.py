"""Texts: positions as one line, and game records."""

from engine.notation.records import UNFINISHED, Record, result_of

__all__ = ["UNFINISHED", "Record", "result_of"]
