"""Games, their seats and their logs, in a real database, and which of them the heartbeat finds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from bot.activity import Telemetry
from bot.chat.kit.blocks import LARGEST_NUMBER
from bot.games.channel import reconciled
from bot.games.game import (
    NOBODY,
    Actor,
    Entry,
    Game,
    GameOptions,
    Policy,
    Progress,
    Proposal,
    Reminder,
    Seat,
    Status,
    Suggestions,
    Times,
    log_entries,
)
from bot.games.outbox import NEW_HOST, Kind, Leaving, Look, Message
from bot.games.refusals import ChannelBusy, Refusal, StaleGame
from bot.host.database.opening import open_database
from bot.storage import game_repository
from bot.storage.game_repository import SqlGameRepository
from bot.storage.shards import Shards
from tests.bot.database_urls import migrated_url
from tests.bot.refusals import refused
from tests.bot.sample_games import (
    GUILD,
    KENJI,
    OLA,
    ZURI,
    a_game,
    a_lobby,
    a_new_game,
    announce,
    append,
    cancel,
    leave,
    over,
    sit,
    start,
    update,
)


async def test_all_that_a_game_holds_is_read_back(games: SqlGameRepository) -> None:
    hints, policy = Suggestions.HINT, Policy.SEAT
    options = GameOptions("kd+mh", 3, dynasty=True, suggestions=hints, pace=0, policy=policy, theme="distinct")
    new = await games.create(a_new_game(options=options))
    full = replace(
        new.with_outbox(
            announced=3,
            messages=(
                Message(
                    Kind.TURN,
                    ("3",),
                    *(2, 7, 1, "a", 5, Look("lasting", "passing"), (OLA,)),
                    is_silent=False,
                    is_again=True,
                    calls_decided_at=6,
                    sleepers=(KENJI,),
                    wakes_at=8,
                    tries=9,
                ),
                Message(Kind.OVER, (), number=2, nonce="b", leaves=Leaving.OUTCOME, offers_next=True),
                Message(Kind.TAKEN, ("1", NEW_HOST), number=3, nonce="c"),
            ),
        ),
        seats=(
            Seat(
                1, OLA, "Ola", "solid", resigned=True, team=1, series_player=2, owner_id=KENJI, owner_name="K", hints=5
            ),
        ),
        invited=(Seat(2, ZURI, "Zuri"),),
        reminder=Reminder(1, 2, 4, is_muted=True, archives_at=6, quiet_since=7),
        proposals=(Proposal("pace", "60 turn", (1, 2)), Proposal("undo", "3", (2,))),
        progress=replace(new.progress, acting_seat=1, public_ply=3),
        times=replace(new.times, touched_at=4, invited_at=5, ended_at=6),
    )
    written = await games.write(new, full)
    assert await games.game(new.id) == written == replace(full.with_outbox(version=1), version=1)


async def test_a_series_is_named_after_its_first_game(games: SqlGameRepository) -> None:
    seats = (Seat(1, KENJI, "Kenji"), Seat(2, OLA, "Ola"))
    new = a_new_game(*seats, guild_id=None, options=GameOptions("kd+mh", 2, dynasty=True))
    first = await start(games, await games.create(new), seats, "#12", at=2)
    await append(games, first.id, 1, "12@-", change=over(3, (1, 1), (1, 1)))
    second = await games.create(replace(new, series=first.series, number=2))
    assert (first.series, second.series, second.number, second.seats) == (first.id, first.id, 2, seats)
    assert [(game.id, game.has_successor) for game in await games.series_games(first.id)] == [
        (first.id, True),
        (second.id, False),
    ]
    assert (await start(games, second, seats, "#12", at=4)).series == first.id
    await cancel(games, second)
    assert [game.status for game in await games.series_games(first.id)] == [Status.OVER, Status.CANCELLED]


@pytest.mark.parametrize("number", [9, 1 << 31, LARGEST_NUMBER])
async def test_a_number_that_no_game_can_have_is_one_that_no_game_has(games: SqlGameRepository, number: int) -> None:
    game = await a_game(games)
    assert [found.id for found in await games.games_in(7, limit=9, before=number)] == [game.id]
    for request in (games.game(number), update(games, number, lambda game: game), append(games, number, 0, ">1")):
        with refused("error-no-such-game"):
            await request


async def test_a_person_tries_a_deal_once_in_whichever_channel(games: SqlGameRepository) -> None:
    new = a_new_game(Seat(1, OLA, "Ola"))
    tried = replace(new, deal=replace(new.deal, name="2026-12-06-tour"))
    await games.create(tried)
    with refused("error-deal-begun"):
        await games.create(replace(tried, channel_id=9))
    await games.create(replace(tried, channel_id=9, host_id=KENJI))


async def test_two_seats_of_one_number_are_refused(games: SqlGameRepository) -> None:
    with pytest.raises(IntegrityError):
        await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(1, KENJI, "Kenji")))
    assert await games.live_games_of_guild(GUILD) == ()


async def test_seats_that_move_up_are_written_over_those_before(games: SqlGameRepository) -> None:
    game = await games.create(a_new_game(Seat(1, OLA, "Ola"), Seat(2, KENJI, "Kenji", team=1), Seat(3, ZURI, "Zuri")))
    left = await leave(games, game, KENJI)
    assert left.seats == (Seat(1, OLA, "Ola"), Seat(2, ZURI, "Zuri"))
    assert await games.game(game.id) == left


async def test_a_change_that_is_refused_leaves_no_trace(games: SqlGameRepository) -> None:
    game = await a_game(games)

    def fail(_: Game) -> Game:
        raise Refusal("error-started")

    for request in (update(games, game.id, fail), append(games, game.id, 2, ">1", change=fail)):
        with refused("error-started"):
            await request
    assert await games.game(game.id) == game
    assert len(await games.log(game.id)) == 2


async def test_an_action_is_written_whole_and_read_back_from_any_ply(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await append(games, game.id, 2, ">1", "=4.5.6", actor=Actor(OLA, "Ola", 900), at=1002)
    after = await append(games, game.id, 4, ">2", at=1003)
    assert (after.progress.ply, after.times.moved_at) == (5, 1003)
    assert after == await games.game(game.id)
    assert await games.log(game.id, since=2) == (
        Entry(2, ">1", 900, OLA, 1002),
        Entry(3, "=4.5.6", None, OLA, 1002),
        Entry(4, ">2", None, None, 1003),
    )
    assert len(await games.log(game.id)) == 5


async def test_a_move_for_a_position_still_to_come_is_refused(games: SqlGameRepository) -> None:
    game = await a_game(games)
    with pytest.raises(StaleGame):
        await append(games, game.id, 3, ">1")


async def test_the_last_move_ends_the_game_with_its_results(games: SqlGameRepository) -> None:
    game, actor = await a_game(games), Actor(OLA, "Ola", 900)
    end = over(1010, (40, 2), (55, 1), (12, 3))
    ended = await append(games, game.id, 2, "12@-", actor=actor, at=1010, change=end)
    assert ended == await games.game(game.id)
    assert (ended.status, ended.times.ended_at, ended.is_live) == (Status.OVER, 1010, False)
    assert [(seat.score, seat.place) for seat in ended.seats] == [(40, 2), (55, 1), (12, 3)]
    with refused("illegal-game-over"):
        await append(games, game.id, 3, ">1", at=1011)


async def test_a_live_game_moves_only_into_a_channel_without_one(games: SqlGameRepository) -> None:
    moving, there = await a_game(games, 7), await a_lobby(games, 8)
    with pytest.raises(ChannelBusy) as caught:
        await update(games, moving.id, lambda game: replace(game, channel_id=8))
    assert (caught.value.game, await games.live_game(7)) == (there, moving)
    await cancel(games, there)
    await update(games, moving.id, lambda game: replace(game, channel_id=8))
    assert [game and game.id for game in (await games.live_game(7), await games.live_game(8))] == [None, moving.id]


@pytest.mark.parametrize(
    ("shards", "served"),
    [
        (Shards(), {None, 1, 2 << 22, (3 << 22) + 5, 1 << 62}),
        (Shards(3, (0,)), {None, 1, (3 << 22) + 5}),
        (Shards(3, (1, 2)), {2 << 22, 1 << 62}),
        (Shards(3, (1,)), {1 << 62}),
    ],
)
async def test_the_heartbeat_looks_only_after_games_of_its_shards(
    games: SqlGameRepository, shards: Shards, served: set[int | None]
) -> None:
    """Discord's division: a server is of the shard (id >> 22) % count, a private conversation of the first."""
    guilds: dict[int, int | None] = {}
    for guild_id in (None, 1, 2 << 22, (3 << 22) + 5, 1 << 62):
        channel_id = len(guilds) + 1
        lobby = await games.create(a_new_game(channel_id=channel_id, guild_id=guild_id))
        lobby = await sit(games, lobby, KENJI, "Kenji")
        await start(games, lobby, lobby.seats, "#123", at=1)
        await update(games, lobby.id, lambda game: reconciled(game, lambda: "n"))
        guilds[lobby.id] = guild_id
    served_games = replace(games, shards=shards)
    assert {guilds[game_id] for game_id in await served_games.unshown_games()} == served
    for game_id in guilds:
        await announce(games, game_id, 4444)
    assert {guilds[game_id] for _, game_id in await served_games.due_games(1 << 40)} == served


async def test_games_that_are_due_are_read_a_few_at_a_time_and_those_due_longest_first(
    games: SqlGameRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_repository, "_MOST_DUE", 2)
    opened_at = [300, 100, 200, 200, 200, 400]
    ids = {}
    for channel_id, at in enumerate(opened_at, start=1):
        ids[(await games.create(replace(a_new_game(channel_id=channel_id), times=Times(created_at=at)))).id] = at
    expected = sorted(ids, key=lambda game_id: (ids[game_id], game_id))
    read, last = list[tuple[int, int]](), None
    while page := await games.due_games(1 << 40, last):
        assert len(page) == 2
        read, last = [*read, *page], page[-1]
    assert [game_id for _, game_id in read] == expected
    first, latest = read[0][0], read[-1][0]
    assert [game_id for _, game_id in await games.due_games(first)] == expected[:1]
    assert [await games.next_due(now) for now in (first - 1, first, latest)] == [first, read[1][0], None]


async def test_counts_of_live_games_of_all_processes_are_those_of_the_database(games: SqlGameRepository) -> None:
    for channel_id, guild_id in enumerate((1, 2, 1 << 22), start=1):
        await games.create(a_new_game(channel_id=channel_id, guild_id=guild_id))
    processes = [replace(games, shards=Shards(2, (number,))) for number in range(2)]
    assert [(await process.count_live())[Status.LOBBY] for process in processes] == [2, 1]


async def test_games_are_behind_since_their_first_move_that_is_not_shown(games: SqlGameRepository) -> None:
    lobby = await a_lobby(games)
    await announce(games, lobby.id, 1)
    before = await games.storage()
    assert (before.behind, before.behind_since) == (0, None)
    await start(games, lobby, lobby.seats, "#123", at=1001)
    await announce(games, lobby.id, 2)
    await append(games, lobby.id, 1, ">1", at=1003)
    await update(games, lobby.id, lambda game: reconciled(game, lambda: "n"))
    behind = await games.storage()
    assert (behind.behind, behind.behind_since) == (1, 1003)
    assert behind.size >= before.size > 4096


class Notes(Telemetry):
    def __init__(self) -> None:
        self.written: list[tuple[int, bool]] = []

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        self.written.append((moves, turn_ended))


async def test_moves_are_counted_once_they_are_on_disk_and_turns_when_they_end(tmp_path: Path) -> None:
    async with await open_database(migrated_url(tmp_path)) as database:
        notes = Notes()
        games = SqlGameRepository(database, telemetry=notes)
        lobby = await a_lobby(games)
        await start(games, lobby, lobby.seats, "#123", "=1.2.3", at=1001)
        dealt = await games.game(lobby.id)
        still_public = replace(dealt, progress=Progress(3, public_ply=2, acting_seat=0))
        await games.write(dealt, still_public, log_entries(2, ("7@h8e",), NOBODY, 1002))
        await append(games, lobby.id, 3, ">1", at=1003)
        with pytest.raises(StaleGame):
            await append(games, lobby.id, 3, ">2", at=1004)
    assert notes.written == [(2, True), (1, False), (1, True)]
