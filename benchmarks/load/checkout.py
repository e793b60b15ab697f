"""A work tree of another commit, for as long as it is measured."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy

KERNELS = Path("players", "search")
SOURCES = "kernels.py", "kernels.pxd"
NEEDED = Path("benchmarks", "load", "recording.py")
"""What a commit has that can be measured: before it, the load was another one."""


class UnusableCommit(Exception):
    """The commit does not exist or is too old; the text is one line."""


@contextmanager
def checked_out(root: Path, commit: str, folder: Path) -> Iterator[Path]:
    """Check a commit of the repository at `root` out into the folder, and remove the work tree at the end.

    Its kernels are compiled if their source differs. Raises UnusableCommit.
    """
    tree = folder / "checkout"
    made = _git(root, "worktree", "add", "--detach", "--quiet", str(tree), commit)
    try:
        if made.returncode:
            raise UnusableCommit(f"git cannot check out {commit!r}: {made.stderr.strip()}")
        if not (tree / NEEDED).exists():
            raise UnusableCommit(f"{commit} is older than this measurement: it lacks {NEEDED}")
        _add_kernels(root, tree)
        yield tree
    finally:
        _git(root, "worktree", "remove", "--force", str(tree))


def _add_kernels(root: Path, tree: Path) -> None:
    libraries = [path for path in (root / KERNELS).glob("kernels*") if path.suffix in {".so", ".pyd"}]
    if all((root / KERNELS / each).read_bytes() == (tree / KERNELS / each).read_bytes() for each in SOURCES):
        for library in libraries:
            copy(library, tree / KERNELS)
    elif libraries:
        subprocess.run([sys.executable, "-m", "players", "compile"], cwd=tree, check=False)


def _git(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)
