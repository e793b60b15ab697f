"""Challenges: begins, shows and shares the games of people; opens and closes the challenges of channels and weeks."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from discord import Interaction, Permissions, app_commands
from discord.app_commands import Transform

from bot.chat.at_discord import place_of
from bot.chat.deeds.lobby import require_opening
from bot.chat.deeds.turn import show_panel
from bot.chat.handling.commands import OneOf, Within, options, run
from bot.chat.handling.context import Alone, Context, Where, number_in
from bot.chat.kit.blocks import Address, Button, Screen, compose
from bot.chat.kit.markup import mention_channel
from bot.chat.screens.pages import ask_first
from bot.chat.slots import (
    END,
    END_OF,
    ERASING,
    FIRST_PAGE,
    GREETING,
    HELP,
    HOME,
    PAST,
    STORED,
    TODAY,
    TOPICS,
)
from bot.features.challenges.challenge import (
    AT_ONCE,
    SEATS_OF,
    DealKind,
    Results,
    can_be_beaten,
    close_early,
    close_until,
    closing,
    like_weekly,
    may_close,
    name_of_deal,
    new_challenge,
    number_of,
    weekly_like,
)
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.screens import (
    BEGIN_WEEKS,
    END_WEEKS,
    Card,
    ask_to_end_weeks,
    ask_weekly,
    beat_button,
    beaten_line,
    challenge_button,
    challenge_page,
    daily_page,
    final_duel,
    result_card,
    shared_duel,
    shared_score,
    weekly_button,
)
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.weeks import week_at
from bot.games import deadlines
from bot.games.game import HOUR, STAND_IN, Status
from bot.games.messages import is_unshown
from bot.games.options import base_key
from bot.games.people.dates import utc_date
from bot.games.refusals import Refusal
from bot.games.rights import Deed, may, require, require_manager
from bot.games.shared_deals import LONGEST_DAYS, kind_of
from bot.games.table import Table
from bot.games.words.narration import computer_names, join_facts
from bot.localization.fluent import FluentLocalizer

# ---- what the core shows of challenges


@FEATURE.fills(END)
async def buttons_at_end(own: ChallengeService, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the way to the results of a shared deal, the offer of a game's seat to others, and that of every week."""
    game = table.game
    if game.deal.name:
        return (challenge_button(game.deal.name, localizer),)
    # Others see the game, and can play the seat of a person who has played against people.
    if game.is_in_panel or len(game.people) < 2:
        return ()
    # In the middle of a dynasty its next game comes first.
    may_be_weekly = game.guild_id and weekly_like(game) and not game.has_successor
    offers_weeks = may_be_weekly and not await own.is_weekly(game.home_id or game.channel_id)
    return (
        *((beat_button(game.id, "", localizer),) if can_be_beaten(game) else ()),
        *((weekly_button(game.id, localizer, is_weekly=False),) if offers_weeks else ()),
    )


@FEATURE.fills(PAST)
async def results_button(_: ChallengeService, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    return (challenge_button(table.game.deal.name, localizer),) if table.game.deal.name else ()


@FEATURE.fills(END_OF)
async def end_of_duel(
    own: ChallengeService, table: Table, user_id: int, localizer: FluentLocalizer, more: Sequence[Button]
) -> Iterable[Screen]:
    """Return the comparison with the game to beat."""
    deal = table.game.deal.name
    if deal is None or kind_of(deal) != DealKind.BEAT:
        return ()
    results = await own.results(user_id, deal)
    if results.score_of(user_id) is None:
        return ()
    return (await asyncio.to_thread(final_duel, table, await own.duel(results), localizer, more),)


@FEATURE.fills(ERASING)
async def keep_tries(own: ChallengeService, user_id: int) -> Iterable[int]:
    """Keep that the person had a try, and return the challenges whose messages name the person."""
    await own.keep_tries(user_id)
    return await own.forget_names(user_id)


@FEATURE.fills(HOME)
async def daily_button(_: ChallengeService, localizer: FluentLocalizer) -> Iterable[Button]:
    return (Button(Address(ChallengeAction.SHOW), localizer("deal-daily")),)


@FEATURE.fills(TOPICS)
async def topics(_: ChallengeService, __: FluentLocalizer) -> Iterable[str]:
    return "help-daily", "help-challenge"


@FEATURE.fills(HELP)
async def things_to_play(_: ChallengeService, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("play-daily")] if topic in {FIRST_PAGE, GREETING} else ()


@FEATURE.fills(STORED)
async def stored(_: ChallengeService, localizer: FluentLocalizer) -> Iterable[str]:
    return localizer("stored-challenges"), localizer("stored-tries")


# ---- a person's page and game


async def open_daily(context: Context) -> None:
    """Begin today's daily game, go on with it, or show its page after its end."""
    await play(context.asking(utc_date(context.now).isoformat()))


@FEATURE.alone(ChallengeAction.SHOW, where=Where.FRESH)
async def show(context: Context) -> None:
    """Show the challenge of the deal in the argument, and the results, or begin today's daily game."""
    if not context.argument:
        await open_daily(context)
        return
    await context.show(await _page(context, await _results(context)))


@FEATURE.alone(ChallengeAction.PLAY, where=Where.FRESH)
async def play(context: Context) -> None:
    """Begin or resume the challenge in the argument; a button of an earlier day begins today's daily game."""
    if not context.argument:
        raise Refusal("error-old-button")
    # Taps are handled one after the other, so a second tap resumes the game that the first tap began.
    async with FEATURE.of(context.services).opening(context.user_id):
        results = await _results(context)
        begun = await _begin(context, results) if results.is_playable else None
    if begun:
        is_daily, number = results.challenge.kind is DealKind.DAILY, number_of(results.day)
        notice = context.localizer("daily-begins", number=number) if is_daily else ""
        await show_panel(context, begun, notice=notice)
    elif results.game and results.game.status is Status.PLAYING:
        await show_panel(context, (await context.tables.table_of(results.game)).require_readable())
    else:
        is_past_day = results.challenge.kind is DealKind.DAILY and not (results.game or results.is_open)
        await show(context.asking("") if is_past_day else context)


async def _begin(context: Context, results: Results) -> Table:
    """Begin the game, or start the lobby that a killed bot opened for the game."""
    services, actor = context.services, context.actor
    if results.game:
        return await services.tables.start(results.game.id, actor)
    language, names = await context.host_language(), computer_names(context.localizer)
    return await FEATURE.of(services).play(results.challenge, context.guild_id, actor, language, names)


def is_heard_by_nobody(context: Context) -> bool:
    """Return whether Discord hides all messages of the bot in the channel from everybody but the person."""
    may_speak = context.interaction.permissions.use_external_apps
    return context.is_visitor and context.guild_id is not None and not may_speak


@FEATURE.alone(ChallengeAction.SHARE)
async def share(context: Context) -> None:
    """Share the person's points in the language of the game; show a text to copy where nobody else reads messages.

    Raises Refusal for a person without points.
    """
    results, service = await _results(context), FEATURE.of(context.services)
    own = results.score_of(context.user_id)
    if own is None or results.game is None:
        raise Refusal("error-old-button")
    localizer = context.services.channels.localizer(place_of(results.game))
    own_page = await _page(context, results, is_shared=True)
    if results.challenge.kind is DealKind.BEAT:
        duel = await service.duel(results)
        await context.share(await asyncio.to_thread(shared_duel, duel, localizer), own_page)
        return
    card = await _card(context, results, localizer)
    if card is None or is_heard_by_nobody(context):
        await context.show(own_page)
    else:
        better = beaten_line(results, context.user_id, context.guild_id, localizer)
        await context.share(shared_score(own, card, better, localizer, results.challenge.deal), own_page)


@FEATURE.alone(ChallengeAction.BEAT, where=Where.FRESH)
async def beat(context: Context) -> None:
    """Show the challenge to beat the game in the argument, as in "17", or "17 x9f" with a ticket."""
    game_id, _, ticket = context.argument.partition(" ")
    source = await context.tables.games.game(number_in(game_id))
    argument = await FEATURE.of(context.services).to_beat(context.user_id, source, ticket)
    await show(context.asking(argument))


async def _results(context: Context) -> Results:
    """Return the results of the challenge in the argument. Raises Refusal for a source that the person may not see."""
    results = await FEATURE.of(context.services).results(context.user_id, context.argument)
    if source := results.challenge.source:
        is_admitted = bool(results.game or results.challenge.ticket)
        actor = replace(context.actor, admitted_to=source.id if is_admitted else None)
        require(Deed.PLAY_DEAL, source, actor)
    return results


async def _card(context: Context, results: Results, localizer: FluentLocalizer) -> Card | None:
    """Return the card of the person; None until the person has finished the game, and for other challenges."""
    score, game = results.score_of(context.user_id), results.game
    if score is None or game is None or results.challenge.kind is not DealKind.DAILY:
        return None
    table = await context.tables.table(game.id)
    seat = table.game.seat_of(context.user_id)
    kingdom = table.state.kingdoms[table.state.kingdom_of(seat.number if seat else 1)]
    par = await FEATURE.of(context.services).par(table, context.user_id)
    command = "daily" if context.is_visitor else "kingdomino daily"
    return result_card(results.day, score, kingdom, par, localizer, command)


async def _page(context: Context, results: Results, *, is_shared: bool = False) -> Screen:
    context.naming(results.variant)
    may_share = not (is_shared or context.interaction.context.dm_channel)
    if results.challenge.kind is not DealKind.DAILY:
        is_duel = results.challenge.kind is DealKind.BEAT and results.score_of(context.user_id) is not None
        duel = await FEATURE.of(context.services).duel(results) if is_duel else None
        row, actor = results.challenge.source, context.actor
        own = FEATURE.of(context.services)
        is_weekly = row is not None and row.owner is not None and await own.is_weekly(row.channel_id)
        # The row is changed in its channel only.
        is_here = row is not None and may(Deed.LOOK, row, actor)
        page = partial(
            challenge_page,
            may_share=may_share,
            may_close=is_here and may_close(results, actor),
            may_end_weeks=is_here and is_weekly and actor.is_manager,
        )
        return await context.drawn(page, results, context.user_id, context.localizer, duel)
    return daily_page(
        results,
        context.user_id,
        context.guild_id,
        context.localizer,
        may_share=may_share,
        is_alone=context.is_visitor,
        card=await _card(context, results, context.localizer),
        is_heard=not (is_shared and is_heard_by_nobody(context)),
        today=await context.services.slots.ask(TODAY, context.localizer),
    )


# ---- challenges in channels


async def open_challenge(context: Context, game: str, level: str, hours: int) -> None:
    """Open a challenge in the channel, whose message has all that the person needs.

    A moderator sees the page with the button that closes the challenge at once.
    """
    if context.guild_id is None:
        raise Refusal("error-challenge-private")
    server = await context.services.servers.server(context.guild_id)
    require_opening(context, server)
    context.require_voice()
    context.require("view_channel", context.answer.sending, "attach_files")
    language, place = server.language or await context.host_language(), (context.guild_id, context.channel_id)
    row = new_challenge(DealKind.CHANNEL, game, level, place, context.actor, language, context.now)
    opened = await FEATURE.of(context.services).open(row.with_times(closes_at=context.now + hours * HOUR))
    context.changed(opened)
    # The deal mixes in the id of the message, which must exist before anybody plays.
    await context.publish()
    if context.actor.is_moderator:
        await show(context.asking(name_of_deal(DealKind.CHANNEL, opened.game)))
    else:
        await context.note(context.localizer("challenge-opened"))


@FEATURE.at_table(ChallengeAction.CLOSE, where=Where.FRESH)
async def end_early(context: Context, table: Table) -> None:
    """Close a challenge early, after a confirmation."""
    game, localizer = table.game, context.localizer
    if game.owner is None:
        raise Refusal("error-old-button")
    deal = name_of_deal(DealKind(game.owner), game)
    finished = len((await FEATURE.of(context.services).results(context.user_id, deal)).in_time)
    require(closing(finished), game, context.actor)
    if not context.is_confirmed:
        asked, close = localizer("challenge-close-question"), Address.confirmed(ChallengeAction.CLOSE, game.id)
        await context.show(ask_first(asked, close, localizer, ("button-challenge-close", "button-no")))
        return
    await context.change_table(table, close_early, finished, await FEATURE.of(context.services).next_opening(game))
    await show(context.asking(deal))


@FEATURE.due(deadlines.closing_at)
async def close_due(context: Context, table: Table) -> None:
    """Close a challenge at its time."""
    if is_unshown(table.game):
        # A killed bot may have sent the invitation without recording the message, which must lose its button.
        await context.services.publisher.try_to_publish(table.game.id)
    looks_at = await FEATURE.of(context.services).next_opening(table.game)
    await context.change_table(table, close_until, looks_at)


@FEATURE.due(deadlines.looking_at)
async def look(context: Context, table: Table) -> None:
    """Let the message of an open challenge show who has finished, or open the challenge of the next week.

    The next one is opened first: after a kill in between it is there, and the deadline is still due.
    """
    if table.game.status is Status.OPEN:
        await context.services.publisher.refresh(table.game.id)
        return
    own, looks_at = FEATURE.of(context.services), None
    if following := await own.next_week(table.game):
        week, looks_at = following
        if looks_at <= context.now:
            opened = await own.open_week(week, table.game)
            looks_at = None if opened else week.following(week.opening(context.now))
            context.changed(*filter(None, [opened]))
    await context.change_table(table, deadlines.look_again, looks_at)


@FEATURE.at_table(ChallengeAction.EVERY_WEEK, where=Where.FRESH, needs_log=False)
async def every_week(context: Context, table: Table) -> None:
    """Let a manager have a challenge like the game every week in this channel, or no longer, after a question."""
    require_manager(context.actor)
    own, game, localizer = FEATURE.of(context.services), table.game, context.localizer
    if (found := weekly_like(game)) is None or game.guild_id is None or game.is_in_panel:
        raise Refusal("error-old-button")
    channel_id = game.home_id or game.channel_id
    wish, is_weekly = context.argument.partition(" ")[0], await own.is_weekly(channel_id)
    if wish == END_WEEKS:
        await own.rows.drop_week(channel_id)
        await context.show(compose(localizer("weekly-ended")))
        return
    if is_weekly and wish != BEGIN_WEEKS:
        await context.show(ask_to_end_weeks(game.id, localizer))
        return
    require_opening(context, await context.services.servers.server(game.guild_id))
    _require_at(context, channel_id)
    week = week_at(game.guild_id, channel_id, (await context.person()).time_zone, context.now)
    if wish != BEGIN_WEEKS:
        following = week.following(week.opening(context.now))
        asked = ask_weekly(like_weekly(*found, context.now), game.id, week.zone, following, localizer)
        await context.show(asked)
        return
    # The row is there before the week: after a kill in between, its message still offers the weeks.
    opened = await own.open_week(week, game)
    if not is_weekly:
        await own.rows.keep_week(week)
    context.changed(*filter(None, [opened]))
    where = mention_channel(channel_id) if channel_id != context.channel_id else ""
    await context.show(compose(join_facts(localizer("weekly-begun"), where)))


def _require_at(context: Context, channel_id: int) -> None:
    """Check that the bot may show challenges in this channel, or in the channel of this thread. Raises Refusal."""
    guild = context.interaction.guild
    if channel_id == context.channel_id or guild is None:
        context.require("view_channel", context.answer.sending, "attach_files")
        return
    channel = guild.get_channel(channel_id)
    granted = channel.permissions_for(guild.me) if channel else Permissions.none()
    needed = "view_channel", "send_messages", "attach_files"
    if missing := tuple(each for each in needed if not getattr(granted, each)):
        raise Refusal("server-channels-lacking", channels=(channel_id,), permissions=missing)


DAY_HOURS: Final = 24
"""The usual time to play a challenge, in hours."""

GAMES: Final = OneOf({base: base_key(base) for base in SEATS_OF})
COMPUTERS: Final = OneOf({level: f"add-{level}" for level in AT_ONCE})


@FEATURE.command("kingdomino challenge")
@options("level", "days", game="challenge-game", hours="challenge-hours")
async def challenge_command(
    interaction: Interaction[Any],
    game: Transform[str, GAMES] = "kd",
    level: Transform[str, COMPUTERS] = STAND_IN,
    hours: Transform[int, Within(1, 48)] | None = None,
    days: Transform[int, Within(1, LONGEST_DAYS)] | None = None,
) -> None:
    hours = hours or DAY_HOURS * (days or 1)
    await run(interaction, Alone(partial(open_challenge, game=game, level=level, hours=hours)))


@FEATURE.command("kingdomino daily")
async def daily_command(interaction: Interaction[Any]) -> None:
    await run(interaction, Alone(open_daily))


@FEATURE.command("daily")
@app_commands.allowed_installs(guilds=False, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def own_daily_command(interaction: Interaction[Any]) -> None:
    """Do the same for people who have installed the bot for themselves, wherever they are; no server lists it."""
    await run(interaction, Alone(open_daily))
