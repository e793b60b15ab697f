"""Where chance comes from: unforeseeable for most games, and the same for all games that share a deal."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from bot.games.repositories import KeyValueStore
from engine.state import State

RngFor: TypeAlias = Callable[[str], Random]
"""Returns the generator for an occasion, such as the shuffle of the seats or a line that is dealt."""

SEATS: Final = "seats"
"""The occasion on which the seats are shuffled."""


_KEY: Final = "deal_secret"
"""Under which the store keeps what the shared deals are drawn from."""


def draw_occasion(state: State) -> str:
    """Name the draw that is due by its kind and the round, whatever was played before.

    No two draws of a game have the same name: nothing that one shows says anything about another.

    >>> from engine.moves import Move
    >>> start = State.start("kd", 2)
    >>> draw_occasion(start), draw_occasion(start.play(Move.parse("#1221")))
    ('Order 0', 'Deal 0')
    """
    assert state.chance_kind
    return f"{state.chance_kind.__name__} {state.round}"


class Dealer:
    """Hands out the generators that games draw from.

    Games of one deal draw the same on the same occasion: what is drawn follows from the name of the deal, the occasion,
    and a secret of this bot's database. So no order of dominoes is stored, and nobody can work out the next line from
    those that are known.
    """

    def __init__(self, rng: Random, store: KeyValueStore) -> None:
        self._rng = rng
        self._store = store
        self._secret: bytes | None = None

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return what the games of a deal draw from; None stands for a game that shares its deal with no other."""
        if deal is None:
            return lambda _: self._rng
        secret = self._secret = self._secret or await self._stored_secret()
        return lambda occasion: Random(hmac.digest(secret, f"{deal} {occasion}".encode(), "sha256"))  # noqa: S311 - the seed is a secret

    async def _stored_secret(self) -> bytes:
        return bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
