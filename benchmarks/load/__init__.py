"""How much traffic the bot carries, beside a bot of the same traffic that does nothing: `python -m benchmarks.load`."""
