"""People: their settings and names, their dates and time zones."""
