"""The one public message of a turn: what happened, whose turn it is, all kingdoms, and the buttons that play."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.chat.components import Address, Button
from bot.chat.screen import Block, Gallery, Row, Screen, Shot, compose, full_width, rows
from bot.chat.screens.takeover import away
from bot.games.names import safe_name
from bot.games.narration import domino, halves, news
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Pick, Place
from renderers import View, alt_text, draft_view, kingdom_view, table_views
from renderers.theme import PLAYER_COLOURS

MOST_MOVERS = 6
"""Kingdoms shown large: a message holds ten pictures, and a table of eight needs up to three of them."""


def turn(table: Table, since: int, words: FluentLocalizer, *, live: bool = True) -> Screen:
    """The message about all that happened from that place in the log on; `live` with its ping and its buttons."""
    blocks: list[Block] = ["\n".join(news(table, since, words))]
    acting = table.acting
    if live and acting:
        blocks.append(f"### {due(table, words)}")
    blocks += [moved(table, since, words), *whole_table(table, words)]
    if live and acting:
        blocks += [*controls(table, words), *away(table, words)]
    blocks.append(f"-# {footnote(table, words)}")
    return compose(*blocks, accent=accent(table))


def accent(table: Table) -> int | None:
    """The colour of the player whose turn it is, as 0xRRGGBB."""
    if table.acting is None:
        return None
    red, green, blue = PLAYER_COLOURS[table.state.king.seat - 1]
    return red << 16 | green << 8 | blue


def due(table: Table, words: FluentLocalizer) -> str:
    """Who must do what now."""
    acting, state = table.acting, table.state
    if acting is None:
        return ""
    mention = f"<@{acting.user_id}>" if acting.user_id else safe_name(acting.name)
    moves = state.legal_moves()
    if state.domino and any(isinstance(move, Place) for move in moves):
        return words("due-place", name=mention, domino=domino(state.domino, words))
    return words("due-pick" if all(isinstance(move, Pick) for move in moves) else "due-rest", name=mention)


def footnote(table: Table, words: FluentLocalizer) -> str:
    """Where in the game we are."""
    state = table.state
    about = [words("table-round", round=state.round, rounds=state.format.rounds)]
    about.append(words(f"variant-{table.variant.base}"))
    about += [words(f"option-{letter}") for letter in table.variant.options]
    about += [words("option-dynasty", number=table.game.number)] if table.game.dynasty else []
    return " · ".join(about)


def names(table: Table) -> list[str]:
    """The players' names as pictures show them, by seat."""
    return [seat.name for seat in table.game.seats]


def moved(table: Table, since: int, words: FluentLocalizer) -> Gallery | str:
    """The kingdoms that were built on, each as it is now."""
    movers = dict.fromkeys(
        played.before.king.kingdom for played in table.since(since) if isinstance(played.move, Place)
    )
    shown = [*movers][-MOST_MOVERS:]
    return Gallery(tuple(one_kingdom(table, kingdom, words) for kingdom in shown)) if shown else ""


def one_kingdom(table: Table, kingdom: int, words: FluentLocalizer) -> Shot:
    """A kingdom, large, with its latest domino marked."""
    view = kingdom_view(table.state, kingdom, names(table), table.last_placed.get(kingdom))
    return Shot.of(f"kingdom-{table.game.id}-{table.ply}-{kingdom}", view, words)


def whole_table(table: Table, words: FluentLocalizer) -> tuple[Gallery, ...]:
    """All kingdoms, the court and the lines; without the kingdoms while nobody has built anything."""
    if not table.state.round:
        return full_width([market(table, words)])
    views = enumerate(table_views(table.state, names(table), table.last_placed))
    return full_width([Shot.of(f"table-{table.game.id}-{table.ply}-{index}", view, words) for index, view in views])


def market(table: Table, words: FluentLocalizer) -> Shot:
    """What there is to choose from: the lines, and the builders' board where there is one."""
    return Shot.of(f"market-{table.game.id}-{table.ply}", _market_view(table, names(table)), words)


def market_text(table: Table, words: FluentLocalizer) -> str:
    """The same for a message."""
    return alt_text(_market_view(table, [safe_name(name) for name in names(table)]), words)


def _market_view(table: Table, called: Sequence[str]) -> View:
    state = table.state
    return table_views(state, called)[-1] if state.court.board else draft_view(state, called)


def controls(table: Table, words: FluentLocalizer) -> tuple[Block, ...]:
    """A button that opens the panel; or where only a choice is left, the choice itself."""
    moves = table.state.legal_moves()
    if all(isinstance(move, Pick) for move in moves):
        return picks(table, words)
    placing = any(isinstance(move, Place) for move in moves)
    label = words("button-place", domino=str(table.state.domino)) if placing else words("button-open")
    return (Row((Button(Address("open", table.game.id, table.ply), label, ButtonStyle.primary),)),)


def picks(table: Table, words: FluentLocalizer) -> tuple[Block, ...]:
    """A button for each domino that may be chosen, and a warning of those that would be lost."""
    offered = [move for move in table.state.legal_moves() if isinstance(move, Pick)]
    if not offered:
        return ()
    buttons = [
        Button(Address("play", table.game.id, table.ply, str(move)), pick_label(move, words), ButtonStyle.primary)
        for move in offered
    ]
    lost = [str(move.domino) for move in offered if not table.state.kingdom.placements(move.domino)]
    warning = f"-# {words('pick-lost', dominoes=', '.join(lost), count=len(lost))}" if lost else ""
    return (*rows(buttons), warning)


def pick_label(move: Pick, words: FluentLocalizer) -> str:
    return words("button-pick", number=str(move.domino), halves=halves(move.domino, words))
