"""The Discord bot: storage, languages, and the screens that people play on."""

from players.process_setup import use_one_thread

# Before NumPy is imported. The bot has another thread for what computes, and other processes for what searches.
use_one_thread()
