"""Challenges: the daily game, the challenges of channels and weeks, and games to beat."""
