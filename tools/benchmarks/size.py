"""Print the size of the project by folder: `python -m tools.benchmarks.size`. Only files in Git count."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = {".py", ".js", ".html", ".css"}
PARTS: Mapping[str, Sequence[str]] = {
    "product": ("bot", "engine", "players", "renderers"),
    "simulator": ("simulator", "tools/play"),
    "tools": (
        "tools/art",
        "tools/benchmarks",
        "tools/environments",
        "tools/spacebar",
        "tools/training",
        "tools/translating",
    ),
    "tests": ("tests",),
}
NOT_COUNTED = {
    "CHANGELOG.md",
    "docs/deals.md",
    "docs/engine-protocol.md",
    "docs/notation.md",
    "docs/privacy.md",
    "docs/rules.md",
    "docs/terms.md",
    "tools/environments/README.md",
    "simulator/CHANGELOG.md",
    "simulator/README.md",
    "tools/spacebar/README.md",
    "tools/training/README.md",
}
"""Pages that grow with the games and the releases, and pages of separate parts."""


def main() -> None:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607 - found on the path
    files = [Path(name) for name in names.split("\0") if (ROOT / name).is_file()]
    print(f"{'':20}{'modules':>9}{'lines':>9}{'code':>9}")
    for part, folders in PARTS.items():
        inside = {
            folder: [path for path in files if path.is_relative_to(folder) and path.suffix in CODE]
            for folder in folders
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
    print("\ncode: lines of Python without blank lines, comments and docstrings")
    print(f"documents: {len(pages)} pages, {words:,} words")


def row(name: str, paths: Sequence[Path]) -> str:
    texts = [((ROOT / path).read_text(encoding="utf-8"), path.suffix) for path in paths]
    lines = sum(len(text.splitlines()) for text, _ in texts)
    code = sum(lines_of_code(text) for text, suffix in texts if suffix == ".py")
    return f"{name:20}{len(paths):9,}{lines:9,}{code:9,}"


def lines_of_code(source: str) -> int:
    """Return the number of lines without blank lines, comments and docstrings.

    Strings below constants and fields count as docstrings.
    """
    documented = {
        line
        for text in _docstrings(ast.parse(source))
        for line in range(text.lineno, (text.end_lineno or text.lineno) + 1)
    }
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#") and number not in documented
        for number, line in enumerate(source.splitlines(), start=1)
    )


def _docstrings(module: ast.Module) -> Iterator[ast.Expr]:
    for node in ast.walk(module):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                yield node


if __name__ == "__main__":
    main()
