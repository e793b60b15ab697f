"""What a message needs to be shown: the arguments it is given and the messages it refers to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax.ast import BaseNode, MessageReference, SelectExpression, VariableReference

FORMS: Final = frozenset({"terrain_id", "building_id"})
"""Arguments that only choose the form of a name, which English has no use for."""


def nodes(node: Any, kind: type[Any]) -> Iterator[Any]:
    """Yield all nodes of that kind in a part of a message in their order, the part itself included."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, kind):
            yield each
        if isinstance(each, BaseNode):
            waiting.extend(reversed(vars(each).values()))
        elif isinstance(each, list):
            waiting.extend(reversed(each))


@cache
def variables(node: BaseNode | None) -> frozenset[str]:
    """Return the arguments that are used, either shown or to choose a variant."""
    return frozenset(reference.id.name for reference in nodes(node, VariableReference))


@cache
def shown(node: BaseNode | None) -> frozenset[str]:
    """Return the arguments that are shown themselves, and do not only choose a variant."""
    selectors = [select.selector for select in nodes(node, SelectExpression)]
    chosen_by = [reference for selector in selectors for reference in nodes(selector, VariableReference)]
    outside = [each for each in nodes(node, VariableReference) if not any(each is other for other in chosen_by)]
    return frozenset(reference.id.name for reference in outside)


@cache
def references(node: BaseNode | None) -> frozenset[str]:
    """Return the names of the messages that are part of this one."""
    return frozenset(reference.id.name for reference in nodes(node, MessageReference))


def foreign(own: BaseNode, english: BaseNode) -> frozenset[str]:
    """Return the arguments of a translation that its message is never given."""
    return variables(own) - variables(english) - FORMS


def dropped(own: BaseNode, english: BaseNode) -> frozenset[str]:
    """Return the arguments that English shows and the translation does not use."""
    return shown(english) - variables(own)
