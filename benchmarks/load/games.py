"""Fills a database with two-player games in the middle of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sqlalchemy import Connection, literal, select

from bot.chat.interactions.services import Services
from bot.composition import compose
from bot.games.game import NewGame
from bot.games.models import Actor, Announcement, GameOptions, Seat
from bot.games.table import Table
from bot.games.turns.decisions import Decision
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.game_repository import SqlGameRepository
from engine import moves
from engine.state import State

VARIANT = "kd"
NO_REMINDERS = 0
THINKER = "master"
TEMPLATES = 50
"""Games that are played; the others are copies of them."""
PLIES = range(8, 24)
"""How many more moves are made in a game, at least: none of them ends it.

The fewest are made where somebody thinks, as there is less and less to think about.
"""
ROWS = schema.games, schema.seats, schema.moves


@dataclass(frozen=True)
class Place:
    """Where a game is played, and by whom: ids of Discord, one for a game against a computer player who thinks."""

    guild_id: int
    channel_id: int
    user_ids: tuple[int, ...]


async def fill(path: Path, places: Sequence[Place], *, shown: bool) -> None:
    """Write a game for each place. `shown`: the channels show it already, so the bot has only to wait."""
    async with Database.open(f"sqlite:///{path}") as database:
        services = compose(database, rng=Random(1))
        played = places[:TEMPLATES] if shown else places
        for number, place in enumerate(played):
            table = await _played(services, SqlGameRepository(database), place, Random(number))
            if shown:
                await services.tables.record_announcement(table, Announcement(table.ply, table.ply, message_id=1))
        for copied, place in enumerate(places[len(played) :], len(played)):
            await database.transaction(_Copy(copied % len(played) + 1, copied + 1, place), writes=True)


async def _played(services: Services, games: SqlGameRepository, place: Place, rng: Random) -> Table:
    """Play a game up to a turn in which a domino can be placed."""
    seats = [Seat(number, user_id, f"Player {user_id % 10**6}") for number, user_id in enumerate(place.user_ids, 1)]
    if len(seats) == 1:
        seats.append(Seat(2, None, "Baldwin", computer=THINKER))
    options = GameOptions(VARIANT, len(seats), pace=NO_REMINDERS)
    new = NewGame(place.guild_id, place.channel_id, place.user_ids[0], options, seats, services.clock())
    actor = Actor(place.user_ids[0], seats[0].name)
    table = await services.tables.start(await games.create(new), seats, actor)
    plies = rng.choice(PLIES) if len(place.user_ids) > 1 else min(PLIES)
    texts, state = _random_moves(table.state, plies, rng)
    return await services.tables.write(table, Decision(texts, state), actor)


def _random_moves(state: State, plies: int, rng: Random) -> tuple[tuple[str, ...], State]:
    """Play so many random moves and on to the next placement; return them with the position after them."""
    texts = list[str]()
    while len(texts) < plies or state.refusal(moves.Place):
        move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
        texts.append(str(move))
        state = state.play(move)
    return tuple(texts), state


@dataclass(frozen=True)
class _Copy:
    """Copies the rows of a game to another place."""

    source: int
    target: int
    place: Place

    def __call__(self, connection: Connection) -> None:
        other: dict[str, int | None] = {"id": self.target, "game_id": self.target, "channel_id": self.place.channel_id}
        other |= {"guild_id": self.place.guild_id, "interaction_id": None}
        for rows in ROWS:
            columns = [literal(other[each.name]) if each.name in other else each for each in rows.columns]
            source = rows.c.id if rows is schema.games else rows.c.game_id
            connection.execute(
                rows.insert().from_select(list(rows.columns), select(*columns).where(source == self.source))
            )
