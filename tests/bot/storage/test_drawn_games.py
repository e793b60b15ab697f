"""What storage finds among drawn games is what a second search finds, which reads all of them and knows no SQL."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any, Final

import pytest
from sqlalchemy import Connection, insert

from bot.games.channel import needs_publisher
from bot.games.game import CHOSEN, LIVE, Entry, Game, GameOptions, LiveCounts, Progress, Seat, Status, new_game
from bot.games.kinds import NAMING
from bot.games.outbox import Kind, Leaving, Message, Outbox
from bot.games.people.person import GameCounts, Person, SeatName
from bot.games.results import FinishedSeat, Statistics
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import row_of
from bot.storage.game_repository import SqlGameRepository, columns_of, marks_of, message_rows, seat_rows
from bot.storage.schema import games as game_table
from bot.storage.schema import messages, moves, seats
from tests.bot.refusals import refused
from tests.bot.sample_games import save

PEOPLE, GUILDS, CHANNELS = range(101, 105), (1, 2), range(21, 27)
ENDED_ONLY: Final = CHANNELS[3:5]
"""The channels without a live game, of their own or in a thread."""
THREADS_ONLY: Final = CHANNELS[5]
"""The channel whose live games are all in threads."""
DEALS: Final = "2026-12-01", "2026-12-02-channel-3", "2026-12-03-weekly-4", "2026-12-03-known-5", "2026-12-04"
UNLISTED: Final = 104
UNFINISHED: Final = Status.LOBBY, Status.PLAYING, Status.ARCHIVED
COUNT: Final = 400
MOMENTS: Final = range(1000, 9001, 500)
"""Few, so that many are equal or stand on a boundary."""


def drawn_seat(rng: Random, number: int, user_id: int | None, *, is_over: bool) -> Seat:
    computer = rng.choice(("solid", "strong"))
    seat = Seat(number, user_id, f"P{user_id}" if user_id else f"C{number}", None if user_id else computer)
    if is_over:
        seat = replace(seat, score=rng.randint(10, 40), place=rng.randint(1, 3))
    if user_id is None:
        return seat
    kind = rng.randrange(12)
    if kind == 0:
        seat = replace(seat, resigned=True, computer=computer)
    elif kind == 1:
        seat = replace(seat, computer=computer)
    elif kind == 2:
        seat = replace(seat, owner_id=rng.choice([each for each in PEOPLE if each != user_id]), owner_name="Owner")
    return replace(seat, guided=rng.choice((None,) * 9 + ("first", "alone", "host")))


def drawn_outbox(rng: Random, status: Status, ply: int) -> Outbox:
    # Sleeping players are called some time after the end of a game; news may name two people.
    known: dict[str, Any] = {"channel_id": 7, "calls_decided_at": 1}
    late = Message(Kind.OVER, (str(rng.choice(PEOPLE)),), number=2, nonce="late", wakes_at=9000, **known)
    put_out = str(rng.choice(PEOPLE)), str(rng.choice(PEOPLE))
    told = late if status is Status.OVER else Message(Kind.PUT_OUT, put_out, number=2, nonce="told", **known)
    past = Message(Kind.TURN, ("0",), number=1, nonce="past", id=6, leaves=Leaving.CONTROLS, **known)
    return Outbox((past, told) if rng.random() < 0.4 else (), ply if rng.random() < 0.5 else -1)


def drawn_games(rng: Random) -> Iterator[Game]:
    """Games of few people in few channels, of all kinds and at all stages; only some of them belong together."""
    busy, tried = set[int](), set[tuple[str, int | None]]()
    for number in range(1, COUNT + 1):
        status = rng.choice((*Status, Status.OVER, Status.OVER, Status.OVER, Status.PLAYING, Status.LOBBY))
        channel = rng.choice((*CHANNELS, 1000 + number))
        if status in LIVE and channel in {*busy, *ENDED_ONLY}:
            status = rng.choice((Status.OVER, Status.CANCELLED, Status.ARCHIVED))
        if channel == THREADS_ONLY and status is Status.LOBBY:
            status = Status.PLAYING
        is_row = status in {Status.OPEN, Status.CLOSED}
        options = GameOptions(rng.choice(("kd", "kd", "kd+m", "kd", "kd7", "qd")), 2)
        people = rng.sample([*PEOPLE, None, None], 4)
        seated = enumerate(people[: rng.choice((2, 2, 3))], 1)
        own = [drawn_seat(rng, at, each, is_over=status is Status.OVER) for at, each in seated]
        host = rng.choice(PEOPLE)
        game = new_game(rng.choice((*GUILDS, None)), channel, host, options, own, rng.choice(MOMENTS))
        game = replace(
            game, id=number, status=status, number=rng.choice((1, 1, 2)), owner="channel" if is_row else None
        )
        game = game.with_deal(secret=bytes([number % 40]) * 32)
        kind = 2 if channel == THREADS_ONLY and status is Status.PLAYING else rng.randrange(5)
        if kind == 0 and not is_row and (deal := rng.choice(DEALS), host) not in tried:
            tried.add((deal, host))
            # Nobody else can go on with it.
            others = own if status not in UNFINISHED else [drawn_seat(rng, 1, host, is_over=False)]
            game = replace(game.with_deal(name=deal), channel_id=0, seats=tuple(others), host_id=host)
        elif kind == 1 and not is_row:
            # Nobody has played this variant otherwise.
            game = replace(game.with_deal(origin="3 4"), options=replace(options, variant="kd3n"))
        elif kind == 2 and not is_row and status is not Status.LOBBY:
            game = replace(game, channel_id=2000 + number, home_id=channel)
        if game.is_live:
            busy.add(game.channel_id)
        if status is Status.LOBBY and people[3]:
            reserved = Seat(9, people[3], "Guest")
            is_invited = rng.random() < 0.5
            game = replace(game, invited=(reserved,)) if is_invited else replace(game, put_out=(reserved,))
        if status in {Status.OVER, Status.CANCELLED, Status.ARCHIVED, Status.CLOSED}:
            game = game.with_times(ended_at=rng.choice(MOMENTS))
        ply = 0 if status is Status.LOBBY or is_row else rng.choice((0, 1, 1, 1))
        game = replace(game, outbox=drawn_outbox(rng, status, ply))
        yield replace(game, progress=Progress(ply, ply, taken_back=rng.random() < 0.15))


@pytest.fixture
async def stored(games: SqlGameRepository) -> Sequence[tuple[Game, tuple[Entry, ...]]]:
    """The drawn games with their moves, which stand in the database."""
    rng = Random(11)
    found = [
        (game, tuple(Entry(ply, "#12", None, rng.choice((None, *PEOPLE)), 1) for ply in range(game.progress.ply)))
        for game in drawn_games(rng)
    ]

    def write(connection: Connection) -> None:
        rows = [{"id": game.id, **columns_of(game), **marks_of(game)} for game, _ in found]
        connection.execute(insert(game_table), rows)
        connection.execute(insert(seats), [row for game, _ in found for row in seat_rows(game)])
        connection.execute(insert(messages), [row for game, _ in found for row in message_rows(game)])
        connection.execute(
            insert(moves), [{"game_id": game.id, **row_of(entry)} for game, log in found for entry in log]
        )

    await games.database.transaction(write, writes=True)
    await save(SqlAccountRepository(games.database), Person(UNLISTED, ranked=False))
    return found


def own_seats(game: Game, user_id: int) -> list[Seat]:
    return [seat for seat in game.seats if seat.user_id == user_id]


def names(found: Iterable[Game]) -> list[int]:
    return [game.id for game in found]


def newest(found: Iterable[Game]) -> list[int]:
    return sorted(names(found), reverse=True)


def base_of(game: Game) -> str:
    return game.options.variant.partition("+")[0]


def counts(game: Game, guild_id: int | None, without: Sequence[str]) -> bool:
    is_known = game.deal.origin is not None or "-known-" in (game.deal.name or "") or game.deal.name in without
    is_helped = game.progress.taken_back or any(seat.guided in CHOSEN for seat in game.seats)
    return game.status is Status.OVER and not is_known and not is_helped and guild_id in {None, game.guild_id}


def statistics(counted: Sequence[tuple[Game, Seat]]) -> list[Statistics]:
    found = list[Statistics]()
    for variant, is_shared in {(game.options.variant, game.deal.name is not None) for game, _ in counted}:
        own = [
            seat for game, seat in counted if (game.options.variant, game.deal.name is not None) == (variant, is_shared)
        ]
        kept = [seat for seat in own if not seat.resigned]
        scores = [seat.score or 0 for seat in kept]
        wins = sum(seat.place == 1 for seat in kept)
        found.append(
            Statistics(variant, len(own), wins, mean(scores) if scores else None, max(scores, default=None), is_shared)
        )
    return sorted(found, key=lambda each: (each.is_shared, -each.games, each.variant))


def is_kept(seat: Seat) -> bool:
    return not seat.resigned and seat.computer is None and seat.owner_id is None


async def test_results_of_people_are_those_of_a_second_search(
    games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    accounts, found = SqlAccountRepository(games.database), [game for game, _ in stored]
    over = [game for game in found if game.status is Status.OVER]
    for user_id in PEOPLE:
        mine = [(game, seat) for game in found for seat in own_seats(game, user_id)]
        for guild_id, without in ((None, ()), (1, ()), (2, DEALS[:1])):
            counted = [each for each in mine if counts(each[0], guild_id, without)]
            assert [*await accounts.statistics(user_id, guild_id, without)] == statistics(counted)
        playing = [game for game, seat in mine if game.is_live and not seat.resigned and game.deal.origin is None]
        past = [game for game, seat in mine if (not game.is_live or seat.resigned) and game.deal.origin is None]
        assert await accounts.count_games(user_id) == GameCounts(len(playing), len(past))
    for base in ("kd", "kd7", "qd", "kd3n"):
        experienced = {
            seat.user_id
            for game in over
            for seat in game.seats
            if base_of(game) == base and seat.user_id and not seat.resigned and game.deal.origin is None
        }
        assert await accounts.experienced({101, 102, 103}, (base, "rw")) == experienced - {104}


async def test_people_have_met_in_the_games_of_a_second_search(
    games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    accounts, over = SqlAccountRepository(games.database), in_order_of_ends(game for game, _ in stored)
    for guild_id in GUILDS:
        here = [game for game in over if game.guild_id == guild_id]
        assert await accounts.has_finished(guild_id) == bool(here)
        for pair in ({101, 102}, {102, 103}, {103, 104}):
            met = [game for game in here if pair <= {seat.user_id for seat in game.seats}]
            seen = [game for game in met if (game.times.ended_at or 0) <= 8000 and UNLISTED not in pair]
            read = await accounts.meetings(guild_id, pair, 8000)
            assert [each.ended for each in read] == [(game.times.ended_at, game.id) for game in seen]
            assert [each.seats for each in read] == [tuple(map(at_the_end, game.seats)) for game in seen]
    assert not await accounts.has_finished(3)


def in_order_of_ends(found: Iterable[Game]) -> list[Game]:
    over = (game for game in found if game.status is Status.OVER)
    return sorted(over, key=lambda game: (game.times.ended_at or 0, game.id))


def at_the_end(seat: Seat) -> FinishedSeat:
    return FinishedSeat(
        seat.number,
        seat.user_id,
        seat.name,
        seat.place or 0,
        seat.resigned,
        is_lent=seat.owner_id is not None,
        is_guided=seat.guided in CHOSEN,
    )


def names_person(game: Game, log: Sequence[Entry], user_id: int) -> bool:
    rows = (*game.seats, *game.invited, *game.put_out)
    is_seated = any(user_id in {seat.user_id, seat.owner_id} for seat in rows)
    return is_seated or any(entry.user_id == user_id for entry in log)


async def test_games_of_people_and_places_are_those_of_a_second_search(
    games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    found = [game for game, _ in stored]

    for user_id in PEOPLE:
        await check_games_of(user_id, games, stored)
    for channel in CHANNELS:
        here = [game for game in found if channel in {game.channel_id, game.home_id}]
        live = newest(game for game in here if game.is_live and game.channel_id == channel)
        away = newest(game for game in here if game.is_live and game.home_id == channel)
        past = [
            game for game in here if game.status is not Status.CANCELLED and game.owner is None and not game.is_live
        ]
        last = max(past, key=lambda game: (game.times.ended_at or 0, game.id), default=None)
        latest = [*live, *away, *([last.id] if last else [])][0]
        assert (shown := await games.latest_game(channel)) is not None
        assert shown.id == latest
        assert names(await games.games_away(channel)) == away
        begun = newest(game for game in here if game.progress.ply)
        assert names(await games.games_in(channel, 4, begun[0])) == begun[1:5]
        rows = newest(game for game in here if game.status is Status.OPEN)
        assert names(await games.open_rows_in(channel)) == rows
    assert await games.latest_game(99) is None
    for guild_id in GUILDS:
        there = [game for game in found if game.guild_id == guild_id]
        assert names(await games.open_rows(guild_id)) == newest(each for each in there if each.status is Status.OPEN)
        live = newest(game for game in there if game.is_live and game.channel_id)
        assert names(await games.live_games_of_guild(guild_id)) == live
    for secret in {game.deal.secret for game in found if game.deal.secret}:
        waiting = {Status.LOBBY, Status.PLAYING, Status.ARCHIVED, Status.OPEN}
        is_open = any(game.deal.secret == secret and game.status in waiting for game in found)
        assert await games.is_played(secret) is is_open
    counted = {status: sum(game.status is status for game in found) for status in LIVE}
    assert await games.count_live() == counted


async def check_games_of(
    user_id: int, games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    found = [game for game, _ in stored]

    def where(test: Callable[[Game], object]) -> list[int]:
        return newest(game for game in found if test(game))

    def plays(game: Game) -> bool:
        return any(seat.user_id == user_id and not seat.resigned for seat in (*game.seats, *game.invited))

    def owns(game: Game) -> bool:
        return game.owned_by(user_id) is not None

    in_channel = [game for game in found if game.channel_id]
    live = newest(game for game in in_channel if game.is_live and (plays(game) or owns(game)))
    assert names(await games.games_of(user_id)) == live
    ended = newest(
        game for game in in_channel if (game.times.ended_at or 0) >= 5000 and (own_seats(game, user_id) or owns(game))
    )
    assert names(await games.games_of(user_id, ended_since=5000)) == sorted({*live, *ended}, reverse=True)
    named = newest(game for game, log in stored if game.is_live and names_person(game, log, user_id))
    assert names(await games.live_games_naming(user_id)) == named
    archived = where(lambda game: game.status is Status.ARCHIVED and (plays(game) or owns(game)))
    assert names(await games.archived_games_of(user_id, 2)) == archived[:2]
    assert names(await games.archived_games_of(user_id, len(found))) == archived
    alone = where(lambda game: game.host_id == user_id and (game.deal.origin or (game.deal.name and game.is_live)))
    assert names(await games.games_alone(user_id)) == alone
    usual = [game for game in found if game.is_live and game.deal.name is None and game.deal.origin is None]
    hosted = sum(game.host_id == user_id for game in usual)
    assert await games.live_counts(user_id, 2) == LiveCounts(hosted, sum(game.guild_id == 2 for game in usual))
    opened = [
        game.times.created_at
        for game in found
        if game.host_id == user_id and game.times.created_at > 2000 and game.number == 1
        if (game.deal.name, game.deal.origin, game.owner) == (None, None, None)
    ]
    assert [*await games.opened_since(2000, user_id)] == opened


# ---- an erasure

ERASED: Final = 101


def seat_after(seat: Seat, status: Status) -> Seat:
    if seat.user_id == ERASED:
        emptied = replace(seat, plan=None, offered=False, away_until=None, hints=0)
        if seat.owner_id and status in UNFINISHED:
            return replace(
                emptied,
                user_id=seat.owner_id,
                name=seat.owner_name or "",
                owner_id=None,
                owner_name=None,
                computer="solid",
            )
        computer = seat.computer or ("solid" if status in UNFINISHED else None)
        return replace(emptied, user_id=None, name="Gone", computer=computer)
    return replace(seat, owner_id=None, owner_name=None) if seat.owner_id == ERASED else seat


def after_erasure(game: Game, log: Sequence[Entry]) -> tuple[object, ...]:
    """What is left of a game, its messages and its log once a person is erased."""
    is_theirs = any(seat.user_id == ERASED for seat in (*game.seats, *game.invited, *game.put_out))
    is_private = is_theirs and (game.guild_id is None or not game.channel_id)
    status = Status.CANCELLED if is_private and game.is_live else game.status
    kept = tuple(seat_after(seat, status) for seat in game.seats)
    heir = next((seat.user_id for seat in kept if seat.user_id and not seat.computer), None)
    left = [each for each in game.outbox.messages if each.kind not in NAMING or str(ERASED) not in each.subject]
    rows = () if is_private else tuple(left)
    unshown = (is_theirs and status in LIVE) or (needs_publisher(game) and status is game.status)
    return (
        status,
        (0, None) if is_private else (game.channel_id, game.home_id),
        game.host_id if game.host_id != ERASED else heir if status in UNFINISHED else None,
        kept,
        [seat.user_id for seat in (*game.invited, *game.put_out) if seat.user_id != ERASED],
        {*rows},
        unshown,
        [None if entry.user_id == ERASED else entry.user_id for entry in log],
    )


async def test_an_erasure_leaves_of_each_game_what_a_second_one_leaves(
    games: SqlGameRepository, stored: Sequence[tuple[Game, tuple[Entry, ...]]]
) -> None:
    accounts = SqlAccountRepository(games.database)
    await accounts.forget(ERASED, SeatName("Gone"), "solid")
    unshown = {*await games.unshown_games()}
    for game, log in stored:
        if game.deal.origin and game.host_id == ERASED:
            with refused("error-no-such-game"):
                await games.game(game.id)
            continue
        left = await games.game(game.id)
        found = (
            left.status,
            (left.channel_id, left.home_id),
            left.host_id,
            left.seats,
            [seat.user_id for seat in (*left.invited, *left.put_out)],
            {*left.outbox.messages},
            game.id in unshown,
            [entry.user_id for entry in await games.log(game.id)],
        )
        assert found == after_erasure(game, log), game
        assert all(after >= before for after, before in zip(left.versions, game.versions, strict=True))
