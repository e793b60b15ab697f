"""What Queendomino's court adds to the chat."""
