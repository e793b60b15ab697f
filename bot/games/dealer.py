"""The source of chance: the secrets of games, and what games draw from the secrets."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.games.dates import utc_date
from bot.games.game import Deal, Game, Status
from engine.moves import Move
from engine.permutation import Permutation, commitment
from engine.state import State

if TYPE_CHECKING:
    from bot.storage.database import SqlKeyValueStore

_KEY: Final = "deal_secret"
"""The key of the secret in the store; the secrets of all shared deals derive from the secret of the store."""

_SECRET_BYTES: Final = 32

RngFor: TypeAlias = Callable[[object], Random]
"""Returns the random generator for an occasion, for example for drawing the teams or for a computer player's move.

Equal texts stand for the same occasion.
"""

SEATS: Final = "seats"
"""The occasion for drawing the teams."""


@dataclass(frozen=True)
class Draws:
    """What a game draws by chance."""

    rng_for: RngFor
    permutation: Permutation
    """The order of kings, dominoes and tiles."""
    new_secret: Callable[[], bytes] = partial(secrets.token_bytes, _SECRET_BYTES)  # noqa: RUF009 - partials are immutable
    """Returns the secret for the next game of a series."""

    def chance(self, state: State) -> Move:
        return state.chance(self.permutation)


def is_past(deal: str, now: int) -> bool:
    """Return whether the day of a daily game is over; other shared deals have no end of their own.

    >>> is_past("2026-11-22", 1795392000), is_past("2026-11-23", 1795392000), is_past("2026-11-23-beat-7", 1795392000)
    (True, False, True)
    """
    today = utc_date(now).isoformat()
    return len(deal) != len(today) or deal < today


class Dealer:
    """Returns the secrets and draws of games.

    Games with one secret draw the same result on the same occasion, and known lines do not predict the next line. The
    secret of a shared deal derives from the name of the deal and a secret in this bot's database.
    """

    def __init__(self, rng: Random, store: SqlKeyValueStore) -> None:
        self._new_secret = partial(rng.randbytes, _SECRET_BYTES)
        self._store = store
        self._secret: bytes | None = None

    async def secret_for(self, deal: str | None) -> bytes:
        """Return the secret of a new game of the shared deal, or of a game with a deal of its own."""
        return self._new_secret() if deal is None else hmac.digest(await self._stored_secret(), deal.encode(), "sha256")

    async def commitment(self, deal: str) -> str:
        """Return the hash that announces a shared deal."""
        return commitment(await self.secret_for(deal))

    def draws(self, deal: Deal) -> Draws:
        secret, permutation = deal.secret, deal.permutation
        assert secret
        assert permutation
        # A partial function would show the secret in its representation.
        return Draws(lambda occasion: _seeded(secret, occasion), permutation, self._new_secret)

    async def number_for(self, occasion: str) -> int:
        """Return a number that nobody can guess, the same for the same occasion, for example for a ticket."""
        return _seeded(await self._stored_secret(), occasion).getrandbits(64)

    async def _stored_secret(self) -> bytes:
        if self._secret is None:
            self._secret = bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
        return self._secret


def _seeded(secret: bytes, occasion: object) -> Random:
    return Random(hmac.digest(secret, str(occasion).encode(), "sha256"))  # noqa: S311 - the seed is a secret


def shown_hash(game: Game) -> str | None:
    """Return the hash of the secret for everybody to see; None if no message showed the hash before the start."""
    is_new = game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None
    return commitment(game.deal.secret) if game.deal.secret and (game.deal.mixed_in or is_new) else None


def next_hash(deal: Deal) -> str | None:
    """Return the hash of the secret for the next game of the dynasty."""
    return commitment(deal.next_secret) if deal.next_secret else None
