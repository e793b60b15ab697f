"""A table as everybody sees it: the game's row, its log, and the position that the log leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.models import Entry, Game, Seat, Status
from engine.moves import Discard, Move, Place
from engine.state import State
from engine.variants import Variant

TAKE_BACK = "<<"
"""In a log: the move before does not count any more. The log itself only ever grows."""


@dataclass(frozen=True)
class Played:
    """A move: its place in the log, the positions before and after, and the user whose click made it, if any did."""

    ply: int
    move: Move
    before: State
    after: State
    clicked_by: int | None = None

    @property
    def ends_turn(self) -> bool:
        """Whether another turn, or chance, or the end comes next."""
        return self.after.turns != self.before.turns or self.before.is_chance

    @property
    def seat(self) -> int | None:
        """Whose move it was; None for chance."""
        return None if self.before.is_chance else self.before.king.seat


@dataclass(frozen=True)
class TurnBack:
    """A turn that was over and was taken back nevertheless: the place in the log of the taking back, and whose turn."""

    ply: int
    seat: int


@dataclass(frozen=True)
class Table:
    """A game with the moves that count. It is at `ply`: so many entries are in its log, those taken back included."""

    game: Game
    ply: int
    start: State
    moves: tuple[Played, ...] = ()
    turns_back: tuple[TurnBack, ...] = ()

    @classmethod
    def of(cls, game: Game) -> Table:
        """The table before the first move. A lobby may be too small for its variant: then as if one more came."""
        variant = Variant.parse(game.variant)
        players = next((n for n in sorted(variant.formats) if n >= len(game.seats)), max(variant.formats))
        return cls(game, 0, State.start(variant, players))

    def extended(self, game: Game, entries: Iterable[Entry]) -> Table:
        """The table with the entries that have come since, and the row as it stands now."""
        moves, turns_back, ply = list(self.moves), list(self.turns_back), self.ply
        for entry in entries:
            ply = entry.ply + 1
            if entry.text == TAKE_BACK:
                undone = moves.pop()
                turns_back += [TurnBack(entry.ply, undone.seat)] if undone.seat and undone.ends_turn else []
                continue
            before = moves[-1].after if moves else self.start
            move = Move.parse(entry.text)
            moves.append(Played(entry.ply, move, before, before.play(move), entry.clicked_by))
        return Table(game, ply, self.start, tuple(moves), tuple(turns_back))

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
        return self.seat(self.state.king.seat) if self.is_playing and self.state.turns else None

    def seat(self, number: int) -> Seat:
        return self.game.seats[number - 1]

    def name_of(self, number: int) -> str:
        return self.seat(number).name

    def kingdom_name(self, kingdom: int) -> str:
        """The names of those who play for it, as they are."""
        return " & ".join(self.name_of(seat) for seat in self.state.owners(kingdom))

    @cached_property
    def news_ply(self) -> int:
        """How much of the log must have been shown: all up to the end of the latest turn, and what chance did then."""
        if self.game.status is not Status.PLAYING:
            return self.ply
        ends = [played.ply + 1 for played in self.moves if played.ends_turn]
        return max([0, *ends, *(back.ply + 1 for back in self.turns_back)])

    def since(self, ply: int) -> tuple[Played, ...]:
        """The moves from that place in the log on."""
        return tuple(played for played in self.moves if played.ply >= ply)

    def until(self, ply: int) -> Table:
        """The table as it stood with that many entries in the log."""
        moves = tuple(played for played in self.moves if played.ply < ply)
        return replace(self, ply=ply, moves=moves, turns_back=tuple(back for back in self.turns_back if back.ply < ply))

    def showing(self, since: int) -> Table:
        """The table as the message shows it that tells of the moves from that place in the log on."""
        return replace(self, game=replace(self.game, shown_since=since))

    @property
    def last_placed(self) -> dict[int, Place]:
        """The latest placement in each kingdom."""
        return {played.before.king.kingdom: played.move for played in self.moves if isinstance(played.move, Place)}

    @property
    def can_take_back(self) -> bool:
        """Whether something has been done in the turn under way; a discard was nobody's decision."""
        if not self.moves or not self.is_playing:
            return False
        latest = self.moves[-1]
        return not latest.ends_turn and not isinstance(latest.move, Discard)

    @property
    def latest_turn(self) -> tuple[Played, ...]:
        """The moves of the turn that has just ended; empty once anybody has moved or anything was dealt since.

        Empty as well where nobody had chosen any of them.
        """
        if not self.is_playing or not self.moves or self.moves[-1].before.is_chance or not self.moves[-1].ends_turn:
            return ()
        queue = self.moves[-1].before.turns
        turn = tuple(each for each in self.moves if each.before.turns == queue and each.seat is not None)
        return turn if any(played.clicked_by for played in turn) else ()

    @property
    def is_taking_back(self) -> bool:
        """Whether the player of the latest turn has asked to take it back."""
        return any(self.game.agreed >> (played.seat or 0) & 1 for played in self.latest_turn)

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """The people who have not agreed to that."""
        return tuple(seat for seat in self.game.people if not self.game.agreed >> seat.number & 1)

    @cached_property
    def turn_starts(self) -> tuple[int, ...]:
        """The places in the log where a turn ended and chance had done its part: what `/history` steps through."""
        return tuple(played.ply + 1 for played in self.moves if played.ends_turn and not played.after.is_chance)
