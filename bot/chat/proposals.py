"""Proposals to a running table: its pace, a pause, a substitute, and undoing a finished turn."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.kit.context import Context, Where
from bot.chat.kit.errors import explain
from bot.chat.kit.markup import heading, small
from bot.chat.kit.pipeline import ask_first, at_table
from bot.chat.kit.screens import explained_options
from bot.chat.table_view import pace_line, turn_time_text
from bot.chat.turn.actions import show_panel, take_back
from bot.chat.turn.screens import turn_done
from bot.games import proposals
from bot.games.game import Actor, Game, Policy, Proposal
from bot.games.names import safe_name
from bot.games.narration import chosen_seat, seat_labels
from bot.games.options import pace_text, paces_of, with_pace_text
from bot.games.proposals import NothingToUndo, is_undo_requested, require_undo, undecided, what_came_since
from bot.games.refusals import Refusal, StaleGame
from bot.games.seats import named_seat, require_person, require_playing, require_seat, seat_names
from bot.games.table import Table
from bot.games.tables import is_made_by
from bot.games.turn import turn_to_undo_alone, undo_alone
from bot.localization.fluent import FluentLocalizer

DecideProposal: TypeAlias = Callable[[Game, Actor, int, str, str, int | None], Game]
"""Records a person's decision on a proposal, given the kind, the argument and the message of the proposal."""


async def _propose(context: Context, table: Table, kind: str, argument: str) -> None:
    context.require_voice()
    table = await context.change_table(table, proposals.propose, kind, argument)
    done = not proposals.is_open(table.game, kind, argument)
    context.changed(table, redraw=done and kind in proposals.SEEN_IN_TURNS)
    await context.reply.show(compose(context.localizer(f"done-proposal-{kind}" if done else "proposal-waiting")))


async def _ask_or_propose(
    context: Context, table: Table, kind: str, argument: str, action: Action, question: str
) -> None:
    """Make the proposal of a button; ask a person who types a command first."""
    if context.is_component:
        await _propose(context, table, kind, argument)
    else:
        # The proposal is tried before the question too, because a confirmation must not be refused.
        proposals.propose(table.game, context.actor, context.now, kind, argument)
        await ask_first(context, table, question, action, argument)


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
    async with context.services.tables.at(table, context.actor) as opened:
        proposals.require_open(opened.table, context.actor, kind, argument)
        opened.change(decide, kind, argument, context.public_message_id)
    is_agreed = decide is proposals.approve and not proposals.is_open(opened.game, kind, argument)
    context.changed(opened.table, redraw=is_agreed and kind in proposals.SEEN_IN_TURNS)


# ---- a pause, a substitute


@at_table(Action.PAUSE, where=Where.FRESH)
async def pause(context: Context, table: Table) -> None:
    await _ask_or_propose(context, table, proposals.PAUSE, "", Action.PAUSE, context.localizer("ask-pause"))


@at_table(Action.GO_ON, where=Where.FRESH)
async def go_on(context: Context, table: Table) -> None:
    await context.change_table(table, proposals.go_on)
    await context.reply.show(compose(context.localizer("done-goon")))


@at_table(Action.FIND_SUBSTITUTE, where=Where.FRESH)
async def find_substitute(context: Context, table: Table) -> None:
    """Ask the table to let another person play on the seat in the argument, or on the person's own seat."""
    game, argument = table.game, context.argument
    if argument and not context.is_component:
        labels = seat_labels({seat.number: seat.name for seat in game.seats if seat.user_id}, context.localizer)
        argument = str(chosen_seat(labels, seat_names(game), argument))
    seat = named_seat(game, argument) if argument else require_seat(game, context.actor)
    # The own seat may not be the intended seat, so the question names the seat.
    question = context.localizer("ask-findsubstitute", name=safe_name(seat.name))
    await _ask_or_propose(context, table, proposals.SEAT, str(seat.number), Action.FIND_SUBSTITUTE, question)


# ---- the pace


@at_table(Action.SHOW_PACE, where=Where.FRESH)
async def show_pace(context: Context, table: Table) -> None:
    """Show the pace of the running table, and the person's choice of a new pace in the argument, as in "1440 turn"."""
    require_person(require_playing(table.game), context.actor)
    await context.reply.show(pace_panel(table.game, context.argument, context.localizer))


@at_table(Action.PROPOSE_PACE, where=Where.FRESH)
async def propose_pace(context: Context, table: Table) -> None:
    await _propose(context, table, proposals.PACE, context.argument)


def pace_panel(game: Game, wish: str, localizer: FluentLocalizer) -> Screen:
    """Show the current pace and the controls that change it; `wish` is the person's choice so far, or ""."""
    wished = with_pace_text(game.options, wish) if wish else game.options
    # The value of each option is a whole wish. The two selects have the same action, so the setting makes their custom
    # ids differ.
    paces = [
        Option(turn_time_text(each, localizer), f"{each} {wished.policy}", chosen=each == wished.pace)
        for each in paces_of(wished)
    ]
    selects = {"pace": paces}
    if wished.pace:
        policies = explained_options("policy", Policy, wished.policy, localizer)
        selects["policy"] = [
            replace(each, value=f"{wished.pace} {policy}") for each, policy in zip(policies, Policy, strict=True)
        ]
    blocks: list[Block | str] = [
        heading(localizer("pace-title"), 3),
        pace_line(game.options, localizer),
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
    """Undo the placement of the current turn, or else ask the other players to approve undoing the latest turn."""
    # People do not distinguish the two kinds of undo, so a single command serves both.
    if table.can_take_back and table.awaits(context.user_id):
        await take_back(replace(context, argument=str(table.moves[-1].move)), table)
        return
    services = context.services
    if turn := turn_to_undo_alone(table, context.user_id):
        try:
            undone = await services.tables.play(table, undo_alone, context.actor, context.ply)
        except StaleGame:
            await show_panel(context, await services.tables.table(table.game.id))
            return
        context.changed(undone)
        await show_panel(context, undone, str(turn[0].move), context.localizer("undo-alone-done"))
        return
    # A person who is asked about another player's turn must answer the request instead of making a request.
    is_asked = is_undo_requested(table) and table.game.played_by(context.user_id) is not None
    if is_asked and (why := what_came_since(table, context.actor)):
        await _show_turn_stands(context, table, why)
        return
    if _asks_others(table, context.actor):
        context.require_voice()
        if not context.is_component:
            await ask_first(context, table, context.localizer("ask-undoturn"), Action.UNDO_TURN)
            return
    try:
        async with services.tables.at(table, context.actor) as opened:
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
        await context.reply.show(compose(context.localizer("undo-waiting")))
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
    await context.reply.show(turn_done(table, seat.number, context.localizer, explain(why, context.localizer)))
