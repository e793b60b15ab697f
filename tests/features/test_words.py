"""The words of features: what they name is there."""

from tests.bot.localization.test_languages import unknown_calls
from tests.bot.sample_tables import translations
from tests.bot.server import SimulatedServer


async def test_every_command_and_emoji_in_a_text_exists(server: SimulatedServer) -> None:
    assert unknown_calls(server, translations()) == []
