"""What an extension adds to Kingdomino; Queendomino's court (`engine.court`) is the first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar

from engine.dominoes import Domino
from engine.formats import Format
from engine.kingdom import Kingdom
from engine.moves import MoveReader
from engine.pieces import Piece
from engine.text_fields import Field


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


class Part:
    """What an extension adds to a package above the engine; each of these packages has a subclass."""

    package: ClassVar[str]
    """The name of the package."""


P = TypeVar("P", bound=Part)


@dataclass(frozen=True, eq=False)
class Extension:
    """An extension of the game: what it adds to the rules, and where other packages find what it adds to them.

    In the text of a position a component takes as many fields as `fields` says. `write` returns them, and `read` makes
    a component of them, in a game of the given format, or raises NotationError; it is given the kingdom to move as
    well, None if it is nobody's turn. `pieces` are the kinds of piece that the extension adds, `syntax` the patterns of
    the texts of its moves with their readers, `boxes` its dominoes by the letter of their box, and `tables` the
    versions of its rule tables, the first one first. Its steps, chance moves and scorers are those of the variants that
    use it. `modules` is the name of the module with its part of a package, such as `players.court`.
    """

    name: str
    component: type[Component]
    fields: int
    write: Callable[[Any], Sequence[str]]
    read: Callable[[Sequence[Field], Format, Kingdom | None], Component]
    pieces: tuple[type[Piece], ...] = ()
    syntax: tuple[tuple[str, MoveReader], ...] = ()
    boxes: Mapping[str, tuple[Domino, ...]] = field(default_factory=lambda: MappingProxyType({}))
    tables: Sequence[object] = ()
    modules: str = "{package}.{name}"

    def part(self, kind: type[P]) -> P | None:
        """Return what the extension adds to a package: the value of that kind in its module; None if there is none.

        The module is imported only now, as it may build on everything in the package.
        """
        module = self.modules.format(package=kind.package, name=self.name)
        return next((part for part in _parts_in(module) if isinstance(part, kind)), None)


@cache
def _parts_in(module: str) -> tuple[Part, ...]:
    values = vars(import_module(module)).values() if find_spec(module) else ()
    return tuple(value for value in values if isinstance(value, Part))


def with_component(components: tuple[Component, ...], component: Component) -> tuple[Component, ...]:
    """Return the components with the one of the same class replaced."""
    # One component of each class at most: `State.find` returns the first.
    return tuple(component if type(each) is type(component) else each for each in components)
