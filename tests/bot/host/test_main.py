"""The bot as a program: what its start refuses, in a process of its own, and the commands for its operator."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest
from discord.http import Route

from bot.host.database.opening import open_database
from bot.host.program import main
from engine import __version__
from tests.outdated_kernels import outdated_checkout

ROOT = Path(__file__).parents[3]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc-def.ghi_jkl"  # noqa: S105 - of nobody
NOWHERE = "http://127.0.0.1:9"
"""Where no Discord answers: whoever gets as far as to log in ends with the status 1."""


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "token", "DISCORD_API_URL": NOWHERE}
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command, cwd=folder, env={**environment, **variables}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.e2e
def test_a_database_that_cannot_be_used_is_told_before_the_bot_logs_in(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    done = run(tmp_path, DATABASE_URL="sqlite:///recipes.db")
    line = "DATABASE_URL: cannot use sqlite:///recipes.db: it holds another program's tables, such as recipes"
    about, refusal = done.stderr.splitlines()
    assert (done.returncode, refusal) == (2, line)
    assert re.search(
        rf"INFO bot: kingdomino-bot {re.escape(__version__)}( \(commit \w+(-dirty)?\))? on Python 3\.", about
    )


@pytest.mark.slow
@pytest.mark.e2e
def test_a_mistyped_key_is_told_and_the_bot_starts_nevertheless(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOGLEVEL=DEBUG\n")
    done = run(tmp_path, LOG_LEVEL="WARNING")
    assert done.returncode == 1
    warning, refusal = done.stderr.splitlines()
    assert warning.endswith("WARNING bot: LOGLEVEL is no setting of the bot: kingdomino-bot --help lists them")
    assert refusal.startswith("Discord cannot be reached")


@pytest.mark.slow
@pytest.mark.e2e
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


# ---- commands

ID = "177777777777777777"

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command in an empty folder: its exit status, output and errors."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Route, "BASE", Route.BASE)

    def run(*arguments: str, **variables: str) -> tuple[int, str, str]:
        for name, value in {"DISCORD_TOKEN": "token", "DISCORD_API_URL": NOWHERE, **variables}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["kingdomino-bot", *arguments])
        return main(), *capsys.readouterr()

    return run


async def make_database(url: str) -> None:
    async with await open_database(url):
        pass


def test_a_database_is_copied_from_the_command_line_without_a_token(command: Command, tmp_path: Path) -> None:
    copying = "copy", "sqlite:///games.db", "sqlite:///copy.db"
    assert command(*copying, DISCORD_TOKEN="") == (2, "", "cannot use sqlite:///games.db: there is no such file\n")
    assert not [*tmp_path.iterdir()]
    asyncio.run(make_database("sqlite:///games.db"))
    os.umask(0o022)
    counts = "copied 0 games, "
    status, out, err = command(*copying, DISCORD_TOKEN="")
    # The rows of features follow.
    assert (status, out.startswith(counts), err) == (0, True, "")
    # What the bot writes is for its own user.
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


def test_a_restored_database_is_prepared_from_the_command_line(command: Command, tmp_path: Path) -> None:
    status, out, err = command("restored")
    assert (status, out) == (2, "")
    assert err.endswith("there is no such file\n")
    (tmp_path / "data").mkdir()
    asyncio.run(make_database("sqlite:///data/kingdomino.db"))
    doubt = "no game: if there were games, this is the wrong file, or a copy without its -wal file"
    line = f"the database has {doubt}; the bot will announce 0 games again, as they are in it\n"
    assert command("restored") == (0, line, "")


def test_people_and_servers_are_blocked_and_unblocked_from_the_command_line(command: Command, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    asyncio.run(make_database("sqlite:///data/kingdomino.db"))
    person, server = rf"person {ID} since \d{{4}}-\d\d-\d\d spams a lot\n", rf"server {ID} since \d{{4}}-\d\d-\d\d\n"
    for arguments, shown in (
        (("block", "person", ID, "--reason", "spams a lot"), person),
        (("block", "server", ID), person + server),
        (("unblock", "person", ID), server),
        (("unblock", "person", ID), f"person {ID} is not blocked\n" + server),
        (("blocks",), server),
    ):
        status, out, err = command(*arguments)
        assert (status, err) == (0, "")
        assert re.fullmatch(shown, out)


@pytest.mark.parametrize("text", ["5", "-5", "Ola", "1" * 16])
def test_only_an_id_of_discord_is_blocked(text: str, command: Command) -> None:
    with pytest.raises(SystemExit) as ended:
        command("block", "person", text)
    assert ended.value.code == 2


def test_a_check_goes_on_after_a_missing_token(command: Command) -> None:
    status, out, err = command("check", DISCORD_TOKEN="", BACKUP_FOLDER="/dev/null")
    wrong = [line for line in out.splitlines() if line.startswith("NO")]
    assert (status, err, len(wrong)) == (2, "", 2)
    assert "settings: DISCORD_TOKEN is missing: " in wrong[0]
    assert "backups: BACKUP_FOLDER: " in wrong[1]


def test_without_a_port_there_is_nothing_to_ask(command: Command) -> None:
    assert [command("healthy", METRICS_PORT="", DISCORD_TOKEN=token)[0] for token in ("token", "")] == [0, 1]


KINDS: Mapping[str, Callable[[Path], object]] = {"folder": Path.mkdir, "unreadable": lambda path: path.touch(0)}
"""What may be found where a setting names a file."""
PLACES: Mapping[str, Mapping[str, str]] = {
    ".env": {},
    "games.db": {"DATABASE_URL": "sqlite:///games.db"},
    "root.pem": {"DATABASE_URL": "postgresql://127.0.0.1:9/games?sslrootcert=root.pem"},
    "copies": {"BACKUP_FOLDER": "copies"},
}
"""The paths that settings name, and these settings."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has none of these files")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", PLACES)
def test_a_path_that_is_no_file_is_one_line_at_once(name: str, kind: str, command: Command, tmp_path: Path) -> None:
    if (name, kind) == ("copies", "folder") or (kind == "unreadable" and os.geteuid() == 0 and name != "copies"):
        pytest.skip("it may be used")
    KINDS[kind](tmp_path / name)
    status, out, err = command("check", **{"DISCORD_TOKEN": TOKEN, **PLACES[name]})
    told = [line for line in (*out.splitlines(), *err.splitlines()) if not line.startswith(("ok ", "!!"))]
    assert (status, len(told)) == (2, 1), told
    assert name in told[0]
    assert "Traceback" not in err
