"""What is still to come: what is still unseen, and how likely it is to be dealt next."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.kit import in_text_mode
from bot.chat.screens.deck import DeckQuestion, deck
from bot.games.table import Table
from engine.dominoes import Terrain
from tests.bot.sample_tables import LOCALIZER, POSITIONS, positions, table_at, with_records
from tests.bot.screen_checks import check, text_of


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

    table = table_at(POSITIONS["TWO_PLAYERS"])
    turned = replace(table.start, unseen=table.start.unseen[::-1])
    assert sorted(shown(table).split()) == sorted(shown(replace(table, start=turned)).split())
