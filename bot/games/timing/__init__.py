"""What is timed in a game: deadlines, reminders, idleness, the archive; with presence, dates and time zones."""
