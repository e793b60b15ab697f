"""A fault that ends a start ends `check` as well, with the same sentence and exit status."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.host.composition import FEATURES, rows_of
from bot.host.database.opening import OpenDatabase, open_database
from bot.storage.database import SqlKeyValueStore
from bot.storage.shards import ALL_SHARDS
from tests.bot.host.monitoring.test_server import free_port
from tests.bot.host.test_main import NOWHERE, ROOT, TOKEN

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")]

PORT = free_port()

RUNS = """
import json, os, sys, traceback
import bot.host.program
for line in sys.stdin:
    case = json.loads(line)
    reading, writing = os.pipe()
    if not (child := os.fork()):
        os.chdir(case["folder"])
        os.environ.update(case["variables"])
        sys.argv = ["kingdomino-bot", *case["arguments"]]
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        exec(case["first"])
        try:
            status = bot.host.program.main()
        except BaseException:
            traceback.print_exc()
            status = 3
        sys.stdout.flush()
        os._exit(status)
    os.close(writing)
    with open(reading, encoding="utf-8") as said:
        lines = said.read().splitlines()
    print(json.dumps([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), lines]), flush=True)
"""
"""Runs the bot for each line of its input, without importing it again."""


class Bot:
    """The bot as a program; `first` is Python that changes its machine before."""

    def __init__(self) -> None:
        own = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": NOWHERE, "LOG_LEVEL": "ERROR"}
        environment = {**os.environ, **own}
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUNS], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def run(self, folder: Path, *arguments: str, first: str = "", **variables: str) -> tuple[int, list[str]]:
        """Return the exit status and the lines of the output and of the errors."""
        assert self._process.stdin
        assert self._process.stdout
        case = {"folder": str(folder), "arguments": arguments, "first": first, "variables": variables}
        print(json.dumps(case), file=self._process.stdin, flush=True)
        status, lines = json.loads(self._process.stdout.readline())
        return status, lines

    def end(self) -> None:
        self._process.communicate()


@pytest.fixture(scope="module")
def bot() -> Iterator[Bot]:
    bot = Bot()
    yield bot
    bot.end()


@contextmanager
def taken_port(_: Path) -> Iterator[None]:
    with socket.socket() as other:
        # A server of the test before may have left the port a moment ago.
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", PORT))
        other.listen()
        yield


@contextmanager
def another_bot(folder: Path) -> Iterator[None]:
    """Another bot has the database and the port."""

    async def connect() -> OpenDatabase:
        return await open_database(f"sqlite:///{folder}/games.db")

    with taken_port(folder), asyncio.Runner() as runner:
        database = runner.run(connect())
        lock = database.lock_of(ALL_SHARDS)
        assert runner.run(lock.take())
        yield
        runner.run(lock.release())
        runner.run(database.close())


@contextmanager
def database_of_a_program(folder: Path, then: str = "SELECT 1") -> Iterator[None]:
    with closing(sqlite3.connect(folder / "games.db", isolation_level=None)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute(then)
        yield


def locked(folder: Path) -> AbstractContextManager[None]:
    return database_of_a_program(folder, "BEGIN EXCLUSIVE")


@contextmanager
def a_file(folder: Path) -> Iterator[None]:
    (folder / "file").write_bytes(b"\xff\xfe")
    yield


@contextmanager
def a_folder(folder: Path) -> Iterator[None]:
    (folder / "games.db").mkdir()
    yield


@contextmanager
def another_token(folder: Path) -> Iterator[None]:
    (folder / ".env").write_text(f"DISCORD_BOT_TOKEN={TOKEN}")
    yield


@contextmanager
def another_encoding(folder: Path) -> Iterator[None]:
    (folder / ".env").write_text(f"DISCORD_TOKEN={TOKEN}", "utf-16")
    yield


class Case(NamedTuple):
    status: int
    sentence: str
    """A part of the sentence."""
    variables: dict[str, str] = {}  # noqa: RUF012 - nobody changes it
    world: Callable[[Path], AbstractContextManager[None]] = lambda _: nullcontext()
    first: str = ""
    online: bool = False


OLD_SQLITE = "import sqlite3; sqlite3.sqlite_version, sqlite3.sqlite_version_info = '3.34.1', (3, 34, 1)"
NO_LOCKS = (
    "import errno, fcntl\ndef lockf(*_): raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))\nfcntl.lockf = lockf"
)
IMPATIENT = "from bot.host.database import address, opening\naddress.BUSY_SECONDS = opening.BUSY_SECONDS = 0.1"
IN_FILE = {"DATABASE_URL": "sqlite:///games.db"}
METRICS = {**IN_FILE, "METRICS_PORT": str(PORT)}

NO_ROOM = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))"
NO_RIGHTS = """
from tests.bot.storage import privileges
kept = privileges.without_privileges()
kept.__enter__()
os.setresuid(65534, 65534, 0)
"""


@contextmanager
def left_by_a_bot(folder: Path, *, writable: Collection[str]) -> Iterator[None]:
    """A database that a killed bot has left, of which another user may write some files."""
    if os.geteuid():
        pytest.skip("only an administrator can be somebody else")

    async def leave() -> list[bytes]:
        async with await open_database(f"sqlite:///{folder}/games.db", rows_of(FEATURES)) as database:
            await SqlKeyValueStore(database).set("key", "text")
            return [file.read_bytes() for file in files]

    files = folder / "games.db", folder / "games.db-wal"
    for file, content in zip(files, asyncio.run(leave()), strict=True):
        file.write_bytes(content)
    for name in (".", "games.db", "games.db-wal"):
        (folder / name).chmod(0o777 if name in writable else 0o555)
    yield


CASES = {
    "no room for a new database": Case(1, "the disk is full, or does not work", IN_FILE, first=NO_ROOM),
    "a database of somebody else": Case(
        2,
        "it is read-only: the bot's user must",
        IN_FILE,
        partial(left_by_a_bot, writable=(".", "games.db-wal")),
        NO_RIGHTS,
    ),
    "a read-only disk": Case(2, "the bot's user", IN_FILE, partial(left_by_a_bot, writable=()), NO_RIGHTS),
    "a write-ahead log of somebody else": Case(
        2, "the bot's user", IN_FILE, partial(left_by_a_bot, writable=(".", "games.db")), NO_RIGHTS
    ),
    "a file in place of the folder of copies": Case(
        2, "BACKUP_FOLDER: nothing can be written to file: ", {**IN_FILE, "BACKUP_FOLDER": "file"}, a_file
    ),
    **{
        f"{key} with {value}": Case(2, f"{key} has ", {key: value})
        for key, value in (
            ("DATABASE_URL", "sqlite:///~/kd.db"),
            ("DATABASE_URL", "sqlite:///$HOME/kd.db"),
            ("DATABASE_URL", "sqlite:///'kd.db'"),
            ("DATABASE_URL", "sqlite:///kd.db # a comment"),
            ("DATABASE_URL", "sqlite:///what?.db"),
            ("BACKUP_FOLDER", "~/copies"),
            ("BACKUP_FOLDER", "${HOME}/copies"),
            ("BACKUP_FOLDER", '"copies"'),
            ("BACKUP_FOLDER", "copies # a comment"),
        )
    },
    "nothing is wrong but Discord": Case(1, "Discord cannot be reached or does not let", IN_FILE, online=True),
    "an old SQLite": Case(2, "this Python has SQLite 3.34.1, and the bot needs 3.35 or newer", first=OLD_SQLITE),
    "a disk without locks": Case(2, "cannot be locked (No locks available), as on", IN_FILE, first=NO_LOCKS),
    "a folder in place of the file": Case(2, "games.db: it is no ordinary file", IN_FILE, a_folder),
    "a lock of another program": Case(1, "another program has locked it", IN_FILE, locked, IMPATIENT),
    "a database of another program": Case(2, "another program's tables", IN_FILE, database_of_a_program),
    "a folder that cannot be made": Case(
        2, "nothing can be written to file/folder: ", {"DATABASE_URL": "sqlite:///file/folder/games.db"}, a_file
    ),
    "a server that is away": Case(
        1,
        "DATABASE_URL: cannot use postgresql://bot@127.0.0.1:9",
        {"DATABASE_URL": "postgresql://bot@127.0.0.1:9/games"},
    ),
    "copies of a server": Case(
        2, "BACKUP_DAYS is for SQLite", {"DATABASE_URL": "postgresql://bot@host/games", "BACKUP_DAYS": "7"}
    ),
    "a host that nobody knows": Case(
        2, "METRICS_HOST nowhere.invalid cannot be used", {**METRICS, "METRICS_HOST": "nowhere.invalid"}
    ),
    "a host in quotes": Case(2, 'METRICS_HOST "127.0.0.1" cannot', {**METRICS, "METRICS_HOST": '"127.0.0.1"'}),
    "a port that is taken": Case(2, f"METRICS_PORT {PORT} cannot be used", METRICS, taken_port),
    "a port of another bot": Case(1, "Another bot uses this database", METRICS, another_bot),
    "no library for metrics": Case(
        2, "is not installed: pip install prometheus-client", METRICS, first="sys.modules['prometheus_client'] = None"
    ),
    "no library for errors": Case(
        2,
        "sentry_sdk is not installed: pip install sentry-sdk",
        {"SENTRY_DSN": "https://key@host/1"},
        first="sys.modules['sentry_sdk'] = None",
    ),
    "a tracker without its key": Case(
        2, "SENTRY_DSN cannot be used: Missing public key", {"SENTRY_DSN": "https://a/1"}
    ),
    "another name of the token": Case(2, "found instead: DISCORD_BOT_TOKEN", {"DISCORD_TOKEN": ""}, another_token),
    "another encoding": Case(2, ".env cannot be read: it must be", {}, another_encoding),
    "no secret": Case(2, "none, which DATABASE_URL_FILE names, cannot be read", {"DATABASE_URL_FILE": "none"}),
    "an unknown feature": Case(2, "SWITCHED_OFF has 'chess'", {"SWITCHED_OFF": "chess"}),
    "a proxy that is none": Case(
        2, "HTTPS_PROXY must be an address", {"HTTPS_PROXY": "socks5://a", "DISCORD_API_URL": "https://127.0.0.1:9"}
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CASES)
def test_a_check_ends_as_the_start_does(name: str, bot: Bot, tmp_path: Path) -> None:
    case = CASES[name]
    with case.world(tmp_path):
        before = {*tmp_path.iterdir()}
        checked, findings = bot.run(tmp_path, "check", *["--online"] * case.online, first=case.first, **case.variables)
        made = {*tmp_path.iterdir()} - before
        started, lines = bot.run(tmp_path, first=case.first, **case.variables)
    assert case.sentence in lines[-1], lines
    assert [each for each in findings if each.endswith(lines[-1])], findings
    assert (checked, started) == (case.status, case.status)
    assert not any("Traceback" in each for each in (*findings, *lines))
    assert made <= {tmp_path / "games.db-shm"}
