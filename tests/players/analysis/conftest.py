import pytest

from players.analysis import analysis


@pytest.fixture
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis searches and checks in fewer futures than it has to, and takes a fraction of the time."""
    monkeypatch.setattr(analysis, "LEAST_SEARCH", 4)
    monkeypatch.setattr(analysis, "LEAST_CHECKED", 16)
