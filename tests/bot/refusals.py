"""Expects refusals by the message that explains them."""

import re

import pytest

from bot.games.refusals import Refusal


def refused(key: str) -> pytest.RaisesExc[Refusal]:
    """Expect a refusal that the message of this id explains."""
    return pytest.raises(Refusal, match=f"^{re.escape(key)}$")
