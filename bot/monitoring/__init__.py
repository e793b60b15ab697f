"""The commit of the build, and metrics. `bot.monitoring_endpoints` serves the metrics and the health check."""
