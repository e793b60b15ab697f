"""Pictures in words: phrases, alt texts, and descriptions for people with a screen reader."""
