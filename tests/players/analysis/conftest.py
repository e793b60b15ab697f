import pytest

from players.analysis import analysis


@pytest.fixture
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis searches in fewer futures than it has to, and takes a fraction of the time."""
    monkeypatch.setattr(analysis, "SEARCHED", 4)
