"""What an extension adds to the rules of Kingdomino; Queendomino's court (`engine.court`) is the first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from engine.dominoes import Domino
from engine.moves import MoveReader
from engine.notation.fields import Field
from engine.pieces import Piece

if TYPE_CHECKING:
    from engine.formats import Format
    from engine.kingdom import Kingdom

C = TypeVar("C", bound="Component")


class Component(ABC):
    """The base class of an extension's part of a `State`: frozen values."""

    @classmethod
    @abstractmethod
    def start(cls, game_format: Format) -> Component:
        """Return the component before the first move of a game in that format."""

    @classmethod
    @abstractmethod
    def empty(cls, kingdoms: int) -> Component:
        """Return the component in which no kingdom owns anything, to score kingdoms of which nothing else is known."""

    def next_turn(self) -> Component:
        """Return the component after the end of a turn."""
        return self

    def next_round(self) -> Component:
        """Return the component after the last turn of a round that another round follows."""
        return self


@dataclass(frozen=True)
class Extension:
    """An extension of the rules; `engine.extensions.register` makes its texts readable.

    In the text of a position a component takes as many fields as `fields` says. `write` returns them, and `read` makes
    a component of them, in a game of the given format, or raises NotationError; it is given the kingdom to move as
    well, None if it is nobody's turn. `pieces` are the kinds of piece that the extension adds, `syntax` the patterns of
    the texts of its moves with their readers, and `boxes` its dominoes by the letter of their box. Its steps, chance
    moves and scorers are those of the variants that use it.
    """

    name: str
    component: type[Component]
    fields: int
    write: Callable[[Any], Sequence[str]]
    read: Callable[[Sequence[Field], Format, Kingdom | None], Component]
    pieces: tuple[type[Piece], ...] = ()
    syntax: tuple[tuple[str, MoveReader], ...] = ()
    boxes: Mapping[str, tuple[Domino, ...]] = field(default_factory=lambda: MappingProxyType({}))


def with_component(components: tuple[Component, ...], component: Component) -> tuple[Component, ...]:
    """Return the components with the one of the same class replaced."""
    # One component of each class at most: `State.find` returns the first.
    return tuple(component if type(each) is type(component) else each for each in components)
