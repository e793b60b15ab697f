"""The Discord bot: storage, languages, and the screens that people play on."""
