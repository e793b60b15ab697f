"""Tables that wait for a person: nudges, which are delayed notifications of silently announced turns, reminders, and
abandoned games, which are kept, archived, revived or ended.
"""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from bot.chat.actions import Action
from bot.chat.at_discord import place_of
from bot.chat.deeds.games import show_games
from bot.chat.deeds.lobby import channel_ids, server_settings
from bot.chat.handling.context import Context
from bot.chat.handling.pipeline import anywhere, at_table, due
from bot.chat.kit import Sight
from bot.chat.kit.blocks import plain_message
from bot.chat.screens.pages import archived_game
from bot.chat.screens.panel import with_hint
from bot.games import deadlines
from bot.games.game import HOUR, MINUTE, Game, Status
from bot.games.notifying import due_rows, sleepers_of, wake
from bot.games.options import require_channel
from bot.games.outbox import HeldBack
from bot.games.people.person import NEXT, TURNS, Person, by_server, quiet_until
from bot.games.refusals import Refusal
from bot.games.rights import Right, member, require
from bot.games.seats import release_seat
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name

NIGHT: Final = "night"
"""The name of the hint that a call waited for the morning; the names are stored with people and must not change."""


async def _awaited(context: Context, table: Table) -> Person | None:
    """Return the settings of the person to remind, with the clock of the server if theirs is unknown.

    None without such a person.
    """
    seat = deadlines.reminded_seat(table)
    if seat is None or seat.user_id is None:
        return None
    zone = await context.services.servers.time_zone(table.game.guild_id)
    return by_server(await context.accounts.person(seat.user_id), zone)


def _asleep_until(context: Context, table: Table, person: Person) -> int | None:
    """Return the end of the person's current quiet hours; None if the person may be called."""
    return quiet_until(person, context.now, context.services.presence.seen_at(table, person.user_id))


@due(deadlines.nudge_at)
async def send_nudge(context: Context, table: Table) -> None:
    """Notify the player of a silently announced turn; postpone the nudge for an active player or in quiet hours."""
    if (person := await _awaited(context, table)) is None:
        return
    present = context.services.presence.grace_until(table, person.user_id, context.now)
    if later := present or _asleep_until(context, table, person):
        await context.change_table(table, deadlines.put_off_nudge, table.ply, later)
        return
    recipient = person.user_id if person.private in {TURNS, NEXT} else None
    due_at, send = deadlines.nudge_at(table.game), partial(deadlines.send_nudge, wait=deadlines.Wait.of(table.game))
    await _call_player(context, table, person, due_at, recipient, send)


@due(deadlines.next_reminder)
async def send_reminder(context: Context, table: Table) -> None:
    """Send the game's next reminder, postpone it in quiet hours, or only count it if the person muted the turn."""
    if (person := await _awaited(context, table)) is None or await _frees_seat(context, table, person):
        return
    # The channel may have refused the turn for hours.
    shown_until = (table.game.announcement.calls_decided_at or 0) + table.game.options.pace * MINUTE
    if later := _asleep_until(context, table, person) or (shown_until if shown_until > context.now else None):
        await context.change_table(table, deadlines.put_off, table.ply, later)
        return
    if table.game.reminder.is_muted:
        later = quiet_until(person, context.now + table.game.options.pace * MINUTE)
        await context.change_table(table, deadlines.count_withheld_reminder, table.ply, later)
        return
    due_at, send = (
        deadlines.next_reminder(table.game),
        partial(deadlines.send_reminder, wait=deadlines.Wait.of(table.game)),
    )
    # A reminder links the public message, which somebody may have deleted.
    table = await context.services.publisher.bring_back(table)
    # The message in the channel is sent also after a private message, because it has the other players' buttons.
    recipient = person.user_id if person.private else None
    await _call_player(context, table, person, due_at, recipient, send)


async def _frees_seat(context: Context, table: Table, person: Person) -> bool:
    """Return whether the person has left the server, and let a computer player keep the seat of one who has."""
    has_left = await context.services.channels.has_left(table.game.guild_id, person.user_id)
    if has_left:
        await context.change_table(table, release_seat, table.state.king.seat, person.user_id)
    return has_left


async def _call_player(
    context: Context, table: Table, person: Person, due_at: int | None, recipient: int | None, send: Callable[..., Game]
) -> None:
    """Call the player who has to move; after a night the message lists other held-back messages of the channel."""
    zone, asleep = await context.services.servers.time_zone(table.game.guild_id), list[tuple[int, int]]()
    for each in await context.accounts.people(sleepers_of(due_rows(table.game, context.now), ())):
        if until := _asleep_until(context, table, by_server(each, zone)):
            asleep.append((each.user_id, until))
    called = () if recipient or not person.mentions else (person.user_id,)
    send = partial(send, called=called, recipient=recipient, asleep=asleep)
    # A call that was due at the end of quiet hours has waited for it, or comes at that moment by chance.
    seen_at = context.services.presence.seen_at(table, person.user_id)
    if recipient or due_at is None or quiet_until(person, due_at - 1, seen_at) is None:
        await context.change_table(table, send)
    elif (others := await _held_elsewhere(context, table, due_at)) is not None:
        people = {person.user_id, *sleepers_of(due_rows(table.game, context.now), others)}
        await _tell_held(context, table, people, others, send, due_at)


@due(deadlines.wakes_at)
async def wake_notices(context: Context, table: Table) -> None:
    """Call the people whose quiet hours are over: one message of the channel calls all who wake within the hour."""
    due_at = deadlines.wakes_at(table.game) or context.now
    if not (due := due_rows(table.game, context.now)):
        await context.change_table(table, wake)
    elif (others := await _held_elsewhere(context, table, due_at)) is not None:
        await _tell_held(context, table, sleepers_of(due, others), others, wake, due_at)


async def _held_elsewhere(context: Context, table: Table, due_at: int) -> Sequence[HeldBack] | None:
    """Return the messages of ended games that were held back in the channel, and whose sleepers wake in the same hour.

    None while others wake later in the hour, and where another table tells of this one: the live one, or the latest.
    """
    owners, hour = context.services.slots.owners, due_at // HOUR * HOUR
    found = await context.tables.games.held_back(table.game.channel_id, hour, hour + HOUR)
    found = tuple(each for each in found if each.owner is None or each.owner in owners)
    teller = max(reversed(found), key=lambda each: each.is_live, default=None)
    is_told = teller is not None and teller.game_id != table.game.id and not table.game.is_live
    if is_told and teller:
        # A paused table, or one whose player is away, tells nothing.
        due = deadlines.deadlines(await context.tables.games.game(teller.game_id))
        is_told = not due.keys().isdisjoint({deadlines.nudge_at, deadlines.wakes_at})
    if is_told or any(each.wakes_at > context.now for each in found):
        return None
    return [each for each in found if each.game_id != table.game.id and not each.is_live]


async def _tell_held(
    context: Context,
    table: Table,
    people: Collection[int],
    others: Sequence[HeldBack],
    change: Callable[..., Game],
    due_at: int,
) -> None:
    """Make the change that calls people after a night; explain the quiet hours to people who are new to them."""
    zone = await context.services.servers.time_zone(table.game.guild_id)
    new = list[int]()
    for each in await context.accounts.people(people):
        # A host may have been given time by day, or while awake at night.
        seen_at = context.services.presence.seen_at(table, each.user_id)
        has_slept = quiet_until(by_server(each, zone), due_at - 1, seen_at) is not None
        if has_slept and not (each.has_chosen_hours or NIGHT in each.hints.split()):
            new.append(each.user_id)
    async with context.tables.at(table, context.actor) as opened:
        opened.change(change, others=others, explains_night=bool(new))
        opened.also.append(partial(context.tables.games.forget_held, others))
    context.changed(opened.table)
    for user_id in new:
        await context.accounts.change_unasked(user_id, partial(with_hint, name=NIGHT))


# ---- abandoned games


@at_table(Action.KEEP_PLAYING)
async def keep_playing(context: Context, table: Table) -> None:
    """Keep the game for another month; revive the game if it was archived in the meantime."""
    if table.game.status is Status.ARCHIVED:
        await revive(context, table)
        return
    table = await context.change_table(table, deadlines.keep_open)
    text = _localizer(context, table)("archive-kept", name=safe_name(context.actor.name))
    await context.show(plain_message(text))


@at_table(Action.ARCHIVE)
async def archive(context: Context, table: Table) -> None:
    table = await context.change_table(table, deadlines.archive_as_offered)
    await context.show(archived_game(table.game, _localizer(context, table)))


@at_table(Action.REVIVE)
async def revive(context: Context, table: Table) -> None:
    """Resume an archived game, and announce its turn again."""
    context.require_voice()
    context.changed(await context.tables.revive(table.game.id, context.actor))
    text = _localizer(context, table)("archive-revived", name=safe_name(context.actor.name))
    await context.show(plain_message(text))


@anywhere(Action.REVIVE_ELSEWHERE)
async def revive_elsewhere(context: Context) -> None:
    """Resume the archived game in the argument, in its channel if the bot sees it, or else in the present channel."""
    game = await context.tables.games.game(context.number)
    if not member(game, context.actor, context.now):
        raise Refusal("error-no-such-game")
    require(Right.REVIVE, game, context.actor)
    sight = await context.services.channels.lost.look(game.guild_id, game.channel_id)
    if sight is Sight.UNSURE:
        raise Refusal("error-channel-unsure")
    here = None if sight is Sight.SEEN else await _this_place(context, game)
    context.changed(await context.tables.revive(game.id, context.actor, here))
    await show_games(context)


async def _this_place(context: Context, game: Game) -> deadlines.Place:
    """Return the server and the channel of the interaction. Raises Refusal if the game may not be moved there."""
    guild_id, client = context.guild_id, context.interaction.client
    # A player may not take a game away from its server while the bot is there.
    is_elsewhere = guild_id != game.guild_id and game.guild_id and client.get_guild(game.guild_id)
    if guild_id is None or is_elsewhere or context.is_visitor:
        raise Refusal("error-channel-lost")
    require_channel(await server_settings(context), channel_ids(context))
    return guild_id, context.channel_id


def _localizer(context: Context, table: Table) -> FluentLocalizer:
    """Return the localizer of the table for a public message, and the localizer of the person for a private message."""
    return context.localizer if context.is_ephemeral else context.services.channels.localizer(place_of(table.game))


@due(deadlines.archive_due)
async def offer_or_archive(context: Context, table: Table) -> None:
    """Offer to archive an abandoned game, without a notification; archive the game if the offer has expired.

    The game is archived even if Discord refuses the message with the offer. If it waits for somebody who has left the
    server since the last reminder, the seat is offered instead.
    """
    if deadlines.is_archive_offered(table.game):
        await context.change_table(table, deadlines.archive_if_due)
        return
    person = await _awaited(context, table) if table.game.options.has_reminders else None
    if person is None or not await _frees_seat(context, table, person):
        await context.change_table(table, deadlines.offer_to_archive, deadlines.Wait.of(table.game))


@due(deadlines.idle_at)
async def look_after_idle(context: Context, table: Table) -> None:
    """Close an idle lobby, and check whether the channel of an idle game still exists."""
    if table.game.status is Status.LOBBY:
        await context.change_table(table, deadlines.close_if_idle)
        return
    await context.services.channels.lost.look(table.game.guild_id, table.game.channel_id)
    await context.change_table(table, deadlines.note_inspection)
