"""The services of games on a real SQLite file, and what tests do with them again and again. No Discord here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Concatenate, ParamSpec, Self

from bot.games.deadlines import _counted
from bot.games.game import Actor, Game, GameOptions, Seat
from bot.games.lobby import add_computer, join
from bot.games.outbox import MAIN
from bot.games.proposals import UNDO, is_undo_requested, propose, require_undo
from bot.games.rows import wanted
from bot.games.table import Table
from bot.games.turn import Plan, keep_plan, make_moves, require_plan
from bot.host.database.opening import open_database
from bot.services.runner import GameRunner
from bot.services.series import SeriesService
from bot.services.tables import Dealer, Tables
from bot.storage.account_repository import SqlAccountRepository
from bot.storage.database import Database, SqlKeyValueStore
from bot.storage.game_repository import SqlGameRepository
from bot.storage.schema import Rows
from bot.workers.computers import Computers
from tests.bot.database_urls import migrated_url
from tests.bot.sample_games import Change

OLA, KENJI, ZURI, STRANGER = 101, 102, 103, 104
CHANNEL = 7
NAMES = ["Greta", "Rudi", "Hans", "Lotte", "Karl", "Ida", "Otto"]
NOW = 4000
_interactions = count(1000)
P = ParamSpec("P")


def by(user_id: int | None) -> Actor:
    """The person with an interaction of their own."""
    return Actor(user_id, f"Person {user_id}", next(_interactions))


class GameDriver:
    """The services, and one game of theirs at a time: `game` is its id, `channel` where the next one is opened."""

    def __init__(self, database: Database, seed: int = 2) -> None:
        dealer = Dealer(Random(seed), SqlKeyValueStore(database))
        self.database = database
        self.games = SqlGameRepository(database)
        self.accounts = SqlAccountRepository(database)
        # Everybody counts as experienced.
        self.tables = Tables(self.games, self.accounts, lambda: NOW, dealer, guides_newcomers=False)
        self.runner = GameRunner(self.tables, Computers())
        self.series = SeriesService(self.tables)
        self.game = 0
        self.channel = CHANNEL

    @classmethod
    @asynccontextmanager
    async def open(
        cls, folder: Path, url: str = "", interactions: int = 1000, rows: Sequence[Rows] = ()
    ) -> AsyncIterator[Self]:
        """Open the services on a new database in the folder, or on the one that the URL names.

        `interactions` is the id of the first interaction, `rows` are those of features.
        """
        # Interactions begin anew: as in Discord, the messages that answer them have later ids, from 5000 on.
        global _interactions  # noqa: PLW0603 - the database is new
        _interactions = count(interactions)
        async with await open_database(url or migrated_url(folder, rows=(*rows,)), rows) as database:
            driver = cls(database)
            try:
                yield driver
            finally:
                await driver.runner.players.close()

    def another_bot(self) -> GameDriver:
        """The same services as after a start: they remember nothing."""
        driver = GameDriver(self.database)
        driver.game = self.game
        return driver

    async def a_lobby(self, *people: int, code: str = "kd", dynasty: bool = False, computers: int = 0) -> int:
        """Open a lobby of these people and some computer players; its id."""
        options = GameOptions(code, len(people) + computers, dynasty)
        self.game = (await self.tables.open(1, self.channel, by(people[0]), options)).game.id
        for person in people[1:]:
            await self.change(join, by(person))
        for _ in range(computers):
            await self.change(add_computer, by(people[0]), "solid", NAMES)
        return self.game

    async def a_game(self, *people: int, code: str = "kd", dynasty: bool = False, computers: int = 0) -> int:
        """Start a game, in which the computer players before the first person have moved; its id."""
        await self.a_lobby(*people, code=code, dynasty=dynasty, computers=computers)
        await self.tables.start(self.game, by(people[0]))
        await self.runner.advance(self.game)
        return self.game

    async def begin(self, *people: int, code: str = "kd", computers: int = 0) -> Table:
        """Start a game; its table when computer players have moved."""
        await self.a_game(*people, code=code, computers=computers)
        return await self.table()

    async def table(self) -> Table:
        return await self.tables.table(self.game)

    async def change(
        self, change: Callable[Concatenate[Game, Actor, int, P], Game], actor: Actor, *args: P.args, **kwargs: P.kwargs
    ) -> Table:
        """Change the game as in `Tables.change`."""
        return await self.tables.change(self.game, change, actor, *args, **kwargs)

    async def keep_plan(self, plan: Plan, actor: Actor) -> None:
        async with self.tables.at(self.game, actor) as opened:
            opened.change(keep_plan, require_plan(opened.table, plan, actor), plan)

    async def acting(self) -> Seat:
        """The seat whose turn it is."""
        acting = (await self.table()).acting
        assert acting
        return acting

    async def another(self) -> int:
        """Some person at the table whose turn it is not."""
        acting = await self.acting()
        return next(seat.user_id for seat in (await self.table()).game.people if seat != acting and seat.user_id)

    async def step(self, choice: int = 0) -> Table:
        """Make a move of the person whose turn it is."""
        table = await self.table()
        legal = table.state.legal_moves()
        move = legal[choice % len(legal)]
        return await self.tables.play(self.game, make_moves, by((await self.acting()).user_id), table.ply, str(move))

    async def turn(self) -> Seat:
        """Play the whole turn of the person whose turn it is, and nothing more; their seat."""
        seat, queue = await self.acting(), (await self.table()).state.turns
        while (await self.table()).state.turns == queue:
            await self.step()
        return seat

    async def ask_to_undo(self, user_id: int | None) -> Table:
        """Let somebody propose to undo the latest turn, or agree to that."""
        async with self.tables.at(self.game, by(user_id)) as table:
            require_undo(table.table, None, table.actor)
            table.change(propose, UNDO, str(table.table.ply))
        return table.table

    async def agree_to_undo(self) -> Table:
        """Let everybody who is asked agree to undo the latest turn."""
        for seat in (table := await self.table()).game.present:
            if is_undo_requested(table):
                table = await self.ask_to_undo(seat.user_id)
        return table

    async def until_placing(self) -> Table:
        """Play past the first choice."""
        while (await self.table()).state.domino is None:
            await self.step()
        return await self.table()

    async def finish(self, game: int | None = None, choice: int = 0) -> Table:
        """Play the game, or another one, to its end."""
        self.game = game or self.game
        while (table := await self.runner.advance(self.game)).is_playing:
            await self.step(choice)
        return table

    async def note(self, change: Change, game_id: int | None = None) -> Game:
        """Change the game, or another one, by a plain function of games."""
        return (await self.tables.change(game_id or self.game, lambda game, *_: change(game))).game

    async def announce(self, message_id: int, game_id: int | None = None, *, nudge_at: int | None = None) -> None:
        """Record the main message of the game."""

        def announced(game: Game) -> Game:
            rows = (replace(each, id=message_id, wakes_at=nudge_at) for each in wanted(game, *MAIN))
            return game.with_outbox(messages=tuple(rows))

        await self.note(announced, game_id)

    async def remind(self, times: int = 1) -> None:
        """Count reminders of the player to move."""
        for _ in range(times):
            await self.note(lambda game: replace(game, reminder=_counted(game.reminder, 5000)))
