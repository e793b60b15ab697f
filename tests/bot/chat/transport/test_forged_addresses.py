"""Buttons and selects that no message of the bot has: the person is told, and nothing else happens."""

from typing import Final

import pytest

from tests.bot.server import SimulatedServer, click_forged, words

OLD = words("error-old-button")


MEANINGLESS: Final = (
    "dance:1:2:|play:9999999999999999999:2:>1|play:1:9999999999999999999:>1|kingdom:1:2:queen|kingdom:1:2:|kingdom:1:2:9"
    "|step:1:2:x|step:1:2:0 9|open:0:0:|rules:0:0:x|rules:0:0:kd 9 placing|learn:0:0:x"
    "|playon:0:0:|playon:0:0:17|playon:0:0:17 42 3|playon:0:0:99999999999999999999 1|playon:0:0:1 -1"
)


async def test_a_button_that_means_nothing_is_called_old(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.begin()
    for address in MEANINGLESS.split("|"):
        assert OLD in (await click_forged(server.people["Ola"], server, address)).text, address
    assert "error" not in caplog.text.lower()
