"""The least squares of the tables of each recorded game: `python -m tools.benchmarks.squares` prints them."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine import Record
from renderers import Localizer, TableView, table_view
from renderers.draw_operations import Shared
from renderers.layout import layout
from renderers.layout.land import LooseDomino
from renderers.layout.table import arranged
from renderers.picture_localizer import load_localizer

RECORDS = Path(__file__).parents[2] / "tests" / "records"
LONG_NAMES = [
    "Bartholomew1",
    "Владислава",
    "さくら子ちゃん",
    "X",
    "Mathilda",
    "Константинов",
    "عبدالرحمن",
    "Maximilian12",
]
"""As long as a name of twelve letters is."""
EARLY = 2
"""The last of the first rounds, with few dominoes in each kingdom."""


class Least(NamedTuple):
    """The least sizes of squares, in pixels of a picture 720 pixels wide."""

    early: int
    """Of the kingdom in focus, in the first rounds."""
    focus: int
    others: int
    domino: int
    """Of a domino that waits or can be chosen."""


def tables(path: Path) -> Iterator[TableView]:
    """Yield the tables of a recorded game on which a player is to move, from the first placement on."""
    states = Record.parse(path.read_text(encoding="utf-8")).states()
    return (table_view(each, LONG_NAMES) for each in states if each.round and each.turns and not each.is_chance)


def dominoes(view: TableView, localizer: Localizer) -> Iterator[int]:
    shared = (op.part for op in layout(view, localizer).ops if isinstance(op, Shared))
    return (part.size for part in shared if isinstance(part, LooseDomino))


def least(path: Path, localizer: Localizer) -> Least:
    early, focus, others, domino = set[int](), set[int](), set[int](), set[int]()
    for view in tables(path):
        for index, (_, board) in arranged(view).kingdoms.items():
            (focus if index == view.focus else others).add(board.square)
        early |= focus if view.round <= EARLY else set()
        domino.update(dominoes(view, localizer))
    return Least(*map(min, (early, focus, others, domino)))


def main() -> None:
    localizer = load_localizer()
    print(f"{'game':<12}{'focus early':>12}{'focus':>7}{'others':>8}{'domino':>8}")
    for path in sorted(RECORDS.glob("*.txt")):
        found = least(path, localizer)
        print(f"{path.stem:<12}{found.early:>12}{found.focus:>7}{found.others:>8}{found.domino:>8}")


if __name__ == "__main__":
    main()
