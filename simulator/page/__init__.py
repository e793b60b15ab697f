"""A page on which people of a simulated Discord are played. `python -m play` serves it with a bot behind it."""

from simulator.page.page import Look, Page

__all__ = ["Look", "Page"]
