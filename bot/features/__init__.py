"""The features: a folder each, which nothing outside imports; `bot.composition` lists their names."""
