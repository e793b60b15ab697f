"""Challenges: the daily game, the challenges of channels and weeks, and games to beat.

A person plays in a private panel, in any place; only shared points are public.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from types import MappingProxyType
from typing import Final

from bot.chat.actions import Action
from bot.chat.kit.blocks import (
    CONFIRMED,
    Address,
    Block,
    Button,
    Gallery,
    Option,
    PictureSpec,
    Role,
    Row,
    Screen,
    Text,
    compose,
    plain_message,
    select_row,
)
from bot.chat.kit.markup import absolute_time, bold, heading, mention, mention_channel, relative_time, small
from bot.chat.screens.pages import OVERVIEW, ask_first
from bot.chat.screens.result import controls
from bot.chat.screens.rules import Page
from bot.chat.screens.table_view import Look, announced_with, footnote, positions
from bot.chat.screens.top_list import top_list
from bot.features.challenges.challenge import (
    MOST_SHOWN,
    PAR,
    Challenge,
    ChallengeOutcome,
    DealKind,
    DealScore,
    Results,
    compared,
    squares_by_points,
)
from bot.features.challenges.feature import ChallengeAction
from bot.features.challenges.season import FULL, Opened, Season, Tally
from bot.features.challenges.weeks import ALL, ROTATIONS, SMALL_BOX, Week
from bot.games.draws import shown_hash
from bot.games.game import DAY, Game, Status
from bot.games.levels import level_key
from bot.games.options import USUAL_GAME, base_key, option_key
from bot.games.people.dates import utc_date
from bot.games.shared_deals import kind_of, number_of
from bot.games.table import Table
from bot.games.words.narration import join_facts, turn_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, safe_name
from engine.kingdom import Kingdom
from engine.variants import Variant
from renderers import PLAYER_COLORS, Contestant, LobbySeat, LobbyView, contest_view
from renderers.localizer import comma_list, name_list, sentences
from renderers.text.wording import rank_text, signed
from renderers.view import BestTurn, Hero, Rank

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

    @property
    def squares(self) -> str:
        """The text without its last line."""
        return self.text.removesuffix(f"\n{self.way}")


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
    here = results.comparable(guild_id) if results.is_revealed else ()
    how = small(localizer("daily-card-how" if is_heard else "daily-copy"))
    rules = str(Page(results.variant, len(results.challenge.levels)))
    return compose(
        heading(localizer("daily-title", number=number_of(results.day), day=results.day), 3),
        join_facts(_game(results.variant, localizer), _opponents(results.challenge, localizer)),
        rank_line(results, user_id, guild_id, localizer),
        "\n".join((bold(localizer("daily-here")), *_lines(here, user_id, localizer))) if here else "",
        "\n".join(_summary(results, localizer)),
        Text.of(*(f"{how}\n```\n{each}\n```" for each in (card.text, card.in_words))) if card else "",
        Row(tuple(_buttons(results, localizer, today, may_share=may_share))),
        # Pages that have commands in servers with the bot as a member.
        Row(
            (
                Button(Address(Action.SHOW_SETTINGS, argument=OVERVIEW), localizer("setting-title")),
                Button(Address(Action.READ_RULES, argument=rules), localizer("button-rules")),
                Button(Address(Action.SHOW_PRIVACY), localizer("setting-privacy")),
            )
            if is_alone
            else ()
        ),
    )


def rank_line(results: Results, user_id: int, guild_id: int | None, localizer: FluentLocalizer) -> str:
    """Say the person's place among others; empty without others."""
    rank = results.rank_of(user_id, guild_id)
    return localizer("alt-sentence", text=rank_text(rank, localizer)) if rank and rank.people > 1 else ""


def shared_score(score: DealScore, card: Card, better: str, localizer: FluentLocalizer, deal: str) -> Screen:
    """Show a person's card and their place on the server to everybody, with a button in place of the last line."""
    told = localizer("daily-shared", name=safe_name(score.name))
    shown = Text.of(card.squares, in_text_mode=card.in_words)
    play = Button(Address(ChallengeAction.PLAY, argument=deal), localizer("button-daily-todays"), Role.SUCCESS)
    return plain_message(told, better, shown, Row((play,)))


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

    placed = compared(here)
    yield from top_list(placed, user_id, line, localizer, TOP_OF_DEAL)
    if hidden := len(here) - len(placed):
        yield localizer("daily-unlisted", count=hidden)


def _summary(results: Results, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the days of the week with a game, and a line on everybody and on the next game."""
    finished = localizer("daily-everywhere", count=len(results.scores)) if results.scores else ""
    if results.is_erased:
        yield localizer("challenge-erased")
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
    return challenge.source.id if challenge.source and not challenge.beaten else None


def challenge_button(deal: str, localizer: FluentLocalizer) -> Button:
    """Return the button that shows the results of a shared deal."""
    return Button(Address(ChallengeAction.SHOW, argument=deal), localizer(f"deal-{kind_of(deal)}"), Role.SUCCESS)


def beat_button(game_id: int, ticket: str, localizer: FluentLocalizer, role: Role = Role.SECONDARY) -> Button:
    """Return the button that offers the deal of a finished game; a ticket lets people in who do not see the game."""
    # The pipeline refuses an address of a game elsewhere, so the argument has the id.
    return Button(
        Address(ChallengeAction.BEAT, argument=f"{game_id} {ticket}".rstrip()), localizer("button-beat"), role
    )


def play_button(challenge: Challenge, localizer: FluentLocalizer, label: str = "") -> Button:
    address = Address(ChallengeAction.PLAY, _row_id(challenge), argument=challenge.argument)
    return Button(address, label or localizer("button-daily-play"), Role.SUCCESS)


# ---- challenges in channels


MOST_NAMED: Final = 8
"""The most people whom an invitation names, and whose castles its picture has."""
MOST_LEADING: Final = 3
"""The most people of a season whom a message names."""


def invitation(opened: Opened, localizer: FluentLocalizer) -> Screen:
    """Invite everybody in a channel to a challenge; name who has finished, and tell of the season of the weeks.

    The file name of the picture has the hash of the deal (docs/deals.md).
    """
    challenge, scores, season = opened.challenge, opened.scores, opened.season
    wearers = season.wearers if season else ()
    row, variant = challenge.source, Variant.parse(challenge.variant)
    assert row is not None
    is_open = row.status is Status.OPEN
    game = _game(variant, localizer, is_public=True)
    done = _done(scores, localizer)
    banner = castles(challenge, scores, localizer, wearers)
    picture = PictureSpec.of(f"challenge-{row.id}", banner, localizer)
    laureled = [each.name for each in banner.seats if each.is_laureled]
    laurel = localizer("alt-laurel", names=name_list(laureled, localizer), count=len(laureled)) if laureled else ""
    opponents = _opponents(challenge, localizer)
    against = localizer("challenge-against", facts=opponents)
    told = sentences((plain(done) or localizer("challenge-finished", count=0), against, laurel), localizer)
    return plain_message(
        # On a phone a line with both would wrap for its last word.
        localizer("challenge-invitation", kind=title(challenge, season, localizer), facts=game),
        join_facts(opponents, _minutes(opened, localizer)),
        localizer("challenge-about") if is_open and not scores else "",
        done if is_open else "",
        *(season_lines(season, localizer) if season and is_open else ()),
        small(_closing(challenge, localizer, is_open=is_open, now=opened.now)),
        Gallery((announced_with(replace(picture, alt=told), shown_hash(row)),)),
        Row(_open_buttons(opened, localizer) if is_open else ()),
    )


def _open_buttons(opened: Opened, localizer: FluentLocalizer, *more: Button) -> tuple[Button, ...]:
    """Return the buttons of an open challenge, with `more` behind the first; a week has a page for everybody."""
    challenge, season = opened.challenge, opened.season
    if season is None:
        return (play_button(challenge, localizer),)
    page = Button(Address(ChallengeAction.SHOW, argument=challenge.deal), title(challenge, season, localizer))
    label = localizer("button-week-play", number=season.number)
    return play_button(challenge, localizer, label), *more, *_wish(opened, localizer), page


def _wish(opened: Opened, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that wants a game for the next week, or that takes the wish back."""
    if variant := opened.wanted or opened.instead or opened.offered:
        instead = "button-week-instead" if opened.instead else "button-week-want"
        key = "button-week-unwant" if opened.wanted else instead
        wish = variant if key == "button-week-want" else ""
        address = Address(ChallengeAction.WANT, _row_id(opened.challenge), argument=wish)
        game = localizer(base_key(Variant.parse(variant).base))
        yield Button(address, localizer(key, game=game))


def title(challenge: Challenge, season: Season | None, localizer: FluentLocalizer) -> str:
    """Name a challenge; the weeks of a channel are counted."""
    return localizer("week-title", number=season.number) if season else localizer(f"deal-{challenge.kind}")


def wins_line(season: Season, localizer: FluentLocalizer, *, is_end: bool = False) -> str:
    """Say who has won the most weeks, once there are several, or at the end of a season, how many everybody has won."""
    people = [each for each in season.people if each.won or is_end]
    if season.weeks < FULL or not people:
        return ""
    tallies = [
        localizer("week-tally", name=bold(safe_name(each.name)), wins=each.won, games=each.played)
        for each in people[: MOST_SHOWN if is_end else MOST_LEADING]
    ]
    return localizer("week-season", people_names=some_of(tallies, len(people), localizer))


def some_of(named: Sequence[str], count: int, localizer: FluentLocalizer) -> str:
    """Return these names of so many people as a part of a sentence, and how many more there are."""
    if count == len(named):
        return localizer.all_of(named)
    return localizer("names-more", names=comma_list(named, localizer), more=count - len(named))


def row_line(season: Season, localizer: FluentLocalizer) -> str:
    """Say how many of the latest weeks the group has played."""
    return localizer("week-row", weeks=season.in_a_row) if season.in_a_row > 1 else ""


def season_lines(season: Season, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield who has won how many weeks, the best result at the game of the week, and how long the row is."""
    yield wins_line(season, localizer)
    if best := season.best:
        game = _game(Variant.parse(best.variant), localizer, is_public=True)
        names = some_of([*map(safe_name, best.names[:MOST_LEADING])], len(best.names), localizer)
        yield localizer("week-best", game=game, names=names, gain=signed(best.gain))
    yield row_line(season, localizer)


def _done(scores: Sequence[DealScore], localizer: FluentLocalizer, most: int = MOST_NAMED) -> str:
    """Name the people who have finished, in that order and without points; people outside of lists are counted."""
    named = [bold(safe_name(each.name)) for each in scores if each.is_listed][:most]
    if not named:
        return localizer("challenge-finished", count=len(scores)) if scores else ""
    return localizer("challenge-done", names=some_of(named, len(scores), localizer))


def castles(
    challenge: Challenge, scores: Sequence[DealScore], localizer: FluentLocalizer, wearers: Collection[int] = ()
) -> LobbyView:
    """Return the banner of a challenge: the castles of who has finished, or before the first, free seats.

    `wearers` are the people who have won the latest season.
    """
    listed = [each for each in scores if each.is_listed]
    seats = [
        LobbySeat("", each.name, is_taken=True, player=number % len(PLAYER_COLORS), is_laureled=each.user_id in wearers)
        for number, each in enumerate(listed)
    ]
    more = len(scores) - len(seats[:MOST_NAMED])
    name = localizer(base_key(Variant.parse(challenge.variant).base))
    free = [LobbySeat("")] * len(challenge.levels)
    return LobbyView(name, tuple(seats[:MOST_NAMED] or free), more=f"+{more}" if more and seats else "")


def _closing(challenge: Challenge, localizer: FluentLocalizer, *, is_open: bool, now: int) -> str:
    closes_at = challenge.closes_at
    if closes_at is None:
        return localizer("challenge-waits")
    if not is_open:
        return localizer("challenge-closed", when_span=relative_time(closes_at))
    # The message stays after that, when a relative time would say that it closes in the past.
    is_last_day = now >= closes_at - DAY and challenge.day < utc_date(now)
    return localizer("challenge-last-day" if is_last_day else "challenge-closes", when_time=absolute_time(closes_at))


@dataclass(frozen=True)
class WeekPage:
    """What the page of a week shows besides a challenge."""

    opened: Opened
    season: Season
    before: Sequence[DealScore] = ()
    """The results of the week before."""
    week: Week | None = None
    """The weeks of the channel, if they go on."""
    may_stop: bool = False
    """Whether the person may end the weeks."""
    may_choose: bool = False
    """Whether the person may choose the games that take turns."""


def challenge_page(  # noqa: PLR0913 - the page depends on all of them
    results: Results,
    user_id: int,
    localizer: FluentLocalizer,
    duel: ChallengeOutcome | None = None,
    *,
    may_close: bool = False,
    may_share: bool = False,
    week: WeekPage | None = None,
) -> Screen:
    """Show a challenge with a source: the game, the results that the person may see, and the person's actions.

    `duel` has the person's finished game beside the game to beat, which is the answer to the question of the title.
    `may_close` lets the person close the challenge; `week` is what the page of a week shows besides.
    """
    challenge, score = results.challenge, results.score_of(user_id)
    share = Button(Address(ChallengeAction.SHARE, argument=challenge.argument), localizer("button-share"))
    if duel:
        return compose(
            *duel_blocks(duel, localizer), Row((*_own_buttons(results, localizer), *([share] if may_share else ())))
        )
    is_beat, name = challenge.kind is DealKind.BEAT, title(challenge, week.season if week else None, localizer)
    if challenge.beaten:
        seat = challenge.beaten.seats[challenge.seat - 1]
        name = localizer("challenge-beat-title", name=safe_name(seat.name), points=seat.score or 0)
    shown = results.in_time if results.is_revealed and not is_beat else ()
    told = () if shown else results.in_time
    done = "" if (shown and score) or (week and told) else localizer("challenge-finished", count=len(results.in_time))
    closing = _closing(challenge, localizer, is_open=results.is_open, now=results.now)
    summary = "" if is_beat else sentences((done, closing), localizer)
    week_lines = _week_lines(week, told, localizer, is_open=results.is_open) if week else ()
    end = Button(Address(ChallengeAction.CLOSE, _row_id(challenge)), localizer("button-challenge-close"))
    return compose(
        heading(name, 3),
        join_facts(_game(results.variant, localizer), "" if week and shown else _opponents(challenge, localizer)),
        small(_about(challenge, localizer)) if results.is_playable else "",
        rank_line(results, user_id, None, localizer) if not is_beat else "",
        "\n".join(_lines(shown, user_id, localizer)),
        localizer("challenge-late", points=score.points) if score and score not in results.in_time else "",
        localizer("challenge-erased") if results.is_erased else "",
        "\n".join(small(each) for each in (*week_lines, summary) if each),
        Row(
            (
                *_own_buttons(results, localizer),
                *([end] if may_close else ()),
                *(_week_buttons(week, user_id, localizer, is_open=results.is_open) if week else ()),
            )
        ),
        *(_games_of_weeks(week, localizer) if week else ()),
    )


def _week_lines(
    page: WeekPage, scores: Sequence[DealScore], localizer: FluentLocalizer, *, is_open: bool
) -> Iterator[str]:
    """Yield who has played this week and the week before, who leads, and what comes next."""
    yield _done(scores, localizer, MOST_LEADING)
    if names := _done(page.before, localizer, MOST_LEADING):
        yield localizer("week-before", done_text=names)
    yield from season_lines(page.season, localizer)
    if is_open:
        following = page.opened.following
        game = _game(Variant.parse(following), localizer, is_public=True) if following else ""
        yield localizer("week-next", state="next" if following else "none", game=game)


def season_page(season: Season, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show the table of a season: who has won and played how many weeks."""

    def line(place: str, name: str, each: Tally) -> str:
        return localizer("season-line", place=place, name=name, wins=each.won, games=each.played)

    return compose(heading(localizer("season-title"), 3), "\n".join(top_list(season.table, user_id, line, localizer)))


def _about(challenge: Challenge, localizer: FluentLocalizer) -> str:
    """Explain a challenge to a person who has not begun it."""
    if challenge.beaten is None:
        return localizer("daily-about")
    replaced = any(not seat.is_computer for seat in challenge.beaten.seats if seat.number != challenge.seat)
    others = localizer("challenge-beat-others") if replaced else ""
    return sentences((localizer("challenge-beat-about"), others), localizer)


def told_result(outcome: ChallengeOutcome, season: Season | None, localizer: FluentLocalizer) -> str:
    """Say who is first among the people who have finished in time."""
    scores = outcome.scores
    winners = [score for place, score in compared(scores) if place == 1]
    count = len(winners)
    names = some_of([safe_name(each.name) for each in winners[:MOST_SHOWN]], count, localizer) if winners else ""
    if season:
        state = "none" if not winners else "alone" if len(scores) == 1 else "won"
        return localizer("week-result", state=state, names=names, count=count, number=season.number)
    if not winners:
        told = localizer("challenge-over-unlisted")
    elif len(scores) == 1:
        told = localizer("challenge-over-one", name=names, points=winners[0].points)
    else:
        told = localizer("challenge-over", names=names, count=count, points=winners[0].points)
    return join_facts(localizer(f"deal-{outcome.challenge.kind}"), told)


def season_result(season: Season, left: Collection[int], localizer: FluentLocalizer) -> str:
    """Say who has won a season that is over; who was erased or has `left` wins nothing, and nobody moves up."""
    winners = [each for each in season.people if each.user_id in season.winners and each.user_id not in left]
    if not winners:
        return localizer("season-over")
    names = some_of([safe_name(each.name) for each in winners[:MOST_SHOWN]], len(winners), localizer)
    return localizer("season-won", names=names, count=len(winners), wins=winners[0].won, weeks=season.weeks)


def challenge_result(  # noqa: PLR0913 - the result depends on all of them
    outcome: ChallengeOutcome,
    season: Season | None,
    localizer: FluentLocalizer,
    *,
    called: Sequence[int] = (),
    offers_weeks: bool = False,
    left: Collection[int] = (),
    opened: Opened | None = None,
) -> Screen:
    """Show everybody the result of a challenge: the kingdoms, the places, where the best two parted, and who leads.

    `called` are the people to mention. `offers_weeks`: people may want one every week. `left` are people who have left
    the server. `opened` is the next week, which the message opens.
    """
    challenge = outcome.challenge
    best = _beat(outcome, localizer, Role.SECONDARY if opened else Role.SUCCESS)
    # The row of a result says that it has a button, also if nobody is in its list.
    first = best or (challenge_button(challenge.deal, localizer),)
    every = Address(ChallengeAction.EVERY_WEEK, _row_id(challenge))
    told_season = season_result(season, left, localizer) if season and season.is_over else ""
    is_crowded, is_begun = len(called) > MOST_SHOWN, opened is not None and bool(opened.scores)
    # Who is alone is compared with nobody.
    alone = Rank(outcome.entries[0].points) if len(outcome.entries) == 1 else None
    source = opened.challenge.source if opened else None
    return plain_message(
        # A lock screen shows the beginning, so the news comes before the names.
        sentences((told_result(outcome, season, localizer), _opening(opened, localizer)), localizer),
        *(_next_week(opened, localizer) if opened and not (is_crowded if is_begun else told_season) else ()),
        "" if is_begun else told_season,
        *(small(each) for each in _details(outcome, season, called, opened, localizer) if each),
        small(" ".join(map(mention, called))) if called else "",
        *contest(
            outcome,
            localizer,
            rank=alone,
            announced=shown_hash(source) if source else None,
            told=plain(told_season),
            wearers=season.wearers if season else (),
        ),
        Row(
            _open_buttons(opened, localizer, *best)
            if opened
            else (*first, *((Button(every, localizer("button-weekly")),) if offers_weeks else ()))
        ),
    )


def _details(
    outcome: ChallengeOutcome,
    season: Season | None,
    called: Sequence[int],
    opened: Opened | None,
    localizer: FluentLocalizer,
) -> Iterator[str]:
    """Yield what a result tells besides who is first; less where it opens a week, so that a phone shows it whole."""
    is_crowded, is_over = len(called) > MOST_SHOWN, season is not None and season.is_over
    if opened is None:
        named = max(len(outcome.entries), len(called))
        finished = localizer("challenge-finished", count=len(outcome.scores)) if len(outcome.scores) > named else ""
        yield sentences((finished, par_line(outcome, localizer)), localizer)
    if opened and opened.scores:
        yield _done(opened.scores, localizer, MOST_LEADING if is_crowded else MOST_SHOWN)
    elif not (is_crowded or is_over) and (first_turns := [*parting(outcome, localizer)]):
        yield " ".join((first_turns[0], join_facts(*first_turns[1:])))
    if season and not is_crowded and not (is_over and opened and opened.scores):
        yield wins_line(season, localizer, is_end=is_over)
    if season and opened is None:
        yield row_line(season, localizer)


def _opening(opened: Opened | None, localizer: FluentLocalizer) -> str:
    return localizer("week-open", number=opened.season.number) if opened and opened.season else ""


def _next_week(opened: Opened, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield what is played in an open week, how long it takes, and until when."""
    challenge = opened.challenge
    game = _game(Variant.parse(challenge.variant), localizer, is_public=True)
    yield join_facts(bold(game), _minutes(opened, localizer))
    yield small(_closing(challenge, localizer, is_open=True, now=opened.now))


def _minutes(opened: Opened, localizer: FluentLocalizer) -> str:
    return localizer("challenge-minutes", minutes=opened.minutes) if opened.minutes else ""


def result_call(
    outcome: ChallengeOutcome,
    season: Season | None,
    called: str,
    localizer: FluentLocalizer,
    opened: Opened | None = None,
) -> Screen:
    """Call the people who slept when the challenge closed, or when the next week opened; `called` mentions them."""
    told = _opening(opened, localizer) or told_result(outcome, season, localizer)
    following = _open_buttons(opened, localizer)[:1] if opened else _beat(outcome, localizer, Role.SUCCESS)
    return plain_message(join_facts(called, told), Row(following))


def _beat(outcome: ChallengeOutcome, localizer: FluentLocalizer, role: Role) -> tuple[Button, ...]:
    """Return the button that offers the deal of the best person; empty if nobody is in lists."""
    return tuple(beat_button(each.table.game.id, outcome.ticket, localizer, role) for each in outcome.entries[:1])


def missed(row: Game, season: Season, argument: str, localizer: FluentLocalizer) -> Screen:
    """Ask a person in private to finish a week on which the row of weeks hangs."""
    asked = localizer("week-missed", weeks=season.in_a_row + 1)
    opened = localizer("week-open", number=season.number)
    closing = small(localizer("challenge-closes", when_time=absolute_time(row.times.closes_at)))
    channel = small(mention_channel(row.channel_id))
    play = Button(Address(ChallengeAction.PLAY, argument=argument), localizer("button-daily-play"), Role.SUCCESS)
    return plain_message(
        asked,
        opened,
        closing,
        channel,
        Row((play, Button(Address(ChallengeAction.SKIP), localizer("button-week-skip")))),
    )


def par_line(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> str:
    return "" if outcome.par is None else localizer("challenge-par", par=outcome.par)


def ask_challenge(variant: str, level: str, source_id: int, localizer: FluentLocalizer) -> Screen:
    """Ask whether a challenge like a game is opened in its channel."""
    game, level = _game(Variant.parse(variant), localizer, is_public=True), localizer(level_key(level))
    asked = localizer("challenge-question", game=game, level=level)
    return ask_first(asked, Address.confirmed(ChallengeAction.OFFER, source_id), localizer)


def ask_weekly(
    source_id: int, level: str, week: Week, now: int, localizer: FluentLocalizer, chosen: str = ""
) -> Screen:
    """Ask whether a channel has a challenge every week; `chosen` is the choice of the zone, as an argument."""
    opens_time, level = absolute_time(week.next_end(now)), localizer(level_key(level))
    asked = localizer("weekly-question", level=level, opens_time=opens_time, zone=week.zone or "UTC")
    confirmed = Address(ChallengeAction.EVERY_WEEK, source_id, argument=f"{chosen} {CONFIRMED}".lstrip())
    return ask_first(asked, confirmed, localizer)


def ask_to_stop(channel_ids: Sequence[int], argument: str, localizer: FluentLocalizer) -> Screen:
    """Ask a manager whether no further challenges open by themselves in these channels."""
    asked = localizer("weekly-end-question", channels=comma_list(map(mention_channel, channel_ids), localizer))
    stop = Address(ChallengeAction.STOP_WEEKS, argument=f"{argument} {CONFIRMED}".lstrip())
    return ask_first(asked, stop, localizer, ("button-weekly-end", "button-no"))


MIXED: Final[Mapping[str, str]] = MappingProxyType({ALL: "weekly-games-all", SMALL_BOX: "weekly-games-kingdomino"})
"""The messages of the choices with several games."""


def _week_buttons(page: WeekPage, user_id: int, localizer: FluentLocalizer, *, is_open: bool) -> Iterator[Button]:
    """Yield the buttons to the season before, to the end of the weeks, and of the next week's game."""
    if page.season.before:
        before = Address(ChallengeAction.SEASON, argument=page.opened.challenge.deal)
        yield Button(before, localizer("button-season"))
    if page.week and page.may_stop:
        stop = Address(ChallengeAction.STOP_WEEKS, argument=str(page.week.channel_id))
        yield Button(stop, localizer("button-weekly-end"))
    if page.week and is_open and any(each.user_id == user_id for each in (*page.opened.scores, *page.before)):
        yield from _wish(page.opened, localizer)


def _games_of_weeks(page: WeekPage, localizer: FluentLocalizer) -> Iterator[Block]:
    """Yield the games that take turns, for a manager."""
    if (week := page.week) and page.may_choose:
        choose = Address(ChallengeAction.CHOOSE_GAMES, argument=str(week.channel_id))
        options = [
            Option(_mix(key, localizer), f"{week.channel_id} {key}", chosen=key == week.games) for key in ROTATIONS
        ]
        yield select_row(choose, localizer("weekly-games"), options)


def _mix(key: str, localizer: FluentLocalizer) -> str:
    return localizer(MIXED[key]) if key in MIXED else _game(Variant.parse(key), localizer, is_public=True)


def shared_duel(outcome: ChallengeOutcome, localizer: FluentLocalizer) -> Screen:
    """Show everybody a person's game beside the game that the person wanted to beat."""
    source = outcome.challenge.source
    again = Row((beat_button(source.id, outcome.challenge.ticket, localizer, Role.SUCCESS),) if source else ())
    return plain_message(*duel_blocks(outcome, localizer), again)


# ---- games with the same dominoes


def final_duel(table: Table, duel: ChallengeOutcome, localizer: FluentLocalizer, more: Sequence[Button] = ()) -> Screen:
    """Show the end of a game to beat: both kingdoms, and who has more points; below them `more` buttons."""
    return compose(*duel_blocks(duel, localizer), controls(table, localizer, more))


def duel_blocks(duel: ChallengeOutcome, localizer: FluentLocalizer) -> tuple[Block | str, ...]:
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
    yield localizer("challenge-parted", round=outcome.parting[0][0].before.round)
    for entry, turn in zip(outcome.entries[:2], outcome.parting, strict=True):
        told = join_facts(*turn_facts(turn, entry.table, localizer, signed))
        yield localizer("challenge-turn", name=safe_name(entry.name), turn=told)


def own_end(  # noqa: PLR0913, PLR0917 - the end depends on all of them
    table: Table,
    outcome: ChallengeOutcome,
    rank: Rank,
    hero: Hero,
    turn: BestTurn | None,
    announced: str | None,
    localizer: FluentLocalizer,
    more: Sequence[Button] = (),
) -> Screen:
    """Show a person the end of their own game: their kingdom large, and those of the other people.

    `announced` is the hash of the deal that follows.
    """
    is_late = outcome.entries[hero.kingdom].place == 0 and outcome.challenge.kind is not DealKind.DAILY
    late = localizer("challenge-late", points=rank.points) if is_late else ""
    return compose(
        heading(localizer("alt-sentence", text=rank_text(rank, localizer)), 3),
        late,
        par_line(outcome, localizer),
        small(footnote(table, localizer)),
        *contest(outcome, localizer, rank, hero, turn, announced),
        controls(table, localizer, more),
    )


def contest(  # noqa: PLR0913, PLR0917 - the picture depends on all of them
    outcome: ChallengeOutcome,
    localizer: FluentLocalizer,
    rank: Rank | None = None,
    hero: Hero | None = None,
    turn: BestTurn | None = None,
    announced: str | None = None,
    told: str = "",
    wearers: Collection[int] = (),
) -> tuple[Block, ...]:
    """Return the picture with the kingdoms of the entries; empty without entries.

    `told` is a line above the kingdoms; `wearers` are the people who have won the latest season.
    """
    if not outcome.entries:
        return ()
    shown = [
        Contestant(
            entry.name,
            entry.place or 1,
            positions(entry.table),
            entry.kingdom,
            entry.table.placements.get(entry.kingdom, ()),
            is_laureled=entry.table.seat(entry.seat).user_id in wearers,
        )
        for entry in outcome.entries
    ]
    view = contest_view(shown, rank, hero, turn, told)
    stem = "-".join(("challenge", *(str(each.table.game.id) for each in outcome.entries)))
    return (Gallery((announced_with(PictureSpec.of(stem, view, localizer), announced),)),)
