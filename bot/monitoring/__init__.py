"""Slow requests in the log, metrics and a health check, for hosts. Knows neither games nor storage."""
