"""A rehearsal: shows what the real Discord does with all that the bot asks of it, and reports it.

`python -m bot rehearse CHANNEL_ID` runs it in a channel that says so, and nothing else imports this package. Probes go
by the bot's own way, and `wire` records what Discord answers, before the bot completes or forgives it. `expected.tsv`
has the answers of the simulated Discord; a test writes it.
"""
