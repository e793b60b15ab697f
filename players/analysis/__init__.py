"""Analyses of finished games as sums: usual points, luck of the lines, own choices, and choices of others."""
