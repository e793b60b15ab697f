"""The requests that stand in a channel: whom they ask to agree, and when they have to be drawn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.games.game import Game
from bot.games.models import News, Notice, Seat, Status
from bot.games.proposals import OFFERS, is_open, undecided
from bot.games.seats.handover import is_offered


def _asked_to_agree(game: Game, kind: str, argument: str) -> tuple[Seat, ...] | None:
    return undecided(game) if is_open(game, kind, argument) else None


def _asked_to_undo(game: Game, ply: str) -> tuple[Seat, ...] | None:
    return game.undecided_on_undo if game.undo_approvals and game.ply == int(ply) else None


def _asked_to_play(game: Game, user_id: str) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(user_id))
    return (guest,) if guest and not game.is_full else None


def _asked_for_offer(game: Game, kind: str, argument: str) -> tuple[Seat, ...] | None:
    return () if kind in OFFERS and OFFERS[kind](game, argument) else None


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
"""Whom each kind of request asks, from the game and the arguments of the notice.

An offer, which anybody may accept, asks nobody in particular: ().
"""


def asked(game: Game, notice: Notice) -> tuple[Seat, ...] | None:
    """Return the seats of the people whom it asks for something; None if it is no request, or one that is decided.

    An offer that stands is a request which asks nobody in particular.
    """
    stage = Status.LOBBY if notice.news is News.INVITED else Status.PLAYING
    if game.status is not stage or notice.news not in _ASKED:
        return None
    return _ASKED[notice.news](game, *notice.arguments)


def note_told(game: Game, shown: Game, left: Sequence[Notice]) -> Game:
    """Drop the notices of `shown`, of which the channel was told, but for those that are `left`."""
    others = (each for each in game.notices if each not in shown.untold)
    return redraw_requests(replace(game, notices=(*left, *others)), shown)


def redraw_requests(game: Game, before: Game) -> Game:
    """Have requests redrawn when the people they ask are not those whom they asked `before`."""
    return replace(
        game, notices=tuple(replace(each, is_told=_is_up_to_date(each, before, game)) for each in game.notices)
    )


def _is_up_to_date(notice: Notice, shown: Game, game: Game) -> bool:
    """Return whether the channel shows a request that still asks the same people."""
    before, now = asked(shown, notice), asked(game, notice)
    if before is None or now is None:
        return False
    return notice.is_told and [seat.user_id for seat in before] == [seat.user_id for seat in now]
