"""Challenges: the daily game, the challenges of channels and weeks, and games to beat.

A person plays in a private panel, in any place; only shared points are public.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Block, Button, Gallery, PictureSpec, Role, Row, Screen, Text, call, compose
from bot.chat.kit.markup import absolute_time, bold, heading, relative_time, small
from bot.chat.screens.pages import OVERVIEW, ask_first
from bot.chat.screens.result import controls
from bot.chat.screens.rules import Page
from bot.chat.screens.table_view import Look, announced_with, positions
from bot.chat.screens.top_list import top_list
from bot.features.challenges.challenge import (
    PAR,
    Challenge,
    ChallengeOutcome,
    DealKind,
    DealScore,
    Results,
    number_of,
    ranked,
    squares_by_points,
)
from bot.features.challenges.feature import ChallengeAction
from bot.games.draws import shown_hash
from bot.games.game import Status
from bot.games.levels import LEVELS, level_key
from bot.games.options import USUAL_GAME, base_key, option_key
from bot.games.shared_deals import kind_of
from bot.games.table import Table
from bot.games.words.narration import join_facts, turn_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, safe_name
from engine.kingdom import Kingdom
from engine.variants import Variant
from renderers import Contestant, LobbySeat, LobbyView, contest_view
from renderers.localizer import comma_list, sentences
from renderers.text.wording import signed

TOP_OF_DEAL: Final = 5
"""The number of people below the pictures of a deal, besides the person who asks."""


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
    today: Sequence[Button] = (),
) -> Screen:
    """Show a deal: the game, the server's results, a line about all results, and the person's actions.

    `is_alone`: the bot offers nothing else in the channel. `card` is a text that the person can copy and share. Unless
    `is_heard`, the person can share the card only as a copy. `today` are buttons to other things to do today.
    """
    may_share = may_share and results.score_of(user_id) is not None
    here = [score for score in results.scores if guild_id and score.guild_id == guild_id and results.is_revealed]
    how = small(localizer("daily-card-how" if is_heard else "daily-copy"))
    rules = str(Page(results.variant, len(results.challenge.levels)))
    return compose(
        heading(localizer("daily-title", number=number_of(results.day), day=results.day), 3),
        join_facts(_game(results.variant, localizer), _opponents(results.challenge, localizer)),
        beaten_line(results, user_id, guild_id, localizer),
        "\n".join((bold(localizer("daily-here")), *_lines(here, user_id, localizer))) if here else "",
        "\n".join(_summary(results, localizer)),
        Text.of(*(f"{how}\n```\n{each}\n```" for each in (card.text, card.in_words))) if card else "",
        Row(tuple(_buttons(results, localizer, today, may_share=may_share))),
        # Pages that have commands in servers with the bot as a member.
        Row(
            (
                Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
                Button(Address(Action.READ_RULES, argument=rules), localizer("button-rules")),
                Button(Address(Action.SHOW_PRIVACY), localizer("button-privacy")),
            )
            if is_alone
            else ()
        ),
    )


def beaten_line(results: Results, user_id: int, guild_id: int | None, localizer: FluentLocalizer) -> str:
    """Say how many people of the server have fewer points; empty without anybody."""
    beaten, others = results.beaten_here(user_id, guild_id)
    return localizer("daily-better", beaten=beaten, others=others) if beaten else ""


def shared_score(score: DealScore, card: Card, better: str, localizer: FluentLocalizer, deal: str) -> Screen:
    """Show a person's card and their place on the server to everybody, with a button in place of the last line."""
    told = localizer("daily-shared", name=safe_name(score.name))
    shown = Text.of(card.text.removesuffix(f"\n{card.way}"), in_text_mode=card.in_words)
    play = Button(Address(ChallengeAction.PLAY, argument=deal), localizer("button-daily-todays"), Role.SUCCESS)
    return call(told, better, shown, Row((play,)))


def result_card(
    day: date, score: DealScore, kingdom: Kingdom, par: int, localizer: FluentLocalizer, command: str
) -> Card:
    """Return the card of a result: name, number and points, the kingdom in squares, and the command to play it."""
    facts: dict[str, str | int] = {
        "number": number_of(day),
        "points": score.points,
        "level": localizer(f"add-{PAR}"),
        "par": par,
    }
    way = plain(localizer("daily-card-way", command=command))
    text = "\n".join((localizer("daily-card", **facts), *squares_by_points(kingdom), way))
    return Card(text, sentences((localizer("daily-card-words", **facts), way), localizer), way)


def _game(variant: Variant, localizer: FluentLocalizer, *, is_public: bool = False) -> str:
    """Name the game and its options; in private the usual game has no name."""
    name = [localizer(base_key(variant.base))] if is_public or variant.base != USUAL_GAME else []
    return join_facts(*name, *(localizer(option_key(option)) for option in variant.options))


def _opponents(challenge: Challenge, localizer: FluentLocalizer) -> str:
    """Count the computer players of each level."""
    levels = Counter(challenge.computers).items()
    return join_facts(
        *(localizer("daily-opponents", count=count, level=localizer(level_key(level))) for level, count in levels)
    )


def _lines(here: Collection[DealScore], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    def line(place: str, name: str, score: DealScore) -> str:
        return localizer("daily-line", place=place, name=name, points=score.points)

    placed = ranked(score for score in here if score.is_listed)
    yield from top_list(placed, user_id, line, TOP_OF_DEAL)
    if hidden := len(here) - len(placed):
        yield localizer("daily-unlisted", count=hidden)


def _summary(results: Results, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the days of the week with a game, and a line on everybody and on the next game."""
    finished = localizer("daily-everywhere", count=len(results.scores)) if results.scores else ""
    if results.is_erased:
        yield localizer("daily-erased")
    if results.week > 1:
        yield localizer("daily-week", days=results.week)
    if results.is_open:
        coming = localizer("daily-next", when_time=absolute_time(results.challenge.closes_at))
        yield small(sentences((finished, coming), localizer))
    else:
        yield small(finished or localizer("daily-nobody"))


def _buttons(
    results: Results, localizer: FluentLocalizer, today: Sequence[Button], *, may_share: bool
) -> Iterator[Button]:
    """Yield the button that begins the game or shares its result, if possible, and the buttons of `today`."""
    deal = results.challenge.deal
    yield from _own_buttons(results, localizer)
    if may_share:
        yield Button(Address(ChallengeAction.SHARE, argument=deal), localizer("button-share"))
    if results.is_open:
        yield from today
    else:
        yield Button(Address(ChallengeAction.SHOW), localizer("button-daily-today"))


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
    return challenge.source.id if challenge.source and challenge.kind is not DealKind.BEAT else None


def challenge_button(deal: str, localizer: FluentLocalizer) -> Button:
    """Return the button that shows the results of a shared deal."""
    return Button(Address(ChallengeAction.SHOW, argument=deal), localizer(f"deal-{kind_of(deal)}"), Role.SUCCESS)


def beat_button(game_id: int, ticket: str, localizer: FluentLocalizer, role: Role = Role.SECONDARY) -> Button:
    """Return the button that offers the deal of a finished game; a ticket lets people in who do not see the game."""
    # The pipeline refuses an address of a game elsewhere, so the argument has the id.
    return Button(
        Address(ChallengeAction.BEAT, argument=f"{game_id} {ticket}".rstrip()), localizer("button-beat"), role
    )


def play_button(challenge: Challenge, localizer: FluentLocalizer) -> Button:
    address = Address(ChallengeAction.PLAY, _row_id(challenge), argument=challenge.argument)
    return Button(address, localizer("button-daily-play"), Role.SUCCESS)


# ---- challenges in channels


MOST_NAMED: Final = 12
"""The most people whom an invitation names."""


def invitation(outcome: ChallengeOutcome, last: Sequence[DealScore], localizer: FluentLocalizer) -> Screen:
    """Invite everybody in a channel to a challenge, and name who has finished and the best of the week before, `last`.

    The file name of the picture has the hash of the deal (docs/deals.md).
    """
    challenge, row = outcome.challenge, outcome.challenge.source
    game = _game(Variant.parse(challenge.variant), localizer, is_public=True)
    is_open = row is not None and row.status is Status.OPEN
    picture = PictureSpec.of(f"challenge-{row.id if row else 0}", _seats(challenge, localizer), localizer)
    return call(
        # On a phone a line with both would wrap for its last word.
        localizer("challenge-invitation", kind=localizer(f"deal-{challenge.kind}"), facts=game),
        _opponents(challenge, localizer),
        localizer("challenge-about") if is_open else "",
        _done(outcome.scores, localizer) if is_open else "",
        localizer("challenge-last-week", names=_named(last, localizer)) if last and is_open else "",
        small(_closing(challenge, localizer, is_open=is_open)),
        Gallery((announced_with(picture, shown_hash(row) if row else None),)),
        Row((play_button(challenge, localizer),) if is_open else ()),
    )


def _named(scores: Sequence[DealScore], localizer: FluentLocalizer) -> str:
    return localizer.all_of(bold(safe_name(each.name)) for each in scores)


def _done(scores: Sequence[DealScore], localizer: FluentLocalizer) -> str:
    """Name the people who have finished, in that order and without points; people outside of lists are counted."""
    named = [each for each in scores if each.is_listed][:MOST_NAMED]
    if not named:
        return localizer("challenge-finished", count=len(scores)) if scores else ""
    more = len(scores) - len(named)
    names = comma_list((bold(safe_name(each.name)) for each in named), localizer)
    return localizer("challenge-done", names=names if more else _named(named, localizer), more=more)


def _seats(challenge: Challenge, localizer: FluentLocalizer) -> LobbyView:
    """Return the view of a lobby with the computer players of a challenge, where the seat of the reader is free."""
    seats = (
        LobbySeat("", localizer(f"add-{level}"), is_taken=True, level=LEVELS.index(level) + 1)
        if level
        else LobbySeat(localizer("lobby-seat-free"))
        for level in challenge.levels
    )
    return LobbyView(localizer(f"deal-{challenge.kind}"), tuple(seats))


def _closing(challenge: Challenge, localizer: FluentLocalizer, *, is_open: bool) -> str:
    if is_open:
        # The message stays after that, when a relative time would say that it closes in the past.
        return localizer("challenge-closes", when_time=absolute_time(challenge.closes_at))
    return localizer("challenge-closed", when_span=relative_time(challenge.closes_at))


def challenge_page(  # noqa: PLR0913 - the page depends on all of them
    results: Results,
    user_id: int,
    localizer: FluentLocalizer,
    duel: ChallengeOutcome | None = None,
    *,
    may_close: bool = False,
    may_share: bool = False,
    may_end_weeks: bool = False,
) -> Screen:
    """Show a challenge with a source: the game, the results that the person may see, and the person's actions.

    `duel` has the person's finished game beside the game to beat, which is the answer to the question of the title.
    `may_close` lets the person close the challenge, `may_end_weeks` end the challenges of every week.
    """
    challenge, score = results.challenge, results.score_of(user_id)
    share = Button(Address(ChallengeAction.SHARE, argument=challenge.argument), localizer("button-share"))
    if duel:
        return compose(
            *compared(duel, localizer), Row((*_own_buttons(results, localizer), *([share] if may_share else ())))
        )
    is_beat, name = challenge.kind is DealKind.BEAT, localizer(f"deal-{challenge.kind}")
    if is_beat and challenge.source:
        seat = challenge.source.seats[challenge.seat - 1]
        name = localizer("challenge-beat-title", name=safe_name(seat.name), points=seat.score or 0)
    shown = results.in_time if results.is_revealed and not is_beat else ()
    finished = localizer("challenge-finished", count=len(results.in_time))
    closing = _closing(challenge, localizer, is_open=results.is_open)
    end = Button(Address(ChallengeAction.CLOSE, _row_id(challenge)), localizer("button-challenge-close"))
    weeks = [weekly_button(_row_id(challenge), localizer, is_weekly=True)] if may_end_weeks else []
    return compose(
        heading(name, 3),
        join_facts(_game(results.variant, localizer), _opponents(challenge, localizer)),
        small(_about(challenge, localizer)) if results.is_playable else "",
        "\n".join(_lines(shown, user_id, localizer)),
        localizer("challenge-late", points=score.points) if score and score not in results.in_time else "",
        localizer("challenge-erased") if results.is_erased else "",
        "" if is_beat else small(sentences((finished, closing), localizer)),
        Row((*_own_buttons(results, localizer), *([end] if may_close else ()), *weeks)),
    )


def _about(challenge: Challenge, localizer: FluentLocalizer) -> str:
    """Explain a challenge to a person who has not begun it."""
    source = challenge.source
    if challenge.kind is not DealKind.BEAT or source is None:
        return localizer("daily-about")
    replaced = any(not seat.is_computer for seat in source.seats if seat.number != challenge.seat)
    others = localizer("challenge-beat-others") if replaced else ""
    return sentences((localizer("challenge-beat-about"), others), localizer)


def challenge_result(
    outcome: ChallengeOutcome, localizer: FluentLocalizer, *, is_weekly: bool = False, is_idle: bool = False
) -> Screen:
    """Show everybody the result of a challenge: the kingdoms, the places, and where the best two parted.

    `is_weekly`: another one opens next week. `is_idle`: no further one opens, as nobody has finished for weeks.
    """
    challenge, scores = outcome.challenge, outcome.scores
    winners = [safe_name(each.name) for each in outcome.entries if each.place == 1]
    if not scores:
        told = localizer("challenge-over-nobody")
    elif len(scores) == 1 and outcome.entries:
        told = localizer("challenge-over-one", name=winners[0], points=outcome.entries[0].points)
    elif winners:
        # A first place among people is no victory over the computer players.
        won = all(each.has_won for each in outcome.entries if each.place == 1)
        key, names = "challenge-over" if won else "challenge-over-first", localizer.all_of(winners)
        told = localizer(key, names=names, count=len(winners), points=outcome.entries[0].points)
    else:
        told = localizer("challenge-over-unlisted")
    return call(
        join_facts(localizer(f"deal-{challenge.kind}"), told),
        # The picture has the names and points of the first ones.
        localizer("challenge-finished", count=len(scores)) if len(scores) > len(outcome.entries) else "",
        "\n".join(parting(outcome, localizer)),
        localizer("weekly-idle") if is_idle else "",
        *contest(outcome, localizer),
        Row(
            (
                *(
                    beat_button(each.table.game.id, outcome.ticket, localizer, Role.SUCCESS)
                    for each in outcome.entries[:1]
                ),
                *(weekly_button(_row_id(challenge), localizer, is_weekly=is_weekly),),
            )
        ),
    )


def weekly_button(game_id: int | None, localizer: FluentLocalizer, *, is_weekly: bool) -> Button:
    """Return the button that lets a game be played every week in its channel, or no longer."""
    label = localizer("button-weekly-end" if is_weekly else "button-weekly")
    return Button(Address(ChallengeAction.EVERY_WEEK, game_id), label)


BEGIN_WEEKS, END_WEEKS = "begin", "end"


def ask_weekly(
    challenge: Challenge, source_id: int, zone: str | None, opens_at: int, localizer: FluentLocalizer
) -> Screen:
    """Ask a manager whether a channel has such a challenge every week; `opens_at` is when the second one opens."""
    variant = Variant.parse(challenge.variant)
    asked = localizer(
        "weekly-question",
        facts=join_facts(_game(variant, localizer, is_public=True), _opponents(challenge, localizer)),
        opens_time=absolute_time(opens_at),
        zone=zone or "UTC",
    )
    begin = Address(ChallengeAction.EVERY_WEEK, source_id, argument=BEGIN_WEEKS)
    return ask_first(asked, begin, localizer)


def ask_to_end_weeks(game_id: int, localizer: FluentLocalizer) -> Screen:
    end = Address(ChallengeAction.EVERY_WEEK, game_id, argument=END_WEEKS)
    return ask_first(localizer("weekly-end-question"), end, localizer, ("button-weekly-end", "button-no"))


def shared_duel(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Screen:
    """Show everybody a person's game beside the game that the person wanted to beat."""
    source = outcome.challenge.source
    again = Row((beat_button(source.id, outcome.challenge.ticket, localizer, Role.SUCCESS),) if source else ())
    return call(*compared(outcome, localizer), again)


# ---- games with the same dominoes


def final_duel(table: Table, duel: ChallengeOutcome, localizer: FluentLocalizer, more: Sequence[Button] = ()) -> Screen:
    """Show the end of a game to beat: both kingdoms, and who has more points; below them `more` buttons."""
    return compose(*compared(duel, localizer), controls(table, localizer, more))


def compared(duel: ChallengeOutcome, localizer: FluentLocalizer) -> tuple[Block | str, ...]:
    """Return the points of two games with the same dominoes, where they parted, and both kingdoms."""
    first, second = duel.entries
    names = {"first_name": safe_name(first.name), "second_name": safe_name(second.name)}
    key = "challenge-beat-even" if second.place == 1 else "challenge-beat-shared"
    told = localizer(key, **names, points=first.points, other_points=second.points)
    return told, "\n".join(parting(duel, localizer)), *contest(duel, localizer)


def parting(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the first turns that the best two played differently."""
    if outcome.parting is None:
        return
    first, second = outcome.entries[:2]
    yield localizer(
        "challenge-parted",
        first_name=safe_name(first.name),
        second_name=safe_name(second.name),
        round=outcome.parting[0][0].before.round,
    )
    for entry, turn in zip((first, second), outcome.parting, strict=True):
        told = join_facts(*turn_facts(turn, entry.table, localizer, signed))
        yield localizer("challenge-turn", name=safe_name(entry.name), turn=told)


def contest(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return the picture with the kingdoms of the entries; empty without entries."""
    if not outcome.entries:
        return ()
    view = contest_view(
        [
            Contestant(
                entry.name,
                entry.place,
                positions(entry.table),
                entry.kingdom,
                entry.table.placements.get(entry.kingdom, ()),
                entry.has_won,
            )
            for entry in outcome.entries
        ]
    )
    stem = "-".join(("challenge", *(str(each.table.game.id) for each in outcome.entries)))
    return (Gallery((PictureSpec.of(stem, view, localizer),)),)
