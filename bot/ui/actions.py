"""What the buttons do, by the action in their address; slash commands come here too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.errors import NotYourTurn, StaleGame
from bot.table import Table
from bot.tables import SUBSTITUTE
from bot.ui.request import Request
from bot.ui.screen import compose
from bot.ui.screens.about import SWITCHES, confirm, settings
from bot.ui.screens.library import history
from bot.ui.screens.panel import panel
from bot.ui.screens.turn import due

Action = Callable[[Request], Awaitable[None]]

# ---- the lobby


async def join(request: Request) -> None:
    await _seating(request, request.bot.tables.join(request.game, request.actor), "joined")


async def leave(request: Request) -> None:
    await _seating(request, request.bot.tables.leave(request.game, request.actor), "left")


async def add(request: Request) -> None:
    names = [name.strip() for name in request.words("computer-names").split(",")]
    player = request.argument or SUBSTITUTE
    await _seating(request, request.bot.tables.add_computer(request.game, request.actor, player, names), "added")


async def remove(request: Request) -> None:
    await _seating(request, request.bot.tables.remove_computer(request.game, request.actor), "removed")


async def start(request: Request) -> None:
    await _seating(request, request.bot.tables.start(request.game, request.actor), "started")


async def _seating(request: Request, change: Awaitable[Table], done: str) -> None:
    """Make a change that the public message shows; who typed a command is told besides."""
    await request.defer()
    await change
    if not request.is_component:
        # First of all: the next message of an interaction ends its deferral, whoever may read it.
        await request.tell(request.words(f"done-{done}"))
    await request.bot.publisher.refresh(request.game, request.interaction)


async def cancel(request: Request) -> None:
    """End the game; once it runs, only after a second thought."""
    await request.defer(fresh=True)
    table = await request.bot.tables.table(request.game)
    if table.is_playing and request.argument != "yes":
        await request.answer(confirm(request.game, "cancel", request.words))
        return
    await request.bot.tables.cancel(request.game, request.actor, moderator=request.is_moderator)
    await request.answer(compose(request.words("done-cancelled")))
    await request.bot.publisher.refresh(request.game, request.interaction)


async def resign(request: Request) -> None:
    """Leave a running game to a computer player, after a second thought."""
    await request.defer(fresh=True)
    if request.argument != "yes":
        await request.answer(confirm(request.game, "resign", request.words))
        return
    await request.bot.tables.resign(request.game, request.actor)
    await request.answer(compose(request.words("done-resigned")))
    await request.bot.publisher.refresh(request.game, request.interaction)


# ---- a turn


async def open_panel(request: Request) -> None:
    """A fresh panel for the position as it is now, whichever turn the button was made for."""
    await request.defer(fresh=True)
    await _show_panel(request, await request.bot.tables.table(request.game))


async def show(request: Request) -> None:
    """The panel with another placement as the ghost."""
    await request.defer()
    table = await request.bot.tables.table(request.game)
    notice = request.words("panel-moved-on") if table.ply != request.ply else ""
    await _show_panel(request, table, request.argument, notice)


async def suggest(request: Request) -> None:
    """Turn this person's suggestions on or off."""
    await request.defer()
    store = request.bot.store
    person = await store.person(request.interaction.user.id)
    await store.save_person(SWITCHES["suggestions"](person))
    await _show_panel(request, await request.bot.tables.table(request.game))


async def play(request: Request) -> None:
    """Make the move that the button carries, or that was typed."""
    await request.defer()
    tables = request.bot.tables
    try:
        table = await tables.play(request.game, request.ply, request.argument, request.actor)
    except StaleGame:
        await _late(request, await tables.table(request.game))
        return
    await _after(request, table)


async def back(request: Request) -> None:
    """Take the placement of this turn back."""
    await request.defer()
    try:
        table = await request.bot.tables.take_back(request.game, request.ply, request.actor)
    except StaleGame:
        table = await request.bot.tables.table(request.game)
    await _show_panel(request, table)


async def _after(request: Request, table: Table) -> None:
    """The next part of the turn in the panel; or the end of the turn, there and for everybody."""
    try:
        if request.is_private and _is_due(request, table):
            await _show_panel(request, table)
        elif request.is_private:
            await request.answer(compose(request.words("turn-done")))
    finally:  # the move is made, whether or not the player's own message could be changed
        await request.bot.publisher.refresh(request.game, request.interaction)


async def _late(request: Request, table: Table) -> None:
    """Redraw quietly for a player who clicked twice; tell others that the table has moved on."""
    if not request.is_private:
        await request.tell(request.words("error-stale-game"))
    elif _is_due(request, table):
        await _show_panel(request, table, notice=request.words("panel-moved-on"))
    else:
        await request.answer(compose(request.words("error-stale-game")))


async def _show_panel(request: Request, table: Table, chosen: str = "", notice: str = "") -> None:
    if not _is_due(request, table):
        if table.is_playing and not request.is_private:
            raise NotYourTurn(table.game, table.acting)
        await request.answer(compose(due(table, request.words) or request.words("error-ended")))
        return
    person = await request.bot.store.person(request.interaction.user.id)
    await request.answer(panel(table, person, request.words, chosen, notice))


def _is_due(request: Request, table: Table) -> bool:
    acting = table.acting
    return acting is not None and not acting.computer and acting.user_id == request.interaction.user.id


# ---- after a game, and about games


async def again(request: Request) -> None:
    """The same table once more."""
    await request.defer()
    table = await request.bot.tables.again(request.game, request.actor)
    await request.bot.publisher.refresh(table.game.id, request.interaction)


async def step(request: Request) -> None:
    """One position of a game, in a message of the person's own."""
    await request.defer(fresh=True)
    table = await request.bot.tables.table(request.game)
    ply = int(request.argument) if request.argument else table.ply
    await request.answer(history(table, ply, request.words))


async def read(request: Request) -> None:
    """A game chosen from a list, from its last position on."""
    await step(replace(request, game=int(request.argument), argument=""))


async def toggle(request: Request) -> None:
    """Turn one of the person's settings over."""
    await request.defer()
    store = request.bot.store
    person = await store.person(request.interaction.user.id)
    changed = SWITCHES[request.argument](person)
    await store.save_person(changed)
    await request.answer(settings(changed, request.words))


async def forget(request: Request) -> None:
    """Erase what is kept of this person; computer players go on for them."""
    await request.defer()
    left = await request.bot.tables.forget(request.actor, request.words("forgotten-name"))
    await request.answer(compose(request.words("done-forgotten")))
    for table in left:
        await request.bot.publisher.refresh(table.game.id)


ACTIONS: Mapping[str, Action] = MappingProxyType(
    {
        "join": join,
        "leave": leave,
        "add": add,
        "remove": remove,
        "start": start,
        "cancel": cancel,
        "resign": resign,
        "open": open_panel,
        "spot": show,
        "previous": show,
        "next": show,
        "rotate": show,
        "suggest": suggest,
        "play": play,
        "back": back,
        "again": again,
        "read": read,
        "step": step,
        "first": step,
        "last": step,
        "earlier": step,
        "later": step,
        "toggle": toggle,
        "forget": forget,
    }
)
