"""Plays on Spacebar, a server of Discord's API that others wrote, with a thin layer between it and the bot."""
