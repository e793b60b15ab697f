"""Options of commands with a value that is none of their choices: the person is told, and nothing else happens."""

from collections.abc import Iterator
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command, Parameter

from bot.host.composition import FEATURES
from tests.bot.server import SimulatedServer, say, words

features = FEATURES


def with_choices(server: SimulatedServer) -> Iterator[tuple[Command[Any, ..., Any], Parameter]]:
    for command in server.bot.tree.walk_commands():
        if isinstance(command, Command):
            yield from ((command, each) for each in command.parameters if each.choices)


def let_everybody_forge(server: SimulatedServer) -> None:
    """Let clients take any value for every option."""
    waiting = list(server.discord.commands[""])
    while waiting:
        option = waiting.pop()
        for limit in ("choices", "min_value", "max_value"):
            option.pop(limit, None)
        waiting.extend(option.get("options") or [])


async def test_a_choice_that_does_not_exist_is_refused_in_words(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    let_everybody_forge(server)
    before = (await server.table()).game
    forged = list(with_choices(server))
    assert len(forged) >= 4
    for command, option in forged:
        value = 7 if option.type is AppCommandOptionType.integer else "dance"
        told = await say(server.people["Ola"], server, command.qualified_name, **{option.display_name: value})
        assert told.text == words("error-no-such-choice")
    for number in (0, -1, 49, 367, 1 << 53, -(1 << 53)):
        told = await say(server.people["Ola"], server, "kingdomino new", players=number)
        assert told.text == words("error-no-such-choice")
    assert (await server.table()).game == before
    assert "error" not in caplog.text.lower()

    # A command that the bot does not have is an outdated one.
    [group] = [each for each in server.discord.commands[""] if each["name"] == "kingdomino"]
    group["options"].append({"type": 1, "name": "fly", "description": "fly"})
    told = await say(server.people["Ola"], server, "kingdomino fly")
    assert told.text == words("error-command-outdated")
