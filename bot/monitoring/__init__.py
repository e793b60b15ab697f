"""The commit of the build, and metrics for hosts. `bot.monitoring_endpoints` serves the metrics and the health check."""
