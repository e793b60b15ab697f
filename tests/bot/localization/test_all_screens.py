"""Every screen in every language that is shipped, and in one with longer words than most of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.chat.deeds import help as help_topics
from bot.chat.deeds.games import games
from bot.chat.deeds.help import privacy, stored_data
from bot.chat.deeds.history import HistoryStep, history
from bot.chat.deeds.settings import SECTIONS, SettingsView, settings
from bot.chat.kit.blocks import MAX_OPTION_TEXT, Button, Screen
from bot.chat.kit.discord_builder import MAX_LABEL, MAX_PLACEHOLDER, fitted, payload, size_of
from bot.chat.kit.forms import in_text_mode
from bot.chat.kit.pages import OVERVIEW
from bot.chat.screens.challenges import (
    challenge_page,
    challenge_result,
    daily_page,
    result_card,
    shared_duel,
    shared_score,
)
from bot.chat.screens.challenges import invitation as invitation_to_challenge
from bot.chat.screens.lobby import LobbyPage, LobbySetup, invitation, invitation_ended, lobby, lobby_panel
from bot.chat.screens.rules import Page, rules
from bot.games.challenges import (
    FIRST_DAY,
    Challenge,
    ChallengeKind,
    ChallengeOutcome,
    Contender,
    Results,
    daily_challenge,
    new_challenge,
)
from bot.games.game import Actor, Status, Times
from bot.games.people.dates import next_midnight
from bot.games.results import DealScore
from bot.games.table import Table
from bot.localization.fluent import DEFAULT, FluentLocalizer
from bot.localization.spans import plain
from engine.kingdom import Kingdom
from engine.variants import VARIANTS
from tests.bot import sample_tables
from tests.bot.all_screens import SOMEBODY, every_result, panels, public_screens
from tests.bot.every_language import (
    in_every_language,
    in_every_language_of_a_release,
    in_every_shipped_language,
    localizer_of,
)
from tests.bot.features import screens_of_features
from tests.bot.sample_tables import FIRST_USER, LONGEST_NAME, a_game, positions, recorded
from tests.bot.screen_checks import check, check_marks, components, with_all_emoji
from tests.recorded_games import RECORD_OF, RECORDS

ONE_A_GAME = [path for path in RECORDS if path.stem in ("kd-4", "kd3n-3", "kd7-2", "qd-4", "rw-6", "rwt-8")]


@pytest.mark.slow
@pytest.mark.parametrize("path", ONE_A_GAME, ids=lambda path: path.stem)
@in_every_language
def test_every_screen_of_a_game_has_room_for_the_words_of_every_language(language: str, path: Path) -> None:
    localizer = localizer_of(language)
    for table in positions(path, 3):
        step = history(recorded(path), HistoryStep(table.ply), localizer)
        for screen in (*public_screens(table, localizer), *panels(table, localizer), step):
            check_room(screen)
            check_marks(screen)
    for screen in every_result(recorded(path), localizer):
        check_room(screen)


@in_every_language_of_a_release
def test_no_message_has_more_than_4000_bytes(language: str) -> None:
    localizer, comma = localizer_of(language), localizer_of(language)("list-comma")
    tables = [table for path in ONE_A_GAME for table in positions(path, 3)]
    shown = [screen for each in tables for screen in (*public_screens(each, localizer), *panels(each, localizer))]
    shown += [
        *every_page(localizer),
        *(screen for path in ONE_A_GAME for screen in every_result(recorded(path), localizer)),
    ]
    with with_all_emoji():
        sizes = [size_of(payload(fitted(each))) for screen in shown for each in (screen, in_text_mode(screen, comma))]
    assert max(sizes) <= 4000


@pytest.mark.slow
@in_every_language
def test_every_page_without_a_game_has_room_for_the_words_of_every_language(language: str) -> None:
    for screen in every_page(localizer_of(language)):
        check_room(screen)


@pytest.mark.slow
@in_every_language
def test_a_sentence_ends_with_one_full_stop_and_a_japanese_one_without_a_space(language: str) -> None:
    contents = [part.get("content", "") for screen in every_page(localizer_of(language)) for part in components(screen)]
    assert [content for content in contents if re.search(r"\.\.|。 [^·]", content)] == []


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """Lobbies, rules, help, settings, privacy and daily games."""
    yield from (help_topics.help_page(localizer, topic) for topic in ("", *help_topics.TOPICS))
    languages = {"en-US": "English", "pl": "Polski", "lv": "Latviešu"}
    yield help_topics.greeting(localizer, languages)
    view = SettingsView(SOMEBODY, 0, languages, localizer, "https://example.org")
    yield from (settings(view, section) for section in (OVERVIEW, *(each.name for each in SECTIONS)))
    yield from (privacy(days, localizer) for days in (0, 1, 7))
    yield from (stored_data(localizer, page) for page in (0, 1))
    alone = a_game("kd", 4, origin="17 42")
    begun = replace(alone, id=2, deal=replace(alone.deal, origin=None, name="2026-12-06-beat-2"))
    yield games((), FIRST_USER, localizer, alone=[alone, begun, replace(alone, id=3)])
    yield from daily_pages(localizer)
    yield from challenge_pages(localizer)
    for base, variant in VARIANTS.items():
        for players in variant.formats:
            first = Page(variant, players)
            for page in map(first.turned_to, first.chapters):
                yield from (rules(each, localizer) for each in (page, page.other))
            game = a_game(base, players, status=Status.LOBBY)
            alone = replace(game, seats=game.seats[:1], number=1)
            invited = replace(alone, invited=game.seats[1:2], times=replace(alone.times, created_at=10**9))
            yield from (lobby(Table.of(each), localizer) for each in (alone, invited))
            setup = LobbySetup(invited, FIRST_USER, localizer)
            yield from (lobby_panel(replace(setup, is_host=True), "", page) for page in LobbyPage)
            yield lobby_panel(setup)
            yield from filter(
                None,
                (
                    invitation(Table.of(invited), localizer, str(FIRST_USER + 1)),
                    invitation_ended(Table.of(game), localizer, str(FIRST_USER)),
                ),
            )


HASH = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
LINK = "https://discord.com/oauth2/authorize?client_id=1234567890123456789"


def every_page(localizer: FluentLocalizer) -> Iterator[Screen]:
    """The pages, and those of features."""
    yield from pages(localizer)
    for each in screens_of_features():
        yield from each.pages(localizer)


def daily_pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """The pages of a week, before and after a game: with nobody, with one person and with many."""
    for weekday in range(7):
        day = FIRST_DAY + timedelta(days=7 + weekday)
        for count, status in ((0, None), (1, Status.PLAYING), (15, Status.OVER)):
            scores = tuple(
                DealScore(FIRST_USER + number, LONGEST_NAME, 90 - number, 1, is_listed=bool(number % 5))
                for number in range(count)
            )
            game = a_game("kd", 4, status=status) if status else None
            now = next_midnight(day + timedelta(days=count % 2)) - 1
            results = Results(daily_challenge(day), now, game, scores, count)
            yield daily_page(
                results, FIRST_USER + count - 1, 1, localizer, may_share=bool(weekday % 2), is_alone=bool(weekday % 3)
            )
            for each in scores[:1]:
                card = result_card(day, each, Kingdom(7), 60, localizer, LINK * (weekday % 2))
                yield shared_score(each, card, localizer("daily-better", beaten=3, others=5), localizer, "2026-12-06")
                yield daily_page(results, FIRST_USER, 1, localizer, card=card, is_heard=bool(weekday % 2))


def challenge_pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """A challenge of a channel and a game to beat: the invitation, pages before and after a game, and results."""
    table = recorded(RECORD_OF["kd-4"])
    row = replace(
        new_challenge(ChallengeKind.CHANNEL, "kd", "solid", (1, 2), Actor(FIRST_USER, LONGEST_NAME), None, 10**9),
        id=1,
        times=Times(closes_at=10**9 + 1),
    )
    source = replace(table.game, id=2)
    opened = Challenge(
        "2026-12-06-channel-1", ChallengeKind.CHANNEL, FIRST_DAY, "kd", (None, *["solid"] * 3), row.times.closes_at, row
    )
    beaten = Challenge(
        "2026-12-06-beat-2", ChallengeKind.BEAT, FIRST_DAY, "kd", ("solid", None, "strong", "solid"), None, source
    )
    yield invitation_to_challenge(opened, localizer)
    scores = tuple(DealScore(FIRST_USER + number, LONGEST_NAME, 90 - number, 1) for number in range(15))
    for number in (0, 1, 15):
        places = range(1, min(number, 4) + 1)
        entries = tuple(Contender(place, LONGEST_NAME, table, place) for place in places)
        yield challenge_result(ChallengeOutcome(opened, scores[:number], entries, "ticket"), localizer)
        for challenge in opened, beaten:
            for now, game in ((10**9, None), (10**9 + 2, a_game("kd", 4, status=Status.OVER))):
                results = Results(challenge, now, game, scores[:number], is_erased=bool(number % 2))
                duel = ChallengeOutcome(beaten, scores, entries[:2]) if challenge is beaten and number > 1 else None
                yield challenge_page(results, FIRST_USER, localizer, duel, may_close=True, may_share=True)
    yield shared_duel(ChallengeOutcome(beaten, scores, entries[:2]), localizer)
    yield shared_duel(ChallengeOutcome(beaten, scores, (entries[0], entries[1]._replace(place=1))), localizer)


@pytest.fixture
def ordinary_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everybody has a name of twelve letters."""
    monkeypatch.setattr(sample_tables, "LONGEST_NAME", "Bartholome")
    recorded.cache_clear()
    yield
    recorded.cache_clear()


@pytest.mark.slow
@pytest.mark.usefixtures("ordinary_names")
@in_every_shipped_language
def test_a_phone_shows_the_whole_label_of_a_button_to_people_with_ordinary_names(language: str) -> None:
    localizer, most = localizer_of(language), LABEL[language == DEFAULT]
    screens = list(every_page(localizer))
    for table in (each for path in ONE_A_GAME for each in positions(path, 3)):
        screens += [*public_screens(table, localizer), *panels(table, localizer)]
    screens += [screen for path in ONE_A_GAME for screen in every_result(recorded(path), localizer)]
    labels = {control.label for screen in screens for control in screen.controls if isinstance(control, Button)}
    assert sorted(each for each in labels if len(_without_emoji(each)) > most) == []


LABEL = 38, 30
"""Characters on a button, besides emoji, in any language and in English."""


def _without_emoji(label: str) -> str:
    return "".join(each for each in plain(label) if unicodedata.category(each) not in {"So", "Cf"}).strip()


def check_room(screen: Screen) -> None:
    """Assert what holds for every screen, seen or heard, and that no label has to be cut."""
    heard = in_text_mode(screen)
    for each in (screen, heard):
        check(each)
        _check_labels(each)
    assert heard.pictures == ()
    # A control that only means something on the screen, or does nothing, is not heard.
    heeded = [each for each in screen.controls if getattr(each, "in_text_mode", None) != ""]
    usable = {each.address for each in heeded if getattr(each, "is_enabled", True)}
    assert usable <= {each.address for each in heard.controls}


def _check_labels(screen: Screen) -> None:
    for control in screen.controls:
        if isinstance(control, Button):
            assert len(plain(control.label)) <= MAX_LABEL
        else:
            assert len(plain(control.placeholder)) <= MAX_PLACEHOLDER
            assert all(len(plain(option.label)) <= MAX_OPTION_TEXT for option in control.options)
            assert all(len(plain(option.description)) <= MAX_OPTION_TEXT for option in control.options)
