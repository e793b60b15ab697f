"""What the bot does not need may be missing or null in what Discord sends."""

import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import pytest

from bot.chat.kit.addresses import Action
from bot.chat.kit.discord_api import Unreadable, failure_of
from bot.chat.kit.gateway import TolerantSocket
from simulator import Answer
from simulator.api import Json
from simulator.recorded import filled
from simulator.world.moods import Mood
from tests.bot.chat.transport.test_never_dark import moved, tap
from tests.bot.features import named, needs
from tests.bot.server import HOUR, Guest, SimulatedServer, open_lobby, say, warned
from tests.bot.words import words

features = named("ranking")
"""What the tests look at besides."""

Act = Callable[[], Awaitable[Answer]]
ActOf = Callable[[SimulatedServer, Guest, Guest], Awaitable[Act]]
Path = tuple[str | int, ...]

NEEDED = {"id", "token", "type", "guild_id", "member", "member.user", "member.user.id", "data"}
"""The keys without which nobody can be answered; those of a kind of act are beside it. PERSON is an id."""
OF_TAPS = {*NEEDED, "data.custom_id", "message", "message.id"}
OF_COMMANDS = {*NEEDED, "data.name"}
OF_PEOPLE = {"data.resolved", *(f"data.resolved.users{inner}" for inner in ("", ".PERSON", ".PERSON.id"))}
PARTS = 20


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every key, at all depths."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        if isinstance(key, str):
            yield (*path, key)
        yield from paths(inner, (*path, key))


def without(path: Path, data: Any, *, is_null: bool, event: str = "INTERACTION_CREATE") -> Any:
    """Return the recorded form of an event without a key, or with null in its place."""
    data = part = json.loads(json.dumps(filled(event, data)))
    *way, last = path
    with suppress(KeyError):  # the message may have changed
        for key in way:
            part = part[key]
        part[last] = None
        if not is_null:
            del part[last]
    return data


async def tap_in_public(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    lobby = await open_lobby(ola, server)
    return lambda: ola.person.click(dict(lobby.data), lobby.button(Action.SHOW_LOBBY).custom_id)


async def choice_in_private(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    rules = (await ola.slash(server.channel, "kingdomino rules")).private

    async def act() -> Answer:
        chapters = next(each for each in rules.selects if "chapter" in each.custom_id)
        return await ola.person.choose(dict(rules.data), chapters.custom_id, chapters.values[1])

    return act


async def command(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    return lambda: ola.person.slash(server.channel.data, "kingdomino stats", player=kenji.person)


async def command_in_menu(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    return lambda: ola.person.use(server.channel.data, words("menu-invite"), kenji.person)


async def typing(server: SimulatedServer, ola: Guest, kenji: Guest) -> Act:
    return lambda: ola.person.autocomplete(server.channel.data, "place", focused="where", typed="e")


ACTS: Mapping[ActOf, set[str]] = {
    tap_in_public: OF_TAPS,
    choice_in_private: OF_TAPS,
    command: {
        *(*OF_COMMANDS, *OF_PEOPLE, "data.options.0.name", "data.options.0.type"),
        *(f"data.options.0.options.0.{key}" for key in ("name", "type", "value")),
    },
    command_in_menu: {*OF_COMMANDS, *OF_PEOPLE, "data.target_id"},
    typing: {*OF_COMMANDS, *(f"data.options.0.{key}" for key in ("name", "type", "value"))},
}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("is_null", [False, True])
@pytest.mark.parametrize(
    "act_of", [pytest.param(each, marks=needs("ranking") if each is command else ()) for each in ACTS]
)
@pytest.mark.sampled(43)
async def test_a_person_is_answered_or_the_log_names_the_missing_key(
    act_of: ActOf,
    part: int,
    *,
    is_null: bool,
    server: SimulatedServer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = list[Json]()
    act = await act_of(server, *server.people.values())

    def see(data: Json) -> Json:
        seen.append(data)
        return data

    events: dict[str, Any] = {"INTERACTION_CREATE": see}
    server.discord.moods.append(Mood("recordings", "a recorded key is missing", events=events))
    await act()
    person = str(server.people["Kenji"].id)
    needed = {each.replace("PERSON", person) for each in ACTS[act_of]}
    every = list(paths(filled("INTERACTION_CREATE", seen[0])))
    assert len(every) > 60
    server.discord.ack_deadline = 5.0
    for path in every[part::PARTS]:
        name = ".".join(map(str, path))
        monkeypatch.setattr(TolerantSocket, "_logged", set())
        caplog.clear()
        events["INTERACTION_CREATE"] = lambda data, path=path: without(path, data, is_null=is_null)
        if name in needed:
            with monkeypatch.context() as patched:
                patched.setattr(server.discord, "ack_deadline", 0.2)
                assert (await act()).failed, name
            [line] = [each.getMessage() for each in warned(caplog)]
            assert f"INTERACTION_CREATE without {name.replace(person, '*')}" in line
        else:
            assert not (await act()).failed, name
            assert warned(caplog) == [], name


READY_PARTS = 10


@pytest.mark.parametrize("part", range(READY_PARTS))
@pytest.mark.parametrize("is_null", [False, True])
@pytest.mark.sampled(9)
async def test_the_bot_starts_and_answers_whatever_key_ready_lacks(
    part: int, *, is_null: bool, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    seen = list[Json]()

    def see(data: Json) -> Json:
        seen.append(data)
        return data

    events: dict[str, Any] = {"READY": see}
    server.discord.moods.append(Mood("recordings", "a recorded key is missing", events=events))
    await server.restart()
    every = list(paths(filled("READY", seen[0])))
    assert {("user", "id"), ("shard",), ("guilds", 0, "id"), ("resume_gateway_url",)} <= {*every}
    for path in every[part::READY_PARTS]:
        events["READY"] = lambda data, path=path: without(path, data, is_null=is_null, event="READY")
        await server.restart()
        caplog.clear()
        assert (await server.people["Ola"].slash(server.channel, "kingdomino rules")).private.text, path
        assert warned(caplog) == [], path


# ---- answers

Scene = Callable[[SimulatedServer], Awaitable[None]]

STARTING = {("GET /users/@me$", ("id",)), ("GET /oauth2/applications/@me$", ("id",))}
"""The keys without which the bot cannot start."""
ANSWER_PARTS = 40


async def a_turn(server: SimulatedServer) -> None:
    """Start the bot and take a turn, which is announced once."""
    await server.restart()
    if not await server.services.tables.live(server.channel.id):
        await server.begin()
    first = len(server.messages())
    await moved(server, tap)
    assert len([each for each in server.messages()[first:] if each.actions]) == 1


async def a_thread(server: SimulatedServer) -> None:
    """Begin a game that moves into a thread of its own, and take a turn there."""
    around = server.channel = server.add_channel("around")
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new", players=2, thread=True)
    lobby = server.newest
    await kenji.click(lobby, Action.JOIN)
    await ola.click(lobby, Action.START)
    [server.channel] = around.threads
    assert len([each for each in server.messages() if each.actions]) == 1
    await moved(server, tap)
    await ola.click(await say(ola, server, "kingdomino table", do="cancel"), Action.CANCEL)
    server.now += HOUR // 10  # a person may open only so many tables an hour


def cut(value: Any, path: Path, *, is_null: bool) -> Any:
    """Return the value without a key, or with null in its place; `*` stands for each item of a list."""
    key, *rest = path
    if key == "*":
        return [cut(each, tuple(rest), is_null=is_null) for each in value]
    if not isinstance(value, dict) or key not in value:
        return value
    if rest:
        return {**value, key: cut(value[key], tuple(rest), is_null=is_null)}
    return {**value, key: None} if is_null else {each: inner for each, inner in value.items() if each != key}


def answered(server: SimulatedServer) -> Iterator[tuple[str, Path]]:
    """Yield each key of each answer so far, with a regular expression of the requests that are answered so."""
    for call in server.requests:
        route = f"{call.method} {re.sub('{[^}]+}', '[^/]+', call.template)}$"
        for path in paths(call.answer):
            yield route, tuple("*" if isinstance(each, int) else each for each in path)


@pytest.mark.parametrize("part", range(ANSWER_PARTS))
@pytest.mark.parametrize("is_null", [False, True])
@pytest.mark.parametrize("scene", [a_turn, a_thread])
@pytest.mark.sampled(80)
@pytest.mark.usefixtures("hurried")
async def test_a_game_goes_on_whatever_key_an_answer_lacks(
    scene: Scene, part: int, *, is_null: bool, server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await scene(server)
    every = sorted({*answered(server)} - STARTING)
    assert len(every) > 100
    for route, path in every[part::ANSWER_PARTS]:
        answers: Any = {route: lambda data, path=path: cut(data, path, is_null=is_null)}
        caplog.clear()
        server.discord.moods[:] = [Mood("recordings", "a recorded key is missing", answers=answers)]
        await scene(server)
        assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == [], (route, path)


@pytest.mark.parametrize("is_null", [False, True])
@pytest.mark.parametrize(("route", "path"), sorted(STARTING))
async def test_a_start_without_a_key_that_it_needs_ends_as_an_answer_that_cannot_be_read(
    route: str, path: Path, *, is_null: bool, server: SimulatedServer
) -> None:
    answers: Any = {route: lambda data: cut(data, path, is_null=is_null)}
    server.discord.moods.append(Mood("recordings", "a recorded key is missing", answers=answers))
    with pytest.raises((KeyError, TypeError)) as raised:
        await server.restart()
    assert isinstance(failure_of(raised.value), Unreadable)
    with suppress(KeyError, TypeError):
        await server.ended()
    server.discord.moods.clear()
    await server.start()
