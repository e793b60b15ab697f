"""Game records, like PGN in chess.

A record has lines with tags, an empty line, and the moves. A number stands before each line dealt, and comments in
braces may stand anywhere between moves:

    [Variant "kd+mh"]
    [Players "4"]
    [Result "45 61 38 52"]

    1. #3142 =3.17.22.41 >41 >3 >17 >22
    2. =5.11.30.48 3@g8n >48 {the mines!} ...

The tag `Rules` has the version of the rule tables. A record of a game by the first version has no such tag.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import itemgetter

from engine.errors import NotationError
from engine.moves import Deal, Move
from engine.state import State
from engine.variants import Variant

UNFINISHED = "*"
"""The result of an unfinished game."""

_BYTE_ORDER_MARK = "\ufeff"  # Some editors write the mark at the start of a file.

# Blank lines may precede a tag. A value has a backslash before each quote and each backslash, and no line break.
_TAG_NAME = re.compile(r"\w+")
_TAG = re.compile(r'[ \t-\r]*\[(\w+) "((?:[^"\\\r\n]|\\[^\r\n])*)"\][ \t\r]*(?:\n|$)')
# After the tags, a record has space, numbers of lines, comments and moves.
_TOKEN = re.compile(r"\s+|\d+\.(?=\s|$)|\{(?P<comment>[^}]*)\}|(?P<move>[^\s{}]+)", re.ASCII)


@dataclass(frozen=True)
class Record:
    """A game as tags (name, value), moves, and comments. The number of a comment is the number of moves before it.

    A record checks the notation only. `replay` and `states` raise IllegalMove for a move against the rules. Line breaks
    in the value of a tag become spaces, and comments are sorted. Raises ValueError for a comment with a closing brace
    or with a number out of bounds, for a tag whose name is not a word, and for a missing tag `Variant` or `Players`.

    >>> moves = [Move.parse(text) for text in ("#1221", "=3.17.22.41", ">41")]
    >>> record = Record.of(Variant.parse("kd"), 2, moves, Event="Friday")
    >>> print(record)
    [Variant "kd"]
    [Players "2"]
    [Result "*"]
    [Event "Friday"]
    <BLANKLINE>
    1. #1221 =3.17.22.41 >41
    <BLANKLINE>
    >>> Record.parse(str(record)) == record
    True
    >>> record.replay().king.seat, len(list(record.states()))
    (2, 4)
    """

    tags: tuple[tuple[str, str], ...]
    moves: tuple[Move, ...]
    comments: tuple[tuple[int, str], ...] = ()

    def __post_init__(self) -> None:
        # `parse` must read back every record: a tag takes one line, and the first closing brace ends a comment.
        tags = tuple((name, " ".join(value.splitlines())) for name, value in self.tags)
        object.__setattr__(self, "tags", tags)
        object.__setattr__(self, "comments", tuple(sorted(self.comments, key=itemgetter(0))))
        if wrong := [name for name, _ in self.tags if not _TAG_NAME.fullmatch(name)]:
            raise ValueError(f"the name of a tag is a word: {wrong[0]!r}")
        if missing := {"Variant", "Players"} - dict(self.tags).keys():
            raise ValueError(f"a record needs the tag {max(missing)}")
        if any("}" in text for _, text in self.comments):
            raise ValueError("a comment cannot contain a closing brace, }")
        if any(not 0 <= ply <= len(self.moves) for ply, _ in self.comments):
            raise ValueError(f"a comment can stand behind 0 to {len(self.moves)} moves")

    @classmethod
    def of(cls, variant: Variant, players: int, moves: Iterable[Move], **tags: str) -> Record:
        """Return the record of a sequence of moves, with the result of the moves and with further tags.

        Raises ValueError if a further tag is `Variant`, `Rules`, `Players` or `Result`.

        >>> Record.of(Variant.parse("kd"), 2, [Move.parse("#1221")], Event="Friday").tags[2:]
        (('Result', '*'), ('Event', 'Friday'))
        """
        rules = {"Rules": str(variant.rules)} if variant.rules > 1 else {}
        about = {"Variant": variant.code, **rules, "Players": str(players), "Result": UNFINISHED}
        if given := {*about, "Rules"} & tags.keys():
            raise ValueError(f"the tags that follow from the game cannot be given: {', '.join(sorted(given))}")
        record = cls(tuple((about | tags).items()), tuple(moves))
        with_result = dict(record.tags) | {"Result": record.replay_result()}
        return replace(record, tags=tuple(with_result.items()))

    @property
    def variant(self) -> Variant:
        """The variant by the tags, with the version of the rule tables."""
        tags = dict(self.tags)
        variant = Variant.parse(tags["Variant"])
        return variant.with_rules(int(tags["Rules"])) if "Rules" in tags else variant

    @property
    def players(self) -> int:
        return int(dict(self.tags)["Players"])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in the order of the seats, from the tags `Player1`, `Player2` and so on.

        A player without a tag has the seat's number as a name.

        >>> Record.of(Variant.parse("kd"), 2, [], Player2="Ola").names
        ('Player 1', 'Ola')
        """
        tags = dict(self.tags)
        return tuple(tags.get(f"Player{seat}") or f"Player {seat}" for seat in range(1, self.players + 1))

    @property
    def result(self) -> str:
        """The result by the tags: the totals of the kingdoms, or "*" for an unfinished game."""
        return dict(self.tags).get("Result", UNFINISHED)

    def states(self) -> Iterator[State]:
        r"""Yield every position, from the start to the position after the last move.

        >>> record = Record.parse('[Variant "kd"]\n[Players "2"]\n\n1. #1221 =3.17.22.41')
        >>> [state.is_chance for state in record.states()]
        [True, True, False]
        """
        state = State.start(self.variant, self.players)
        yield state
        for move in self.moves:
            state = state.play(move)
            yield state

    def replay(self) -> State:
        r"""Return the position after all moves.

        >>> Record.parse('[Variant "kd"]\n[Players "2"]\n\n1. #1221 =3.17.22.41').replay().king.seat
        1
        """
        *_, last = self.states()  # `states` yields the start at least.
        return last

    def replay_result(self) -> str:
        """Return the result after all moves. The tags make no difference."""
        return result_of(self.replay())

    def __str__(self) -> str:
        tags = [f'[{name} "{_escaped(value)}"]\n' for name, value in self.tags]
        return "".join(tags) + "\n" + "".join(self._tokens()).lstrip() + "\n"

    def _tokens(self) -> Iterator[str]:
        """Yield the moves with the numbers of the lines dealt, and the comments, all with their separators."""
        # The number of a row counts the lines dealt. The first row also has the order of the kings.
        deals = 0
        for ply, move in enumerate(self.moves):
            yield from (f" {{{text}}}" for at, text in self.comments if at == ply)
            deals += isinstance(move, Deal)
            starts_row = ply == 0 or (isinstance(move, Deal) and deals > 1)
            yield f"\n{max(1, deals)}. {move}" if starts_row else f" {move}"
        yield from (f" {{{text}}}" for at, text in self.comments if at == len(self.moves))

    @classmethod
    def parse(cls, text: str) -> Record:
        r"""Read a record. Raises NotationError.

        >>> record = Record.parse('[Variant "kd"]\n[Players "2"]\n\n1. #1221 {a start}')
        >>> record.variant.code, record.players, record.result, record.comments
        ('kd', 2, '*', ((1, 'a start'),))
        """
        text = text.removeprefix(_BYTE_ORDER_MARK)
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


def result_of(state: State) -> str:
    """Return the value of the tag `Result` for a position.

    >>> result_of(State.parse("kd 2 w1##;## - 0 - 6 -")), result_of(State.start("kd", 2))
    ('1 0', '*')
    """
    return " ".join(str(score.total) for score in state.scores()) if state.is_over else UNFINISHED


def _escaped(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", value)


def _read_tags(text: str) -> tuple[tuple[tuple[str, str], ...], int]:
    """Return the tags, and the index in the text after the last tag."""
    # An error about a value needs the index of the value in the text.
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
    if tags.get("Rules", "1") not in map(str, range(1, variant.newest.rules + 1)):
        raise NotationError(f"{variant} has no version {tags['Rules']!r} of its rule tables", text, starts["Rules"])
    if tags["Players"] not in map(str, variant.formats):
        raise NotationError(f"{variant} is not played by {tags['Players']!r}", text, starts["Players"])


def _read_move(match: re.Match[str], text: str) -> Move:
    try:
        return Move.parse(match["move"])
    except NotationError as error:
        raise NotationError(error.problem, text, match.start() + error.at) from error
