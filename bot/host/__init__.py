"""The program of the host: its settings, the database, the connection to Discord, what the operator reads and asks."""
