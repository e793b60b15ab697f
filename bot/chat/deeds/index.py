"""The modules of all topics, whose decorators register the handlers of buttons and deadlines, and slash commands."""

# ruff: noqa: F401

from copy import copy
from importlib import import_module
from operator import attrgetter
from typing import Any

from discord.app_commands import CommandTree, Group

from bot.chat.deeds import (
    absence,
    board,
    challenges,
    games,
    history,
    proposals,
    puzzles,
    rules,
    settings,
    stats,
    turn,
    tutorial,
    waiting,
)
from bot.chat.deeds import help as help_page
from bot.chat.deeds.lobby import INVITE_MENU
from bot.chat.extension import ChatPart
from bot.chat.handling.commands import COMMANDS, SUBCOMMANDS, localized
from engine.extensions import parts

for _part in parts(ChatPart):
    for _module in _part.command_modules:
        import_module(_module)


def add_commands(tree: CommandTree[Any]) -> None:
    """Add all commands, as copies, because a tree may change its commands."""
    group = Group(name="kingdomino", description=localized("command-kingdomino-about"))
    for each in sorted(SUBCOMMANDS, key=attrgetter("name")):
        group.add_command(copy(each))
    tree.add_command(group)
    for top in COMMANDS:
        tree.add_command(copy(top))
    tree.add_command(copy(INVITE_MENU))
