"""The rules, and the tutorial."""
