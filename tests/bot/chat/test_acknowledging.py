"""Whatever people ask for is acknowledged before the bot reads, writes or draws: Discord waits for three seconds."""

from collections.abc import Mapping
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import ServerDisconnectedError

from bot.app import Kingdomino
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.context import Context, Where
from bot.storage.database import Database
from tests.bot.fake_channels import refused
from tests.bot.server import SimulatedServer, click_forged, never_answered
from tests.bot.words import words

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "place": {"where": "f7e"},
    "draft": {"domino": "7"},
    "tax": {"knight": "n@g8"},
    "build": {"tile": "b1@g8"},
    "dragon": {"burn": "d1"},
    "kingdomino table": {"do": "join"},
    "kingdomino away": {"end": "3 days"},
}
"""What the commands with required options are given."""


class Unreachable(ConnectionError):
    """What the bot gets of a database that does not answer."""


@pytest.fixture
def too_early(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let every access to the database fail; the interactions which were not acknowledged by then."""
    current, found = ContextVar[discord.Interaction[Any]]("current"), list[str]()
    accepts = Kingdomino.accepts

    async def noted(bot: Kingdomino, interaction: discord.Interaction[Any]) -> bool:
        current.set(interaction)
        return await accepts(bot, interaction)

    async def transaction(*_: object, **__: object) -> None:
        interaction = current.get(None)
        if interaction and not interaction.response.is_done():
            found.append(str(interaction.data))
        raise Unreachable

    monkeypatch.setattr(Kingdomino, "accepts", noted)
    monkeypatch.setattr(Database, "transaction", transaction)
    return found


async def test_commands_are_acknowledged_before_any_statement(server: SimulatedServer, too_early: list[str]) -> None:
    names = [each.qualified_name for each in server.bot.tree.walk_commands() if not hasattr(each, "commands")]
    assert {"kingdomino new", "kingdomino table", "place", "board", "kingdomino rules", "tax"} <= set(names)
    ola, kenji = server.people.values()
    given = {**OPTIONS, "kingdomino invite": {"player": kenji}}
    for name in names:
        answer = await ola.slash(server.channel, name, **given.get(name, {}))
        assert answer.answer.callback, name
    assert (await ola.use(server.channel, words("menu-invite"), kenji)).answer.callback
    assert too_early == []


async def test_what_another_program_with_the_same_token_has_answered_is_left_to_it(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    ola, kenji = server.people.values()
    await ola.slash(server.channel, "kingdomino new")
    server.fail("POST /interactions/.*/callback$", status=400, code=40060)
    join = server.newest.button(Action.JOIN).custom_id
    await never_answered(server, kenji.person.click(dict(server.newest.data), join))
    assert [seat.name for seat in (await server.table()).game.seats] == ["Ola"]
    [line] = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert "another program that runs with the same token" in line


async def test_what_was_acknowledged_in_an_attempt_whose_answer_got_lost_is_done(server: SimulatedServer) -> None:
    click = a_click()
    click.response = LostAnswer()
    await Context(click, server.services).reply.acknowledge(Where.HERE)
    assert click.response.attempts == 2


class Response:
    """The response to an interaction: it notes whether there has been one."""

    type = discord.InteractionResponseType.deferred_message_update

    def __init__(self) -> None:
        self.is_there = False

    def is_done(self) -> bool:
        return self.is_there

    async def defer(self, **_: object) -> None:
        self.is_there = True


class LostAnswer(Response):
    """A response that Discord has taken at the first attempt, which the bot does not learn before the second."""

    attempts = 0

    async def defer(self, **_: object) -> None:
        self.attempts += 1
        if self.attempts == 1:
            raise ServerDisconnectedError
        raise refused(400, code=40060)


def a_click() -> Any:
    """Somebody's click on a button of an ephemeral message."""
    return SimpleNamespace(
        id=1,
        type=discord.InteractionType.component,
        response=Response(),
        user=SimpleNamespace(id=101, display_name="Ola"),
        locale=discord.Locale.american_english,
        message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True)),
        permissions=discord.Permissions.none(),
        guild_id=1,
        channel_id=7,
        data={},
    )


@pytest.mark.parametrize("action", [Action.OPEN_PANEL, Action.SHOW_GAMES, Action.JOIN])
async def test_a_button_is_acknowledged_before_the_database_is_asked(
    action: Action, server: SimulatedServer, too_early: list[str]
) -> None:
    answer = await click_forged(server.people["Ola"], server, Address(action, 1, 1))
    assert answer.answer.callback
    assert too_early == []
