"""Computer players at work: in processes of their own where they think, and replaced where they fail."""
