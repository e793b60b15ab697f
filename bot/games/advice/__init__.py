"""What people are told about a turn: suggestions and grades."""
