"""A checkout in which the kernels were compiled from another source."""

from collections.abc import Iterable
from pathlib import Path

from players.search.library import FOLDER

ROOT = FOLDER.parents[1]
OUTDATED = "kernels.so", "kernels_0123456789abcdef.so"
"""Libraries that every Python on Linux would load, and that are none."""


def outdated_checkout(folder: Path) -> Path:
    """Make a checkout of links to the packages of this one, but with those libraries; return where they are."""
    search = folder / "players" / "search"
    search.mkdir(parents=True)
    packages = [ROOT / name for name in ("engine", "renderers", "bot")]
    _link(packages, folder)
    _link(FOLDER.parent.iterdir(), search.parent)
    _link((path for path in FOLDER.iterdir() if path.suffix not in {".so", ".pyd"}), search)
    for name in OUTDATED:
        (search / name).write_bytes(b"no library")
    return search


def _link(paths: Iterable[Path], folder: Path) -> None:
    for path in paths:
        if not (folder / path.name).exists() and path.name != "__pycache__":
            (folder / path.name).symlink_to(path)
