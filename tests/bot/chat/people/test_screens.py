"""Screens as values: laws about all of them over the golden records, and what single ones say."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.kit.discord_builder import fitted
from bot.chat.screens import lobby, result
from bot.chat.screens.table_view import end_view
from bot.games.game import Status
from bot.games.people.person import plain_name
from bot.games.series import Ending
from bot.games.table import Table
from bot.games.words.highlights import Highlights
from engine.variants import VARIANTS
from renderers.characters import without_isolation
from renderers.draw_operations import Text
from renderers.layout import layout
from renderers.view import Hero
from tests.bot import sample_tables
from tests.bot.all_screens import every_result, panels, public_screens
from tests.bot.screen_checks import check, text_of, units
from tests.bot.words import words
from tests.recorded_games import RECORD_OF

# ---- the lobby


@pytest.mark.parametrize("seated", range(9))
@pytest.mark.parametrize("code", VARIANTS)
def test_every_lobby_keeps_to_discords_limits(code: str, seated: int) -> None:
    for capacity in VARIANTS[code].formats:
        if seated <= capacity:
            game = sample_tables.a_game(code, capacity, status=Status.LOBBY)
            check(lobby.lobby(Table.of(replace(game, seats=game.seats[:seated])), sample_tables.LOCALIZER))


# ---- the end


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_poster_of_a_game_of_a_dynasty_names_the_game(number: int) -> None:
    over = sample_tables.recorded(RECORD_OF["kd-2"])
    seats = tuple(replace(seat, name=f"P{seat.number}") for seat in over.game.seats)
    table = over.with_game(replace(over.game, number=number, seats=seats))
    won = words("poster-game", number=number, result=result.won(table, sample_tables.LOCALIZER))
    poster = layout(end_view(table), sample_tables.LOCALIZER).ops
    assert won in [without_isolation(op.text) for op in poster if isinstance(op, Text)]


@pytest.mark.parametrize(("person", "is_festive"), [(0, True), (1, False)])
def test_the_end_of_a_game_against_computers_is_about_its_person(person: int, is_festive: bool) -> None:  # noqa: FBT001
    over = sample_tables.recorded(RECORD_OF["kd-3"])
    seats = [
        replace(seat, name=name, user_id=seat.user_id if at == person else None, owner_id=None, computer=None)
        for at, (seat, name) in enumerate(zip(over.game.seats, ("Ola", "Kenji", "Kim"), strict=True))
    ]
    table = replace(over, game=replace(over.game, seats=tuple(seats)))
    ending = Ending(highlights=Highlights.of(table), is_record=True)
    view = end_view(table, ending)
    # Nobody is told of a record who has lost.
    hero = view.hero and (view.hero.kingdom, view.hero.is_record)
    assert (hero, view.is_festive) == ((person, is_festive), is_festive)
    assert end_view(table).hero == Hero(person)
    told, *_ = text_of(result.result(table, ending, sample_tables.LOCALIZER)).splitlines()
    assert (words("hero-placed", name="Kenji", place=2) in told) is not is_festive
    assert words("end-won", names="Ola") in told


# ---- names of which each character counts twice


@sample_tables.with_records
def test_every_screen_keeps_to_discords_limits_with_names_of_thirty_two_emoji(path: Path) -> None:
    """Discord may count UTF-16 units, of which an emoji has two."""
    over = sample_tables.recorded(path)
    names = [plain_name("\U0001f451" * 31 + chr(0x1F430 + number)) for number in range(len(over.game.seats))]
    seats = tuple(replace(seat, name=name) for seat, name in zip(over.game.seats, names, strict=True))
    named = replace(over, game=replace(over.game, seats=seats))
    assert {units(name) for name in names} == {64}
    for table in sample_tables.positions(path, 3):
        running = replace(table, game=replace(table.game, seats=seats))
        for screen in (*public_screens(running, sample_tables.LOCALIZER), *panels(running, sample_tables.LOCALIZER)):
            check(fitted(screen))
    for screen in every_result(named, sample_tables.LOCALIZER):
        check(fitted(screen))
