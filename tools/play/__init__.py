"""Play on this machine: the real bot behind a simulated Discord in a local page."""
