"""What people propose to a running table, and what it does once all of them have agreed.

A game has one proposal at a time; another one takes its place. A kind is a row in `KINDS`: a pure function from the
game to the game with the change, which is made in the transaction of the last approval.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.games.errors import OldButton, ProposalGone
from bot.games.game_changes import require_person, require_playing
from bot.games.handover import is_offered, is_unheard, offer_seat
from bot.games.models import Actor, Game, News, Proposal, Seat
from bot.games.notices import with_notice
from bot.games.pace import change_pace
from bot.games.table import Table
from bot.games.table_service import TableService

Carry: TypeAlias = Callable[[Game, str, int], Game]
"""Returns the game with the change, from the argument of the proposal and the time. Raises OldButton for nonsense."""

PACE: Final = "pace"

SEAT: Final = "seat"
"""Lets somebody else play on a seat, whose number is the argument."""

KINDS: Final[Mapping[str, Carry]] = MappingProxyType({PACE: change_pace, SEAT: offer_seat})
"""What is done for each kind of proposal."""

OFFERS: Final[Mapping[str, Callable[[Game, str], bool]]] = MappingProxyType({SEAT: is_offered})
"""The kinds that leave something to do for others, who are told even if nobody had to agree: whether it is undone."""


def require_kind(kind: str) -> Carry:
    """Return what is done for a kind of proposal. Raises OldButton for one that there is not."""
    if kind not in KINDS:
        raise OldButton
    return KINDS[kind]


def propose(game: Game, actor: Actor, kind: str, argument: str, at: int) -> Game:
    """Return the game with the proposal; carried out already if nobody else has to agree.

    Raises NotPlaying, NotSeated, or as the kind does.
    """
    seat = require_person(require_playing(game), actor)
    # What cannot be done is not put to the others.
    require_kind(kind)(game, argument, at)
    if is_open(game, kind, argument):
        return approve(game, actor, kind, argument, at)
    return _carried_out(replace(game, proposal=Proposal(kind, argument, (seat.number,))), actor, None, at)


def approve(game: Game, actor: Actor, kind: str, argument: str, at: int, request_id: int | None = None) -> Game:
    """Return the game with the actor's approval, given in the message `request_id`, or elsewhere if that is None.

    Raises NotPlaying, NotSeated or ProposalGone.
    """
    seat, proposal = _require(game, actor, kind, argument)
    approvals = dict.fromkeys((*proposal.approvals, seat.number))
    return _carried_out(replace(game, proposal=replace(proposal, approvals=tuple(approvals))), actor, request_id, at)


def refuse(game: Game, actor: Actor, kind: str, argument: str) -> Game:
    """Return the game without the proposal. Raises NotPlaying, NotSeated or ProposalGone."""
    _require(game, actor, kind, argument)
    return replace(game, proposal=None)


def is_open(game: Game, kind: str, argument: str) -> bool:
    """Return whether this is the proposal that the table has to decide on."""
    proposal = game.proposal
    return proposal is not None and (proposal.kind, proposal.argument) == (kind, argument)


def undecided(game: Game) -> tuple[Seat, ...]:
    """Return the seats of the people who have not agreed to the proposal yet; nobody who is away is asked."""
    approvals = game.proposal.approvals if game.proposal else ()
    return tuple(seat for seat in game.present if seat.number not in approvals and not _is_excused(game, seat))


def _is_excused(game: Game, seat: Seat) -> bool:
    """Return whether the others decide on the seat of somebody who does not answer."""
    return is_open(game, SEAT, str(seat.number)) and is_unheard(game, seat)


def _require(game: Game, actor: Actor, kind: str, argument: str) -> tuple[Seat, Proposal]:
    seat, proposal = require_person(require_playing(game), actor), game.proposal
    if proposal is None or not is_open(game, kind, argument):
        raise ProposalGone(game)
    return seat, proposal


def _carried_out(game: Game, actor: Actor, request_id: int | None, at: int) -> Game:
    """Return the game; changed as proposed if all have agreed, which the channel is told in place of the request."""
    proposal = game.proposal
    if proposal is None or undecided(game):
        return game
    kind, argument = proposal.kind, proposal.argument
    changed = replace(KINDS[kind](game, argument, at), proposal=None)
    if request_id is None and kind not in OFFERS:
        return changed
    return with_notice(changed, News.AGREED, kind, argument, actor=actor, message_id=request_id)


class ProposalService:
    """Carries out the changes of this module; each method raises what its change raises."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def propose(self, game_id: int, actor: Actor, kind: str, argument: str) -> Table:
        """Put something to the table."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: propose(game, actor, kind, argument, at))

    async def approve(
        self, game_id: int, actor: Actor, kind: str, argument: str, request_id: int | None = None
    ) -> Table:
        """Agree to the proposal."""
        at = self._tables.clock()
        return await self._tables.change(game_id, lambda game: approve(game, actor, kind, argument, at, request_id))

    async def refuse(self, game_id: int, actor: Actor, kind: str, argument: str) -> Table:
        """Refuse the proposal, or withdraw one's own."""
        return await self._tables.change(game_id, lambda game: refuse(game, actor, kind, argument))
