"""Games that were played: turn by turn, as a film, analyzed."""
