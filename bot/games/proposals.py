"""Proposals, which all people at a running table have to approve, as pure functions.

A kind of proposal is a row in `PROPOSABLE`: a pure function from the game to the changed game. Undoing a turn changes
the log instead. The transaction of the last approval makes the change. A table can have several open proposals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import NOBODY, Actor, Game, Proposal, Seat, Status
from bot.games.options import with_pace_text
from bot.games.outbox import Kind, Message
from bot.games.refusals import Refusal
from bot.games.rights import Right, require, seat_for
from bot.games.rows import add_row, announce_again, restart_pace, rewrite, wanted
from bot.games.seats import is_unresponsive, offer_seat
from bot.games.table import UNDO_ENTRY, Table


def _change_pace(game: Game, actor: Actor, at: int, text: str) -> Game:
    """Set the pace and the policy, and restart the time for the turn under way. Raises as `with_pace_text`."""
    # The restart also deletes the reminder's message, because the time that it shows is no longer true.
    return replace(restart_pace(game, at), options=with_pace_text(game.options, text))


CarryOut: TypeAlias = Callable[[Game, Actor, int, str], Game]
"""Applies a proposal with the given argument to the game.

Raises Refusal for a malformed argument or an impossible change.
"""

PACE: Final = "pace"

SEAT: Final = "seat"
"""Offers a seat, whose number is the argument, to a substitute."""

PAUSE: Final = "pause"


def pause(game: Game, actor: Actor, at: int, argument: str) -> Game:
    """Stop reminders and computer players until a player moves or ends the pause."""
    if game.times.paused_at is not None:
        raise Refusal("error-paused-already")
    return restart_pace(game.with_times(paused_at=at), at)


def go_on(game: Game, actor: Actor, at: int) -> Game:
    """End the pause, and announce the turn again; nothing changes if the game is not paused."""
    require(Right.GO_ON, game, actor)
    return game if game.times.paused_at is None else announce_again(restart_pace(game.with_times(paused_at=None), at))


UNDO: Final = "undo"
"""Undoes the latest turn; the argument is the ply of the request."""

PROPOSABLE: Final[Mapping[str, CarryOut]] = MappingProxyType({PACE: _change_pace, SEAT: offer_seat, PAUSE: pause})
"""The function that carries out each kind of proposal that changes the game alone; `turn.with_change` undoes turns."""


def propose(game: Game, actor: Actor, at: int, kind: str, argument: str) -> Game:
    """Open the proposal, in place of an earlier proposal of the same kind by the same person.

    A proposal that needs no other approval asks nobody; `settle` carries the proposal out.
    """
    seat = seat_for(Right.PROPOSE, game, actor)
    # An impossible proposal is refused before the other players are asked.
    if kind in PROPOSABLE:
        PROPOSABLE[kind](game, actor, at, argument)
    if is_open(game, kind, argument):
        # If Discord has refused the request, the row is missing.
        if not _requests(game, kind, argument):
            game = add_row(game, Kind.PROPOSED, kind, argument)
        return approve(game, actor, at, kind, argument)
    proposal = Proposal(kind, argument, (seat.number,))
    kept = (each for each in game.proposals if (each.kind, each.approvals[0]) != (kind, seat.number))
    opened = replace(game, proposals=(*kept, proposal))
    return add_row(opened, Kind.PROPOSED, kind, argument) if undecided(opened, proposal) else opened


def approve(game: Game, actor: Actor, at: int, kind: str, argument: str) -> Game:
    """Record the actor's approval."""
    seat, proposal = _require(game, actor, kind, argument)
    approved = replace(proposal, approvals=tuple(dict.fromkeys((*proposal.approvals, seat.number))))
    return replace(game, proposals=tuple(approved if each is proposal else each for each in game.proposals))


def refuse(game: Game, actor: Actor, at: int, kind: str, argument: str) -> Game:
    """Drop the proposal, refused by the actor."""
    seat, proposal = _require(game, actor, kind, argument)
    news = Kind.REFUSED, kind, argument, str(seat.number)
    return _answered(_without(game, proposal), proposal, *news)


def settle(game: Game, actor: Actor, at: int) -> Game:
    """Carry out the proposals without a missing approval, after an approval or the departure of a player.

    The answer replaces the request in the channel. A proposal that is no longer possible is dropped.
    """
    for proposal in game.proposals:
        if game.status is Status.PLAYING and proposal.kind in PROPOSABLE and not undecided(game, proposal):
            game = _settled(game, actor, at, proposal)
    return game


def _settled(game: Game, actor: Actor, at: int, proposal: Proposal) -> Game:
    try:
        decided = _without(PROPOSABLE[proposal.kind](game, NOBODY, at, proposal.argument), proposal)
    except Refusal:
        return _without(game, proposal)
    # A decision of a single person is no news, unless a seat waits for a substitute.
    if proposal.kind == SEAT:
        return _answered(decided, proposal, Kind.OFFERED, proposal.argument)
    is_news = _requests(decided, proposal.kind, proposal.argument)
    return _answered(decided, proposal, Kind.AGREED, proposal.kind, proposal.argument) if is_news else decided


def find(game: Game, kind: str, argument: str) -> Proposal | None:
    """Return the open proposal of the kind with the argument; None without such a proposal."""
    proposals = game.proposals if game.status is Status.PLAYING else ()
    return next((each for each in proposals if (each.kind, each.argument) == (kind, argument)), None)


def is_open(game: Game, kind: str, argument: str) -> bool:
    return find(game, kind, argument) is not None


def undecided(game: Game, proposal: Proposal) -> tuple[Seat, ...]:
    """Return the seats of the present people who have not approved the proposal yet."""
    return tuple(
        seat for seat in game.present if seat.number not in proposal.approvals and not _is_excused(game, seat, proposal)
    )


def _is_excused(game: Game, seat: Seat, proposal: Proposal) -> bool:
    """Return whether the decision needs no approval from the person on the seat, who does not answer.

    The approval is not needed for a proposal about the seat, nor at a table without reminders.
    """
    is_about_seat = (proposal.kind, proposal.argument) == (SEAT, str(seat.number))
    return is_unresponsive(game, seat) and (is_about_seat or not game.options.has_reminders)


def _require(game: Game, actor: Actor, kind: str, argument: str) -> tuple[Seat, Proposal]:
    seat, proposal = seat_for(Right.DECIDE, game, actor), find(game, kind, argument)
    if proposal is None:
        raise Refusal("error-proposal-gone")
    return seat, proposal


def _answered(game: Game, proposal: Proposal, kind: Kind, *subject: str) -> Game:
    requests = _requests(game, proposal.kind, proposal.argument)
    return rewrite(game, requests[-1], kind, *subject) if requests else add_row(game, kind, *subject)


def _requests(game: Game, kind: str, argument: str) -> tuple[Message, ...]:
    return tuple(each for each in wanted(game, Kind.PROPOSED) if each.subject == (kind, argument))


def _without(game: Game, proposal: Proposal) -> Game:
    wording = proposal.kind, proposal.argument
    return replace(game, proposals=tuple(each for each in game.proposals if (each.kind, each.argument) != wording))


# ---- undoing a turn


class NothingToUndo(Refusal):
    """The latest move or turn cannot be undone.

    `why` selects the text; `by` is the seat that has moved since.
    """

    def __init__(self, why: str, by: Seat | None = None) -> None:
        super().__init__("error-nothing-to-undo", why=why, name=by.name if by else "")
        self.why = why


def is_undo_requested(table: Table) -> bool:
    return is_open(table.game, UNDO, str(table.ply))


def require_open(table: Table, actor: Actor, kind: str, argument: str) -> None:
    """Check that the actor may decide on the proposal. Raises Refusal, which explains how the proposal ended."""
    require(Right.DECIDE, table.game, actor)
    if not is_open(table.game, kind, argument):
        is_turn = kind == UNDO and argument.isdecimal()
        raise Refusal(undo_outcome(table, int(argument)) if is_turn else "error-proposal-gone")


def require_undo(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if the actor may request or approve undoing the latest turn.

    Raises StaleGame, or NothingToUndo if the game is over, if the player of the turn has not requested the undoing, or
    if something new has come to light since the actor's own turn (`Table.latest_turn`).
    """
    if table.game.status is Status.OVER:
        raise NothingToUndo("over")
    table.require_current(ply)
    seat, turn = seat_for(Right.PROPOSE, table.game, actor), table.latest_turn
    if not turn or (turn[0].seat != seat.number and not is_undo_requested(table)):
        raise _refusal(table, seat)
    return seat


def what_came_since(table: Table, actor: Actor) -> NothingToUndo | None:
    """Return why the actor's own turn can no longer be undone; None if the turn can be undone, or without a seat."""
    seat = table.game.seat_of(actor.user_id)
    if seat is None or any(played.seat == seat.number for played in table.latest_turn):
        return None
    return _refusal(table, seat)


def _refusal(table: Table, seat: Seat) -> NothingToUndo:
    """Return why the seat's latest turn cannot be undone: the first thing that came to light after the turn."""
    turn = table.latest_turn_of(seat.number)
    if not turn:
        return NothingToUndo("no-turn")
    news = next((each for each in table.since(turn[-1].ply + 1) if not each.is_forced), None)
    if news is None:
        return NothingToUndo("no-choice")
    if news.seat is None:
        return NothingToUndo("dealt")
    mover = table.seat(news.seat)
    if mover == seat:
        return NothingToUndo("own-move", mover)
    return NothingToUndo("computer" if mover.is_computer else "moved", mover)


def undo_outcome(table: Table, ply: int) -> str:
    """Return the id of the message about the outcome of a request, made at `ply`, to undo a turn."""
    undone = [each.ply for each in table.undone_turns if each.ply >= ply]
    if any(all(entry.text == UNDO_ENTRY for entry in table.log[ply:end]) for end in undone):
        return "undo-agreed"
    return "undo-stands" if table.ply == ply else "undo-late"
