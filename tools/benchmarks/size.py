"""Print the size of the project by folder. Only files in Git count: `python -m tools.benchmarks.size`."""

import argparse
import ast
import io
import subprocess
import tarfile
import tokenize
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
SCRIPTS = {".js", ".mjs"}
DATA = {".tsv", ".txt", ".toml", ".jsonl"}
NOT_COUNTED = {
    "CHANGELOG.md",
    "docs/deals.md",
    "docs/engine-protocol.md",
    "docs/notation.md",
    "docs/privacy.md",
    "docs/rules.md",
    "docs/terms.md",
    "simulator/CHANGELOG.md",
    "simulator/README.md",
    "tools/spacebar/README.md",
    "tools/training/README.md",
}
"""Pages that grow with the games and the releases, and pages of separate parts."""
NO_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}

Files = Mapping[PurePosixPath, str]
"""The text of each file of code and documents, by its path."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", metavar="COMMIT", help="show the difference to this commit as well")
    against = parser.parse_args().against
    files = _files_here()
    before = _files_of(against) if against else {}
    code, code_before = _code(files), _code(before)
    print(f"{'':22}{'modules':>9}{'code':>9}" + (f"{against[:8]:>11}{'difference':>12}" if against else ""))
    for folder in sorted({*_folders(code), *_folders(code_before)}):
        now, then = _inside(code, folder), _inside(code_before, folder)
        indent = "  " if len(folder.parts) > 1 else ""
        compared = f"{sum(then):11,}{sum(now) - sum(then):+12,}" if against else ""
        print(f"{indent + (str(folder) if folder.parts else 'all'):22}{len(now):9,}{sum(now):9,}{compared}")
    print("\ncode: lines of Python without blank lines, comments and docstrings")
    for suffix in sorted(SCRIPTS | DATA):
        size = _measured(files, suffix)
        compared = f", {size - _measured(before, suffix):+,}" if against else ""
        print(f"{suffix:8}{size:12,} {'lines' if suffix in SCRIPTS else 'bytes'}{compared}")
    documents = [
        text
        for path, text in files.items()
        if path.suffix == ".md" and path.parts[0] != ".github" and str(path) not in NOT_COUNTED
    ]
    print(f"documents: {len(documents)} pages, {sum(len(text.split()) for text in documents):,} words")


def _measured(files: Files, suffix: str) -> int:
    """Return the lines of the scripts, or the bytes of the data, with this suffix."""
    texts = (text for path, text in files.items() if path.suffix == suffix)
    return sum(len(text.splitlines() if suffix in SCRIPTS else text.encode()) for text in texts)


def lines_of_code(source: str) -> int:
    """Return the number of lines without blank lines, comments and docstrings.

    Strings below constants and fields count as docstrings.
    """
    documented = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    written = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in NO_CODE
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(written - documented)


def _files_here() -> Files:
    names = _git("ls-files", "-z").decode().split("\0")
    return {
        PurePosixPath(name): (ROOT / name).read_text(encoding="utf-8")
        for name in names
        if _counts(name) and (ROOT / name).is_file()
    }


def _files_of(commit: str) -> Files:
    with tarfile.open(fileobj=io.BytesIO(_git("archive", commit))) as archive:
        return {
            PurePosixPath(member.name): file.read().decode()
            for member in archive
            if _counts(member.name) and (file := archive.extractfile(member))
        }


def _counts(name: str) -> bool:
    return PurePosixPath(name).suffix in {".py", ".md", *SCRIPTS, *DATA}


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S607 - found on the path


def _code(files: Files) -> Mapping[PurePosixPath, int]:
    return {path: lines_of_code(text) for path, text in files.items() if path.suffix == ".py"}


def _folders(code: Mapping[PurePosixPath, int]) -> set[PurePosixPath]:
    """Return the project, its folders, and the folders of tools, which are programs of their own."""
    folders = {folder for path in code for folder in path.parents}
    return {each for each in folders if len(each.parts) < 2 or (len(each.parts) == 2 and each.parts[0] == "tools")}


def _inside(code: Mapping[PurePosixPath, int], folder: PurePosixPath) -> list[int]:
    return [lines for path, lines in code.items() if path.is_relative_to(folder)]


if __name__ == "__main__":
    main()
