"""Which process serves which part of all servers."""
