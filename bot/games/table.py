"""A table: a game, the log of the game, and the position after the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from itertools import dropwhile, groupby, takewhile
from typing import TypeAlias

from bot.games.game import Actor, Entry, Game, Seat, Status
from bot.games.refusals import Refusal, StaleGame, wrong_status
from bot.games.rights import Right, require
from engine.moves import Discard, Move, Place
from engine.permutation import Permutation
from engine.records import Record
from engine.state import State
from engine.variants import Variant

UNDO_ENTRY = "<<"
"""The log entry that undoes the latest move in force. The log itself only grows."""


@dataclass(frozen=True)
class PlayedMove:
    """A move with its place in the log, and the positions before and after the move."""

    ply: int
    move: Move
    before: State
    after: State
    chosen_by: int | None = None
    """The user who chose the move; None for automatic moves and for computer players."""
    planned: bool = False
    """Whether the player chose the move before the turn."""
    late: bool = False
    """Whether a computer player made the move for an absent or overdue player."""

    @property
    def is_automatic(self) -> bool:
        """Whether the move was made for the player when the turn came."""
        return self.planned or not self.chosen_by

    @cached_property
    def ends_turn(self) -> bool:
        """Whether the move ends its turn: another turn, chance or the end of the game follows."""
        return self.before.is_chance or not self.after.is_same_turn(self.before)

    @cached_property
    def seat(self) -> int | None:
        """The number of the seat that moved; None for chance."""
        return None if self.before.is_chance else self.before.king.seat

    @cached_property
    def is_forced(self) -> bool:
        """Whether the move was the only legal move of a player, and so revealed nothing new."""
        return len(self.before.legal_moves()) == 1


PlayedTurn: TypeAlias = tuple[PlayedMove, ...]
"""The moves of a turn in their order."""


@dataclass(frozen=True)
class UndoneTurn:
    ply: int
    """The place of the undoing in the log."""
    seat: int
    """The seat whose turn was undone."""


@dataclass(frozen=True)
class Table:
    """A game with the moves in force."""

    game: Game
    ply: int
    """The number of entries in `log`."""
    start: State
    moves: tuple[PlayedMove, ...] = ()
    """The moves in force, without undone moves."""
    undone_turns: tuple[UndoneTurn, ...] = ()
    log: tuple[Entry, ...] = ()
    """Every entry, including undone moves and undo entries."""
    left_out: tuple[PlayedMove, ...] = ()
    """The later moves in force, in a table that shows an earlier position."""
    is_readable: bool = True
    """False if the log does not fit the rules: the table has no position, and can only be cancelled and left."""

    @classmethod
    def of(cls, game: Game) -> Table:
        """Return the table before the first move. The players of a lobby are rounded up to a number in the variant."""
        if game.deal.start_position:
            return cls(game, 0, State.parse(game.deal.start_position))
        variant = Variant.parse(game.options.variant).with_rules(game.deal.rules)
        players = next((n for n in sorted(variant.formats) if n >= len(game.seats)), max(variant.formats))
        return cls(game, 0, State.start(variant, players))

    @classmethod
    def unreadable(cls, game: Game) -> Table:
        """Return the table of a game whose log or variant does not fit the rules."""
        return cls(game, game.progress.ply, State.start("kd", 2), is_readable=False)

    def extended(self, game: Game, entries: Iterable[Entry]) -> Table:
        """Add new log entries, and replace the game by its current state."""
        moves, undone_turns, log = list(self.moves), list(self.undone_turns), (*self.log, *entries)
        for entry in log[len(self.log) :]:
            if entry.text == UNDO_ENTRY:
                undone = moves.pop()
                # Other players have not seen a move inside a turn, so the undoing of the move is not shown.
                if undone.seat and undone.ends_turn:
                    # Undoing a turn also undoes the forced turns after that turn; only the requested turn is recorded.
                    start = _start_of_action(log, entry.ply)
                    undone_turns = [each for each in undone_turns if each.ply < start]
                    undone_turns.append(UndoneTurn(entry.ply, undone.seat))
                continue
            before = moves[-1].after if moves else self.start
            move = Move.parse(entry.text)
            moves.append(
                PlayedMove(entry.ply, move, before, before.play(move), entry.chosen_by, entry.planned, entry.late)
            )
        return Table(game, len(log), self.start, tuple(moves), tuple(undone_turns), log)

    def with_game(self, game: Game) -> Table:
        """Return the table with the current state of the game, without new moves."""
        if self.ply or not self.is_readable:
            return replace(self, game=game)
        # The first position depends on the options and the number of seats.
        return Table.of(game)

    def with_progress(self, game: Game, at: int) -> Game:
        """Store the result of the log in the game, so that readers need not replay the log."""
        progress = replace(game.progress, ply=self.ply, public_ply=self.public_ply, acting_seat=self.acting_seat)
        return replace(game.with_times(moved_at=at), progress=progress)

    @property
    def state(self) -> State:
        return self.moves[-1].after if self.moves else self.start

    @property
    def variant(self) -> Variant:
        return self.start.variant

    @property
    def asking(self) -> Table:
        """The table after the automatic moves at the start of the turn, and before the player's own choices.

        A public message shows a turn from the beginning, although a plan or the only legal move may have placed the
        domino already. The player's later moves are not shown.
        """
        made = takewhile(lambda each: each.is_automatic and each.after.is_same_turn(self.state), self.left_out)
        return replace(self, moves=(*self.moves, *made), left_out=())

    @property
    def is_playing(self) -> bool:
        return self.game.status is Status.PLAYING and self.is_readable

    @property
    def acting_seat(self) -> int | None:
        """The number of the seat that must move by the rules, also in a cancelled game; None if no turn is left."""
        return self.state.king.seat if self.state.turns else None

    @property
    def acting(self) -> Seat | None:
        return self.seat(self.acting_seat) if self.is_playing and self.acting_seat else None

    @property
    def following(self) -> Seat | None:
        """The seat of the next turn; None if it is the same seat, or if the current turn decides which seat is next."""
        kings = *(turn.king for turn in self.state.turns[1:]), *self.state.next_line.kings[:1]
        if not (self.is_playing and kings and kings[0]) or kings[0].seat == self.acting_seat:
            return None
        return self.seat(kings[0].seat)

    @property
    def acting_computer(self) -> str | None:
        """The computer player that must move, possibly for an absent person; None if a person must move."""
        return self.game.computer_of(self.acting) if self.acting else None

    def awaits(self, user_id: int | None) -> bool:
        """Return whether the person has to move; a seat on which a computer player moves awaits nobody."""
        acting = self.acting
        return acting is not None and not acting.is_computer and acting.user_id == user_id

    def require_begun(self) -> None:
        """Check that the table has kingdoms to look at. Raises Refusal for a lobby."""
        if not self.moves and not self.game.deal.start_position:
            raise wrong_status(self.game)

    def require_readable(self) -> Table:
        """Return the table itself. Raises Refusal if the log does not fit the rules."""
        if not self.is_readable:
            raise Refusal("error-unreadable-game")
        return self

    def require_current(self, ply: int | None) -> None:
        """Check that the game is running at `ply`, None for any ply. Raises Refusal or StaleGame."""
        if not self.require_readable().is_playing:
            raise wrong_status(self.game)
        if ply is not None and ply != self.ply:
            raise StaleGame

    def require_turn(self, ply: int | None) -> None:
        """Check that `ply` is in the current turn, None for any ply. Raises Refusal or StaleGame."""
        self.require_current(None if ply is not None and self.game.is_of_turn(ply) else ply)

    def require_may_move(self, ply: int | None, actor: Actor) -> None:
        """Check that the actor may move at `ply`, None for any ply. Raises Refusal or StaleGame."""
        self.require_current(ply)
        require(Right.MOVE, self.game, actor)

    def seat(self, number: int) -> Seat:
        """Return the seat with the number, counted from 1."""
        return self.game.seats[number - 1]

    def name_of(self, number: int) -> str:
        return self.seat(number).name

    @cached_property
    def public_ply(self) -> int:
        """The number of log entries that the public message must show.

        The public entries end with the latest finished turn and the moves of chance after the turn. A forced discard is
        public too: a forced discard begins the next turn and cannot be taken back.
        """
        ends = [played.ply + 1 for played in self.moves if played.ends_turn or isinstance(played.move, Discard)]
        return max([0, *ends, *(undone.ply + 1 for undone in self.undone_turns)])

    def since(self, ply: int) -> tuple[PlayedMove, ...]:
        return tuple(played for played in self.moves if played.ply >= ply)

    def until(self, ply: int) -> Table:
        """Return the table after the first `ply` log entries, without moves that were undone later."""
        moves = tuple(played for played in self.moves if played.ply < ply)
        undone_turns = tuple(undone for undone in self.undone_turns if undone.ply < ply)
        left_out = (*self.since(ply), *self.left_out)
        log = self.log[: max(ply, 0)]
        return replace(self, ply=ply, moves=moves, undone_turns=undone_turns, log=log, left_out=left_out)

    def as_shown(self, ply: int) -> Table:
        """Return the table after the first `ply` log entries, with moves that were undone later."""
        if any(entry.text == UNDO_ENTRY for entry in self.log[max(ply, 0) :]):
            # `moves` no longer holds undone moves, so the log is replayed up to `ply`.
            return Table.of(self.game).extended(self.game, self.log[: max(ply, 0)])
        return self.until(ply)

    @cached_property
    def placements(self) -> Mapping[int, Sequence[Place]]:
        """The placements of each kingdom in order, by the kingdom's index; kingdoms without placements are missing."""
        found = dict[int, list[Place]]()
        for played in self.moves:
            if isinstance(played.move, Place):
                found.setdefault(played.before.king.kingdom, []).append(played.move)
        return found

    @property
    def latest_placements(self) -> dict[int, Place]:
        return {kingdom: placements[-1] for kingdom, placements in self.placements.items()}

    @property
    def can_take_back(self) -> bool:
        """Whether the latest move of the current turn can be taken back. A forced move would be made again at once."""
        if not self.moves or not self.is_playing:
            return False
        latest = self.moves[-1]
        return not latest.ends_turn and not latest.is_forced

    @property
    def current_turn(self) -> PlayedTurn:
        """The moves of the current turn so far; empty if nobody has a turn."""
        latest = self.turns[-1] if self.turns else ()
        return latest if latest and self.state.is_same_turn(latest[-1].before) else ()

    @cached_property
    def turns(self) -> tuple[PlayedTurn, ...]:
        """The moves of each turn, including the current turn; moves of chance belong to no turn."""
        return group_turns(self.moves)

    def latest_turn_of(self, seat: int) -> PlayedTurn:
        """Return the moves of the latest finished turn of a seat; empty if the seat has finished no turn."""
        return next((turn for turn in reversed(self.turns) if turn[0].seat == seat and turn[-1].ends_turn), ())

    def turns_in_a_row(self, seat: int) -> tuple[PlayedTurn, ...]:
        """Return the latest finished turns of a seat, without a choice of another seat between the turns."""
        ended = [turn for turn in self.turns if turn[-1].ends_turn]
        since = dropwhile(lambda turn: turn[0].seat != seat, reversed(ended))
        row = takewhile(lambda turn: turn[0].seat == seat or all(each.is_forced for each in turn), since)
        return tuple(turn for turn in reversed([*row]) if turn[0].seat == seat)

    @cached_property
    def latest_turn(self) -> PlayedTurn:
        """The latest finished turn with a choice; empty if something new has been revealed since.

        Chance, and decisions of people or computer players, reveal something new. Forced moves reveal nothing, so turns
        without a choice are skipped.
        """
        latest = next((each for each in reversed(self.moves) if not each.is_forced), None)
        if not self.is_playing or latest is None or self.state.is_same_turn(latest.before):
            return ()
        return next((turn for turn in reversed(self.turns) if latest in turn), ())


def group_turns(moves: Iterable[PlayedMove]) -> tuple[PlayedTurn, ...]:
    """Return the moves of each turn; moves of chance belong to no turn."""
    # The key separates turns as `State.is_same_turn` does.
    groups = groupby(moves, key=lambda each: (each.seat, each.before.turns))
    return tuple(tuple(group) for (seat, _), group in groups if seat)


def is_decided(turn: PlayedTurn, user_id: int | None) -> bool:
    return any(each.chosen_by == user_id and not each.is_forced for each in turn)


def is_made_for_player(turn: PlayedTurn) -> bool:
    """Return whether a turn placed a domino, every move was the only legal move, and no person chose any move."""
    places = any(isinstance(each.move, Place) for each in turn)
    return places and all(each.is_forced and not each.chosen_by for each in turn)


def _start_of_action(log: Sequence[Entry], ply: int) -> int:
    """Return the ply of the first entry of the action that wrote the entry at `ply`."""
    # Only the first entry of an action has the id of the interaction.
    return next((entry.ply for entry in reversed(log[: ply + 1]) if entry.interaction_id is not None), 0)


def game_record(table: Table, revealed: Permutation | None = None) -> Record:
    """Return the record of the public moves, up to the end of the latest turn.

    A record contains no hidden order, so a record can be shown safely during the game. Undone moves are left out. With
    the permutation `revealed` (`Tables.revealed`), everybody can check the deal.
    """
    public = table.until(table.public_ply)
    moves = [played.move for played in public.moves]
    tags = _tags(table.game) | (revealed.tags if revealed else {})
    return Record.of(table.variant, public.state.players, moves, **tags)


def _tags(game: Game) -> dict[str, str]:
    """Return the additional tags of the record: date, status and players."""
    day = datetime.fromtimestamp(time_of(game), UTC).date()
    names = {f"Player{seat.number}": seat.name for seat in game.seats}
    levels = {f"Level{seat.number}": seat.computer for seat in game.seats if seat.computer}
    return {"Game": str(game.id), "Date": day.isoformat(), "Status": game.status.value, **names, **levels}


def time_of(game: Game) -> int:
    """Return the time of the game's end, or else of the game's latest move, in Unix seconds."""
    return game.times.ended_at or game.times.moved_at or 0
