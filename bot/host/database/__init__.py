"""The database as its operator sees it: the address, opening, locks against a second bot, copies and moves."""
