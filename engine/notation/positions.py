"""Positions as one line of text (what FEN is to chess).

A position is one line of eight fields with a space between them:

    kd+mh 2 w0w0##;##f1/..f0!12 3:1,17:2 0 4,8:2,19,30 2 1-2.5-7.9-16

    variant
    players
    kingdoms   by ";": rows by "/", cells as in a kingdom text but without spaces; behind "!" the dominoes discarded
    turns      by ",": the domino to place and the seat, "3:1", the current turn first; "-:1" while kings choose from
               the first line; "-" if there are none
    stage      how many steps of the current turn are behind
    next line  by ",": a domino, with ":" and the seat of the king on it; "-" if there is none
    dealt      lines dealt so far
    unseen     dominoes by ".", and ranges of them; "-" if there are none

A game with a court has six more:

    board       by ",": the tile on each slot, cheap end first, "-" on a free one; "!" in front while it is to be filled
    stack       building tiles by ".", and ranges of them, "b1-b4.b9"
    treasuries  by ";": coins, knights in reserve and towers of each kingdom, "7/1/0"
    queen       the kingdom that hosts her, counted from 1
    dragon      the tiles burned so far by "."; "!" in front once it has left its cave this round
    levy        the squares by "." that knights may be sent to this turn
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from typing import NoReturn, TypeVar

from engine.court.buildings import TILES
from engine.court.court import SLOTS, Court, Treasury
from engine.dominoes import BOXES, DOMINO_NAMED, Domino
from engine.errors import NotationError
from engine.geometry import SQUARE_NAMED, Square, squares
from engine.kingdom import CELL, Kingdom
from engine.state import King, Line, State, Turn
from engine.variants import Variant

T = TypeVar("T")
_Key = TypeVar("_Key", int, tuple[str, int])

NONE = "-"
_FIELDS, _COURT_FIELDS = 8, 6


def format_position(state: State) -> str:
    """The position as one line; `parse_position` is its inverse."""
    kingdoms = ";".join(_kingdom_field(*pair) for pair in zip(state.kingdoms, state.discards, strict=True))
    turns = ",".join(f"{turn.domino or NONE}:{turn.king.seat}" for turn in state.turns)
    line = ",".join(_claim_field(*pair) for pair in zip(state.next_line.dominoes, state.next_line.kings, strict=True))
    fields: tuple[object, ...] = (
        state.variant,
        state.players,
        kingdoms,
        turns or NONE,
        state.step_index,
        line or NONE,
        state.lines_dealt,
        ".".join(_ranges(map(str, sorted(state.unseen, key=_box_and_number)))) or NONE,
        *(_court_fields(state.court) if state.variant.treasury else ()),
    )
    return " ".join(map(str, fields))


def _court_fields(court: Court) -> tuple[object, ...]:
    return (
        "!" * court.is_open + ",".join(f"b{tile}" if tile else NONE for tile in court.board),
        ".".join(_ranges(f"b{tile}" for tile in court.stack)) or NONE,
        ";".join(f"{each.coins}/{each.knights}/{each.towers}" for each in court.treasuries),
        NONE if court.queen is None else court.queen + 1,
        "!" * court.is_awake + (".".join(f"b{tile}" for tile in court.burned) or NONE),
        ".".join(map(str, squares(court.taxable_squares))) or NONE,
    )


def _kingdom_field(kingdom: Kingdom, discards: tuple[Domino, ...]) -> str:
    land = str(kingdom).replace(" ", "").replace("\n", "/")
    return f"{land}!{'.'.join(map(str, discards))}" if discards else land


def _claim_field(domino: Domino, king: King | None) -> str:
    return f"{domino}:{king.seat}" if king else str(domino)


def _ranges(names: Iterable[str]) -> Iterator[str]:
    """Runs of consecutive numbers with the same letter: "3", "5-7", "q1-q48"."""
    split = [re.fullmatch(r"([a-z]?)(\d+)", name) for name in names]
    numbered = enumerate((match[1], int(match[2]), match[0]) for match in split if match)
    for _, run in groupby(numbered, key=lambda pair: (pair[1][0], pair[1][1] - pair[0])):
        ends = [name for _, (_, _, name) in run]
        yield f"{ends[0]}-{ends[-1]}" if len(ends) > 1 else ends[0]


def parse_position(text: str) -> State:
    """Read a position; NotationError, with the place in the text, where it is not one or would be written otherwise."""
    found = list(_parts((0, text), " "))
    if len(found) not in (_FIELDS, _FIELDS + _COURT_FIELDS):
        raise NotationError(f"a position has {_FIELDS} or {_FIELDS + _COURT_FIELDS} fields, not {len(found)}", text)
    state = _PositionReader(text, found).state()
    for (at, given), written in zip(found, format_position(state).split(" "), strict=True):
        if given != written:
            raise NotationError(f"{given!r} is written {written!r}", text, at)
    return state


_Field = tuple[int, str]


class _PositionReader:
    """The fields of a position, each with its index in the text."""

    def __init__(self, text: str, fields: list[_Field]) -> None:
        self.text = text
        self.variant, self.players, self.kingdoms, self.turns, self.step_index, self.line, self.dealt, self.unseen = (
            fields[:_FIELDS]
        )
        self.court_fields = fields[_FIELDS:]

    def state(self) -> State:
        blank = self._blank()
        pairs = [self._kingdom(at, part, blank.format.grid) for at, part in _split(self.kingdoms, ";")]
        if len(pairs) != blank.format.kingdoms:
            self._fail(f"{blank.format.kingdoms} kingdoms are needed", self.kingdoms[0])
        return replace(
            blank,
            kingdoms=tuple(kingdom for kingdom, _ in pairs),
            discards=tuple(discards for _, discards in pairs),
            turns=tuple(self._turn(at, part, blank) for at, part in _split(self.turns, ",")),
            step_index=self._number(self.step_index, len(blank.variant.steps)),
            next_line=self._next_line(blank),
            lines_dealt=self._number(self.dealt, blank.format.rounds),
            unseen=self._listed(self.unseen, self._range, _box_and_number),
            court=self._court(blank),
        )

    def _court(self, blank: State) -> Court:
        if bool(self.court_fields) != bool(blank.variant.treasury):
            self._fail(f"{blank.variant} has {_FIELDS + _COURT_FIELDS * bool(blank.variant.treasury)} fields", 0)
        if not self.court_fields:
            return blank.court
        board, stack, treasuries, queen, dragon, levy = self.court_fields
        slots = tuple(self._tile(*each) for each in _parts(_behind_mark(board), ","))
        if len(slots) != SLOTS:
            self._fail(f"the board has {SLOTS} slots", board[0])
        owned = tuple(self._treasury(*each) for each in _split(treasuries, ";"))
        if len(owned) != blank.format.kingdoms:
            self._fail(f"{blank.format.kingdoms} treasuries are needed", treasuries[0])
        return Court(
            owned,
            slots,
            self._listed(stack, self._tiles, int),
            tuple(tile for each in _split(_behind_mark(dragon), ".") for tile in self._tiles(*each)),
            None if queen[1] == NONE else self._number(queen, blank.format.kingdoms, least=1) - 1,
            sum(self._square(*each) for each in _split(levy, ".")),
            is_awake=dragon[1].startswith("!"),
            is_open=board[1].startswith("!"),
        )

    def _tile(self, at: int, name: str) -> int | None:
        if name == NONE:
            return None
        if not re.fullmatch(r"b[1-9]\d?", name) or int(name[1:]) not in TILES:
            self._fail(f"there is no tile {name!r}", at)
        return int(name[1:])

    def _tiles(self, at: int, part: str) -> range:
        low, _, high = part.partition("-")
        first, last = self._tile(at, low), self._tile(at, high or low)
        if first is None or last is None or first > last:
            self._fail(f"{part!r} is not a range", at)
        return range(first, last + 1)

    def _treasury(self, at: int, part: str) -> Treasury:
        if not re.fullmatch(r"\d{1,3}/\d{1,2}/\d{1,2}", part):
            self._fail(f"{part!r} is not coins/knights/towers", at)
        return Treasury(*map(int, part.split("/")))

    def _square(self, at: int, name: str) -> int:
        if name not in SQUARE_NAMED:
            self._fail(f"{name!r} is not a square", at)
        return Square.parse(name).mask

    def _fail(self, problem: str, at: int) -> NoReturn:
        raise NotationError(problem, self.text, at)

    def _blank(self) -> State:
        at, code = self.variant
        try:
            variant = Variant.parse(code)
        except NotationError as error:
            raise NotationError(error.problem, self.text, at + error.at) from error
        players = self._number(self.players, 9)
        if players not in variant.formats:
            self._fail(f"{variant} is not played by {players}", self.players[0])
        return State.start(variant, players)

    def _number(self, field: tuple[int, str], most: int, least: int = 0) -> int:
        at, text = field
        if not re.fullmatch(r"\d{1,2}", text) or not least <= int(text) <= most:
            self._fail(f"{text!r} is not a number from {least} to {most}", at)
        return int(text)

    def _domino(self, at: int, name: str) -> Domino:
        if name not in DOMINO_NAMED:
            self._fail(f"there is no domino {name!r}", at)
        return Domino.parse(name)

    def _kingdom(self, at: int, part: str, size: int) -> tuple[Kingdom, tuple[Domino, ...]]:
        land, _, discards = part.partition("!")
        spaced = "\n".join(CELL.sub(lambda cell: f"{cell[0]} ", row) for row in land.split("/"))
        try:
            kingdom = Kingdom.parse(spaced, size)
        except NotationError as error:
            raise NotationError(error.problem, self.text, at) from error
        behind = at + len(land) + 1, discards or NONE
        return kingdom, tuple(self._domino(*each) for each in _split(behind, "."))

    def _king(self, at: int, seat: str, blank: State) -> King:
        if not re.fullmatch(r"[1-8]", seat) or int(seat) > blank.players:
            self._fail(f"{seat!r} is not a seat", at)
        return King(int(seat), blank.kingdom_of(int(seat)))

    def _turn(self, at: int, part: str, blank: State) -> Turn:
        name, _, seat = part.partition(":")
        domino = None if name == NONE else self._domino(at, name)
        return Turn(self._king(at + len(name) + 1, seat, blank), domino)

    def _next_line(self, blank: State) -> Line:
        dominoes, kings = [], list[King | None]()
        for at, part in _split(self.line, ","):
            name, colon, seat = part.partition(":")
            dominoes.append(self._domino(at, name))
            kings.append(self._king(at + len(name) + 1, seat, blank) if colon else None)
        return Line(tuple(dominoes), tuple(kings))

    def _listed(
        self, field: _Field, read: Callable[[int, str], Iterable[T]], key: Callable[[T], _Key]
    ) -> tuple[T, ...]:
        """What ranges stand for, in ascending order."""
        found = tuple(each for at, part in _split(field, ".") for each in read(at, part))
        if any(key(low) >= key(high) for low, high in pairwise(found)):
            self._fail(f"{field[1]!r} is not ascending", field[0])
        return found

    def _range(self, at: int, part: str) -> tuple[Domino, ...]:
        low, _, high = part.partition("-")
        first, last = self._domino(at, low), self._domino(at, high or low)
        if first.box != last.box or first.number > last.number:
            self._fail(f"{part!r} is not a range", at)
        return BOXES[first.box][first.number - 1 : last.number]


def _box_and_number(domino: Domino) -> tuple[str, int]:
    return domino.box, domino.number


def _behind_mark(field: _Field) -> _Field:
    """The field without the exclamation mark in front."""
    at, text = field
    return (at + 1, text[1:]) if text.startswith("!") else field


def _split(field: _Field, separator: str) -> Iterator[_Field]:
    """The parts of a field, each with its index in the text; none of an empty one."""
    return _parts(field, separator) if field[1] != NONE else iter(())


def _parts(field: _Field, separator: str) -> Iterator[_Field]:
    at, text = field
    for part in text.split(separator):
        yield at, part
        at += len(part) + 1
