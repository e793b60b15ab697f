"""The screens of the history, for laws that hold for every screen."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.kit.blocks import Screen
from bot.features.history.feature import OUTCOMES, HistoryStep, history, past_games, turn_starts
from bot.games.game import Status
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from tests.bot.sample_tables import a_game


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    yield past_games([], localizer)
    past = [
        replace(a_game("kd", 2, "Ola", "Kenji", status=status), id=number) for number, status in enumerate(OUTCOMES, 1)
    ]
    yield past_games(past, localizer, is_newest=False)
    over = a_game("kd+mh", 2, "שרה", "Kenji", status=Status.OVER, ended_at=10**9)
    left = replace(over, seats=(over.seats[0], replace(over.seats[1], resigned=True, computer="solid")))
    yield past_games([left], localizer)
    yield past_games([replace(a_game("kd", 2, "Ola", "Kenji"), id=number) for number in range(26, 0, -1)], localizer)


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """Some steps of a game, also as they were while it was going on."""
    stops = turn_starts(table)
    for stop in (*stops[:: max(1, len(stops) // 3)], stops[-1]):
        yield history(table, HistoryStep(stop), localizer)
        yield history(table.until(stop), HistoryStep(stop), localizer)
