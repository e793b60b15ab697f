"""The screens of rankings, for laws that hold for every screen."""

from collections.abc import Iterator
from datetime import date

from bot.chat.deeds.settings import PAGE, PRIVACY, SettingsView, settings
from bot.chat.kit.blocks import Address, Button, Screen
from bot.features.ranking.feature import RankingAction, best_kingdom, no_ranking, ranking, statistics, you_and_them
from bot.features.ranking.ratings import RatedPerson
from bot.games.results import FinishedGame, FinishedSeat, Statistics
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from tests.bot.all_screens import SOMEBODY
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    yield no_ranking(localizer)
    view = SettingsView(SOMEBODY, 0, {"en-US": "English"}, localizer, "")
    yield settings(view, "ranked", [PAGE.switch("ranked", PRIVACY)])
    yield from rankings(localizer)


def rankings(localizer: FluentLocalizer) -> Iterator[Screen]:
    """Rankings of nobody and of many, for somebody in the list, behind its end, and not in it."""
    many = [RatedPerson(place, LONGEST_NAME, 2000 - place, 1000, 500, place=place) for place in range(1, 100)]
    others = [RatedPerson(100, "Ola", games=1), RatedPerson(101, "Kenji", games=9, is_listed=False)]
    for user_id in (1, 11, 99, 100, 101):
        yield ranking([*many, *others], "kd", ("kd", "qd", "rw"), user_id, localizer)
        yield ranking(others, "qd", ("qd", "daily", "weekly"), user_id, localizer, season=date(2026, 11, 22))


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """A person's page with the kingdom of the game as the best one."""
    rows = (Statistics(table.variant.code, 1000, 500, 41.5, 99), Statistics("kd", 20, 3, 35, 70, is_shared=True))
    career = ("career 1", "career 2", "career 3")
    best = [Button(Address(RankingAction.SHOW_BEST, argument=str(FIRST_USER)), localizer("button-best"))]
    seats = FinishedSeat(1, FIRST_USER, "Ola", 1), FinishedSeat(2, FIRST_USER + 1, LONGEST_NAME, 2)
    met = [FinishedGame("kd", seats, (10**9, number)) for number in range(3)]
    together = you_and_them(LONGEST_NAME, FIRST_USER, FIRST_USER + 1, met, localizer)
    yield statistics(LONGEST_NAME, rows, localizer, career, best, together)
    yield best_kingdom(table, 1, localizer)
