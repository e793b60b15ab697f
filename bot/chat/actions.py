"""What the buttons do, by the action in their address; slash commands come here too."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

import discord

from bot.chat.request import Request
from bot.chat.screen import compose, disabled
from bot.chat.screens import lookups as library
from bot.chat.screens.about import SWITCHES, confirm, settings
from bot.chat.screens.lobby import ANY_TEAM
from bot.chat.screens.panel import panel
from bot.chat.screens.quiet_hours import adjusted
from bot.chat.screens.takeover import asking, turn_done
from bot.chat.screens.turn import due
from bot.games.errors import StaleGame
from bot.games.models import Person, Status
from bot.games.names import safe_name
from bot.games.seat_order import SUBSTITUTE
from bot.games.table import Table
from bot.games.table_service import Actor, not_due

Action = Callable[[Request], Awaitable[None]]
Favour = Callable[[int, int | None, Actor], Awaitable[Table]]

# ---- the lobby


async def join(request: Request) -> None:
    await _seating(request, request.services.tables.join(request.game, request.actor), "joined")


async def leave(request: Request) -> None:
    await _seating(request, request.services.tables.leave(request.game, request.actor), "left")


async def add(request: Request) -> None:
    player = request.argument or SUBSTITUTE
    seated = request.services.tables.add_computer(request.game, request.actor, player, request.computer_names)
    await _seating(request, seated, "added")


async def remove(request: Request) -> None:
    await _seating(request, request.services.tables.remove_computer(request.game, request.actor), "removed")


async def team(request: Request) -> None:
    wished = None if request.argument == ANY_TEAM else int(request.argument)
    await _seating(request, request.services.tables.choose_team(request.game, request.actor, wished), "team")


async def start(request: Request) -> None:
    await _seating(request, request.services.tables.start(request.game, request.actor), "started")


async def _seating(request: Request, change: Awaitable[Table], done: str) -> None:
    """Make a change that the public message shows; who typed a command is told besides."""
    await request.defer()
    await change
    if not request.is_component:
        # First of all: the next message of an interaction ends its deferral, whoever may read it.
        await request.tell(request.words(f"done-{done}"))
    await request.services.publisher.refresh(request.game, request.reply)


async def cancel(request: Request) -> None:
    """End the game; once it runs, only after a second thought."""
    await request.defer(fresh=True)
    tables, moderator = request.services.tables, request.is_moderator
    game = await tables.require_host(request.game, request.actor, moderator=moderator)
    if game.status is Status.PLAYING and request.argument != "yes":
        await request.answer(confirm(request.game, "cancel", request.words))
        return
    await tables.cancel(request.game, request.actor, moderator=moderator)
    await request.answer(compose(request.words("done-cancelled")))
    await request.services.publisher.refresh(request.game, request.reply)


async def resign(request: Request) -> None:
    """Leave a running game to a computer player, after a second thought."""
    await request.defer(fresh=True)
    await request.services.tables.require_player(request.game, request.actor)
    if request.argument != "yes":
        await request.answer(confirm(request.game, "resign", request.words))
        return
    table = await request.services.tables.resign(request.game, request.actor)
    await request.answer(compose(request.words("done-resigned" if table.is_playing else "done-resigned-last")))
    if table.is_playing:
        await request.services.publisher.say_goodbye(table, request.actor, request.reply)
    await request.services.publisher.refresh(request.game, request.reply)


# ---- a turn


async def open_panel(request: Request) -> None:
    """A fresh panel for the position as it is now, whichever turn the button was made for."""
    await request.defer(fresh=True)
    await _show_panel(request, await request.services.tables.table(request.game))


async def show(request: Request) -> None:
    """The panel with another placement as the ghost."""
    await request.defer()
    table = await request.services.tables.table(request.game)
    notice = request.words("panel-moved-on") if table.ply != request.ply else ""
    await _show_panel(request, table, request.argument, notice)


async def suggest(request: Request) -> None:
    """Turn this person's suggestions on or off."""
    await request.defer()
    accounts = request.services.accounts
    person = await accounts.person(request.interaction.user.id)
    await accounts.save_person(SWITCHES["suggestions"](person))
    await _show_panel(request, await request.services.tables.table(request.game))


async def play(request: Request) -> None:
    """Make the move that the button carries, or that was typed."""
    await request.defer()
    tables = request.services.tables
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
        table = await request.services.tables.take_back(request.game, request.ply, request.actor)
    except StaleGame:
        table = await request.services.tables.table(request.game)
    await _show_panel(request, table)


async def _after(request: Request, table: Table) -> None:
    """The next part of the turn in the panel; or the end of the turn, there and for everybody."""
    try:
        if request.is_private and _is_due(request, table):
            await _show_panel(request, table)
        elif request.is_private:
            await request.answer(turn_done(table, request.words))
    finally:  # the move is made, whether or not the player's own message could be changed
        await request.services.publisher.refresh(request.game, request.reply)


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
        if _shares_the_turn(request, table):
            await _show_shared(request, table, chosen)
            return
        if table.is_playing and not request.is_private:
            raise not_due(table, request.actor)
        await request.answer(compose(due(table, request.words) or request.words("error-ended")))
        return
    person = await request.services.accounts.person(request.interaction.user.id)
    await request.answer(panel(table, person, request.words, chosen, notice))


async def _show_shared(request: Request, table: Table, chosen: str) -> None:
    """What a team-mate does at the moment: to look at, not to touch."""
    person = await request.services.accounts.person(request.interaction.user.id)
    notice = request.words("panel-team", name=safe_name(table.acting.name if table.acting else ""))
    await request.answer(disabled(panel(table, person, request.words, chosen, notice)))


def _shares_the_turn(request: Request, table: Table) -> bool:
    """Whether the turn is that of somebody who plays for the same kingdom."""
    acting, seat = table.acting, table.game.seat_of(request.interaction.user.id)
    kingdom_of = table.state.kingdom_of
    return acting is not None and seat is not None and kingdom_of(acting.number) == kingdom_of(seat.number)


def _is_due(request: Request, table: Table) -> bool:
    acting = table.acting
    return acting is not None and not acting.computer and acting.user_id == request.interaction.user.id


# ---- bearing with one another


async def stand_in(request: Request) -> None:
    """Let a computer player take the turn of somebody who is away."""
    await _favour(request, request.services.substitution.stand_in, "standin")


async def hand_over(request: Request) -> None:
    """Let a computer player keep the seat of somebody who is away."""
    await _favour(request, request.services.substitution.hand_over, "handover")


async def _favour(request: Request, favour: Favour, done: str) -> None:
    """Do it, or let those who turn out to be there after all play themselves."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.game)
    if _is_due(request, table):
        await _show_panel(request, table)
        return
    await favour(request.game, request.ply, request.actor)
    await request.answer(compose(request.words(f"done-{done}")))
    await request.services.publisher.refresh(request.game, request.reply)


async def come_back(request: Request) -> None:
    """Take one's seat back from the computer player who kept it."""
    await request.defer(fresh=True)
    table = await request.services.substitution.come_back(request.game, request.actor)
    await request.answer(compose(request.words("done-comeback")))
    if table.is_playing:
        await request.services.publisher.restore(request.game)


async def take_back(request: Request) -> None:
    """Take back the placement of the turn under way; else ask the others to let the latest turn be taken back."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.game)
    if table.can_take_back and _is_due(request, table):
        await back(request)
        return
    table = await request.services.undo.agree(request.game, request.ply, request.actor)
    key = "takeback-waiting" if table.is_taking_back else "takeback-done"
    await request.answer(compose(request.words(key)))
    if table.is_taking_back:
        await _ask(request, table)
    else:
        await request.services.publisher.refresh(request.game, request.reply)


async def _ask(request: Request, table: Table) -> None:
    asked = [discord.Object(seat.user_id) for seat in table.undecided if seat.user_id]
    await request.interaction.followup.send(
        view=asking(table, request.services.channels.localizer(table.game)).layout,
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=asked),
    )


async def agree(request: Request) -> None:
    """Let somebody take their turn back."""
    await _answer_asking(request, request.services.undo.agree, "takeback-agreed")
    await request.services.publisher.refresh(request.game, request.reply)


async def refuse(request: Request) -> None:
    """Let somebody's turn stand; the player who asked withdraws in this way."""
    await _answer_asking(request, request.services.undo.refuse, "takeback-refused")


async def _answer_asking(request: Request, favour: Favour, settled: str) -> None:
    """The question as it stands now, in its place; without its buttons once it is settled."""
    await request.defer()
    try:
        table = await favour(request.game, request.ply, request.actor)
    except StaleGame:
        table, settled = await request.services.tables.table(request.game), "takeback-late"
    words = request.services.channels.localizer(table.game)
    over = compose(words(settled, name=safe_name(request.actor.name)))
    await request.answer(asking(table, words) if table.is_taking_back else over)


# ---- after a game, and about games


async def again(request: Request) -> None:
    """The same table once more."""
    await request.defer()
    table = await request.services.tables.again(request.game, request.actor)
    await request.services.publisher.refresh(table.game.id, request.reply)


async def step(request: Request) -> None:
    """One position of a game, in a message of the person's own."""
    await request.defer(fresh=True)
    table = await request.services.tables.table(request.game)
    ply = int(request.argument) if request.argument else table.ply
    await request.answer(library.history(table, ply, request.words))


async def shelf(request: Request) -> None:
    """The games of this channel."""
    await request.defer()
    here = await request.services.games.games_in(request.interaction.channel_id or 0)
    await request.answer(library.shelf(here, request.words))


async def read(request: Request) -> None:
    """A game chosen from a list, from its last position on."""
    await step(replace(request, game=int(request.argument), argument=""))


async def toggle(request: Request) -> None:
    """Turn one of the person's settings over."""
    await _set(request, SWITCHES[request.argument])


async def adjust(request: Request) -> None:
    """Change the person's quiet hours, or what their clock says."""
    await _set(request, lambda person: adjusted(person, request.argument))


async def _set(request: Request, change: Callable[[Person], Person]) -> None:
    await request.defer()
    accounts = request.services.accounts
    changed = change(await accounts.person(request.interaction.user.id))
    await accounts.save_person(changed)
    await request.answer(settings(changed, request.services.clock(), request.words))


async def export(request: Request) -> None:
    """All that is kept of this person, for them alone."""
    await request.defer(fresh=True)
    kept = json.dumps(await request.services.accounts.export(request.interaction.user.id), indent=2, ensure_ascii=False)
    await request.answer_with_file(request.words("export"), "kingdomino.json", kept.encode())


async def forget(request: Request) -> None:
    """Erase what is kept of this person, after a second thought; computer players go on for them."""
    await request.defer()
    if request.argument != "yes":
        await request.answer(confirm(0, "forget", request.words))
        return
    left = await request.services.tables.forget(request.actor, request.words("forgotten-name"))
    await request.answer(compose(request.words("done-forgotten")))
    for table in left:
        now = await request.services.publisher.refresh(table.game.id)
        if now.is_playing:  # it may be that nothing has happened that calls for a new message
            await request.services.publisher.restore(table.game.id)


ACTIONS: Mapping[str, Action] = MappingProxyType(
    {
        "join": join,
        "leave": leave,
        "add": add,
        "remove": remove,
        "team": team,
        "start": start,
        "cancel": cancel,
        "resign": resign,
        "open": open_panel,
        "spot": show,
        "tile": show,
        "site": show,
        "burn": play,
        "previous": show,
        "next": show,
        "rotate": show,
        "suggest": suggest,
        "play": play,
        "back": back,
        "standin": stand_in,
        "handover": hand_over,
        "comeback": come_back,
        "takeback": take_back,
        "agree": agree,
        "refuse": refuse,
        "again": again,
        "shelf": shelf,
        "read": read,
        "step": step,
        "first": step,
        "last": step,
        "earlier": step,
        "later": step,
        "toggle": toggle,
        "adjust": adjust,
        "export": export,
        "forget": forget,
    }
)
