"""The traffic that the bot can carry, compared with an idle bot of the same traffic: `python -m benchmarks.load`."""
