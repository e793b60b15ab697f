"""What is still to come: what is still unseen, and how likely it is to be dealt next."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.kit import in_text_mode
from bot.chat.kit.markup import bullet, small
from bot.chat.screens.deck import DeckQuestion, deck
from bot.games.table import Table
from bot.games.words.narration import describe_domino
from engine.dominoes import Domino, Terrain
from renderers.localizer import semicolon_list, terrain_arguments
from tests.bot.sample_tables import LOCALIZER, played, positions, table_at, with_records
from tests.bot.screen_checks import check, text_of
from tests.bot.words import plain, words, written

TWO_PLAYERS = "kd 2 w0w1##;f0f0## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"

WHEN = written(small(f"{words('deck-when', line=4)} {words('deck-unknown')}"))


def chance(key: str, percent: int) -> str:
    return written(bullet(words(key, percent=percent, **terrain_arguments(Terrain.MINE, LOCALIZER))))


def test_somebody_who_needs_a_terrain_learns_how_likely_it_comes() -> None:
    table = played("kd", 4, "#1234", "=3.17.22.41")
    told = text_of(check(deck(table, DeckQuestion(Terrain.MINE), LOCALIZER))).splitlines()
    richest_first = [describe_domino(Domino.parse(number), LOCALIZER) for number in ("48", "45", "46", "47", "40")]
    named = written(semicolon_list(richest_first, LOCALIZER))
    assert told[2:] == [
        WHEN,
        chance("deck-need-land", 46),
        chance("deck-need-lands", 8),
        chance("deck-need-crown", 39),
        chance("deck-need-crowns", 33),
        plain(LOCALIZER("deck-need-which", **terrain_arguments(Terrain.MINE, LOCALIZER), dominoes=named)),
    ]


@with_records
@pytest.mark.parametrize("question", [DeckQuestion(), DeckQuestion(Terrain.WHEAT), DeckQuestion(page=1)], ids=str)
def test_the_deck_fits_into_a_message_at_any_time_of_any_game(path: Path, question: DeckQuestion) -> None:
    for table in positions(path, 4):
        check(in_text_mode(check(deck(table, question, LOCALIZER))))


def test_a_question_is_read_as_it_was_written() -> None:
    for question in (
        DeckQuestion(),
        DeckQuestion(Terrain.SWAMP),
        DeckQuestion(text_mode=True),
        DeckQuestion(Terrain.TOWN, text_mode=True, page=2),
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
