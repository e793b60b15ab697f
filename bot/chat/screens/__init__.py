"""What people see of a table: pure functions from a table, a person and a language to a screen, a module a topic."""
