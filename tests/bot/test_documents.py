"""What the documents tell people to type is a command of the bot, with options and values that it takes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command, Parameter

from bot.games.matching import choose
from tests.bot.chat.people.test_every_option import one_of
from tests.bot.features import tree_of
from tests.bot.sample_tables import LOCALIZER, translations
from tests.test_project import ROOT, documents

TYPED: Final = re.compile(r"`/([a-z]+(?: [a-z]+(?!:))*)((?: \w+: [^`:]+)?)`((?:,? ?(?:with|and)? ?`\w+: [^`]+`)*)")
GIVEN: Final = re.compile(r"(\w+): ([^`:]+?)(?=`| \w+:|$)")
NO_COMMANDS: Final = {"healthz", "readyz", "metrics", "home", "build", "k", "q", "pla"}
"""Paths of the bot's own web page and of machines, names in other projects, and beginnings of commands."""

COMMANDS: Final = {each.qualified_name: each for each in tree_of().walk_commands()}


def typed(text: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the commands in a text with the options that follow in the same sentence, and their values."""
    for found in TYPED.finditer(text):
        if found[1] not in NO_COMMANDS:
            yield found[1], GIVEN.findall(found[2] + found[3])


def takes(command: Command[Any, ..., Any], option: Parameter, value: str) -> bool:
    match option.type:
        case AppCommandOptionType.boolean:
            return value in {"True", "False"}
        case AppCommandOptionType.integer if not one_of(command, option):
            return value.isdecimal()
    if closed := one_of(command, option):
        return choose(closed.named(LOCALIZER, translations()), value) is not None
    return True


def mistakes(text: str) -> Iterator[str]:
    for name, given in typed(text):
        command = COMMANDS.get(name)
        if command is None:
            yield f"/{name}"
        for option, value in given if command else ():
            found = command.get_parameter(option) if isinstance(command, Command) else None
            if not (isinstance(command, Command) and found and takes(command, found, value)):
                yield f"/{name} {option}: {value}"


@pytest.mark.parametrize("page", documents(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_in_a_document_can_be_typed(page: Path) -> None:
    assert [*mistakes(page.read_text(encoding="utf-8"))] == []


def test_a_command_that_cannot_be_typed_is_found() -> None:
    text = "`/kingdomino new` with `players: 3` and `thread: True`, `/kingdomino old`, `/kingdomino new players: x`"
    assert [*mistakes(text)] == ["/kingdomino new thread: True", "/kingdomino old", "/kingdomino new players: x"]
