"""Every message of the bot, as pure functions of a table, a person and a language."""
