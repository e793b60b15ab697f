"""Actions of a player's own turn: the panel and the moves that are made in it."""

from __future__ import annotations

import asyncio

from bot.chat.actions.registry import action
from bot.chat.addresses import Action
from bot.chat.blocks import Screen, compose
from bot.chat.request import Request
from bot.chat.screens.about import SWITCHES
from bot.chat.screens.panel import panel
from bot.chat.screens.turn import acting_line, turn_done
from bot.games.errors import NothingOfTheKind, StaleGame
from bot.games.names import safe_name
from bot.games.table import Table
from engine.errors import NotationError
from engine.moves import Move


@action(Action.OPEN_PANEL)
async def open_panel(request: Request) -> None:
    """Show a fresh panel for the position as it is now, whichever turn the button was made for."""
    await request.defer(fresh=True)
    await show_panel(request, await request.services.tables.table(request.required_game_id))


@action(Action.CHOOSE_SPOT, Action.PREVIOUS_SPOT, Action.NEXT_SPOT, Action.ROTATE)
async def show_choice(request: Request) -> None:
    """Show the panel with the choice in the argument: another placement as the ghost, or a purchase."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    notice = request.localizer("panel-moved-on") if table.ply != request.ply else ""
    await show_panel(request, table, request.argument, notice)


@action(Action.TOGGLE_SUGGESTIONS)
async def toggle_suggestions(request: Request) -> None:
    """Turn this person's suggestions on or off."""
    await request.defer()
    await request.services.accounts.change(request.interaction.user.id, SWITCHES["suggestions"])
    await show_panel(request, await request.services.tables.table(request.required_game_id))


@action(Action.PLAY)
async def play(request: Request) -> None:
    """Make the move that the button carries, or that was typed."""
    await request.defer()
    try:
        table = await request.services.turns.play(
            request.required_game_id, request.ply, request.argument, request.actor
        )
    # A second click on the same button, or a click on an old panel: show the present state instead of an error.
    except StaleGame:
        await _answer_late_click(request, await request.services.tables.table(request.required_game_id))
        return
    request.mark_changed(table)
    await _show_rest_of_turn(request, table)


async def play_typed(request: Request, kind: type[Move]) -> None:
    """Make the move that was typed.

    Raises NothingOfTheKind if it is no text of a move and no move of the kind is possible: that says more than a
    remark about notation.
    """
    try:
        await play(request)
    except NotationError:
        state = (await request.services.tables.table(request.required_game_id)).state
        if reason := state.refusal(kind):
            raise NothingOfTheKind(reason) from None
        raise


@action(Action.UNDO_PLACEMENT)
async def undo_placement(request: Request) -> None:
    """Undo the placement of this turn."""
    await request.defer()
    try:
        table = await request.services.turns.undo_move(request.required_game_id, request.ply, request.actor)
    except StaleGame:
        table = await request.services.tables.table(request.required_game_id)
    await show_panel(request, table)


async def _show_rest_of_turn(request: Request, table: Table) -> None:
    """Show the next part of the turn in the panel, or that the turn is over."""
    # A choice in the public message is answered by the next public message, which the error boundary sends.
    if request.is_private and is_their_turn(request, table):
        await show_panel(request, table)
    elif request.is_private:
        await request.answer(turn_done(table, request.localizer))


async def _answer_late_click(request: Request, table: Table) -> None:
    """Redraw the panel for a player who clicked twice; tell others that the table has moved on."""
    if not request.is_private:
        await request.tell(request.localizer("error-stale-game"))
    elif is_their_turn(request, table):
        await show_panel(request, table, notice=request.localizer("panel-moved-on"))
    else:
        await request.answer(compose(request.localizer("error-stale-game")))


async def show_panel(request: Request, table: Table, chosen: str = "", notice: str = "") -> None:
    """Answer with the panel, or say why there is none for this person now."""
    if is_their_turn(request, table):
        await request.answer(await _panel(request, table, chosen, notice))
    elif _plays_for_acting_kingdom(request, table):
        # What a team-mate is doing at the moment may be looked at, but not touched.
        notice = request.localizer("panel-team", name=safe_name(table.acting.name if table.acting else ""))
        await request.answer((await _panel(request, table, chosen, notice)).disabled())
    elif table.is_playing and not request.is_private:
        raise table.refusal(request.actor)
    else:
        await request.answer(compose(acting_line(table, request.localizer) or request.localizer("error-ended")))


async def _panel(request: Request, table: Table, chosen: str, notice: str) -> Screen:
    # Read before the thread starts: the database belongs to the event loop.
    services = request.services
    person = await services.accounts.person(request.interaction.user.id)

    def build() -> Screen:
        ranked = services.advisor_for(table.state).placements(table.state)
        return panel(table, person, request.localizer, ranked, chosen, notice)

    # Ranking placements runs a network, and remarks score positions: too much for the event loop.
    return await asyncio.to_thread(build)


def is_their_turn(request: Request, table: Table) -> bool:
    """Return whether it is this person's turn to act."""
    return table.awaits(request.interaction.user.id)


def _plays_for_acting_kingdom(request: Request, table: Table) -> bool:
    """Return whether the player to act plays for the same kingdom as this person."""
    acting, seat = table.acting, table.game.seat_of(request.interaction.user.id)
    kingdom_of = table.state.kingdom_of
    return acting is not None and seat is not None and kingdom_of(acting.number) == kingdom_of(seat.number)
