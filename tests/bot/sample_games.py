"""Games on a real SQLite file, for tests of storage and of what is built on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

from bot.games.channel import look_of
from bot.games.game import NOBODY, Actor, Game, GameOptions, Seat, Status, log_entries, new_game
from bot.games.lobby import leave_seat, take_seat
from bot.games.outbox import Kind, Message
from bot.games.people.person import Person
from bot.games.refusals import StaleGame
from bot.games.rights import require_playing
from bot.games.seats import cancel_game
from bot.games.turn import after_moves
from bot.host.database.opening import open_database
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.game_repository import SqlGameRepository

OLA, KENJI, ZURI = 101, 102, 103
GUILD = 1

Change = Callable[[Game], Game]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlGameRepository]:
    """The games of a database, which is open for a block."""
    async with await open_database(url) as database:
        yield SqlGameRepository(database)


def a_new_game(
    *seats: Seat, channel_id: int = 7, guild_id: int | None = GUILD, options: GameOptions | None = None
) -> Game:
    """A lobby with Ola as its host, who sits there alone if no seats are given."""
    options = options or GameOptions("kd", max(len(seats), 2) if seats else 4)
    lobby = new_game(guild_id, channel_id, OLA, options, seats or (Seat(1, OLA, "Ola"),), at=1000)
    return lobby.with_deal(secret=bytes(32))


async def a_lobby(games: SqlGameRepository, channel_id: int = 7, capacity: int = 4) -> Game:
    return await games.create(a_new_game(channel_id=channel_id, options=GameOptions("kd", capacity)))


async def update(games: SqlGameRepository, game_id: int, change: Change) -> Game:
    """Change a game as another process would: without the table that this one has in memory."""
    before = await games.game(game_id)
    return await games.write(before, change(before))


async def sit(games: SqlGameRepository, game: Game, user_id: int | None, name: str, computer: str = "") -> Game:
    return await update(games, game.id, lambda lobby: take_seat(lobby, user_id, name, computer or None))


async def leave(games: SqlGameRepository, game: Game, user_id: int) -> Game:
    return await update(games, game.id, lambda lobby: leave_seat(lobby, lobby.seat_of(user_id) or lobby.seats[0]))


async def cancel(games: SqlGameRepository, game: Game, at: int = 1) -> Game:
    return await update(games, game.id, lambda game, *_: cancel_game(game, at))


async def a_game(games: SqlGameRepository, channel_id: int = 7) -> Game:
    """A game of Ola, Kenji and a computer player that has just been dealt."""
    lobby = await a_lobby(games, channel_id)
    await sit(games, lobby, KENJI, "Kenji")
    lobby = await sit(games, lobby, None, "Greta", "solid")
    return await start(games, lobby, lobby.seats, "#123", "=1.2.3", at=1001)


async def announce(games: SqlGameRepository, game_id: int, message_id: int) -> Game:
    """Record a public message that shows the game as it is."""

    def announced(game: Game, *_: object) -> Game:
        kinds = {Status.LOBBY: Kind.LOBBY, Status.OVER: Kind.END}
        kind, ply = kinds.get(game.status, Kind.TURN), game.progress.public_ply
        subject = (str(ply),) if kind is Kind.TURN else ()
        row = Message(kind, subject, max(game.outbox.announced, 0), game.channel_id, 1, f"n{message_id}", message_id)
        shown = replace(row, look=look_of(game, row), calls_decided_at=0)
        return game.with_outbox(messages=(shown,), announced=ply)

    return await update(games, game_id, announced)


async def start(games: SqlGameRepository, game: Game, seats: Sequence[Seat], *texts: str, at: int) -> Game:
    return await append(games, game.id, 0, *texts, at=at, change=partial(begun, seats=seats))


def begun(lobby: Game, seats: Sequence[Seat]) -> Game:
    series = lobby.series or (lobby.id if lobby.options.dynasty else None)
    return replace(lobby, seats=tuple(seats), invited=(), put_out=(), status=Status.PLAYING, series=series)


async def append(
    games: SqlGameRepository,
    game_id: int,
    ply: int,
    *texts: str,
    at: int = 1,
    actor: Actor | None = None,
    change: Change = require_playing,
) -> Game:
    """Write moves as somebody, or as nobody in particular, all of which are public; the next one is up to nobody."""
    before = await games.game(game_id)
    if before.progress.ply != ply:
        raise StaleGame
    changed, end = change(before), ply + len(texts)
    progress = replace(changed.progress, ply=end, public_ply=end, acting_seat=None)
    moved = replace(changed, progress=progress, times=replace(changed.times, moved_at=at))
    return await games.write(before, after_moves(moved, before), log_entries(ply, texts, actor or NOBODY, at))


def over(at: int, *results: tuple[int, int]) -> Change:
    """The change that ends a game with a (score, place) for each seat."""

    def end(game: Game) -> Game:
        require_playing(game)
        pairs = zip(game.seats, results, strict=True)
        seats = tuple(replace(seat, score=score, place=place) for seat, (score, place) in pairs)
        return replace(game, seats=seats, status=Status.OVER, times=replace(game.times, ended_at=at))

    return end


async def save(accounts: SqlAccountRepository, person: Person) -> None:
    """Store the settings of a person."""
    await accounts.change(person.user_id, lambda _: person)
