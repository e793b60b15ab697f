"""Computer players at work: off the event loop, and never in the way of a game."""

from __future__ import annotations

import asyncio
import logging
from random import Random

from engine.moves import Move
from engine.players import PLAYERS
from engine.state import State

log = logging.getLogger(__name__)


class Computers:
    """Asks computer players for their moves. Where one fails, any legal move will do: the game goes on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def choose(self, player: str, state: State) -> Move:
        """The move of the player of that name in a position with legal moves."""
        seeded = Random(self._rng.getrandbits(64))
        try:
            return await asyncio.to_thread(PLAYERS[player].choose, state, seeded)
        except Exception:
            log.exception("the computer player %s failed", player)
            return seeded.choice(state.legal_moves())
