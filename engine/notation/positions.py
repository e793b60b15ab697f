"""Positions as one line of text, what FEN is to chess.

Eight fields with a space between them, and after them those of each extension that the variant is played with:

    kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-16

    variant    with the version of its rule tables, from the second on: "qd@2"
    players
    kingdoms   by ";": rows by "/", cells as in a kingdom text but without spaces; after "!" the dominoes discarded
    turns      by ",": the domino to place and the seat, "3:1", the current turn first; "-:1" while kings choose from
               the first line; "-" if there are none
    step       the number of steps of the current turn that are over
    next line  by ",": a domino, with ":" and the seat of the king on it; "-" if there is none
    dealt      lines dealt so far
    unseen     dominoes by ".", and ranges of them; "-" if there are none
"""

import re
from collections import Counter
from dataclasses import replace

from engine.dominoes import Domino
from engine.errors import NotationError
from engine.kingdom import Kingdom, cell_pattern
from engine.moves import SEAT
from engine.notation.fields import MARK, NONE, Field, ranges
from engine.state import King, Line, State, Turn
from engine.variants import Variant

_CORE_FIELDS = 8


def format_position(state: State) -> str:
    kingdoms = zip(state.kingdoms, state.discards, strict=True)
    claims = zip(state.next_line.dominoes, state.next_line.kings, strict=True)
    core = (
        str(state.variant),
        str(state.players),
        ";".join(_write_kingdom(*each) for each in kingdoms),
        ",".join(f"{turn.domino or NONE}:{turn.king.seat}" for turn in state.turns) or NONE,
        str(state.step_index),
        ",".join(f"{domino}:{king.seat}" if king else str(domino) for domino, king in claims) or NONE,
        str(state.lines_dealt),
        ranges(str(domino) for domino in sorted(state.unseen, key=lambda domino: (domino.box, domino.number))),
    )
    pairs = zip(state.variant.extensions, state.components, strict=True)
    return " ".join([*core, *(field for extension, component in pairs for field in extension.write(component))])


def _write_kingdom(kingdom: Kingdom, discards: tuple[Domino, ...]) -> str:
    land = str(kingdom).replace(" ", "").replace("\n", "/")
    return f"{land}{MARK}{'.'.join(map(str, discards))}" if discards else land


def parse_position(text: str) -> State:
    """Read a position. Raises NotationError if the text is not one, or would be written otherwise."""
    found = Field(text, 0, text).split(" ")
    if len(found) < _CORE_FIELDS:
        raise NotationError(f"a position has {_CORE_FIELDS} fields at least, not {len(found)}", text)
    start = _read_format(*found[:2])
    expected = _CORE_FIELDS + sum(extension.fields for extension in start.variant.extensions)
    if len(found) != expected:
        raise NotationError(f"{start.variant} has {expected} fields, not {len(found)}", text)
    state = _read_components(_read_core(start, found), found[_CORE_FIELDS:])
    if state.advance() is not state:
        found[3].fail("the first of these turns has no move left")
    # A position has one text, so that positions can be compared as texts.
    for field, written in zip(found, format_position(state).split(" "), strict=True):
        if field.text != written:
            field.fail(f"{field.text!r} is written {written!r}")
    return state


def _read_format(code: Field, players: Field) -> State:
    """Return the start of the game that the position is from."""
    try:
        variant = Variant.parse(code.text)
    except NotationError as error:
        code.fail(error.problem, error.at)
    count = players.number(9)
    if count not in variant.formats:
        players.fail(f"{variant} is not played by {count}")
    return State.start(variant, count)


def _read_core(start: State, found: tuple[Field, ...]) -> State:
    _, _, kingdoms, turns, step, line, dealt, unseen = found[:_CORE_FIELDS]
    lands = [_read_kingdom(each, start.format.grid, start.variant.rules) for each in kingdoms.items(";")]
    if len(lands) != start.format.kingdoms:
        kingdoms.fail(f"{start.format.kingdoms} kingdoms are needed")
    state = replace(
        start,
        kingdoms=tuple(kingdom for kingdom, _ in lands),
        discards=tuple(discards for _, discards in lands),
        turns=tuple(_read_turn(each, start) for each in turns.items(",")),
        step_index=step.number(len(start.variant.steps) - 1),
        next_line=_read_line(line, start),
        lines_dealt=dealt.number(start.format.rounds),
        unseen=unseen.dominoes(),
    )
    # A king on the second of two equal dominoes would be put on the first, and be lost.
    on_table = [*(turn.domino for turn in state.turns if turn.domino), *state.next_line.dominoes]
    if twice := [domino for domino, count in Counter(on_table).items() if count > 1]:
        line.fail(f"domino {twice[0]} is there twice")
    if seen := [domino for domino in on_table if domino in state.unseen]:
        unseen.fail(f"domino {seen[0]} is there twice")
    return state


def _read_components(state: State, found: tuple[Field, ...]) -> State:
    components, first = [], 0
    to_move = state.kingdom if state.turns else None
    for extension in state.variant.extensions:
        end = first + extension.fields
        components.append(extension.read(found[first:end], state.format, to_move))
        first = end
    return replace(state, components=tuple(components))


def _read_kingdom(field: Field, size: int, rules: int) -> tuple[Kingdom, tuple[Domino, ...]]:
    land, discards = field.partition(MARK)
    # The text of a kingdom has spaces between its cells, and line breaks between its rows.
    # What is no cell is set apart as well, so that the error names it alone.
    cells = re.compile(rf"(?:{cell_pattern().pattern})|[^#.]{{1,2}}")
    spaced = "\n".join(cells.sub(lambda cell: f"{cell[0]} ", row) for row in land.text.split("/"))
    try:
        kingdom = Kingdom.parse(spaced, size)
    except NotationError as error:
        field.fail(error.problem, error.at - spaced.count(" ", 0, error.at))
    return kingdom.with_rules(rules), tuple(each.domino() for each in discards.items(".")) if discards else ()


def _read_king(field: Field, start: State) -> King:
    if not re.fullmatch(SEAT, field.text) or int(field.text) > start.players:
        field.fail(f"{field.text!r} is not a seat")
    return King(int(field.text), start.kingdom_of(int(field.text)))


def _read_turn(field: Field, start: State) -> Turn:
    name, seat = field.partition(":")
    domino = None if name.text == NONE else name.domino()
    # Without a colon the seat is missing at the end of the field: that is where the error will point.
    return Turn(_read_king(seat or field.part(len(field.text)), start), domino)


def _read_line(field: Field, start: State) -> Line:
    pairs = [each.partition(":") for each in field.items(",")]
    return Line(
        tuple(name.domino() for name, _ in pairs), tuple(_read_king(seat, start) if seat else None for _, seat in pairs)
    )
