"""The slash commands: each finds the game that is meant, and does what a button would do."""
