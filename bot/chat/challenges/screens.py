"""The screens of challenges: the page of the daily game, and a person's card."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, Text, call, compose
from bot.chat.kit.markup import bold, code_block, heading, relative_time, small
from bot.chat.kit.sections import OVERVIEW
from bot.chat.ranking import top_list
from bot.chat.rules.screens import Page
from bot.chat.table_view import Look
from bot.games.challenges import FIRST_DAY, PAR, Results, number_of, squares_by_points, with_places
from bot.games.game import Status
from bot.games.names import safe_name
from bot.games.narration import join_facts
from bot.games.results import DealScore
from bot.games.servers import USUAL_GAME
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain
from engine.kingdom import Kingdom


@dataclass(frozen=True)
class Card:
    """A result as a text for anywhere, without spoilers for people who have yet to play."""

    text: str
    in_words: str
    """The card as a sentence: squares of colors say nothing by ear."""
    way: str
    """The last line of the text: how to play the game."""


def daily_page(  # noqa: PLR0913 - the page depends on all of them
    results: Results,
    user_id: int,
    guild_id: int | None,
    localizer: FluentLocalizer,
    *,
    may_share: bool = False,
    is_alone: bool = False,
    card: Card | None = None,
    is_heard: bool = True,
) -> Screen:
    """Show a deal: the game, the server's results, a line about all results, and the person's actions.

    `is_alone`: the bot offers nothing else in the channel. `card` is a text that the person can copy and share. Unless
    `is_heard`, the person can share the card only as a copy.
    """
    may_share = may_share and results.score_of(user_id) is not None
    here = [score for score in results.scores if guild_id and score.guild_id == guild_id and results.is_revealed]
    how = small(localizer("daily-card-how" if is_heard else "daily-copy"))
    return compose(
        heading(_title(results.day, localizer), 3),
        "\n".join(_about(results, user_id, localizer)),
        "\n".join((bold(localizer("daily-here")), *_lines(here, user_id, localizer))) if here else "",
        "\n".join(_summary(results, user_id, localizer)),
        Text.of(*(f"{how}\n{code_block(each)}" for each in (card.text, card.in_words))) if card else "",
        Row(tuple(_buttons(results, localizer, may_share=may_share))),
        Row(tuple(_pages(results, localizer)) if is_alone else ()),
    )


def _title(day: date, localizer: FluentLocalizer) -> str:
    return localizer("daily-title", number=number_of(day), date=day)


def shared_score(score: DealScore, card: Card, localizer: FluentLocalizer) -> Screen:
    """Show a person's card to everybody, with a button in place of the last line."""
    told = localizer("daily-shared", name=safe_name(score.name))
    shown = Text.of(card.text.removesuffix(f"\n{card.way}"), in_text_mode=card.in_words)
    page = Button(Address(Action.SHOW_CHALLENGE), localizer("button-daily-todays"), Role.SUCCESS)
    return call(told, shown, Row((page,)))


def result_card(
    day: date, score: DealScore, kingdom: Kingdom, par: int, localizer: FluentLocalizer, link: str = ""
) -> Card:
    """Return the card of a result: name, number and points, the kingdom in squares, and how to play the game.

    `link` adds the bot to a server; empty if only the host of the bot can add it.
    """
    facts: dict[str, str | int] = {
        "number": number_of(day),
        "points": score.points,
        "level": localizer(f"add-{PAR}"),
        "par": par,
    }
    way = plain(localizer("daily-card-way", link=link or "none"))
    text = "\n".join((localizer("daily-card", **facts), *squares_by_points(kingdom), way))
    return Card(text, f"{localizer('daily-card-words', **facts)} {way}", way)


def _about(results: Results, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield a description of the game, and an explanation for a person who can still play today's game."""
    challenge = results.challenge
    level = localizer(f"level-{challenge.computer}")
    opponents = localizer("daily-opponents", count=challenge.seats - 1, level=level)
    variant = results.variant
    name = [localizer(f"variant-{variant.base}")] if variant.base != USUAL_GAME else []
    yield join_facts(*name, *(localizer(f"option-{letter}") for letter in variant.options), opponents)
    if results.is_open and not results.score_of(user_id):
        yield small(localizer("daily-about"))


def _lines(here: list[DealScore], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    def line(place: str, name: str, score: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=score.points)

    placed = with_places(score for score in here if score.is_listed)
    yield from top_list(placed, user_id, line)
    if hidden := len(here) - len(placed):
        yield localizer("daily-unlisted", count=hidden)


def _summary(results: Results, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the person's place among several, a streak, and a line on everybody and on the next game."""
    finished = localizer("daily-everywhere", count=len(results.scores)) if results.scores else ""
    for place, score in with_places(results.scores):
        if score.user_id == user_id and len(results.scores) > 1:
            yield localizer("daily-own", place=str(place))
    if results.is_erased:
        yield localizer("daily-erased")
    if results.streak > 1:
        yield localizer("daily-streak", days=results.streak)
    if results.is_open:
        coming = localizer("daily-next", when=relative_time(results.challenge.closes_at))
        yield small(" ".join(filter(None, (finished, coming))))
    else:
        yield small(finished or localizer("daily-nobody"))


def _buttons(results: Results, localizer: FluentLocalizer, *, may_share: bool) -> Iterator[Button]:
    """Yield the button that begins the game or shares its result, if possible, and the buttons to other days."""
    deal = results.challenge.deal
    if results.is_playable:
        yield Button(Address(Action.PLAY_CHALLENGE, argument=deal), localizer("button-daily-play"), Role.SUCCESS)
    elif results.game and results.game.status is Status.PLAYING:
        yield Button(Address(Action.OPEN_PANEL, results.game.id), localizer("button-daily-go-on"), Role.SUCCESS)
    elif results.game and results.game.status is Status.OVER:
        look = Address(Action.SHOW_KINGDOM, results.game.id, argument=str(Look()))
        yield Button(look, localizer("button-daily-look"))
    if may_share:
        yield Button(Address(Action.SHARE_CHALLENGE, argument=deal), localizer("button-share"))
    if results.day > FIRST_DAY:
        before = (results.day - timedelta(days=1)).isoformat()
        yield Button(Address(Action.SHOW_CHALLENGE, argument=before), localizer("button-daily-before"))
    if not results.is_open:
        yield Button(Address(Action.SHOW_CHALLENGE), localizer("button-daily-today"))


def _pages(results: Results, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons to pages that have commands in servers with the bot as a member."""
    rules = Page(results.variant, results.challenge.seats)
    yield Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title"))
    yield Button(Address(Action.READ_RULES, argument=str(rules)), localizer("button-lesson-rules"))
    yield Button(Address(Action.SHOW_PRIVACY), localizer("button-privacy"))
