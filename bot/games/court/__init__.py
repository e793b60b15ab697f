"""The parts of Queendomino's court in the bot's games."""

from bot.games.court.narration import CourtNarrator

NARRATOR = CourtNarrator()
