"""Features on and off: their buttons, words and rows, with a toy that nothing else knows."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.chat.handling.feature import Feature, no_service, switched_off
from bot.games.people.person import SeatName
from bot.host.composition import FEATURES, require_known
from bot.host.settings import SettingsError
from bot.localization.fluent import translations_with
from tests.bot.server import SimulatedServer, finish, read, say, words
from tests.features.toy.toy import FEATURE, ToyAction, applause

MOST_LINES = 60
"""How long the toy may be."""


class ToyServer(SimulatedServer):
    """A server whose bot has only the toy."""

    features = (FEATURE,)
    translations = translations_with([FEATURE.locales])


async def stored(server: SimulatedServer, user_id: int) -> list[Any]:
    rows: list[Any] = (await server.services.tables.accounts.export(user_id))[applause.name]
    return rows


async def test_a_feature_adds_what_is_gone_while_it_is_off_and_its_rows_are_erased_then_too(tmp_path: Path) -> None:
    async with ToyServer.of(tmp_path, "Ola", "Kenji") as toyshop:
        await toyshop.begin()
        await finish(toyshop)
        ola, poster = toyshop.people["Ola"], toyshop.newest
        assert read(await ola.click(poster, ToyAction.APPLAUD)).text == "You clap."
        assert [(each["game_id"], each["user_id"]) for each in await stored(toyshop, ola.id)] == [(1, ola.id)]
        help_page = await say(ola, toyshop, "kingdomino help")
        shown = read(await ola.choose(help_page, help_page.selects[0].action, "looking")).text
        assert all(each in shown for each in ("You can applaud", "You clap."))
        await toyshop.switch("toy")
        assert read(await ola.click(poster, ToyAction.APPLAUD)).text == words("error-switched-off")
        assert len(await stored(toyshop, ola.id)) == 1
        help_page = await say(ola, toyshop, "kingdomino help")
        assert "applaud" not in read(await ola.choose(help_page, help_page.selects[0].action, "looking")).text
        await toyshop.services.tables.accounts.forget(ola.id, SeatName("Somebody"), "solid")
        assert await stored(toyshop, ola.id) == []
        await toyshop.switch()
        assert read(await ola.click(poster, ToyAction.APPLAUD)).text == "You clap."


def a_feature(name: str, *needs: str) -> Feature[None]:
    return Feature(name, Path(), no_service, needs=needs)


def test_what_needs_a_feature_goes_with_it() -> None:
    features: Sequence[Feature[Any]] = [a_feature("a"), a_feature("b", "a"), a_feature("c", "b"), a_feature("d")]
    assert switched_off(features, ["a"]) == {"a", "b", "c"}
    assert switched_off(features, ["d", "emoji"]) == {"d"}


def test_a_name_that_no_feature_has_ends_the_start_in_one_sentence() -> None:
    require_known(["emoji", *(each.name for each in FEATURES)])
    names = ", ".join(["emoji", "direct_answers", "tappable_commands", *(each.name for each in FEATURES)])
    with pytest.raises(SettingsError, match=f"^SWITCHED_OFF has 'pictures': it may list, with commas, {names}$"):
        require_known(["emoji", "pictures"])


def test_the_toy_is_short() -> None:
    source = (FEATURE.locales.parent / "toy.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= MOST_LINES
