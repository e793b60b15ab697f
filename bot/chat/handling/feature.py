"""Features: pages and games beside a table. An operator can switch a feature off, and a maintainer can delete it.

The core imports no feature. `bot.host.composition` lists the features, and registers what their decorators collect.
"""

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeAlias, TypeVar

from bot.chat.handling.commands import Command, command, plain_command
from bot.chat.handling.context import Anywhere, Context, Services
from bot.chat.handling.pipeline import DeadlineHandler, Handlers, due
from bot.chat.slots import HELP, RowOwner, Slot, Slots
from bot.games.deadlines import Deadline
from bot.games.refusals import Refusal
from bot.localization.fluent import FluentLocalizer
from bot.storage.schema import Rows

P = ParamSpec("P")
S = TypeVar("S")
T = TypeVar("T")

Filling: TypeAlias = Callable[Concatenate[S, P], Awaitable[Iterable[T]]]


def no_service(_: Services) -> None:
    """Build nothing, for features that need no service of their own."""


async def _close_nothing(_: object) -> None:
    pass


class Feature(Handlers, Generic[S]):
    """A feature with a service of the type `S`. `service` builds it from the services of the core.

    - `folder`: the folder of the feature, with messages in `locales`.
    - `rows`: the database tables. While the feature is off, its rows are still stored, exported and erased.
    - `needs`: the names of features; without one of them this feature is off.
    - `close`: ends the service when the bot stops.
    """

    def __init__(
        self,
        name: str,
        folder: Path,
        service: Callable[[Services], S],
        *,
        rows: Rows | None = None,
        needs: Collection[str] = (),
        close: Callable[[S], Awaitable[None]] = _close_nothing,
    ) -> None:
        super().__init__()
        self.name, self.locales = name, folder / "locales"
        self.rows, self.needs = rows, needs
        self.commands = dict[str, Command]()
        self.deadlines = dict[Deadline, DeadlineHandler]()
        self.told = dict[str, Sequence[str]]()
        self._service, self._close = service, close
        self._owners = dict[str, Callable[[S], RowOwner]]()
        self._fillings = list[tuple[Slot[..., Any], Callable[..., Awaitable[Iterable[Any]]]]]()

    def command(self, typed: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
        """Decorate a slash command of the feature, as `commands.command` does."""
        return command(typed, self.commands)

    def plain_command(self, typed: str, action: StrEnum, argument: str = "") -> None:
        """Add a slash command that does the same as a button, as `commands.plain_command` does."""
        plain_command(typed, action, argument, self.commands)

    def due(self, deadline: Deadline) -> Callable[[DeadlineHandler], DeadlineHandler]:
        """Decorate the handler of a kind of deadline, as `pipeline.due` does."""
        return due(deadline, self.deadlines)

    def owns(self, names: Iterable[str], owner: Callable[[S], RowOwner]) -> None:
        """Make the result of `owner` the owner of the rows with these names in `Game.owner`."""
        self._owners |= dict.fromkeys(names, owner)

    def fills(self, slot: Slot[P, T]) -> Callable[[Filling[S, P, T]], Filling[S, P, T]]:
        """Decorate a function that fills a slot of the core; the service of the feature is its first argument."""

        def register(filling: Filling[S, P, T]) -> Filling[S, P, T]:
            self._fillings.append((slot, filling))
            return filling

        return register

    def tells(self, topic: str, *keys: str) -> None:
        """Add the messages with these ids to a topic of help, or to `FIRST_PAGE`, `GREETING` or `STORED`."""
        self.told[topic] = (*self.told.get(topic, ()), *keys)

    async def _tell(self, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
        return map(localizer, self.told.get(topic, ()))

    def filled(self, slot: Slot[..., Any]) -> bool:
        """Return whether the feature fills a slot."""
        return any(each is slot for each, _ in self._fillings)

    def of(self, services: Services) -> S:
        """Return the service of the feature, for its handlers."""
        service: S = services.features[self.name]
        return service

    def begin(self, services: Services) -> None:
        """Build the service and fill the slots, on new services of the core."""
        own = services.features[self.name] = self._service(services)
        services.commands.update(self.commands)
        services.deadlines.update(self.deadlines)
        services.slots.owners.update(self._owners_of(own))
        services.closing.append(partial(self._close, own))
        services.slots.fill(HELP, self._tell)
        self.fill(services.slots, own)

    def fill_while_off(self, services: Services) -> None:
        """Fill the slots that are filled while the feature is off, too."""
        if any(slot.is_filled_while_off for slot, _ in self._fillings):
            own = self._service(services)
            services.slots.waiting.update(self._owners_of(own))
            self.fill(services.slots, own, is_off=True)

    def _owners_of(self, own: S) -> Mapping[str, RowOwner]:
        return {name: owner(own) for name, owner in self._owners.items()}

    def fill(self, slots: Slots, own: S, *, is_off: bool = False) -> None:
        """Fill the slots; `own` is the service of the feature."""
        for slot, filling in self._fillings:
            if slot.is_filled_while_off or not is_off:
                slots.fill(slot, partial(filling, own))


def import_all(package: str) -> None:
    """Import all modules of a package, whose decorators register handlers and commands."""
    for module in iter_modules(import_module(package).__path__):
        import_module(f"{package}.{module.name}")


def features_in(package: str, *names: str) -> tuple[Feature[Any], ...]:
    """Import all modules of the folders with these names in a package, and return their `FEATURE`s."""
    for name in names:
        import_all(f"{package}.{name}")
    return tuple(import_module(f"{package}.{name}.feature").FEATURE for name in names)


async def _refuse(_: Context) -> None:
    raise Refusal("error-switched-off")


SWITCHED_OFF: Final = Anywhere(_refuse)
"""Answers the buttons of features that are off."""


def switched_off(features: Sequence[Feature[Any]], names: Collection[str]) -> frozenset[str]:
    """Return the names of all features that are off: the named features, and the features that need them."""
    off = frozenset(each.name for each in features if each.name in names or {*each.needs} & {*names})
    return off if off <= {*names} else switched_off(features, {*names, *off})
