"""What hosts can watch: slow requests in the log, metrics and a health check. It knows neither games nor storage."""
