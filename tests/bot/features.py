"""The features that are there, for tests of the whole bot: none of them is named in a test outside of its folder."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from discord import Client, Intents
from discord.app_commands import CommandTree

from bot.chat.handling.commands import COMMANDS, add_commands
from bot.chat.handling.feature import Feature
from bot.chat.slots import Slots
from bot.host.composition import FEATURES, handlers_of

HANDLERS = handlers_of(FEATURES)
"""The handlers of all actions, with all features."""


def named(*names: str) -> list[Feature[Any]]:
    """Return those of the features with these names that are there."""
    return [each for each in FEATURES if each.name in names]


def needs(*names: str) -> pytest.MarkDecorator:
    """Skip a test of the core that types a command of one of these features, where the feature was deleted."""
    is_whole = len(named(*names)) == len(names)
    return pytest.mark.skipif(
        not is_whole, reason=f"types commands of {', '.join(names)}; a folder of these features was deleted"
    )


def tree_of(features: Iterable[Feature[Any]] = FEATURES) -> CommandTree[Any]:
    """Return the commands of the core and of these features as a bot offers them."""
    tree = CommandTree[Any](Client(intents=Intents.none()))
    add_commands(tree, dict(chain(*(each.commands.items() for each in features))))
    return tree


def typed(*commands: str) -> list[str]:
    """Return those of the commands that the core or a feature has."""
    return [each for each in commands if each in COMMANDS or any(each in feature.commands for feature in FEATURES)]


def present(*texts: str) -> list[StrEnum]:
    """Return those of the actions with these texts that a feature has; a deleted feature has none."""
    return [each for text in texts for each in HANDLERS if each == text and isinstance(each, StrEnum)]


class _Gone(StrEnum):
    """Stands for the actions of features that were deleted: no control has it."""

    ACTION = "gone"


def action(text: str) -> StrEnum:
    """Return the action with this text; of a deleted feature one that no control has."""
    return next(iter(present(text)), _Gone.ACTION)


def screens_of_features() -> Iterator[ModuleType]:
    """Yield the module `tests.features.NAME.screens` of each feature that shows screens: its `pages` and `results`.

    One that has only pages has no screen about one finished game, and one that has only results no other.
    """
    for _, module in _named_modules("screens"):
        vars(module).update(vars(_NO_SCREENS) | vars(module))
        yield module


_NO_SCREENS = SimpleNamespace(pages=lambda *_: (), results=lambda *_: ())


def samples_of_features() -> dict[str, ModuleType]:
    """Return the module `tests.features.NAME.sample_worker` of each feature with processes; it takes no time."""
    return dict(_named_modules("sample_worker"))


def slots_of_features() -> Slots:
    """Return the slots as all features fill them; the `OWN` of their `screens` stands for their services."""
    filled, screens = Slots(), dict(_named_modules("screens"))
    for each in FEATURES:
        each.fill(filled, getattr(screens.get(each.name), "OWN", None))
    return filled


def _named_modules(name: str) -> Iterator[tuple[str, ModuleType]]:
    for each in FEATURES:
        if find_spec(module := f"tests.features.{each.name}.{name}"):
            yield each.name, import_module(module)
