"""The visual order of the characters of a line, from left to right (Unicode Standard Annex 9).

Pillow reorders characters only within one font, and only if FriBiDi is installed.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bidi import algorithm
from bidi.mirror import MIRRORED

from renderers.characters import ISOLATED


@dataclass(frozen=True)
class Placed:
    """A character by its index in the line, and whether the character runs from right to left."""

    index: int
    is_right_to_left: bool


def visual_order(text: str, *, first_strong: bool) -> list[Placed]:
    """Return the characters of a line in visual order, without the isolating characters.

    The line as a whole runs from left to right, or with `first_strong` in the direction of its first letter.
    """
    # The library does not support isolated parts. A neutral placeholder replaces each isolated part, and a recursive
    # call orders the part.
    parts = {part.start(): part for part in _ISOLATED.finditer(text)}
    order: list[Placed] = []
    for placed in _visual_order(_ISOLATED.sub(_object, text).translate(_HALVES), first_strong=first_strong):
        if part := parts.get(placed.index):
            inside = visual_order(part[1], first_strong=True)
            order += [Placed(part.start(1) + each.index, each.is_right_to_left) for each in inside]
        else:
            order.append(placed)
    return order


def _visual_order(text: str, *, first_strong: bool) -> list[Placed]:
    base_level = algorithm.get_base_level(text) if first_strong else 0
    # The calls repeat the steps of `algorithm.get_display`. That function returns characters without their indices.
    storage = algorithm.get_empty_storage()
    storage.update(base_level=base_level, base_dir="LR"[base_level])
    algorithm.get_embedding_levels(text, storage)
    for index, character in enumerate(storage["chars"]):
        character["index"] = index
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    for run in storage["runs"]:
        _resolve_brackets(storage["chars"][run["start"] : run["start"] + run["length"]], run["sor"])
    algorithm.resolve_neutral_types(storage, False)  # noqa: FBT003 - its parameter says whether to print what it does
    algorithm.resolve_implicit_levels(storage, False)  # noqa: FBT003 - as above
    algorithm.reorder_resolved_levels(storage, False)  # noqa: FBT003 - as above
    return [Placed(character["index"], character["level"] % 2 == 1) for character in storage["chars"]]


# ---- brackets (rule N0): the library treats brackets like any other punctuation

_CLOSING = {each: closing for each, closing in MIRRORED.items() if unicodedata.category(each) == "Ps"}
_DIRECTIONS = {"L": "L", "R": "R", "EN": "R", "AN": "R"}
"""The direction of each strong type of character for rule N0. In rule N0, numbers count as right-to-left."""


def _resolve_brackets(run: Sequence[dict[str, Any]], before: str) -> None:
    """Give both brackets of each pair around letters a direction.

    If a letter inside has the direction of the run, the brackets get the direction of the run. Otherwise, the brackets
    get the direction of the letters before the pair. `before` is the direction before the run.
    """
    for opening, closing in _bracket_pairs(run):
        inside = _directions(run[opening + 1 : closing])
        own = "LR"[run[opening]["level"] % 2]
        if inside:
            direction = own if own in inside else [before, *_directions(run[:opening])][-1]
            run[opening]["type"] = run[closing]["type"] = direction


def _directions(characters: Iterable[dict[str, Any]]) -> list[str]:
    return [_DIRECTIONS[each["type"]] for each in characters if each["type"] in _DIRECTIONS]


def _bracket_pairs(run: Sequence[dict[str, Any]]) -> list[tuple[int, int]]:
    waiting: list[int] = []
    pairs = []
    for index, character in enumerate(run):
        if character["ch"] in _CLOSING:
            waiting.append(index)
        # A closing bracket closes the last opening bracket of its kind. Brackets opened in between stay open.
        for depth in reversed(range(len(waiting))):
            if _CLOSING[run[waiting[depth]]["ch"]] == character["ch"]:
                pairs.append((waiting[depth], index))
                del waiting[depth:]
                break
    return sorted(pairs)


_OBJECT, _UNSEEN = "\ufffc", "\u202c"
"""A neutral character, and the end of an embedding. The algorithm removes the end of an embedding without a start."""
_HALVES = dict.fromkeys(map(ord, ISOLATED), _UNSEEN)
"""Removes isolating characters without a partner, for example in a cut text."""
_ISOLATED = re.compile("{}([^{}{}]*){}".format(ISOLATED[0], *ISOLATED, ISOLATED[1]))


def _object(part: re.Match[str]) -> str:
    return _OBJECT.ljust(len(part[0]), _UNSEEN)
