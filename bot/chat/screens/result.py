"""The end of a game: the poster."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.chat.components import Address, Button
from bot.chat.screen import Block, Row, Screen, Shot, compose, full_width
from bot.chat.screens.turn import footnote, names
from bot.games.names import safe_name
from bot.games.narration import news, team_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.dynasty import SeriesStanding
from engine.scoring import Standing
from renderers import poster_views

Series = Sequence[tuple[str, SeriesStanding]]
"""The players of a dynasty by name, best first, and how they stand."""


def poster(table: Table, since: int, series: Series, words: FluentLocalizer, *, live: bool = True) -> Screen:
    """The result; `series` is empty where there is no dynasty."""
    views = poster_views([table.start, *(played.after for played in table.moves)], names(table))
    shots = [Shot.of(f"poster-{table.game.id}-{index}", view, words) for index, view in enumerate(views)]
    blocks: list[Block] = [
        "\n".join(news(table, since, words)),
        f"## {_headline(table, words)}",
        "\n".join(_line(standing, table, words) for standing in table.state.ranking()),
        _dynasty(table, series, words),
        *full_width(shots),
    ]
    if live:
        blocks.append(_controls(table, words))
    blocks.append(f"-# {footnote(table, words)}")
    return compose(*blocks)


def cancelled(table: Table, words: FluentLocalizer) -> Screen:
    """A game that ended without a result."""
    return compose(words("game-cancelled"), f"-# {footnote(table, words)}")


def departure(name: str, words: FluentLocalizer) -> Screen:
    """Somebody has resigned, and the game goes on."""
    return compose(words("told-resigned", name=safe_name(name)))


def _headline(table: Table, words: FluentLocalizer) -> str:
    first = [standing.kingdom for standing in table.state.ranking() if standing.place == 1]
    winners = " & ".join(team_name(table, kingdom) for kingdom in first)
    alone = len(table.state.owners(first[0])) == 1
    return words("end-shared" if len(first) > 1 else "end-won" if alone else "end-team-won", names=winners)


def _line(standing: Standing, table: Table, words: FluentLocalizer) -> str:
    name = team_name(table, standing.kingdom)
    line = words("end-standing", place=standing.place, name=name, total=standing.total)
    decided = standing.decided_by
    return line if decided in (None, "total") else f"{line} · {words(f'end-by-{decided}'.replace('_', '-'))}"


def _dynasty(table: Table, series: Series, words: FluentLocalizer) -> str:
    if not series:
        return ""
    sums = ", ".join(words("end-sum", name=safe_name(name), total=standing.sum) for name, standing in series)
    if table.game.has_successor:
        return words("end-dynasty-so-far", number=table.game.number, sums=sums)
    winners = [safe_name(name) for name, standing in series if standing.place == 1]
    key = "end-dynasty-won" if len(winners) == 1 else "end-dynasty-shared"
    return words(key, names=" & ".join(winners), sums=sums)


def _controls(table: Table, words: FluentLocalizer) -> Row:
    key = "button-next-game" if table.game.has_successor else "button-again"
    return Row(
        (
            Button(Address("again", table.game.id), words(key, number=table.game.number + 1), ButtonStyle.success),
            Button(Address("step", table.game.id), words("button-history")),
        )
    )
