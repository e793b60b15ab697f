"""Tables for tests of screens and narration: from a position text, from moves, from the golden records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.chat.handling.feature import Feature
from bot.games.draws import Draws
from bot.games.game import Deal, Entry, Game, GameOptions, Progress, Reminder, Seat, Status, Suggestions, Times
from bot.games.outbox import Kind, Message, Outbox
from bot.games.table import Table
from bot.localization.fluent import Translations, locale_folders, shipped_translations, translations_with
from engine.moves import Move
from engine.permutation import Permutation
from engine.records import Record
from engine.state import State
from tests.recorded_games import RECORDS


def translations() -> Translations:
    """The messages that the bot ships, read once in a process; one that no language has raises MissingText."""
    return _strict(locale_folders())


@cache
def _strict(_: tuple[Path, ...]) -> Translations:
    return replace(shipped_translations(), strict=True)


def translations_of(*features: Feature[Any]) -> Translations:
    """The messages of a bot with these features alone; one that it does not have raises MissingText."""
    return _strict_of(locale_folders(), *(each.locales for each in features))


@cache
def _strict_of(_: tuple[Path, ...], *folders: Path) -> Translations:
    return replace(translations_with(folders), strict=True)


LOCALIZER = translations().bind("en-US")
LONGEST_NAME = "@everyone **Wolfeschlegelstein"
"""With a seat number behind it, as long as names may be; and it must neither mention anybody nor be bold."""

SCENES: Final = Path(__file__).parent / "golden" / "scenes.txt"
POSITIONS: Final = dict(
    line.split(" = ", 1) for line in SCENES.read_text(encoding="utf-8").splitlines() if line[:1].isupper()
)
"""The positions of the scenes, by their names."""

_USUAL = {"kd+mh-4", "qd-2", "rwt-8"}
"""Records of every kind of board and every option."""


def _record(path: Path) -> Any:
    return pytest.param(path, marks=() if path.stem in _USUAL else pytest.mark.long)


with_records: Final = pytest.mark.parametrize("path", [*map(_record, RECORDS)], ids=lambda path: path.stem)
"""Run a test with the usual records, and by `make long` with all."""
FIRST_USER, SECOND, THIRD = (10**18 + number for number in (1, 2, 3))
"""The users on the first seats; the others follow."""
HERE, THREAD, ELSEWHERE = 7, 8, 9
"""Channels."""
OPENING = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42"
"""The moves before the first placement of two players."""


def draws_of(seed: int) -> Draws:
    """What games draw from a secret that is the same in every run."""
    return Draws(lambda _: Random(seed), Permutation(seed.to_bytes(32)))


def a_game(code: str, players: int, *names: str, **changes: Any) -> Game:
    """A running game of people with these names; by default all have the longest name there is."""
    called = names or tuple(f"{LONGEST_NAME}{number:02}" for number in range(1, players + 1))
    seats = tuple(
        Seat(number, FIRST_USER + number - 1, name, score=10, place=1) for number, name in enumerate(called, 1)
    )
    game = Game(
        id=10**9,
        guild_id=10**19,
        channel_id=10**19,
        host_id=FIRST_USER,
        options=GameOptions(code, players, dynasty=True, suggestions=Suggestions.SHOWN),
        series=10**9,
        number=2,
        status=Status.PLAYING,
        seats=seats,
        outbox=Outbox((Message(Kind.LOBBY, channel_id=10**19, nonce="lobby", id=10**19),)),
        reminder=Reminder(3),
        times=Times(moved_at=10**9),
        deal=Deal(secret=bytes(range(32)), mixed_in="1443210987654321098", next_secret=bytes(range(32))),
    )
    return changed(game, **changes)


PARTS: Final = {"options": GameOptions, "progress": Progress, "times": Times, "deal": Deal, "reminder": Reminder}


def changed(game: Game, **changes: Any) -> Game:
    """Return the game with new values for its fields, or for the fields of its parts."""
    for name, kind in PARTS.items():
        of_part = {field.name: changes.pop(field.name) for field in fields(kind) if field.name in changes}
        if of_part:
            changes[name] = replace(getattr(game, name), **of_part)
    return replace(game, **changes)


def table_at(position: str, *moves: str, names: Sequence[str] = (), **changes: Any) -> Table:
    """The table in a position, after some moves that their players chose."""
    start = State.parse(position)
    game = a_game(str(start.variant), start.players, *names, **changes)
    table = Table(game, 0, start).extended(game, _entries(game, start, moves))
    return replace(table, game=changed(game, acting_seat=table.acting_seat))


def played(code: str, players: int, *moves: str, names: Sequence[str] = ()) -> Table:
    """The table after the first moves of a game."""
    return table_at(str(State.start(code, players)), *moves, names=names)


def placed(*moves: str) -> Table:
    """The table of two players before the first placement, or after these moves."""
    return played("kd", 2, *OPENING, *moves, names=("Ola", "Kenji"))


def chosen_by(user_id: int | None, table: Table) -> Table:
    """The table as if that user had chosen all moves; None if they were made without asking anybody."""
    return replace(table, moves=tuple(replace(each, chosen_by=user_id) for each in table.moves))


@cache
def recorded(path: Path) -> Table:
    """The game of a golden record, at its end."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    table = played(str(record.variant), record.players, *map(str, record.moves))
    return replace(table, game=replace(table.game, status=Status.OVER))


def positions(path: Path, count: int) -> Iterator[Table]:
    """Some positions of a golden record in which somebody has to act, spread over the whole game."""
    over = recorded(path)
    running = replace(over, game=replace(over.game, status=Status.PLAYING))
    plies = [each.ply for each in over.moves[2:] if not each.before.is_chance]
    yield from (running.until(plies[index * (len(plies) - 1) // (count - 1)]) for index in range(count))


def _entries(game: Game, state: State, moves: Sequence[str]) -> Iterator[Entry]:
    """Rows of a log in which each move was chosen by the person on the seat that it belongs to."""
    for ply, text in enumerate(moves):
        user_id = None if state.is_chance else game.seats[state.king.seat - 1].user_id
        yield Entry(ply, text, ply, user_id, 0)
        state = state.play(Move.parse(text))


def turn_starts(table: Table) -> tuple[int, ...]:
    """Return the first ply of each turn, then the last ply of the game."""
    return tuple(played.ply + 1 for played in table.moves if played.ends_turn and not played.after.is_chance)
