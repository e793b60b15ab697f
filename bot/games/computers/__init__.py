"""Computer players at work: searches run in processes of their own, and a failed player is replaced."""
