"""Dominoes, points and players as phrases of a language, for sentences and labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.people import safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import Kind, plain, span
from engine.dominoes import Domino, Half
from engine.geometry import CASTLE, neighbours, squares
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.scoring import shown_points
from engine.state import State
from players.advisor import ChoiceSuggestion
from players.remark_finder import Remark
from renderers.localizer import comma_list, name_list, terrain_arguments, terrain_name
from renderers.wording import signed

CROWN = span(Kind.EMOJI, "crown")


def computer_names(localizer: FluentLocalizer) -> list[str]:
    """Return names for computer players, in the order in which they take seats."""
    return [name.strip() for name in localizer("computer-names").split(",")]


def describe_half(half: Half, localizer: FluentLocalizer) -> str:
    """Name the terrain, with a crown for each that is on it."""
    name = terrain_name(half.terrain, localizer)
    return localizer("half-told", half=name, crowns=CROWN * half.crowns) if half.crowns else name


def describe_halves(domino: Domino, localizer: FluentLocalizer) -> str:
    """Describe both halves, first the one whose square the move names."""
    first, second = describe_half(domino.a, localizer), describe_half(domino.b, localizer)
    return localizer("halves-told", first=first, second=second)


def describe_domino(domino: Domino, localizer: FluentLocalizer) -> str:
    """Describe a domino by its number and halves."""
    return localizer("domino-told", number=str(domino), halves=describe_halves(domino, localizer))


def describe_contact(place: Place, kingdom: Kingdom, localizer: FluentLocalizer) -> str:
    """Say which halves touch the castle or land of their own terrain, and where."""
    touching = []
    for square, half in place.covered:
        around = neighbours(square.mask)
        terrain = terrain_arguments(half.terrain, localizer)
        if joined := around & kingdom.terrains[half.terrain.index]:
            touching.append(localizer("contact-land", **terrain, square=str(next(squares(joined)))))
        elif around & CASTLE.mask:
            touching.append(localizer("contact-castle", **terrain))
    return comma_list(touching, localizer)


def describe_remark(remark: Remark, localizer: FluentLocalizer) -> str:
    """Put a reason for or against a placement into words."""
    terrain = terrain_arguments(remark.terrain, localizer) if remark.terrain else {}
    return localizer(f"reason-{remark.name}", number=remark.number, **terrain)


def change_of_worth(kingdom: int, before: State, after: State, localizer: FluentLocalizer) -> str:
    """Say what a kingdom has gained or lost between two positions, and what it is worth in the later one."""
    had, has = (shown_points(state, kingdom) for state in (before, after))
    return localizer("told-worth", gain=signed(has - had), total=has)


def join_facts(*facts: str) -> str:
    """Put short facts into one line; those that are empty are left out."""
    return " · ".join(filter(None, facts))


def fit_facts(facts: Sequence[str], length: int) -> str:
    """Put facts into one line of at most `length` characters, without those before the last one that do not fit.

    The line is longer if the first and the last are already too long.
    """
    kept = list(facts)
    while len(plain(join_facts(*kept))) > length and len(kept) > 2:
        del kept[-2]
    return join_facts(*kept)


def describe_choice(domino: str, choice: ChoiceSuggestion, localizer: FluentLocalizer, *, is_best: bool) -> str:
    """Say behind a domino to choose what it would bring: points at its best spot, or that it fits nowhere."""
    merit = signed(choice.gain) if choice.best else localizer("choice-lost")
    return localizer("choice-best" if is_best else "choice-merit", domino=domino, merit=merit)


def safe_names(table: Table, seats: Sequence[int]) -> Iterator[str]:
    """Yield the names of the players on these seats, as they are put into texts."""
    return (safe_name(table.name_of(seat)) for seat in seats)


def team_name(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    """Return the names of all who play for a kingdom, as they are put into texts."""
    return name_list(safe_names(table, table.state.owners(kingdom)), localizer)


def kingdom_name(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    """Return the names of all who play for a kingdom, for labels."""
    return name_list(map(table.name_of, table.state.owners(kingdom)), localizer)
