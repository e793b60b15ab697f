"""Draws every picture of a position from a game record: python -m renderers RECORD --ply N --out DIR

With `--film` the program draws a finished game as a film instead, and with `--analysis` the analysis of the game.
"""

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.cli.command_line import Parser, exit_code, read_json, read_text, write
from engine.extensions import parts
from engine.moves import Place
from engine.records import Record
from engine.state import State
from renderers import (
    STORYBOOK,
    THEMES,
    FilmView,
    Localizer,
    Theme,
    View,
    alt_text,
    analysis_view,
    board_views,
    close_up_view,
    deck_views,
    describe,
    draft_view,
    film_view,
    kingdom_view,
    next_line_view,
    picture,
    poster_view,
    table_view,
    with_dominoes,
)
from renderers.extension import PicturePart
from renderers.picture_localizer import ENGLISH, load_localizer
from renderers.spots import spot_numbers, spot_of
from renderers.view import Spot

PROGRAM = "python -m renderers"
_LONGEST_NAME = 100
"""The maximum length of a name in a picture, in characters."""


def views(states: Sequence[State], last: Place | None, names: Sequence[str]) -> Iterator[tuple[str, View]]:
    """Yield the file name and the view of every picture of the last state. `last` is the placement just before."""
    state = states[-1]
    placed = {states[-2].king.kingdom: last} if last else {}
    for kingdom in range(len(state.kingdoms)):
        yield f"kingdom-{kingdom + 1}", close_up_view(state, kingdom, names, placed.get(kingdom))
    yield "table", table_view(state, names, placed, next(iter(placed), None))
    yield from _numbered("board", board_views(state, names))
    if state.turns:
        yield "draft", draft_view(state, names)
    if state.next_line.dominoes:
        yield "next", next_line_view(state, names)
    yield from _numbered("deck", deck_views(state))
    places = tuple(move for move in state.legal_moves() if isinstance(move, Place))
    if places:
        mine = kingdom_view(state, state.king.kingdom, names)
        numbers = spot_numbers(state.kingdom, map(spot_of, places)).items()
        spots = tuple(Spot(number, tuple(sorted(squares))) for squares, number in numbers)
        yield "spots", replace(mine, spots=spots, ghost=places[0])
    for part in parts(PicturePart):
        yield from part.pictures(state, names)
    if state.is_over:
        yield "poster", poster_view(states, names)


def _numbered(name: str, pictures: Sequence[View]) -> Iterator[tuple[str, View]]:
    for number, view in enumerate(pictures, 1):
        yield name if len(pictures) == 1 else f"{name}-{number}", view


def positions(record: Record, ply: int | None) -> tuple[list[State], Place | None]:
    """Return the positions up to a ply, and the move before the last position if the move is a placement.

    The default ply is the last ply. Raises ValueError for a ply outside of the record, and for an illegal move.
    """
    ply = len(record.moves) if ply is None else ply
    if not 0 <= ply <= len(record.moves):
        raise ValueError(f"--ply {ply} is not in the record, which has 0 to {len(record.moves)}")
    states = list(replace(record, moves=record.moves[:ply]).states())
    move = record.moves[ply - 1] if ply else None
    return states, move if isinstance(move, Place) else None


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the pictures and return the exit code: 2 for wrong input."""
    options = _parser().parse_args(arguments)
    return exit_code(PROGRAM, lambda: _run(options))


def _parser() -> Parser:
    parser = Parser(PROGRAM, description="Draw every picture of a position from a game record.")
    parser.add_argument("record", type=Path, help="a file with a game record")
    parser.add_argument("--ply", type=int, help="the position after so many moves (default: after the last)")
    whole_game = parser.add_mutually_exclusive_group()
    whole_game.add_argument("--film", action="store_true", help="draw a finished game as a film, film.webp, alone")
    whole_game.add_argument(
        "--analysis",
        type=Path,
        metavar="JSON",
        help="draw the chances to win that python -m players review --json has found, analysis.png, alone",
    )
    parser.add_argument("--out", type=Path, default=Path(), help="the folder to draw into (default: this one)")
    parser.add_argument("--language", default=ENGLISH, help=f"of the texts (default: {ENGLISH})")
    parser.add_argument(
        "--theme", choices=THEMES, default=STORYBOOK.name, help=f"the colors (default: {STORYBOOK.name})"
    )
    return parser


def _run(options: Namespace) -> int:
    try:
        record = Record.parse(read_text(options.record))
        states, last = positions(record, options.ply)
    except ValueError as error:
        raise ValueError(f"{options.record}: {error}") from error
    localizer = load_localizer(options.language, names_boxes=states[-1].variant.mixes_boxes)
    theme = THEMES[options.theme]
    placed, names = _placements(record, states), [name[:_LONGEST_NAME] for name in record.names]
    if (options.film or options.analysis) and not states[-1].is_over:
        raise ValueError(f"{options.record}: only a finished game has a film and an analysis")
    if options.film:
        shown: Iterable[tuple[str, View]] = [("film", film_view(states, names))]
    elif options.analysis:
        shown = [_analysis(states[-1], names, options.analysis)]
    else:
        shown = views(states, last, names)
    draw(((name, with_dominoes(view, placed)) for name, view in shown), options.out, localizer, theme)
    return 0


def _placements(record: Record, states: Sequence[State]) -> Mapping[int, Sequence[Place]]:
    """Return the placements before the last state, by the index of the kingdom's first player."""
    placed: dict[int, list[Place]] = {}
    for state, move in zip(states[:-1], record.moves, strict=False):
        if isinstance(move, Place):
            placed.setdefault(state.owners(state.king.kingdom)[0] - 1, []).append(move)
    return placed


def _analysis(state: State, players: Sequence[str], path: Path) -> tuple[str, View]:
    """Return the picture of the analysis in a file. Raises ValueError for the analysis of another game."""
    try:
        data: Any = read_json(path)
        return "analysis", analysis_view(state, players, data["chances"], data["rounds"])
    except (AttributeError, KeyError, TypeError, ValueError):
        raise ValueError(f"{path}: no review of this game") from None


def draw(pictures: Iterable[tuple[str, View]], folder: Path, localizer: Localizer, theme: Theme = STORYBOOK) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, view in pictures:
        path = folder / f"{name}.{'webp' if isinstance(view, FilmView) else 'png'}"
        path.write_bytes(picture(view, localizer, theme))
        passages = describe(view, localizer)
        lines = [line for each in passages for line in (each.heading, *each.sentences, *each.items) if line]
        path.with_suffix(".txt").write_text("\n".join([alt_text(view, localizer), "", *lines, ""]), encoding="utf-8")
        write(str(path))


if __name__ == "__main__":
    sys.exit(main())
