"""What the other players are asked: to let a computer act for somebody who is away, or to let a turn be undone."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Role, Row, Screen, Text, compose
from bot.chat.markup import game_url, mention, relative_time, small
from bot.games.computers import searches
from bot.games.names import safe_name
from bot.games.narration import narrate
from bot.games.substitution import REMINDERS_BEFORE_SEAT
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


def reminder(table: Table, localizer: FluentLocalizer) -> Screen:
    """Remind the player whose turn it is; other people, if there are any, are offered to let a computer player act."""
    acting, game = table.acting, table.game
    assert acting is not None
    text = localizer("reminder", name=mention(acting.user_id), link=game_url(game), since=relative_time(game.moved_at))
    if game.people == (acting,):
        return compose(text)
    # The whole seat is offered only once the player has been reminded several times.
    offered = [Action.SUBSTITUTE_TURN]
    if game.reminder.count + 1 >= REMINDERS_BEFORE_SEAT:
        offered.append(Action.SUBSTITUTE_SEAT)
    buttons = tuple(
        Button(Address.at(table, action), localizer(f"button-{action}", name=acting.name)) for action in offered
    )
    return compose(text, small(localizer(f"reminder-{offered[-1]}")), Row(buttons))


def undo_request(table: Table, localizer: FluentLocalizer) -> Screen:
    """Ask the other players to let the latest turn be undone; they are mentioned until they have agreed."""
    turn = table.latest_turn
    waiting = ", ".join(mention(seat.user_id) for seat in table.undecided_voters)
    name = safe_name(table.name_of(turn[0].seat or 0))
    agree = Button(Address.at(table, Action.APPROVE_UNDO), localizer("button-agree"), Role.SUCCESS)
    refuse = Button(Address.at(table, Action.REJECT_UNDO), localizer("button-refuse"))
    return compose(
        localizer("takeback-asked", name=name),
        "\n".join(narrate(table, turn[0].ply, localizer)),
        localizer("takeback-undecided", names=waiting),
        Row((agree, refuse)),
    )


def kept_seats(table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Name the people whose seats computer players keep, with the button by which they return; empty if none."""
    names = ", ".join(safe_name(seat.name) for seat in table.game.seats if seat.is_away)
    if not names:
        return ()
    button = Button(Address(Action.RETURN_TO_SEAT, table.game.id), localizer("button-comeback"))
    return Text(small(localizer("seats-kept", names=names))), Row((button,))


def turn_done(table: Table, localizer: FluentLocalizer) -> Screen:
    """Tell a player that their turn is over, who is thinking now, or how to undo the turn while that is possible."""
    acting = table.acting
    blocks: list[Block | str] = [localizer("turn-done")]
    if acting and searches(acting.computer):
        blocks.append(small(localizer("turn-thinking", name=safe_name(acting.name))))
    if acting and table.latest_turn and not acting.is_computer:
        blocks.append(Row((Button(Address.at(table, Action.UNDO_TURN), localizer("button-takeback")),)))
    return compose(*blocks)
