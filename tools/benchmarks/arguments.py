"""The number that a program takes as its only argument."""

from argparse import ArgumentParser, ArgumentTypeError


def number(module: str, name: str, default: int) -> int:
    """Return the number that a program was called with, or the default; anything else ends it with a line."""
    parser = ArgumentParser(prog=f"python -m {module}")
    parser.add_argument(name, type=_above_zero, nargs="?", default=default)
    return int(vars(parser.parse_args())[name])


def _above_zero(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)
