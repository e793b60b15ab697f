"""Asks the other players to approve undoing the latest turn."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Role, Row, Screen, compose
from bot.chat.markup import mention
from bot.games.names import safe_name
from bot.games.narration import narrate
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from renderers.localizer import comma_list


def undo_request(table: Table, localizer: FluentLocalizer) -> Screen:
    """Ask the other players to approve undoing the latest turn; mention those who have not approved yet."""
    turn = table.latest_turn
    waiting = comma_list((mention(seat.user_id) for seat in table.game.undecided_on_undo), localizer)
    name = safe_name(table.name_of(turn[0].seat or 0))
    agree = Button(Address.at(table, Action.APPROVE_UNDO), localizer("button-agree"), Role.SUCCESS)
    refuse = Button(Address.at(table, Action.REJECT_UNDO), localizer("button-rejectundo"))
    return compose(
        localizer("undo-asked", name=name),
        "\n".join(narrate(table, turn[0].ply, localizer)),
        localizer("undo-undecided", names=waiting),
        Row((agree, refuse)),
    )
