"""The features: a folder each, which nothing outside imports; `bot.host.composition` lists their names."""
