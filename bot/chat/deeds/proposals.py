"""Changes of a running table: its pace, a pause, a substitute, undoing a finished turn, a seat left or taken back."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.chat.actions import Action, address_at
from bot.chat.deeds.turn import show_panel, take_back
from bot.chat.handling.context import Context, Where
from bot.chat.handling.pipeline import at_table, due
from bot.chat.kit.blocks import Address, Block, Button, Role, Row, Screen, compose, select_row
from bot.chat.kit.markup import absolute_time, heading, mention_channel, relative_time, small
from bot.chat.screens.pages import ask_first, explained_options
from bot.chat.screens.refusals import explain
from bot.chat.screens.table_view import pace_line, pace_options
from bot.chat.screens.turn import stand_ins_button, turn_done
from bot.games import proposals, seats
from bot.games.deadlines import expected_takeover, mute, next_reminder, put_off, reminded_seat, takeover_at
from bot.games.game import Actor, Game, Policy, Proposal, Seat
from bot.games.options import pace_text, paces_of, with_pace_text
from bot.games.people.person import by_server, quiet_until
from bot.games.proposals import NothingToUndo, is_undo_requested, require_undo, undecided, what_came_since
from bot.games.refusals import Refusal, StaleGame
from bot.games.rights import Right, require, seat_for
from bot.games.seats import numbered_seat
from bot.games.table import PlayedTurn, Table
from bot.games.turn import turn_to_undo_alone, undo_alone
from bot.games.words.narration import chosen_seat, join_facts, seat_choices
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from bot.services.tables import is_made_by

DecideProposal: TypeAlias = Callable[[Game, Actor, int, str, str], Game]
"""Records a person's decision on a proposal, given the kind and the argument of the proposal."""


async def _propose(context: Context, table: Table, kind: str, argument: str) -> None:
    context.require_voice()
    table = await context.change_table(table, proposals.propose, kind, argument)
    done = not proposals.is_open(table.game, kind, argument)
    await context.show(compose(context.localizer(f"done-proposal-{kind}" if done else "proposal-waiting")))


async def _ask_or_propose(
    context: Context, table: Table, kind: str, argument: str, action: Action, question: str
) -> None:
    """Make the proposal of a button; ask a person who types a command first."""
    if context.is_component:
        await _propose(context, table, kind, argument)
    else:
        # The proposal is tried before the question too, because a confirmation must not be refused.
        proposals.propose(table.game, context.actor, context.now, kind, argument)
        await context.show(ask_first(question, address_at(table, action, argument), context.localizer))


@at_table(Action.AGREE)
async def agree(context: Context, table: Table) -> None:
    await _decide(context, table, proposals.approve)


@at_table(Action.DECLINE)
async def decline(context: Context, table: Table) -> None:
    """Refuse a proposal; its author withdraws the proposal in this way."""
    await _decide(context, table, proposals.refuse)


async def _decide(context: Context, table: Table, decide: DecideProposal) -> None:
    """Record the person's decision; publishing the table redraws the request."""
    kind, _, argument = context.argument.partition(" ")
    async with context.tables.at(table, context.actor) as opened:
        proposals.require_open(opened.table, context.actor, kind, argument)
        opened.change(decide, kind, argument)
    if opened.game.proposals == opened.before.game.proposals:
        # Nothing changes in the channel when somebody agrees again.
        await context.note(context.localizer("undo-waiting" if kind == proposals.UNDO else "proposal-waiting"))
    context.changed(opened.table)


# ---- a pause, a substitute


@at_table(Action.PAUSE, where=Where.FRESH)
async def pause(context: Context, table: Table) -> None:
    await _ask_or_propose(context, table, proposals.PAUSE, "", Action.PAUSE, context.localizer("ask-pause"))


@at_table(Action.GO_ON, where=Where.FRESH)
async def go_on(context: Context, table: Table) -> None:
    await context.change_table(table, proposals.go_on)
    await context.show(compose(context.localizer("done-goon")))


@at_table(Action.FIND_SUBSTITUTE, where=Where.FRESH)
async def find_substitute(context: Context, table: Table) -> None:
    """Ask the table to let another person play on the seat in the argument, or on the person's own seat."""
    game, argument = table.game, context.argument
    if argument and not context.is_component:
        seated = {seat.number: [seat.name] for seat in game.seats}
        argument = str(chosen_seat(seat_choices(seated, context.localizer), argument))
    seat = numbered_seat(game, argument) if argument else seat_for(Right.PROPOSE, game, context.actor)
    # The own seat may not be the intended seat, so the question names the seat.
    question = context.localizer("ask-findsubstitute", name=safe_name(seat.name))
    await _ask_or_propose(context, table, proposals.SEAT, str(seat.number), Action.FIND_SUBSTITUTE, question)


# ---- the pace


@at_table(Action.SHOW_PACE, where=Where.FRESH)
async def show_pace(context: Context, table: Table) -> None:
    """Show the pace of the running table, and the person's choice of a new pace in the argument, as in "1440 turn"."""
    require(Right.PROPOSE, table.game, context.actor)
    await context.show(pace_panel(table.game, context.argument, context.localizer, await _hurrying(context, table)))


async def _hurrying(context: Context, table: Table) -> Block | str:
    """Return the way to let a computer player move for somebody else, or say when it will be open; "" without one."""
    seat, due = reminded_seat(table), next_reminder(table.game)
    if seat is None or seat.user_id in {None, context.user_id}:
        return ""
    if table.game.reminder.count >= seats.REMINDERS_BEFORE_TURN:
        return Row((stand_ins_button(table, seat, context.localizer),))
    if due is None:
        return ""
    zone = await context.services.servers.time_zone(table.game.guild_id)
    # A reminder waits for the morning, and so does who would play on without it.
    at = quiet_until(by_server(await context.accounts.person(seat.user_id or 0), zone), due) or due
    return context.localizer("pace-hurry", name=safe_name(seat.name), until_span=relative_time(at))


@at_table(Action.PROPOSE_PACE, where=Where.FRESH)
async def propose_pace(context: Context, table: Table) -> None:
    await _propose(context, table, proposals.PACE, context.argument)


def pace_panel(game: Game, wish: str, localizer: FluentLocalizer, hurrying: Block | str = "") -> Screen:
    """Show the current pace and the controls that change it; `wish` is the person's choice so far, or "".

    `hurrying` is the way to let a computer player move for somebody who is late.
    """
    wished = with_pace_text(game.options, wish) if wish else game.options
    # The value of each option is a whole wish. The two selects have the same action, so the setting makes their custom
    # ids differ.
    paces = {each: f"{each} {wished.policy}" for each in paces_of(wished)}
    selects = {"pace": pace_options(paces, wished.pace, localizer)}
    if wished.pace:
        selects["policy"] = explained_options("policy", Policy, wished.policy, localizer, str(wished.pace))
    blocks: list[Block | str] = [
        heading(localizer("pace-title"), 3),
        pace_line(game.options, localizer),
        hurrying,
        *(
            select_row(Address(Action.SHOW_PACE, game.id, argument=setting), localizer(f"server-{setting}"), options)
            for setting, options in selects.items()
        ),
    ]
    if game.times.paused_at is None:
        blocks.append(Row((Button(Address(Action.PAUSE, game.id), localizer("button-pause")),)))
    if wished != game.options:
        is_alone = len(game.people) == 1
        button = Button(
            Address(Action.PROPOSE_PACE, game.id, argument=pace_text(wished)),
            localizer("button-change-pace" if is_alone else "button-propose"),
            Role.SUCCESS,
        )
        blocks += [small(localizer("pace-alone" if is_alone else "pace-consent")), Row((button,))]
    return compose(*blocks)


# ---- undoing a turn


@at_table(Action.UNDO_TURN, where=Where.FRESH)
async def undo_turn(context: Context, table: Table) -> None:
    """Undo the turn if the person may do so alone; otherwise ask the other players to approve undoing it."""
    # People do not distinguish the kinds of undo, so a single command serves all.
    is_asked = is_undo_requested(table) and table.game.played_by(context.user_id) is not None
    if table.can_take_back and table.awaits(context.user_id):
        await take_back(context.asking(str(table.moves[-1].move)), table)
    elif turn := turn_to_undo_alone(table, context.user_id):
        if context.argument == SURE:
            await _undo_alone(context, table, str(turn[0].move))
        else:
            await context.show(undo_price(table, turn, context.localizer))
    # A person who is asked about another player's turn must answer the request instead of making a request.
    elif is_asked and (why := what_came_since(table, context.actor)):
        await _show_turn_stands(context, table, why)
    else:
        await _ask_for_undo(context, table)


SURE: Final = "sure"
"""The argument of the button that undoes a turn after its player has read the price."""


def undo_price(table: Table, turn: PlayedTurn, localizer: FluentLocalizer) -> Screen:
    """Ask for a confirmation, and name the moves and points that undoing a turn alone takes back."""
    since = (played.seat for played in table.moves if played.ply > turn[-1].ply and played.seat)
    others = [seat for seat in dict.fromkeys(since) if seat != turn[0].seat]
    names = localizer.all_of(safe_name(table.name_of(seat)) for seat in others)
    price = localizer("undo-price", count=len(others), names=names)
    return ask_first(price, address_at(table, Action.UNDO_TURN, SURE), localizer)


async def _undo_alone(context: Context, table: Table, move: str) -> None:
    """Undo the person's own turn, which nobody has followed yet, and show its first move as the chosen move."""
    tables = context.tables
    try:
        undone = await tables.play(table, undo_alone, context.actor, context.ply)
    except StaleGame:
        await show_panel(context, await tables.table(table.game.id))
        return
    context.changed(undone)
    await show_panel(context, undone, move, context.localizer("undo-alone-done"))


async def _ask_for_undo(context: Context, table: Table) -> None:
    """Ask the other players to approve undoing the latest turn; undo the turn if no other player must approve."""
    if _asks_others(table, context.actor):
        context.require_voice()
        if not context.is_component:
            undo, localizer = address_at(table, Action.UNDO_TURN), context.localizer
            await context.show(ask_first(localizer("ask-undoturn"), undo, localizer))
            return
    try:
        async with context.tables.at(table, context.actor) as opened:
            first_move = "".join(str(played.move) for played in opened.table.latest_turn[:1])
            if not is_made_by(opened.table, context.actor):
                require_undo(opened.table, context.ply, context.actor)
                opened.change(proposals.propose, proposals.UNDO, str(opened.table.ply))
    # The button belongs to a turn that others have followed, so the answer names what came in between.
    except (NothingToUndo, StaleGame) as refusal:
        await _show_turn_stands(context, table, what_came_since(table, context.actor) or refusal)
        return
    asked = opened.table
    context.changed(asked)
    if is_undo_requested(asked):
        await context.show(compose(context.localizer("undo-waiting")))
    else:
        await show_panel(context, asked, first_move, context.localizer("undo-done"))


def _asks_others(table: Table, actor: Actor) -> bool:
    """Return whether the latest turn may be undone, but only with another player's approval."""
    try:
        seat = require_undo(table, None, actor)
    except Refusal:
        return False
    ply = str(table.ply)
    proposal = proposals.find(table.game, proposals.UNDO, ply) or Proposal(proposals.UNDO, ply, (seat.number,))
    return any(other != seat for other in undecided(table.game, proposal))


async def _show_turn_stands(context: Context, table: Table, why: NothingToUndo | StaleGame) -> None:
    """Show the reason in the message of an outdated button; raise the reason if there is no such message."""
    seat = table.game.seat_of(context.user_id)
    if seat is None or not context.is_component:
        raise why
    await context.show(turn_done(table, seat.number, context.localizer, explain(why, context.localizer)))


STAND_INS: Final = Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT
"""The actions that let a computer player stand in for a person; the ids of their messages end with their texts."""

StandIn = Callable[[int, int | None, Actor], Awaitable[Table]]
"""A method of `GameRunner`, given the id of the game, the ply of the button, and the person who asks."""


@at_table(Action.COMPUTER_MOVES, where=Where.FRESH)
async def let_computer_move(context: Context, table: Table) -> None:
    await _stand_in(context, table, context.services.runner.let_computer_move, Action.COMPUTER_MOVES)


@at_table(Action.COMPUTER_KEEPS_SEAT, where=Where.FRESH)
async def let_computer_keep_seat(context: Context, table: Table) -> None:
    await _stand_in(context, table, context.services.runner.let_computer_keep_seat, Action.COMPUTER_KEEPS_SEAT)


async def _stand_in(context: Context, table: Table, stand_in: StandIn, action: Action) -> None:
    """Let a computer player stand in; if it is the caller's own turn, show the caller's panel instead."""
    if table.awaits(context.user_id):
        await show_panel(context, table)
    else:
        table = await stand_in(table.game.id, context.ply, context.actor)
        context.changed(table)
        await context.show(compose(context.localizer(f"done-{action}")))


@at_table(Action.MUTE, where=Where.FRESH)
async def mute_turn(context: Context, table: Table) -> None:
    """Mute reminders of the turn for the person, and show the time at which a computer player will move, if any."""
    await _show_muted(context, await context.change_table(table, mute, context.ply))


async def _show_muted(context: Context, table: Table) -> None:
    zone = await context.services.servers.time_zone(table.game.guild_id)
    at = expected_takeover(table.game, by_server(await context.person(), zone))
    text = context.localizer("muted-until", left_span=relative_time(at)) if at else context.localizer("muted")
    await context.show(compose(text))


@at_table(Action.RETURN_TO_SEAT, where=Where.FRESH)
async def return_to_seat(context: Context, table: Table) -> None:
    after = await context.change_table(table, seats.return_to_seat)
    # The button is in a public message, so anybody at the table may press it.
    is_back = after.game.seats != table.game.seats
    await context.show(compose(context.localizer("done-returntoseat" if is_back else "done-already-seated")))


@at_table(Action.SHOW_STAND_INS, where=Where.FRESH)
async def show_stand_ins(context: Context, table: Table) -> None:
    """Show how the others can replace a player who is absent or late, and how that player ends the reminders."""
    table.require_turn(context.ply)
    if table.awaits(context.user_id):
        if table.game.reminder.is_muted:
            await _show_muted(context, table)
            return
        stop = Button(address_at(table, Action.MUTE), context.localizer("button-mute"))
        await context.show(compose(pace_line(table.game.options, context.localizer), Row((stop,))))
        return
    seat = seats.require_replaceable(table, context.ply, context.actor, seats.REMINDERS_BEFORE_TURN)
    await context.show(stand_ins(table, seat, context.localizer))


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
        if not is_lent:
            await context.name_thread(table.game)
    # The person may have found the seat at the home of a game in a thread.
    place = mention_channel(table.game.channel_id) if context.channel_id != table.game.channel_id else ""
    text = join_facts(context.localizer(done), place)
    # In a private message the answer replaces its text; beside a public message it is a note.
    if context.is_ephemeral:
        await context.show(compose(text))
    else:
        await context.note(text)


@due(takeover_at)
async def take_over(context: Context, table: Table) -> None:
    """Take over the turn or the seat of a person whose time is up, but wait while the person is active."""
    user_id = (table.acting.user_id if table.acting else None) or 0
    if until := context.services.presence.grace_until(table, user_id, context.now):
        await context.change_table(table, put_off, table.ply, until)
        return
    # The runner gets this table, not a newer table: a person who has placed a domino in the meantime is present.
    taken = await context.services.runner.take_over(table, context.now)
    context.changed(taken)


def stand_ins(table: Table, seat: Seat, localizer: FluentLocalizer) -> Screen:
    """Offer the others' ways to replace a player who has to move, and is absent or late."""
    may_keep = seat.is_absent or table.game.reminder.count >= seats.REMINDERS_BEFORE_SEAT
    actions = STAND_INS if may_keep else STAND_INS[:1]
    about = localizer("reminder-computerkeeps" if may_keep else "reminder-computermoves")
    if seat.is_absent:
        about = localizer("standins-about", name=safe_name(seat.name), until_time=absolute_time(seat.away_until or 0))
    buttons = [Button(address_at(table, each), localizer(f"button-{each}")) for each in actions]
    if not seat.offered:
        find = Address(Action.FIND_SUBSTITUTE, table.game.id, argument=str(seat.number))
        buttons.append(Button(find, localizer("button-findsubstitute")))
    return compose(about, Row(tuple(buttons)))


@at_table(Action.RESIGN, where=Where.FRESH, needs_log=False)
async def resign(context: Context, table: Table) -> None:
    """Leave a running game to a computer player; ask first."""
    # The change is tried before the question too, because a confirmation must not be refused.
    is_last = not seats.resign(table.game, context.actor, context.now).is_live
    if not context.is_confirmed:
        asked = context.localizer("confirm-resign-last" if is_last else "confirm-resign")
        answers, leave = ("button-resign-yes", "button-resign-no"), Address.confirmed(Action.RESIGN, table.game.id)
        await context.show(ask_first(asked, leave, context.localizer, answers))
        return
    table = await context.change_table(table, seats.resign)
    text = context.localizer("done-resigned" if table.game.is_live else "done-resigned-last")
    await context.show(compose(text))
