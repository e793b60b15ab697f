"""Every message of the bot as a pure function of a table and a language."""
