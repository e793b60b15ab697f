"""Lines by which the panel explains itself to a person once: one at a time, and each never again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain, zip_longest
from types import MappingProxyType
from typing import Final

from bot.chat.extension import ChatPart
from bot.games.people import Person
from engine.extensions import parts

HINTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "itself": ("itself",),
        "discard": ("nowhere",),
        "undo": ("back",),
        "place": ("spots",),
        "choose": ("numbers",),
        "merits": ("merits",),
    }
)
"""The hints on each step of the panel by its key, in the order in which they are given.

"itself" is the turn before, if only one move was possible and was made for the person. "discard" is a domino that was
discarded in this turn. "undo" is the button that undoes the latest move, while there is one. "merits" are the points on
the buttons of dominoes, for those who are shown suggestions. The text of a hint is the message `hint-` and its name.
The name is stored with the person and must not change.
"""


def due_hint(steps: Iterable[str], person: Person) -> str:
    """Return the next hint on any of these steps that the person has not been given; empty if there is none.

    The first hint on each of the steps comes before the second on any.
    """
    known = {step: names for each in (HINTS, *(part.hints for part in parts(ChatPart))) for step, names in each.items()}
    names = filter(None, chain.from_iterable(zip_longest(*(known.get(step, ()) for step in steps))))
    return next((name for name in names if name not in person.hints.split()), "")


def with_hint(person: Person, name: str) -> Person:
    """Return the person as one who has been given the hint."""
    return replace(person, hints=f"{person.hints} {name}".strip())
