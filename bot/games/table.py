"""A table: the game, its log, and the position that the log leads to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from itertools import dropwhile, groupby, takewhile
from typing import TypeAlias

from cachetools import LRUCache

from bot.games.game import Actor, Entry, Game, Seat, Status
from bot.games.refusals import NotPlaying, Refusal, StaleGame, not_your_turn, unseated
from engine.moves import Discard, Move, Place
from engine.records import Record
from engine.state import State
from engine.variants import Variant

UNDO_ENTRY = "<<"
"""The entry of a log that undoes the latest move that still counts. The log itself only ever grows."""


@dataclass(frozen=True)
class PlayedMove:
    """A move: its place in the log, the positions before and after, and the user who chose it, if a person did.

    A planned move was chosen before the turn came, a late one by a computer player in place of its player.
    """

    ply: int
    move: Move
    before: State
    after: State
    chosen_by: int | None = None
    planned: bool = False
    late: bool = False

    @property
    def is_automatic(self) -> bool:
        """Whether it was made for its player when the turn came."""
        return self.planned or not self.chosen_by

    @property
    def ends_turn(self) -> bool:
        """Whether another turn, or chance, or the end of the game comes next."""
        return self.before.is_chance or not self.after.is_same_turn(self.before)

    @property
    def seat(self) -> int | None:
        """Whose move it was; None for chance."""
        return None if self.before.is_chance else self.before.king.seat

    @cached_property
    def is_forced(self) -> bool:
        """Whether it was the only legal move of a player, and so revealed nothing new."""
        return not self.before.is_chance and len(self.before.legal_moves()) == 1


PlayedTurn: TypeAlias = tuple[PlayedMove, ...]
"""The moves of one turn in the order in which they were made."""


@dataclass(frozen=True)
class UndoneTurn:
    """An undone turn: where in the log it was undone, and the seat whose turn it was."""

    ply: int
    seat: int


@dataclass(frozen=True)
class Table:
    """A game with the moves that count.

    `log` holds every entry, undone moves and the undoing entries included; `ply` is how many they are. `left_out` are
    later moves that count as well, in a table that shows an earlier position. One that is not `is_readable` has a
    log that does not fit the rules, and no position: it can be cancelled and left, and no more.
    """

    game: Game
    ply: int
    start: State
    moves: tuple[PlayedMove, ...] = ()
    undone_turns: tuple[UndoneTurn, ...] = ()
    log: tuple[Entry, ...] = ()
    left_out: tuple[PlayedMove, ...] = ()
    is_readable: bool = True

    @classmethod
    def of(cls, game: Game) -> Table:
        """Return the table before the first move; a lobby with too few players is shown as if just enough had come."""
        variant = Variant.parse(game.options.variant).with_rules(game.rules)
        players = next((n for n in sorted(variant.formats) if n >= len(game.seats)), max(variant.formats))
        return cls(game, 0, State.start(variant, players))

    @classmethod
    def unreadable(cls, game: Game) -> Table:
        """Return the table of a game whose log, or whose variant, does not fit the rules."""
        return cls(game, game.ply, State.start("kd", 2), is_readable=False)

    def extended(self, game: Game, entries: Iterable[Entry]) -> Table:
        """Add the entries that were written since, and the game as it is now."""
        moves, undone_turns, log = list(self.moves), list(self.undone_turns), (*self.log, *entries)
        for entry in log[len(self.log) :]:
            if entry.text == UNDO_ENTRY:
                undone = moves.pop()
                # Others have not seen a placement within a turn, so its undoing is not shown to them.
                if undone.seat and undone.ends_turn:
                    # An action that undoes a turn also undoes forced turns after it, which were not asked for.
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
        """Return the table with the game as it is now, without new moves."""
        if self.ply or not self.is_readable:
            return replace(self, game=game)
        # The first position depends on the options and the number of seats.
        return Table.of(game)

    @property
    def state(self) -> State:
        return self.moves[-1].after if self.moves else self.start

    @property
    def variant(self) -> Variant:
        return self.start.variant

    @property
    def asking(self) -> Table:
        """The table as it is when the player to move is asked: with the moves that began their turn by themselves.

        A public message shows a turn from its beginning, when a plan or the only move may have placed the domino
        already; what its player has done since is not shown.
        """
        made = takewhile(lambda each: each.is_automatic and each.after.is_same_turn(self.state), self.left_out)
        return replace(self, moves=(*self.moves, *made), left_out=())

    @property
    def is_playing(self) -> bool:
        return self.game.status is Status.PLAYING and self.is_readable

    @property
    def is_deserted(self) -> bool:
        """Whether a running game waits because no person is present: computer players alone do not play on."""
        return self.is_playing and not self.game.present

    @property
    def acting_seat(self) -> int | None:
        """The number of the seat whose turn it is by the rules, also in a game that was cancelled; None if nobody's."""
        return self.state.king.seat if self.state.turns else None

    @property
    def acting(self) -> Seat | None:
        return self.seat(self.acting_seat) if self.is_playing and self.acting_seat else None

    @property
    def acting_computer(self) -> str | None:
        """The computer player whose move it is, also in place of a person who is absent; None if it is a person's."""
        return self.game.computer_of(self.acting) if self.acting else None

    def awaits(self, user_id: int | None) -> bool:
        """Return whether it is this person's turn; a seat whose moves a computer player makes awaits nobody."""
        acting = self.acting
        return acting is not None and not acting.is_computer and user_id is not None and acting.user_id == user_id

    def require_readable(self) -> Table:
        """Return the table as it is, if its log fits the rules."""
        if not self.is_readable:
            raise Refusal("error-unreadable-game")
        return self

    def require_current(self, ply: int | None) -> None:
        """Check that the game is on and at `ply`, None for any. Raises NotPlaying or StaleGame."""
        if not self.require_readable().is_playing:
            raise NotPlaying(self.game)
        if ply is not None and ply != self.ply:
            raise StaleGame

    def require_turn(self, ply: int | None) -> None:
        """Check that the game is on and that its turn was at `ply`, None for any. Raises NotPlaying or StaleGame."""
        self.require_current(None if ply is not None and self.game.is_of_turn(ply) else ply)

    def require_may_move(self, ply: int | None, actor: Actor) -> None:
        """Check that the actor may move at `ply`, None for now. Raises NotPlaying, StaleGame, or as `refusal` says."""
        self.require_current(ply)
        if not self.awaits(actor.user_id):
            raise self.refusal(actor)

    def refusal(self, actor: Actor) -> Refusal:
        """Return why the actor may not move now: as `unseated` if they do not play here, else Refusal."""
        plays = self.game.played_by(actor.user_id) is not None
        return not_your_turn(self.acting) if plays else unseated(self.game, actor)

    def seat(self, number: int) -> Seat:
        """Return the seat of that number, which counts from 1."""
        return self.game.seats[number - 1]

    def name_of(self, number: int) -> str:
        return self.seat(number).name

    @cached_property
    def public_ply(self) -> int:
        """How many entries the public message has to show: up to the end of the latest turn, and what followed it.

        That is what chance added, and a forced discard, which begins the next turn and cannot be taken back.
        """
        ends = [played.ply + 1 for played in self.moves if played.ends_turn or isinstance(played.move, Discard)]
        return max([0, *ends, *(undone.ply + 1 for undone in self.undone_turns)])

    def since(self, ply: int) -> tuple[PlayedMove, ...]:
        """Return the moves from that place in the log on."""
        return tuple(played for played in self.moves if played.ply >= ply)

    def until(self, ply: int) -> Table:
        """Return the table after the first `ply` entries of its log, without the moves that have been undone since."""
        moves = tuple(played for played in self.moves if played.ply < ply)
        undone_turns = tuple(undone for undone in self.undone_turns if undone.ply < ply)
        left_out = (*self.since(ply), *self.left_out)
        log = self.log[: max(ply, 0)]
        return replace(self, ply=ply, moves=moves, undone_turns=undone_turns, log=log, left_out=left_out)

    def as_shown(self, ply: int) -> Table:
        """Return the table as it was after `ply` entries of its log, with the moves that have been undone since."""
        if any(entry.text == UNDO_ENTRY for entry in self.log[max(ply, 0) :]):
            # Undone moves are no longer among `moves`, so the log is replayed up to there.
            return Table.of(self.game).extended(self.game, self.log[: max(ply, 0)])
        return self.until(ply)

    @cached_property
    def placements(self) -> Mapping[int, Sequence[Place]]:
        """The placements in each kingdom that has any, in their order, by the kingdom's index."""
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
        """Whether the latest move of the turn under way can be taken back; a forced discard would be made again."""
        if not self.moves or not self.is_playing:
            return False
        latest = self.moves[-1]
        return not latest.ends_turn and not isinstance(latest.move, Discard)

    @property
    def current_turn(self) -> PlayedTurn:
        """The moves made so far in the turn under way; empty if it is nobody's turn."""
        latest = self.turns[-1] if self.turns else ()
        return latest if latest and self.state.is_same_turn(latest[-1].before) else ()

    @cached_property
    def turns(self) -> tuple[PlayedTurn, ...]:
        """The moves of each turn, of the one under way too; what chance brings belongs to none."""
        return group_turns(self.moves)

    def latest_turn_of(self, seat: int) -> PlayedTurn:
        """Return the moves of the latest turn of a seat that has ended; empty if there is none."""
        return next((turn for turn in reversed(self.turns) if turn[0].seat == seat and turn[-1].ends_turn), ())

    def turns_in_a_row(self, seat: int) -> tuple[PlayedTurn, ...]:
        """Return the latest turns of a seat that have ended, as far as nobody else had a choice between them."""
        ended = [turn for turn in self.turns if turn[-1].ends_turn]
        since = dropwhile(lambda turn: turn[0].seat != seat, reversed(ended))
        row = takewhile(lambda turn: turn[0].seat == seat or all(each.is_forced for each in turn), since)
        return tuple(turn for turn in reversed([*row]) if turn[0].seat == seat)

    @cached_property
    def latest_turn(self) -> PlayedTurn:
        """The moves of the turn that ended last, if nothing new has been revealed since; otherwise empty.

        Chance moves, and decisions of people or computer players, reveal something new. Forced moves do not, so turns
        without a choice are skipped.
        """
        latest = next((each for each in reversed(self.moves) if not each.is_forced), None)
        if not self.is_playing or latest is None or self.state.is_same_turn(latest.before):
            return ()
        return next((turn for turn in reversed(self.turns) if latest in turn), ())

    @property
    def is_undo_requested(self) -> bool:
        return any(self.game.undo_approvals >> (played.seat or 0) & 1 for played in self.latest_turn)

    @property
    def is_undo_agreed(self) -> bool:
        """Whether the latest turn must be undone: its player has asked for it, and no decision is missing."""
        return bool(self.game.undo_approvals) and self.is_undo_requested and not self.game.undecided_on_undo

    @cached_property
    def turn_starts(self) -> tuple[int, ...]:
        """The ply at which each turn starts, then the ply at which the game ends: the steps of the history."""
        return tuple(played.ply + 1 for played in self.moves if played.ends_turn and not played.after.is_chance)


def group_turns(moves: Iterable[PlayedMove]) -> tuple[PlayedTurn, ...]:
    """Return the moves of each turn; what chance brings belongs to none."""
    # As in `State.is_same_turn`.
    groups = groupby(moves, key=lambda each: (each.seat, each.before.turns))
    return tuple(tuple(group) for (seat, _), group in groups if seat)


def is_made_for_player(turn: PlayedTurn) -> bool:
    """Return whether a turn placed a domino, each of its moves was the only one, and nobody was asked for any."""
    places = any(isinstance(each.move, Place) for each in turn)
    return places and all(each.is_forced and not each.chosen_by for each in turn)


def _start_of_action(log: Sequence[Entry], ply: int) -> int:
    """Return the ply of the first entry of the action that wrote the entry at `ply`."""
    # Only the first row of an action bears the id of its interaction.
    return next((entry.ply for entry in reversed(log[: ply + 1]) if entry.interaction_id is not None), 0)


MOVES_KEPT = 64_000
"""Moves of the tables in memory; one takes 1.2 kB (Kingdomino of two) to 1.5 kB (the Royal Wedding of eight)."""


class TableCache:
    """The tables of live games that were used last.

    Storage stays the truth: the log of a game only grows, and what a table lacks is read by its ply.
    """

    def __init__(self, moves: int = MOVES_KEPT) -> None:
        self._tables = LRUCache[int, Table](moves, getsizeof=lambda table: len(table.moves) + 1)

    def get(self, game_id: int) -> Table | None:
        """Return the table as it was cached last; None if it is not cached."""
        return self._tables.get(game_id)

    def keep(self, table: Table) -> Table:
        """Keep the table while its game is live, unless a newer one is cached; return it."""
        # Only live games are asked for again and again.
        if not table.game.is_live:
            self.drop(table.game.id)
        elif (cached := self.get(table.game.id)) is None or cached.game.versions <= table.game.versions:
            self._tables[table.game.id] = table
        return table

    def drop(self, game_id: int) -> None:
        self._tables.pop(game_id, None)

    def forget(self, user_id: int) -> None:
        """Forget the tables that have the id of the person, in their logs also those at which they play no longer."""
        for game_id, table in list(self._tables.items()):
            if table.game.seat_of(user_id) or any(entry.user_id == user_id for entry in table.log):
                del self._tables[game_id]


def game_record(table: Table) -> Record:
    """Return the record of the public part of the game: its moves up to the end of the latest turn.

    A record contains no hidden order, so it is safe to show during the game. Moves that were taken back are not in it.
    """
    public = table.until(table.public_ply)
    moves = [played.move for played in public.moves]
    return Record.of(table.variant, public.state.players, moves, **_tags(table.game))


def _tags(game: Game) -> dict[str, str]:
    """Return the additional tags of the record: date, status and players."""
    day = datetime.fromtimestamp(time_of(game), UTC).date()
    names = {f"Player{seat.number}": seat.name for seat in game.seats}
    return {"Game": str(game.id), "Date": day.isoformat(), "Status": game.status.value, **names}


def time_of(game: Game) -> int:
    """Return when the game ended, or when its latest move was made, in Unix seconds."""
    return game.ended_at or game.moved_at or 0
