"""Actions of a player's own turn: the panel and the moves that are made in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.chat.absence import welcome
from bot.chat.kit.blocks import Screen, compose
from bot.chat.kit.markup import small
from bot.chat.kit.panels import PanelKind
from bot.chat.kit.request import Request
from bot.chat.notices import archived_game
from bot.chat.turn.choosing import CHOOSE, FINISH
from bot.chat.turn.panel import TurnPath, due_hint, panel, with_hint
from bot.chat.turn.panel_step import PanelView
from bot.chat.turn.placing import PLACE
from bot.chat.turn.plan import plan_notice
from bot.chat.turn.screens import acting_line, turn_done
from bot.games.models import Status
from bot.games.people import safe_name
from bot.games.refusals import Refusal, StaleGame
from bot.games.table import Table, is_made_for_player
from engine.errors import NotationError
from engine.moves import Discard, Move


async def open_panel(request: Request) -> None:
    """Show a fresh panel for the position as it is now, whichever turn the button was made for."""
    await request.defer(fresh=True)
    await show_panel(request, await request.services.tables.table(request.required_game_id))


async def show_choice(request: Request) -> None:
    """Show the panel with what the argument names: a step of the turn, or a move that is only looked at."""
    await request.defer()
    table = await request.services.tables.table(request.required_game_id)
    notice = request.localizer("panel-moved-on") if table.ply != request.ply else ""
    await show_panel(request, table, request.argument, notice)


async def toggle_suggestions(request: Request) -> None:
    """Turn this person's suggestions on or off."""
    await request.defer()
    await request.change_person(lambda person: replace(person, suggestions=not person.suggestions))
    await show_panel(request, await request.services.tables.table(request.required_game_id))


async def play(request: Request) -> None:
    """Make the moves that the button carries, or the one that was typed."""
    await request.defer()
    ends_absence = await _would_end_absence(request)
    try:
        table = await request.services.tables.play(
            request.required_game_id, request.ply, request.argument, request.actor
        )
    # A second click on the same button, or a click on an old panel: show the present state instead of an error.
    except StaleGame:
        await _answer_late_click(request, await request.services.tables.table(request.required_game_id))
        return
    # The public message tells of the absence.
    request.mark_changed(table, redraw=ends_absence)
    await _show_rest_of_turn(request, table)


async def _would_end_absence(request: Request) -> bool:
    """Return whether the person is said to be away at the table whose turn they take."""
    if not request.may_be_away:
        return False
    acting = (await request.services.tables.table(request.required_game_id)).acting
    return acting is not None and acting.user_id == request.interaction.user.id and acting.is_absent


async def play_typed(request: Request, kind: type[Move]) -> None:
    """Make the move that was typed."""
    try:
        await play(request)
    except NotationError:
        table = await request.services.tables.table(request.required_game_id)
        if reason := table.state.refusal(kind):
            raise Refusal(f"illegal-{reason.value}") from None
        raise


async def end_turn_typed(request: Request, kind: type[Move]) -> None:
    """Make the typed move that ends the turn; if that would skip steps, name them first, as the panel does.

    Who types it again has read them, and so has nothing more to confirm.
    """
    table, user_id = await request.table_as_found(), request.interaction.user.id
    focus = _focus_of_warning(request, table)
    if not focus or request.services.panels.is_shown(table, user_id, PanelKind.WARNING):
        await play_typed(request, kind)
    else:
        await request.answer_with_panel(table, await _panel(request, table, focus), PanelKind.WARNING)


def _focus_of_warning(request: Request, table: Table) -> str:
    """Return the focus that shows what the typed move would skip; empty if it would skip nothing or is not possible."""
    move = next((each for each in table.state.legal_moves() if str(each) == request.argument), None)
    if move is None or not is_their_turn(request, table):
        return ""
    last = next(step for step in (CHOOSE, FINISH) if isinstance(move, step.moves))
    focus = f"{last.key} {PLACE.key}"
    return focus if TurnPath.of(table, focus).unseen else ""


async def undo_placement(request: Request) -> None:
    """Undo the latest move of this turn, and show it as the one that is looked at."""
    await request.defer()
    ends_absence = await _would_end_absence(request)
    try:
        table = await request.services.tables.undo_move(request.required_game_id, request.ply, request.actor)
    except StaleGame:
        table = await request.services.tables.table(request.required_game_id)
    else:
        request.mark_changed(table, redraw=ends_absence)
    await show_panel(request, table, request.argument)


async def _show_rest_of_turn(request: Request, table: Table) -> None:
    """Show what the player can do next in the panel, or what the turn has done."""
    # A choice in the public message is answered by the next public message, which the error boundary sends.
    if not request.is_ephemeral:
        return
    # A discard without a choice begins the turn before anybody is asked.
    if is_their_turn(request, table) and not all(isinstance(each.move, Discard) for each in table.current_turn):
        await show_panel(request, table)
        return
    await _show_turn_done(request, table)
    # With two kings a player's second turn may follow at once.
    if is_their_turn(request, table):
        request.progress.follow_up = partial(_show_next_turn, request, table)


async def _show_next_turn(request: Request, table: Table) -> None:
    """Show the panel below the public message on the turn before, unless the person has opened it there already."""
    if not request.services.panels.has_opened(table, request.interaction.user.id):
        await request.follow_up_with_panel(table, await _panel(request, table), PanelKind.TURN)


async def _show_turn_done(request: Request, table: Table) -> None:
    seat = table.game.seat_of(request.interaction.user.id)
    # A move that is delivered a second time may find a substitute on the seat.
    if seat is None:
        raise table.refusal(request.actor)
    await request.answer_with_panel(table, turn_done(table, seat.number, request.localizer), PanelKind.DONE)


async def _answer_late_click(request: Request, table: Table) -> None:
    """Redraw the panel for a player who clicked twice; tell others that the table has moved on."""
    if not request.is_ephemeral:
        await request.tell(request.localizer("error-stale-game"))
    elif is_their_turn(request, table):
        await show_panel(request, table, notice=request.localizer("panel-moved-on"))
    elif _was_their_turn(request, table):
        await _show_turn_done(request, table)
    # Somebody else has just taken over their seat.
    elif table.is_playing and not table.game.played_by(request.interaction.user.id):
        raise table.refusal(request.actor)
    else:
        await request.answer(compose(request.localizer("error-stale-game")))


def _was_their_turn(request: Request, table: Table) -> bool:
    """Return whether the move at the ply of the button was this person's: the button was pressed twice."""
    seat = table.game.seat_of(request.interaction.user.id)
    return seat is not None and any(
        (played.ply, played.seat) == (request.ply, seat.number) for played in table.latest_turn_of(seat.number)
    )


async def show_panel(request: Request, table: Table, focus: str = "", notice: str = "") -> None:
    """Answer with the panel, or say why there is none for this person now; `focus` as in `panel`."""
    if is_their_turn(request, table):
        await request.answer_with_panel(table, await _panel(request, table, focus, notice), PanelKind.TURN)
    elif _plays_for_acting_kingdom(request, table):
        # What a team-mate is doing at the moment may be looked at, but not touched.
        notice = request.localizer("panel-team", name=safe_name(table.acting.name if table.acting else ""))
        await request.answer((await _panel(request, table, focus, notice)).without_controls())
    elif table.is_playing and not (request.is_ephemeral and table.game.played_by(request.interaction.user.id)):
        raise table.refusal(request.actor)
    elif table.game.status is Status.ARCHIVED:
        await request.answer(archived_game(table.game, request.localizer))
    else:
        await request.answer(compose(acting_line(table, request.localizer) or request.localizer("error-ended")))


async def _panel(request: Request, table: Table, focus: str = "", notice: str = "") -> Screen:
    # Read before the thread starts: the database belongs to the event loop.
    services = request.services
    person = await request.person()
    view = PanelView(table, person, request.localizer, services.advisor_for(table.state), focus)
    notice = notice or plan_notice(table, table.state.king.seat, request.localizer) or await welcome(request, person)
    # One thing at a time: a person who is told something else gets the next hint with the next panel. Looking at one
    # move after another does not bring one hint after another.
    hint = "" if notice or view.chosen(Move) else await _hint(request, view)
    # Advice runs a network, and remarks score positions: too much for the event loop.
    return await asyncio.to_thread(panel, view, notice, hint)


async def _hint(request: Request, view: PanelView) -> str:
    """Return the next hint on what the panel shows, and note that it has been given; empty if there is none."""
    name = due_hint(topics(view), view.person)
    if not name:
        return ""
    await request.services.accounts.keep_hints(with_hint(view.person, name))
    return small(request.localizer(f"hint-{name}"))


def topics(view: PanelView) -> Iterator[str]:
    """Yield the topics a hint may be about: the turn before, a discard, what can be undone, the steps, the points."""
    acting = view.table.acting
    if acting and is_made_for_player(view.table.latest_turn_of(acting.number)) and view.person.auto_place:
        yield "itself"
    if any(isinstance(played.move, Discard) for played in view.table.current_turn):
        yield "discard"
    if view.table.can_undo_move:
        yield "undo"
    steps = TurnPath.of(view.table, view.focus).shown
    yield from (step.key for step in steps)
    if CHOOSE in steps and view.wants_suggestions:
        yield "merits"


def is_their_turn(request: Request, table: Table) -> bool:
    """Return whether it is this person's turn to act."""
    return table.awaits(request.interaction.user.id)


def _plays_for_acting_kingdom(request: Request, table: Table) -> bool:
    """Return whether the player to act is another one of this person's team."""
    acting, seat = table.acting, table.game.seat_of(request.interaction.user.id)
    if acting is None or seat in (None, acting):
        return False
    return seat.number in table.state.owners(table.state.kingdom_of(acting.number))
