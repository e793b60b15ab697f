"""Runs a command with a PostgreSQL server of its own: `python -m tests.bot.with_postgresql COMMAND ...`.

The server lives in a temporary folder and listens on a socket there, on no port. Where PostgreSQL is not installed, one
line says so and the command is left out.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.bot.database_urls import SERVER_FOLDER, USER

# A crash of a server that lives for a minute costs nothing, so it need not wait for the disk.
_OPTIONS = (
    "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=300 -c log_min_messages=fatal"
)
# Debian keeps the programs of the server off the path, one folder a version.
_DEBIAN = Path("/usr/lib/postgresql")


def main(command: list[str]) -> int:
    """Run the command; return its exit status, 0 if there is no PostgreSQL."""
    programs = find_programs()
    if programs is None:
        print("PostgreSQL is not installed (on Debian: apt install postgresql), so its tests were left out.")
        return 0
    with TemporaryDirectory(prefix="kingdomino-") as name, running(programs, Path(name)) as variables:
        return subprocess.run(command, env={**os.environ, **variables}, check=False).returncode


def find_programs() -> Path | None:
    """Return the folder of the newest server that is installed."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    versions = [path.parent for path in _DEBIAN.glob("*/bin/initdb")]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


@contextmanager
def running(programs: Path, folder: Path) -> Iterator[Mapping[str, str]]:
    """Run a server in the folder for a block; the environment variables that lead to it."""
    account: Mapping[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        import pwd  # noqa: PLC0415 - Windows has none, and no root

        account = {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid, "extra_groups": []}
        shutil.chown(folder, account["user"], account["group"])

    def run(program: str, *arguments: str) -> None:
        # Into a file: a pipe would be held open by the server, which outlives the program that starts it.
        with (folder.parent / f"{folder.name}.log").open("w") as log:
            subprocess.run(
                [programs / program, "-D", folder / "data", *arguments],
                cwd=folder,
                check=True,
                stdout=log,
                stderr=log,
                **account,
            )

    run("initdb", "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
    run("pg_ctl", "start", "-w", "-o", f"-k {folder} {_OPTIONS}")
    try:
        yield {SERVER_FOLDER: str(folder), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    finally:
        run("pg_ctl", "stop", "-m", "immediate")
        (folder.parent / f"{folder.name}.log").unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
