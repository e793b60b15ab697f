"""Whatever people ask for is acknowledged within a second, even if the database hangs: Discord waits for three."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.storage.database import Database
from tests.bot.server import CALLBACK, SimulatedServer, click_forged, more, never_answered, open_lobby, words

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "place": {"where": "f7e"},
    "draft": {"domino": "7"},
    "queendomino tax": {"knight": "n@g8"},
    "queendomino build": {"tile": "b1@g8"},
    "queendomino dragon": {"burn": "d1"},
    "kingdomino table": {"do": "undo"},
}
"""What the commands with required options are given."""
LONGEST = 1.0
"""Seconds."""


class Unreachable(ConnectionError):
    """What the bot gets of a database that does not answer."""


class Hanging:
    """A database that answers nothing, until it fails."""

    def __init__(self) -> None:
        self.has_failed = asyncio.Event()

    async def transaction(self, *_: object, **__: object) -> None:
        await self.has_failed.wait()
        raise Unreachable

    async def fail(self, server: SimulatedServer) -> None:
        """Let all that waits fail, and hang again."""
        self.has_failed.set()
        await server.discord.quiet()
        self.has_failed.clear()


@pytest.fixture
async def hanging(timed: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hanging]:
    """A database that hangs; nobody waits for more than the acknowledgment."""
    database = Hanging()
    with monkeypatch.context() as patch:
        patch.setattr(Database, "transaction", database.transaction)
        for guest in timed.people.values():
            guest.person.waits = False
        yield database
        await database.fail(timed)


async def test_commands_and_buttons_are_acknowledged_while_the_database_hangs(
    timed: SimulatedServer, hanging: Hanging
) -> None:
    names = [each.qualified_name for each in timed.bot.tree.walk_commands() if not hasattr(each, "commands")]
    assert {
        "kingdomino new",
        "kingdomino table",
        "place",
        "kingdomino board",
        "kingdomino help",
        "queendomino tax",
    } <= set(names)
    ola, kenji = timed.people.values()
    ola.person.install()
    for name in names:
        answer = await ola.slash(timed.channel, name, **OPTIONS.get(name, {}))
        assert answer.answer.seconds < LONGEST, name
        await hanging.fail(timed)
    assert (await ola.use(timed.channel, words("menu-invite"), kenji)).answer.seconds < LONGEST
    for action in (Action.OPEN_PANEL, Action.SHOW_GAMES, Action.JOIN):
        await hanging.fail(timed)
        assert (await click_forged(ola, timed, Address(action, 1, 1))).answer.seconds < LONGEST


async def test_what_another_program_with_the_same_token_has_answered_may_be_done_by_both(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server)
    panel = await more(ola, lobby)
    server.fail(CALLBACK, status=400, code=40060, times=None)
    join, add = lobby.button(Action.JOIN).custom_id, panel.select(Action.ADD_COMPUTER).custom_id
    for act in (ola.person.choose(dict(panel.data), add, "solid"), kenji.person.click(dict(lobby.data), join)):
        caplog.clear()
        await never_answered(server, act)
        [line] = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert "another program that runs with the same token" in line
    assert len((await server.table()).game.seats) == 3
    assert "Kenji" in server.newest.alt


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_deferral_whose_answer_is_lost_is_repeated_and_counts(deferring: SimulatedServer, when: str) -> None:
    ola, kenji = deferring.people.values()
    await ola.slash(deferring.channel, "kingdomino new")
    deferring.fail(CALLBACK, drop=when, status=0)
    await kenji.click(deferring.newest, Action.JOIN)
    assert [seat.name for seat in (await deferring.table()).game.seats] == ["Ola", "Kenji"]
    assert [each.status for each in deferring.requests if "/callback" in each.path][-1] == (
        200 if when == "before" else 400
    )
