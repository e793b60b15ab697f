"""Finds a habit of strong players that a person lacks in recent games."""

from typing import Final

from cachetools import LRUCache

from bot.games.game import Game
from bot.games.results import Statistics
from bot.games.tables import Tables
from engine.variants import Variant
from players.habits import FEWEST_GAMES, Habits, habits, missing_habit

LAST: Final = 5
"""How many recent games count: a person who has learned a habit soon hears of the next habit."""
GAMES_KEPT: Final = 5000
"""How many seats' habits are in memory, so that each game is replayed once."""


class HabitService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known = LRUCache[tuple[int, int], Habits](GAMES_KEPT)

    async def missing(self, user_id: int, results: tuple[Statistics, ...]) -> str | None:
        """Return a habit that the person lacks in recent games of Kingdomino, if any.

        The figures of Queendomino do not tell strong players from weak players.
        """
        played = [each for each in results if not Variant.parse(each.variant).extensions]
        if sum(each.games for each in played) < FEWEST_GAMES:
            return None
        games = await self._tables.games.finished_games_of(user_id, sorted({each.variant for each in played}), LAST)
        found = [await self._habits(game, user_id) for game in games]
        return missing_habit([each for each in found if each])

    async def _habits(self, game: Game, user_id: int) -> Habits | None:
        """Return the habits of the person in a game; None if the game's log cannot be read."""
        seat = game.seat_of(user_id)
        if seat is None:
            return None
        key = game.id, seat.number
        if key not in self._known:
            table = await self._tables.table_of(game)
            if not table.state.is_over:
                return None
            self._known[key] = habits(table.state, table.state.kingdom_of(seat.number))
        return self._known[key]
