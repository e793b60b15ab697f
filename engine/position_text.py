"""Positions as one line of text, like FEN in chess.

A position has eight fields with a space between two fields, and then the fields of each extension of the variant:

    kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-16

    variant    the text of the variant, with the version of the rule tables from the second version on: "qd@2"
    players    the number of players
    kingdoms   by ";": rows by "/", cells as in a kingdom text but without spaces; after "!" the discarded dominoes
    turns      by ",", from the current turn on: the domino to place and the seat, "3:1"; "-:1" for a turn of the first
               choice; "-" without turns
    step       the number of finished steps of the current turn
    next line  by ",": a domino, with ":" and the seat of the king on the domino; "-" without a next line
    dealt      the number of lines dealt so far
    unseen     dominoes and ranges of dominoes by "."; "-" without unseen dominoes
"""

import re
from collections import Counter
from collections.abc import Callable
from functools import partial

from engine.dominoes import Domino
from engine.errors import NotationError
from engine.extension import Component
from engine.formats import Format
from engine.kingdom import Kingdom, cell_pattern
from engine.moves import SEAT
from engine.position import Changes, King, Line, Position, Turn
from engine.text_fields import MARK, NONE, Field, ranges
from engine.variants import Variant

_CORE_FIELDS = 8


def write_position(position: Position, variant: Variant) -> str:
    kingdoms = zip(position.kingdoms, position.discards, strict=True)
    claims = zip(position.next_line.dominoes, position.next_line.kings, strict=True)
    core = (
        str(variant),
        str(position.players),
        ";".join(_write_kingdom(*each) for each in kingdoms),
        ",".join(f"{turn.domino or NONE}:{turn.king.seat}" for turn in position.turns) or NONE,
        str(position.step_index),
        ",".join(f"{domino}:{king.seat}" if king else str(domino) for domino, king in claims) or NONE,
        str(position.lines_dealt),
        ranges(str(domino) for domino in sorted(position.unseen, key=lambda domino: (domino.box, domino.number))),
    )
    pairs = zip(variant.extensions, position.components, strict=True)
    return " ".join([*core, *(field for extension, component in pairs for field in extension.write(component))])


def _write_kingdom(kingdom: Kingdom, discards: tuple[Domino, ...]) -> str:
    land = str(kingdom).replace(" ", "").replace("\n", "/")
    return f"{land}{MARK}{'.'.join(map(str, discards))}" if discards else land


def read_position(text: str) -> tuple[Variant, int, Changes]:
    """Read a position: the variant, the number of players, and the changes since the start of the game.

    Raises NotationError.
    """
    found = _fields(text)
    if len(found) < _CORE_FIELDS:
        raise NotationError(f"a position has {_CORE_FIELDS} fields at least, not {len(found)}", text)
    try:
        variant = Variant.parse(found[0].text)
    except NotationError as error:
        found[0].fail(error.problem, error.at)
    players = found[1].number(9)
    if players not in variant.formats:
        found[1].fail(f"{variant} is not played by {players}")
    expected = _CORE_FIELDS + sum(extension.fields for extension in variant.extensions)
    if len(found) != expected:
        raise NotationError(f"{variant} has {expected} fields, not {len(found)}", text)
    changes = _read_core(found, variant, players)
    changes["components"] = _read_components(found[_CORE_FIELDS:], variant, players, changes)
    return variant, players, changes


def check_text(text: str, written: str, *, has_open_turn: bool) -> None:
    """Raise NotationError if the turn is over, or if the position's text as `written` differs from the text read."""
    # A position has a single text, so comparing texts compares positions.
    found = _fields(text)
    if not has_open_turn:
        found[3].fail("the first of these turns has no move left")
    for field, expected in zip(found, written.split(" "), strict=True):
        if field.text != expected:
            field.fail(f"{field.text!r} is written {expected!r}")


def _fields(text: str) -> tuple[Field, ...]:
    return Field(text, 0, text).split(" ")


def _read_core(found: tuple[Field, ...], variant: Variant, players: int) -> Changes:
    _, _, kingdoms, turns, step, line, dealt, unseen = found[:_CORE_FIELDS]
    game_format, read_king = variant.formats[players], partial(_read_king, variant.formats[players], players)
    lands = [_read_kingdom(each, game_format.grid, variant.rules) for each in kingdoms.items(";")]
    if len(lands) != game_format.kingdoms:
        kingdoms.fail(f"{game_format.kingdoms} kingdoms are needed")
    changes = Changes(
        kingdoms=tuple(kingdom for kingdom, _ in lands),
        discards=tuple(discards for _, discards in lands),
        turns=tuple(_read_turn(each, read_king) for each in turns.items(",")),
        step_index=step.number(len(variant.steps) - 1),
        next_line=_read_line(line, read_king),
        lines_dealt=dealt.number(game_format.rounds),
        unseen=unseen.dominoes(),
    )
    # Two equal dominoes would be a trap: a king on the second domino would move to the first domino.
    on_table = [*(turn.domino for turn in changes["turns"] if turn.domino), *changes["next_line"].dominoes]
    if twice := [domino for domino, count in Counter(on_table).items() if count > 1]:
        line.fail(f"domino {twice[0]} is there twice")
    if seen := [domino for domino in on_table if domino in changes["unseen"]]:
        unseen.fail(f"domino {seen[0]} is there twice")
    return changes


def _read_components(found: tuple[Field, ...], variant: Variant, players: int, core: Changes) -> tuple[Component, ...]:
    components, first = [], 0
    to_move = core["kingdoms"][core["turns"][0].king.kingdom] if core["turns"] else None
    for extension in variant.extensions:
        end = first + extension.fields
        components.append(extension.read(found[first:end], variant.formats[players], to_move))
        first = end
    return tuple(components)


def _read_kingdom(field: Field, size: int, rules: int) -> tuple[Kingdom, tuple[Domino, ...]]:
    land, discards = field.partition(MARK)
    # The text of a kingdom has spaces between the cells, and line breaks between the rows. A space also follows a
    # wrong cell, so that the error names only this cell.
    cells = re.compile(rf"(?:{cell_pattern().pattern})|[^#.]{{1,2}}")
    spaced = "\n".join(cells.sub(lambda cell: f"{cell[0]} ", row) for row in land.text.split("/"))
    try:
        kingdom = Kingdom.parse(spaced, size)
    except NotationError as error:
        field.fail(error.problem, error.at - spaced.count(" ", 0, error.at))
    return kingdom.with_rules(rules), tuple(each.domino() for each in discards.items(".")) if discards else ()


def _read_king(game_format: Format, players: int, seat: Field) -> King:
    if not re.fullmatch(SEAT, seat.text) or int(seat.text) > players:
        seat.fail(f"{seat.text!r} is not a seat")
    return King(int(seat.text), game_format.kingdom_of(int(seat.text)))


def _read_turn(field: Field, read_king: Callable[[Field], King]) -> Turn:
    name, seat = field.partition(":")
    domino = None if name.text == NONE else name.domino()
    # Without a colon the seat is missing. The error then points at the end of the field.
    return Turn(read_king(seat or field.part(len(field.text))), domino)


def _read_line(field: Field, read_king: Callable[[Field], King]) -> Line:
    pairs = [each.partition(":") for each in field.items(",")]
    dominoes = tuple(name.domino() for name, _ in pairs)
    return Line(dominoes, tuple(read_king(seat) if seat else None for _, seat in pairs))
