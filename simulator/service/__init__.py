"""Discord as a bot meets it: REST v10 and gateway v10, rate limits, interactions, on loopback."""
