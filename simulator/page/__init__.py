"""A page to play the people of a simulated Discord. `python -m tools.play` serves the page together with a bot."""

from simulator.page.page import Look, Page

__all__ = ["Look", "Page"]
