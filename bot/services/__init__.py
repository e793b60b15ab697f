"""What stands on storage and worker processes: tables, people, and what the bot looks up or computes for them."""
