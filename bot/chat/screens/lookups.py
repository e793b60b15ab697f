"""Looking things up: the board, my games, the games of a channel, one game step by step."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.chat.components import Address, Button, Choice, Select
from bot.chat.error_messages import link
from bot.chat.screen import Block, Gallery, Row, Screen, compose
from bot.chat.screens.turn import accent, controls, due, footnote, market_text, one_kingdom, whole_table
from bot.games.models import Game, Seat, Statistics
from bot.games.names import safe_name
from bot.games.narration import news, team_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.geometry import FILES
from engine.kingdom import Kingdom
from engine.variants import Variant

MOST = 12
"""Games listed at once: so many fit into a message, however long the names are."""

MOST_NAMES = 3
"""Players listed for each."""


def board(table: Table, user_id: int, words: FluentLocalizer, kingdom: int | None = None) -> Screen:
    """The table once more, or one kingdom of it; for the person whose turn it is with the buttons that play."""
    shown = whole_table(table, words) if kingdom is None else (Gallery((one_kingdom(table, kingdom, words),)),)
    blocks: list[Block] = [due(table, words), *shown, f"-# {footnote(table, words)}"]
    if table.acting and table.acting.user_id == user_id:
        blocks += controls(table, words)
    return compose(*blocks, accent=accent(table))


def board_text(table: Table, user_id: int, words: FluentLocalizer) -> Screen:
    """All that the board shows, as text alone; for the person whose turn it is with the buttons that play."""
    state = table.state
    blocks: list[Block] = [due(table, words)]
    for kingdom, land in enumerate(state.kingdoms):
        name, points = team_name(table, kingdom), state.scores()[kingdom].earned
        blocks.append(f"{words('text-kingdom', name=name, total=points)}\n```\n{_chart(land)}\n```")
    blocks += [market_text(table, words), words("text-legend"), f"-# {footnote(table, words)}"]
    if table.acting and table.acting.user_id == user_id:
        blocks += controls(table, words)
    return compose(*blocks)


def _chart(land: Kingdom) -> str:
    """The kingdom's text with ranks beside it and files below."""
    west, _, east, north = land.bounds
    rows = [row.split() for row in str(land).splitlines()]
    width = max(len(cell) for row in rows for cell in row)
    lines = [(str(north + 1 - down), row) for down, row in enumerate(rows)]
    lines.append(("", list(FILES[west : east + 1])))
    return "\n".join(f"{rank:>2} " + " ".join(cell.ljust(width) for cell in row).rstrip() for rank, row in lines)


def games(mine: Sequence[Table], user_id: int, words: FluentLocalizer) -> Screen:
    """Everywhere this person plays, whose turn it is there, and since when."""
    if not mine:
        return compose(words("games-none"))
    urgent = sorted(mine, key=lambda table: table.acting is None or table.acting.user_id != user_id)
    lines = [_game_line(table, user_id, words) for table in urgent[:MOST]]
    lines += [words("games-more", more=len(mine) - MOST)] if len(mine) > MOST else []
    return compose(f"## {words('games-title')}", "\n".join(lines))


def _game_line(table: Table, user_id: int, words: FluentLocalizer) -> str:
    game = table.game
    name = f"- [{words(f'variant-{table.variant.base}')}]({link(game)}) <#{game.channel_id}>"
    others = [safe_name(seat.name) for seat in game.seats if seat.user_id != user_id]
    named = ", ".join(others[:MOST_NAMES])
    company = words("games-with", names=named, more=max(0, len(others) - MOST_NAMES)) if others else ""
    return " · ".join(filter(None, [name, company, _waiting(game, table.acting, user_id, words)]))


def _waiting(game: Game, acting: Seat | None, user_id: int, words: FluentLocalizer) -> str:
    """Whom the game waits for, and for how long."""
    since = f"<t:{game.moved_at}:R>"
    if acting is None:
        return words("games-lobby")
    if acting.user_id == user_id:
        return words("games-your-turn", since=since)
    return words("games-their-turn", name=safe_name(acting.name), since=since)


def shelf(games_here: Sequence[Game], words: FluentLocalizer) -> Screen:
    """The games of a channel, newest first, with a select to step through one."""
    if not games_here:
        return compose(words("history-none"))
    choices = [Choice(_title(game, words), str(game.id), _outcome(game)) for game in games_here]
    select = Select(Address("read", 0), words("history-placeholder"), choices)
    return compose(f"## {words('history-title')}", words("history-how"), Row((select,)))


def _title(game: Game, words: FluentLocalizer) -> str:
    return words("history-game", id=str(game.id), variant=words(f"variant-{Variant.parse(game.variant).base}"))


def _outcome(game: Game) -> str:
    ranked = sorted(game.seats, key=lambda seat: (seat.place or 0, seat.number))
    return ", ".join(f"{seat.name} {seat.score}" if seat.score is not None else seat.name for seat in ranked)


def history(table: Table, ply: int, words: FluentLocalizer) -> Screen:
    """One position of a game, and the way to the next and the one before."""
    stops = table.turn_starts or (0,)
    index = max((index for index, stop in enumerate(stops) if stop <= ply), default=0)
    then = table.until(stops[index])
    since = stops[index - 1] if index else 0
    blocks: list[Block] = [
        f"### {words('history-step', id=str(table.game.id), step=index + 1, steps=len(stops))}",
        "\n".join(news(then, since, words)),
        *whole_table(then, words),
        Row((*_stops(table, stops, index, words), Button(Address("shelf", 0), words("button-shelf")))),
        f"-# {footnote(then, words)}",
    ]
    return compose(*blocks)


def _stops(table: Table, stops: Sequence[int], index: int, words: FluentLocalizer) -> list[Button]:
    targets = {"first": 0, "earlier": index - 1, "later": index + 1, "last": len(stops) - 1}
    return [
        Button(
            Address(action, table.game.id, table.ply, str(stops[min(max(target, 0), len(stops) - 1)])),
            words(f"button-{action}"),
            ButtonStyle.secondary,
            disabled=target == index or not 0 <= target < len(stops),
        )
        for action, target in targets.items()
    ]


def statistics(name: str, rows: Sequence[Statistics], words: FluentLocalizer) -> Screen:
    """How somebody has done, a line for each variant."""
    if not rows:
        return compose(words("stats-none", name=safe_name(name)))
    lines = [
        words(
            "stats-line",
            variant=_variant_name(row.variant, words),
            games=row.games,
            wins=row.wins,
            mean=f"{row.mean:.1f}" if row.mean is not None else "–",
            best=row.best if row.best is not None else "–",
        )
        for row in rows
    ]
    return compose(f"## {words('stats-title', name=safe_name(name))}", "\n".join(lines))


def _variant_name(code: str, words: FluentLocalizer) -> str:
    variant = Variant.parse(code)
    options = [words(f"option-{letter}") for letter in variant.options]
    return ", ".join([words(f"variant-{variant.base}"), *options])
