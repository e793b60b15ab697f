"""Tools for translators: `python -m translating`."""
