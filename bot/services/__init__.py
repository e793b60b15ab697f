"""Services above storage and worker processes: tables, people, and computations for both."""
