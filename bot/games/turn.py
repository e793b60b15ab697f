"""Turns: what people plan and decide, the moves that follow by themselves, and what they change.

A plan is what somebody has in mind for a turn to come, and no move. It covers one round, and is carried out move by
move from the moment when the turn comes, as far as the rules allow it: the moves that it has for the domino, then the
first of its wishes that is still free.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, Self, TypeAlias

from bot.games.deadlines import reminder_after_move
from bot.games.game import Actor, FollowingMove, Game, Seat, Status, log_entries
from bot.games.proposals import UNDO, find, redraw_requests, undecided
from bot.games.publication import note_position
from bot.games.refusals import PlanRefused, Refusal, WrongStatus
from bot.games.seats import (
    DROPPED,
    drop_plan,
    end_own_absence,
    require_person,
    require_playing,
    with_name_of,
)
from bot.games.table import UNDO_ENTRY, Table
from engine.dominoes import Domino
from engine.errors import NotationError, Reason
from engine.moves import Discard, Move, Pick, Place
from engine.position import NO_LINE, Turn
from engine.state import IllegalMove, State
from engine.variants import Variant


@dataclass(frozen=True)
class Plan:
    """A plan for a round: moves in the order of play, without the choices, and the wished choices, the dearest first.

    Its text is the round and then the moves: "5 12@g8e >38 >41".
    """

    round: int
    moves: tuple[Move, ...] = ()
    wishes: tuple[Pick, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a plan. Raises NotationError."""
        number, *texts = text.split(" ")
        if not re.fullmatch(r"\d{1,3}", number, re.ASCII):
            raise NotationError("a plan begins with the number of its round", text)
        moves = [Move.parse(each) for each in texts]
        wishes = dict.fromkeys(move for move in moves if isinstance(move, Pick))
        return cls(int(number), tuple(move for move in moves if not isinstance(move, Pick)), tuple(wishes))

    def __str__(self) -> str:
        return " ".join(map(str, (self.round, *self.moves, *self.wishes)))

    @property
    def is_empty(self) -> bool:
        return not self.moves and not self.wishes

    def moves_for(self, domino: Domino | None) -> tuple[Move, ...]:
        """Return the moves of the turn in which that domino is placed or discarded."""
        found, placed = list[Move](), None
        for move in self.moves:
            placed = move.domino if isinstance(move, Place | Discard) else placed
            found += [move] if placed and placed is domino else []
        return tuple(found)


@dataclass(frozen=True)
class ImaginedTurn:
    """A turn as if it were there already: the position at its start, and the planned moves, all of them legal."""

    start: State
    moves: tuple[Move, ...] = ()

    @property
    def end(self) -> State:
        """The position after the planned moves."""
        state = self.start
        for move in self.moves:
            state = state.play(move)
        return state


def plan_of(seat: Seat) -> Plan | None:
    """Return the stored plan of the person on the seat; None if there is none, or if it was dropped."""
    return Plan.parse(seat.plan) if seat.plan and seat.plan != DROPPED else None


def open_turns(state: State, seat: int) -> tuple[Turn, ...]:
    """Return the turns that a seat can plan: those left to it in this round, else its turns of the next."""
    left = tuple(turn for turn in state.turns if turn.king.seat == seat)
    return left or tuple(turn for turn in state.next_line.turns() if turn.king.seat == seat)


def round_to_plan(state: State, seat: int) -> int | None:
    """Return the round of the seat's next turn, 0 for the first choice; None if it has no turn any more."""
    turns = open_turns(state, seat)
    return state.round + (turns[0] not in state.turns) if turns else None


def is_outdated(plan: Plan, state: State, seat: int) -> bool:
    following = round_to_plan(state, seat)
    return following is None or plan.round < following


def planned_moves(state: State, plan: Plan) -> tuple[Move, ...]:
    """Return the moves that a plan makes for the player to act, until it has none or the next one is not legal.

    Nothing follows a move that is not legal, and so nothing follows another placement than the planned one.
    """
    if state.round != plan.round:
        return ()
    wanted = plan.moves_for(state.domino)
    moves = _legal_part(state, wanted)
    after = ImaginedTurn(state, moves).end
    return (*moves, *_wish(after, plan)) if moves == wanted and after.is_same_turn(state) else moves


def _wish(state: State, plan: Plan) -> tuple[Move, ...]:
    legal = state.legal_moves()
    return tuple(wish for wish in plan.wishes if wish in legal)[:1]


# ---- the plans of seats


def after_unplanned(seats: Sequence[Seat], number: int | None, user_id: int | None) -> tuple[Seat, ...]:
    """Drop the plan of a seat after moves that were not in it.

    `user_id` is who made them. If that is not the player of the seat, a mark is left that the plan was dropped.
    """
    return tuple(drop_plan(seat, is_known=seat.user_id == user_id) if seat.number == number else seat for seat in seats)


def without_past_plans(seats: Sequence[Seat], state: State) -> tuple[Seat, ...]:
    """Drop the plans whose turns are over, and all of them at the end of the game."""

    def is_over(seat: Seat) -> bool:
        plan = plan_of(seat)
        return is_outdated(plan, state, seat.number) if plan else state.is_over

    return tuple(replace(seat, plan=None) if is_over(seat) else seat for seat in seats)


def waits_only_for(table: Table, seat: Seat) -> bool:
    """Return whether everybody else has moved in this round or planned it: the table waits for this seat alone.

    Computer players do not count, as they move at once.
    """
    others = (turn for turn in table.state.turns if turn.king.seat != seat.number)
    return len(table.game.people) > 1 and all(_is_planned(table, turn) for turn in others)


def _is_planned(table: Table, turn: Turn) -> bool:
    """Return whether a turn of this round needs no person: a computer player or a complete plan makes it."""
    seat = table.seat(turn.king.seat)
    if table.game.computer_of(seat) is not None:
        return True
    plan = plan_of(seat)
    if plan is None or plan.round != table.state.round:
        return False
    # Each of their turns takes a domino of the next line, if there is one.
    line = table.state.next_line
    choices = [each for each in table.state.turns if each.king == turn.king] if line.dominoes else []
    wishes = [wish for wish in plan.wishes if wish.domino in line.free]
    return len(wishes) >= len(choices) and (turn.domino is None or bool(plan.moves_for(turn.domino)))


# ---- planning


def imagine(state: State, seat: int, plan: Plan) -> tuple[ImaginedTurn, ...]:
    """Return the turns of the plan's seat one after the other, up to the first for which nothing is planned.

    Of the next round only the placement can be planned: the lines and all that is turned up with them are unknown.
    """
    imagined, is_next_round = list[ImaginedTurn](), round_to_plan(state, seat) != state.round
    for turn in open_turns(state, seat):
        start = _as_if_on_turn(state, turn)
        moves = _legal_part(start, plan.moves_for(turn.domino))
        imagined.append(ImaginedTurn(start, moves[:1] if is_next_round else moves))
        if not moves:
            break
        state = imagined[-1].end
    return tuple(imagined)


def possible_part(state: State, seat: int, plan: Plan) -> Plan | None:
    """Return the part of a plan that is possible in a position; None if the seat has no turn any more."""
    number = round_to_plan(state, seat)
    if number is None:
        return None
    if plan.round != number:
        return Plan(number)
    moves = tuple(move for turn in imagine(state, seat, plan) for move in turn.moves)
    free = state.next_line.free if number == state.round else ()
    return Plan(number, moves, tuple(wish for wish in plan.wishes if wish.domino in free))


def _as_if_on_turn(state: State, turn: Turn) -> State:
    """Return the position with that turn before all others."""
    components = tuple(each.next_turn() for each in state.components)
    if turn in state.turns:
        others = list(state.turns)
        others.remove(turn)
        return state.replace(turns=(turn, *others), step_index=0, components=components)
    # Without a line to choose from, another one would be dealt first; after the last there is none.
    is_last = state.lines_dealt == state.format.rounds
    line = NO_LINE if is_last else state.next_line
    return state.replace(turns=(turn,), step_index=0, components=components, next_line=line)


def _legal_part(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    after, legal = state, list[Move]()
    for move in moves:
        if not after.is_same_turn(state) or move not in after.legal_moves():
            break
        legal.append(move)
        after = after.play(move)
    return tuple(legal)


# ---- decisions


@dataclass(frozen=True)
class Decision:
    """Moves to be written, and the position after them; None if no automatic moves may follow."""

    texts: tuple[str, ...]
    state: State | None

    def seat_in(self, table: Table) -> int | None:
        return self.state.king.seat if self.state and self.is_undo else table.acting_seat

    @property
    def is_undo(self) -> bool:
        return UNDO_ENTRY in self.texts


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


def decide_take_back(table: Table, ply: int | None, actor: Actor) -> Decision:
    """Take back the latest move of the turn under way. Raises as `Table.require_may_move`."""
    table.require_may_move(ply, actor)
    if not table.can_take_back:
        raise Refusal("error-nothing-to-undo", why="no-move", name="")
    return Decision((UNDO_ENTRY,), None)


def decide_agreed(table: Table) -> Decision | None:
    """Undo the latest turn, and the forced moves after it, if everybody agrees; None if not."""
    proposal = find(table.game, UNDO, str(table.ply))
    if proposal is None or undecided(table.game, proposal):
        return None
    first = table.latest_turn[0]
    return Decision((UNDO_ENTRY,) * len(table.since(first.ply)), first.before)


def require_plan(table: Table, plan: Plan, actor: Actor) -> Seat:
    """Return the actor's seat if the plan can be stored there.

    Raises PlanRefused if a move of it is impossible, if it is empty, or if its turn has come.
    """
    table.require_current(None)
    seat = require_person(table.game, actor)
    if table.awaits(actor.user_id) or plan.is_empty or possible_part(table.state, seat.number, plan) != plan:
        raise PlanRefused
    return seat


def keep_plan(game: Game, actor: Actor, at: int, seat: Seat, plan: Plan) -> Game:
    return _with_plan(game, seat.number, str(plan))


def drop_own_plan(game: Game, actor: Actor, at: int) -> Game:
    return _with_plan(game, require_person(require_playing(game), actor).number, None)


def _with_plan(game: Game, number: int, text: str | None) -> Game:
    seats = tuple(replace(seat, plan=text) if seat.number == number else seat for seat in game.seats)
    return replace(game, seats=seats)


# ---- what follows by itself


def automatic_moves(
    state: State, seats: Sequence[Seat], auto_playing: Collection[int], rng_for: RngFor
) -> tuple[list[FollowingMove], State]:
    """Return the moves that need no decision, and the position after them.

    `auto_playing` are the users whose only legal move is made for them, as it always is for computer players.
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
    """Return whether the only legal move is not worth a notification: a discard, or the last first choice."""
    return isinstance(only, Discard) or (isinstance(only, Pick) and state.domino is None)


RngFor: TypeAlias = Callable[[object], Random]
"""Returns the generator for an occasion, which its text names, such as drawing the teams or a line that is dealt."""

SEATS: Final = "seats"
"""The occasion on which teams are drawn."""


def draw_occasion(state: State) -> str:
    """Name the next draw by its kind and the round, independent of the moves before it.

    The name is unique in a game, so that no draw reveals anything about another.

    >>> from engine.moves import Move
    >>> start = State.start("kd", 2)
    >>> draw_occasion(start), draw_occasion(start.play(Move.parse("#1221")))
    ('Order 0', 'Deal 0')
    """
    assert state.chance_kind
    return f"{state.chance_kind.__name__} {state.round}"


# ---- what a turn changes


def make_turn(
    table: Table, decision: Decision, actor: Actor, at: int, auto_playing: Collection[int], rng_for: RngFor
) -> Table:
    """Return the table after the decided moves and the moves that follow by themselves.

    Chance, plans, and turns without a choice follow. They are written with the decided moves: the table must not be
    visible in between.
    """
    before, seat, followed = table.game, decision.seat_in(table), list[FollowingMove]()
    game = before
    if decision.state is not None:
        # The person who asked to undo a turn knows of it, even if another person was the last to approve.
        mover = table.seat(seat).user_id if seat and decision.is_undo else actor.user_id
        seats = after_unplanned(before.seats, seat, mover)
        followed, end = automatic_moves(decision.state, seats, auto_playing, rng_for)
        game = replace(before, seats=without_past_plans(seats, end))
    played = table.extended(game, log_entries(table.ply, decision.texts, actor, at, followed))
    if played.state.is_over:
        played = replace(played, game=finish_game(game, played.state, at))
    return _recorded(played, before, seat, actor, at)


def begin(
    lobby: Game, seats: Sequence[Seat], actor: Actor, at: int, auto_playing: Collection[int], rng_for: RngFor
) -> Table:
    """Start the lobby with its seats in this order: deal, and make the moves that follow. Raises WrongStatus."""
    game = start_game(lobby, seats, Variant.parse(lobby.options.variant).newest.rules)
    dealt = Table.of(game)
    moves, _ = automatic_moves(dealt.start, seats, auto_playing, rng_for)
    played = dealt.extended(game, log_entries(0, [each.text for each in moves], actor, at))
    starter = game.seat_of(actor.user_id)
    return _recorded(played, lobby, starter.number if starter else None, actor, at)


def _recorded(played: Table, before: Game, seat: int | None, actor: Actor, at: int) -> Table:
    """Record that the person on the seat is there, and what the moves lead to."""
    game = end_own_absence(with_name_of(played.game, actor), seat, actor)
    moved = note_position(game, played.public_ply, played.acting_seat)
    return replace(played, game=replace(after_moves(moved, before), ply=played.ply, moved_at=at))


def after_moves(game: Game, before: Game) -> Game:
    """End what moves end: a pause, the proposal to undo the turn before, and reminders of a turn that is over."""
    proposals = tuple(each for each in game.proposals if each.kind != UNDO)
    ended = replace(game, proposals=proposals, paused_at=None, reminder=reminder_after_move(before, game))
    return redraw_requests(ended, before)


def start_game(lobby: Game, seats: Sequence[Seat], rules: int) -> Game:
    """Start the lobby with its seats in this order and that version of the rule tables. Raises WrongStatus."""
    if lobby.status is not Status.LOBBY:
        raise WrongStatus(lobby)
    # A series is named after its first game.
    series = lobby.series or (lobby.id if lobby.options.dynasty else None)
    return replace(lobby, seats=tuple(seats), invited=(), put_out=(), status=Status.PLAYING, series=series, rules=rules)


def finish_game(game: Game, state: State, at: int) -> Game:
    """End the game with the scores and places of its last position."""
    standings = {standing.kingdom: standing for standing in state.ranking()}
    ranked = [(seat, standings[state.kingdom_of(seat.number)]) for seat in game.seats]
    seats = tuple(replace(seat, score=standing.total, place=standing.place) for seat, standing in ranked)
    return replace(game, seats=seats, status=Status.OVER, ended_at=at)
