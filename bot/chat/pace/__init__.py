"""The pace of a running table."""
