"""The traffic that the bot can carry, compared with an idle bot of the same traffic: `make bench-load`."""
