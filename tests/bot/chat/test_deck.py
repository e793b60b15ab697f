"""`/deck`: what is still unseen, and how likely it is to be dealt next."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.addresses import Action
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.text_mode import in_text_mode
from bot.games.table import Table
from engine.dominoes import Terrain
from tests.bot.chat.test_court_panel import KNIGHTS, LAST_ROUND
from tests.bot.sample_tables import LOCALIZER, RECORDS, played, positions, table_at
from tests.bot.screen_checks import buttons, check, select, text_of
from tests.bot.simulated_server import Message, SimulatedServer, read, say, until_placing

TWO_PLAYERS = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"

WHEN = (
    "-# These are the 4 dominoes that come when everybody has chosen from the line on the table. "
    "Nobody knows them yet, not even the bot: they are drawn when they are dealt."
)


def test_the_deck_is_shown_as_a_picture_with_the_chances_of_crowns() -> None:
    screen = check(deck(table_at(TWO_PLAYERS), DeckQuestion(), LOCALIZER))
    assert text_of(screen).splitlines() == [
        "### Still unseen",
        (
            "-# Left: unseen squares, by crowns."
            " Right: the chance of a domino with the terrain, and of one with a crown on it."
        ),
        "### In the next deal",
        WHEN,
        "- a domino with a crown: **100%**",
        "- a domino with two crowns or more: **100%**",
    ]
    assert [picture.name for picture in screen.pictures] == ["deck-0-1.png"]


@pytest.mark.parametrize(
    ("position", "deal"), [(TWO_PLAYERS, "2026-11-20"), (TWO_PLAYERS.replace("40-48", "45-48"), None)]
)
def test_nobody_is_said_not_to_know_a_line_that_somebody_may_know(position: str, deal: str | None) -> None:
    table = table_at(position)
    told = text_of(deck(replace(table, game=replace(table.game, deal=deal)), DeckQuestion(), LOCALIZER))
    assert "when everybody has chosen" in told
    assert "Nobody knows" not in told


def test_dominoes_that_were_removed_are_said_to_count() -> None:
    text = text_of(deck(played("kd", 2, "#1221", "=3.17.22.41"), DeckQuestion(), LOCALIZER))
    assert "Nobody knows which dominoes were removed before the game" in text
    assert "removed" not in text_of(deck(played("kd", 4, "#1234", "=3.17.22.41"), DeckQuestion(), LOCALIZER))


def test_somebody_who_needs_a_terrain_learns_how_likely_it_comes() -> None:
    table = played("kd", 4, "#1234", "=3.17.22.41")
    told = text_of(check(deck(table, DeckQuestion(Terrain.MINE), LOCALIZER))).splitlines()
    assert told[3:] == [
        WHEN,
        "- a domino with mine: **46%**",
        "- two of them or more: **8%**",
        "- a crown on mine: **39%**",
        "- a domino with two crowns or more on its mine: **33%**",
        (
            "Unseen with crowns on mine: 48 (wheat / mine 👑👑👑); 45 (mine 👑👑 / wheat); 46 (swamp / mine 👑👑); "
            "47 (swamp / mine 👑👑); 40 (mine 👑 / wheat)"
        ),
    ]


def test_the_text_has_headings_and_lists_of_what_there_is() -> None:
    told = (
        text_of(check(in_text_mode(deck(table_at(KNIGHTS), DeckQuestion(), LOCALIZER)))).replace("\\", "").splitlines()
    )
    headings = [line for line in told if line.startswith("### ")]
    assert headings == ["### Still unseen", "### 24 buildings not turned up yet", "### In the next deal"]
    assert "- lake: 7 without a crown, 3 with 1 crown; chance in the next deal: 65%, with a crown 31%" in told
    assert sum("×" in line for line in told) == 9
    assert not any("0 with" in line.split()[1:] for line in told)
    assert told[1].startswith("For each terrain: its unseen squares by crowns; then the chance of a domino with it")


def test_the_last_round_says_what_will_not_come() -> None:
    text = text_of(check(in_text_mode(deck(table_at(LAST_ROUND), DeckQuestion(), LOCALIZER))))
    assert "Every domino of this game has been dealt." in text
    assert "the chance of" not in text
    assert "buildings" not in text


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("question", [DeckQuestion(), DeckQuestion(Terrain.WHEAT)], ids=str)
def test_the_deck_fits_into_a_message_at_any_time_of_any_game(record: Path, question: DeckQuestion) -> None:
    for table in positions(record, 4):
        check(in_text_mode(check(deck(table, question, LOCALIZER))))


def test_the_select_and_the_button_keep_what_was_asked() -> None:
    screen = deck(table_at(TWO_PLAYERS), DeckQuestion(Terrain.LAKE), LOCALIZER)
    assert buttons(screen) == {"As text": "lake text"}
    assert buttons(in_text_mode(screen)) == {}
    words = deck(table_at(TWO_PLAYERS), DeckQuestion(Terrain.LAKE, text_mode=True), LOCALIZER)
    assert [option.value for option in select(words, Action.ASK_DECK).options if option.chosen] == ["lake text"]
    assert buttons(words) == {}


def test_what_has_crowns_is_named_in_words_without_signs() -> None:
    screen = deck(table_at(TWO_PLAYERS), DeckQuestion(Terrain.MINE), LOCALIZER)
    assert "48 (wheat / mine 👑👑👑)" in text_of(screen)
    assert "48 (wheat and mine with 3 crowns)" in text_of(in_text_mode(screen))


def test_a_question_is_read_as_it_was_written() -> None:
    for question in (
        DeckQuestion(),
        DeckQuestion(Terrain.SWAMP),
        DeckQuestion(text_mode=True),
        DeckQuestion(Terrain.TOWN, text_mode=True),
    ):
        assert DeckQuestion.parse(str(question)) == question
    assert DeckQuestion.parse("nonsense") == DeckQuestion()


def test_the_deck_is_the_same_whatever_comes_next() -> None:
    """No order is known to the bot, so none can leak: equal sets of unseen dominoes give equal answers."""

    def shown(table: Table) -> str:
        return text_of(in_text_mode(deck(table, DeckQuestion(Terrain.LAKE), LOCALIZER)))

    table = table_at(TWO_PLAYERS)
    turned = replace(table.start, unseen=table.start.unseen[::-1])
    assert sorted(shown(table).split()) == sorted(shown(replace(table, start=turned)).split())


@pytest.mark.slow
async def test_anybody_may_ask_and_the_panel_stays_open(server: SimulatedServer) -> None:
    ola = server.people["Ola"]
    assert "no game in this channel" in (await say(ola, server, "deck")).text
    await server.begin()
    mover = await until_placing(server)
    zuri = server.newcomer("Zuri")
    asked = (await zuri.slash(server.channel, "deck", need="lake")).response
    assert asked
    assert "a domino with lake" in Message(asked).text
    await zuri.click(asked, label="As text")
    assert "- lake\\: " in Message(asked).text
    assert "As text" not in Message(asked).buttons
    panel = (await mover.click(server.newest.message, label=server.newest.buttons[0])).response
    assert panel
    await mover.click(panel, label="Only place")
    before = Message(panel).text
    aside = read(await mover.click(panel, label="Still unseen"))
    assert "### Still unseen" in aside.text
    assert Message(panel).text == before
