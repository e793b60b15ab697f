"""The parts of an extension. The first extension is Queendomino's court (`engine.court`)."""

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
    """The base class of an extension's part of a `Position`. Components are frozen values."""

    @classmethod
    @abstractmethod
    def start(cls, game_format: Format) -> Component:
        """Return the component before the first move of a game."""

    @classmethod
    @abstractmethod
    def empty(cls, kingdoms: int) -> Component:
        """Return a component without possessions, for scoring the text of a kingdom."""

    def next_turn(self) -> Component:
        return self

    def next_round(self) -> Component:
        """Return the component between two rounds. The game calls the method after `next_turn`."""
        return self


class Part:
    """The base class of an extension's part of another package. Each package above the engine has a subclass."""

    package: ClassVar[str]
    """The name of the package."""


P = TypeVar("P", bound=Part)


@dataclass(frozen=True, eq=False)
class Extension:
    """An extension of the game: additions to the rules, and the modules with additions to other packages.

    A variant with the extension names the extension's steps, chance moves and scorers.
    """

    name: str
    component: type[Component]
    fields: int
    """The number of fields of a component in the text of a position."""
    write: Callable[[Any], Sequence[str]]
    """Returns the fields of a component."""
    read: Callable[[Sequence[Field], Format, Kingdom | None], Component]
    """Makes a component from the fields, the format, and the kingdom to move, if any. Raises NotationError."""
    pieces: tuple[type[Piece], ...] = ()
    """The additional kinds of piece."""
    syntax: tuple[tuple[str, MoveReader], ...] = ()
    """The patterns and the readers of the additional moves."""
    boxes: Mapping[str, tuple[Domino, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The additional dominoes, by the letter of the box."""
    tables: Sequence[object] = ()
    """The versions of the rule tables, from the first version to the newest."""
    modules: str = "{package}.{name}"
    """The name of the module with the extension's part of a package, such as `players.court`."""

    def part(self, kind: type[P]) -> P | None:
        """Return the extension's part of a package: the value of a kind in the extension's module, if any.

        The method imports the module on the first call, because the module may import everything in the package.
        """
        module = self.modules.format(package=kind.package, name=self.name)
        return next((part for part in _parts_in(module) if isinstance(part, kind)), None)


@cache
def _parts_in(module: str) -> tuple[Part, ...]:
    values = vars(import_module(module)).values() if find_spec(module) else ()
    return tuple(value for value in values if isinstance(value, Part))


def with_component(components: tuple[Component, ...], component: Component) -> tuple[Component, ...]:
    """Return the components with a new component in place of the component of the same class."""
    # A position has at most one component of each class.
    return tuple(component if type(each) is type(component) else each for each in components)
