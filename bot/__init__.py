"""The Discord bot: storage, languages, and the screens that people play on."""

from players.one_thread import use_one_thread

# NumPy must be imported after this call. One other thread paints, and other processes search for moves.
use_one_thread()
