"""Fails at every review, in the process of reviews."""

from bot.features.reviews.worker import REVIEW
from players.serving import Engine, Write


def fail(_asked: str, _write: Write) -> str:
    """Raise an error instead of a review."""
    raise ZeroDivisionError


ENGINE = Engine({}, extra={REVIEW: fail})
