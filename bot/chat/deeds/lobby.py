"""Actions of a table before and after its game: open, join, invite, set up, start, cancel, rematch; the commands."""

import csv
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVarTuple

import discord
from discord import Interaction, app_commands
from discord.app_commands import Choice, Transform

from bot.chat.actions import Action, address_at
from bot.chat.handling.commands import (
    MENUS,
    OneOf,
    Within,
    choices_of,
    command,
    completes,
    localized,
    localizer_of,
    options,
    run,
    services_of,
)
from bot.chat.handling.context import Anywhere, AtTable, Context, Where, number_in
from bot.chat.handling.pipeline import anywhere, at_table, due
from bot.chat.kit import Channels
from bot.chat.kit.blocks import CONFIRMED, Address, Row, Screen, compose
from bot.chat.kit.markup import mention_channel
from bot.chat.screens.lobby import (
    ANY_TEAM,
    GUIDED,
    SETTINGS,
    LobbyPage,
    LobbySetup,
    confirm_join,
    first_buttons,
    lobby_panel,
)
from bot.chat.screens.pages import ask_first, game_link
from bot.chat.screens.refusals import explain
from bot.chat.slots import LESSONS, LOBBY
from bot.games import lobby
from bot.games.advice import choose_guided
from bot.games.deadlines import begins_at, line_moves_at
from bot.games.game import Actor, Game, Status
from bot.games.lobby import FOR_ONE, Invitations, fill, fill_for_one
from bot.games.matching import Named, choose, listed
from bot.games.options import (
    ServerSettings,
    base_key,
    dropped_options,
    opening_options,
    option_key,
    require_channel,
    variant_key,
)
from bot.games.people.person import by_server, plain_name, quiet_until
from bot.games.refusals import ChannelBusy, Refusal
from bot.games.results import family
from bot.games.rights import Right, host, require, require_lobby, require_opener
from bot.games.table import Table
from bot.games.words.narration import join_facts, seat_choices
from bot.localization.fluent import FluentLocalizer, Translations
from bot.localization.spans import safe_name
from engine.variants import VARIANTS

_A_GAME: Final = OneOf({base: base_key(base) for base in VARIANTS})
"""An option for a game; the values are the base codes of the variants."""


Invitee: TypeAlias = discord.User | discord.Member
Arguments = TypeVarTuple("Arguments")
"""The further arguments of a change of a lobby, after the game, the person and the time."""


async def _invitations(context: Context, people: Iterable[Invitee]) -> Invitations:
    names, outside = dict[int, str](), list[Refusal]()
    for person in people:
        name = plain_name(person.display_name)
        if person.bot:
            outside.append(Refusal("error-bot-invited", name=name))
        # `lobby.invite` refuses invitations in a private conversation.
        elif context.guild_id and not (
            isinstance(person, discord.Member)
            and (person.resolved_permissions is None or person.resolved_permissions.view_channel)
        ):
            outside.append(Refusal("error-guest-outside", name=name))
        else:
            names[person.id] = name
    return await context.tables.invitations(context.actor, names, outside)


def _told(invitations: Invitations, localizer: FluentLocalizer) -> str:
    """Name the invited people, and say why each other person is not invited; empty if there was nobody to invite."""
    names = [safe_name(guest.name) for guest in invitations.invited]
    asked = localizer("done-invitation-sent", name=localizer.all_of(names), count=len(names)) if names else ""
    refused = dict.fromkeys(explain(each, localizer) for each in invitations.refusals)
    return "\n".join(filter(None, (asked, *refused)))


async def open_table(
    context: Context, game: str | None = None, players: int | None = None, people: Sequence[Invitee] = ()
) -> None:
    """Open a table of a game for so many players at the most, and invite people."""
    server = await _with_threads_decided(context, await server_settings(context))
    require_opening(context, server)
    may_have_thread = _may_move(context) and not context.missing(*Channels.THREAD_PERMISSIONS)
    options = opening_options(
        game,
        players,
        server,
        await context.host_language(),
        (await context.person()).theme,
        thread=bool(server.threads) and may_have_thread,
    )
    invitations = await _invitations(context, people)

    # The lobby is a separate message, because a killed bot could not send the answer to an interaction again.
    try:
        table = await context.tables.open(context.guild_id, context.channel_id, context.actor, options, invitations)
    # Redraw the other game: its message may have been deleted, and the error links to the message.
    except ChannelBusy as busy:
        there = await context.services.publisher.bring_back(await context.tables.table(busy.game.id))
        raise ChannelBusy(there.game, asked_by=context.user_id) from None
    context.changed(table)
    told = "\n".join(filter(None, (context.localizer("done-opened"), _told(invitations, context.localizer))))
    reader = context.accounts
    is_newcomer = not await reader.experienced({context.user_id}, family(options.variant))
    ask = context.services.slots.ask
    learn = await ask(LESSONS, table.variant, context.localizer) if is_newcomer else ()

    async def draw(shown: Table) -> Screen:
        more = () if shown.game.is_full else await ask(LOBBY, shown, context.localizer)
        return compose(told, Row((*first_buttons(shown.game, context.localizer), *learn, *more)))

    await context.panel(await draw(table), table, _is_lobby, draw)


def _is_lobby(now: Table, _user_id: int, _ply: int) -> bool:
    return now.game.status is Status.LOBBY


def _may_move(context: Context) -> bool:
    """Return whether tables of the channel can move into threads: a thread cannot contain a thread."""
    return isinstance(context.interaction.channel, discord.TextChannel)


def _require_thread(context: Context, server: ServerSettings) -> None:
    """Check that the person may have a thread, which the server may have decided for everybody. Raises Refusal."""
    if not _may_move(context):
        raise Refusal("error-no-threads")
    if not server.threads:
        context.require_of_person("create_public_threads")
    context.require(*Channels.THREAD_PERMISSIONS)


async def _with_threads_decided(context: Context, server: ServerSettings) -> ServerSettings:
    """Decide at the first table of a new server whether tables move into threads, if the person may make threads."""
    if server.threads is not None or context.guild_id is None:
        return server
    is_new = not await context.accounts.has_finished(context.guild_id)
    threads = is_new and context.interaction.permissions.create_public_threads

    def decide(now: ServerSettings) -> ServerSettings:
        return replace(now, threads=threads) if now.threads is None else now

    return await context.services.servers.change_server(context.guild_id, decide)


async def server_settings(context: Context) -> ServerSettings:
    guild_id = context.guild_id
    return await context.services.servers.server(guild_id) if guild_id else ServerSettings(0)


def require_opening(context: Context, server: ServerSettings) -> None:
    """Check that the person may open tables and challenges on the server, and in the channel. Raises Refusal."""
    require_opener(server.openers, context.actor)
    require_channel(server, channel_ids(context))
    context.require_voice()


def channel_ids(context: Context) -> set[int]:
    """Return the id of the channel and, for a thread, also the id of its parent channel."""
    channel = context.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return {each for each in (context.channel_id, parent) if each}


@at_table(Action.SHOW_LOBBY, where=Where.FRESH)
async def show_lobby(context: Context, table: Table) -> None:
    """Show the page of the person's panel that the argument names."""
    require_lobby(table.game)
    await show_own_panel(context, table, page=context.parsed(LobbyPage))


async def show_own_panel(
    context: Context, table: Table, note: str = "", page: LobbyPage = LobbyPage.MAIN, *, is_below: bool = False
) -> None:
    """Show the person's panel, which other people's changes of the lobby redraw; `is_below` sends a new message."""
    ask, localizer = context.services.slots.ask, context.localizer

    async def draw(shown: Table, note: str = "") -> Screen:
        setup = LobbySetup(
            shown.game,
            context.user_id,
            localizer,
            is_host=host(shown.game, context.actor, context.now),
            may_move=_may_move(context),
            lessons=await ask(LESSONS, shown.variant, localizer),
            more=await ask(LOBBY, shown, localizer),
        )
        return lobby_panel(setup, note, page)

    await context.panel(await draw(table, note), table, _is_lobby, draw, is_below=is_below)


@at_table(Action.JOIN, Action.ACCEPT_INVITATION)
async def join(context: Context, table: Table) -> None:
    """Seat the person; for a person with a seat, open their panel."""
    if table.game.status is Status.LOBBY and table.game.seat_of(context.user_id):
        await show_own_panel(context, table, is_below=context.public_message_id is not None)
        return
    # The change is tried before the question too, because a confirmation must not be refused.
    lobby.join(table.game, context.actor, context.now)
    change = lobby.changed_by_joining(table.game, context.user_id)
    if change and not context.is_confirmed:
        await context.ask(confirm_join(table.game, *change, context.localizer))
        return
    await _change_seats(context, table, lobby.join, done=partial(_told_of_seat, context))


def _told_of_seat(context: Context, table: Table) -> str:
    has_seat = table.game.seat_of(context.user_id) is not None
    return context.localizer("done-joined" if has_seat else "done-in-line")


@due(begins_at)
async def begin(context: Context, table: Table) -> None:
    """Start a rematch that everybody wants; call its host if somebody sleeps, or said yes too long ago."""
    game, presence = table.game, context.services.presence
    zone = await context.services.servers.time_zone(game.guild_id)
    people = await context.accounts.people(seat.user_id for seat in game.people if seat.user_id)
    sleeps = any(
        quiet_until(by_server(each, zone), context.now, presence.seen_at(table, each.user_id)) for each in people
    )
    if sleeps or game.host is None or not lobby.begins_itself(game, context.now):
        await context.change_table(table, lobby.call_host, is_due=True)
    else:
        context.changed(await context.tables.start(table, Actor(game.host_id, game.host.name)))


@due(line_moves_at)
async def move_up(context: Context, table: Table) -> None:
    """Call the people in line who get seats because the reservations have ended."""
    await context.change_table(table, lobby.move_up)


@at_table(Action.DECLINE_INVITATION)
async def decline_invitation(context: Context, table: Table) -> None:
    """Free the seat reserved for the person; do nothing for a person without one, and for another's invitation."""
    is_asked = any(seat.user_id == context.user_id for seat in (*table.game.invited, *table.game.in_line))
    if not is_asked or (context.argument and context.number != context.user_id):
        await context.note(context.localizer("done-nothing"))
        return
    await _change_seats(context, table, lobby.decline_invitation, done=context.localizer("done-declined"))


async def invite(context: Context, table: Table, people: Iterable[Invitee]) -> None:
    """Reserve seats for people and invite them in the channel; name the people who cannot be invited."""
    context.require_voice()
    invitations = await _invitations(context, people)
    if context.is_component:
        told = partial(_told, invitations, context.localizer)
        await _change_seats(context, table, invitations, done=lambda _: told(), page=LobbyPage.GUESTS)
    else:
        await context.change_table(table, invitations)
        await context.show(compose(_told(invitations, context.localizer)))


@at_table(Action.INVITE, where=Where.FRESH)
async def invite_chosen(context: Context, table: Table) -> None:
    """Invite the people chosen in a select; for a button, show the select to the host."""
    data: Any = context.interaction.data
    if "values" not in data:
        require(Right.SET_UP, table.game, context.actor, context.now)
        await show_own_panel(context, table, page=LobbyPage.GUESTS)
        return
    kind = discord.AppCommandOptionType.user.value
    values: list[Any] = [{"type": kind, "name": each, "value": each} for each in data["values"]]
    chosen = app_commands.Namespace(context.interaction, data["resolved"] if values else {}, values)
    await invite(context, table, [person for _, person in chosen])


@at_table(Action.LEAVE, needs_log=False)
async def leave(context: Context, table: Table) -> None:
    """Free the person's seat; ask first if the table would close."""
    localizer = context.localizer
    if not (context.is_confirmed or lobby.leave(table.game, context.actor, context.now).is_live):
        leave_it, answers = Address.confirmed(Action.LEAVE, table.game.id), ("button-leave-yes", "button-leave-no")
        await context.ask(ask_first(localizer("confirm-leave"), leave_it, localizer, answers))
        return
    await _change_seats(context, table, lobby.leave, done=localizer("done-left"))


@at_table(Action.ADD_COMPUTER)
async def add_computer(context: Context, table: Table) -> None:
    names = context.computer_names(table.game)
    await _change_seats(context, table, lobby.add_computer, context.argument, names)


@at_table(Action.FILL_SEATS)
async def fill_seats(context: Context, table: Table) -> None:
    """Seat computer players of the level in the argument on all free seats."""
    names = context.computer_names(table.game)
    await _change_seats(context, table, fill, context.argument, names)


@at_table(Action.PUT_OUT)
async def put_out(context: Context, table: Table) -> None:
    """Remove a computer player, as in "computer 3 Greta", or a person, as in "person 7", or withdraw an invitation.

    A person learns of the removal, so the host is asked first; after a confirmation the argument is "person 7 yes".
    """
    kind, who, rest = (*context.argument.split(" ", 2), "", "")[:3]
    number = number_in(who)
    if kind == "computer":
        await _change_seats(context, table, lobby.remove_computer, number, rest)
        return
    if kind not in _PUTTING_OUT:
        raise Refusal("error-old-button")
    change, seat = _PUTTING_OUT[kind], table.game.seat_of(number)
    # The change is tried before the question too, because a confirmation must not be refused.
    change(table.game, context.actor, context.now, number)
    if seat and not context.is_confirmed:
        asked = context.localizer("ask-putout", name=safe_name(seat.name))
        put_it = address_at(table, Action.PUT_OUT, f"{kind} {who} {CONFIRMED}")
        await context.show(ask_first(asked, put_it, context.localizer))
        return
    await _change_seats(context, table, change, number)


_PUTTING_OUT: Final[Mapping[str, Callable[[Game, Actor, int, int], Game]]] = MappingProxyType(
    {"person": lobby.put_out, "invited": lobby.withdraw_invitation}
)


@at_table(Action.SET_UP)
async def set_up(context: Context, table: Table) -> None:
    """Change a setting, such as "seats 3" or "h on", and list the options that became impossible."""
    setting, _, value = context.argument.partition(" ")
    if setting == "options" and "thread" in value.split() and not table.game.options.thread:
        _require_thread(context, await server_settings(context))
    page = next((each.page for each in SETTINGS if each.name == setting), LobbyPage.MAIN)
    if setting == GUIDED:
        await _change_seats(context, table, choose_guided, {*map(number_in, value.split())}, page=page)
        return

    def dropped(after: Table) -> str:
        return _dropped(table.game, after.game, context.localizer)

    await _change_seats(context, table, lobby.change_options, context.argument, done=dropped, page=page)


def _dropped(before: Game, after: Game, localizer: FluentLocalizer) -> str:
    """Name the options that became impossible, and the computer players who have no seat any longer."""
    letters, variant = dropped_options(before.options, after.options), localizer(variant_key(after.options))
    names = localizer.all_of(localizer(option_key(letter)) for letter in letters)
    told = [localizer("done-dropped", game=variant, options=names, count=len(letters))] if letters else []
    if len(before.seats) > after.options.capacity:
        kept = [seat.name for seat in after.seats]
        left = [safe_name(seat.name) for seat in before.seats if seat.name not in kept]
        told.append(localizer("done-computers-left", names=localizer.all_of(left), count=len(left)))
    return "\n".join(told)


@at_table(Action.CHOOSE_TEAM)
async def choose_team(context: Context, table: Table) -> None:
    team = None if context.argument == ANY_TEAM else context.number
    await _change_seats(context, table, lobby.choose_team, team)


@at_table(Action.START)
async def start(context: Context, table: Table) -> None:
    """Start the game; ask first if invited people would be left out.

    With the argument `FOR_ONE`, seat computer players on the free seats before the start.
    """
    changes, words = list[lobby.ChangeLobby](), context.localizer
    if context.argument == FOR_ONE:
        changes.append(partial(fill_for_one, names=context.computer_names(table.game)))
    elif not context.is_confirmed and lobby.leaves_guests_out(table.game, context.actor, context.now):
        start_it, answers = Address.confirmed(Action.START, table.game.id), ("button-start-yes", "button-start-no")
        await context.ask(ask_first(words("confirm-start"), start_it, words, answers))
        return
    async with _panel_kept(context, table):
        started = await context.tables.start(table.game.id, context.actor, *changes)
    await _show_seats(context, started, join_facts(words("lobby-started"), game_link(table.game, words)))


async def _change_seats(
    context: Context,
    table: Table,
    change: Callable[[Game, Actor, int, *Arguments], Game],
    *arguments: *Arguments,
    done: str | Callable[[Table], str] = "",
    page: LobbyPage = LobbyPage.MAIN,
) -> None:
    """Make a change that the public message shows, and redraw the person's panel after a change in the panel.

    `done` describes the change in private; a click in the public message gets no such answer.
    """
    async with _panel_kept(context, table, page):
        changed = await context.change_table(table, change, *arguments)
    await _show_seats(context, changed, done if isinstance(done, str) else done(changed), page)


def _is_in_panel(context: Context, table: Table) -> bool:
    return context.is_component and context.is_ephemeral and table.game.status is Status.LOBBY


@asynccontextmanager
async def _panel_kept(context: Context, table: Table, page: LobbyPage = LobbyPage.MAIN) -> AsyncIterator[None]:
    """Redraw the person's panel if the block is refused: a select would keep showing the refused choice."""
    try:
        yield
    except Refusal:
        if _is_in_panel(context, table):
            await show_own_panel(context, table, page=page)
        raise


async def _show_seats(context: Context, changed: Table, told: str, page: LobbyPage = LobbyPage.MAIN) -> None:
    context.changed(changed)
    if _is_in_panel(context, changed):
        await show_own_panel(context, changed, told, page)
    elif context.is_ephemeral:
        context.services.panels.forget(changed, context.user_id, context.own_message_id)
        await context.show(compose(told))
    # The public message shows a new seat, but does not explain what it means to be in line.
    elif told and (
        context.public_message_id != changed.game.announcement.id or not changed.game.seat_of(context.user_id)
    ):
        await context.note(told)


@at_table(Action.CANCEL, where=Where.FRESH, needs_log=False)
async def cancel(context: Context, table: Table) -> None:
    """Cancel the game; ask first if the game is running or other people are at the table."""
    # The host is checked before the question too, because a confirmation must not be refused.
    require(Right.CANCEL, table.game, context.actor, context.now)
    game, localizer = table.game, context.localizer
    is_running = game.status is Status.PLAYING
    is_shared = any(seat.user_id not in {None, context.user_id} for seat in game.seats)
    if not context.is_confirmed and (is_running or is_shared):
        asked = localizer("confirm-cancel" if is_running else "confirm-cancel-lobby")
        answers = "button-cancel-yes" if is_running else "button-close-table", "button-cancel-no"
        await context.show(ask_first(asked, Address.confirmed(Action.CANCEL, game.id), localizer, answers))
        return
    await context.change_table(table, lobby.cancel)
    context.services.panels.forget(table, context.user_id, context.own_message_id)
    await context.show(compose(context.localizer("done-cancelled")))


@anywhere(Action.CALL_OFF)
async def call_off(context: Context) -> None:
    """Answer a declined confirmation; nothing changes."""
    await context.show(compose(context.localizer("done-nothing")))


@at_table(Action.REMATCH)
async def rematch(context: Context, table: Table) -> None:
    """Open a rematch, or begin the next game of a dynasty."""
    context.require_voice()
    # A series continues even if the server no longer allows games in the channel.
    server = await server_settings(context)
    if not table.game.has_successor:
        require_channel(server, channel_ids(context))
    names = context.computer_names(table.game)
    again = await context.services.series.rematch_or_next(
        table.game.id, context.actor, context.channel_id, server.openers, names
    )
    context.changed(again)
    # A table in the other place of the game does not show here that the person has joined.
    if again.game.channel_id != context.channel_id:
        await context.note(join_facts(context.localizer("done-joined"), mention_channel(again.game.channel_id)))


DEEDS: Final[Mapping[str, Action]] = MappingProxyType(
    {
        "pause": Action.PAUSE,
        "cancel": Action.CANCEL,
        "undo": Action.UNDO_TURN,
        "pace": Action.SHOW_PACE,
        "resign": Action.RESIGN,
        "leave": Action.LEAVE,
        "substitute": Action.FIND_SUBSTITUTE,
    }
)
"""The actions of `/kingdomino table`, which no button offers wherever one needs them."""


@cache
def deed_words() -> Mapping[str, tuple[str, ...]]:
    """Return the words in all languages by which people look for each deed; a game is left by resigning."""
    found = dict[str, tuple[str, ...]]()
    with (Path(__file__).parent / "data" / "deeds.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found[row["deed"]] = *found.get(row["deed"], ()), *row["words"].split("|")
    return {**found, "resign": found["leave"]}


class Deed(OneOf[str]):
    """An option for a deed, which is found by many words: before a game *leave* is to get up, later to resign."""

    @property
    def choices(self) -> list[Choice[str | int | float]]:
        return []

    def named(self, localizer: FluentLocalizer, translations: Translations) -> list[Named[str]]:
        words, found = deed_words(), super().named(localizer, translations)
        return [replace(each, names=(*each.names, *words[each.value])) for each in found]

    async def here(self, interaction: Interaction[Any]) -> list[Named[str]]:
        """Return the deeds at the table of the channel."""
        services = services_of(interaction)
        game = await services.tables.games.live_game(interaction.channel_id or 0)
        other = "resign" if game and game.status is Status.LOBBY else "leave"
        known = self.named(await localizer_of(interaction), services.channels.translations)
        return [each for each in known if each.value != other]

    async def transform(self, interaction: Interaction[Any], value: Any, /) -> str:
        return value if value in self.keys else choose(await self.here(interaction), str(value)).value


A_DEED: Final = Deed({deed: f"do-{deed}" for deed in DEEDS})


@command("kingdomino new")
@options("game", "players", "invite")
async def new_command(
    interaction: Interaction[Any],
    game: Transform[str, _A_GAME] | None = None,
    players: Transform[int, Within(2, 8)] | None = None,
    invite: discord.User | None = None,
) -> None:
    people = (invite,) if invite else ()
    await run(interaction, Anywhere(partial(open_table, game=game, players=players, people=people)))


@command("kingdomino table")
@options("do", player="whose")
async def table_command(interaction: Interaction[Any], do: Transform[str, A_DEED], player: str = "") -> None:
    await run(interaction, services_of(interaction).handlers[DEEDS[do]], player if do == "substitute" else "")


@completes(table_command, "do")
async def offer_deeds(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    known = await A_DEED.here(interaction)
    return choices_of(listed(known, typed) if typed.strip() else known)


@completes(table_command, "player")
async def offer_players(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
    game = await services_of(interaction).tables.games.live_game(interaction.channel_id or 0)
    players = {seat.number: [seat.name] for seat in game.seats if seat.user_id} if game else {}
    return choices_of(listed(seat_choices(players, await localizer_of(interaction)), typed))


async def _invite_from_menu(interaction: Interaction[Any], guest: discord.User) -> None:
    await run(interaction, AtTable(partial(invite, people=[guest])))


MENUS.append(app_commands.ContextMenu(name=localized("menu-invite"), callback=_invite_from_menu))
