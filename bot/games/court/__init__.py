"""What Queendomino's court adds to the bot's games."""
