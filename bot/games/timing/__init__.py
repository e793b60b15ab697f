"""What is timed in a game: deadlines, reminders, takeovers, idleness, the archive; with presence, dates, time zones."""
