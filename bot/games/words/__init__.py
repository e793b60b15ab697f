"""What a game says, and how people say their moves."""
