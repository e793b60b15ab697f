"""Every screen in every language that is shipped, and in one with longer words than most of them."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from bot.chat.deeds import help as help_topics
from bot.chat.deeds.games import games, tables
from bot.chat.deeds.help import stored_data
from bot.chat.deeds.settings import (
    NOTIFICATIONS,
    PRIVACY,
    SECTIONS,
    SERVER_SECTIONS,
    ServerView,
    SettingsView,
    server_page,
    settings,
)
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import MAX_OPTION_TEXT, Button, Screen
from bot.chat.kit.discord_builder import BUDGET, MAX_LABEL, MAX_PLACEHOLDER, payload, size_of
from bot.chat.screens.lobby import LobbyPage, LobbySetup, invitation, lobby, lobby_panel
from bot.chat.screens.pages import OVERVIEW
from bot.chat.screens.rules import Page, rules
from bot.chat.slots import SETTINGS
from bot.games.game import DAY, Policy, Status
from bot.games.options import ServerSettings
from bot.games.outbox import Kind, Message
from bot.games.table import Table
from bot.localization.fluent import DEFAULT, FluentLocalizer
from bot.localization.spans import plain
from engine.variants import VARIANTS
from tests.bot import sample_tables
from tests.bot.all_screens import SOMEBODY, at_once, every_result, panels, public_screens
from tests.bot.every_language import (
    in_every_language,
    in_every_language_of_a_release,
    in_every_shipped_language,
    localizer_of,
)
from tests.bot.features import screens_of_features, slots_of_features
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, a_game, positions, recorded
from tests.bot.screen_checks import check, check_marks, components, text_of, with_all_emoji
from tests.recorded_games import RECORDS

ONE_A_GAME = [path for path in RECORDS if path.stem in ("kd-4", "kd3n-3", "kd7-2", "qd-4", "rw-6", "rwt-8")]
of_pages_and_games = pytest.mark.parametrize(
    "path", [None, *ONE_A_GAME], ids=lambda path: path.stem if path else "pages"
)


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("path", ONE_A_GAME, ids=lambda path: path.stem)
@in_every_language
def test_every_screen_of_a_game_has_room_for_the_words_of_every_language(language: str, path: Path) -> None:
    for screen in screens_of_game(path, localizer_of(language)):
        check_room(screen)
        check_marks(screen)


@in_every_language_of_a_release
def test_every_message_has_room_in_4000_bytes_without_losing_a_description(language: str) -> None:
    shown, comma = every_screen(localizer_of(language)), localizer_of(language)("list-comma")
    with with_all_emoji():
        sizes = [size_of(payload(each)) for screen in shown for each in (screen, in_text_mode(screen, comma))]
    assert max(sizes) <= BUDGET


def test_the_end_of_queendomino_is_heard_in_2400_characters() -> None:
    [path] = [each for each in RECORDS if each.stem == "qd-4"]
    end = next(every_result(recorded(path), LOCALIZER))
    assert len(plain(text_of(in_text_mode(end)))) <= 2400


@pytest.mark.slow
@in_every_language
def test_every_page_without_a_game_has_room_for_the_words_of_every_language(language: str) -> None:
    for screen in every_page(localizer_of(language)):
        check_room(screen)
        # A sentence ends with one full stop, and a Japanese one without a space.
        contents = [part.get("content", "") for part in components(screen)]
        assert [content for content in contents if re.search(r"\.\.|。 [^·]", content)] == []


def full_settings(localizer: FluentLocalizer) -> Iterator[Screen]:
    """All pages of settings with those of features, by somebody who has set what makes them longer."""
    more = at_once(slots_of_features().ask(SETTINGS))
    somebody = replace(SOMEBODY, quiet_from=22, quiet_to=7, away_until=DAY)
    view = SettingsView(somebody, 0, {"en-US": "English", "pl": "Polski"}, localizer, "https://example.org", 7)
    names = OVERVIEW, NOTIFICATIONS, *(each.name for each in (*SECTIONS, *more))
    yield from (settings(view, section, more) for section in names)


def pages(localizer: FluentLocalizer) -> Iterator[Screen]:
    """Lobbies, rules, help, settings and privacy."""
    yield from (help_topics.help_page(localizer, topic) for topic in ("", *help_topics.TOPICS))
    languages = {"en-US": "English", "pl": "Polski", "lv": "Latviešu"}
    yield help_topics.greeting(localizer, languages)
    view = SettingsView(SOMEBODY, 0, languages, localizer, "https://example.org")
    yield from (settings(view, section) for section in (OVERVIEW, *(each.name for each in SECTIONS)))
    yield from (settings(replace(view, daily_copies=days), PRIVACY) for days in (1, 7))
    for zone in ("UTC-3:30", "UTC-11", "America/New_York", "Asia/Kathmandu"):
        yield settings(replace(view, person=replace(SOMEBODY, time_zone=zone), now=DAY // 2), "zone")
    yield settings(replace(view, server_zone="Asia/Kathmandu"), "quiet")
    chosen = ServerSettings(
        1, "qd", 480, Policy.TURN, threads=True, channels=(17, 42), language="pl", time_zone="Asia/Kathmandu"
    )
    for server, may_change in ((ServerSettings(1), True), (chosen, True), (chosen, False)):
        yield from (
            server_page(ServerView(server, languages, localizer, may_change=may_change, may_end=True), name)
            for name in (OVERVIEW, *(each.name for each in SERVER_SECTIONS))
        )
    yield from (stored_data(localizer, page) for page in (0, 1))
    alone = a_game("kd", 4, origin="17 42")
    begun = replace(alone, id=2, deal=replace(alone.deal, origin=None, name="2026-12-06-feature-2"))
    kinds = a_game("kd", 2), a_game("qd", 2, status=Status.LOBBY)
    running = [replace(game, id=number) for number, game in enumerate(kinds * 10, 1)]
    yield from (tables(running[:count], FIRST_USER, localizer) for count in (0, 2, 20))
    yield games((), FIRST_USER, localizer, alone=[alone, begun, replace(alone, id=3)])
    for base, variant in VARIANTS.items():
        for players in variant.formats:
            first = Page(variant, players)
            for page in map(first.turned_to, first.chapters):
                yield from (rules(each, localizer) for each in (page, page.other))
            game = a_game(base, players, status=Status.LOBBY)
            alone = replace(game, seats=game.seats[:1], number=1)
            invited = replace(alone, invited=game.seats[1:2], times=replace(alone.times, created_at=10**9))
            called = replace(invited, invited=tuple(replace(each, called=True) for each in invited.invited))
            yield from (lobby(Table.of(each), localizer) for each in (alone, invited, called))
            setup = LobbySetup(invited, FIRST_USER, localizer)
            yield from (lobby_panel(replace(setup, is_host=True), "", page) for page in LobbyPage)
            yield lobby_panel(setup)
            hurried = replace(invited, options=replace(invited.options, pace=480, policy=Policy.TURN))
            yield lobby_panel(LobbySetup(hurried, FIRST_USER, localizer, is_host=True), "", LobbyPage.RULES)
            yield invitation(Table.of(invited), Message(Kind.INVITED, (str(FIRST_USER + 1),)), localizer)


def every_page(localizer: FluentLocalizer) -> Iterator[Screen]:
    """The pages, and those of features."""
    yield from pages(localizer)
    yield from full_settings(localizer)
    for each in screens_of_features():
        yield from each.pages(localizer)


def screens_of_game(path: Path, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The screens of a recorded game: at some positions, and at its end."""
    for table in positions(path, 3):
        yield from (*public_screens(table, localizer), *panels(table, localizer))
    yield from every_result(recorded(path), localizer)


def every_screen(localizer: FluentLocalizer) -> Iterator[Screen]:
    """All pages, and the screens of a game of each kind."""
    return chain.from_iterable(screens_of(path, localizer) for path in (None, *ONE_A_GAME))


def screens_of(path: Path | None, localizer: FluentLocalizer) -> Iterator[Screen]:
    """The screens of a recorded game, or all pages."""
    return screens_of_game(path, localizer) if path else every_page(localizer)


@pytest.fixture
def ordinary_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everybody has a name of twelve letters."""
    monkeypatch.setattr(sample_tables, "LONGEST_NAME", "Bartholome")
    recorded.cache_clear()
    yield
    recorded.cache_clear()


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.usefixtures("ordinary_names")
@in_every_shipped_language
@of_pages_and_games
def test_a_phone_shows_the_whole_label_of_a_button_to_people_with_ordinary_names(
    path: Path | None, language: str
) -> None:
    localizer, most = localizer_of(language), LABEL[language == DEFAULT]
    controls = (control for screen in screens_of(path, localizer) for control in screen.controls)
    labels = {control.label for control in controls if isinstance(control, Button)}
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
