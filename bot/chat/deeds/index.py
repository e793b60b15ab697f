"""The modules of all topics, whose decorators register the handlers of buttons and deadlines, and slash commands."""

# ruff: noqa: F401

from collections.abc import Mapping
from copy import copy
from importlib import import_module
from typing import Any

from discord.app_commands import CommandTree, Group

from bot.chat.deeds import (
    absence,
    board,
    coach,
    games,
    playing_on,
    proposals,
    rules,
    settings,
    turn,
    waiting,
)
from bot.chat.deeds import help as help_page
from bot.chat.deeds.lobby import INVITE_MENU
from bot.chat.extension import ChatPart
from bot.chat.handling.commands import COMMANDS, Command, localized
from engine.extensions import parts

for _part in parts(ChatPart):
    for _module in _part.command_modules:
        import_module(_module)


def add_commands(tree: CommandTree[Any], of_features: Mapping[str, Command]) -> None:
    """Add all commands, as copies, because a tree may change its commands."""
    groups = dict[str, Group]()
    for typed, command in sorted({**COMMANDS, **of_features}.items()):
        first = typed.partition(" ")[0]
        if first == typed:
            tree.add_command(copy(command))
            continue
        if first not in groups:
            groups[first] = Group(name=first, description=localized(f"command-{first}-about"))
            tree.add_command(groups[first])
        groups[first].add_command(copy(command))
    tree.add_command(copy(INVITE_MENU))
