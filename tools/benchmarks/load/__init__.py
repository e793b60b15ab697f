"""What a turn costs under load: `make bench-load`."""
