"""The commit of the build, metrics, and the endpoints that serve the metrics and the health check."""
