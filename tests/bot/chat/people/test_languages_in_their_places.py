"""Two languages at one table: what only a person sees is in theirs, what everybody sees is in the table's."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.localization.fluent import DEFAULT, Translations, locale_folders
from tests.bot.pseudo_language import PSEUDO, write_pseudo_language
from tests.bot.sample_tables import translations
from tests.bot.server import Guest, SimulatedServer, add_computer, begin_placing, open_panel, say, visit
from tests.bot.words import plain, words
from tools.translating.__main__ import shipped_languages


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedServer]:
    """A bot of two languages, and Ola, to whom Discord shows itself in the pseudo-language."""
    folders = write_pseudo_language(locale_folders(), tmp_path / "locales")
    monkeypatch.setattr(SimulatedServer, "translations", Translations.load(*folders, strict=True))
    async with SimulatedServer.of(tmp_path, "Ola", "Kenji") as server:
        server.people["Ola"].person.locale = PSEUDO
        yield server


def is_pseudo(text: str) -> bool:
    return "áä" in text or "éë" in text


async def choose(person: Guest, server: SimulatedServer, code: str) -> None:
    page = await say(person, server, "kingdomino settings")
    await person.choose(page, Action.SHOW_SETTINGS, "language")
    await person.choose(page, Action.ADJUST_SETTING, f"language {code}", argument="language")


async def test_the_chosen_language_comes_before_discords_and_lasts_over_a_restart(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    assert is_pseudo((await say(ola, server, "kingdomino settings")).text)
    assert not is_pseudo((await say(kenji, server, "kingdomino settings")).text)
    await choose(ola, server, DEFAULT)
    await choose(kenji, server, PSEUDO)
    for _ in range(2):
        assert not is_pseudo((await say(ola, server, "kingdomino help")).text)
        assert is_pseudo((await say(kenji, server, "kingdomino help")).text)
        await server.restart()


async def test_names_that_are_kept_are_in_the_language_of_the_table(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    # Kenji reads English and is the host, Ola adds nothing: who clicks does not matter.
    await kenji.slash(server.channel, "kingdomino new", players=3)
    await ola.click(server.newest, Action.JOIN)
    await add_computer(kenji, server.newest)
    names = [seat.name for seat in (await server.table()).game.seats]
    assert not any(map(is_pseudo, names))
    elsewhere = server.add_channel("table-2")
    await ola.slash(elsewhere, "kingdomino new", players=2)
    await ola.set_up(elsewhere.newest, computers="solid")
    theirs = await server.services.tables.live(elsewhere.id)
    assert theirs is not None
    assert is_pseudo(theirs.game.seats[1].name)
    page = await visit(ola, server, Action.SHOW_PRIVACY)
    await ola.click(page, Action.FORGET_PERSON)
    await ola.click(page, Action.FORGET_PERSON)
    assert next(seat.name for seat in (await server.table()).game.seats if seat.user_id is None) == words(
        "forgotten-name"
    )


LANGUAGES = shipped_languages()


@pytest.mark.long
@pytest.mark.parametrize(("game", "languages"), [("rwt", LANGUAGES[:6]), ("qd", LANGUAGES[6:])], ids=["rwt", "qd"])
async def test_people_of_ten_languages_play_at_two_tables(tmp_path: Path, game: str, languages: Sequence[str]) -> None:
    async with SimulatedServer.of(tmp_path, *languages) as server:
        for code, person in server.people.items():
            await server.adjust(person, language=code)
        hosts, waiting = translations().bind(languages[0]), {*languages}
        await begin_placing(server, game=game)
        while waiting:
            state, person = (await server.table()).state, await server.acting_person()
            if state.domino and not (await server.table()).current_turn:
                own = translations().bind(person.name)
                assert own("button-hint") in (await open_panel(server, person)).labels
                assert plain(hosts("table-round", round=state.round, rounds=12)) in server.newest.text
                waiting.discard(person.name)
            await server.step()
