"""A stream that is a terminal and keeps what is written to it."""

import io


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True
