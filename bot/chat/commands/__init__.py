"""The slash commands. Each finds the game of its channel and runs the handler that a button would run."""
