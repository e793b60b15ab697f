"""Two languages at one table, over a real socket: what only one person sees is in theirs, the rest in the table's."""

from collections.abc import Iterable

import pytest

from bot.app import Kingdomino
from bot.chat.kit.addresses import Action
from bot.localization.fluent import DEFAULT
from tests.bot.sample_tables import translations
from tests.bot.server import Guest
from tests.bot.words import written
from tests.e2e.driver import GuildDriver, ends

pytestmark = pytest.mark.e2e
TRANSLATIONS = translations()
LANGUAGES = sorted(set(TRANSLATIONS.bundles) - {DEFAULT})
PAIRS = list(zip(LANGUAGES, LANGUAGES[1:] + LANGUAGES[:1], strict=True))
"""Each language once as that of the host, whose table speaks it, and once as that of the guest."""
PANEL = "panel-pick", "panel-take"
"""What every panel with a choice says one of."""


def languages_of(text: str, keys: Iterable[str], **args: int) -> set[str]:
    """The languages in which one of these messages is part of the text."""
    return {code for code in LANGUAGES for key in keys if written(TRANSLATIONS.own(code)(key, **args)) in text}


async def turn_on_panel(guild: GuildDriver) -> tuple[Guest, str]:
    """Let whoever is to move take the first move of the panel; return who that was, and what the panel said."""
    mover = guild.mover
    panel = (await mover.click(guild.newest, Action.OPEN_PANEL)).private
    await guild.wait(lambda: ends(panel))
    told = panel.text
    await guild.next_message(mover.click(panel, ends(panel)[0]))
    return mover, told


@pytest.mark.parametrize(("host", "guest"), PAIRS)
async def test_two_rounds_in_two_languages(host: str, guest: str, guild: GuildDriver, bot: Kingdomino) -> None:
    await guild.open(guild.person("Ola", locale=host), guild.person("Kenji", locale=guest), players=2)
    while languages_of(guild.newest.text, ["table-round"], round=0, rounds=6):
        await guild.next_message(guild.mover.click(guild.newest, ends(guild.newest)[0]))
    movers = set()
    for played in (1, 2):
        while spoken := languages_of(guild.newest.text, ["table-round"], round=played, rounds=6):
            assert host in spoken
            mover, told = await turn_on_panel(guild)
            assert languages_of(told, PANEL) == {mover.person.locale}
            movers.add(mover.name)
    assert movers == {"Ola", "Kenji"}
