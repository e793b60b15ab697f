"""Every kind of select is answered without a mistake if any part of its data is missing: others may forge it."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from bot.chat.actions import Action
from simulator import Answer
from simulator.api import Json
from simulator.world.moods import Mood
from tests.bot.server import Guest, Message, SimulatedServer, guests, open_lobby, say, visit

Choose = Callable[[], Awaitable[Answer]]


async def people(server: SimulatedServer) -> Choose:
    ola, kenji = server.people.values()
    panel = await guests(ola, await open_lobby(ola, server, players=4))
    return lambda: ola.person.choose(dict(panel.data), panel.select(Action.INVITE).custom_id, kenji.person)


async def page_of_server(server: SimulatedServer, section: str) -> tuple[Guest, Message]:
    mara = server.with_rights("Mara", "MANAGE_GUILD")
    page = await say(mara, server, "kingdomino server")
    await mara.choose(page, Action.SHOW_SERVER, section)
    return mara, page


async def channels(server: SimulatedServer) -> Choose:
    mara, page = await page_of_server(server, "where")
    return lambda: mara.person.choose(dict(page.data), page.select(Action.ADJUST_SERVER).custom_id, server.channel.data)


async def roles(server: SimulatedServer) -> Choose:
    mara, page = await page_of_server(server, "players")
    role = server.discord.add_role(server.guild, "Players", 0)
    return lambda: mara.person.choose(dict(page.data), chosen(page, "openers"), role)


async def choices(server: SimulatedServer) -> Choose:
    ola = server.people["Ola"]
    rules = await visit(ola, server, Action.READ_RULES)
    return lambda: ola.person.choose(dict(rules.data), chosen(rules, "chapter"), rules.selects[0].values[1])


def chosen(page: Message, argument: str) -> str:
    """Return the custom_id of the select whose argument begins so."""
    return next(each.custom_id for each in page.selects if each.argument.startswith(argument))


def parts(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to each part of a value, at all depths."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*way, key)
        yield from parts(inner, (*way, key))


def without(value: Any, way: tuple[Any, ...], *, is_null: bool) -> Any:
    """Return a copy of the value without a part, or with null in its place."""
    part = changed = deepcopy(value)
    *above, last = way
    for key in above:
        part = part[key]
    if is_null:
        part[last] = None
    else:
        del part[last]
    return changed


@pytest.mark.parametrize("begin", [people, channels, roles, choices])
async def test_a_select_without_a_part_of_its_data_is_answered_without_a_mistake(
    begin: Callable[[SimulatedServer], Awaitable[Choose]], server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    choose, sent, forms = await begin(server), list[Json](), list[Json]()

    def forged(event: Json) -> Json:
        sent.append(event["data"])
        return {**event, "data": forms.pop() if forms else event["data"]}

    server.discord.moods.append(Mood("forged", "a part is missing", events={"INTERACTION_CREATE": forged}))
    await choose()
    [whole] = sent
    faults = []
    # Without these nobody knows what a control is for.
    for way in {*parts(whole)} - {("custom_id",), ("component_type",)}:
        for is_null in (False, True):
            forms.append(without(whole, way, is_null=is_null))
            caplog.clear()
            answer = await choose()
            mistakes = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
            if answer.failed or mistakes:
                faults.append((way, is_null, mistakes))
    assert faults == []
