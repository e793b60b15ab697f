"""The screens of challenges: invitations, pages, results, and a person's card of the daily game."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypeVar

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, PictureSpec, Role, Row, Screen, Text, call, compose
from bot.chat.kit.markup import bold, code_block, heading, relative_time, small
from bot.chat.kit.sections import OVERVIEW
from bot.chat.lobby.setup import EXPLANATIONS
from bot.chat.rules.screens import Page
from bot.chat.table_view import KINDS, Look, beat_button, fair_line, positions
from bot.games.challenges import (
    FIRST_DAY,
    PAR,
    Challenge,
    ChallengeKind,
    ChallengeOutcome,
    Results,
    number_of,
    squares_by_points,
    with_places,
)
from bot.games.computers.computers import level_key
from bot.games.game import Status
from bot.games.names import safe_name
from bot.games.narration import describe_turn, join_facts
from bot.games.options import base_key, option_key
from bot.games.ranking import RatedPerson
from bot.games.results import DealScore
from bot.games.servers import USUAL_GAME
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain
from engine.kingdom import Kingdom
from engine.variants import Variant
from renderers import Contestant, contest_view
from renderers.localizer import sentences

TOP, TOP_OF_DEAL = 10, 5
"""The number of people in a ranking, and below the pictures of a deal, besides the person who asks."""


R = TypeVar("R", RatedPerson, DealScore)


def top_list(
    placed: Sequence[tuple[int, R]], user_id: int, line: Callable[[str, str, R], str], top: int = TOP
) -> Iterator[str]:
    """Yield a line for each of the `top` people; for a person below them, also a gap and the person's own line.

    `placed` has places and people, best first. `line` formats a place, a name and a person.
    """
    for number, (place, each) in enumerate(placed):
        is_own = each.user_id == user_id
        if number < top or is_own:
            if number >= top:
                yield "…"
            name = safe_name(each.name)
            yield line(str(place), bold(name) if is_own else name, each)


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
        fair_line("fair-next-day", results.challenge.next_hash, localizer),
        Text.of(*(f"{how}\n{code_block(each)}" for each in (card.text, card.in_words))) if card else "",
        Row(tuple(_buttons(results, localizer, may_share=may_share))),
        Row(tuple(_pages(results, localizer)) if is_alone else ()),
    )


def _title(day: date, localizer: FluentLocalizer) -> str:
    return localizer("daily-title", number=number_of(day), date=day)


def shared_score(score: DealScore, card: Card, localizer: FluentLocalizer, ticket: str = "") -> Screen:
    """Show a person's card to everybody, with buttons in place of the last line.

    The ticket lets everybody play the deal after its day.
    """
    told = localizer("daily-shared", name=safe_name(score.name))
    shown = Text.of(card.text.removesuffix(f"\n{card.way}"), in_text_mode=card.in_words)
    page = Button(Address(Action.SHOW_CHALLENGE), localizer("button-daily-todays"), Role.SUCCESS)
    return call(told, shown, Row((page, beat_button(score.game_id, ticket, localizer))))


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
    return Card(text, sentences((localizer("daily-card-words", **facts), way), localizer), way)


def _about(results: Results, user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield a description of the game, and an explanation for a person who can still play today's game."""
    is_new = results.is_open and not results.score_of(user_id)
    yield _facts(results.challenge, results.variant, localizer, explains=is_new)
    if is_new:
        yield small(localizer("daily-about"))


def _facts(challenge: Challenge, variant: Variant, localizer: FluentLocalizer, *, explains: bool = False) -> str:
    def told(option: str) -> str:
        name = localizer(option_key(option))
        return localizer("daily-option", option=name, about=localizer(EXPLANATIONS[option])) if explains else name

    level = localizer(level_key(challenge.computer))
    opponents = localizer("daily-opponents", count=challenge.seats - 1, level=level)
    name = [localizer(base_key(variant.base))] if variant.base != USUAL_GAME else []
    return join_facts(*name, *map(told, variant.options), opponents)


def _lines(here: Collection[DealScore], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    def line(place: str, name: str, score: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=score.points)

    placed = with_places(score for score in here if score.is_listed)
    yield from top_list(placed, user_id, line, TOP_OF_DEAL)
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
        yield small(sentences((finished, coming), localizer))
    else:
        yield small(finished or localizer("daily-nobody"))


def _buttons(results: Results, localizer: FluentLocalizer, *, may_share: bool) -> Iterator[Button]:
    """Yield the button that begins the game or shares its result, if possible, and the buttons to other days."""
    deal = results.challenge.deal
    yield from _own_buttons(results, localizer)
    if may_share:
        yield Button(Address(Action.SHARE_CHALLENGE, argument=deal), localizer("button-share"))
    if results.day > FIRST_DAY:
        before = (results.day - timedelta(days=1)).isoformat()
        yield Button(Address(Action.SHOW_CHALLENGE, argument=before), localizer("button-daily-before"))
    if results.is_open:
        yield Button(Address(Action.SHOW_PUZZLE), localizer("button-puzzle"))
    else:
        yield Button(Address(Action.SHOW_CHALLENGE), localizer("button-daily-today"))


def _own_buttons(results: Results, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that begins the person's game, goes on with the game or shows its end."""
    if results.is_playable:
        yield play_button(results.challenge, localizer)
    elif results.game and results.game.status is Status.PLAYING:
        yield Button(Address(Action.OPEN_PANEL, results.game.id), localizer("button-daily-go-on"), Role.SUCCESS)
    elif results.game and results.game.status is Status.OVER:
        look = Address(Action.SHOW_KINGDOM, results.game.id, argument=str(Look()))
        yield Button(look, localizer("button-daily-look"))


def _row_id(challenge: Challenge) -> int | None:
    """Return the id of the row of a challenge in a channel; after a kill, the bot finds the messages by the id."""
    return challenge.source.id if challenge.source and challenge.kind is not ChallengeKind.BEAT else None


def play_button(challenge: Challenge, localizer: FluentLocalizer) -> Button:
    address = Address(Action.PLAY_CHALLENGE, _row_id(challenge), argument=challenge.argument)
    return Button(address, localizer("button-daily-play"), Role.SUCCESS)


def _pages(results: Results, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons to pages that have commands in servers with the bot as a member."""
    rules = Page(results.variant, results.challenge.seats)
    yield Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title"))
    yield Button(Address(Action.READ_RULES, argument=str(rules)), localizer("button-lesson-rules"))
    yield Button(Address(Action.SHOW_PRIVACY), localizer("button-privacy"))


# ---- challenges in channels


def invitation(challenge: Challenge, localizer: FluentLocalizer) -> Screen:
    """Invite everybody in a channel to a challenge; the message changes once, when the challenge closes."""
    facts = _facts(challenge, Variant.parse(challenge.variant), localizer)
    is_open = challenge.source is not None and challenge.source.status is Status.OPEN
    return call(
        localizer("challenge-invitation", kind=localizer(KINDS[challenge.kind]), facts=facts),
        localizer("challenge-about") if is_open else "",
        small(_closing(challenge, localizer, is_open=is_open)),
        fair_line("fair-deal", challenge.shown_hash, localizer),
        Row((play_button(challenge, localizer),) if is_open else ()),
    )


def _closing(challenge: Challenge, localizer: FluentLocalizer, *, is_open: bool) -> str:
    return localizer("challenge-closes" if is_open else "challenge-closed", when=relative_time(challenge.closes_at))


def challenge_page(
    results: Results,
    user_id: int,
    localizer: FluentLocalizer,
    duel: ChallengeOutcome | None = None,
    *,
    may_close: bool = False,
    may_share: bool = False,
) -> Screen:
    """Show a challenge with a source: the game, the results that the person may see, and the person's actions.

    `duel` has the person's finished game beside the game to beat. `may_close` lets the person close the challenge.
    """
    challenge, score = results.challenge, results.score_of(user_id)
    shown = results.in_time if results.is_revealed and challenge.kind is not ChallengeKind.BEAT else ()
    share = Address(Action.SHARE_CHALLENGE, argument=challenge.argument)
    end = Address(Action.CLOSE_CHALLENGE, _row_id(challenge))
    return compose(
        heading(_name(challenge, localizer), 3),
        _facts(challenge, results.variant, localizer),
        small(localizer("challenge-beat-about" if challenge.kind is ChallengeKind.BEAT else "daily-about"))
        if results.is_playable
        else "",
        "\n".join(_lines(shown, user_id, localizer)),
        localizer("challenge-late", points=score.points) if score and score not in results.in_time else "",
        localizer("challenge-erased") if results.is_erased else "",
        small(_state(results, localizer)) if challenge.kind is not ChallengeKind.BEAT else "",
        *(_kingdoms(duel, localizer) if duel else ()),
        Row(
            (
                *_own_buttons(results, localizer),
                *([Button(share, localizer("button-share"))] if duel and may_share else ()),
                *([Button(end, localizer("button-challenge-close"))] if may_close else ()),
            )
        ),
    )


def _name(challenge: Challenge, localizer: FluentLocalizer) -> str:
    """Return the title of a challenge; a game to beat is named after its player and the points."""
    if challenge.kind is not ChallengeKind.BEAT or challenge.source is None:
        return localizer(KINDS[challenge.kind])
    seat = challenge.source.seats[challenge.seat - 1]
    return localizer("challenge-beat-title", name=safe_name(seat.name), points=seat.score or 0)


def _state(results: Results, localizer: FluentLocalizer) -> str:
    finished = localizer("challenge-finished", count=len(results.in_time))
    return sentences((finished, _closing(results.challenge, localizer, is_open=results.is_open)), localizer)


def challenge_result(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Screen:
    """Show everybody the result of a challenge: the kingdoms, the places, and where the best two parted."""
    challenge, scores = outcome.challenge, outcome.scores
    winners = [safe_name(each.name) for each in outcome.entries if each.place == 1]
    if not scores:
        told = localizer("challenge-over-nobody")
    elif len(scores) == 1 and outcome.entries:
        told = localizer("challenge-over-one", name=winners[0], points=outcome.entries[0].points)
    elif winners:
        names = localizer.all_of(winners)
        told = localizer("challenge-over", names=names, count=len(winners), points=outcome.entries[0].points)
    else:
        told = localizer("challenge-over-unlisted")
    facts = _facts(challenge, Variant.parse(challenge.variant), localizer)
    results = Address(Action.SHOW_CHALLENGE, _row_id(challenge), argument=challenge.argument)
    return call(
        join_facts(localizer(KINDS[challenge.kind]), told),
        # The first two lines of a call have no markup, because notifications show them. Discord would take "1." there
        # for the beginning of a list, so the facts stand above the places.
        "\n".join((facts, *_lines(scores, 0, localizer))) if len(scores) > 1 else "",
        "\n".join(_parting(outcome, localizer)),
        *_kingdoms(outcome, localizer),
        Row(
            (
                Button(results, localizer("button-challenge-results"), Role.SUCCESS),
                *(beat_button(each.table.game.id, outcome.ticket, localizer) for each in outcome.entries[:1]),
            )
        ),
    )


def shared_duel(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Screen:
    """Show everybody a person's game beside the game that the person wanted to beat."""
    first, second = outcome.entries
    names = {"first": safe_name(first.name), "second": safe_name(second.name)}
    key = "challenge-beat-even" if second.place == 1 else "challenge-beat-shared"
    told = localizer(key, **names, points=first.points, other=second.points)
    source = outcome.challenge.source
    again = Row((beat_button(source.id, outcome.challenge.ticket, localizer),) if source else ())
    return call(told, "\n".join(_parting(outcome, localizer)), *_kingdoms(outcome, localizer), again)


def _parting(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the first turns that the best two played differently."""
    if outcome.parting is None:
        return
    first, second = outcome.entries[:2]
    yield localizer(
        "challenge-parted",
        first=safe_name(first.name),
        second=safe_name(second.name),
        round=outcome.parting[0][0].before.round,
    )
    for entry, turn in zip((first, second), outcome.parting, strict=True):
        yield localizer("challenge-turn", name=safe_name(entry.name), turn=describe_turn(turn, entry.table, localizer))


def _kingdoms(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return the picture with the kingdoms of the entries; empty without entries."""
    if not outcome.entries:
        return ()
    view = contest_view(
        [
            Contestant(
                each.name, each.place, positions(each.table), each.kingdom, each.table.placements.get(each.kingdom, ())
            )
            for each in outcome.entries
        ]
    )
    stem = "-".join(("challenge", *(str(each.table.game.id) for each in outcome.entries)))
    return (Gallery((PictureSpec.of(stem, view, localizer),)),)
