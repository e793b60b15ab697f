"""Starting the bot as a program."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.outdated_kernels import outdated_checkout

ROOT = Path(__file__).parents[2]
NOWHERE = "http://127.0.0.1:9"
"""Where no Discord answers: whoever gets as far as to log in ends with the status 1."""


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "token", "DISCORD_API_URL": NOWHERE}
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command, cwd=folder, env={**environment, **variables}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_database_that_cannot_be_used_is_told_before_the_bot_logs_in(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    done = run(tmp_path, DATABASE_URL="sqlite:///recipes.db")
    line = "DATABASE_URL: cannot use sqlite:///recipes.db: it holds another program's tables, such as recipes"
    assert (done.returncode, done.stderr) == (2, f"{line}\n")


@pytest.mark.slow
def test_a_database_that_does_not_answer_ends_the_bot_with_the_status_after_which_it_is_started_again(
    tmp_path: Path,
) -> None:
    done = run(tmp_path, DATABASE_URL="postgresql://bot@127.0.0.1:9/games")
    assert done.returncode == 1
    assert done.stderr.startswith("DATABASE_URL: cannot use postgresql+asyncpg://bot@127.0.0.1:9/games: ")


@pytest.mark.slow
def test_a_mistyped_key_is_told_and_the_bot_starts_nevertheless(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOGLEVEL=DEBUG\n")
    done = run(tmp_path, LOG_LEVEL="WARNING")
    assert done.returncode == 1
    warning, refusal = done.stderr.splitlines()
    assert warning.endswith("WARNING bot: LOGLEVEL is no setting of the bot: .env.example lists them")
    assert refusal.startswith("Discord cannot be reached")


@pytest.mark.slow
def test_kernels_of_another_source_are_told_and_not_used(tmp_path: Path) -> None:
    search = outdated_checkout(tmp_path)
    problem = (
        f"{search}/kernels.so was compiled from another source and is not used: `python -m players compile` makes it"
        " anew"
    )
    done = run(tmp_path, LOG_LEVEL="WARNING", PYTHONPATH=str(tmp_path))
    warning, refusal = done.stderr.splitlines()
    assert warning.endswith(f"WARNING bot: {problem}")
    assert refusal.startswith("Discord cannot be reached")
    assert run(tmp_path, "check", PYTHONPATH=str(tmp_path)).stdout.splitlines()[-1] == f"!!  kernels: {problem}"


@pytest.mark.slow
def test_an_option_that_is_unknown_is_told_before_the_bot_logs_in(tmp_path: Path) -> None:
    done = run(tmp_path, DATABASE_URL="postgresql://bot:geheim@host/games?pgbouncer=true")
    line = "DATABASE_URL has the option 'pgbouncer', which the bot does not know"
    assert (done.returncode, done.stderr) == (2, f"{line}\n")


@pytest.mark.slow
def test_a_database_is_copied_from_the_command_line_without_a_token(tmp_path: Path) -> None:
    missing = run(tmp_path, "copy", "sqlite:///games.db", "sqlite:///copy.db", DISCORD_TOKEN="")
    line = "cannot use sqlite:///games.db: there is no such file\n"
    assert (missing.returncode, missing.stdout, missing.stderr) == (2, "", line)
    (tmp_path / "games.db").touch()
    done = run(tmp_path, "copy", "sqlite:///games.db", "sqlite:///copy.db", DISCORD_TOKEN="")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "copied 0 games, 0 meta, 0 people, 0 servers, 0 analyses, 0 followers, 0 moves, 0 seats\n"
    assert (tmp_path / "copy.db").exists()


@pytest.mark.slow
def test_a_restored_database_is_prepared_from_the_command_line(tmp_path: Path) -> None:
    missing = run(tmp_path, "restored")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr.endswith("there is no such file\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "kingdomino.db").touch()
    done = run(tmp_path, "restored")
    line = "the bot will announce 0 games again, as they are in this database\n"
    assert (done.returncode, done.stdout, done.stderr) == (0, line, "")


@pytest.mark.slow
def test_a_check_tells_what_is_in_order_and_makes_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "check")
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert [line[:4] for line in lines] == ["ok  "] * 6
    assert lines[2] == "ok  database: data/kingdomino.db will be made at the first start"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_check_ends_with_2_if_something_is_wrong(tmp_path: Path) -> None:
    done = run(tmp_path, "check", "--online")
    assert done.returncode == 2
    assert done.stdout.splitlines()[1].startswith("NO  token: Discord cannot be reached")
    missing = run(tmp_path, "check", DISCORD_TOKEN="")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr.startswith("DISCORD_TOKEN is missing")
