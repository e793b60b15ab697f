"""In a private conversation, `user` says who acts: nobody's answer depends on what stands in `member` beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.chat.kit.gateway import TolerantSocket
from simulator.world.moods import Mood
from tests.bot.chat.transport.test_missing_keys import tap_in_public
from tests.bot.server import SimulatedServer, warned

MEMBERS: dict[str, Callable[[Any], Any]] = {
    "null": lambda _: None,
    "empty": lambda _: {},
    "without a user": lambda _: {"user": None, "roles": None},
    "with the user": lambda user: {"user": user, "roles": []},
    "a list": lambda _: [{}],
}


@pytest.mark.parametrize("member", MEMBERS)
async def test_a_person_is_answered_in_the_private_conversation_whatever_member_is(
    member: str, server: SimulatedServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ola = server.people["Ola"]
    monkeypatch.setattr(TolerantSocket, "_logged", set())
    events: dict[str, Any] = {"INTERACTION_CREATE": lambda data: {**data, "member": MEMBERS[member](data["user"])}}
    server.discord.moods.append(Mood("recordings", "an odd member", events=events))
    server.discord.ack_deadline = 5.0
    assert "Kingdomino" in (await ola.slash(ola.conversation, "kingdomino rules")).text
    assert warned(caplog) == []


@pytest.mark.parametrize("kind", ["3", 1.5, [3], {}, True])
async def test_the_log_says_that_the_type_of_an_interaction_is_missing_where_it_is_no_number(
    kind: Any, server: SimulatedServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = await tap_in_public(server, *server.people.values())
    monkeypatch.setattr(TolerantSocket, "_logged", set())
    events: dict[str, Any] = {"INTERACTION_CREATE": lambda data: {**data, "type": kind}}
    server.discord.moods.append(Mood("recordings", "an odd type", events=events))
    caplog.clear()
    server.discord.ack_deadline = 0.2
    assert (await act()).failed
    [line] = [each.getMessage() for each in warned(caplog)]
    assert "INTERACTION_CREATE without type" in line
