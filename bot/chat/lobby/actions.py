"""Actions around a game: seats, teams, start, end, rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

import discord

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Screen, compose
from bot.chat.kit.request import Request, number_in
from bot.chat.kit.sections import CONFIRMED, confirm
from bot.chat.lobby.opening import channel_ids, open_table, server_settings
from bot.chat.lobby.screens import ANY_TEAM, invited
from bot.games import lobby, seats
from bot.games.game import Game
from bot.games.models import GameOptions, Status
from bot.games.options import dropped_options
from bot.games.people import plain_name
from bot.games.refusals import OldButton, Refusal
from bot.games.servers import Wishes, require_channel
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.variants import VARIANTS, Variant

ChangeTable: TypeAlias = Callable[[], Awaitable[Table]]
"""Changes a table when it is called, which must not be before the interaction is acknowledged."""


async def open_usual_table(request: Request) -> None:
    """Open a table of the game in the argument, with everything else as the server has it."""
    await request.defer()
    if request.argument not in VARIANTS:
        raise OldButton
    await open_table(request, Wishes(request.argument), computers=None)


async def join(request: Request) -> None:
    await _change_seats(request, partial(request.change_table, lobby.join), "joined")


async def decline_invitation(request: Request) -> None:
    """Free the seat that is reserved for this person; nothing happens if the invitation is somebody else's."""
    await request.defer()
    if request.number != request.interaction.user.id:
        await request.tell(request.localizer("done-nothing"))
        return
    await _change_seats(request, partial(request.change_table, lobby.decline_invitation), "declined")


async def invite(request: Request, guest: discord.User | discord.Member) -> None:
    """Reserve a seat for somebody and ask them in the channel to take it."""
    await request.defer()
    name = plain_name(guest.display_name)
    if guest.bot:
        raise Refusal("error-bot-invited", name=name)
    # In a private conversation the table itself says that nobody else can come.
    if request.interaction.guild_id and not _sees_channel(guest):
        raise Refusal("error-guest-outside", name=name)
    reserve = partial(request.services.lobby.invite, request.required_game_id, request.actor, guest.id, name)
    table = await _shown_again_if_refused(request, reserve)
    await request.answer(invited(table.game.id, guest.id, request.localizer))


async def withdraw_invitation(request: Request) -> None:
    """Free the seat that is reserved for the person whose id is the argument."""
    withdraw = partial(request.change_table, lobby.withdraw_invitation, request.number)
    await _change_seats(request, withdraw, "withdrawn")


def _sees_channel(guest: discord.User | discord.Member) -> bool:
    """Return whether somebody whom an interaction names is on the server, and may see the channel."""
    if not isinstance(guest, discord.Member):
        return False
    return guest.resolved_permissions is None or guest.resolved_permissions.view_channel


async def leave(request: Request) -> None:
    """Free the person's seat; after a confirmation, if that closes the table."""
    await request.defer()
    service, game_id = request.services.lobby, request.required_game_id
    if request.argument != CONFIRMED and await service.closes_by_leaving(game_id, request.actor):
        await request.ask(confirm(game_id, Action.LEAVE, request.localizer))
    else:
        await _change_seats(request, partial(request.change_table, lobby.leave), "left")


async def add_computer(request: Request) -> None:
    """Seat a computer player of the level in the argument."""
    await request.defer()
    names = request.computer_names((await request.services.tables.table(request.required_game_id)).game)
    await _change_seats(request, partial(request.change_table, lobby.add_computer, request.argument, names), "added")


async def fill_seats(request: Request) -> None:
    """Seat computer players of the level in the argument; the second of two clicks finds no free seat."""
    await request.defer()
    names = request.computer_names((await request.services.tables.table(request.required_game_id)).game)
    await _shown_again_if_refused(request, partial(request.change_table, lobby.fill, request.argument, names))


async def remove_computer(request: Request) -> None:
    """Remove the computer player whom the control names, if as many are seated as it says."""
    seated, _, name = request.argument.partition(" ")
    remove = partial(request.change_table, lobby.remove_computer, number_in(seated), name)
    await _change_seats(request, remove, "removed")


async def set_up(request: Request) -> None:
    """Change a setting, as in "seats 3" or "h on", and say which options the game does not allow any more."""
    setting, _, value = request.argument.partition(" ")
    await request.defer()
    before = (await request.services.tables.table(request.required_game_id)).game.options
    change = partial(request.change_table, lobby.change_options, setting, value)
    after = (await _shown_again_if_refused(request, change)).game.options
    if letters := dropped_options(before, after):
        await request.tell(_dropped(after, letters, request.localizer))


def _dropped(options: GameOptions, letters: Sequence[str], localizer: FluentLocalizer) -> str:
    names = localizer.all_of(localizer(f"option-{letter}") for letter in letters)
    variant = localizer(f"variant-{Variant.parse(options.variant).base}")
    return localizer("done-dropped", variant=variant, options=names, count=len(letters))


async def choose_team(request: Request) -> None:
    """Note the team in the argument, and say so to the person: the public select shows nobody's choice."""
    await request.defer()
    team = None if request.argument == ANY_TEAM else request.number
    await _shown_again_if_refused(request, partial(request.change_table, lobby.choose_team, team))
    await request.tell(request.localizer("done-team", team=0 if team is None else team + 1))


async def start(request: Request) -> None:
    """Start the game; after a confirmation, if that leaves out people who are invited."""
    await request.defer()
    service, game_id = request.services.lobby, request.required_game_id
    if request.argument != CONFIRMED and await service.leaves_guests_out(game_id, request.actor):
        await request.ask(confirm(game_id, Action.START, request.localizer))
    else:
        await _change_seats(request, partial(service.start, game_id, request.actor), "started")


async def _change_seats(request: Request, change: ChangeTable, done: str) -> None:
    """Make a change that the public message shows; a person who did not click in that message is told in private."""
    await request.defer()
    table = await _shown_again_if_refused(request, change)
    told = request.localizer(f"done-{done}")
    if request.is_ephemeral:
        # Before anything else: the next message of an interaction ends its deferral, whoever may read it.
        await request.answer(compose(told))
    elif request.public_message_id != table.game.announcement.message_id:
        await request.tell(told)


async def _shown_again_if_refused(request: Request, change: ChangeTable) -> Table:
    """Make a change that the public message shows; show the message again even if the change is refused.

    Otherwise a select would go on showing a choice that was refused.
    """
    try:
        table = await change()
    except Refusal:
        request.mark_changed(await request.services.tables.table(request.required_game_id))
        raise
    request.mark_changed(table)
    return table


async def cancel(request: Request) -> None:
    """End the game; once it runs or others are at the table, only after a confirmation."""
    await request.defer(fresh=True)
    # Checked before the question too: nobody is asked to confirm what they may not do.
    game = await request.services.lobby.require_host(request.required_game_id, request.actor)
    if request.argument != CONFIRMED and (question := _question_before_cancelling(game, request)):
        await request.answer(question)
        return
    request.mark_changed(await request.change_table(lobby.cancel))
    await request.answer(compose(request.localizer("done-cancelled")))


def _question_before_cancelling(game: Game, request: Request) -> Screen | None:
    """Return what the host is asked before the game ends; None if that concerns nobody else yet."""
    if game.status is Status.PLAYING:
        return confirm(game.id, Action.CANCEL, request.localizer, "-daily" if game.deal else "")
    if any(seat.user_id not in {None, request.actor.user_id} for seat in game.seats):
        return confirm(game.id, Action.CANCEL, request.localizer, "-lobby", "button-close-table")
    return None


async def resign(request: Request) -> None:
    """Leave a running game to a computer player, after a confirmation."""
    await request.defer(fresh=True)
    game_id = request.required_game_id
    # Checked before the question too: nobody is asked to confirm what they cannot do.
    game = (await request.services.tables.table(game_id)).game
    is_last = not seats.resign(game, request.actor, request.services.clock()).is_live
    if request.argument != CONFIRMED:
        case = "" if not is_last else "-daily" if game.deal else "-last"
        await request.answer(confirm(game_id, Action.RESIGN, request.localizer, case))
        return
    table = await request.change_table(seats.resign)
    # If nobody else is there, the present message has to say that the game waits.
    request.mark_changed(table, redraw=not table.game.present)
    await request.answer(compose(request.localizer("done-resigned" if table.is_playing else "done-resigned-last")))


async def call_off(request: Request) -> None:
    """Take back a question that was to be confirmed: nothing happens."""
    await request.defer()
    await request.answer(compose(request.localizer("done-nothing")))


async def rematch(request: Request) -> None:
    """Open a rematch, or begin the next game of a dynasty."""
    await request.defer()
    # A series that has begun goes on where it is.
    if not (await request.services.tables.table(request.required_game_id)).game.has_successor:
        require_channel(await server_settings(request), channel_ids(request))
    request.mark_changed(await request.services.series.rematch_or_next(request.required_game_id, request.actor))
