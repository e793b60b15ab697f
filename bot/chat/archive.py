"""Actions and deadlines of abandoned games, which are kept, archived, revived or ended."""

import logging

import discord

from bot.chat.games import show_games
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, call
from bot.chat.kit.channels import Sight
from bot.chat.kit.context import Context
from bot.chat.kit.errors import TROUBLE
from bot.chat.kit.markup import relative_time
from bot.chat.kit.pipeline import Moment, alone, at_table, due
from bot.chat.kit.screens import archived_game
from bot.chat.lobby.actions import channel_ids, server_settings
from bot.games import services
from bot.games.archive import (
    OFFER_SECONDS,
    Place,
    archive_as_offered,
    archive_if_due,
    is_archive_offered,
    keep_open,
    note_offer,
)
from bot.games.deadlines import archive_due, close_if_idle, idle_at, note_inspection
from bot.games.game import Game, Status
from bot.games.names import safe_name
from bot.games.narration import join_facts
from bot.games.options import variant_key
from bot.games.refusals import Refusal
from bot.games.seats import require_member
from bot.games.servers import require_channel
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


@at_table(Action.KEEP_PLAYING)
async def keep_playing(context: Context, table: Table) -> None:
    """Keep the game for another month; revive the game if it was archived in the meantime."""
    if table.game.status is Status.ARCHIVED:
        await revive(context, table)
        return
    table = await context.change_table(table, keep_open)
    context.changed(table, redraw=True)
    text = _localizer(context, table)("archive-kept", name=safe_name(context.actor.name))
    await context.reply.show(call(text))


@at_table(Action.ARCHIVE)
async def archive(context: Context, table: Table) -> None:
    table = await context.change_table(table, archive_as_offered)
    await context.reply.show(archived_game(table.game, _localizer(context, table)))


@at_table(Action.REVIVE)
async def revive(context: Context, table: Table) -> None:
    """Resume an archived game, and announce its turn again."""
    context.require_voice()
    context.changed(await services.revive(context.services.tables, table.game.id, context.actor))
    text = _localizer(context, table)("archive-revived", name=safe_name(context.actor.name))
    await context.reply.show(call(text))


@alone(Action.REVIVE_ELSEWHERE)
async def revive_elsewhere(context: Context) -> None:
    """Resume the archived game in the argument, in its channel if the bot sees it, or else in the present channel."""
    game = await context.services.tables.games.game(context.number)
    require_member(game, context.actor)
    sight = await context.services.channels.lost.look(game.guild_id, game.channel_id)
    if sight is Sight.UNSURE:
        raise Refusal("error-channel-unsure")
    here = None if sight is Sight.SEEN else await _this_place(context, game)
    context.changed(await services.revive(context.services.tables, game.id, context.actor, here))
    await show_games(context)


async def _this_place(context: Context, game: Game) -> Place:
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
    return context.localizer if context.is_ephemeral else context.services.channels.localizer(table.game)


log = logging.getLogger(__name__)


@due(archive_due)
async def offer_or_archive(moment: Moment, table: Table) -> None:
    """Offer to archive an abandoned game, without a notification; archive the game if the offer has expired.

    The game is archived even if Discord refuses the message with the offer.
    """
    if is_archive_offered(table.game):
        await _archive_unless_played(moment, table)
        return
    game = table.game
    screen = archive_offer(game, moment.now + OFFER_SECONDS, moment.services.channels.localizer(game))
    offer = await moment.send(game, screen, f"a{game.id}.{table.ply}", silent=True)
    await moment.change_table(table, note_offer, table.ply, offer.message_id)


async def _archive_unless_played(moment: Moment, table: Table) -> None:
    """Archive the game and edit the offer to say so; after a failed edit, a tap on the old offer says so."""
    game, channels = table.game, moment.services.channels
    archived = await moment.change_table(table, archive_if_due)
    if archived.game.status is Status.ARCHIVED and game.reminder.message_id is not None:
        screen = archived_game(archived.game, channels.localizer(game))
        try:
            await channels.edit(game, game.reminder.message_id, screen)
        except (discord.HTTPException, *TROUBLE) as error:
            log.info("game %s: the offer to archive it stays as it is: %s", game.id, error)


@due(idle_at)
async def look_after_idle(moment: Moment, table: Table) -> None:
    """Close an idle lobby, and check whether the channel of an idle game still exists."""
    if table.game.status is Status.LOBBY:
        await moment.change_table(table, close_if_idle)
        return
    await moment.services.channels.lost.look(table.game.guild_id, table.game.channel_id)
    await moment.change_table(table, note_inspection)


def archive_offer(game: Game, at: int, localizer: FluentLocalizer) -> Screen:
    """Announce that the game will be archived at a time in Unix seconds, unless somebody moves; mention nobody."""
    keep = Button(Address(Action.KEEP_PLAYING, game.id), localizer("button-keepplaying"), Role.SUCCESS)
    archive = Button(Address(Action.ARCHIVE, game.id), localizer("button-archive"))
    title = join_facts(localizer(variant_key(game.options)), localizer("archive-quiet"))
    return call(title, localizer("archive-offer", when=relative_time(at)), Row((keep, archive)))
