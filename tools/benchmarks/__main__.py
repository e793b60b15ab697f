"""Run the benchmarks of speed, or some by name: `python -m tools.benchmarks [NAME ...]`.

Each benchmark is a module in this folder whose `main()` prints the results. Strength takes longer and has a separate
command: `python -m tools.benchmarks.ladder`.
"""

from importlib import import_module

from engine.cli.command_line import Parser

SPEED = "games", "futures", "pictures"


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m tools.benchmarks", description="Benchmarks of speed.")
    parser.add_argument("names", nargs="*", choices=SPEED, default=SPEED, metavar="NAME", help=", ".join(SPEED))
    for name in parser.parse_args(arguments).names:
        print(f"\n== {name}")
        import_module(f"tools.benchmarks.{name}").main()


if __name__ == "__main__":
    main()
