"""The slash commands. Most find the game of their channel and run the handler that a button would run."""
