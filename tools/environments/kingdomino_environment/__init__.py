"""Kingdomino and Queendomino for reinforcement learning."""
