import pytest

from tests.bot.fake_channels import FakeChannels


@pytest.fixture
def channels() -> FakeChannels:
    """Channels that keep what is sent to them."""
    return FakeChannels()
