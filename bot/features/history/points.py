"""The page with the sources of the points of a finished game."""

from bot.chat.kit.addresses import Address
from bot.chat.kit.blocks import Row, Screen, compose, stack
from bot.chat.screens import table_view
from bot.chat.screens.result import found_turns, standings
from bot.features.history.feature import HistoryAction
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from renderers import points_views


def told_points(table: Table, localizer: FluentLocalizer, page: int = 0) -> Screen:
    """Show the sources of the points of a finished game, one picture a page."""
    views = points_views(table_view.positions(table), table_view.final_names(table))
    page = min(max(0, page), len(views) - 1)
    pages = [Address.at(table, HistoryAction.TURN_POINTS, str(each)) for each in range(len(views))]
    return compose(
        standings(table, localizer) if page == 0 else "",
        found_turns(table, localizer) if page == len(views) - 1 else "",
        *stack([table_view.table_picture(table, f"points-{table.game.id}-{page}", views[page], localizer)]),
        Row(tuple(table_view.page_buttons(pages, page, localizer)) if len(views) > 1 else ()),
    )
