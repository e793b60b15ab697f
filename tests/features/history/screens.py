"""The screens of the history, for laws that hold for every screen."""

from collections.abc import Iterator
from dataclasses import replace

from bot.chat.kit.blocks import Screen
from bot.features.history.deeds import OUTCOMES, HistoryStep, history, past_games, turn_starts
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from tests.bot.sample_tables import a_game


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    yield past_games([], localizer)
    past = [
        replace(a_game("kd", 2, "Ola", "Kenji", status=status), id=number) for number, status in enumerate(OUTCOMES, 1)
    ]
    yield past_games(past, localizer, is_newest=False)


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """Some steps of a game, also as they were while it was going on."""
    for stop in turn_starts(table)[:: max(1, len(turn_starts(table)) // 3)]:
        yield history(table, HistoryStep(stop), localizer)
        yield history(table.until(stop), HistoryStep(stop), localizer)
