"""Run the benchmarks of speed, or some by name: `python -m benchmarks [NAME ...]`.

Each is a module in this folder whose `main()` prints what it has measured. Strength takes longer and has a command of
its own: `python -m benchmarks.strength`.
"""

import sys
from importlib import import_module

SPEED = "games", "futures", "pictures"


def main(names: list[str]) -> None:
    for name in names or SPEED:
        print(f"\n== {name}")
        import_module(f"benchmarks.{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
