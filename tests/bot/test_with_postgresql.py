"""What `make test-postgres` does where there is no PostgreSQL."""

import sys
from pathlib import Path

import pytest

from tests.bot import with_postgresql


def test_where_postgresql_is_not_installed_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(with_postgresql, "_DEBIAN", tmp_path)
    assert with_postgresql.main([sys.executable, "-c", "raise SystemExit(1)"]) == 0
    assert capsys.readouterr().out == (
        "PostgreSQL is not installed (on Debian: apt install postgresql), so its tests were left out.\n"
    )


def test_the_newest_server_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(with_postgresql, "_DEBIAN", tmp_path)
    for version in ("9.6", "15", "17"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    assert with_postgresql.find_programs() == tmp_path / "17" / "bin"
