"""Every message of the bot, built by pure functions of a table, a person and a language."""
