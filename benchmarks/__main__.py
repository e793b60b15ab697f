"""Run every benchmark, or those named: `python -m benchmarks [name ...]`.

A benchmark is a module in this folder whose `main()` prints what it measured.
"""

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


def names() -> list[str]:
    return sorted(path.stem for path in HERE.glob("*.py") if not path.stem.startswith("_"))


def main(wanted: list[str]) -> None:
    for name in wanted or names():
        print(f"\n== {name}")
        import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
