"""The tables of recorded games, and the least sizes of what they show."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine import Record
from renderers import ChoiceView, Localizer, TableView, View, table_view
from renderers.draw_operations import Shared, Sheet
from renderers.layout import layout
from renderers.layout.land import LooseDomino
from renderers.layout.table import arranged

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
    """Of the kingdom in focus of a table, in the first rounds."""
    focus: int
    others: int
    panel: int
    """Of the kingdom in a panel with a line."""
    domino: int
    """Of a domino that waits or can be chosen, in tables, panels and drafts."""


def tables(path: Path) -> Iterator[TableView]:
    """Yield the tables of a recorded game before each move, from the first placement on."""
    states = Record.parse(path.read_text(encoding="utf-8")).states()
    return (table_view(each, LONG_NAMES) for each in states if each.round and each.turns and not each.is_chance)


def least(path: Path, localizer: Localizer) -> Least:
    early, focus, others, panel, domino = (set[int]() for _ in Least._fields)
    for view in tables(path):
        for index, (_, board) in arranged(view).kingdoms.items():
            (focus if index == view.focus else others).add(board.square)
        early |= focus if view.round <= EARLY else set()
        domino |= _dominoes(view, localizer)
        if view.draft.lines:
            choice = ChoiceView(view.kingdoms[view.focus or 0], view.draft.lines[-1])
            panel |= {op.size for op in layout(choice, localizer).ops if isinstance(op, Sheet)}
            domino |= _dominoes(choice, localizer) | _dominoes(view.draft, localizer)
    return Least(*map(min, (early, focus, others, panel, domino)))


def _dominoes(view: View, localizer: Localizer) -> set[int]:
    parts = (op.part for op in layout(view, localizer).ops if isinstance(op, Shared))
    return {part.size for part in parts if isinstance(part, LooseDomino)}
