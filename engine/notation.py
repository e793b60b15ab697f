"""Positions (what FEN is to chess) and game records (what PGN is).

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

A record is tag lines, an empty line, and the moves; a number before each line dealt, comments in braces anywhere:

    [Variant "kd+mh"]
    [Players "4"]
    [Result "45 61 38 52"]

    1. #3142 =3.17.22.41 >41 >3 >17 >22
    2. =5.11.30.48 3@g8n >48 {the mines!} ...
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from engine.dominoes import BOXES, DOMINO_NAMED, Domino
from engine.errors import NotationError
from engine.kingdom import Kingdom
from engine.moves import Deal, Move, parse_move
from engine.state import King, Line, State, Turn
from engine.variants import Variant

NONE = "-"
UNFINISHED = "*"
_FIELDS = 8

# ---- positions


def format_position(state: State) -> str:
    """The position as one line; `parse_position` is its inverse."""
    kingdoms = ";".join(_kingdom_field(*pair) for pair in zip(state.kingdoms, state.discards, strict=True))
    turns = ",".join(f"{turn.domino or NONE}:{turn.king.seat}" for turn in state.queue)
    line = ",".join(_claim_field(*pair) for pair in zip(state.next_line.dominoes, state.next_line.kings, strict=True))
    fields: tuple[object, ...] = (
        state.variant,
        state.players,
        kingdoms,
        turns or NONE,
        state.stage,
        line or NONE,
        state.lines_dealt,
        ".".join(_ranges(state.unseen)) or NONE,
    )
    return " ".join(map(str, fields))


def _kingdom_field(kingdom: Kingdom, discards: tuple[Domino, ...]) -> str:
    land = str(kingdom).replace(" ", "").replace("\n", "/")
    return f"{land}!{'.'.join(map(str, discards))}" if discards else land


def _claim_field(domino: Domino, king: King | None) -> str:
    return f"{domino}:{king.seat}" if king else str(domino)


def _ranges(dominoes: Iterable[Domino]) -> Iterator[str]:
    """Runs of numbers in one box: "3", "5-7", "q1-q48"."""
    numbered = enumerate(sorted(dominoes, key=lambda domino: (domino.box, domino.number)))
    for _, run in groupby(numbered, key=lambda pair: (pair[1].box, pair[1].number - pair[0])):
        ends = [domino for _, domino in run]
        yield f"{ends[0]}-{ends[-1]}" if len(ends) > 1 else str(ends[0])


def parse_position(text: str) -> State:
    """Read a position; NotationError, with the place in the text, where it is not one."""
    found = [(match.start(), match[0]) for match in re.finditer(r"\S+", text)]
    if len(found) != _FIELDS:
        raise NotationError(f"a position has {_FIELDS} fields, this one {len(found)}", text, len(text))
    return _PositionReader(text, found).state()


class _PositionReader:
    """The fields of a position, each with its index in the text."""

    def __init__(self, text: str, fields: list[tuple[int, str]]) -> None:
        self.text = text
        self.variant, self.players, self.kingdoms, self.turns, self.stage, self.line, self.dealt, self.unseen = fields

    def state(self) -> State:
        blank = self._blank()
        pairs = [self._kingdom(at, part, blank.format.grid) for at, part in _split(self.kingdoms, ";")]
        if len(pairs) != blank.format.kingdoms:
            self._fail(f"{blank.format.kingdoms} kingdoms are needed", self.kingdoms[0])
        return replace(
            blank,
            kingdoms=tuple(kingdom for kingdom, _ in pairs),
            discards=tuple(discards for _, discards in pairs),
            queue=tuple(self._turn(at, part, blank) for at, part in _split(self.turns, ",")),
            stage=self._number(self.stage, len(blank.variant.steps)),
            next_line=self._next_line(blank),
            lines_dealt=self._number(self.dealt, blank.format.rounds),
            unseen=tuple(domino for at, part in _split(self.unseen, ".") for domino in self._range(at, part)),
        )

    def _fail(self, problem: str, at: int) -> None:
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

    def _number(self, field: tuple[int, str], most: int) -> int:
        at, text = field
        if not re.fullmatch(r"\d{1,2}", text) or int(text) > most:
            self._fail(f"{text!r} is not a number from 0 to {most}", at)
        return int(text)

    def _domino(self, at: int, name: str) -> Domino:
        if name not in DOMINO_NAMED:
            self._fail(f"there is no domino {name!r}", at)
        return DOMINO_NAMED[name]

    def _kingdom(self, at: int, part: str, size: int) -> tuple[Kingdom, tuple[Domino, ...]]:
        land, _, discards = part.partition("!")
        spaced = "\n".join(" ".join(re.findall("..?", row)) for row in land.split("/"))
        try:
            kingdom = Kingdom.from_text(spaced, size)
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

    def _range(self, at: int, part: str) -> tuple[Domino, ...]:
        low, _, high = part.partition("-")
        first, last = self._domino(at, low), self._domino(at, high or low)
        if first.box != last.box or first.number > last.number:
            self._fail(f"{part!r} is not a range", at)
        return BOXES[first.box][first.number - 1 : last.number]


def _split(field: tuple[int, str], separator: str) -> Iterator[tuple[int, str]]:
    """The parts of a field, each with its index in the text."""
    at, text = field
    for part in text.split(separator) if text != NONE else ():
        yield at, part
        at += len(part) + 1


# ---- records

_TAG = re.compile(r'\[(\w+) "((?:[^"\\\n]|\\.)*)"\][ \t]*(?:\n|$)')
_TOKEN = re.compile(r"\s+|\d+\.(?=\s|$)|\{(?P<comment>[^}]*)\}|(?P<move>[^\s{}]+)")


@dataclass(frozen=True)
class Record:
    """A game as tags (name, value), moves, and comments, each with the number of moves before it.

    Nothing is checked but the notation: `replay` and `states` raise IllegalMove where the rules forbid a move.
    """

    tags: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...]
    comments: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, variant: Variant, players: int, moves: Iterable[Move], **tags: str) -> Record:
        """The record of these moves, with their result."""
        about = (("Variant", str(variant)), ("Players", str(players)), ("Result", UNFINISHED), *tags.items())
        record = cls(about, tuple(moves))
        result = record.replay_result()
        return replace(record, tags=tuple((name, result if name == "Result" else value) for name, value in about))

    @property
    def variant(self) -> Variant:
        return Variant.parse(dict(self.tags)["Variant"])

    @property
    def players(self) -> int:
        return int(dict(self.tags)["Players"])

    @property
    def result(self) -> str:
        """The totals of the kingdoms, or "*" while the game is not over."""
        return dict(self.tags).get("Result", UNFINISHED)

    def states(self) -> Iterator[State]:
        """Every position, from before the first move to after the last."""
        state = State.start(self.variant, self.players)
        yield state
        for move in self.moves:
            state = state.play(move)
            yield state

    def replay(self) -> State:
        """The position after all moves."""
        *_, last = self.states()
        return last

    def replay_result(self) -> str:
        """The result that the moves lead to."""
        last = self.replay()
        return " ".join(str(score.total) for score in last.scores()) if last.is_over else UNFINISHED

    def __str__(self) -> str:
        tags = [f'[{name} "{_escaped(value)}"]\n' for name, value in self.tags]
        return "".join(tags) + "\n" + "".join(self._tokens()).lstrip() + "\n"

    def _tokens(self) -> Iterator[str]:
        deals = 0
        for ply, move in enumerate(self.moves):
            yield from (f" {{{text}}}" for at, text in self.comments if at == ply)
            deals += isinstance(move, Deal)
            starts_row = ply == 0 or (isinstance(move, Deal) and deals > 1)
            yield f"\n{max(1, deals)}. {move}" if starts_row else f" {move}"
        yield from (f" {{{text}}}" for at, text in self.comments if at >= len(self.moves))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; NotationError, with the place in the text, where it is not one."""
        tags, at = _read_tags(text)
        moves, comments = list[Move](), []
        while match := _TOKEN.match(text, at):
            if match["move"]:
                moves.append(_read_move(match, text))
            elif match["comment"] is not None:
                comments.append((len(moves), match["comment"]))
            at = match.end()
        if at < len(text):
            raise NotationError("a comment without its other brace", text, at)
        return cls(tags, tuple(moves), tuple(comments))


def _escaped(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))


def _read_tags(text: str) -> tuple[tuple[tuple[str, str], ...], int]:
    tags, at, starts = list[tuple[str, str]](), 0, dict[str, int]()
    while match := _TAG.match(text, at):
        starts[match[1]] = match.start(2)
        tags.append((match[1], re.sub(r"\\(.)", r"\1", match[2])))
        at = match.end()
    _check_tags(dict(tags), starts, text, at)
    return tuple(tags), at


def _check_tags(tags: dict[str, str], starts: dict[str, int], text: str, end: int) -> None:
    for name in ("Variant", "Players"):
        if name not in tags:
            raise NotationError(f"the tag [{name} …] is missing", text, end)
    try:
        variant = Variant.parse(tags["Variant"])
    except NotationError as error:
        raise NotationError(error.problem, text, starts["Variant"] + error.at) from error
    if tags["Players"] not in map(str, variant.formats):
        raise NotationError(f"{variant} is not played by {tags['Players']!r}", text, starts["Players"])


def _read_move(match: re.Match[str], text: str) -> Move:
    try:
        return parse_move(match["move"])
    except NotationError as error:
        raise NotationError(error.problem, text, match.start() + error.at) from error
