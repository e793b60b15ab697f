"""The judge of turns, questions about them, and reviews of finished games."""
