"""People who are not there: what a table says about them, and who may play for them meanwhile."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import absolute_time, small
from bot.games.game import Game
from bot.games.models import Seat
from bot.games.names import label_name, safe_name
from bot.games.seats.handover import owner_of
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from renderers.localizer import comma_list


def seat_lines(game: Game, localizer: FluentLocalizer) -> tuple[str, ...]:
    """Say whose seats computer players keep, who plays for whom, and who is away until when."""
    kept = [safe_name(seat.name) for seat in game.seats if seat.is_kept and not seat.is_absent]
    lines = [localizer("seats-kept", names=comma_list(kept, localizer))] if kept else []
    lines += [_substitute_line(seat, localizer) for seat in game.seats if seat.owner_id]
    lines += [_absence_line(game, seat, localizer) for seat in game.seats if seat.is_absent]
    lines += [] if game.present else [localizer("nobody-present")]
    return ("\n".join(map(small, lines)),) if lines else ()


def _substitute_line(seat: Seat, localizer: FluentLocalizer) -> str:
    return localizer("plays-for", name=safe_name(seat.name), owner=safe_name(seat.owner_name or ""))


def _absence_line(game: Game, seat: Seat, localizer: FluentLocalizer) -> str:
    key = "away-computer" if game.computer_of(seat) else "away-waiting"
    return localizer(key, name=safe_name(seat.name), until=absolute_time(seat.away_until or 0))


def stand_ins(table: Table, seat: Seat, localizer: FluentLocalizer) -> Screen:
    """Offer what the others may do about somebody who is away when it is their turn."""
    name = safe_name(seat.name)
    computers = tuple(
        Button(Address.at(table, action), localizer(f"button-{action}", name=label_name(seat.name)))
        for action in (Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT)
    )
    return compose(
        localizer("standins-about", name=name, until=absolute_time(seat.away_until or 0)),
        Row((*computers, *find_buttons(table.game, seat, localizer))),
    )


def find_buttons(game: Game, seat: Seat, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the button that asks the table to let somebody else play on the seat; none if anybody may already."""
    if seat.offered:
        return ()
    find = Address(Action.FIND_SUBSTITUTE, game.id, argument=str(seat.number))
    return (Button(find, localizer("button-findsubstitute")),)


def seat_text(seat: Seat, key: str, localizer: FluentLocalizer) -> str:
    """Say whose seat it is and who may come back to it, in the words of that message; for good if nobody may."""
    _, owner = owner_of(seat)
    return localizer(key if owner else f"{key}-for-good", name=safe_name(seat.name), owner=safe_name(owner or ""))


def seat_offer(game: Game, seat: Seat, text: str, localizer: FluentLocalizer) -> Screen:
    """Offer a seat to everybody in the channel with that text; nobody is mentioned."""
    return compose(text, Row((take_button(game, seat, localizer),)))


def take_button(game: Game, seat: Seat, localizer: FluentLocalizer) -> Button:
    """Return the button that takes a seat that is offered."""
    take = Address(Action.TAKE_SEAT, game.id, argument=str(seat.number))
    return Button(take, localizer("button-takeseat", name=label_name(seat.name)), Role.SUCCESS)
