"""The pages of the history as values: the list of games, a game step by step."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Screen
from bot.features.history.feature import SHARE, HistoryAction, HistoryStep, changing_most, history, past_games
from bot.games.game import Actor, Status
from bot.games.words.highlights import Highlights, ValuedTurn
from renderers import KingdomView
from renderers.text.wording import squares_text
from tests.bot.chat.turn.test_text_mode import Heard, facts_of_pages, with_usual_names
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, a_game, positions, recorded, translations, with_records
from tests.bot.screen_checks import buttons, check, select, text_of


def pages_of(screen: Screen) -> list[str]:
    """Where the buttons of a list of games lead: to the newest, and to those before a game."""
    return [*buttons(screen, HistoryAction.LIST_GAMES)]


def test_games_that_do_not_fit_into_one_list_are_on_another_page() -> None:
    games = [a_game("kd", 2, "Ola", "Kim", id=number) for number in range(60, 0, -1)]
    newest = check(past_games(games[:21], LOCALIZER))
    assert pages_of(newest) == ["41"]
    assert [option.value for option in select(newest, HistoryAction.READ_GAME).options][-1] == "41"
    assert pages_of(past_games(games[20:41], LOCALIZER, is_newest=False)) == ["", "21"]
    assert pages_of(past_games(games[40:], LOCALIZER, is_newest=False)) == [""]


def test_a_game_in_the_list_names_the_winner_first_and_without_an_end_the_first_seat() -> None:
    over = a_game("kd", 3, "Ola", "Kenji", "Zuri", status=Status.OVER)
    for status, order, names in (
        (Status.OVER, (3, 1, 2), ("Kenji", "Zuri", "Ola")),
        (Status.ARCHIVED, (None, None, None), ("Ola", "Kenji", "Zuri")),
    ):
        seats = tuple(replace(seat, place=place) for seat, place in zip(over.seats, order, strict=True))
        listed = past_games([replace(over, status=status, seats=seats)], LOCALIZER)
        [option] = select(listed, HistoryAction.READ_GAME).options
        told = option.description or ""
        assert sorted(names, key=told.index) == [*names]


def test_players_show_the_film_of_a_game_that_is_over_and_no_shared_deal() -> None:
    over = a_game("kd", 2, status=Status.OVER)
    player, stranger = Actor(FIRST_USER, "Ola"), Actor(FIRST_USER + 9, "Zuri")
    assert (SHARE.allows(over, player), SHARE.allows(over, stranger)) == (True, False)
    for other in (
        *(replace(over, status=each) for each in (Status.PLAYING, Status.CANCELLED, Status.ARCHIVED)),
        replace(over, deal=replace(over.deal, name="2026-12-06")),
        replace(over, guild_id=None),
    ):
        assert not SHARE.allows(other, player)


@with_records
def test_a_step_leads_to_each_kingdom_which_is_told_as_a_whole(path: Path) -> None:
    for table in positions(path, 4):
        heard = in_text_mode(history(table, HistoryStep(table.ply), LOCALIZER))
        assert ("kingdom" in {each.address.argument for each in heard.controls}) is (table.state.round > 0)
        for kingdom in range(len(table.state.kingdoms)):
            closer = history(table, HistoryStep(table.ply, kingdom), LOCALIZER)
            told = text_of(in_text_mode(closer)).replace("\\", "")
            views = [each.view for each in closer.pictures if isinstance(each.view, KingdomView)]
            shown = [squares_text(area.squares, LOCALIZER) for view in views for area in view.properties]
            assert views
            assert [each for each in shown if each not in told] == []


@pytest.mark.slow
@with_records
def test_every_language_tells_the_same_facts_of_a_step_on_at_most_two_pages(path: Path) -> None:
    for boards in {False, "rw" in path.stem}:
        for table in (*positions(path, 4), recorded(path)):
            told = list[tuple[Counter[str], int]]()
            for language in translations().bundles:
                localizer = Heard(translations().bind(language).bundles, strict=True)
                screen = history(with_usual_names(table), HistoryStep(table.ply, boards=boards), localizer)
                facts, pages = facts_of_pages(screen, localizer)
                told.append((facts, len(pages)))
            assert [facts for facts, _ in told] == [told[0][0]] * len(told)
            assert max(count for _, count in told) <= 2


def test_a_film_is_slow_at_the_turns_with_the_greatest_changes() -> None:
    nothing: Any = None
    changes = 0.1, -0.4, 0.0, 0.3, -0.3
    found = Highlights(tuple(ValuedTurn(nothing, nothing, each) for each in changes))
    assert [changing_most(found, count) for count in (0, 2, 3, 9)] == [(), (1, 3), (1, 3, 4), (0, 1, 2, 3, 4)]
