"""Answers that are the first response: whatever becomes of one, there is one panel with its picture, and one move."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.kit.answers import RECOVERY
from simulator.api import LOADING
from tests.bot.chat.transport.acts import choose_spot, tap_open, tap_take, type_move
from tests.bot.server import (
    CALLBACK,
    Guest,
    Message,
    SimulatedServer,
    begin_at_panel,
    begin_placing,
    carries_answer,
    more,
    open_lobby,
    read,
    takes,
    warned,
)
from tests.bot.words import says

LATENCY = 0.15
ANSWER_SECONDS = 3.0
"""How long Discord waits for a first response."""
FAULTS: dict[str, dict[str, Any]] = {
    "400": {"status": 400, "code": 50035, "when": carries_answer},
    "10062": {"status": 404, "code": 10062, "when": carries_answer},
    "500 five times": {"status": 500, "times": 5, "when": carries_answer},
    "an upload of 2.5 s": {"status": 0, "hang": 2.5},
    "an upload of 3.5 s": {"status": 0, "hang": 3.5},
    "cut before": {"status": 0, "drop": "before"},
    "cut after": {"status": 0, "drop": "after"},
}


def private(server: SimulatedServer, person: Guest) -> list[Message]:
    return person.private_messages(server.channel)


ACTS: dict[Callable[[SimulatedServer, Guest], Awaitable[None]], Callable[[Message], bool]] = {
    tap_open: lambda panel: bool(takes(panel) and panel.attached),
    choose_spot: lambda panel: bool(takes(panel) and panel.attached),
    tap_take: lambda panel: says(panel.text, "turn-done"),
    type_move: lambda panel: bool(takes(panel) and panel.attached),
}
"""What people do one after the other, and how they know their panel."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_first_response_that_is_not_taken_leaves_one_panel_and_one_move(
    timed: SimulatedServer, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    await begin_placing(timed)
    timed.discord.latency, timed.discord.ack_deadline = LATENCY, ANSWER_SECONDS
    for act, is_panel in ACTS.items():
        mover, ply, public = await timed.acting_person(), (await timed.table()).ply, timed.newest
        known = [each.id for each in private(timed, mover)]
        timed.fail(CALLBACK, **FAULTS[fault])
        await act(timed, mover)
        made = [each for each in (await timed.table()).moves[ply:] if each.chosen_by == mover.id]
        assert bool(made) == (act in (tap_take, type_move)), act
        assert len({type(each.move) for each in made}) == len(made), act
        panel = private(timed, mover)[-1]
        # Where the mover's next turn follows, its panel takes the place of the finished one.
        goes_on = act is tap_take and not is_panel(panel) and bool(takes(panel))
        assert is_panel(panel) or goes_on, act
        assert (panel.id in known) == (act in (choose_spot, tap_take) and not goes_on)
        assert not panel.data["flags"] & LOADING
        assert len(timed.after(public)) == (act is tap_take), "everybody hears of a turn once"
        timed.discord.faults.clear()
        # The bot has forgotten that its answers were not taken.
        timed.now += RECOVERY + 1
    assert not warned(caplog), "the ladder has learned nothing"


async def test_an_answer_that_is_on_its_way_is_given_up_in_time_for_a_deferral(timed: SimulatedServer) -> None:
    await timed.begin()
    timed.discord.latency = LATENCY
    timed.fail(CALLBACK, status=0, hang=4)
    since, began = len(timed.requests), time.monotonic()
    await timed.people["Ola"].slash(timed.channel, "kingdomino board")
    answers = [each for each in timed.requests[since:] if each.body]
    assert [round(each.ended - began, 2) for each in answers] == [4.15, 1.95, 2.1]


async def test_after_a_refusal_only_screens_of_that_kind_are_deferred_and_for_ten_minutes(
    timed: SimulatedServer,
) -> None:
    ola = timed.people["Ola"]
    timed.fail(CALLBACK, status=400, code=50035, when=carries_answer)
    since = len(timed.requests)
    for command in ("kingdomino settings", "kingdomino settings", "kingdomino games"):
        await ola.slash(timed.channel, command)
    timed.now += RECOVERY + 1
    await ola.slash(timed.channel, "kingdomino settings")
    tried = [each.body["type"] for each in timed.requests[since:] if "/callback" in each.path]
    assert tried == [4, 5, 5, 4, 4]


async def test_a_note_beside_a_public_message_stays_when_that_message_is_changed(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=4)
    await kenji.click(lobby, Action.JOIN)
    panel = await more(ola, lobby)
    # The lobby does not show the computer player yet, which the next tap mends.
    server.fail("PATCH /channels/.*/messages/", status=429, retry_after=60.0, times=2)
    await ola.choose(panel, Action.ADD_COMPUTER, "solid")
    await server.pass_time(hours=0)
    seats = server.newest.alt
    told = read(await server.newcomer("Zuri").click(server.newest, Action.START))
    assert (told.id, told.is_private) != (server.newest.id, False)
    assert says(told.text, "error-no-seat-yet")
    assert server.newest.alt != seats


async def test_a_public_reply_comes_after_the_own_answer(timed: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(timed)
    timed.discord.deny(timed.channel.data, "SEND_MESSAGES")
    timed.discord.latency = LATENCY
    since, before = len(timed.requests), timed.newest
    await mover.click(panel, takes(panel)[0])
    calls = [each for each in timed.requests[since:] if each.method == "POST"]
    assert ["/callback" in each.path for each in calls] == [True, False]
    assert round(calls[1].ended - calls[0].ended, 2) == LATENCY
    assert [each.is_private for each in timed.after(before)] == [False]
    assert says(panel.text, "turn-done")


async def test_a_public_reply_without_an_own_answer_comes_after_an_acknowledgment(server: SimulatedServer) -> None:
    mover = await server.begin()
    server.discord.deny(server.channel.data, "SEND_MESSAGES")
    since, before = len(server.requests), server.newest
    await mover.click(before, next(each for each in before.buttons if each.action == Action.PLAY))
    first, second, *_ = server.requests[since:]
    assert (first.body["type"], second.template) == (6, "/webhooks/{webhook_id}/{webhook_token}")
    assert len(server.after(before)) == 1


@pytest.mark.parametrize("drop", ["before", "after"])
async def test_after_a_kill_between_the_move_and_its_answer_a_second_tap_finds_it_made(
    server: SimulatedServer, drop: str
) -> None:
    mover, panel = await begin_at_panel(server)
    ply, before, button = (await server.table()).ply, server.newest, takes(panel)[0]
    # Nothing of what the bot sends from now on has an answer, until it is killed.
    fault = server.fail(".", status=0, drop=drop, times=None)
    await never_answered_or(server, mover, panel, button.custom_id)
    log = [str(each.move) for each in (await server.table()).moves]
    assert len(log) > ply
    await server.stop()
    fault.times = 0
    await server.start()
    if Action.PLAY in panel.actions:
        told = read(await mover.click(panel, button))
        assert says(told.text, "turn-done")
    await server.pass_time(hours=0)
    assert [str(each.move) for each in (await server.table()).moves] == log
    assert len(server.after(before)) == 1
    assert before.actions == []
    assert [says(each.text, "turn-done") for each in private(server, mover)].count(True) <= 1


async def never_answered_or(server: SimulatedServer, person: Guest, message: Message, custom_id: str) -> None:
    """Let a person tap, and wait no longer than the bot works."""
    usual, server.discord.ack_deadline = server.discord.ack_deadline, 0.5
    await person.person.click(dict(message.data), custom_id)
    await server.discord.quiet()
    server.discord.ack_deadline = usual
