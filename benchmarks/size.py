"""Print how large the project is, by folder: `python -m benchmarks.size`. Counts what Git tracks."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = {".py", ".js", ".html", ".css"}
PARTS: Mapping[str, Sequence[str]] = {
    "product": ("bot", "engine", "players", "renderers"),
    "simulator": ("simulator", "play", "tests/simulator"),
    "training": ("training",),
    "translating": ("translating",),
    "tests": ("tests",),
    "benchmarks": ("benchmarks",),
}
NOT_COUNTED = {"CHANGELOG.md", "docs/rules.md", "simulator/README.md", "training/README.md"}
"""Pages that grow with the games and the releases, and those of parts of their own."""


def main() -> None:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607 - found on the path
    files = [Path(name) for name in names.split("\0") if (ROOT / name).is_file()]
    print(f"{'':20}{'modules':>9}{'lines':>9}")
    for part, folders in PARTS.items():
        inside = {
            folder: [path for path in files if folder_of(path) == folder and path.suffix in CODE] for folder in folders
        }
        print(row(part, [path for paths in inside.values() for path in paths]))
        if len(folders) > 1:
            for folder, paths in inside.items():
                print(row(f"  {folder}", paths))
    pages = [
        path
        for path in files
        if path.suffix == ".md" and path.parts[0] != ".github" and path.as_posix() not in NOT_COUNTED
    ]
    words = sum(len((ROOT / path).read_text(encoding="utf-8").split()) for path in pages)
    print(f"\ndocuments: {len(pages)} pages, {words:,} words")


def folder_of(path: Path) -> str:
    """Return the folder that a file counts for: the simulator's tests belong to the simulator."""
    return "tests/simulator" if path.parts[:2] == ("tests", "simulator") else path.parts[0]


def row(name: str, paths: Sequence[Path]) -> str:
    lines = sum(len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in paths)
    return f"{name:20}{len(paths):9,}{lines:9,}"


if __name__ == "__main__":
    main()
