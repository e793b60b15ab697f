"""The slash commands, their names in every language, and what is offered while somebody types one.

Most find the game of their channel and run the handler that a button would run.
"""
