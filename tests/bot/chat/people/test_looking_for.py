"""The ways that people look for: the deeds at a table and the terms of the rules, by the words that they type."""

import csv
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import bot.chat.deeds.lobby
from bot.chat.actions import Action
from bot.chat.deeds.help import things
from bot.chat.deeds.lobby import A_DEED
from bot.chat.kit.markup import relative_time
from bot.games.game import HOUR
from bot.games.matching import choose, listed
from tests.bot.sample_tables import LOCALIZER, translations
from tests.bot.server import SimulatedServer, open_lobby, say
from tests.bot.words import says

TABLE = Path(bot.chat.deeds.lobby.__file__).parent / "data" / "deeds.csv"


def looked_for() -> Iterator[tuple[str, str, str]]:
    """Each word by which people look for a deed, with its language."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield from ((word, row["language"], row["deed"]) for word in row["words"].split("|"))


def test_every_word_of_the_table_finds_its_deed_first_and_leaving_is_resigning_while_a_game_runs() -> None:
    texts = translations()
    for (word, language, deed), is_lobby in product(looked_for(), (True, False)):
        other, meant = ("resign", deed) if is_lobby else ("leave", "resign" if deed == "leave" else deed)
        known = [each for each in A_DEED.named(texts.bind(language), texts) if each.value != other]
        for typed in (word, word.upper()):
            assert next(each.value for each in listed(known, typed)) == meant, typed
            assert choose(known, typed).value == meant, typed
    assert {language for _, language, _ in looked_for()} == {*texts.bundles}


async def test_whoever_types_quit_leaves_a_lobby_and_is_asked_whether_to_resign(server: SimulatedServer) -> None:
    ola, kenji = server.people.values()
    lobby = await open_lobby(ola, server, players=2)
    await kenji.click(lobby, Action.JOIN)
    offered = await kenji.complete(server.channel, "kingdomino table", "do", "quit")
    assert [each.value for each in offered.choices] == ["leave"]
    await kenji.insist(server.channel, "kingdomino table", do="quit")
    assert (await server.table()).game.seat_of(kenji.id) is None
    await kenji.click(lobby, Action.JOIN)
    await ola.click(lobby, Action.START)
    question = await say(kenji, server, "kingdomino table", do="quit")
    assert says(question.text, "confirm-resign")


@pytest.mark.parametrize(
    ("typed", "found"),
    [("harmony", "rules"), ("middle kingdom", "rules"), ("queen", "rules"), ("dragon", "rules"), ("undo", "help")],
)
def test_a_term_of_the_rules_is_found_by_typing_it(typed: str, found: str) -> None:
    known = things((), LOCALIZER)
    assert found in {each.value.partition(" ")[0] for each in listed(known, typed)}


async def test_the_help_shows_what_was_looked_up(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    offered = await ola.complete(server.channel, "kingdomino help", "about", "dragon")
    value = next(each.value for each in offered.choices if str(each.value).startswith("rules"))
    page = await say(ola, server, "kingdomino help", about=value)
    assert Action.READ_RULES in page.actions


@pytest.mark.parametrize(("quiet_to", "hours"), [(10, 24), (14, 26)])
async def test_hurrying_somebody_too_early_says_when_it_can_be_done(
    server: SimulatedServer, quiet_to: int, hours: int
) -> None:
    await server.begin()
    [other], late = await server.others(), await server.acting_person()
    await server.adjust(late, quiet_from=10, quiet_to=quiet_to)
    server.now += 60
    page = await say(other, server, "kingdomino table", do="hurry")
    moved_at = (await server.table()).game.times.moved_at or 0
    assert says(page.text, "pace-hurry", name=late.name, until_span=relative_time(moved_at + hours * HOUR))
    assert not says((await say(late, server, "kingdomino table", do="hurry")).text, "pace-hurry")
    await server.sleep(hours + 0.1)
    page = await say(other, server, "kingdomino table", do="hurry")
    assert not says(page.text, "pace-hurry")
    await other.click(page, Action.SHOW_STAND_INS)
    await other.click(page, Action.COMPUTER_MOVES)
    assert not (await server.table()).awaits(late.id)


async def test_answers_to_taps_out_of_turn_replace_one_another(server: SimulatedServer) -> None:
    await server.begin()
    [other] = await server.others()
    for _ in range(3):
        await other.click(server.newest, Action.OPEN_PANEL)
    told = [each for each in other.private_messages(server.channel) if says(each.text, "error-not-your-turn")]
    assert len(told) == 1
