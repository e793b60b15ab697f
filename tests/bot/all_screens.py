"""All screens about a position of a game, for laws that hold for every one of them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.blocks import Screen
from bot.chat.panel_step import PanelView
from bot.chat.screens import lookups, result
from bot.chat.screens.panel import panel
from bot.chat.screens.reminder import reminder
from bot.chat.screens.turn import turn
from bot.chat.screens.turn_done import turn_done
from bot.chat.screens.undo import undo_request
from bot.games.models import Person
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dynasty import SeriesStanding
from players.advisor import best_advisor
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME

SOMEBODY = Person(1)
NO_SUGGESTIONS = Person(1, suggestions=False)


def public_screens(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The messages about a position in a running game, but for the panel."""
    for since in (table.ply, max(0, table.ply - 25)):
        yield turn(table, since, localizer)
        yield turn(table, since, localizer, live=False)
    yield lookups.board(table, FIRST_USER, localizer)
    yield lookups.board(table, FIRST_USER, localizer, 0)
    yield lookups.board_text(table, FIRST_USER, localizer)
    yield result.cancelled(table, localizer)
    yield reminder(table, localizer)
    yield turn_done(table, table.state.king.seat, localizer)
    if table.latest_turn:
        yield undo_request(table, localizer)


def panels(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """Panels of a position, with suggestions and without, and with several moves in view."""
    for person in (SOMEBODY, NO_SUGGESTIONS):
        yield panel(PanelView(table, person, localizer, best_advisor(table.state), ""), localizer("panel-moved-on"))
    for move in table.state.legal_moves()[::12]:
        yield panel(PanelView(table, SOMEBODY, localizer, best_advisor(table.state), str(move)))


def results(table: Table, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The end of a game in the middle of a dynasty, and as it is told in the history."""
    series = [(LONGEST_NAME, SeriesStanding(1, player, (300,))) for player in range(len(table.game.seats))]
    yield result.result(table, table.moves[-9].ply, series, localizer)
    yield result.result(table, table.ply, (), localizer, live=False)
