"""Challenges: the daily game."""
