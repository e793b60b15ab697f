"""A work tree of another commit with the libraries of that commit, during a measurement."""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copy

KERNELS = Path("players", "search")
SOURCES = "kernels.py", "kernels.pxd"
FOLDERS = Path("tools", "benchmarks", "load"), Path("benchmarks", "load")
"""Where this folder is, and where older commits have it."""

NEEDED = "timed_bot.py"
"""A file of this folder in every commit that can be measured. Before this file the load was different."""


class UnusableCommit(Exception):
    """The commit does not exist or is too old; the text is one line."""


@dataclass(frozen=True)
class Checkout:
    """A work tree, and a Python with the libraries of its locks."""

    tree: Path
    python: str = sys.executable

    @property
    def folder(self) -> Path | None:
        """Return this folder in the work tree; None if the commit is older than the measurement."""
        return next((folder for folder in FOLDERS if (self.tree / folder / NEEDED).exists()), None)

    def command(self, module: str) -> tuple[str, str, str]:
        """Return the command that runs a module of this folder."""
        return self.python, "-m", ".".join([*(self.folder or FOLDERS[0]).parts, module])


@contextmanager
def checked_out(root: Path, commit: str, folder: Path) -> Iterator[Checkout]:
    """Check a commit of the repository at `root` out into the folder, and remove the work tree at the end.

    A new environment is made if a lock of the commit is not that of this tree, and kernels are compiled if their source
    differs.
    Raises UnusableCommit.
    """
    tree = folder / "checkout"
    made = _git(root, "worktree", "add", "--detach", "--quiet", str(tree), commit)
    try:
        if made.returncode:
            raise UnusableCommit(f"git cannot check out {commit!r}: {made.stderr.strip()}")
        if not Checkout(tree).folder:
            raise UnusableCommit(f"{commit} is older than this measurement: it lacks {NEEDED}")
        checkout = Checkout(tree, _python_for(root, tree, folder / "environment"))
        _add_kernels(root, checkout)
        yield checkout
    finally:
        _git(root, "worktree", "remove", "--force", str(tree))


def _python_for(root: Path, tree: Path, environment: Path) -> str:
    locks = _locks(tree)
    if all(path.read_bytes() == locks.get(name, path).read_bytes() for name, path in _locks(root).items()):
        return sys.executable
    print("installing the libraries of that commit ...", flush=True)
    python = str(environment / "bin" / "python")
    install = python, "-m", "pip", "install", "-qq", "--no-input", "--no-deps", "--require-hashes"
    wanted = [option for path in locks.values() for option in ("--requirement", str(path))]
    for command in ([sys.executable, "-m", "venv", str(environment)], [*install, *wanted]):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last_line = (done.stderr.strip() or "no reason given").splitlines()[-1]
            raise UnusableCommit(f"the libraries of that commit cannot be installed: {last_line}")
    return python


def _locks(tree: Path) -> Mapping[str, Path]:
    """Return the locks of a commit by their names; older commits have them in another folder."""
    return {
        path.name: path for folder in ("tools", ".") for path in sorted((tree / folder).glob("requirements/*.lock"))
    }


def _add_kernels(root: Path, checkout: Checkout) -> None:
    tree = checkout.tree
    libraries = [path for path in (root / KERNELS).glob("kernels*") if path.suffix in {".so", ".pyd"}]
    if all((root / KERNELS / each).read_bytes() == (tree / KERNELS / each).read_bytes() for each in SOURCES):
        for library in libraries:
            copy(library, tree / KERNELS)
    elif libraries:
        subprocess.run([checkout.python, "-m", "players", "compile"], cwd=tree, check=False)


def _git(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)
