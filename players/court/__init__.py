"""What computer players know of Queendomino's court."""
