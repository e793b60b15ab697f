"""The public message of a turn from top to bottom, on positions: nothing twice, and what is due comes first."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.screens.result import result
from bot.chat.screens.table_view import seat_names
from bot.chat.screens.turn import turn
from bot.games.game import Entry, Status
from bot.games.series import Ending
from bot.games.table import UNDO_ENTRY, Table
from engine.court.buildings import kind_of
from engine.court.court import Court
from engine.court.pieces import kinds_on
from engine.scoring import SeriesStanding
from renderers import design
from renderers.court import building_name
from renderers.court.view import Building, Token
from renderers.draw_operations import Castle, Sprite
from renderers.draw_operations import Text as DrawnText
from renderers.layout import layout
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, recorded, table_at, turn_starts, with_records
from tests.bot.screen_checks import check, text_of
from tests.bot.words import words
from tests.recorded_games import RECORD_OF, RECORDS
from tests.renderers.helpers import keys_of, of

LONGEST_TEXT = "@" * 32
"""The name that takes most room in a text: every character is escaped with two others."""


def record(stem: str) -> Table:
    return recorded(RECORD_OF[stem])


def asked_during(path: Path) -> Iterator[Table]:
    """The table before some turns of a game, from the first choice on."""
    over = recorded(path)
    playing = replace(over, game=replace(over.game, status=Status.PLAYING))
    starts = turn_starts(over)
    yield from (playing.until(starts[at * (len(starts) - 1) // 5]) for at in range(5))


@with_records
def test_every_public_message_has_every_kingdom_with_its_name_and_points(path: Path) -> None:
    for table in asked_during(path):
        [shown] = check(turn(table, 0, LOCALIZER)).pictures
        drawing, kingdoms = layout(shown.view, shown.localizer), range(len(table.state.kingdoms))
        # Before the first placement a kingdom is a name, and the line has its room.
        castles = sorted(key.player_index for key in keys_of(Castle, drawing))
        assert castles == [table.state.owners(each)[0] - 1 for each in kingdoms if table.state.round]
        assert {*seat_names(table)} <= {op.text for op in of(DrawnText, drawing)}
        assert all(name in shown.alt for name in seat_names(table))
        golden = Counter(op.text for op in of(DrawnText, drawing) if op.color in (design.GOLD, design.DISC_INK))
        assert golden >= Counter(str(table.state.shown_points(each)) for each in kingdoms)


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem[0] in "qr"], ids=lambda path: path.stem)
def test_every_public_message_of_queendomino_has_every_tile_on_offer_with_its_price(path: Path) -> None:
    for table in asked_during(path):
        [shown] = check(turn(table, 0, LOCALIZER)).pictures
        drawing, court = layout(shown.view, shown.localizer), Court.of(table.state)
        offers = [kind_of(tile, table.variant.rules) for tile in court.board if tile]
        built = [kind.id for kingdom in table.state.kingdoms for _, kind in kinds_on(kingdom)]
        assert sorted(key.id for key in keys_of(Building, drawing)) == sorted([*built, *(kind.id for kind in offers)])
        assert all(building_name(kind, LOCALIZER) in shown.alt for kind in offers)
        written = {(op.x, op.y): op.text for op in of(DrawnText, drawing)}
        coins = [op for op in of(Sprite, drawing) if op.key in (Token.COIN, Token.COIN_OUT_OF_REACH)]
        prices = [written.get((coin.x + coin.size // 2, coin.y + coin.size // 2), "") for coin in coins]
        assert Counter(prices) >= Counter(str(court.cost(at, table.state.king.kingdom)) for at in range(6))


def test_after_an_undone_turn_its_domino_is_to_be_placed_again() -> None:
    position = "kd 2 ##;## 3:1,17:2 0 4,8:2,19,30:1 1 40-44"
    table = table_at(position, "3@g8n", ">4", names=("Ola", "Kenji"))
    undone = [Entry(2, UNDO_ENTRY, 2, FIRST_USER, 0), Entry(3, UNDO_ENTRY, None, FIRST_USER, 0)]
    back = table.extended(replace(table.game, progress=replace(table.game.progress, ply=4)), undone)
    shown = turn(back.until(back.public_ply), 0, LOCALIZER)
    assert words("told-turn-back", name="Ola") in text_of(shown)
    assert text_of(shown).startswith(words("due-place", name=f"<@{FIRST_USER}>", domino="3"))


# ---- bounded, however much happened


def crowded(stem: str, turns: int, name: str = LONGEST_TEXT) -> tuple[Table, int]:
    """A table of players with that name, all but one away, and the ply from which on there were so many turns."""
    over = record(stem)
    seats = tuple(replace(seat, name=name, computer="solid") for seat in over.game.seats)
    table = replace(over, game=replace(over.game, seats=seats))
    return table, turn_starts(table)[-min(turns + 1, len(turn_starts(table)))]


@pytest.mark.parametrize("stem", ["kd-4", "qd-4", "rw-6", "rwt-8"])
@pytest.mark.parametrize("turns", [4, 5, 24, 60, 1000])
def test_a_message_holds_what_happened_however_many_turns_were_not_shown(stem: str, turns: int) -> None:
    table, since = crowded(stem, turns)
    series = [(LONGEST_TEXT, SeriesStanding(1, player, (300,))) for player in range(len(table.game.seats))]
    check(result(table, Ending(series), LOCALIZER))
    running = replace(table, game=replace(table.game, status=Status.PLAYING)).until(turn_starts(table)[-2])
    check(turn(running, since, LOCALIZER))
    check(turn(running, 0, LOCALIZER))


def test_a_long_message_leaves_out_what_its_only_reader_did_last() -> None:
    over, names = record("qd-4"), ("Robin", "Mathilda", "Baldwin", "Osric")
    people = [replace(seat, name=name) for seat, name in zip(over.game.seats, names, strict=True)]
    alone = [people[0], *(replace(seat, user_id=None, computer="solid") for seat in people[1:])]
    told = []
    for seats in (alone, people):
        shown = over.with_game(replace(over.game, status=Status.PLAYING, seats=tuple(seats))).until(123)
        told.append(re.findall(r"\*\*(\w+)\*\* \S", text_of(turn(shown, 100, LOCALIZER))))
    computers = ["Osric", "Mathilda", "Baldwin"]
    assert told == [computers, ["Robin", *computers]]
