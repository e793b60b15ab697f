"""Help, rules, settings, privacy, and second thoughts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from discord import ButtonStyle

from bot.chat.components import Address, Button
from bot.chat.screen import Row, Screen, compose
from bot.chat.screens.quiet_hours import quiet_hours
from bot.games.models import Person
from bot.localization.fluent import FluentLocalizer

SWITCHES: Mapping[str, Callable[[Person], Person]] = MappingProxyType(
    {
        "suggestions": lambda person: replace(person, suggestions=not person.suggestions),
        "auto_place": lambda person: replace(person, auto_place=not person.auto_place),
    }
)
"""The settings of a person that are on or off, and what turns each over."""

_KINGDOMINO = "goal", "turn", "placing", "scoring", "variants"
_COURT = "court-turn", "placing", "knights", "builders", "queen", "dragon", "court-scoring", "tiles"
BOOKS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "kingdomino": _KINGDOMINO,
        "queendomino": ("court-goal", *_COURT),
        "wedding": ("wedding", "teams", *_COURT),
    }
)
"""The chapters of each book of rules."""

BOOK_OF: Mapping[str, str] = MappingProxyType({"qd": "queendomino", "rw": "wedding", "rwt": "wedding"})
"""The book of the variants that are not Kingdomino's."""


def help_page(words: FluentLocalizer) -> Screen:
    return compose(words("help"))


def rules(book: str, words: FluentLocalizer) -> Screen:
    """The rules of a game on one screen."""
    title = words("rules-title", game=words(f"book-{book}"))
    return compose(f"## {title}", *(words(f"rules-{chapter}") for chapter in BOOKS[book]))


def settings(person: Person, now: int, words: FluentLocalizer) -> Screen:
    """The person's own settings, each with what changes it; `now` in Unix seconds."""
    lines = [words(f"setting-{_key(person, name)}") for name in SWITCHES]
    buttons = tuple(
        Button(Address("toggle", 0, 0, name), words(f"button-toggle-{_key(person, name)}"), ButtonStyle.secondary)
        for name in SWITCHES
    )
    quiet = quiet_hours(person, now, words)
    return compose(f"## {words('settings-title')}", "\n".join(lines), Row(buttons), *quiet)


def _key(person: Person, name: str) -> str:
    """Of a switch as it stands."""
    return f"{name.replace('_', '-')}-{'on' if getattr(person, name) else 'off'}"


def privacy(words: FluentLocalizer) -> Screen:
    """What is kept, and the buttons that show and erase it."""
    show = Button(Address("export", 0), words("button-export"))
    erase = Button(Address("forget", 0), words("button-forget"), ButtonStyle.danger)
    return compose(words("privacy"), Row((show, erase)))


def confirm(game: int, action: str, words: FluentLocalizer) -> Screen:
    """A second thought before something that cannot be undone."""
    button = Button(Address(action, game, 0, "yes"), words(f"button-{action}-yes"), ButtonStyle.danger)
    return compose(words(f"confirm-{action}"), Row((button,)))
