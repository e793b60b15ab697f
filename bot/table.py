"""A table as everybody sees it: the game's row, its log, and the position that the log leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from bot.models import Entry, Game, Seat, Status
from engine.moves import Move, Place, parse_move
from engine.state import State
from engine.variants import Variant

TAKE_BACK = "<<"
"""In a log: the move before does not count any more. The log itself only ever grows."""


@dataclass(frozen=True)
class Played:
    """A move that counts: its place in the log, and the positions before and after."""

    ply: int
    move: Move
    before: State
    after: State

    @property
    def ends_turn(self) -> bool:
        """Whether another turn, or chance, or the end comes next."""
        return self.after.queue != self.before.queue or self.before.is_chance

    @property
    def seat(self) -> int | None:
        """Whose move it was; None for chance."""
        return None if self.before.is_chance else self.before.king.seat


@dataclass(frozen=True)
class Table:
    """A game with the moves that count. It is at `ply`: so many entries are in its log, those taken back included."""

    game: Game
    ply: int
    start: State
    moves: tuple[Played, ...] = ()

    @classmethod
    def of(cls, game: Game) -> Table:
        """The table before the first move. A lobby may be too small for its variant: then as if one more came."""
        variant = Variant.parse(game.variant)
        players = next((n for n in sorted(variant.formats) if n >= len(game.seats)), max(variant.formats))
        return cls(game, 0, State.start(variant, players))

    def extended(self, game: Game, entries: Iterable[Entry]) -> Table:
        """The table with the entries that have come since, and the row as it stands now."""
        moves, ply = list(self.moves), self.ply
        for entry in entries:
            ply = entry.ply + 1
            if entry.text == TAKE_BACK:
                moves.pop()
                continue
            before = moves[-1].after if moves else self.start
            move = parse_move(entry.text)
            moves.append(Played(entry.ply, move, before, before.play(move)))
        return Table(game, ply, self.start, tuple(moves))

    @property
    def state(self) -> State:
        return self.moves[-1].after if self.moves else self.start

    @property
    def variant(self) -> Variant:
        return self.start.variant

    @property
    def is_playing(self) -> bool:
        return self.game.status is Status.PLAYING

    @property
    def acting(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.seat(self.state.king.seat) if self.is_playing and self.state.queue else None

    def seat(self, number: int) -> Seat:
        return self.game.seats[number - 1]

    def name_of(self, number: int) -> str:
        return self.seat(number).name

    def kingdom_name(self, kingdom: int) -> str:
        """The names of those who play for it."""
        return " & ".join(self.name_of(seat) for seat in self.state.owners(kingdom))

    @cached_property
    def news_ply(self) -> int:
        """How much of the log must have been shown: all up to the end of the latest turn, and what chance did then."""
        if self.game.status is not Status.PLAYING:
            return self.ply
        return max((played.ply + 1 for played in self.moves if played.ends_turn), default=0)

    def since(self, ply: int) -> tuple[Played, ...]:
        """The moves from that place in the log on."""
        return tuple(played for played in self.moves if played.ply >= ply)

    def until(self, ply: int) -> Table:
        """The table as it stood with that many entries in the log."""
        return replace(self, ply=ply, moves=tuple(played for played in self.moves if played.ply < ply))

    def showing(self, since: int) -> Table:
        """The table as the message shows it that tells of the moves from that place in the log on."""
        return replace(self, game=replace(self.game, shown_since=since))

    @property
    def last_placed(self) -> dict[int, Place]:
        """The latest placement in each kingdom."""
        return {played.before.king.kingdom: played.move for played in self.moves if isinstance(played.move, Place)}

    @property
    def can_take_back(self) -> bool:
        """Whether the turn under way has begun with a placement that is not final yet."""
        if not self.moves or not self.is_playing:
            return False
        latest = self.moves[-1]
        return isinstance(latest.move, Place) and not latest.ends_turn

    @cached_property
    def turn_starts(self) -> tuple[int, ...]:
        """The places in the log where a turn ended: what `/history` steps through."""
        ends = [played.ply + 1 for played in self.moves if played.ends_turn]
        return tuple(ply for ply, later in pairwise([*ends, -1]) if ply != later)
