"""The cards of a daily game that people show in a channel share one message a day; its row of `games` is no table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from bot.chat.handling.context import Context, Where
from bot.chat.kit.blocks import Address, Button, Role, Row, Screen, Text, compose, plain_message
from bot.chat.kit.markup import bold, heading
from bot.chat.screens.top_list import top_list
from bot.features.challenges.challenge import (
    Challenge,
    DealKind,
    DealScore,
    compared,
    daily_challenge,
    new_challenge,
)
from bot.features.challenges.feature import FEATURE, ChallengeAction
from bot.features.challenges.messages import LivingMessages
from bot.features.challenges.screens import Card, result_card
from bot.features.challenges.service import ChallengeService
from bot.games.game import NOBODY, Game, Status
from bot.games.outbox import Message
from bot.games.people.dates import utc_date
from bot.games.refusals import Refusal
from bot.games.shared_deals import number_of
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import SpanKind, safe_name, span

CARDS: Final = "cards"
"""The `Game.owner` of these rows."""
MOST_LISTED: Final = 20
"""The most people whom the message lists: the latest ones, and at the end the best."""
NOBODY_LISTED: Final = 0
"""In place of the person who asks for a list: everybody sees the message."""
MOST_CARDS: Final = 4
"""The most cards on the page behind the message, the latest ones: so many fit on a phone."""


# ---- screens


def cards_message(challenge: Challenge, shown: Sequence[DealScore], row: Game, localizer: FluentLocalizer) -> Screen:
    """List who shows a card, with hidden points; once the day is over, with places."""
    is_open = row.status is Status.OPEN
    play = Button(
        Address(ChallengeAction.PLAY, argument=challenge.deal), localizer("button-daily-todays"), Role.SUCCESS
    )
    look = Button(Address(ChallengeAction.CARDS, row.id), localizer("button-cards"))
    lines = _hidden(shown, localizer) if is_open else _results(shown, localizer)
    title = localizer("cards-title", number=number_of(challenge.day))
    # The first two lines have no marks, as a push shows them.
    about = localizer("daily-about") if is_open else ""
    return plain_message(title, about, "\n".join(lines), Row((play, look) if is_open else ()))


def _hidden(shown: Sequence[DealScore], localizer: FluentLocalizer) -> Iterator[str]:
    for each in shown[-MOST_LISTED:]:
        yield join_facts(
            bold(safe_name(each.name)), span(SpanKind.SPOILER, content=localizer("points", points=each.points))
        )


def _results(shown: Sequence[DealScore], localizer: FluentLocalizer) -> Iterator[str]:
    def line(place: str, name: str, each: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=each.points)

    placed = compared(replace(each, is_listed=True) for each in shown)
    return top_list(placed, NOBODY_LISTED, line, localizer, MOST_LISTED)


def cards_page(day: date, cards: Sequence[tuple[DealScore, Card]], localizer: FluentLocalizer) -> Screen:
    """Show the cards, which give nothing away but the points."""

    def shown(score: DealScore, card: Card) -> Text:
        name, (_, *rows) = safe_name(score.name), card.squares.splitlines()
        told = join_facts(bold(name), localizer("points", points=score.points))
        return Text.of("\n".join((told, *rows)), in_text_mode=f"{name}: {card.in_words}")

    title = heading(localizer("daily-title", number=number_of(day), day=day), 3)
    return compose(title, *(shown(*each) for each in cards))


# ---- the message


class CardMessages(LivingMessages):
    """The owner of the rows of cards."""

    async def screen(self, table: Table, _: Message, localizer: FluentLocalizer) -> Screen:
        challenge = daily_challenge(utc_date(table.game.times.created_at))
        return cards_message(challenge, await shown_cards(self._service, table.game), table.game, localizer)

    def way(self, row: Game, localizer: FluentLocalizer) -> Button:
        address = Address(ChallengeAction.SHOW, argument=utc_date(row.times.created_at).isoformat())
        return Button(address, localizer("deal-daily"))

    async def _count(self, game: Game) -> int:
        return len(await self._service.rows.cards(game.id))


FEATURE.owns((CARDS,), CardMessages)


async def shown_cards(own: ChallengeService, row: Game) -> tuple[DealScore, ...]:
    """Return the results of the people who show a card, in that order."""
    scores = {each.user_id: each for each in await own.rows.deal_scores(utc_date(row.times.created_at).isoformat())}
    return tuple(scores[each] for each in await own.rows.cards(row.id) if each in scores)


async def show_card(context: Context) -> None:
    """Let the message of the day in this channel show the person's card; open the message with the first one."""
    own, guild_id, channel_id = FEATURE.of(context.services), context.guild_id or 0, context.channel_id
    async with own.opening(channel_id):
        row = await own.open_here(guild_id, channel_id, (CARDS,))
        if row is None or utc_date(row.times.created_at) != utc_date(context.now):
            server = await context.services.servers.server(guild_id)
            language = server.language or await context.host_language()
            challenge = daily_challenge(utc_date(context.now))
            place = guild_id, channel_id
            new = new_challenge(
                DealKind.CHANNEL, challenge.variant, challenge.computers[0], place, NOBODY, language, context.now
            )
            new = replace(new, owner=CARDS).with_times(closes_at=challenge.closes_at)
            opened = await context.tables.create(new, require_room=lambda _: None)
            await own.rows.keep_card(opened.game.id, context.user_id, context.now)
            context.changed(opened)
            return
        await own.rows.keep_card(row.id, context.user_id, context.now)
    await context.services.publisher.refresh(row.id)


@FEATURE.at_table(ChallengeAction.CARDS, where=Where.FRESH, needs_log=False)
async def look_at_cards(context: Context, table: Table) -> None:
    """Show the latest cards of a message."""
    if table.game.owner != CARDS:
        raise Refusal("error-old-button")
    own, day = FEATURE.of(context.services), utc_date(table.game.times.created_at)
    found = [(each, await card_of(context, day, each)) for each in (await shown_cards(own, table.game))[-MOST_CARDS:]]
    await context.show(cards_page(day, found, context.localizer))


async def card_of(context: Context, day: date, score: DealScore, localizer: FluentLocalizer | None = None) -> Card:
    """Return the card of a finished daily game."""
    table = await context.tables.table(score.game_id)
    challenge = daily_challenge(day)
    kingdom = table.state.kingdoms[table.state.kingdom_of(challenge.seat)]
    par = await FEATURE.of(context.services).par(challenge, table)
    command = "daily" if context.is_visitor else "kingdomino daily"
    return result_card(day, score, kingdom, par, localizer or context.localizer, command)
