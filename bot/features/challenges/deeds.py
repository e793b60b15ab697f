"""Challenges: begins, shows and shares the games of people; opens and closes the challenges of channels and weeks."""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from secrets import token_hex
from types import MappingProxyType
from typing import Any, Final

from discord import Interaction, Permissions, app_commands
from discord.app_commands import Transform

from bot.chat.at_discord import place_of
from bot.chat.deeds.lobby import require_opening
from bot.chat.deeds.settings import NOTIFICATIONS, PAGE, SERVER_PAGE, ServerView, SettingsView, zone_of_clock, zone_rows
from bot.chat.deeds.turn import show_panel
from bot.chat.handling.commands import OneOf, Within, options, run
from bot.chat.handling.context import Anywhere, Context, Where, number_in
from bot.chat.kit import RequestFailed
from bot.chat.kit.blocks import CONFIRMED, Address, Block, Button, Row, Screen, compose, plain_message
from bot.chat.kit.markup import mention_channel
from bot.chat.screens.pages import Section, ask_first
from bot.chat.screens.table_view import shown_turn
from bot.chat.slots import END, END_OF, ERASING, HOME, LAURELED, PAST, SERVER_SETTINGS, SETTINGS, TODAY, TOPICS
from bot.features.challenges.cards import CARDS, card_of, show_card
from bot.features.challenges.challenge import (
    AT_ONCE,
    OWNED,
    SEATS_OF,
    DealKind,
    DealScore,
    Results,
    can_be_beaten,
    challenge_like,
    close_showing,
    closing,
    deal_of,
    extend,
    may_close,
    new_challenge,
    with_variant,
)
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.screens import (
    Card,
    WeekPage,
    ask_challenge,
    ask_to_stop,
    ask_weekly,
    beat_button,
    challenge_button,
    challenge_page,
    daily_page,
    final_duel,
    missed,
    own_end,
    rank_line,
    season_page,
    shared_duel,
    shared_score,
)
from bot.features.challenges.season import may_repeat, season_of
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.weeks import ROTATIONS, week_at
from bot.games import deadlines
from bot.games.game import HOUR, STAND_IN, Game, Status
from bot.games.options import MANAGERS, NOBODY, base_key
from bot.games.outbox import Leaving
from bot.games.people.dates import utc_date
from bot.games.refusals import Refusal
from bot.games.rights import Right, may, require, require_manager
from bot.games.shared_deals import LONGEST_DAYS, kind_of, number_of
from bot.games.table import Table
from bot.games.words.narration import computer_names, join_facts
from bot.localization.fluent import FluentLocalizer
from renderers.view import Hero

log = logging.getLogger(__name__)

# ---- what the core shows of challenges


@FEATURE.fills(LAURELED)
async def wearers(own: ChallengeService, table: Table) -> Iterable[int]:
    """Return who has won the latest season of the weeks of the lobby's channel."""
    weeks = await own.rows.played_weeks(table.game.channel_id)
    return season_of(weeks).wearers if weeks else ()


@FEATURE.fills(END)
async def buttons_at_end(_: ChallengeService, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the way to the results of a shared deal, or the offer of a challenge; a daily game can be shown."""
    game = table.game
    if game.deal.name:
        share = Button(Address(ChallengeAction.SHARE, argument=game.deal.name), localizer("button-share"))
        may_share = game.guild_id is not None and kind_of(game.deal.name) == DealKind.DAILY
        return challenge_button(game.deal.name, localizer), *([share] if may_share else ())
    offer = Button(Address(ChallengeAction.OFFER, game.id), localizer("deal-channel"))
    return (offer,) if offered_after(game) else ()


def offered_after(game: Game) -> tuple[str, str] | None:
    """Return the challenge that people may open after a game, as `challenge_like`; None where the game offers none."""
    if game.is_private or game.status is not Status.OVER or game.deal.name or len(game.people) < 2:
        return None
    # In the middle of a dynasty its next game comes first.
    return None if game.has_successor else challenge_like(game)


@FEATURE.fills(PAST)
async def buttons_of_past(_: ChallengeService, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    """Return the way to the results of a shared deal, or the offer of a game's seat to others."""
    game = table.game
    if game.deal.name:
        return (challenge_button(game.deal.name, localizer),)
    # Others see the game, and can play the seat of a person who has played against people.
    may_beat = table.state.is_over and not game.is_in_panel and len(game.people) > 1 and can_be_beaten(game)
    return (beat_button(game.id, "", localizer),) if may_beat else ()


@FEATURE.fills(END_OF)
async def end_of_deal(
    own: ChallengeService, table: Table, _: int, localizer: FluentLocalizer, more: Sequence[Button]
) -> Iterable[Screen]:
    """Return the end of a game with a shared deal: the person's kingdom beside those of other people."""
    game, deal = table.game, table.game.deal.name
    if deal is None or game.host_id is None:
        return ()
    results = await own.results(game.host_id, deal)
    rank = results.rank_of(game.host_id, game.guild_id)
    if rank is None:
        return ()
    if results.challenge.kind is DealKind.BEAT:
        return (await asyncio.to_thread(final_duel, table, await own.duel(results), localizer, more),)
    outcome = await own.outcome(results.challenge, results.comparable(game.guild_id), game)
    ending = await own.series.ending(table)
    number = next(number for number, each in enumerate(outcome.entries) if each.table.game.id == game.id)
    best = ending.highlights.best_of(outcome.entries[number].kingdom)
    hero, turn = Hero(number, ending.is_record), shown_turn(table, best) if best else None
    announced = await own.announced(deal)
    return (await asyncio.to_thread(own_end, table, outcome, rank, hero, turn, announced, localizer, more),)


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


# ---- a person's page and game


async def open_daily(context: Context) -> None:
    """Begin today's daily game, go on with it, or show its page after its end."""
    await play(context.asking(utc_date(context.now).isoformat()))


@FEATURE.anywhere(ChallengeAction.SHOW, where=Where.FRESH)
async def show(context: Context) -> None:
    """Show the challenge of the deal in the argument, and the results, or begin today's daily game."""
    if not context.argument:
        await open_daily(context)
        return
    await context.show(await _page(context, await _results(context)))


@FEATURE.anywhere(ChallengeAction.PLAY, where=Where.FRESH)
async def play(context: Context) -> None:
    """Begin or resume the challenge in the argument; a button of an earlier day begins today's daily game."""
    if not context.argument:
        raise Refusal("error-old-button")
    # Taps are handled one after the other, so a second tap resumes the game that the first tap began.
    own = FEATURE.of(context.services)
    async with own.opening(context.user_id):
        results = await _results(context)
        if results.challenge.source and (woken := await own.woken(results.challenge.source)):
            context.changed(woken)
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


@FEATURE.anywhere(ChallengeAction.SHARE)
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
    card, is_member = await _card(context, results, localizer), context.guild_id and not context.is_visitor
    if card is None or is_heard_by_nobody(context):
        await context.show(own_page)
    elif results.is_open and is_member and not context.missing("view_channel", context.answer.sending):
        await show_card(context)
        await context.show(own_page)
    else:
        placed = rank_line(results, context.user_id, context.guild_id, localizer)
        await context.share(shared_score(own, card, placed, localizer, results.challenge.deal), own_page)


@FEATURE.anywhere(ChallengeAction.BEAT, where=Where.FRESH)
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
        require(Right.PLAY_DEAL, source, actor)
    return results


async def _card(context: Context, results: Results, localizer: FluentLocalizer) -> Card | None:
    """Return the card of the person; None until the person has finished the game, and for other challenges."""
    score, game = results.score_of(context.user_id), results.game
    if score is None or game is None or results.challenge.kind is not DealKind.DAILY:
        return None
    return await card_of(context, results.day, score, localizer)


async def _page(context: Context, results: Results, *, is_shared: bool = False) -> Screen:
    context.naming(results.variant)
    may_share = not (is_shared or context.interaction.context.dm_channel)
    if results.challenge.kind is not DealKind.DAILY:
        is_duel = results.challenge.kind is DealKind.BEAT and results.score_of(context.user_id) is not None
        duel = await FEATURE.of(context.services).duel(results) if is_duel else None
        row, actor = results.challenge.source, context.actor
        # The row is changed in its channel only.
        is_here = row is not None and may(Right.LOOK, row, actor)
        page = partial(
            challenge_page,
            may_share=may_share,
            may_close=is_here and may_close(results, actor),
            week=await _week_page(context, row, is_here=is_here) if row and row.owner == DealKind.WEEKLY else None,
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


async def _week_page(context: Context, row: Game, *, is_here: bool) -> WeekPage:
    own, actor = FEATURE.of(context.services), context.actor
    opened, week = await own.opened(row), await own.week(row.channel_id)
    assert opened.season is not None
    before, newest = await own.rows.week_before(row), await own.newest_week(week) if week else None
    played = await own.scores(await context.tables.games.game(before)) if before else ()
    return WeekPage(
        opened,
        opened.season,
        played,
        week if is_here else None,
        # The weeks may have been ended and begun again by somebody else.
        may_stop=actor.is_manager or (newest or row).host_id == context.user_id,
        may_choose=actor.is_manager,
    )


@FEATURE.anywhere(ChallengeAction.SEASON, where=Where.FRESH)
async def show_season(context: Context) -> None:
    """Show the table of the season before that of the week in the argument."""
    challenge = (await _results(context)).challenge
    season = await FEATURE.of(context.services).season(challenge.source) if challenge.source else None
    if season is None or season.before is None:
        raise Refusal("error-old-button")
    await context.show(season_page(season.before, context.user_id, context.localizer))


# ---- challenges in channels


async def open_challenge(context: Context, game: str, level: str, hours: int, channel_id: int | None = None) -> None:
    """Open a challenge in a channel, by default here; its message has all that the person needs.

    A moderator sees the page with the button that closes the challenge at once.
    """
    if context.guild_id is None:
        raise Refusal("error-challenge-private")
    server, channel_id = await context.services.servers.server(context.guild_id), channel_id or context.channel_id
    require_opening(context, server)
    _require_at(context, channel_id)
    language, place = server.language or await context.host_language(), (context.guild_id, channel_id)
    row = new_challenge(DealKind.CHANNEL, game, level, place, context.actor, language, context.now)
    opened = await FEATURE.of(context.services).open(row.with_times(closes_at=context.now + hours * HOUR))
    context.changed(opened)
    # The deal mixes in the id of the message, which must exist before anybody plays.
    await context.publish()
    if context.actor.is_moderator and channel_id == context.channel_id:
        await show(context.asking(deal_of(opened.game)))
    else:
        where = "" if channel_id == context.channel_id else mention_channel(channel_id)
        await context.show(compose(join_facts(context.localizer("challenge-opened"), where)))


@FEATURE.at_table(ChallengeAction.OFFER, where=Where.FRESH, needs_log=False)
async def offer(context: Context, table: Table) -> None:
    """Show the challenge that is open in the channel of a game, or open one like the game, after a question."""
    game, own = table.game, FEATURE.of(context.services)
    found, channel_id = offered_after(game), game.home_id or game.channel_id
    if found is None or game.guild_id is None:
        raise Refusal("error-old-button")
    if open_row := await own.open_here(game.guild_id, channel_id):
        await show(context.asking(deal_of(open_row)))
    elif context.is_confirmed:
        await open_challenge(context, *found, DAY_HOURS, channel_id)
    else:
        require_opening(context, await context.services.servers.server(game.guild_id))
        _require_at(context, channel_id)
        await context.show(ask_challenge(*found, game.id, context.localizer))


@FEATURE.at_table(ChallengeAction.CLOSE, where=Where.FRESH)
async def end_early(context: Context, table: Table) -> None:
    """Close a challenge early, after a confirmation."""
    game, localizer = table.game, context.localizer
    if game.owner not in OWNED:
        raise Refusal("error-old-button")
    own, deal = FEATURE.of(context.services), deal_of(game)
    scores = (await own.results(context.user_id, deal)).in_time
    require(closing(game, len(scores)), game, context.actor)
    if not context.is_confirmed:
        asked, close = localizer("challenge-close-question"), Address.confirmed(ChallengeAction.CLOSE, game.id)
        await context.show(ask_first(asked, close, localizer, ("button-challenge-close", "button-no")))
        return
    await _close(context, table, scores)
    await show(context.asking(deal))


async def _close(context: Context, table: Table, scores: Sequence[DealScore]) -> None:
    """Close a challenge; the result is shown by the message of the next week, or by one of its own."""
    own, game = FEATURE.of(context.services), table.game
    # The next week is opened first: after a kill in between it is there, and the deadline is still due.
    context.changed(*filter(None, [await own.open_next(game, scores)]))
    how = await own.way_out(game) if scores else Leaving.OUTCOME
    has_result = bool(scores) and not await own.is_followed(game)
    await context.change_table(table, close_showing, has_result=has_result, how=how)


@FEATURE.due(deadlines.closing_at)
async def close_due(context: Context, table: Table) -> None:
    """Close a challenge at its time, or let a week that nobody has finished stay open."""
    own = FEATURE.of(context.services)
    if table.game.owner == CARDS:
        # The last edit of the message shows the result.
        await context.change_table(table, close_showing, has_result=False)
        return
    scores = await own.scores(table.game)
    if not scores and (longer := await own.end_after(table.game)):
        await own.count_edit(table.game)
        await context.change_table(table, extend, *longer)
        return
    await _close(context, table, scores)


@FEATURE.due(deadlines.looking_at)
async def look(context: Context, table: Table) -> None:
    """Let the message of an open challenge show who has finished."""
    own, game = FEATURE.of(context.services), table.game
    if game.status is Status.OPEN:
        if game.owner in OWNED and await own.scores(game) and (woken := await own.woken(game)):
            context.changed(woken)
        await _ask_who_is_missed(context, game)
        await context.services.publisher.refresh(game.id)
        return
    # In the database of an earlier bot the week after a closed one may still have to open.
    context.changed(*filter(None, [await own.open_next(game, await own.scores(game))]))
    await context.change_table(table, deadlines.look_again, None)


async def _ask_who_is_missed(context: Context, row: Game) -> None:
    """Send a private message to who is missed in a week, each stored before it is sent: nobody gets it twice."""
    own, channels = FEATURE.of(context.services), context.services.channels
    people, season = await own.missed(row)
    for person in people:
        assert season is not None
        await own.rows.keep_missed(row.id, person.user_id)
        if await channels.has_left(row.guild_id, person.user_id):
            continue
        argument = f"{deal_of(row)} {await own.ticket(row.id)}"
        asked = missed(row, season, argument, channels.localizer(place_of(row)))
        try:
            await channels.whisper(person.user_id, asked, token_hex(8))
        except RequestFailed as error:
            log.info("game %s: a person who is missed was not asked: %s", row.id, error)


@FEATURE.anywhere(ChallengeAction.SKIP)
async def skip(context: Context) -> None:
    """Let the private message that asks for a week ask no longer."""
    await context.show(plain_message(context.localizer("week-skipped")))


# ---- every week


@FEATURE.at_table(ChallengeAction.EVERY_WEEK, where=Where.FRESH, needs_log=False)
async def every_week(context: Context, table: Table) -> None:
    """Begin the weekly challenges of the channel of a closed challenge, after a question."""
    own, game = FEATURE.of(context.services), table.game
    found = challenge_like(game) if game.owner in OWNED else None
    if game.guild_id is None or found is None or not may_repeat(game, await own.scores(game)):
        raise Refusal("error-old-button")
    server = await context.services.servers.server(game.guild_id)
    if server.weeks == NOBODY:
        raise Refusal("error-weeks-off")
    if server.weeks == MANAGERS:
        require_manager(context.actor)
    require_opening(context, server)
    _require_at(context, game.channel_id)
    if await own.is_weekly(game.channel_id):
        await context.note(context.localizer("weekly-begun"))
        return
    chosen = context.argument.removesuffix(CONFIRMED).split()
    own_zone = (await context.person()).time_zone
    zone = server.time_zone or (await zone_of_clock(context, chosen[1]) if chosen[1:] else own_zone)
    week = week_at(game.guild_id, game.channel_id, zone, context.now)
    if zone is None:
        placeholder, change = context.localizer("server-zone-placeholder"), partial(_every_week_at, game.id)
        rows = zone_rows(None, context.now, change, placeholder, context.localizer)
        await context.show(compose(context.localizer("weekly-clock"), *rows))
        return
    if not context.is_confirmed:
        await context.show(ask_weekly(game.id, found[1], week, context.now, context.localizer, " ".join(chosen)))
        return
    if server.time_zone is None:
        await context.services.servers.change_server(game.guild_id, lambda each: replace(each, time_zone=zone))
    # The row is there before the week: after a kill in between, its message still offers the weeks.
    context.changed(*filter(None, [await own.open_week(week, game, context.user_id)]))
    await context.show(compose(context.localizer("weekly-begun")))


def _every_week_at(game_id: int, zone: str) -> Address:
    return Address(ChallengeAction.EVERY_WEEK, game_id, argument=zone)


@FEATURE.anywhere(ChallengeAction.STOP_WEEKS, where=Where.FRESH)
async def stop_weeks(context: Context) -> None:
    """End the weekly challenges of the channel in the argument, or of all channels, after a question."""
    own, (chosen, _, _) = FEATURE.of(context.services), context.argument.partition(" ")
    weeks = [each for each in await own.rows.weeks(context.guild_id or 0) if each.runs]
    weeks = [each for each in weeks if chosen in {str(each.channel_id), CONFIRMED, ""}]
    newest = [await own.newest_week(each) for each in weeks]
    if not newest or not all(each and each.host_id == context.user_id for each in newest):
        require_manager(context.actor)
    if not weeks:
        await context.show(compose(context.localizer("weekly-ended")))
    elif context.is_confirmed:
        for week in weeks:
            await own.rows.keep_week(replace(week, runs=False))
            # A challenge that waits for somebody to play has no end.
            row = await own.open_here(week.guild_id, week.channel_id, (DealKind.WEEKLY,))
            if row and row.times.closes_at is None:
                waiting = await context.tables.table(row.id)
                await context.change_table(waiting, close_showing, has_result=False)
        await context.show(compose(context.localizer("weekly-ended")))
    else:
        await context.show(ask_to_stop([each.channel_id for each in weeks], chosen, context.localizer))


@FEATURE.at_table(ChallengeAction.WANT, where=Where.FRESH, needs_log=False)
async def want(context: Context, table: Table) -> None:
    """Let the next week have the game in the argument once, or the game whose turn it is, without an argument.

    A week that nobody has begun gets the game whose turn it is as well. Everybody who has finished this week or the
    week before may say so. The message may show an earlier state, so the page of the week says what comes.
    """
    own, row = FEATURE.of(context.services), table.game
    if row.owner != DealKind.WEEKLY or row.status is not Status.OPEN:
        raise Refusal("error-old-button")
    week, opened, before = await own.week(row.channel_id), await own.opened(row), await own.result_before(row)
    finished = (*opened.scores, *(await own.scores(before) if before else ()))
    if context.user_id not in {each.user_id for each in finished}:
        raise Refusal("error-week-unfinished")
    if week and context.argument == ("" if opened.wanted or opened.instead else opened.offered):
        await own.rows.keep_week(replace(week, wanted=context.argument or None))
        if opened.instead:
            await context.change_table(table, with_variant, opened.instead)
            await own.count_edit(row)
            context.changed(await context.tables.table(row.id))
        elif shown := await own.show_wish(row):
            context.changed(shown)
    await show(context.asking(deal_of(row)))


@FEATURE.anywhere(ChallengeAction.CHOOSE_GAMES, where=Where.FRESH)
async def choose_games(context: Context) -> None:
    """Let the weeks of a channel have the games in the argument, as in "17 kd+m", from the next one on."""
    require_manager(context.actor)
    channel_id, _, games = context.argument.partition(" ")
    own = FEATURE.of(context.services)
    found = [each for each in await own.rows.weeks(context.guild_id or 0) if str(each.channel_id) == channel_id]
    if not found or games not in ROTATIONS:
        raise Refusal("error-old-button")
    await own.rows.keep_week(replace(found[0], games=games))
    newest = await own.rows.newest_week(found[0].channel_id)
    await show(context.asking(deal_of(await context.tables.games.game(newest or 0))))


@FEATURE.fills(SETTINGS)
async def call_at_close(_: ChallengeService) -> Iterable[Section[SettingsView]]:
    """Return the setting about the call of a challenge that closes."""
    return (PAGE.switch("closings", NOTIFICATIONS),)


def _weekly_controls(view: ServerView) -> Sequence[Block]:
    stop = Button(Address(ChallengeAction.STOP_WEEKS), view.localizer("button-weekly-end"))
    return *_WEEKS.controls(view), Row((stop,))


BEGINNERS: Final[Mapping[str, str]] = MappingProxyType(
    {"": "server-weeks-openers", MANAGERS: "server-weeks-managers", NOBODY: "server-weeks-nobody"}
)
"""The messages of the choices of who begins weekly challenges."""

_WEEKS: Final = SERVER_PAGE.choice("weeks", lambda view: {who: view.localizer(key) for who, key in BEGINNERS.items()})


@FEATURE.fills(SERVER_SETTINGS)
async def who_begins_weeks(_: ChallengeService) -> Iterable[Section[ServerView]]:
    return (replace(_WEEKS, controls=_weekly_controls),)


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
    await run(interaction, Anywhere(partial(open_challenge, game=game, level=level, hours=hours)))


@FEATURE.command("kingdomino daily")
async def daily_command(interaction: Interaction[Any]) -> None:
    await run(interaction, Anywhere(open_daily))


@FEATURE.command("daily")
@app_commands.allowed_installs(guilds=False, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def own_daily_command(interaction: Interaction[Any]) -> None:
    """Do the same for people who have installed the bot for themselves, wherever they are; no server lists it."""
    await run(interaction, Anywhere(open_daily))
