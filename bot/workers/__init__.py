"""Processes that think: computer players, the judge, and reviews."""
