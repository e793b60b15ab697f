"""Addresses as custom ids hold them: a public format, which only grows."""

import pytest

from bot.chat.actions import Action, address_at
from bot.chat.court.panel import CourtAction
from bot.chat.handling.pipeline import CORE
from bot.chat.kit.blocks import Address
from tests.bot.sample_tables import a_game, played

WRITTEN = {
    "play:17:42:12@g8e": Address(Action.PLAY, 17, 42, "12@g8e"),
    "play:17:42:--": Address(Action.PLAY, 17, 42, "--"),
    "tile:17:42:": Address(CourtAction.CHOOSE_TILE, 17, 42),
    "join:17:0:": Address(Action.JOIN, 17),
    "setup:17:0:seats 3": Address(Action.SET_UP, 17, argument="seats 3"),
    "adjust:0:0:offset -210": Address(Action.ADJUST_SETTING, argument="offset -210"),
    "export:0:0:": Address(Action.EXPORT_DATA),
    "kingdom:17:0:a:b": Address(Action.SHOW_KINGDOM, 17, argument="a:b"),
}


@pytest.mark.parametrize(("text", "address"), WRITTEN.items())
def test_an_address_is_read_as_it_was_written(text: str, address: Address) -> None:
    assert str(address) == text
    assert Address.parse(text) == address


@pytest.mark.parametrize("text", ["play:17:42", "play:17:x:", "Play:17:42:", "play:-1:42:", ""])
def test_a_text_that_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        Address.parse(text)


@pytest.mark.parametrize("each", [*Action, *CourtAction])
def test_every_action_has_a_handler(each: Action) -> None:
    assert each in CORE.handlers


def test_an_address_at_a_table_names_its_game_and_its_ply() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41")
    assert str(address_at(table, Action.PLAY, ">3")) == f"play:{a_game('kd', 2).id}:2:>3"
