"""Computer players of known strength, and a ladder that ranks players by games between them."""
