"""Puts a proposal to the table, in public."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import mention
from bot.chat.screens.pace import pace_line
from bot.chat.screens.substitutes import seat_offer, seat_text
from bot.games.game import Game
from bot.games.models import Proposal
from bot.games.names import safe_name
from bot.games.proposals import OFFERS, PACE, SEAT, undecided
from bot.games.seats.handover import named_seat
from bot.games.settings.pace import with_pace_text
from bot.localization.fluent import FluentLocalizer
from renderers.localizer import comma_list

Describe: TypeAlias = Callable[[Game, str, FluentLocalizer], str]
"""Says what is proposed, from the argument of the proposal."""


def _describe_pace(game: Game, argument: str, localizer: FluentLocalizer) -> str:
    return pace_line(with_pace_text(game.options, argument), localizer)


def _describe_offer(game: Game, argument: str, localizer: FluentLocalizer) -> str:
    return seat_text(named_seat(game, argument), "seat-proposed", localizer)


def _offer(game: Game, argument: str, localizer: FluentLocalizer) -> Screen:
    seat = named_seat(game, argument)
    return seat_offer(game, seat, seat_text(seat, "seat-offered", localizer), localizer)


DESCRIPTIONS: Final[Mapping[str, Describe]] = MappingProxyType({PACE: _describe_pace, SEAT: _describe_offer})
"""What is proposed, for each kind of proposal."""

OUTCOMES: Final[Mapping[str, Callable[[Game, str, FluentLocalizer], Screen]]] = MappingProxyType({SEAT: _offer})
"""What everybody is shown once all have agreed, for kinds of proposals after which there is something to do."""


def proposal_request(game: Game, proposal: Proposal, localizer: FluentLocalizer) -> Screen:
    """Ask the people at the table to agree; mention those who have not yet."""
    name = safe_name(game.seats[proposal.approvals[0] - 1].name)
    waiting = comma_list([mention(seat.user_id) for seat in undecided(game)], localizer)
    wording = f"{proposal.kind} {proposal.argument}"
    agree = Button(Address(Action.AGREE, game.id, argument=wording), localizer("button-agree"), Role.SUCCESS)
    decline = Button(Address(Action.DECLINE, game.id, argument=wording), localizer("button-decline"))
    return compose(
        localizer(f"proposal-{proposal.kind}", name=name),
        DESCRIPTIONS[proposal.kind](game, proposal.argument, localizer),
        localizer("undo-undecided", names=waiting),
        Row((agree, decline)),
    )


def proposal_agreed(game: Game, kind: str, argument: str, localizer: FluentLocalizer) -> Screen | None:
    """Say that all have agreed; or show what there is to do now. None if somebody has done that already."""
    if kind in OFFERS:
        return OUTCOMES[kind](game, argument, localizer) if OFFERS[kind](game, argument) else None
    return compose(DESCRIPTIONS[kind](game, argument, localizer), localizer("proposal-agreed"))


def proposal_refused(game: Game, kind: str, argument: str, name: str, localizer: FluentLocalizer) -> Screen:
    """Say who would rather not."""
    text = localizer("proposal-refused", name=safe_name(name))
    return compose(DESCRIPTIONS[kind](game, argument, localizer), text)


def proposal_ended(game: Game, kind: str, argument: str, localizer: FluentLocalizer) -> Screen:
    """Say that there is nothing to decide on any more."""
    # By now somebody else may have the seat that it was about.
    what = "" if kind == SEAT else DESCRIPTIONS[kind](game, argument, localizer)
    return compose(what, localizer(f"proposal-ended-{kind}"))
