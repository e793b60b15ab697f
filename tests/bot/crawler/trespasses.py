"""Finds the changes of tables by people who may not make them, by what `rights.txt` says."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from bot.chat.actions import Action
from engine.variants import Variant
from tests.bot.features import HANDLERS, present
from tests.bot.games.written_rights import rules

Row: TypeAlias = Mapping[str, Any]

MOVES: Final = "draft", "place", *(f"queendomino {step}" for step in ("build", "tax", "dragon", "done"))
"""The commands that move."""
WAYS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys((Action.JOIN, Action.ACCEPT_INVITATION), ("join",)),
    Action.DECLINE_INVITATION: ("decline",),
    **dict.fromkeys((Action.INVITE, *present("callplayers")), ("invite",)),
    Action.LEAVE: ("leave",),
    Action.ADD_COMPUTER: ("add-computer",),
    Action.FILL_SEATS: ("fill",),
    Action.PUT_OUT: ("put-out", "withdraw", "remove-computer"),
    Action.CHOOSE_TEAM: ("choose-team",),
    Action.SET_UP: ("options", "suggestions"),
    Action.START: ("start",),
    **dict.fromkeys((Action.CANCEL, Action.END_TABLE), ("cancel",)),
    Action.RESIGN: ("resign",),
    Action.QUIT_ELSEWHERE: ("leave", "resign", "decline", "return"),
    Action.HINT: ("ask-for-hint",),
    **dict.fromkeys((Action.PLAY, *MOVES), ("move",)),
    Action.TAKE_BACK: ("take-back",),
    Action.KEEP_PLAN: ("keep-plan",),
    Action.DROP_PLAN: ("drop-plan",),
    Action.COMPUTER_MOVES: ("computer-moves",),
    Action.COMPUTER_KEEPS_SEAT: ("computer-keeps-seat",),
    **dict.fromkeys((Action.RETURN_TO_SEAT, Action.COME_BACK, Action.LEAVE_UNTIL, "kingdomino settings"), ("return",)),
    Action.MUTE: ("mute",),
    Action.FIND_SUBSTITUTE: ("propose-seat",),
    Action.TAKE_SEAT: ("take-seat",),
    Action.PROPOSE_PACE: ("propose-pace",),
    Action.PAUSE: ("propose-pause",),
    Action.GO_ON: ("go-on",),
    Action.AGREE: ("agree",),
    Action.DECLINE: ("decline-proposal",),
    Action.UNDO_TURN: ("undo",),
    Action.KEEP_PLAYING: ("keep-open", "revive"),
    Action.ARCHIVE: ("archive",),
    **dict.fromkeys((Action.REVIVE, Action.REVIVE_ELSEWHERE), ("revive",)),
    Action.REMATCH: ("rematch",),
    **dict.fromkeys(present("closechallenge"), ("close-row", "close-early")),
}
"""What the changes of tables by actions and commands are called in `rights.txt`. All others change no table."""
BEGINNING: Final = {
    *(
        Action.PLAY_ON,
        *present("opentable", "playdaily", "playpuzzle", "beat", "challenge", "everyweek", "sharedaily"),
        Action.REMATCH,
    ),
    *(Action.ADJUST_SERVER, "kingdomino new", "kingdomino challenge"),
    *("kingdomino daily", "daily"),
}
"""What begins another game, and changes no other one."""
ELSEWHERE: Final = {
    Action.QUIT_ELSEWHERE,
    Action.REVIVE_ELSEWHERE,
    Action.END_TABLE,
    Action.COME_BACK,
    Action.LEAVE_UNTIL,
    "kingdomino settings",
}
"""What people do from anywhere."""
OF_ONESELF: Final = {Action.FORGET_PERSON, Action.SHOW_PRIVACY}
"""What changes every table of a person, who is erased."""
LOOKS: Final = frozenset(HANDLERS) - {*WAYS, *BEGINNING, *OF_ONESELF}
"""The actions that only show something."""

CONDITIONS: Final = frozenset(
    {
        "yes",
        *("error-nothing-to-undo", "error-proposal-gone", "error-stale-game", "error-too-early", "error-not-offered"),
        *("error-game-full", "error-no-seat-to-reserve", "error-no-hint", "error-paused-already"),
        "error-private-table",
    }
)
"""What people read who may do something, where it is done, or where something else than a right is missing."""


LOOKED_AT: Final = {"looks_at", "due_at", "version"}
"""When the owner of a row that is no table looks at it again, which whoever plays its deal may change."""


PUBLISHED: Final = "told", "outbox_"
"""The beginnings of what says where a table was shown: everybody who looks at a table may bring it back."""


@dataclass(frozen=True)
class Someone:
    """Who acts, and from where."""

    user_id: int
    channel_id: int
    is_moderator: bool


@dataclass(frozen=True)
class Stored:
    """The games, seats and moves of a database."""

    games: Mapping[int, Row]
    seats: Mapping[int, tuple[Row, ...]]
    moves: Mapping[int, tuple[Row, ...]]

    @classmethod
    def of(cls, database: bytes) -> Stored:
        with closing(sqlite3.connect(":memory:")) as connection:
            # A database in memory has no write-ahead log, which its header names.
            connection.deserialize(database[:18] + b"\x01\x01" + database[20:])
            connection.row_factory = sqlite3.Row
            games = {row["id"]: dict(row) for row in connection.execute("SELECT * FROM games")}
            seats, moves = (
                {game: _rows(connection, f"SELECT * FROM {table} WHERE game_id = {game}") for game in games}  # noqa: S608 - names of ours
                for table in ("seats", "moves")
            )
        return cls(games, seats, moves)

    def of_game(self, game: int) -> tuple[Any, ...]:
        row = self.games.get(game)
        row = row and {key: value for key, value in row.items() if not key.startswith(PUBLISHED)}
        if row and row["status"] == "open":
            row = {key: value for key, value in row.items() if key not in LOOKED_AT}
        return row, self.seats.get(game), self.moves.get(game)


def _rows(connection: sqlite3.Connection, statement: str) -> tuple[Row, ...]:
    return tuple(dict(row) for row in connection.execute(statement))


def trespasses(before: bytes, after: bytes, what: str, someone: Someone, now: int) -> Iterator[str]:
    """Yield what an action or a command has changed, although the person may not."""
    if before == after or what in OF_ONESELF:
        return
    earlier, later = Stored.of(before), Stored.of(after)
    if (new := later.games.keys() - earlier.games.keys()) and what not in BEGINNING:
        yield f"{what} has begun game {min(new)}"
    for game in earlier.games:
        if earlier.of_game(game) == later.of_game(game):
            continue
        stages, people = set(stages_of(earlier, game, now)), set(people_of(earlier, game, someone))
        if not any(may(way, stages, people, is_far=what in ELSEWHERE) for way in WAYS.get(what, ())):
            changed = {key for key, value in earlier.games[game].items() if later.games[game][key] != value}
            yield f"{what} has changed game {game}, {sorted(stages)}, by {sorted(people)}: {sorted(changed)}"


def may(way: str, stages: set[str], people: set[str], *, is_far: bool) -> bool:
    """Return whether the rules let somebody do it who is all of these people, at a table in all of these stages."""

    def is_right(way: str) -> bool:
        found = (rules()[way].get((stage, person)) for stage in stages for person in people)
        return any(rule is not None and rule.outcome in CONDITIONS for rule in found)

    return is_right(way) and (is_far or is_right("look"))


def stages_of(stored: Stored, game: int, now: int) -> Iterator[str]:
    """Yield what `rights.txt` calls the stages of a game."""
    row, taken = stored.games[game], [seat for seat in stored.seats[game] if not seat["put_out"]]
    seated = [seat for seat in taken if not seat["invited"]]
    match row["status"]:
        case "lobby" if row["number"] > 1:
            yield "next"
        case "lobby" if not any(seat["user_id"] == row["host_id"] for seat in seated):
            yield "hostless"
        case "lobby":
            yield "full" if len(taken) >= row["capacity"] else "lobby"
            if now >= (row["invited_at"] or row["created_at"]) + 60 * max(row["pace"] or 0, 60):
                yield "old"
        case "playing" if row["channel_id"] is None:
            yield "alone"
        case "playing":
            conditions = {
                "paused": row["paused_at"],
                "asked": row["proposals"] != "[]",
                "reminded": row["reminder_count"],
                "offered": row["reminder_archives_at"],
            }
            yield from [stage for stage, holds in conditions.items() if holds] or ["playing"]
        case "open":
            yield "challenge"
        case other:
            yield other


def people_of(stored: Stored, game: int, someone: Someone) -> Iterator[str]:
    """Yield what `rights.txt` calls somebody at a game."""
    row = stored.games[game]
    is_host = row["host_id"] == someone.user_id
    own = [seat for seat in stored.seats[game] if seat["user_id"] == someone.user_id]
    seated = [seat for seat in own if not seat["invited"] and not seat["put_out"]]
    if row["status"] in ("open", "closed") and is_host:
        yield "opener"
    if someone.is_moderator:
        yield "moderator"
    if someone.channel_id not in (row["channel_id"], row["home_id"]) and row["channel_id"] is not None:
        yield "abroad" if seated else "passer-by"
        return
    yield from ("guest" if seat["invited"] else "out" for seat in own if seat["invited"] or seat["put_out"])
    yield from ("owner" for seat in stored.seats[game] if seat["owner_id"] == someone.user_id)
    for seat in seated:
        yield from _seated(row, seat)
        if is_host:
            yield "host"
    if not seated:
        yield "stranger"


def _seated(row: Row, seat: Row) -> Iterator[str]:
    """Yield what the person on a seat is."""
    acting = row["acting_seat"]
    if seat["resigned"]:
        yield "gone"
    elif seat["computer"]:
        yield "kept"
    elif row["status"] == "playing" and acting == seat["number"]:
        yield "turn"
    elif seat["owner_id"]:
        yield "substitute"
    else:
        yield "away" if seat["away_until"] else "player"
        if row["status"] == "playing" and acting and _kingdom(row, acting) == _kingdom(row, seat["number"]):
            yield "mate"


def _kingdom(row: Row, seat: int) -> int:
    return (seat - 1) % Variant.parse(row["variant"]).formats[row["capacity"]].kingdoms
