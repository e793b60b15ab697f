"""Options of commands with a value that is none of their choices: the person is told, and nothing else happens."""

from typing import Final

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command

from bot.chat.handling.pipeline import MOVED
from bot.host.composition import FEATURES
from tests.bot.server import SimulatedServer, click_forged, read, say, words

features = FEATURES


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
    commands = [each for each in server.bot.tree.walk_commands() if isinstance(each, Command)]
    forged = [(command, each) for command in commands for each in command.parameters if each.choices]
    assert len(forged) >= 3
    for command, option in forged:
        value = 7 if option.type is AppCommandOptionType.integer else "dance"
        told = await say(server.people["Ola"], server, command.qualified_name, **{option.display_name: value})
        assert told.text == words("error-no-such-choice")
    for number in (0, -1, 49, 367, 1 << 53, -(1 << 53)):
        told = await say(server.people["Ola"], server, "kingdomino new", players=number)
        assert told.text == words("error-no-such-choice")
    assert (await server.table()).game == before
    assert "error" not in caplog.text.lower()

    # A command that the bot does not have is an outdated one, and what has moved is somewhere else.
    [group] = [each for each in server.discord.commands[""] if each["name"] == "kingdomino"]
    for gone in "fly", *MOVED:
        group["options"].append({"type": 1, "name": gone, "description": gone})
        told = await say(server.people["Ola"], server, f"kingdomino {gone}")
        expected = words("error-moved", command=MOVED[gone]) if gone in MOVED else words("error-command-outdated")
        assert told.text == expected


async def test_an_old_button_of_what_has_moved_says_where_it_is_now(server: SimulatedServer) -> None:
    await server.begin()
    for recorded in RECORDED:
        told = read(await click_forged(server.people["Ola"], server, recorded))
        assert told.text == words("error-moved", command=MOVED[recorded.partition(":")[0]])


RECORDED: Final = ("files:1:0:",)
"""An address of each action that is gone, as the bot sent it."""
