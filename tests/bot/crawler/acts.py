"""What people can do: the controls of their screens, and commands with the values that completion offers."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, TypeAlias, TypeVar

from bot.chat.kit.blocks import Address
from engine.variants import VARIANTS
from simulator import api
from tests.bot.server import Message

T = TypeVar("T")


@dataclass(frozen=True)
class Somebody:
    """A person, whom people choose."""

    name: str


@dataclass(frozen=True)
class Here:
    """The channel of the table, which people choose."""


@dataclass(frozen=True)
class Players:
    """The role of the server, which people choose."""


PEOPLE = Somebody("Kenji"), Somebody("Sam")


@dataclass(frozen=True)
class Tap:
    """A tap on a button."""

    custom_id: str


@dataclass(frozen=True)
class Choose:
    """A choice in a select."""

    custom_id: str
    values: tuple[str | Somebody | Here | Players, ...]


@dataclass(frozen=True)
class Type:
    """A command with its options."""

    command: str
    options: tuple[tuple[str, Any], ...] = ()


Act: TypeAlias = Tap | Choose | Type


class Key(NamedTuple):
    """What tells acts apart."""

    screen: str
    """The actions that stand on the same screen; empty for a command."""
    what: str
    """An action, or the name of a command."""
    form: str
    """The argument without what differs from position to position, or an option of a command."""
    which: str
    """Which of several that are alike."""
    choice: str = ""
    """Which value of a select."""
    names_game: bool = False
    """Whether the control is about a game."""

    @property
    def pair(self) -> tuple[str, str, str]:
        """The action, the screen it stands on, and which value of a select."""
        return self.screen, self.what, self.choice


def shape(argument: str) -> str:
    """Return the argument of an address without what differs from position to position.

    >>> shape("12@g8e >38"), shape("2160 turn")
    ('#@# >#', '# turn')
    """
    words = (("#" if each.partition("+")[0] in VARIANTS else each) for each in argument.split(" "))
    return re.sub(r"[a-z]?\d+[a-z]?", "#", " ".join(words))


def picked(things: Sequence[T], rng: Random) -> Iterator[tuple[str, T]]:
    """Yield the first of some things, the last, and one drawn from among the others."""
    for name, those in ("first", things[:1]), ("last", things[1:][-1:]), ("drawn", things[1:-1]):
        if those:
            yield name, rng.choice(those)


def on_screen(message: Message, rng: Random) -> Iterator[tuple[Key, Act]]:
    """Yield what can be done on a message: each of the controls that differ, and some of those that are alike."""
    controls = [part for part in message.parts if part.get("custom_id") and not part.get("disabled")]
    alike = defaultdict[tuple[str, str], list[Any]](list)
    for part in controls:
        _, action, _, _, argument = part["custom_id"].split(":", 4)
        alike[action, shape(argument)].append(part)
    screen = " ".join(sorted({action for action, _ in alike})) + ("" if message.is_private else " in public")
    for (action, form), group in alike.items():
        for which, part in picked(group, rng):
            for what, act in _uses(part, rng):
                yield Key(screen, action, form, which, what, _names_game(part)), act


def _names_game(part: Any) -> bool:
    """Return whether a control is for a game, or has a number, as of a game elsewhere, in its argument or choices."""
    address = Address.parse(part["custom_id"].partition(":")[2])
    texts = [*address.argument.split(" ")[:1], *(each["value"] for each in part.get("options", ()))]
    return address.subject is not None or any(map(str.isdecimal, texts))


def _uses(part: Any, rng: Random) -> Iterator[tuple[str, Act]]:
    custom_id = part["custom_id"]
    match part["type"]:
        case api.BUTTON:
            yield "", Tap(custom_id)
        case api.STRING_SELECT:
            values = [each["value"] for each in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            if least <= 1:
                yield from ((which, Choose(custom_id, (value,))) for which, value in picked(values, rng))
            if least == 0:
                yield "none", Choose(custom_id, ())
            if most > 1:
                yield "all", Choose(custom_id, tuple(values[:most]))
        case api.USER_SELECT:
            yield from ((each.name, Choose(custom_id, (each,))) for each in PEOPLE)
        case api.CHANNEL_SELECT:
            yield "channel", Choose(custom_id, (Here(),))
            yield "none", Choose(custom_id, ())
        case api.ROLE_SELECT:
            yield "role", Choose(custom_id, (Players(),))
            yield "none", Choose(custom_id, ())
        case other:
            raise NotImplementedError(f"nobody knows how to use a component of type {other}")
