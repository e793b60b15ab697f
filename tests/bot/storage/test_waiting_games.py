"""Games that the heartbeat finds, since they are to be published or somebody is to be reminded."""

from dataclasses import replace
from functools import partial

import pytest

from bot.games.models import Announcement, Leftover, Reminder, Status
from bot.games.repositories import DueGame
from bot.games.timing.reminder_schedule import note_reminder
from bot.processes.shards import Shards
from bot.storage import game_repository
from bot.storage.game_repository import SqlGameRepository
from tests.bot.sample_games import (
    KENJI,
    a_game,
    a_lobby,
    a_new_game,
    announce,
    append,
    cancel,
    over,
    sit,
    start,
)


async def test_a_game_is_behind_until_its_public_message_tells_all(games: SqlGameRepository) -> None:
    game = await a_game(games)
    assert await games.unshown_games() == (game.id,)
    await announce(games, game.id, Announcement(0, 2, 4444))
    assert (await games.game(game.id)).announcement == Announcement(0, 2, 4444)
    assert await games.unshown_games() == ()
    await append(games, game.id, 2, "12@-", change=over(1, *[(1, 1)] * 3))
    assert await games.unshown_games() == (game.id,)


async def test_a_cancelled_game_is_shown_once_more(games: SqlGameRepository) -> None:
    game = await a_lobby(games)
    await announce(games, game.id, Announcement(0, 0, 4444))
    assert await games.unshown_games() == ()
    await cancel(games, game)
    assert await games.unshown_games() == (game.id,)


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
        guilds[lobby.id] = guild_id
    served_games = replace(games, shards=shards)
    assert {guilds[game_id] for game_id in await served_games.unshown_games()} == served
    for game_id in guilds:
        await announce(games, game_id, Announcement(0, 1, 4444))
    assert {guilds[due.id] for due in await served_games.due_games(1 << 40)} == served


async def test_games_that_are_due_are_read_a_few_at_a_time_and_those_due_longest_first(
    games: SqlGameRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_repository, "_MOST_DUE", 2)
    opened_at = [300, 100, 200, 200, 200, 400]
    ids = {}
    for channel_id, at in enumerate(opened_at, start=1):
        ids[(await games.create(replace(a_new_game(channel_id=channel_id), created_at=at))).id] = at
    expected = sorted(ids, key=lambda game_id: (ids[game_id], game_id))
    read, last = list[DueGame](), None
    while page := await games.due_games(1 << 40, last):
        assert len(page) == 2
        read, last = [*read, *page], page[-1]
    assert [due.id for due in read] == expected
    first, latest = read[0].due_at, read[-1].due_at
    assert [due.id for due in await games.due_games(first)] == expected[:1]
    assert [await games.next_due(now) for now in (first - 1, first, latest)] == [first, read[1].due_at, None]


async def test_the_counts_of_live_games_of_all_processes_add_up_to_those_of_the_database(
    games: SqlGameRepository,
) -> None:
    for channel_id, guild_id in enumerate((1, 2, 1 << 22), start=1):
        await games.create(a_new_game(channel_id=channel_id, guild_id=guild_id))
    processes = [replace(games, shards=Shards(2, (number,))) for number in range(2)]
    assert [(await process.count_live())[Status.LOBBY] for process in processes] == [2, 1]


async def test_a_move_starts_the_count_of_reminders_anew(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await games.update(game.id, partial(note_reminder, ply=game.ply, user_id=None, at=2000, message_id=70))
    await games.update(game.id, partial(note_reminder, ply=game.ply, user_id=None, at=3000, message_id=71))
    assert (await games.game(game.id)).reminder == Reminder(2, 3000, 71)
    await append(games, game.id, 2, ">1", at=3001)
    moved = await games.game(game.id)
    assert (moved.reminder, moved.moved_at) == (Reminder(0, None, 71), 3001)


async def test_a_reminder_that_a_move_has_overtaken_does_not_count(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await append(games, game.id, game.ply, ">1", at=2999)
    await games.update(game.id, partial(note_reminder, ply=game.ply, user_id=None, at=3000, message_id=71))
    known = await games.game(game.id)
    assert (known.reminder, known.leftovers) == (Reminder(), (Leftover(71),))


async def test_a_reminder_leaves_the_one_before_to_be_deleted(games: SqlGameRepository) -> None:
    game = await a_game(games)
    await games.update(game.id, partial(note_reminder, ply=game.ply, user_id=None, at=2000, message_id=70))
    await games.update(game.id, partial(note_reminder, ply=game.ply, user_id=None, at=3000, message_id=71))
    known = await games.game(game.id)
    assert (known.reminder, known.leftovers) == (Reminder(2, 3000, 71), (Leftover(70),))
    assert game.id in await games.unshown_games()
