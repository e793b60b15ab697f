"""Computer players, advice for people, matches and training."""
