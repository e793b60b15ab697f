"""Turns: what people decide, what they plan, and the moves for which nobody is asked."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.games.changes import require_person, require_playing
from bot.games.game import FollowingMove, Game
from bot.games.models import Actor, Seat
from bot.games.plan import Plan, plan_of, planned_moves, possible_part, with_plan
from bot.games.refusals import NothingToUndo, PlanRefused, StaleGame
from bot.games.repositories import KeyValueStore
from bot.games.seats import find_seat
from bot.games.table import UNDO_ENTRY, Table
from engine.errors import Reason
from engine.moves import Discard, Move, Pick
from engine.state import State
from engine.steps import IllegalMove

if TYPE_CHECKING:
    from bot.games.tables import TableService


@dataclass(frozen=True)
class Decision:
    """Moves to be written, and the position after them; None if no automatic moves may follow."""

    texts: tuple[str, ...]
    state: State | None

    def seat_in(self, table: Table) -> int | None:
        """Return the seat whose moves these are, or whose turn is undone."""
        return self.state.king.seat if self.state and self.is_undo else table.acting_seat

    @property
    def is_undo(self) -> bool:
        """Whether this undoes moves."""
        return UNDO_ENTRY in self.texts


Decide: TypeAlias = Callable[[Table], Decision]
"""A pure function that decides on a table; it raises Refusal, IllegalMove or NotationError to refuse the request."""


def decide_moves(table: Table, ply: int | None, text: str, actor: Actor) -> Decision:
    """Make one or more moves of a turn at `ply`, None for now; `text` is their texts with spaces between them.

    Either all of them are made or none. Raises as `Table.require_may_move`, NotationError or IllegalMove.
    """
    table.require_may_move(ply, actor)
    moves, state = [Move.parse(each) for each in text.split(" ")], table.state
    for move in moves:
        # Behind the end of the turn somebody else would move.
        if not state.is_same_turn(table.state):
            raise IllegalMove(Reason.TOO_LATE, move, state)
        state = state.play(move)
    return Decision(tuple(map(str, moves)), state)


def decide_undo_move(table: Table, ply: int | None, actor: Actor) -> Decision:
    """Undo the latest move of the turn under way. Raises as `Table.require_may_move`, or NothingToUndo."""
    table.require_may_move(ply, actor)
    if not table.can_undo_move:
        raise NothingToUndo("no-move")
    return Decision((UNDO_ENTRY,), None)


def require_plan(table: Table, plan: Plan, actor: Actor) -> Seat:
    """Return the actor's seat if the plan can be kept there.

    Raises PlanRefused if it is not possible as it is, or empty, or if its turn has come.
    """
    table.require_current(None)
    seat = require_person(table.game, actor)
    if table.awaits(actor.user_id):
        raise PlanRefused
    if plan.is_empty or possible_part(table.state, seat.number, plan) != plan:
        raise PlanRefused
    return seat


def keep_plan(game: Game, actor: Actor, at: int, ply: int, seat: Seat, plan: Plan) -> Game:
    """Keep a plan that was checked for this seat at `ply`.

    Raises NotPlaying, or StaleGame if somebody has moved meanwhile, or taken the seat.
    """
    if (game.ply, find_seat(game, seat.number).user_id) != (ply, seat.user_id):
        raise StaleGame(game.id, ply, game.ply)
    return _with_plan(game, seat.number, str(plan))


def drop_own_plan(game: Game, actor: Actor, at: int) -> Game:
    """Drop the actor's plan, if there is one."""
    return _with_plan(game, require_person(require_playing(game), actor).number, None)


def _with_plan(game: Game, number: int, text: str | None) -> Game:
    seats = tuple(with_plan(seat, text) if seat.number == number else seat for seat in game.seats)
    return replace(game, seats=seats)


_ATTEMPTS: Final = 5
"""How often a plan is checked anew because somebody has moved meanwhile."""


class PlanService:
    """Keeps plans, also while others move."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def keep(self, game_id: int, plan: Plan, actor: Actor) -> Table:
        """Keep a plan in place of an earlier one. Raises as `require_plan`, and StaleGame if people move all the time.

        Under the lock of the game either the plan is there before the turn comes, and is carried out with the move
        before, or the turn has come and the plan is refused.
        """
        for _ in range(_ATTEMPTS - 1):
            try:
                return await self._keep(game_id, plan, actor)
            except StaleGame:
                continue
        return await self._keep(game_id, plan, actor)

    async def _keep(self, game_id: int, plan: Plan, actor: Actor) -> Table:
        table = await self._tables.table(game_id)
        seat = require_plan(table, plan, actor)
        return await self._tables.change(game_id, keep_plan, actor, table.ply, seat, plan)


def automatic_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng_for: RngFor
) -> tuple[list[FollowingMove], State]:
    """Return the moves for which nobody has to be asked, and the position after them.

    `auto_playing` are the users who have their only legal move made for them; computer players always have.
    """
    followed = list[FollowingMove]()
    while moves := _next_moves(state, seats, auto_playing, rng_for):
        for move, planner in moves:
            followed.append(FollowingMove(str(move), planner))
            state = state.play(move)
    return followed, state


def _next_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng_for: RngFor
) -> Sequence[tuple[Move, int | None]]:
    """Return the next moves, each with the user whose plan it is, if any; empty if somebody has to decide."""
    if state.is_chance:
        return [(state.chance(rng_for(draw_occasion(state))), None)]
    if state.is_over:
        return []
    seat = seats[state.king.seat - 1]
    plan = plan_of(seat)
    # A plan comes first, so that the log says of each move that it makes that it was planned.
    if plan and (planned := planned_moves(state, plan)):
        return [(move, seat.user_id) for move in planned]
    legal = state.legal_moves()
    is_automatic = seat.is_computer or seat.user_id in auto_playing
    if len(legal) == 1 and (is_automatic or _asks_nothing(state, legal[0])):
        return [(legal[0], None)]
    return []


def _asks_nothing(state: State, only: Move) -> bool:
    """Return whether nobody wants to be called for the only legal move: a discard, or the last first choice."""
    return isinstance(only, Discard) or (isinstance(only, Pick) and state.domino is None)


RngFor: TypeAlias = Callable[[str], Random]
"""Returns the generator for an occasion, such as the shuffle of the seats or a line that is dealt."""

SEATS: Final = "seats"
"""The occasion on which the seats are shuffled."""


_KEY: Final = "deal_secret"
"""Under which the store keeps what the shared deals are drawn from."""


def draw_occasion(state: State) -> str:
    """Name the draw that is due by its kind and the round, whatever was played before.

    No two draws of a game have the same name: nothing that one shows says anything about another.

    >>> from engine.moves import Move
    >>> start = State.start("kd", 2)
    >>> draw_occasion(start), draw_occasion(start.play(Move.parse("#1221")))
    ('Order 0', 'Deal 0')
    """
    assert state.chance_kind
    return f"{state.chance_kind.__name__} {state.round}"


class Dealer:
    """Hands out the generators that games draw from.

    Games of one deal draw the same on the same occasion: what is drawn follows from the name of the deal, the occasion,
    and a secret of this bot's database. So no order of dominoes is stored, and nobody can work out the next line from
    those that are known.
    """

    def __init__(self, rng: Random, store: KeyValueStore) -> None:
        self._rng = rng
        self._store = store
        self._secret: bytes | None = None

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return what the games of a deal draw from; None stands for a game that shares its deal with no other."""
        if deal is None:
            return lambda _: self._rng
        secret = self._secret = self._secret or await self._stored_secret()
        return lambda occasion: Random(hmac.digest(secret, f"{deal} {occasion}".encode(), "sha256"))  # noqa: S311 - the seed is a secret

    async def _stored_secret(self) -> bytes:
        return bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
