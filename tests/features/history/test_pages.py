"""The pages of the history as values: the list of games, a game step by step."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, Row, Screen
from bot.chat.kit.discord_builder import fitted
from bot.features.history.deeds import SHARE, HistoryStep, changing_most, history, past_games, turn_starts
from bot.features.history.feature import HistoryAction
from bot.games.game import Actor, Status
from bot.games.people.person import plain_name
from bot.games.words.highlights import Highlights, ValuedTurn
from tests.bot.chat.turn.test_text_mode import facts, label_of
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, a_game, positions, recorded, with_records
from tests.bot.screen_checks import buttons, check, select, text_of
from tests.bot.server import NOON, words
from tests.recorded_games import RECORDS

BACK = (HistoryAction.EARLIER_STEP,)
FORTH = (HistoryAction.LATER_STEP,)
"""What the buttons of the history do."""


def pages_of(screen: Screen) -> list[str]:
    """Where the buttons of a list of games lead: to the newest, and to those before a game."""
    return [*buttons(screen, HistoryAction.LIST_GAMES)]


def test_games_that_do_not_fit_into_one_list_are_on_another_page() -> None:
    games = [a_game("kd", 2, "Ola", "Kim", id=number) for number in range(60, 0, -1)]
    newest = check(past_games(games[:26], LOCALIZER))
    assert pages_of(newest) == ["36"]
    assert [option.value for option in select(newest, HistoryAction.READ_GAME).options][-1] == "36"
    assert pages_of(past_games(games[25:51], LOCALIZER, is_newest=False)) == ["", "11"]
    assert pages_of(past_games(games[50:], LOCALIZER, is_newest=False)) == [""]


def test_buttons_of_the_history_that_lead_nowhere_are_disabled() -> None:
    game = recorded(RECORDS[0])
    for ply, enabled in ((0, [*FORTH]), (game.ply // 2, [*BACK, *FORTH]), (game.ply, [*BACK])):
        rows = [block for block in history(game, HistoryStep(ply), LOCALIZER).blocks if isinstance(block, Row)]
        steps = [each for each in rows[1].controls if isinstance(each, Button) and each.address.action in BACK + FORTH]
        assert [each.address.action for each in steps if each.is_enabled] == enabled


def test_the_buttons_of_the_history_lead_to_the_turns_before_and_after() -> None:
    game = recorded(RECORDS[0])
    for before, at, after in zip(turn_starts(game), turn_starts(game)[1:], turn_starts(game)[2:], strict=False):
        page = history(game, HistoryStep(at), LOCALIZER)
        assert [*buttons(page, *BACK), *buttons(page, *FORTH)] == [str(before), str(after)]


def test_lists_of_games_do_not_name_whoever_has_left() -> None:
    over = a_game("kd", 2, "Ola", "Kenji", status=Status.OVER, ended_at=NOON)
    left = replace(over, seats=(replace(over.seats[0], resigned=True, computer="solid"), over.seats[1]))
    [option] = select(past_games([left], LOCALIZER), HistoryAction.READ_GAME).options
    line = f"{option.label} {option.description}"
    assert "Ola" not in line
    assert words("name-computer") in line


def test_the_score_of_a_name_that_runs_from_right_to_left_stays_behind_it_in_the_list_of_games() -> None:
    over = a_game("kd", 2, "שרה", "Kenji", status=Status.OVER, ended_at=NOON)
    day = words("history-over", day=date(2027, 1, 15))
    [option] = select(past_games([over], LOCALIZER), HistoryAction.READ_GAME).options
    assert option.description == f"{day} · \u2068שרה\u2069\u00a010, Kenji\u00a010"


def test_the_list_of_games_says_with_which_options_they_were_played() -> None:
    game = a_game("kd+mh", 2, "Ola", "Kenji")
    games = [replace(game, options=replace(game.options, dynasty=is_dynasty)) for is_dynasty in (True, False)]
    labels = [each.label for each in select(past_games(games, LOCALIZER), HistoryAction.READ_GAME).options]
    named = f"1000000000 · {words('variant-kd')} · {words('part-middle-kingdom')} · {words('part-harmony')}"
    assert labels == [f"{named} · {words('dynasty-game', number=2, games=3)}", named]


def test_pages_about_people_and_games_keep_to_the_limits() -> None:
    game = a_game("rwt", 8)
    check(past_games([replace(game, id=number) for number in range(1, 26)], LOCALIZER))
    check(past_games([], LOCALIZER))
    names = [plain_name("\U0001f451" * 31 + chr(0x1F430 + number)) for number in range(8)]
    seats = tuple(replace(seat, name=name) for seat, name in zip(game.seats, names, strict=True))
    check(fitted(past_games([replace(game, id=number, seats=seats) for number in range(1, 30)], LOCALIZER)))


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


# ---- in text mode


def test_buttons_that_can_not_be_used_are_not_there_to_be_heard() -> None:
    game = recorded(RECORDS[0])
    steps = HistoryAction.EARLIER_STEP, HistoryAction.LATER_STEP
    for ply, offered in ((0, list(steps[1:])), (game.ply, list(steps[:1]))):
        heard = [each.address.action for each in in_text_mode(history(game, HistoryStep(ply), LOCALIZER)).controls]
        assert [action for action in heard if action in steps] == offered


@with_records
def test_what_is_on_the_picture_of_a_step_is_told_or_one_button_away(path: Path) -> None:
    for table in positions(path, 4):
        screen = history(table, HistoryStep(table.ply), LOCALIZER)
        heard = in_text_mode(screen)
        told = " ".join([text_of(heard).replace("\\", ""), *map(label_of, heard.controls)])
        left_out = [fact for picture in screen.pictures for fact in facts(picture.view) if fact not in told]
        assert not left_out or HistoryAction.SHOW_STEP in {each.address.action for each in heard.controls}
        for kingdom in range(len(table.state.kingdoms)):
            closer = history(table, HistoryStep(table.ply, kingdom), LOCALIZER)
            told = text_of(in_text_mode(closer)).replace("\\", "")
            assert [fact for picture in closer.pictures for fact in facts(picture.view) if fact not in told] == []


def test_a_film_is_slow_at_the_turns_with_the_greatest_changes() -> None:
    nothing: Any = None
    changes = 0.1, -0.4, 0.0, 0.3, -0.3
    found = Highlights(tuple(ValuedTurn(nothing, nothing, each) for each in changes))
    assert [changing_most(found, count) for count in (0, 2, 3, 9)] == [(), (1, 3), (1, 3, 4), (0, 1, 2, 3, 4)]
