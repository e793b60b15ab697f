"""Every option of every command takes what its list shows, in every language: some clients send a name for a value."""

from collections.abc import Iterator
from inspect import signature
from itertools import product
from typing import Any, Final, get_args

import pytest
from discord import AppCommandOptionType, Locale
from discord.app_commands import Command, CommandTree, Parameter

from bot.chat.handling.commands import OneOf
from bot.games.matching import choose
from tests.bot.chat.turn.test_forged_choices import let_everybody_forge
from tests.bot.features import tree_of
from tests.bot.sample_tables import LOCALIZER, translations
from tests.bot.server import Guest, SimulatedServer, begin_placing
from tools.translating.__main__ import shipped_languages

CLOSED: Final = {AppCommandOptionType.boolean, AppCommandOptionType.integer, AppCommandOptionType.user}
"""Types of options in which nothing can be typed that Discord itself does not check."""


def options(tree: CommandTree[Any]) -> Iterator[tuple[Command[Any, ..., Any], Parameter]]:
    for command in tree.walk_commands():
        if isinstance(command, Command):
            yield from ((command, each) for each in command.parameters)


def one_of(command: Command[Any, ..., Any], option: Parameter) -> OneOf[Any] | None:
    annotation = signature(command.callback, eval_str=True).parameters[option.name].annotation
    return next((each for each in (annotation, *get_args(annotation)) if isinstance(each, OneOf)), None)


def test_nothing_is_typed_that_no_list_shows() -> None:
    for command, option in options(tree_of()):
        is_matched = option.autocomplete or one_of(command, option)
        assert option.type in CLOSED or is_matched, f"{command.qualified_name} {option.name}"


def test_every_choice_is_taken_by_its_name_in_every_language() -> None:
    closed = {id(found): found for command, option in options(tree_of()) if (found := one_of(command, option))}
    assert len(closed) >= 2
    texts, count = translations(), 0
    for each in closed.values():
        known = each.named(LOCALIZER, texts)
        for language, (value, key) in product(shipped_languages(), each.keys.items()):
            name = texts.bind(language)(key)
            for typed in (name, name.upper(), f" {name} ", str(value)):
                assert choose(known, typed).value == value, typed
                count += 1
    assert count > 400


async def test_a_name_is_as_good_as_the_value_when_the_table_is_opened(server: SimulatedServer) -> None:
    let_everybody_forge(server)
    texts, ola = translations(), server.people["Ola"]
    await ola.slash(server.channel, "kingdomino new", game=texts.bind("ja")("variant-qd"), players=3)
    assert (await server.table()).game.options.variant == "qd"


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", [each for each in shipped_languages() if each in {one.value for one in Locale}])
async def test_every_line_that_opens_while_somebody_types_is_taken_as_it_is_shown(
    server: SimulatedServer, language: str
) -> None:
    """One turn of Queendomino, in which each option is given the name of a line."""
    for person in server.people.values():
        person.person.locale = language
    mover = await begin_placing(server, game="qd")
    [other] = await server.others()
    tried = set[tuple[str, str]]()

    async def take(person: Guest, command: str, option: str, typed: str = "", **given: Any) -> str:
        """Send the first line that is offered, and return what is answered."""
        tried.add((command, option))
        choices = (await person.complete(server.channel, command, option, typed, **given)).choices
        assert choices, f"/{command} {option} offers nothing"
        return (await person.slash(server.channel, command, **{option: choices[0].name}, **given)).text

    async def move(command: str, option: str) -> None:
        before = (await server.table()).ply
        first, *_ = (await mover.complete(server.channel, command, option)).choices
        told = await take(mover, command, option)
        # A line that says why there is nothing to choose sends its text.
        assert first.name == first.value or (await server.table()).ply > before, told

    assert "Ola" in (await take(mover, "kingdomino board", "kingdom", "ola", text=True))
    await take(mover, "kingdomino board", "ask", "rivals")
    await take(mover, "kingdomino settings", "zone", "warsaw")
    assert (await server.services.tables.accounts.person(mover.id)).time_zone == "Europe/Warsaw"
    await take(other, "kingdomino settings", "away", "3")
    assert (await server.services.tables.accounts.person(other.id)).away_until
    for command, option in (
        ("place", "where"),
        ("queendomino tax", "knight"),
        ("queendomino build", "tile"),
        ("queendomino dragon", "burn"),
        ("draft", "domino"),
    ):
        await move(command, option)
    # The turn is over.
    assert (await server.table()).awaits(mover.id) is False
    await take(mover, "kingdomino help", "about", "dragon")
    await take(mover, "kingdomino table", "do", "pace")
    await take(mover, "kingdomino table", "player", do="substitute")
    offered = options(server.bot.tree)
    expected = {(command.qualified_name, option.display_name) for command, option in offered if option.autocomplete}
    assert tried == expected
