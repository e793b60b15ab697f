"""Reminds the player whose turn it is, and says what happens if they do not move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Button, Row, Screen, compose
from bot.chat.markup import absolute_time, game_url, mention, relative_time, small
from bot.chat.screens.substitutes import find_buttons
from bot.chat.screens.turn import open_button
from bot.games.models import Policy
from bot.games.names import label_name
from bot.games.seats.replacement import REMINDERS_BEFORE_SEAT
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

NUDGE: Final = "nudge"
"""The argument of the first buttons below the message that notifies late.

Below a reminder it is the reminder's number, and the time at which a computer player moves if the reminder names one:
"0 1794200400".
"""


def reminder(table: Table, acts_at: int | None, localizer: FluentLocalizer) -> Screen:
    """Remind the player whose turn it is; name the time at which a computer player moves, if one will.

    Else offer other people, if there are any, to let a computer player stand in.
    """
    acting, game = table.acting, table.game
    assert acting is not None
    name = mention(acting.user_id)
    text = localizer("reminder", name=name, link=game_url(game), since=relative_time(game.moved_at))
    offered = () if acts_at or game.people == (acting,) else _offered(table)
    return compose(
        text,
        localizer("reminder-last") if table.waits_only_for(acting) else "",
        _announcement(table, acts_at, localizer),
        small(localizer(f"reminder-{offered[-1]}")) if offered else "",
        Row(tuple(_buttons(table, acts_at, offered, localizer))),
    )


def number_of(argument: str) -> str:
    """Return the number of a reminder from the argument of its first button, or NUDGE."""
    return argument.partition(" ")[0]


def named_time(argument: str) -> int | None:
    """Return the time that a reminder names, from the argument of its first button; None if it names none."""
    time = argument.partition(" ")[2]
    return int(time) if time.isdecimal() else None


def nudge(table: Table, localizer: FluentLocalizer) -> Screen:
    """Tell the player whose turn it is, who was not notified when the turn was announced."""
    assert table.acting is not None
    text = localizer("nudge", name=mention(table.acting.user_id), link=game_url(table.game))
    return compose(text, Row(_own_buttons(table, NUDGE, localizer)))


def _announcement(table: Table, acts_at: int | None, localizer: FluentLocalizer) -> str:
    if acts_at is None:
        return ""
    kind = "seat" if table.game.options.policy is Policy.SEAT else "turn"
    return localizer(f"reminder-then-{kind}", at=absolute_time(acts_at), left=relative_time(acts_at))


def _offered(table: Table) -> tuple[Action, ...]:
    """Return what others may let a computer player do: the whole seat once the player has been reminded repeatedly."""
    is_seat_offered = table.game.reminder.count + 1 >= REMINDERS_BEFORE_SEAT
    return (Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT) if is_seat_offered else (Action.COMPUTER_MOVES,)


def _own_buttons(table: Table, argument: str, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the buttons of the player whose turn it is: one that plays, and one that stops reminders of this turn."""
    # The first one, and the number in it, let a bot that was killed before it noted the reminder recognise it.
    play, mute = (Address.at(table, action, argument) for action in (Action.ANSWER_REMINDER, Action.MUTE))
    return open_button(table, play, localizer), Button(mute, localizer("button-mute"))


def _buttons(
    table: Table, acts_at: int | None, offered: tuple[Action, ...], localizer: FluentLocalizer
) -> Iterator[Button]:
    argument = " ".join(str(part) for part in (table.game.reminder.count, acts_at) if part is not None)
    yield from _own_buttons(table, argument, localizer)
    assert table.acting is not None
    for action in offered:
        yield Button(Address.at(table, action), localizer(f"button-{action}", name=label_name(table.acting.name)))
    if offered:
        yield from find_buttons(table.game, table.acting, localizer)
