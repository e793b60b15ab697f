"""Logging for hosts: one line a record on standard error, without the token."""

import logging
import time

from bot.settings import Secret

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

# Libraries that log more than a host wants to know.
_LEAST_LEVELS = {"aiosqlite": logging.INFO, "alembic": logging.WARNING, "PIL": logging.INFO}


class LineFormatter(logging.Formatter):
    """Formats a record as one line: ISO time in UTC, tracebacks folded into the line, the secret replaced."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secret: Secret) -> None:
        super().__init__(_FORMAT)
        self.converter = time.gmtime
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        # Replaced in the finished text: libraries may log the token in an argument, a header or a traceback.
        text = super().format(record).replace(self._secret.reveal(), "[secret]")
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())


def configure(level: str, secret: Secret) -> None:
    """Send every logger's records, and warnings, through a LineFormatter; replaces earlier handlers."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name, floor in _LEAST_LEVELS.items():
        logging.getLogger(name).setLevel(max(floor, logging.getLevelNamesMapping()[level]))
