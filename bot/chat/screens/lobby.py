"""Before a game: who is at the table, and what will be played."""

from __future__ import annotations

from discord import ButtonStyle

from bot.chat.components import Address, Button, Choice, Select
from bot.chat.screen import Block, Row, Screen, compose
from bot.games.computers import LEVELS
from bot.games.models import Game, Seat, Status
from bot.games.names import safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant

ANY_TEAM = "any"


def lobby(table: Table, words: FluentLocalizer) -> Screen:
    """The lobby; without buttons once it is closed."""
    game = table.game
    blocks: list[Block] = [
        f"## {words(f'variant-{table.variant.base}')}",
        about(game, words),
        "\n".join(_seat(seat, table, words) for seat in game.seats),
        f"-# {_footnote(table, words)}",
    ]
    if game.status is Status.LOBBY:
        blocks += [*_controls(table, words), *_teams(table, words)]
    return compose(*blocks)


def about(game: Game, words: FluentLocalizer) -> str:
    """The options of a game in a line."""
    variant = Variant.parse(game.variant)
    told = [words(f"option-{letter}") for letter in variant.options]
    told += [words("option-dynasty", number=game.number)] if game.dynasty else []
    told += [] if game.suggestions else [words("option-no-suggestions")]
    size = words(f"grid-{variant.formats[game.capacity].grid}")
    return " · ".join([words("lobby-players", count=game.capacity), size, *told])


def _seat(seat: Seat, table: Table, words: FluentLocalizer) -> str:
    kind = "computer" if seat.is_computer else "host" if seat.user_id == table.game.host_id else "person"
    number = _team(seat, table)
    team = "" if number is None else words("lobby-team", team=number + 1)
    level = words(f"level-{seat.computer}") if seat.computer else ""
    return words(f"lobby-{kind}", number=seat.number, name=safe_name(seat.name), level=level) + team


def _team(seat: Seat, table: Table) -> int | None:
    """The team that is wished for; once the game has begun, the one there is."""
    has_teams = len(table.state.kingdoms) < len(table.game.seats)
    return table.state.kingdom_of(seat.number) if table.is_playing and has_teams else seat.team


def _footnote(table: Table, words: FluentLocalizer) -> str:
    if table.game.status is Status.CANCELLED:
        return words("lobby-cancelled")
    if table.game.status is not Status.LOBBY:
        return words("lobby-started")
    allowed = [players for players in sorted(table.variant.formats) if players <= table.game.capacity]
    missing = min(allowed) - len(table.game.seats)
    if missing > 0:
        return words("lobby-missing", missing=missing)
    if len(table.game.seats) not in allowed:
        return words("lobby-wrong-number", allowed=", ".join(map(str, allowed)))
    return words("lobby-ready") if len(table.game.seats) == table.game.capacity else words("lobby-room")


def _controls(table: Table, words: FluentLocalizer) -> list[Block]:
    game = table.game
    startable = len(game.seats) in table.variant.formats

    def button(action: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False) -> Button:
        return Button(Address(action, game.id), words(f"button-{action}"), style, disabled=disabled)

    return [
        Row(
            (
                button("join", ButtonStyle.primary, disabled=game.is_full),
                button("leave"),
                button("start", ButtonStyle.success, disabled=not startable),
            )
        ),
        *_levels(game, words),
        Row(
            (
                button("remove", disabled=not any(seat.user_id is None for seat in game.seats)),
                button("cancel", ButtonStyle.danger),
            )
        ),
    ]


def _levels(game: Game, words: FluentLocalizer) -> list[Block]:
    """A select that adds a computer player of a level, while there is room.

    The number of seats in its address makes it a new select each time, so that the same level can be chosen again.
    """
    if game.is_full:
        return []
    choices = [Choice(words(f"add-{level}"), level, words(f"add-{level}-about")) for level in LEVELS]
    return [Row((Select(Address("add", game.id, len(game.seats)), words("add-placeholder"), choices),))]


def _teams(table: Table, words: FluentLocalizer) -> list[Block]:
    """A select for the teams, in games where players share a kingdom."""
    forms = table.variant.formats
    shared = [form.kingdoms for players, form in forms.items() if form.kingdoms < players <= table.game.capacity]
    if not shared:
        return []
    choices = [
        Choice(words("team-option", team=team + 1), str(team), _members(team, table.game))
        for team in range(max(shared))
    ]
    choices.append(Choice(words("team-any"), ANY_TEAM))
    return [Row((Select(Address("team", table.game.id), words("team-placeholder"), choices),))]


def _members(team: int, game: Game) -> str:
    """Who wants to be in it so far."""
    return " & ".join(seat.name for seat in game.seats if seat.team == team)
