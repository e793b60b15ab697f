"""Tools for translators: `python -m tools.translating`."""
