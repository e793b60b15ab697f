"""The way from a screen to a message of Discord in its channel, and what may fail on it."""
