"""Reminds the player whose turn it is, and offers the others to substitute a computer player."""

from __future__ import annotations

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Row, Screen, compose
from bot.chat.markup import game_url, mention, relative_time, small
from bot.games.substitution import REMINDERS_BEFORE_SEAT
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


def reminder(table: Table, localizer: FluentLocalizer) -> Screen:
    """Remind the player whose turn it is; offer other people, if there are any, to substitute a computer player."""
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
