"""What the log says of a database that is slow."""

import logging
from itertools import count

import pytest
from sqlalchemy import create_engine, text

from bot.storage.engine import warn_of_slow_statements


def test_a_statement_of_more_than_a_second_is_told_without_what_it_was_given(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    engine = create_engine("sqlite://")
    # A clock that says two seconds later each time.
    warn_of_slow_statements(engine, clock=count(step=2).__next__)
    with engine.connect() as connection:
        connection.execute(text("SELECT :secret\n  WHERE 1 = 1"), {"secret": "geheim"})
    engine.dispose()
    assert caplog.messages == [
        "slow: a database statement took 2.0 s: SELECT ? WHERE 1 = 1 (0 more since the last warning)"
    ]


def test_a_quick_statement_is_not_mentioned(caplog: pytest.LogCaptureFixture) -> None:
    engine = create_engine("sqlite://")
    warn_of_slow_statements(engine, clock=count(step=1).__next__)
    with engine.connect() as connection:
        connection.execute(text("SELECT 1"))
    engine.dispose()
    assert caplog.messages == []
