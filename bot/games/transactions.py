"""The transaction of a turn: everything that is written together when somebody moves, one step after the other.

A turn is prepared from the table as it was read, outside of any lock. Storage then locks the game, refuses an
interaction that has written before (AlreadyDone), carries out `commit`, and appends the entries at the ply that they
were made for (StaleGame if somebody was faster). All of it is written, or nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.games.announcement import note_position
from bot.games.changes import finish_game, require_plans, require_playing, start_game, with_plans
from bot.games.game import Entry, Game, log_entries
from bot.games.models import Actor, Seat
from bot.games.pace import reminder_after_move
from bot.games.plan import after_unplanned, without_past_plans
from bot.games.proposals import redraw_requests
from bot.games.refusals import StaleGame
from bot.games.seats import end_own_absence
from bot.games.table import Table
from bot.games.turn import Decision, RngFor, automatic_moves
from engine.state import State
from engine.variants import Variant


@dataclass(frozen=True)
class PreparedTurn:
    """Moves that are about to be written.

    `before` is the table as it was read, `after` the table with the new entries. `seat` is the number of the seat that
    moves, None for nobody's. `plans` are the seats with the plans that are left; None if nothing follows by itself, so
    that no plan matters.
    """

    before: Table
    after: Table
    entries: tuple[Entry, ...]
    actor: Actor
    at: int
    seat: int | None
    plans: tuple[Seat, ...] | None = None


def prepare(
    table: Table, decision: Decision, actor: Actor, at: int, auto_playing: Collection[int], rng_for: RngFor
) -> PreparedTurn:
    """Add to the decided moves what follows them by itself: chance, plans, and turns without a choice.

    It goes into the same transaction: nobody may see the table between a move and what chance or a plan adds to it.
    """
    seat = decision.seat_in(table)
    if decision.state is None:
        entries = log_entries(table.ply, decision.texts, actor, at)
        return PreparedTurn(table, table.extended(table.game, entries), entries, actor, at, seat)
    # Whoever has a turn undone knows of it, even if another person was the last to approve.
    mover = table.seat(seat).user_id if seat and decision.is_undo else actor.user_id
    seats = after_unplanned(table.game.seats, seat, mover)
    followed, end = automatic_moves(decision.state, seats, auto_playing, rng_for)
    entries = log_entries(table.ply, decision.texts, actor, at, followed)
    plans = without_past_plans(seats, end)
    return PreparedTurn(table, table.extended(table.game, entries), entries, actor, at, seat, plans)


def prepare_start(
    lobby: Game, seats: Sequence[Seat], actor: Actor, at: int, auto_playing: Collection[int], rng_for: RngFor
) -> PreparedTurn:
    """Deal the first line of a lobby with these seats, and let what follows by itself follow."""
    variant = Variant.parse(lobby.options.variant).newest
    state = State.start(variant, len(seats))
    moves, _ = automatic_moves(state, seats, auto_playing, rng_for)
    dealt = Table.of(replace(lobby, seats=tuple(seats), rules=variant.rules))
    starter = dealt.game.seat_of(actor.user_id)
    entries = log_entries(0, [each.text for each in moves], actor, at)
    seat = starter.number if starter else None
    return PreparedTurn(dealt, dealt.extended(dealt.game, entries), entries, actor, at, seat)


def commit(game: Game, turn: PreparedTurn) -> Game:
    """Return the locked game after the turn.

    Raises StaleGame if somebody else has the seat by now, or PlansChanged if other moves may have to follow.
    """
    # The player is checked before the plans: what follows is never worked out again for somebody else.
    require_same_player(game, turn)
    changed = game
    if turn.plans is not None:
        require_plans(game, turn.before.game.seats)
        changed = with_plans(changed, turn.plans)
    if turn.after.state.is_over:
        changed = finish_game(changed, turn.after.state, turn.at)
    return _recorded(changed, game, turn)


def commit_start(game: Game, lobby: Game, turn: PreparedTurn) -> Game:
    """Return the locked lobby as a running game. Raises WrongStatus, or Refusal if it is not `lobby` any more."""
    return _recorded(start_game(game, lobby, turn.before.game.seats, turn.before.game.rules), game, turn)


def _recorded(game: Game, before: Game, turn: PreparedTurn) -> Game:
    """Record that the person is there, and what the moves lead to."""
    changed = end_own_absence(game, turn.seat, turn.actor)
    changed = note_position(changed, turn.after.public_ply, turn.after.acting_seat)
    return after_moves(changed, before)


def after_moves(game: Game, before: Game) -> Game:
    """End what moves end: approvals of undoing the turn before them, and reminders of a turn that is over."""
    ended = replace(game, undo_approvals=0, reminder=reminder_after_move(before, game))
    return redraw_requests(ended, before)


def require_same_player(game: Game, turn: PreparedTurn) -> None:
    """Check that the player whose moves these are has the seat as when the table was read.

    A seat changes hands without a move. It also does when its person comes back from an absence while somebody else
    decides for them.
    """
    seats, was = require_playing(game).seats, turn.before
    if turn.seat and _player(seats[turn.seat - 1], turn.actor) != _player(was.seat(turn.seat), turn.actor):
        raise StaleGame(game.id, was.ply, game.ply)


def _player(seat: Seat, actor: Actor) -> tuple[int | None, str | None, bool]:
    return seat.user_id, seat.computer, seat.is_absent and seat.user_id != actor.user_id
