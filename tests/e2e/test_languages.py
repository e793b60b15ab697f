"""Two languages at one table, over a real socket: what only one person sees is in theirs, the rest in the table's."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.chat.addresses import Action
from bot.localization.fluent import DEFAULT
from tests.bot.sample_tables import translations
from tests.e2e.driver import GuildDriver

pytestmark = pytest.mark.slow
TRANSLATIONS = translations()
LANGUAGES = sorted(set(TRANSLATIONS.bundles) - {DEFAULT})
PAIRS = list(zip(LANGUAGES, LANGUAGES[1:] + LANGUAGES[:1], strict=True))
"""Each language once as that of the host, whose table speaks it, and once as that of the guest."""
PANEL = "panel-pick", "panel-take"
"""What every panel with a choice says one of."""


def languages_of(text: str, keys: Iterable[str], **args: int) -> set[str]:
    """The languages in which one of these messages is part of the text."""
    return {code for code in LANGUAGES for key in keys if TRANSLATIONS.own(code)(key, **args) in text}


class LanguageDriver(GuildDriver):
    """Finds buttons by what they do, as every language has labels of its own."""

    def addresses(self, message: Any, action: Action) -> list[str]:
        someone = next(iter(self.people.values()))
        ids = (button.custom_id or "" for button in someone.buttons(self.now(message)))
        return [custom_id for custom_id in ids if custom_id.startswith(f"b:{action}:")]

    async def begin(self, *people: Any) -> None:
        """Start a game of all these people, the first of whom is its host."""
        host, *others = people
        lobby = await self.open_lobby(host, players=len(people))
        for other in others:
            [join] = self.addresses(lobby, Action.JOIN)
            lobby = await self.changed(lobby, other.click(lobby, join))
        [start] = self.addresses(lobby, Action.START)
        await self.next_message(host.click(lobby, start))

    async def first_choice(self) -> None:
        """Choose a domino on the public message, as everybody does in the beginning."""
        [mover] = self.awaited(self.newest)
        await self.next_message(mover.click(self.newest, self.addresses(self.newest, Action.PLAY)[0]))

    async def turn_on_panel(self) -> tuple[Any, str]:
        """Let whoever is to move take the first move that the panel offers; who that was, and what the panel said."""
        [mover] = self.awaited(self.newest)
        [opener] = self.addresses(self.newest, Action.OPEN_PANEL)
        [panel] = (await mover.click(self.newest, opener)).ephemeral
        await self.wait(lambda: self.addresses(panel, Action.PLAY))
        told = self.text(self.now(panel))
        await self.next_message(mover.click(panel, self.addresses(panel, Action.PLAY)[0]))
        return mover, told


@pytest.fixture
def guild(discord: Any) -> LanguageDriver:
    return LanguageDriver(discord)


@pytest.mark.parametrize(("host", "guest"), PAIRS)
async def test_two_rounds_in_two_languages(host: str, guest: str, guild: LanguageDriver, bot: Any) -> None:
    people = [guild.person("Ola", locale=host), guild.person("Kenji", locale=guest)]
    await guild.begin(*people)
    while languages_of(guild.text(guild.newest), ["table-round"], round=0, rounds=6):
        await guild.first_choice()
    movers = set()
    for played in (1, 2):
        while spoken := languages_of(guild.text(guild.newest), ["table-round"], round=played, rounds=6):
            assert host in spoken
            mover, told = await guild.turn_on_panel()
            assert languages_of(told, PANEL) == {mover.locale}
            movers.add(mover.name)
    assert movers == {"Ola", "Kenji"}
