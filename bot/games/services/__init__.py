"""What the chat asks for: services load what pure functions decide on, and write what these have decided."""
