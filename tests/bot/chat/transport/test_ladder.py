"""What the bot sends while Discord refuses its messages: simpler and simpler forms, and for an hour what it takes."""

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.chat.kit import Refused
from bot.chat.kit.blocks import Address, Option, Screen, Text, compose, select_row
from bot.chat.kit.discord_api import Unreachable
from bot.chat.kit.discord_builder import payload, size_of
from bot.chat.kit.forms import BRIEF_ALT, RUNGS, Ladder, forms, kind_of
from bot.chat.screens.turn import turn
from simulator.api import walk
from tests.bot.sample_tables import LOCALIZER, positions
from tests.bot.screen_checks import with_all_emoji
from tests.bot.server import SimulatedServer, add_computer, begin_placing, open_lobby, open_panel, warned
from tests.bot.words import says
from tests.recorded_games import RECORD_OF

SEND = r"POST /channels/\d+/messages$"
ANSWER = "PATCH /webhooks/.*/messages/@original$"
HOUR = 3600


pytestmark = pytest.mark.usefixtures("hurried")


def test_each_form_of_a_turn_is_smaller_and_the_last_says_whose_turn_it_is_and_keeps_the_first_button() -> None:
    table = next(positions(RECORD_OF["qd-4"], 2))
    whole = turn(table, 0, LOCALIZER)
    with with_all_emoji():
        sizes = [size_of(payload(form)) for _, form in forms(whole)]
    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == len(sizes)
    *_, (_, line) = forms(whole)
    assert line.blocks[0] == Text(whole.blocks[0].lines[:1])  # type: ignore[union-attr] # the first line of a call
    assert [each.address for each in line.controls] == [whole.controls[0].address]


def sent(server: SimulatedServer, method: str = "POST", path: str = "/channels/") -> list[dict[str, Any]]:
    return [each.body for each in server.requests if each.method == method and path in each.path and each.body]


@pytest.mark.parametrize(
    ("answer", "tries", "rung"),
    [((400, 50035), 2, "without descriptions"), ((413, 40005), 1, "without pictures"), ((500, 0), 5, "as one line")],
)
async def test_a_turn_is_announced_once_in_the_first_form_that_discord_takes(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture, answer: tuple[int, int], tries: int, rung: str
) -> None:
    mover, shown = await server.begin(), server.newest
    status, code = answer
    server.fail(SEND, status=status, code=code, times=tries * [*RUNGS].index(rung))
    before = len(sent(server))
    with caplog.at_level(logging.WARNING):
        await server.step()
    [announced] = server.after(shown)
    assert bool(announced.attached) == (rung == "without descriptions")
    assert (announced.text == announced.text.splitlines()[0]) == (rung == "as one line")
    assert len(announced.alt) <= BRIEF_ALT
    assert announced.actions[0] == Action.PLAY
    # Discord drops a second message with the same nonce, so nobody is called twice.
    assert len({(each["nonce"], each["enforce_nonce"]) for each in sent(server)[before:]}) == 1
    [warning] = warned(caplog)
    assert f"POST /channels/{{}}/messages (status {status}, code {code}, " in warning.getMessage()
    assert f"gets such messages {rung} for an hour" in warning.getMessage()
    assert mover.name not in warning.getMessage()


async def test_a_refusal_for_good_ends_with_the_plain_line_and_the_turn_follows_once_discord_takes_it(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    before = len(sent(server))
    fault = server.fail(SEND, status=400, code=50035, times=None)
    with caplog.at_level(logging.WARNING):
        await server.step()
    tried = sent(server)[before:]
    assert len(tried) == 2 * len(RUNGS)
    assert says(tried[-1]["content"], "due-pick")
    assert len(list(walk(tried[-1]["components"]))) == 2
    refusals = [each.getMessage() for each in warned(caplog) if "every simpler form" in each.getMessage()]
    assert len(refusals) == 1
    # For some minutes each game tries only the whole message, because Discord may be down.
    before = len(sent(server))
    await server.pass_time(1 / 60)
    assert len(sent(server)) == before + 2
    fault.times, shown = 0, server.newest
    await server.sleep(0.1)
    # The others are mentions of a player who has not moved.
    assert [bool(each.attached) for each in server.after(shown)].count(True) == 1


async def test_a_panel_that_discord_answers_with_an_unknown_interaction_at_once_is_sent_again_in_a_simpler_form(
    deferring: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover = await begin_placing(deferring)
    deferring.fail(ANSWER, status=404, code=10062, times=2)
    before = len(sent(deferring, "PATCH", "@original"))
    panel = await open_panel(deferring, mover)
    assert panel.actions
    assert len(sent(deferring, "PATCH", "@original")) == before + 2 + 1
    # After two seconds it would be too late.
    monkeypatch.setattr("bot.activity._JUST_NOW", 0.0)
    deferring.fail(ANSWER, status=404, code=10062, times=None)
    before = len(deferring.requests)
    await mover.click(deferring.newest, Action.OPEN_PANEL)
    edits = [each for each in deferring.requests[before:] if each.method == "PATCH" and "@original" in each.path]
    assert [each.status for each in edits] == [404]


async def add_a_computer(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    lobby = await open_lobby(ola, server)
    await add_computer(ola, lobby)
    assert Action.START in server.newest.actions


async def open_where_the_bot_may_only_reply(server: SimulatedServer) -> None:
    server.discord.deny(server.channel.data, "SEND_MESSAGES")
    await open_lobby(server.people["Ola"], server)
    assert Action.JOIN in server.newest.actions


@pytest.mark.parametrize(
    ("request_of", "act"),
    [
        ("PATCH /channels/", add_a_computer),
        ("POST /webhooks/", open_where_the_bot_may_only_reply),
    ],
)
async def test_whatever_is_sent_is_sent_in_another_form_after_two_refusals(
    deferring: SimulatedServer, caplog: pytest.LogCaptureFixture, request_of: str, act: Callable[[SimulatedServer], Any]
) -> None:
    fault = deferring.fail(request_of, status=400, code=50035, times=2)
    await act(deferring)
    assert fault.times == 0
    assert ["gets such messages without" in each.getMessage() for each in warned(caplog)] == [True]


async def test_autocomplete_offers_fewer_choices_where_discord_refuses_them(server: SimulatedServer) -> None:
    mover = await begin_placing(server)
    offered = (await mover.complete(server.channel, "place", "where")).choices
    server.fail("POST /interactions/.*/callback$", status=404, code=10062)
    fewer = (await mover.complete(server.channel, "place", "where")).choices
    assert 0 < len(fewer) < len(offered)
    assert list(fewer) == list(offered)[: len(fewer)]
    assert (await mover.complete(server.channel, "place", "where")).choices == fewer
    server.now += HOUR + 1
    assert (await mover.complete(server.channel, "place", "where")).choices == offered


# ---- what is remembered

REFUSAL = Refused("no", status=400, code=50035)
OUTAGE = Unreachable("down", status=500)


def a_page(length: int) -> Screen:
    """A page with a select whose option has a description, of about so many bytes."""
    option = Option("17", "17", description="by Ola")
    return compose("x" * length, select_row(Address(Action.SHOW_HELP), "", [option]))


def has_description(screen: Screen) -> bool:
    return "by Ola" in json.dumps(payload(screen))


async def sent_form(ladder: Ladder, screen: Screen, refuses: Callable[[Screen], Exception | None]) -> Screen:
    """The form that Discord took; `refuses` returns its refusal of a form."""

    async def attempt(form: Screen) -> Screen:
        if error := refuses(form):
            raise error
        return form

    return await ladder.send("answer", screen, attempt)


async def test_a_refused_form_changes_only_messages_of_the_same_kind_and_at_least_the_size() -> None:
    ladder = Ladder(lambda: 0)
    assert not has_description(
        await sent_form(ladder, a_page(500), lambda form: REFUSAL if has_description(form) else None)
    )
    for length, is_whole in ((499, True), (100, True), (500, False), (900, False)):
        assert has_description(await sent_form(ladder, a_page(length), lambda _: None)) is is_whole
    other = replace(a_page(900), blocks=(*a_page(900).blocks[:1], select_row(Address(Action.READ_RULES), "", [])))
    assert kind_of("answer", other) != kind_of("answer", a_page(900))


async def test_a_message_that_is_refused_in_every_form_leaves_smaller_ones_their_simpler_forms() -> None:
    ladder = Ladder(lambda: 0)
    with pytest.raises(Refused):
        await sent_form(ladder, a_page(500), lambda _: REFUSAL)
    found = await sent_form(ladder, a_page(100), lambda form: REFUSAL if has_description(form) else None)
    assert not has_description(found)


async def test_in_an_outage_no_message_of_the_kind_is_tried_in_many_forms() -> None:
    ladder, tried = Ladder(lambda: 0), list[Screen]()

    def refuse(form: Screen) -> Exception:
        tried.append(form)
        return OUTAGE

    for length, forms_tried in ((500, 3), (100, 1)):
        tried.clear()
        with pytest.raises(Unreachable):
            await sent_form(ladder, a_page(length), refuse)
        assert len(tried) == forms_tried
