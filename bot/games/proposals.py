"""What everybody at a running table has to agree on, as pure functions: proposals, and to undo a turn that has ended.

A game has one proposal at a time; another one takes its place. A kind is a row in `KINDS`: a pure function from the
game to the game with the change, which is made in the transaction of the last approval.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.game import NOBODY, Actor, Game, News, Notice, Proposal, Seat, Status
from bot.games.options import change_pace
from bot.games.publication import (
    announce_again,
    request_id,
    restart_pace,
    with_notice,
    with_request,
    with_request_in,
    without_request,
)
from bot.games.refusals import OldButton, Refusal
from bot.games.seats import is_offered, is_unresponsive, offer_seat, require_person, require_playing
from bot.games.table import UNDO_ENTRY, Table

CarryOut: TypeAlias = Callable[[Game, Actor, int, str], Game]
"""Changes the game as proposed, by the argument of the proposal.

It raises OldButton for nonsense, or another Refusal for what cannot be done.
"""

PACE: Final = "pace"

SEAT: Final = "seat"
"""Lets somebody else play on a seat, whose number is the argument."""

PAUSE: Final = "pause"


def pause(game: Game, actor: Actor, at: int, argument: str) -> Game:
    """Let nobody be reminded and no computer player move until somebody moves or goes on."""
    if game.paused_at is not None:
        raise Refusal("error-paused-already")
    return restart_pace(replace(game, paused_at=at), at)


def go_on(game: Game, actor: Actor, at: int) -> Game:
    """End the pause and announce the turn again; nothing changes if the game is not paused."""
    require_person(require_playing(game), actor)
    return game if game.paused_at is None else announce_again(restart_pace(replace(game, paused_at=None), at))


KINDS: Final[Mapping[str, CarryOut]] = MappingProxyType({PACE: change_pace, SEAT: offer_seat, PAUSE: pause})
"""The change that each kind of proposal makes."""

SEEN_IN_TURNS: Final = frozenset({PACE, PAUSE})
"""The kinds that change what the message of a turn shows once they are carried out."""


def require_kind(kind: str) -> CarryOut:
    """Return the change that a kind of proposal makes. Raises OldButton for an unknown kind."""
    if kind not in KINDS:
        raise OldButton
    return KINDS[kind]


def propose(game: Game, actor: Actor, at: int, kind: str, argument: str) -> Game:
    """Put the proposal to the table; carry it out at once if no other approval is needed."""
    seat = require_person(require_playing(game), actor)
    # What cannot be done is not put to the others.
    require_kind(kind)(game, actor, at, argument)
    if is_open(game, kind, argument):
        return approve(with_request(game, News.PROPOSED, kind, argument, actor=actor), actor, at, kind, argument, None)
    proposal = Proposal(kind, argument, (seat.number,))
    opened = replace(game, proposal=proposal)
    if undecided(opened):
        return with_notice(opened, News.PROPOSED, kind, argument, actor=actor)
    return _decided_by(actor, opened, proposal, at)


def approve(game: Game, actor: Actor, at: int, kind: str, argument: str, message_id: int | None) -> Game:
    """Record the actor's approval, given in the request `message_id`, or elsewhere if that is None.

    With the last approval the proposal is carried out, and a notice of that replaces the request. It is dropped if it
    is no longer possible.
    """
    seat, proposal = _require(game, actor, kind, argument)
    approvals = tuple(dict.fromkeys((*proposal.approvals, seat.number)))
    known = with_request_in(game, message_id, News.PROPOSED, kind, argument)
    approved = replace(known, proposal=replace(proposal, approvals=approvals))
    if undecided(approved):
        return approved
    try:
        return _decided_by(actor, approved, proposal, at)
    except Refusal:
        return replace(approved, proposal=None)


def settle(game: Game, at: int) -> Game:
    """Carry out the proposal if no approval is missing any more, for example because somebody has left.

    It is dropped if it is no longer possible.
    """
    proposal = game.proposal
    if proposal is None or game.status is not Status.PLAYING or undecided(game):
        return game
    try:
        decided = _carried_out(game, proposal, at)
    except Refusal:
        return replace(game, proposal=None)
    return _answered(decided, proposal, News.AGREED)


def refuse(game: Game, actor: Actor, at: int, kind: str, argument: str, message_id: int | None = None) -> Game:
    """Drop the proposal, which somebody has refused in the request `message_id`, or elsewhere if that is None."""
    _, proposal = _require(game, actor, kind, argument)
    known = with_request_in(game, message_id, News.PROPOSED, kind, argument)
    return _answered(replace(known, proposal=None), proposal, News.REFUSED, actor.name, actor=actor)


def is_open(game: Game, kind: str, argument: str) -> bool:
    """Return whether this is the proposal that the table has to decide on."""
    proposal = game.proposal if game.status is Status.PLAYING else None
    return proposal is not None and (proposal.kind, proposal.argument) == (kind, argument)


def undecided(game: Game) -> tuple[Seat, ...]:
    """Return the seats of the present people who have not agreed to the proposal yet."""
    approvals = game.proposal.approvals if game.proposal else ()
    return tuple(seat for seat in game.present if seat.number not in approvals and not _is_excused(game, seat))


def _is_excused(game: Game, seat: Seat) -> bool:
    """Return whether the others decide without somebody who does not answer: on the seat, or where nobody reminds."""
    is_about_seat = is_open(game, SEAT, str(seat.number))
    return is_unresponsive(game, seat) and (is_about_seat or not game.options.has_reminders)


def _require(game: Game, actor: Actor, kind: str, argument: str) -> tuple[Seat, Proposal]:
    seat, proposal = require_person(require_playing(game), actor), game.proposal
    if proposal is None or not is_open(game, kind, argument):
        raise Refusal("error-proposal-gone")
    return seat, proposal


def _decided_by(actor: Actor, game: Game, proposal: Proposal, at: int) -> Game:
    """Carry out the proposal after the last approval, and replace the request in the channel by that answer."""
    decided = _carried_out(game, proposal, at)
    # Without a request to replace, only a notice that somebody has to act on is needed: a seat waits to be taken.
    is_asked = request_id(game, News.PROPOSED, proposal.kind, proposal.argument) is not None
    if not is_asked and proposal.kind != SEAT:
        return without_request(decided, News.PROPOSED, proposal.kind, proposal.argument)
    return _answered(decided, proposal, News.AGREED, actor=actor)


def _answered(game: Game, proposal: Proposal, news: News, *more: str, actor: Actor | None = None) -> Game:
    wording = proposal.kind, proposal.argument
    message_id = request_id(game, News.PROPOSED, *wording)
    decided = without_request(game, News.PROPOSED, *wording)
    return with_notice(decided, news, *wording, *more, actor=actor, message_id=message_id)


def _carried_out(game: Game, proposal: Proposal, at: int) -> Game:
    """Carry out the proposal. Raises as its kind does."""
    return replace(KINDS[proposal.kind](game, NOBODY, at, proposal.argument), proposal=None)


def _asked_to_agree(game: Game, kind: str, argument: str) -> tuple[Seat, ...] | None:
    return undecided(game) if is_open(game, kind, argument) else None


def _asked_to_undo(game: Game, ply: str) -> tuple[Seat, ...] | None:
    return game.undecided_on_undo if game.undo_approvals and game.ply == int(ply) else None


def _asked_to_play(game: Game, user_id: str) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(user_id))
    return (guest,) if guest and not game.is_full else None


def _asked_for_offer(game: Game, kind: str, argument: str) -> tuple[Seat, ...] | None:
    return _asked_to_take_seat(game, argument) if kind == SEAT else None


def _asked_to_take_seat(game: Game, number: str) -> tuple[Seat, ...] | None:
    return () if is_offered(game, number) else None


_ASKED: Final[Mapping[News, Callable[..., tuple[Seat, ...] | None]]] = MappingProxyType(
    {
        News.PROPOSED: _asked_to_agree,
        News.UNDO: _asked_to_undo,
        News.INVITED: _asked_to_play,
        News.AGREED: _asked_for_offer,
        News.OFFERED: _asked_to_take_seat,
    }
)
"""The seats that each kind of request asks, from the game and the arguments of the notice.

An offer, which anybody may accept, asks no seat: ().
"""


def asked(game: Game, notice: Notice) -> tuple[Seat, ...] | None:
    """Return the seats that the notice asks for something; None if it is no request, or one that is decided.

    An open offer is a request with no seats.
    """
    stage = Status.LOBBY if notice.news is News.INVITED else Status.PLAYING
    if game.status is not stage or notice.news not in _ASKED:
        return None
    return _ASKED[notice.news](game, *notice.arguments)


def is_kept(game: Game, notice: Notice) -> bool:
    """Return whether the notice stays stored when it is shown: it waits for answers, or is to call sleepers."""
    return asked(game, notice) is not None or (notice.news not in _ASKED and bool(notice.sleepers))


def called(game: Game, notice: Notice) -> tuple[Seat, ...]:
    """Return the seats of the people whom the notice calls: those that it asks, or whom it is about."""
    if notice.news is News.OVER:
        return (Seat(0, int(notice.arguments[0]), ""),)
    if notice.news is News.PUT_OUT:
        return tuple(seat for seat in game.put_out if str(seat.user_id) == notice.arguments[0])
    return asked(game, notice) or ()


def asking(game: Game, notice: Notice) -> int | None:
    """Return the person who calls others, if there is one."""
    if notice.news in {News.INVITED, News.PUT_OUT}:
        return game.host_id
    approvals = game.proposal.approvals if notice.news is News.PROPOSED and game.proposal else ()
    if notice.news is News.UNDO:
        approvals = tuple(seat.number for seat in game.seats if game.undo_approvals >> seat.number & 1)
    return next((seat.user_id for seat in game.seats if seat.number in approvals[:1]), None)


def request_key(game: Game, notice: Notice) -> tuple[object, ...]:
    """Return the key of a request, equal for repeated ones: the channel, the author and the subject."""
    what = () if notice.news is News.UNDO else notice.arguments
    return game.channel_id, asking(game, notice), notice.news, *what


def note_told(game: Game, actor: Actor, at: int, shown: Game, left: Sequence[Notice]) -> Game:
    """Drop the notices of `shown`, which were sent, except the ones in `left`."""
    others = (each for each in game.notices if each not in shown.pending_notices)
    return redraw_requests(replace(game, notices=(*left, *others)), shown)


def redraw_requests(game: Game, before: Game) -> Game:
    return replace(
        game, notices=tuple(replace(each, is_told=_is_up_to_date(each, before, game)) for each in game.notices)
    )


def _is_up_to_date(notice: Notice, shown: Game, game: Game) -> bool:
    """Return whether the channel shows a request that still asks the same people."""
    if notice.news not in _ASKED:
        return notice.is_told
    before, now = asked(shown, notice), asked(game, notice)
    if before is None or now is None:
        return False
    return notice.is_told and [seat.user_id for seat in before] == [seat.user_id for seat in now]


# ---- undoing a turn


class NothingToUndo(Refusal):
    """The latest move or turn cannot be undone: `why` selects the text, `by` has moved since."""

    def __init__(self, why: str, by: Seat | None = None) -> None:
        super().__init__("error-nothing-to-undo", why=why, name=by.name if by else "")
        self.why = why


def require_undo(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if the latest turn may be undone, and the actor may request or approve that.

    Raises StaleGame, or NothingToUndo if the game is over, if the player of the turn has not
    requested it, or if something new has come to light since the actor's own turn (`Table.latest_turn`).
    """
    if table.game.status is Status.OVER:
        raise NothingToUndo("over")
    table.require_current(ply)
    seat, turn = require_person(table.game, actor), table.latest_turn
    if not turn or (turn[0].seat != seat.number and not table.is_undo_requested):
        raise _refusal(table, seat)
    return seat


def what_came_since(table: Table, actor: Actor) -> NothingToUndo | None:
    """Return why the actor's own turn cannot be undone any more; None if it still can, or if they have no seat."""
    seat = table.game.seat_of(actor.user_id)
    if seat is None or any(played.seat == seat.number for played in table.latest_turn):
        return None
    return _refusal(table, seat)


def _refusal(table: Table, seat: Seat) -> NothingToUndo:
    """Return why the latest turn of a seat cannot be undone: the first thing that came to light after it."""
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
    """Return the id of the message that says what came of the request to undo the turn that was the latest at a ply."""
    undone = [each.ply for each in table.undone_turns if each.ply >= ply]
    if any(all(entry.text == UNDO_ENTRY for entry in table.log[ply:end]) for end in undone):
        return "undo-agreed"
    return "undo-stands" if table.ply == ply else "undo-late"


def require_request(table: Table, ply: int | None, actor: Actor) -> Seat:
    """Return the actor's seat if they may decide on the request to undo the turn that was the latest at that ply."""
    seat = require_person(require_playing(table.game), actor)
    if table.ply != ply or not table.is_undo_requested:
        raise Refusal(undo_outcome(table, table.ply if ply is None else ply))
    return seat


def request_undo(game: Game, actor: Actor, at: int, seat: Seat) -> Game:
    """Record that the seat approves undoing the latest turn, and ask the others unless they have been asked."""
    return with_request(_with_approval(game, seat), News.UNDO, str(game.ply), actor=actor)


def agree_to_undo(game: Game, actor: Actor, at: int, seat: Seat, message_id: int | None) -> Game:
    """Record the seat's approval, given in the request `message_id`."""
    return with_request_in(_with_approval(game, seat), message_id, News.UNDO, str(game.ply))


def reject_undo(game: Game, actor: Actor, at: int, message_id: int | None) -> Game:
    """Clear all approvals, and replace the request `message_id` by a notice of that."""
    request = News.UNDO, str(game.ply)
    known = with_request_in(game, message_id, *request)
    rejected = replace(without_request(known, *request), undo_approvals=0)
    return with_notice(rejected, News.STANDS, actor.name, actor=actor, message_id=request_id(known, *request))


def _with_approval(game: Game, seat: Seat) -> Game:
    return replace(game, undo_approvals=game.undo_approvals | 1 << seat.number)
