"""How many round trips lie between a tap and its picture, on a line where each request takes 150 ms."""

import asyncio
import time
from collections.abc import Awaitable, Mapping
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.storage.database import Database
from tests.bot.server import SimulatedServer, begin_between_others, open_lobby, takes
from tests.bot.words import says

LATENCY = 0.15
CALLBACK, EDIT = "POST /interactions/{}/{}/callback", "PATCH /webhooks/{}/{}/messages/@original"
SEND, CHANGE = "POST /channels/{}/messages", "PATCH /channels/{}/messages/{}"
DELETE = "DELETE /webhooks/{}/{}/messages/@original"
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE = 4, 5, 6, 7
"""Types of first responses."""


async def requests_of(server: SimulatedServer, act: Awaitable[object]) -> list[tuple[str, float]]:
    """Return the requests of the bot during an act, with the seconds until Discord has carried out each."""
    server.discord.latency = LATENCY
    since, began = len(server.requests), time.monotonic()
    await act
    server.discord.latency = 0
    return [(_named(each), round(each.ended - began, 2)) for each in server.requests[since:]]


def _named(call: Any) -> str:
    named = f"{call.method} {call.template.format(**dict.fromkeys(call.values, '{}'))}"
    return f"{named} {call.body['type']}" if named == CALLBACK else named


async def test_a_turn_is_five_requests_and_everybody_sees_each_step_after_one_round_trip(
    timed: SimulatedServer,
) -> None:
    mover = await begin_between_others(timed)
    opened = await requests_of(timed, mover.click(timed.newest, Action.OPEN_PANEL))
    assert opened == [(f"{CALLBACK} {REPLY}", 0.15)]
    panel, before = mover.private_messages(timed.channel)[-1], timed.newest
    assert len(panel.attached) == 1
    took = await requests_of(timed, mover.click(panel, takes(panel)[0]))
    # The private answer, the public message, the former one without its buttons, the panel of who moved before.
    assert took == [(f"{CALLBACK} {UPDATE}", 0.15), (SEND, 0.15), (CHANGE, 0.3), (DELETE, 0.45)]
    assert says(panel.text, "turn-done")
    assert timed.newest.id != before.id


async def test_a_choice_in_the_public_message_is_answered_by_the_next_public_message(timed: SimulatedServer) -> None:
    mover = await timed.begin()
    picks = [each for each in timed.newest.buttons if each.action == Action.PLAY]
    chosen = await requests_of(timed, mover.click(timed.newest, picks[0]))
    assert chosen == [(SEND, 0.15), (CHANGE, 0.3), (f"{CALLBACK} {DEFERRED_UPDATE}", 0.45)]


class Slow:
    """A database that takes some seconds for the next transaction."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._transaction = Database.transaction

    async def transaction(self, *args: Any, **options: Any) -> Any:
        seconds, self.seconds = self.seconds, 0
        await asyncio.sleep(seconds)
        return await self._transaction(*args, **options)


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [(0.5, {f"{CALLBACK} {REPLY}": 0.65}), (1.5, {f"{CALLBACK} {DEFERRED_REPLY}": 0.95, EDIT: 1.65})],
)
async def test_an_answer_that_is_not_ready_is_deferred_after_eight_tenths_of_a_second(
    timed: SimulatedServer, monkeypatch: pytest.MonkeyPatch, seconds: float, expected: Mapping[str, float]
) -> None:
    slow = Slow(seconds)

    async def transaction(*args: Any, **options: Any) -> Any:
        return await slow.transaction(*args, **options)

    monkeypatch.setattr(Database, "transaction", transaction)
    asked = await requests_of(timed, timed.people["Ola"].slash(timed.channel, "kingdomino games"))
    assert dict(asked) == expected


async def test_a_bot_without_direct_answers_defers_each_and_edits_it(deferring: SimulatedServer) -> None:
    ola = deferring.people["Ola"]
    since = len(deferring.requests)
    lobby = await open_lobby(ola, deferring)
    await ola.click(lobby, Action.SHOW_LOBBY)
    asked = [_named(each) for each in deferring.requests[since:]]
    # The second answer takes the place of the first, which goes.
    assert [each for each in asked if "/webhooks/" in each or "/interactions/" in each] == [
        *[f"{CALLBACK} {DEFERRED_REPLY}", EDIT] * 2,
        EDIT.replace("PATCH", "DELETE"),
    ]
