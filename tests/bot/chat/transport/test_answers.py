"""The ways to a person who taps or types: the answer, its edit, one follow-up, and at least a line in the log."""

from collections.abc import Awaitable, Callable

import pytest

from bot.chat.actions import Action
from simulator.api import LOADING
from tests.bot.chat.transport.acts import choose_spot, panel_of, tap_open, tap_take, type_move
from tests.bot.server import (
    CALLBACK,
    Guest,
    Message,
    SimulatedServer,
    begin_between_others,
    begin_placing,
    carries_answer,
    takes,
    warned,
)
from tests.bot.words import says

EDIT, FOLLOW_UP = r"PATCH /webhooks/\d+/[^/]+/messages/@original$", r"POST /webhooks/\d+/[^/]+$"

pytestmark = pytest.mark.usefixtures("hurried")


REFUSALS = (500, 0), (503, 0), (404, 10015), (404, 10008), (403, 50001), (400, 50035), (400, 40060)


async def type_board(server: SimulatedServer, mover: Guest) -> None:
    await mover.slash(server.channel, "kingdomino board")


Act = Callable[[SimulatedServer, Guest], Awaitable[None]]
ACTS: dict[Act, Callable[[Message], bool]] = {
    type_board: lambda told: Action.SHOW_DECK in told.actions,
    tap_open: lambda told: bool(takes(told)),
    choose_spot: lambda told: bool(takes(told)),
    tap_take: lambda told: says(told.text, "turn-done"),
    type_move: lambda told: Action.TAKE_BACK in told.actions or says(told.text, "turn-done"),
}
"""What people do one after the other, and how they know the answer."""


def follow_ups(server: SimulatedServer, since: int, status: int) -> float:
    """How many follow-ups the bot has tried to send; discord.py repeats what is answered with a status above 500."""
    tried = [each for each in server.requests[since:] if each.method == "POST" and each.path.startswith("/webhooks/")]
    return len(tried) / (5 if status >= 500 and tried[0].status != 200 else 1)


def thinking(server: SimulatedServer) -> list[Message]:
    """The messages in which people still read that the bot thinks."""
    stored = server.discord.messages[str(server.channel.id)].values()
    return [Message(server.discord, each.data) for each in stored if each.data["flags"] & LOADING]


def refuse_first_responses(server: SimulatedServer, status: int, code: int) -> None:
    """Refuse the answers that come at once; 40060 would mean that another program has answered already."""
    code = 50035 if code == 40060 else code
    server.fail(CALLBACK, status=status, code=code, times=None, when=carries_answer)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_who_acts_reads_the_answer_in_one_follow_up_if_its_edit_is_refused_for_good(
    server: SimulatedServer, refusal: tuple[int, int]
) -> None:
    status, code = refusal
    mover = await begin_between_others(server)
    refuse_first_responses(server, status, code)
    server.fail(EDIT, status=status, code=code, times=None)
    for act, is_answer in ACTS.items():
        since, mover = len(server.requests), await server.acting_person()
        await act(server, mover)
        assert is_answer(panel_of(server, mover)), act
        assert follow_ups(server, since, status) == 1
        assert not thinking(server)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_an_answer_that_reaches_nobody_is_a_line_in_the_log_and_the_move_is_made(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture, refusal: tuple[int, int]
) -> None:
    status, code = refusal
    mover = await begin_placing(server)
    await tap_open(server, mover)
    refuse_first_responses(server, status, code)
    for route in (EDIT, FOLLOW_UP):
        server.fail(route, status=status, code=code, times=None)
    for act in (type_board, tap_open, choose_spot, tap_take, type_move):
        since, before, mover = len(server.requests), (await server.table()).ply, await server.acting_person()
        caplog.clear()
        await act(server, mover)
        # After "invalid form", the bot tries simpler forms of the same follow-up.
        assert follow_ups(server, since, status) == 1 or code == 50035
        [line] = [each.getMessage() for each in warned(caplog) if each.getMessage().startswith("interaction ")]
        assert "could not be answered" in line
        assert ((await server.table()).ply > before) == (act in (tap_take, type_move))


WITHOUT_EFFECT = {"a page": None, "half a JSON": b'{"id": "12', "nothing": b""}


@pytest.mark.parametrize("form", WITHOUT_EFFECT)
async def test_nobody_reads_that_the_bot_thinks_for_ever_although_discord_says_that_it_has_edited(
    server: SimulatedServer, form: str
) -> None:
    content = WITHOUT_EFFECT[form]
    mover = await begin_between_others(server)
    refuse_first_responses(server, 500, 0)
    changed = {} if content is None else {"body": lambda _: content}
    server.fail(EDIT, status=200, page=True, times=None, **changed)
    for act, is_answer in ACTS.items():
        mover = await server.acting_person()
        await act(server, mover)
        assert not thinking(server)
        assert is_answer(panel_of(server, mover)), act


async def test_an_edit_that_was_carried_out_is_not_followed_by_a_second_answer(server: SimulatedServer) -> None:
    await begin_between_others(server)
    refuse_first_responses(server, 500, 0)
    server.fail(EDIT, body=lambda _: b"", times=None)
    for act in ACTS:
        since = len(server.requests)
        await act(server, await server.acting_person())
        assert not thinking(server)
        assert not [each for each in server.requests[since:] if str(each).startswith("POST /webhooks/")]
