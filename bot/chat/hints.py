"""Lines by which the panel explains itself to a person once: one at a time, and each never again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.chat.extensions import EXTENSIONS
from bot.games.people import Person

HINTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"place": ("spots", "back"), "choose": ("numbers",)})
"""The hints on each step of the panel by its key, in the order in which they are given.

The text of a hint is the message `hint-` and its name. The name is kept of a person, so it must not change.
"""


def due_hint(steps: Iterable[str], person: Person) -> str:
    """Return the next hint on any of these steps that the person has not been given; empty if there is none."""
    known = {step: names for each in (HINTS, *(one.hints for one in EXTENSIONS)) for step, names in each.items()}
    names = (name for step in steps for name in known.get(step, ()))
    return next((name for name in names if name not in person.hints.split()), "")


def with_hint(person: Person, name: str) -> Person:
    """Return the person as one who has been given the hint."""
    return replace(person, hints=f"{person.hints} {name}".strip())
