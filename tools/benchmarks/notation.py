"""Write the tables of docs/notation.md again: `python -m tools.benchmarks.notation`.

A line of `positions.tsv` begins with a position and a move, and the command works out the other cells. To add a line,
append the position, five tabs and the move, or "-" where the game is over.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from engine.court.buildings import TABLES, BuildingTable
from engine.dominoes import BOXES
from engine.moves import Move
from engine.state import State
from engine.variants import VARIANTS

FOLDER = Path(__file__).parents[2] / "docs" / "notation"
POSITIONS = "positions.tsv"
_NONE = "-"
_EFFECTS = "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points"
_COUNTED = "points_per_tower", "points_per_knight"


def main() -> None:
    for name, text in tables().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def tables() -> Mapping[str, str]:
    """Return the text of each table, by the name of its file."""
    buildings = {f"buildings-{rules}.csv": _text(_buildings(table)) for rules, table in enumerate(TABLES, start=1)}
    known = (FOLDER / POSITIONS).read_text(encoding="utf-8").splitlines()[1:]
    return {
        "formats.csv": _text(_formats()),
        "dominoes.csv": _text(_dominoes()),
        **buildings,
        POSITIONS: table_of_positions(known),
    }


def table_of_positions(lines: Iterable[str]) -> str:
    """Return the table of the positions and moves of some lines, whatever the other cells of the lines are."""
    return _text(_positions(lines), "\t")


def _text(rows: Iterable[Iterable[object]], separator: str = ",") -> str:
    return "".join(f"{separator.join(map(str, row))}\n" for row in rows)


def _formats() -> Iterator[tuple[object, ...]]:
    yield "variant", "players", "kingdoms", "kings", "line", "lines", "grid", "boxes", "first_choice", "options"
    for code, variant in VARIANTS.items():
        for players, each in variant.formats.items():
            size = each.kingdoms, each.kings_each, each.line, each.rounds, each.grid
            yield code, players, *size, "".join(each.boxes), each.first_choice, variant.allows


def _dominoes() -> Iterator[tuple[object, ...]]:
    yield "domino", "first", "second"
    yield from ((domino, domino.a, domino.b) for box in BOXES.values() for domino in box)


def _buildings(table: BuildingTable) -> Iterator[tuple[object, ...]]:
    yield "tile", "building", *_EFFECTS, "points_per_property_of", *_COUNTED
    for number, kind in table.tiles.items():
        effects, counted = ([getattr(kind, name) for name in names] for names in (_EFFECTS, _COUNTED))
        yield f"b{number}", kind.id, *effects, kind.per_property.letter if kind.per_property else "", *counted


def _positions(lines: Iterable[str]) -> Iterator[tuple[object, ...]]:
    yield "position", "due", "moves", "scores", "places", "move", "next"
    for line in lines:
        position, *_, move = line.split("\t")[:6]
        yield _position(State.parse(position), move)


def _position(state: State, move: str) -> tuple[object, ...]:
    """Return the cells of a position and a move. A cell without any entry is "-"."""
    places = {each.kingdom: each.place for each in state.ranking()}
    due = "over" if state.is_over else state.chance_kind.__name__.lower() if state.chance_kind else "turn"
    return (
        state,
        due,
        " ".join(sorted(map(str, state.legal_moves()))) or _NONE,
        " ".join(str(score.total) for score in state.scores()),
        " ".join(str(places[kingdom]) for kingdom in sorted(places)),
        move,
        state.play(Move.parse(move)) if move != _NONE else _NONE,
    )


if __name__ == "__main__":
    main()
