"""Changes of seats: a player resigns, or a computer player or another person plays on the seat for a while."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Row, Screen, compose
from bot.chat.kit.context import Context, Where
from bot.chat.kit.markup import absolute_time, relative_time
from bot.chat.kit.pipeline import Moment, ask_first, at_table, due
from bot.chat.kit.screens import CONFIRMED, confirm
from bot.chat.turn.actions import show_panel
from bot.games import seats
from bot.games.deadlines import expected_takeover, mute, put_off_takeover, takeover_at
from bot.games.game import Actor, Game, Seat
from bot.games.names import label_name, safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer

STAND_INS: Final = Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT
"""The actions that let a computer player stand in for a person; the ids of their messages end with their texts."""

StandIn = Callable[[int, int | None, Actor], Awaitable[Table]]
"""A method of `GameRunner`, given the id of the game, the ply of the button, and the person who asks."""


@at_table(Action.COMPUTER_MOVES, where=Where.FRESH)
async def let_computer_move(context: Context, table: Table) -> None:
    runner, reminders = context.services.runner, seats.REMINDERS_BEFORE_TURN
    await _stand_in(context, table, runner.let_computer_move, Action.COMPUTER_MOVES, reminders)


@at_table(Action.COMPUTER_KEEPS_SEAT, where=Where.FRESH)
async def let_computer_keep_seat(context: Context, table: Table) -> None:
    runner, reminders = context.services.runner, seats.REMINDERS_BEFORE_SEAT
    await _stand_in(context, table, runner.let_computer_keep_seat, Action.COMPUTER_KEEPS_SEAT, reminders)


async def _stand_in(context: Context, table: Table, stand_in: StandIn, action: Action, reminders: int) -> None:
    """Let a computer player stand in; if it is the caller's own turn, show the caller's panel instead."""
    if table.awaits(context.user_id):
        await show_panel(context, table)
    elif not context.is_component:
        seat = seats.require_replaceable(table, context.ply, context.actor, reminders)
        question = context.localizer(f"ask-{action}", name=safe_name(seat.name))
        await ask_first(context, table, question, action)
    else:
        table = await stand_in(table.game.id, context.ply, context.actor)
        # If no person at the table is present any longer, the message must show it.
        context.changed(table, redraw=table.is_deserted)
        await context.reply.show(compose(context.localizer(f"done-{action}")))


@at_table(Action.MUTE, where=Where.FRESH)
async def mute_turn(context: Context, table: Table) -> None:
    """Mute reminders of the turn for the person, and show the time at which a computer player will move, if any."""
    table = await context.change_table(table, mute, context.ply)
    at = expected_takeover(table.game, await context.person())
    text = context.localizer("muted-until", left=relative_time(at)) if at else context.localizer("muted")
    await context.reply.show(compose(text))


@at_table(Action.RETURN_TO_SEAT, where=Where.FRESH)
async def return_to_seat(context: Context, table: Table) -> None:
    if not context.is_component:
        back = seats.return_to_seat(table.game, context.actor, context.now)
        if back.seats != table.game.seats:
            await ask_first(context, table, context.localizer("ask-returntoseat"), Action.RETURN_TO_SEAT)
            return
    after = await context.change_table(table, seats.return_to_seat)
    # The button is in a public message, so anybody at the table may press it.
    is_back = after.game.seats != table.game.seats
    context.changed(after, redraw=is_back)
    await context.reply.show(compose(context.localizer("done-returntoseat" if is_back else "done-already-seated")))


@at_table(Action.SHOW_STAND_INS, where=Where.FRESH)
async def show_stand_ins(context: Context, table: Table) -> None:
    """Show the other players' ways to replace an absent player."""
    seat = seats.require_replaceable(table, context.ply, context.actor, seats.REMINDERS_BEFORE_TURN)
    await context.reply.show(stand_ins(table, seat, context.localizer))


@at_table(Action.TAKE_SEAT)
async def take_seat(context: Context, table: Table) -> None:
    """Seat the person as a substitute, and update the message that offered the seat.

    A person who takes their own seat returns to it.
    """
    number = context.number
    if seats.is_own_seat(table.game, context.actor, number):
        table = await context.change_table(table, seats.return_to_seat)
        done = "done-returntoseat"
    else:
        table = await context.change_table(table, seats.take_offered_seat, number, context.public_message_id)
        is_lent = table.seat(number).owner_id is not None
        done = "done-seat-taken" if is_lent else "done-seat-taken-for-good"
    context.changed(table, redraw=True)
    text = context.localizer(done)
    # In a private message the answer replaces its text; beside a public message it is a note.
    if context.is_ephemeral:
        await context.reply.show(compose(text))
    else:
        await context.reply.note(text)


@due(takeover_at)
async def take_over(moment: Moment, table: Table) -> None:
    """Take over the turn or the seat of a person whose time is up, but wait while the person is active."""
    user_id = table.acting.user_id if table.acting else None
    if until := moment.services.process.presence.grace_until(table, user_id or 0, moment.now):
        await moment.change_table(table, put_off_takeover, table.ply, until)
        return
    # The runner gets this table, not a newer table: a person who has placed a domino in the meantime is present.
    taken = await moment.services.runner.take_over(table, moment.now)
    # A deserted table shows how to come back.
    moment.changed(taken, redraw=taken.is_deserted)


def stand_ins(table: Table, seat: Seat, localizer: FluentLocalizer) -> Screen:
    """Offer the others' ways to replace an absent player who has to move."""
    name = safe_name(seat.name)
    computers = tuple(
        Button(Address.at(table, action), localizer(f"button-{action}", name=label_name(seat.name)))
        for action in STAND_INS
    )
    return compose(
        localizer("standins-about", name=name, until=absolute_time(seat.away_until or 0)),
        Row((*computers, *find_buttons(table.game, seat, localizer))),
    )


def find_buttons(game: Game, seat: Seat, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the button that asks the table to let another person play on the seat; none if the seat is on offer."""
    if seat.offered:
        return ()
    find = Address(Action.FIND_SUBSTITUTE, game.id, argument=str(seat.number))
    return (Button(find, localizer("button-findsubstitute")),)


@at_table(Action.RESIGN, where=Where.FRESH, needs_log=False)
async def resign(context: Context, table: Table) -> None:
    """Leave a running game to a computer player; ask first."""
    # The change is tried before the question too, because a confirmation must not be refused.
    is_last = not seats.resign(table.game, context.actor, context.now).is_live
    if context.argument != CONFIRMED:
        keys = "confirm-resign-last" if is_last else "confirm-resign", "button-resign-yes", "button-resign-no"
        await context.reply.show(confirm(table.game.id, Action.RESIGN, context.localizer, *keys))
        return
    table = await context.change_table(table, seats.resign)
    # If no person remains, the current message must show that the game waits.
    context.changed(table, redraw=not table.game.present)
    text = context.localizer("done-resigned" if table.game.is_live else "done-resigned-last")
    await context.reply.show(compose(text))
