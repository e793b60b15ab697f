"""Tells everybody in the channel what has changed at a table besides the moves, and asks people to agree."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.chat.blocks import Screen, compose
from bot.chat.screens.lobby import invitation, invitation_ended
from bot.chat.screens.proposal import proposal_agreed, proposal_ended, proposal_refused, proposal_request
from bot.chat.screens.substitutes import seat_offer
from bot.chat.screens.undo import undo_request
from bot.games.models import News, Notice
from bot.games.names import safe_name
from bot.games.proposals import is_open
from bot.games.seats.handover import is_offered, named_seat
from bot.games.table import Table
from bot.games.turns.undo import undo_outcome
from bot.localization.fluent import FluentLocalizer


def notice_screen(table: Table, notice: Notice, localizer: FluentLocalizer) -> Screen | None:
    """Return the message that tells it; None if nobody need be told any more."""
    screen = _SCREENS[notice.news](table, localizer, *notice.arguments)
    if screen is None and notice.message_id is not None and notice.news in _ENDED:
        return _ENDED[notice.news](table, localizer, *notice.arguments)
    return screen


def _proposed(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen | None:
    proposal = table.game.proposal
    if proposal is None or not is_open(table.game, kind, argument):
        return None
    return proposal_request(table.game, proposal, localizer)


def _proposal_ended(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen:
    return proposal_ended(table.game, kind, argument, localizer)


def _offer_ended(_: Table, localizer: FluentLocalizer, *__: str) -> Screen:
    # By now the name of the seat may be another one.
    return compose(localizer("seat-offer-ended"))


def _undo(table: Table, localizer: FluentLocalizer, ply: str) -> Screen | None:
    return undo_request(table, localizer) if table.is_undo_requested and table.ply == int(ply) else None


def _undo_ended(table: Table, localizer: FluentLocalizer, ply: str) -> Screen:
    return compose(localizer(undo_outcome(table, int(ply))))


def _refused(table: Table, localizer: FluentLocalizer, kind: str, argument: str, name: str) -> Screen:
    return proposal_refused(table.game, kind, argument, name, localizer)


def _stands(_: Table, localizer: FluentLocalizer, name: str) -> Screen:
    return compose(localizer("undo-refused", name=safe_name(name)))


def _agreed(table: Table, localizer: FluentLocalizer, kind: str, argument: str) -> Screen | None:
    return proposal_agreed(table.game, kind, argument, localizer)


def _offered(table: Table, localizer: FluentLocalizer, number: str) -> Screen | None:
    # By now a substitute may sit there, or its player again.
    if not is_offered(table.game, number):
        return None
    seat = named_seat(table.game, number)
    return seat_offer(table.game, seat, localizer("seat-offered-left", name=safe_name(seat.name)), localizer)


def _taken(_: Table, localizer: FluentLocalizer, substitute: str, owner: str) -> Screen:
    key = "seat-taken" if owner else "seat-taken-for-good"
    return compose(localizer(key, name=safe_name(substitute), owner=safe_name(owner)))


def _returned(_: Table, localizer: FluentLocalizer, owner: str, substitute: str) -> Screen:
    return compose(localizer("seat-returned", name=safe_name(owner), substitute=safe_name(substitute)))


def _resigned(_: Table, localizer: FluentLocalizer, name: str) -> Screen:
    return compose(localizer("told-resigned", name=safe_name(name)))


def _invited(table: Table, localizer: FluentLocalizer, user_id: str) -> Screen | None:
    return invitation(table.game, int(user_id), localizer)


def _invitation_ended(table: Table, localizer: FluentLocalizer, user_id: str) -> Screen:
    return invitation_ended(table.game, int(user_id), localizer)


_SCREENS: Final[Mapping[News, Callable[..., Screen | None]]] = MappingProxyType(
    {
        News.PROPOSED: _proposed,
        News.UNDO: _undo,
        News.AGREED: _agreed,
        News.OFFERED: _offered,
        News.TAKEN: _taken,
        News.RETURNED: _returned,
        News.RESIGNED: _resigned,
        News.REFUSED: _refused,
        News.STANDS: _stands,
        News.INVITED: _invited,
    }
)
"""The message for each kind of news, from the table, the language and the arguments of the notice."""

_ENDED: Final[Mapping[News, Callable[..., Screen]]] = MappingProxyType(
    {
        News.PROPOSED: _proposal_ended,
        News.AGREED: _offer_ended,
        News.OFFERED: _offer_ended,
        News.UNDO: _undo_ended,
        News.INVITED: _invitation_ended,
    }
)
"""What takes the place of a request about which there is nothing to do any more."""
