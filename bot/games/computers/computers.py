"""Asks computer players for their moves off the event loop, and replaces the moves of failed players.

Players that answer at once run in a thread; players that search run in worker processes.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Final

from cachetools import LRUCache

from bot.concurrency import QueueFull
from bot.games.computers.worker_pool import WorkerPool
from bot.games.game import STAND_IN
from engine.moves import Move
from engine.state import State
from players import registry
from players.player import Level
from players.process_setup import available_cores
from players.protocol import EngineError, TurnQuestion, read_turn
from players.registry import PLAYERS

LEVELS: Final = tuple(level.name for level in registry.LEVELS)
"""The computer players that people may invite, the easiest first."""


def level_key(level: str) -> str:
    """Return the id of the message that names a level of computer players."""
    return f"level-{level}"


SEARCH_TIMEOUTS: Mapping[str, float] = MappingProxyType(
    {level.name: level.timeout_seconds for level in registry.LEVELS if level.timeout_seconds is not None}
)
"""Timeouts in seconds of the computer players that search; other computer players answer at once."""

REMEMBERED = 1000
"""How many moves of planned turns are cached; a turn has at most five moves."""

log = logging.getLogger(__name__)


class Computers:
    """Asks computer players for their moves. If a player fails, a simpler player moves, so that the game goes on.

    A player returns the rest of its turn; the later moves are cached until their positions come up. `module` answers
    for the players that search. At most `workers` processes search at once; None means one for each core.
    """

    def __init__(
        self,
        module: str = "bot.games.computers.own_engine",
        timeouts: Mapping[str, float] = SEARCH_TIMEOUTS,
        workers: int | None = None,
    ) -> None:
        self.pool = WorkerPool(module, workers or available_cores())
        self._timeouts = timeouts
        self._is_closed = False
        self._later_moves = LRUCache[tuple[str, State], Move](REMEMBERED)

    async def choose(self, player: str, state: State, rng: Random, server: int = 0) -> Move:
        """Return the move of a player in a position with legal moves; the player draws from the generator.

        Players that search wait in the queue for `server`. Raises asyncio.CancelledError if the computers are closed
        before the answer.
        """
        # A turn is searched once, and not again for each of its moves.
        if move := self._later_moves.get((player, state)):
            return move
        # A seed travels to another process as text; a generator cannot.
        seed = rng.getrandbits(64)
        # The keys of a dictionary are unique: if the stand-in itself is the player, it is asked only once.
        for name in dict.fromkeys((player, STAND_IN)):
            try:
                moves = await self._rest_of_turn(name, state, seed, server)
                self._keep_rest(player, state, moves)
                return moves[0]
            except (QueueFull, EngineError) as error:
                log.warning("the computer player %s failed: %r", name, error)
            # A bug in a player must not stop the game; the log has the traceback.
            except Exception:
                log.exception("the computer player %s failed", name)
        return Random(seed).choice(state.legal_moves())  # noqa: S311 - a move, not a shuffle

    async def _rest_of_turn(self, name: str, state: State, seed: int, server: int) -> Sequence[Move]:
        if self._is_closed:
            # The caller sees the same error as if `close` had come a moment later, while the pool was being asked.
            raise asyncio.CancelledError
        if name not in self._timeouts:
            return await asyncio.to_thread(play_turn, PLAYERS[name], state, Random(seed))  # noqa: S311
        seconds, place = self._timeouts[name], self.pool.queue.enter(server)
        question = str(TurnQuestion(state, name, seed, processor_seconds=seconds))
        return await self.pool.ask(place, question, lambda text: read_turn(text, state), seconds)

    def _keep_rest(self, player: str, state: State, moves: Sequence[Move]) -> None:
        """Cache the later moves of a turn for `player`. Raises IllegalMove for an illegal move.

        The moves may be the stand-in's: a player that has failed is not asked again before the next turn.
        """
        for move, following in pairwise(moves):
            state = state.play(move)
            self._later_moves[player, state] = following

    async def close(self) -> None:
        """Stop all searches: waiting tasks are cancelled, and unfinished turns are searched again later."""
        self._is_closed = True
        await self.pool.close()


def play_turn(player: Level, state: State, rng: Random) -> Sequence[Move]:
    """Return all moves of a player that answers at once, until the turn is over. Raises the errors of the player."""
    moves, after = list[Move](), state
    while after.is_same_turn(state):
        for move in player.choose(after, rng):
            after = after.play(move)
            moves.append(move)
    return moves
