"""Kingdomino and Queendomino for reinforcement learning: `games` has one game, `batch` many games in one array."""
