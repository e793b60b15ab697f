"""Turns: the start, plans, moves, undoing, automatic moves, and the effects of moves on the game.

A plan has a player's intended moves for one round; a plan is not a move. When the turn comes, its moves are made as far
as the rules allow: first the moves for the domino, then the first wished domino that is still free.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.games.advice import guided
from bot.games.channel import redraw
from bot.games.deadlines import reminder_after_move
from bot.games.draws import SEATS, Draws
from bot.games.game import Actor, FollowingMove, Game, Seat, Status, log_entries
from bot.games.kinds import lobby_look
from bot.games.lobby import require_start, seating, settled_lobby
from bot.games.outbox import Kind
from bot.games.people.person import Person
from bot.games.proposals import UNDO, find, settle, undecided
from bot.games.refusals import Refusal, StaleGame
from bot.games.rights import Right, seat_for
from bot.games.rows import add_row
from bot.games.seats import DROPPED, drop_plan, end_own_absence, is_solo, seek_at_home, with_host_told
from bot.games.table import UNDO_ENTRY, PlayedMove, PlayedTurn, Table, is_decided
from engine.dominoes import Domino
from engine.errors import NotationError, Reason
from engine.moves import Discard, Move, Pick, Place
from engine.position import NO_LINE, Turn
from engine.state import IllegalMove, State
from engine.variants import Variant


@dataclass(frozen=True)
class Plan:
    """A plan for a round, with the text form "5 12@g8e >38 >41": the round, then the moves."""

    round: int
    moves: tuple[Move, ...] = ()
    """The moves in the order of play, without choices of dominoes."""
    wishes: tuple[Pick, ...] = ()
    """The wished choices, the most wanted first."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse the text of a plan. Raises NotationError."""
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
        """Return the moves of the turn that places or discards the domino."""
        found, placed = list[Move](), None
        for move in self.moves:
            placed = move.domino if isinstance(move, Place | Discard) else placed
            found += [move] if placed and placed is domino else []
        return tuple(found)


@dataclass(frozen=True)
class ImaginedTurn:
    """A future turn as if the turn had come."""

    start: State
    """The position at the start of the turn."""
    moves: tuple[Move, ...] = ()
    """The planned moves, all of them legal."""

    @property
    def end(self) -> State:
        """The position after the planned moves."""
        state = self.start
        for move in self.moves:
            state = state.play(move)
        return state


def plan_of(seat: Seat) -> Plan | None:
    """Return the stored plan of the person on the seat; None without a plan, or after the plan was dropped."""
    return Plan.parse(seat.plan) if seat.plan and seat.plan != DROPPED else None


def open_turns(state: State, seat: int) -> tuple[Turn, ...]:
    """Return the turns that a seat can plan: its remaining turns of the round, or else its turns of the next round."""
    left = tuple(turn for turn in state.turns if turn.king.seat == seat)
    return left or tuple(turn for turn in state.next_line.turns() if turn.king.seat == seat)


def round_to_plan(state: State, seat: int) -> int | None:
    """Return the round of the seat's next turn, 0 for the first choice; None if the seat has no turn left."""
    turns = open_turns(state, seat)
    return state.round + (turns[0] not in state.turns) if turns else None


def is_outdated(plan: Plan, state: State, seat: int) -> bool:
    following = round_to_plan(state, seat)
    return following is None or plan.round < following


def planned_moves(state: State, plan: Plan) -> tuple[Move, ...]:
    """Return the planned moves of the player to act, up to the first move that is not legal.

    No move follows an illegal move, so no planned move follows a placement other than the planned placement.
    """
    if state.round != plan.round:
        return ()
    wanted = plan.moves_for(state.domino)
    moves = _legal_part(state, wanted)
    if moves == wanted:
        legal = ImaginedTurn(state, moves).end.legal_moves()
        return (*moves, *[wish for wish in plan.wishes if wish in legal][:1])
    return moves


# ---- the plans of seats


def after_unplanned(seats: Sequence[Seat], number: int | None, user_id: int | None) -> tuple[Seat, ...]:
    """Drop the plan of a seat after moves outside the plan.

    `user_id` is the person who made the moves. If another person plays on the seat, a mark records that the plan was
    dropped.
    """
    return tuple(drop_plan(seat, is_known=seat.user_id == user_id) if seat.number == number else seat for seat in seats)


def without_past_plans(seats: Sequence[Seat], state: State) -> tuple[Seat, ...]:
    """Drop the plans for past turns, and all plans at the end of the game."""

    def is_over(seat: Seat) -> bool:
        plan = plan_of(seat)
        return is_outdated(plan, state, seat.number) if plan else state.is_over

    return tuple(replace(seat, plan=None) if is_over(seat) else seat for seat in seats)


def waits_for_one(table: Table) -> bool:
    """Return whether the table waits only for the player to move: all others have moved or planned in this round.

    Computer players do not count, because computer players move at once.
    """
    others = (turn for turn in table.state.turns if turn.king.seat != table.acting_seat)
    return len(table.game.people) > 1 and all(_is_planned(table, turn) for turn in others)


def _is_planned(table: Table, turn: Turn) -> bool:
    """Return whether a turn of the round needs no person: a computer player or a complete plan makes the moves."""
    seat = table.seat(turn.king.seat)
    if table.game.computer_of(seat) is not None:
        return True
    plan = plan_of(seat)
    if plan is None or plan.round != table.state.round:
        return False
    # Each turn of the seat takes a domino of the next line, if there is a next line.
    line = table.state.next_line
    choices = [each for each in table.state.turns if each.king == turn.king] if line.dominoes else []
    wishes = [wish for wish in plan.wishes if wish.domino in line.free]
    return len(wishes) >= len(choices) and (turn.domino is None or bool(plan.moves_for(turn.domino)))


# ---- planning


def imagine(state: State, seat: int, plan: Plan) -> tuple[ImaginedTurn, ...]:
    """Return the seat's future turns in order, up to the first turn without a planned move.

    In the next round only the placement can be planned, because later lines are unknown.
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
    """Return the part of a plan that is possible in a position; None if the seat has no turn left."""
    number = round_to_plan(state, seat)
    if number is None:
        return None
    if plan.round != number:
        return Plan(number)
    moves = tuple(move for turn in imagine(state, seat, plan) for move in turn.moves)
    free = state.next_line.free if number == state.round else ()
    return Plan(number, moves, tuple(wish for wish in plan.wishes if wish.domino in free))


def _as_if_on_turn(state: State, turn: Turn) -> State:
    """Return the position with the turn before all other turns."""
    components = tuple(each.next_turn() for each in state.components)
    if turn in state.turns:
        others = list(state.turns)
        others.remove(turn)
        return state.replace(turns=(turn, *others), step_index=0, components=components)
    # While lines are left, the imagined position keeps a next line: without it, a deal would be due first.
    is_last = state.lines_dealt == state.format.rounds
    line = NO_LINE if is_last else state.next_line
    return state.replace(turns=(turn,), step_index=0, components=components, next_line=line)


def _legal_part(state: State, moves: Sequence[Move]) -> tuple[Move, ...]:
    after, legal = state, list[Move]()
    for move in moves:
        if move not in after.legal_moves():
            break
        legal.append(move)
        after = after.play(move)
    return tuple(legal)


# ---- decisions of a person


def make_moves(table: Table, actor: Actor, at: int, draws: Draws, ply: int | None, text: str) -> Table:
    """Make one or more moves of the turn at `ply`, None for now; `text` has the moves, separated by spaces.

    Either all moves are made or none. Raises as `Table.require_may_move`, NotationError or IllegalMove.
    """
    table.require_may_move(ply, actor)
    moves, state = [Move.parse(each) for each in text.split(" ")], table.state
    for move in moves:
        # After the end of the turn, the next move would be a move of another player.
        if not state.is_same_turn(table.state):
            raise IllegalMove(Reason.TOO_LATE, move, state)
        state = state.play(move)
    return make_turn(table, actor, at, draws, tuple(map(str, moves)), state)


def take_back(table: Table, actor: Actor, at: int, draws: Draws, ply: int | None) -> Table:
    """Take back the latest move of the current turn. Raises Refusal, or as `Table.require_may_move`."""
    table.require_may_move(ply, actor)
    if not table.can_take_back:
        raise Refusal("error-nothing-to-undo", why="no-move", name="")
    taken = make_turn(table, actor, at, draws, (UNDO_ENTRY,), None)
    # The public picture shows an automatic placement, so the picture is redrawn.
    return taken.with_game(redraw(taken.game)) if table.moves[-1].is_automatic else taken


def turn_to_undo_alone(table: Table, user_id: int | None) -> PlayedTurn:
    """Return the person's latest turn with a choice, if the person may undo the turn at once; otherwise empty.

    The person must have played alone against computer players from the beginning, and the deal must come from a secret,
    so that the same dominoes come again.
    """
    game = table.game
    is_alone = is_solo(game) and all(entry.user_id == user_id for entry in table.log if entry.interaction_id)
    seat = game.played_by(user_id) if is_alone and game.deal.secret and table.is_playing else None
    ended = (turn for turn in reversed(table.turns) if turn[-1].ends_turn)
    return next((turn for turn in ended if is_decided(turn, user_id)), ()) if seat else ()


def undo_alone(table: Table, actor: Actor, at: int, draws: Draws, ply: int | None) -> Table:
    """Undo the actor's latest turn with a choice, and everything after the turn. No statistics then count the game.

    Raises StaleGame if the actor has decided or undone something since `ply`, or Refusal without such a turn.
    """
    turn = turn_to_undo_alone(table, actor.user_id)
    if not turn:
        raise Refusal("error-nothing-to-undo", why="no-turn", name="")
    if ply is not None and (turn[-1].ply >= ply or any(entry.text == UNDO_ENTRY for entry in table.log[ply:])):
        raise StaleGame
    marked = replace(table.game, progress=replace(table.game.progress, taken_back=True))
    return _undo(table.with_game(marked), actor, at, draws, turn[0])


def with_change(table: Table, actor: Actor, at: int, draws: Draws, changed: Game) -> Table:
    """Return the table with the changed game, and carry out the proposals without a missing approval.

    The change may be an approval, or the departure of a player. If everybody agrees, the latest turn is undone, and the
    forced moves after the turn.
    """
    before = table.game
    followed = settled_lobby(settle(with_name_of(changed, actor), actor, at), before, actor, at)
    settled = with_host_told(seek_at_home(followed, before, at), before, actor)
    is_touched = settled.status is Status.LOBBY and lobby_look(settled) != lobby_look(before)
    table = table.with_game(settled.with_times(touched_at=at) if is_touched else settled)
    proposal = find(table.game, UNDO, str(table.ply))
    if proposal is None or undecided(table.game, proposal):
        return table
    return _undo(table, actor, at, draws, table.latest_turn[0])


def _undo(table: Table, actor: Actor, at: int, draws: Draws, first: PlayedMove) -> Table:
    """Undo the move `first` and everything after the move."""
    return make_turn(table, actor, at, draws, (UNDO_ENTRY,) * len(table.since(first.ply)), first.before)


def require_plan(table: Table, plan: Plan, actor: Actor) -> Seat:
    """Return the actor's seat if the plan can be stored there.

    Raises StaleGame if the plan is empty or has an impossible move, or if the turn has come.
    """
    table.require_current(None)
    seat = seat_for(Right.PLAN, table.game, actor)
    if table.awaits(actor.user_id) or plan.is_empty or possible_part(table.state, seat.number, plan) != plan:
        raise StaleGame
    return seat


def keep_plan(game: Game, actor: Actor, at: int, seat: Seat, plan: Plan) -> Game:
    return _with_plan(game, seat.number, str(plan))


def drop_own_plan(game: Game, actor: Actor, at: int) -> Game:
    return _with_plan(game, seat_for(Right.PLAN, game, actor).number, None)


def _with_plan(game: Game, number: int, text: str | None) -> Game:
    seats = tuple(replace(seat, plan=text) if seat.number == number else seat for seat in game.seats)
    return replace(game, seats=seats)


# ---- automatic moves


def automatic_moves(state: State, seats: Sequence[Seat], draws: Draws) -> tuple[list[FollowingMove], State]:
    """Return the automatic moves in the position, and the position after the moves."""
    followed = list[FollowingMove]()
    while moves := _next_moves(state, seats, draws):
        for move, planner in moves:
            followed.append(FollowingMove(str(move), planner))
            state = state.play(move)
    return followed, state


def _next_moves(state: State, seats: Sequence[Seat], draws: Draws) -> Sequence[tuple[Move, int | None]]:
    """Return the next automatic moves, each with the planning user, if any; empty if a player has to decide."""
    if state.is_chance:
        return [(draws.chance(state), None)]
    if state.is_over:
        return []
    seat = seats[state.king.seat - 1]
    plan = plan_of(seat)
    # A plan is tried before a single legal move, so that the log marks every move of the plan as planned.
    if plan and (planned := planned_moves(state, plan)):
        return [(move, seat.user_id) for move in planned]
    legal = state.legal_moves()
    return [(legal[0], None)] if len(legal) == 1 else []


# ---- changes by a turn


def make_turn(table: Table, actor: Actor, at: int, draws: Draws, texts: tuple[str, ...], state: State | None) -> Table:
    """Return the table after the log entries `texts` and the automatic moves that follow.

    `state` is the position after the entries; None if no automatic moves may follow. Automatic moves are chance, plans,
    and turns without a choice. The entries and the automatic moves are written together, because the table must not be
    visible in between.
    """
    before, followed, seat = table.game, list[FollowingMove](), table.acting_seat
    game, mover = before, actor.user_id
    if state is not None:
        if UNDO_ENTRY in texts:
            seat = state.king.seat
            # The player of an undone turn knows that the turn is undone, even if another person was the last to agree.
            mover = table.seat(seat).user_id
        seats = after_unplanned(before.seats, seat, mover)
        followed, end = automatic_moves(state, seats, draws)
        game = replace(before, seats=without_past_plans(seats, end))
    played = table.extended(game, log_entries(table.ply, texts, actor, at, followed))
    game = finish_game(game, played.state, at, draws) if played.state.is_over else game
    game = end_own_absence(with_name_of(game, actor), seat, actor)
    return played.with_game(after_moves(played.with_progress(game, at), before))


def start(
    table: Table, actor: Actor, at: int, draws: Draws, people: Mapping[int, Person], newcomers: Collection[int]
) -> Table:
    """Start the lobby: draw the teams, deal, and make the automatic moves. Raises as `require_start`.

    `people` are the settings by user id; `newcomers` have not yet finished a game of the family.
    """
    lobby = table.game
    require_start(lobby, actor, at)
    variant = Variant.parse(lobby.options.variant)
    drawn = seating(lobby, variant.formats[len(lobby.seats)].kingdoms, draws.rng_for(SEATS))
    seats = guided(lobby, drawn, people, newcomers)
    # A series is named after its first game.
    series = lobby.series or (lobby.id if lobby.options.dynasty else None)
    begun = lobby.with_deal(rules=variant.newest.rules)
    begun = replace(begun.with_times(begins_at=None), seats=seats, invited=(), in_line=(), put_out=())
    game = replace(begun, status=Status.PLAYING, series=series)
    own = game.seat_of(actor.user_id)
    table = Table.of(end_own_absence(game, own.number if own else None, actor))
    return make_turn(table, actor, at, draws, (), table.state)


def after_moves(game: Game, before: Game) -> Game:
    """End the pause, the proposal to undo the turn before, and the reminders of a finished turn."""
    proposals = tuple(each for each in game.proposals if each.kind != UNDO)
    return replace(game.with_times(paused_at=None), proposals=proposals, reminder=reminder_after_move(before, game))


def finish_game(game: Game, state: State, at: int, draws: Draws) -> Game:
    """End the game with the scores and places of the final position."""
    standings = {standing.kingdom: standing for standing in state.ranking()}
    ranked = [(seat, standings[state.kingdom_of(seat.number)]) for seat in game.seats]
    seats = tuple(replace(seat, score=standing.total, place=standing.place) for seat, standing in ranked)
    ended = replace(game.with_times(ended_at=at), seats=seats, status=Status.OVER)
    ended = ended.with_deal(next_secret=draws.new_secret()) if ended.has_successor else ended
    return add_row(ended, Kind.FINISHED) if game.home_id else ended


def with_name_of(game: Game, actor: Actor) -> Game:
    """Update the name on the actor's seat to the actor's current name."""
    own = game.seat_of(actor.user_id) or game.owned_by(actor.user_id)
    if own is None or not actor.name or not game.is_live:
        return game
    is_lent = own.user_id != actor.user_id
    named = replace(own, owner_name=actor.name) if is_lent else replace(own, name=actor.name)
    return game if named == own else replace(game, seats=tuple(named if each is own else each for each in game.seats))
