"""Computer players, advice for people, and analyses of games."""
