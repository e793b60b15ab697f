"""The screens of challenges, in English as `scenes.txt` shows them, for laws that hold for every screen.

The table of a scene is the game that is played, and `kind` the kind of its challenge. It begins at midnight, `day`
days later than usual, and closes after `closes` hours; the time is `hour` hours after the usual midnight. So many have
`ended` their games, the first of them `late` or `unlisted`, and the person has the game `own` of that status. So many
weeks of a `season` of so many `people` count; `offered`, `wanted` and `instead` are games of the next week, which is
`opened`, and which so many have `begun` and finished.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path

from bot.chat.kit.blocks import Screen
from bot.chat.kit.markup import mention
from bot.features.challenges import cards, screens
from bot.features.challenges.challenge import (
    Challenge,
    ChallengeOutcome,
    Contender,
    DealKind,
    DealScore,
    Results,
    daily_challenge,
    new_challenge,
)
from bot.features.challenges.season import Best, Opened, Season, Tally
from bot.features.challenges.weeks import week_at
from bot.games.game import DAY, HOUR, Actor, Game, Status
from bot.games.people.dates import midnight
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from renderers import alt_text
from renderers.view import Hero, Rank
from tests.bot.golden_scenes import NAMES, Options, Scene, screens_of_scenes
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME, a_game, changed
from tests.bot.screen_checks import text_of

OWN = None
SCENES = Path(__file__).with_name("scenes.txt")
HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
COMMAND = "kingdomino daily"


@dataclass(frozen=True)
class Told:
    """What a scene tells of a challenge and the people who play it."""

    table: Table
    options: Options
    localizer: FluentLocalizer
    names: Sequence[str] = tuple(NAMES.split(","))

    def number(self, option: str, default: int = 0) -> int:
        return int(self.options.get(option, default))

    def has(self, option: str) -> bool:
        return option in self.options

    def name(self, number: int) -> str:
        return self.names[number % len(self.names)]

    @property
    def day(self) -> date:
        return date(2026, 12, 6) + timedelta(days=self.number("day"))

    @property
    def now(self) -> int:
        return midnight(date(2026, 12, 6)) + HOUR * self.number("hour")

    @property
    def closes_at(self) -> int | None:
        closes = self.options.get("closes", "48")
        return midnight(self.day) + HOUR * int(closes) if closes else None

    @property
    def row(self) -> Game:
        """The row of the challenge."""
        variant, status = self.table.game.options.variant, Status(self.options.get("row", "open"))
        row = new_challenge(DealKind.CHANNEL, variant, "solid", (1, 2), Actor(FIRST_USER, self.name(0)), None, self.now)
        return changed(row, id=1, status=status, closes_at=self.closes_at)

    @property
    def challenge(self) -> Challenge:
        kind, players = DealKind(self.options.get("kind", "channel")), len(self.table.game.seats)
        if kind is DealKind.DAILY:
            return daily_challenge(self.day)
        variant, deal = self.table.game.options.variant, f"2026-12-06-{kind}-1"
        if kind is DealKind.BEAT:
            source = replace(self.table.game, id=2)
            return Challenge(deal, kind, self.day, variant, ("solid", None, "strong", "solid")[:players], None, source)
        return Challenge(deal, kind, self.day, variant, (None, *["solid"] * (players - 1)), self.closes_at, self.row)

    def scores(self, count: int) -> tuple[DealScore, ...]:
        begun = midnight(self.day)
        ends = [begun + 9 * DAY] * self.number("late") + [begun] * count
        unlisted = self.number("unlisted")
        return tuple(
            DealScore(FIRST_USER + number, self.name(number), 90 - number, 1, number >= unlisted, ended_at=ends[number])
            for number in range(count)
        )

    @property
    def ended(self) -> tuple[DealScore, ...]:
        return self.scores(self.number("ended"))

    @property
    def season(self) -> Season | None:
        weeks = self.number("season")
        if weeks < 2:
            return Season(1) if weeks else None
        people = tuple(
            Tally(each.user_id, each.name, 5 if each.points > 88 else 1, 8)
            for each in self.scores(self.number("people", 15))
        )
        before = Season(52, 12, people[:2], weeks=8, winners=(FIRST_USER,))
        winners = (FIRST_USER, FIRST_USER + 1) if weeks == before.weeks else ()
        return Season(53, 12, people, Best("kd", tuple(map(self.name, (0, 1))), 12), weeks, winners, before)

    @property
    def opened(self) -> Opened:
        offered, wanted, instead = map(self.options.get, ("offered", "wanted", "instead"))
        known = self.challenge, self.ended, self.now, self.number("minutes"), self.season
        return Opened(*known, offered, wanted, instead, following="kd7")

    @property
    def results(self) -> Results:
        own = self.options.get("own")
        game = replace(a_game(self.table.game.options.variant, 4), status=Status(own)) if own else None
        is_erased = self.has("erased")
        return Results(self.challenge, self.now, game, self.ended, self.number("week"), is_erased)

    @property
    def outcome(self) -> ChallengeOutcome:
        places = [*map(int, self.options.get("places", "").split())]
        entries = (Contender(place, self.name(seat), self.table, min(seat, 3) + 1) for seat, place in enumerate(places))
        return ChallengeOutcome(self.challenge, self.ended, tuple(entries), "ticket", 61)

    @property
    def card(self) -> screens.Card:
        return screens.result_card(
            self.day, self.scores(1)[0], self.table.state.kingdoms[0], 60, self.localizer, COMMAND
        )


def _daily(told: Told) -> Screen:
    today, reader = replace(told, options={"kind": "daily", **told.options}), FIRST_USER + told.number("reader")
    return screens.daily_page(
        today.results,
        reader,
        1,
        told.localizer,
        card=told.card if told.has("card") else None,
        may_share=told.has("may_share"),
        is_alone=told.has("is_alone"),
        is_heard=told.has("is_heard"),
    )


def _result(told: Told) -> Screen:
    called = [FIRST_USER + number for number in range(told.number("called"))]
    left = [FIRST_USER + number for number in range(told.number("left"))]
    opened = replace(told.opened, scores=told.scores(told.number("begun"))) if told.has("opened") else None
    offers = told.has("offers_weeks")
    return screens.challenge_result(
        told.outcome, told.season, told.localizer, called=called, offers_weeks=offers, left=left, opened=opened
    )


def _page(told: Told) -> Screen:
    season, before, week = told.season, told.scores(told.number("before")), week_at(1, 2, None, told.now)
    is_manager, may = told.has("manager"), told.has("may")
    page = screens.WeekPage(told.opened, season, before, week, is_manager, is_manager) if season else None
    duel = told.outcome if told.has("places") else None
    return screens.challenge_page(
        told.results, FIRST_USER, told.localizer, duel, may_close=may, may_share=may, week=page
    )


def _end(told: Told) -> Screen:
    rank = Rank(90, told.number("rank", 1), told.number("of", 2), is_final=told.has("final"))
    return screens.own_end(told.table, told.outcome, rank, Hero(told.number("seat")), None, HASH, told.localizer)


def _castles(told: Told) -> list[str]:
    wearers = told.season.wearers if told.season else ()
    banner = screens.castles(told.challenge, told.ended, told.localizer, wearers)
    return [f"{len(banner.seats)} seats {banner.more}".rstrip(), alt_text(banner, told.localizer)]


SCREENS: Mapping[str, Callable[[Told], Screen | list[str]]] = {
    "invitation": lambda told: screens.invitation(told.opened, told.localizer),
    # Nobody is called when an invitation closes.
    "closed": lambda told: text_of(screens.invitation(told.opened, told.localizer)).splitlines(),
    "castles": _castles,
    "result": _result,
    "call": lambda told: screens.result_call(
        told.outcome,
        told.season,
        mention(FIRST_USER),
        told.localizer,
        told.opened if told.has("opened") else None,
    ),
    "missed": lambda told: screens.missed(told.row, told.season or Season(), told.challenge.deal, told.localizer),
    "page": _page,
    "season": lambda told: screens.season_page(told.season or Season(), FIRST_USER + 12, told.localizer),
    "ask": lambda told: screens.ask_challenge(told.table.game.options.variant, "solid", 1, told.localizer),
    "ask_weekly": lambda told: screens.ask_weekly(
        1, "solid", week_at(1, 2, told.options.get("zone"), told.now), told.now, told.localizer
    ),
    "stop": lambda told: screens.ask_to_stop([1, 2], "", told.localizer),
    "end": _end,
    "duel": lambda told: screens.shared_duel(told.outcome, told.localizer),
    "daily": _daily,
    "shared": lambda told: screens.shared_score(
        told.scores(1)[0],
        told.card,
        screens.rank_line(told.results, FIRST_USER, 1, told.localizer),
        told.localizer,
        "2026-12-06",
    ),
    "list": lambda told: cards.cards_message(daily_challenge(told.day), told.ended, told.row, told.localizer),
    "cards": lambda told: cards.cards_page(
        told.day, [(told.scores(1)[0], told.card)] * cards.MOST_CARDS, told.localizer
    ),
}


def scenes(localizer: FluentLocalizer, *names: str) -> Mapping[str, Scene]:
    """Return the kinds of scenes, in a language, of people with these names."""

    def of(draw: Callable[[Told], Screen | list[str]]) -> Scene:
        return lambda table, options: draw(Told(table, options, localizer, names or tuple(NAMES.split(","))))

    return {kind: of(draw) for kind, draw in SCREENS.items()}


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    return screens_of_scenes(SCENES, scenes(localizer, LONGEST_NAME))
