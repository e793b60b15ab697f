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
    from engine.variants import Format

C = TypeVar("C", bound="Component")


class Component(ABC):
    """An extension's part of a `State`: the base class of frozen values."""

    @classmethod
    @abstractmethod
    def start(cls, form: Format) -> Component:
        """The component before the first move of a game in that format."""

    @classmethod
    @abstractmethod
    def empty(cls, kingdoms: int) -> Component:
        """The component in which no kingdom owns anything: to score what lies in kingdoms alone."""

    def next_turn(self) -> Component:
        """The component when a turn has ended."""
        return self

    def next_round(self) -> Component:
        """The component when the last turn of a round has ended and another round follows."""
        return self


@dataclass(frozen=True)
class Extension:
    """An extension of the rules; `engine.extensions.register` makes its texts readable.

    `write` gives the `fields` of a component in the text of a position, and `read` makes a component of them in a game
    of the given format; it raises NotationError. `syntax` are the patterns of its moves' texts with their readers,
    `boxes` its dominoes by the letter of their box.
    """

    name: str
    component: type[Component]
    fields: int
    write: Callable[[Any], Sequence[str]]
    read: Callable[[Sequence[Field], Format], Component]
    pieces: tuple[type[Piece], ...] = ()
    syntax: tuple[tuple[str, MoveReader], ...] = ()
    boxes: Mapping[str, tuple[Domino, ...]] = field(default_factory=lambda: MappingProxyType({}))


def replaced(components: tuple[Component, ...], component: Component) -> tuple[Component, ...]:
    """The components with the one of the same class replaced."""
    return tuple(component if type(each) is type(component) else each for each in components)
