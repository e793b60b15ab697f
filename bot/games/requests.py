"""The requests that stand in a channel: whom they ask to agree, and when they have to be drawn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.games.game import Game
from bot.games.models import News, Notice, Seat, Status
from bot.games.proposals import is_open, undecided
from bot.games.repositories import Change
from bot.games.timing.reminder_schedule import reminder_after_move


def _asked_to_agree(game: Game, kind: str, argument: str) -> tuple[Seat, ...] | None:
    return undecided(game) if is_open(game, kind, argument) else None


def _asked_to_undo(game: Game, ply: str) -> tuple[Seat, ...] | None:
    return game.undecided_on_undo if game.undo_approvals and game.ply == int(ply) else None


def _asked_to_play(game: Game, user_id: str) -> tuple[Seat, ...] | None:
    guest = game.invitation_of(int(user_id))
    return (guest,) if guest and not game.is_full else None


_ASKED: Final[Mapping[News, Callable[..., tuple[Seat, ...] | None]]] = MappingProxyType(
    {News.PROPOSED: _asked_to_agree, News.UNDO: _asked_to_undo, News.INVITED: _asked_to_play}
)
"""Whom each kind of request asks, from the game and the arguments of the notice."""


def asked(game: Game, notice: Notice) -> tuple[Seat, ...] | None:
    """Return the seats of the people whom it asks for something; None if it is no request, or one that is decided."""
    stage = Status.LOBBY if notice.news is News.INVITED else Status.PLAYING
    if game.status is not stage or notice.news not in _ASKED:
        return None
    return _ASKED[notice.news](game, *notice.arguments)


def told_change(shown: Game, left: Sequence[Notice]) -> Change:
    """Return the change that records what is left of the notices which the channel was told of the game in `shown`."""

    def record(game: Game) -> Game:
        others = (each for each in game.notices if each not in shown.untold)
        return _outdated(shown, replace(game, notices=(*left, *others)))

    return record


def redrawn_requests_change(change: Change) -> Change:
    """Return the change, after which the requests that ask other people than before are to be drawn again."""
    return lambda game: _outdated(game, change(game))


def after_moves_change(change: Change) -> Change:
    """Return the change that comes with moves, which ends approvals and reminders; else as `redrawn_requests_change`.

    At a new position nobody has approved undoing the latest turn, and nobody has been reminded of a new turn.
    """

    def redraw(game: Game) -> Game:
        changed = change(game)
        return _outdated(game, replace(changed, undo_approvals=0, reminder=reminder_after_move(game, changed)))

    return redraw


def _outdated(shown: Game, game: Game) -> Game:
    """Return the game, in which requests that asked other people in `shown` count as not told yet."""
    return replace(
        game, notices=tuple(replace(each, is_told=_is_up_to_date(each, shown, game)) for each in game.notices)
    )


def _is_up_to_date(notice: Notice, shown: Game, game: Game) -> bool:
    """Return whether the channel shows a request that still asks the same people."""
    before, now = asked(shown, notice), asked(game, notice)
    if before is None or now is None:
        return False
    return notice.is_told and [seat.user_id for seat in before] == [seat.user_id for seat in now]
