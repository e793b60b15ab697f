"""The version of the running bot, and the commit of its build."""

import subprocess
from contextlib import suppress
from functools import cache
from pathlib import Path

from engine import __version__

_PACKAGE = Path(__file__).parents[2]
_DESCRIBE = ("git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=12")


@cache
def commit() -> str:
    """Return the commit of the image or the wheel, or else of the checkout; "" if unknown."""
    with suppress(FileNotFoundError):
        return (_PACKAGE / "commit.txt").read_text("ascii").strip()
    return describe_checkout(_PACKAGE.parent)


def describe_checkout(folder: Path) -> str:
    """Return the commit of a checkout, with "-dirty" after a change of its files; "" if the folder is no checkout."""
    if not (folder / ".git").exists():  # Git would look for a repository in the folders above
        return ""
    with suppress(OSError):  # Git is not installed
        return subprocess.run(_DESCRIBE, cwd=folder, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603
    return ""


def describe() -> str:
    return f"{__version__} (commit {commit()})" if commit() else __version__
