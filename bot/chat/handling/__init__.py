"""From an interaction or a deadline to its handler: contexts, the pipeline, commands, what Discord registers."""
