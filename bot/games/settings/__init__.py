"""What is set for a table, a person or a server: one setting at a time, each from a text."""
