"""Tables that wait for a person: nudges, which are delayed notifications of silently announced turns, reminders, and
abandoned games, which are kept, archived, revived or ended.
"""

from bot.chat.actions import Action
from bot.chat.at_discord import place_of
from bot.chat.deeds.games import show_games
from bot.chat.deeds.lobby import channel_ids, server_settings
from bot.chat.handling.context import Context
from bot.chat.handling.pipeline import anywhere, at_table, due
from bot.chat.kit import Sight
from bot.chat.kit.blocks import plain_message
from bot.chat.screens.pages import archived_game
from bot.games import deadlines
from bot.games.game import MINUTE, Game, Status
from bot.games.notifying import wake
from bot.games.options import require_channel
from bot.games.people.person import NEXT, TURNS, Person, quiet_until
from bot.games.refusals import Refusal
from bot.games.rights import Right, member, require
from bot.games.seats import release_seat
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name


async def _awaited(context: Context, table: Table) -> Person | None:
    """Return the settings of the person to remind; None without such a person."""
    seat = deadlines.reminded_seat(table)
    return await context.accounts.person(seat.user_id) if seat and seat.user_id else None


@due(deadlines.nudge_at)
async def send_nudge(context: Context, table: Table) -> None:
    """Notify the player of a silently announced turn; postpone the nudge for an active player or in quiet hours."""
    if (person := await _awaited(context, table)) is None:
        return
    present = context.services.presence.grace_until(table, person.user_id, context.now)
    if later := present or quiet_until(person, context.now):
        await context.change_table(table, deadlines.put_off_nudge, table.ply, later)
        return
    recipient = person.user_id if person.private in {TURNS, NEXT} else None
    wait = deadlines.Wait.of(table.game)
    await context.change_table(table, deadlines.send_nudge, wait, _called(person), recipient)


@due(deadlines.next_reminder)
async def send_reminder(context: Context, table: Table) -> None:
    """Send the game's next reminder, postpone it in quiet hours, or only count it if the person muted the turn."""
    if (person := await _awaited(context, table)) is None:
        return
    if await context.services.channels.has_left(table.game.guild_id, person.user_id):
        await context.change_table(table, release_seat, table.state.king.seat, person.user_id)
        return
    # The channel may have refused the turn for hours.
    shown_until = (table.game.announcement.calls_decided_at or 0) + table.game.options.pace * MINUTE
    if later := quiet_until(person, context.now) or (shown_until if shown_until > context.now else None):
        await context.change_table(table, deadlines.put_off, table.ply, later)
        return
    if table.game.reminder.is_muted:
        later = quiet_until(person, context.now + table.game.options.pace * MINUTE)
        await context.change_table(table, deadlines.count_withheld_reminder, table.ply, later)
        return
    wait = deadlines.Wait.of(table.game)
    # A reminder links the public message, which somebody may have deleted.
    table = await context.services.publisher.bring_back(table)
    # The message in the channel is sent also after a private message, because it has the other players' buttons.
    recipient = person.user_id if person.private else None
    called = () if recipient else _called(person)
    await context.change_table(table, deadlines.send_reminder, wait, called, recipient)


def _called(person: Person) -> tuple[int, ...]:
    return (person.user_id,) if person.mentions else ()


@due(deadlines.wakes_at)
async def wake_notices(context: Context, table: Table) -> None:
    """Mark notices for sending again to the people whose quiet hours are over."""
    await context.change_table(table, wake)


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

    The game is archived even if Discord refuses the message with the offer.
    """
    if deadlines.is_archive_offered(table.game):
        await context.change_table(table, deadlines.archive_if_due)
    else:
        await context.change_table(table, deadlines.offer_to_archive, deadlines.Wait.of(table.game))


@due(deadlines.idle_at)
async def look_after_idle(context: Context, table: Table) -> None:
    """Close an idle lobby, and check whether the channel of an idle game still exists."""
    if table.game.status is Status.LOBBY:
        await context.change_table(table, deadlines.close_if_idle)
        return
    await context.services.channels.lost.look(table.game.guild_id, table.game.channel_id)
    await context.change_table(table, deadlines.note_inspection)
