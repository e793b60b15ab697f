"""What holds at every table, however often the bot was killed, by its database and the messages of the channels."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from bot.games.deadlines import MOST_REMINDERS
from bot.games.game import Seat
from bot.games.table import UNDO_ENTRY
from bot.games.turn import plan_of, planned_moves
from bot.host.database.address import DatabaseUrl
from bot.host.database.opening import database_at
from bot.storage.database import Database
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from tests.e2e.people_at_tables import MINUTE, Player, Sent, TableDriver, ended

SPEED = 60
"""How much faster the clock runs: a minute is a second."""
HOUR, DAY = 60 * 60, 24 * 60 * 60
QUIET_FROM, QUIET_HOURS = 2, 4
"""When quiet hours begin, in hours after the start of the test, and how many they are."""
LATE = 10 * MINUTE
"""How long after the bot has decided to send a message it may arrive; ten seconds that are ten minutes here."""


class Kept(NamedTuple):
    """What is kept of a seat: who plays on it, and the plan."""

    user: int | None
    computer: str | None
    plan: str | None


@dataclass(frozen=True)
class Snapshot:
    """The logs of all games, and the seats of the running ones by game and number."""

    logs: Mapping[int, Sequence[str]]
    seats: Mapping[tuple[int, int], Kept]

    def check_is_followed_by(self, later: Snapshot, lent: Container[int | None]) -> None:
        """Check that nothing has been lost: no move, and no plan before its turn came.

        Plans of the people in `lent` may be gone, as somebody may have played on their seats meanwhile.
        """
        for game, log in self.logs.items():
            assert later.logs[game][: len(log)] == log
        for (game, number), kept in self.seats.items():
            after = later.seats.get((game, number))
            is_same = later.logs.get(game) == self.logs.get(game) and after is not None and after[:2] == kept[:2]
            if after and is_same and kept.user not in lent:
                assert after.plan or not kept.plan, f"game {game}: the plan {kept.plan!r} is gone"


def rows(database: str, query: str, values: Sequence[Mapping[str, object]] | None = None) -> list[Any]:
    """Return the rows of a query, or execute a statement for each of `values`; `database` is a URL."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _rows(database_at(DatabaseUrl.parse(database)), query, values)).result()


async def _rows(database: Database, query: str, values: Sequence[Mapping[str, object]] | None) -> list[Any]:
    def work(connection: Connection) -> list[Any]:
        result = connection.execute(text(query), values)
        return list(result) if result.returns_rows else []

    try:
        return await database.transact(work, writes=True)
    finally:
        await database.close()


def snapshot(database: str) -> Snapshot:
    """Read the logs and the seats with one statement: a running bot may carry out a plan between two."""
    # A game from a position of another game is deleted after a day.
    query = (
        "SELECT game_id, ply, text, NULL AS number, NULL AS user_id, NULL AS computer, NULL AS plan FROM moves"
        " WHERE game_id IN (SELECT id FROM games WHERE origin IS NULL)"
        " UNION ALL SELECT game_id, NULL, NULL, seats.number, user_id, computer, plan FROM seats"
        " JOIN games ON games.id = game_id WHERE games.status = 'playing' AND origin IS NULL"
        " ORDER BY game_id, ply"
    )
    logs, seats = dict[int, list[str]](), dict[tuple[int, int], Kept]()
    for game, _, move, number, *kept in rows(database, query):
        if number is None:
            logs.setdefault(game, []).append(move)
        else:
            seats[game, number] = Kept(*kept)
    return Snapshot(logs, seats)


# ---- logs


def positions(variant: str, seats: int, log: Sequence[str], start: str = "") -> list[State]:
    """The positions of the moves that count, from the text of a position on; it raises IllegalMove."""
    states = [State.parse(start) if start else State.start(Variant.parse(variant), seats)]
    for each in log:
        if each == UNDO_ENTRY:
            states.pop()
        else:
            states.append(states[-1].play(Move.parse(each)))
    return states


def check_logs(database: str) -> int:
    """Check that every log is a legal game, and that no plan waits whose turn has come; return how many moves.

    Whoever has just taken a planned move back does not get it again.
    """
    logs = snapshot(database).logs
    games = rows(database, "SELECT id, variant, status, origin FROM games")
    for game, variant, status, origin in games:
        if game not in logs:
            continue
        seats = rows(database, f"SELECT number, user_id, computer, plan FROM seats WHERE game_id = {game}")  # noqa: S608
        start = "" if not origin or origin[0].isdecimal() else origin
        state = positions(variant, len(seats), logs[game], start)[-1]
        assert (status == "over") <= state.is_over
        if status == "playing" and not state.is_chance and logs[game][-1] != UNDO_ENTRY:
            number, user, computer, plan = next(seat for seat in seats if seat[0] == state.king.seat)
            kept = plan_of(Seat(number, user, "", computer, plan=plan))
            assert not kept or not planned_moves(state, kept), f"game {game}: {plan!r} is not carried out"
    return sum(map(len, logs.values()))


def check_takeovers(database: str, player: Player) -> int:
    """Check that computer players have moved for people only when a reminder had said so; return how often.

    Whoever did not want to be reminded has said so below the message that notified late.
    """
    if player.setup.options.get("policy") != "turn":
        return 0
    driver = player.driver
    told = {sent.turn: sent.at for sent in driver.sent() if sent.is_reminder and not sent.is_nudge}
    nudged = {sent.turn: sent.at for sent in driver.sent() if sent.is_nudge}
    here = f"SELECT id FROM games WHERE channel_id = {driver.table.id}"  # noqa: S608
    taken = rows(database, f"SELECT game_id, ply, at FROM moves WHERE late AND game_id IN ({here})")  # noqa: S608
    plies = {(game, ply) for game, ply, _ in taken}
    first = [each for each in taken if (each[0], each[1] - 1) not in plies]
    for game, ply, at in first:
        begun = turn_plies(database, game, ply)
        reminders, nudges = ([said[game, each] for each in begun if (game, each) in said] for said in (told, nudged))
        assert reminders or nudges, f"game {game}: moved for somebody who was not reminded at {ply}"
        assert at - max(reminders or nudges) > player.setup.options["pace"] * MINUTE - LATE
    return len(first)


def turn_plies(database: str, game: int, ply: int) -> list[int]:
    """The plies up to this one at which the turn that was under way was the same: its player may have placed."""
    [(variant, seats)] = rows(
        database,
        f"SELECT variant, count(*) FROM games JOIN seats ON game_id = id WHERE id = {game} GROUP BY variant",  # noqa: S608
    )
    log = snapshot(database).logs[game][:ply]
    turns = [positions(variant, seats, log[:length])[-1].turns for length in range(ply + 1)]
    different = [each for each in range(ply + 1) if turns[each] != turns[ply]]
    return list(range(max(different, default=-1) + 1, ply + 1))


# ---- messages


def check_messages(player: Player, database: str, *, has_replies: bool = False) -> int:
    """Check the public messages of a table; return how many there are.

    With `has_replies` some may be replies to interactions, which have no nonce.
    """
    driver = player.driver
    messages, sent_of_game = driver.messages(), [sent for sent in driver.sent() if sent.is_of_game]
    # Only a lobby that still waits is deleted, in whose place another one stands as it was too old to be edited; and a
    # turn that a reply has shown again, as nobody knew of it.
    shown = {message.id for message in messages}
    deleted = [sent for sent in sent_of_game if sent.message_id not in shown]
    assert has_replies or all(sent.turn[1] is None for sent in deleted)
    assert has_replies or len(messages) == len(sent_of_game) - len(deleted)
    assert [each.actions for each in messages[:-1] if each.actions and not ended(each.actions)] == []
    recorded = (
        "SELECT messages.id FROM messages JOIN games ON games.id = game_id"  # noqa: S608
        f" WHERE games.channel_id = {driver.table.id} AND kind IN ('lobby', 'turn', 'end', 'cancelled')"
        " ORDER BY games.id DESC, messages.number DESC LIMIT 1"
    )
    assert rows(database, recorded) in ([(each.id,) for each in messages[-1:]], [])
    check_repeated(driver)
    check_calls(player)
    return len(messages)


def check_calls(player: Player) -> None:
    """Check that nobody was called twice for one position by any messages, where a seat keeps its person."""
    if {"find_substitute", "return_to_seat", "leave"} & {*player.setup.habits}:
        return
    calling = [sent for sent in player.driver.sent() if (sent.is_of_game or sent.is_nudge) and sent.addresses]
    calls = Counter((*sent.turn, user) for sent in calling for user in sent.pinged)
    assert [call for call, times in calls.items() if times > 1] == []


def check_repeated(driver: TableDriver) -> None:
    """Check that no message was sent twice.

    A message without buttons, which notifies nobody, cannot be found again if the bot was off for long.
    """
    first = dict[str, Sent]()
    for sent in driver.sent():
        if earlier := first.get(sent.nonce):
            assert not earlier.is_reminder, f"{sent.nonce} was sent twice"
            assert not earlier.pinged, f"{sent.nonce} was sent twice"
        first.setdefault(sent.nonce, sent)


def check_reminders(player: Player, database: str, quiet: Mapping[str, int]) -> int:
    """Check when and how often people were reminded; `quiet` is the hour at which quiet hours begin by user id."""
    driver = player.driver
    reminders = [sent for sent in driver.sent() if sent.is_reminder]
    # The newest reminder may stand as long as nobody has taken the turn.
    shown = {message.id for message in driver.table.messages}
    assert len([sent for sent in reminders if sent.message_id in shown]) <= 1
    # A kill may have come between the lobby and its settings.
    policies = dict(rows(database, "SELECT id, policy FROM games"))
    most = {"wait": 0, "turn": 1, "seat": 1}
    counts = Counter((*sent.turn, user) for sent in reminders if not sent.is_nudge for user in sent.pinged)
    # After a move is taken back, its turn begins again, with reminders of its own.
    more = player.begun["take_back"]
    assert [each for each, count in counts.items() if count > most.get(policies[each[0]], MOST_REMINDERS) + more] == []
    for sent in reminders:
        for user in sent.pinged & quiet.keys():
            passed = (sent.at - quiet[user] * HOUR) % DAY
            assert not LATE < passed < QUIET_HOURS * HOUR, f"{sent.nonce} was sent in quiet hours"
    return len(reminders)
