"""From draw operations to files: pixels, text of any script, palettes, emoji."""
