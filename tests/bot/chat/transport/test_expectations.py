"""What is logged while the bot runs on a Discord that does otherwise than expected."""

from typing import Any

import pytest

from bot.chat.kit import errors
from tests.bot.server import SimulatedServer

WITHOUT_EMOJI = str(442368 - (1 << 18))


@pytest.fixture(autouse=True)
def nothing_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_contradicted", set())


@pytest.fixture
def unexpected(caplog: pytest.LogCaptureFixture) -> Any:
    """Return the warnings of Discord's surprises."""
    return lambda: [each.getMessage() for each in caplog.records if each.name == errors.__name__]


async def test_a_discord_that_does_as_expected_leaves_no_line(server: SimulatedServer, unexpected: Any) -> None:
    await server.begin()
    await server.without_grace()
    # Two first choices in a row call a person whom the message of the second choice does not mention.
    for _ in range(4):
        await server.step()
    ola = server.people["Ola"]
    await ola.slash(ola.conversation, "kingdomino rules")
    assert unexpected() == []


async def test_other_permissions_in_a_private_conversation_are_a_line_once(
    server: SimulatedServer, unexpected: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.discord, "app_permissions", lambda *_: WITHOUT_EMOJI)
    ola = server.people["Ola"]
    for _ in range(2):
        await ola.slash(ola.conversation, "kingdomino rules")
    [line] = unexpected()
    assert line == (
        "unexpected answer of Discord: expected that `app_permissions` are 442368 in a private conversation with the "
        f"bot, got: {WITHOUT_EMOJI}; please report it"
    )


async def test_a_mention_that_discord_drops_is_a_line_once(
    server: SimulatedServer, unexpected: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.discord, "_mention", lambda data, allowed: None)
    await server.begin()
    await server.without_grace()
    await server.step()
    [line] = unexpected()
    assert line.startswith(
        "unexpected answer of Discord: expected that the people whom a message mentions are in its `mentions`, got"
    )
