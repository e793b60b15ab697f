"""Do two commits do the same? `python -m tools.benchmarks.same COMMIT` plays the same games with both and compares."""
