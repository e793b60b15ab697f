"""Queendomino: knights and taxes, buildings, the queen and the dragon. See docs/rules.md 2."""
