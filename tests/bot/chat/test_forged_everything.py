"""Every action with arguments that no message of the bot has, at tables in every stage: a true answer, no mistake."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from bot.chat.court.panel import CourtAction
from bot.chat.kit.addresses import LARGEST_NUMBER, Action, Address
from tests.bot.server import SimulatedServer, begin_placing, click_forged, finish, open_lobby, warned
from tests.bot.words import says


async def lobby(server: SimulatedServer) -> None:
    await open_lobby(server.people["Ola"], server)


async def first_choice(server: SimulatedServer) -> None:
    await server.begin()


async def placing(server: SimulatedServer) -> None:
    await begin_placing(server, game="qd")


async def over(server: SimulatedServer) -> None:
    await server.begin()
    await finish(server)


STAGES: Final[tuple[Callable[[SimulatedServer], Awaitable[None]], ...]] = lobby, first_choice, placing, over

ARGUMENTS: Final = (
    *("", " ", "0", "-1", "9", "٣", "²", "1 2 3", "0 9", "1:2:3", "|", "||", "x|y|z", "\u0000", "👑" * 30),
    *(str(LARGEST_NUMBER), str(LARGEST_NUMBER + 1), "9" * 70, "1e9", "NaN", "2 " + "9" * 60),
    *("2027-01-01", "9999-12-31", "0001-01-01", "2027-01-01|>1", "daily 9999-12-31", "-" * 70),
    *(">1", ">99", "12@g8e", "12@-", "--", "#1221", "=1.2.3", "<<", "B3@h7", "N@g8", "D5", "5 12@g8e >38|choose"),
    *("place", "turn place", "choose knights", "kingdomino|>19/19@g8n|place", "kd 2 ##;## - 0 - 0 -", "offset 99999"),
    *(
        "from 99",
        "never x",
        "language xx",
        "theme ../x",
        "pace 99999999999",
        "5 turn",
        "pace 5 turn",
        "seat 99",
        "undo 9",
    ),
)


@pytest.mark.sampled(80)
@pytest.mark.parametrize("action", [*Action, *CourtAction])
@pytest.mark.parametrize("stage", STAGES)
async def test_no_forged_argument_is_a_mistake_of_the_bot(
    server: SimulatedServer,
    caplog: pytest.LogCaptureFixture,
    stage: Callable[[SimulatedServer], Awaitable[None]],
    action: Action | CourtAction,
) -> None:
    await stage(server)
    ola, game_id = server.people["Ola"], 1
    caplog.clear()
    for argument in ARGUMENTS:
        for address in (
            Address(action, game_id, 9, argument),
            Address(action, game_id, LARGEST_NUMBER, argument),
            Address(action, None, None, argument),
        ):
            if len(str(address)) <= 90:
                for message in (await click_forged(ola, server, address)).messages:
                    assert not says(message.text, "error-unexpected"), address
    assert not [each for each in warned(caplog) if each.levelname == "ERROR"]
