"""A page on which people of a simulated Discord are played; see README.md."""

from simulator.page.page import Look, Page

__all__ = ["Look", "Page"]
