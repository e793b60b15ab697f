"""Draws every picture of a position from a game record: python -m renderers RECORD --ply N --out DIR"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.errors import IllegalMove, NotationError
from engine.moves import Place
from engine.notation import Record
from engine.state import State
from renderers import (
    View,
    Words,
    draft_view,
    free_view,
    kingdom_view,
    picture,
    poster_view,
    spots,
    table_view,
)

LOCALE = "en-US"
MESSAGES = Path(__file__).parent.parent / "bot" / "locales" / LOCALE / "pictures.ftl"


def english() -> Words:
    """The words of pictures as they are written for English."""
    bundle = FluentBundle([LOCALE], use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGES.read_text(encoding="utf-8")))

    def words(key: str, /, **arguments: str | int) -> str:
        pattern: Any = bundle.get_message(key).value
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    return words


def views(states: Sequence[State], last: Place | None, names: Sequence[str]) -> Iterator[tuple[str, View]]:
    """Every picture of the last of these states, by a name for its file."""
    state = states[-1]
    mover = states[-2].king.kingdom if last else None
    for kingdom in range(len(state.kingdoms)):
        yield f"kingdom-{kingdom + 1}", kingdom_view(state, kingdom, names, last if kingdom == mover else None)
    yield "table", table_view(state, names, last, mover)
    yield "draft", draft_view(state, names)
    yield "free", free_view(state)
    places = tuple(move for move in state.legal_moves() if isinstance(move, Place))
    if places:
        mine = kingdom_view(state, state.king.kingdom, names)
        yield "spots", replace(mine, spots=spots(places), ghost=places[0])
    if state.is_over:
        yield "poster", poster_view(states, names)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser("renderers", description="Draw every picture of a position from a game record.")
    parser.add_argument("record", type=Path, help="a file with a game record")
    parser.add_argument("--ply", type=int, help="the position after so many moves (default: after the last)")
    parser.add_argument("--out", type=Path, default=Path(), help="the folder to draw into")
    options = parser.parse_args(arguments)
    try:
        drawn = draw(options.record.read_text(encoding="utf-8"), options.ply, options.out)
    except (OSError, UnicodeError, NotationError, IllegalMove, ValueError) as error:
        print(f"renderers: {options.record}: {error}", file=sys.stderr)
        return 2
    for path in drawn:
        print(path)
    return 0


def draw(text: str, ply: int | None, folder: Path) -> list[Path]:
    """The paths of the pictures drawn; ValueError where the record has no such ply."""
    record = Record.parse(text)
    ply = len(record.moves) if ply is None else ply
    if not 0 <= ply <= len(record.moves):
        raise ValueError(f"the record has plies 0 to {len(record.moves)}, not {ply}")
    states = list(replace(record, moves=record.moves[:ply]).states())
    move = record.moves[ply - 1] if ply else None
    names = [dict(record.tags).get(f"Player{seat}", f"Player {seat}") for seat in range(1, record.players + 1)]
    words = english()
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, view in views(states, move if isinstance(move, Place) else None, names):
        path = folder / f"{name}.png"
        shown = picture(view, words)
        path.write_bytes(shown.png)
        path.with_suffix(".txt").write_text(shown.alt + "\n", encoding="utf-8")
        paths.append(path)
    return paths


if __name__ == "__main__":
    sys.exit(main())
