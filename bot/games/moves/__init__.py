"""Moves for which nobody is asked: those of chance, those that are planned, and those without a choice."""
