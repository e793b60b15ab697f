"""Which commit a bot says that it was built from."""

import subprocess
from pathlib import Path

from bot.host.monitoring.build import describe_checkout


def git(folder: Path, *arguments: str) -> str:
    identity = ("-c", "user.name=Ola", "-c", "user.email=ola@example.org")
    command = ["git", *identity, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_a_checkout_has_a_commit_and_changed_files_are_told(tmp_path: Path) -> None:
    git(tmp_path, "init")
    (tmp_path / "buildings.csv").write_text("tower")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "Add a tower", "--no-gpg-sign")
    commit = git(tmp_path, "rev-parse", "--short=12", "HEAD")
    assert describe_checkout(tmp_path) == commit
    (tmp_path / "buildings.csv").write_text("knight")
    assert describe_checkout(tmp_path) == f"{commit}-dirty"


def test_a_folder_inside_somebody_elses_repository_has_no_commit(tmp_path: Path) -> None:
    git(tmp_path, "init")
    (tmp_path / "site-packages").mkdir()
    assert describe_checkout(tmp_path / "site-packages") == ""
