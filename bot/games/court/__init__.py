"""What Queendomino's court adds to the bot's games."""

from bot.games.court.narration import CourtNarrator

NARRATOR = CourtNarrator()
