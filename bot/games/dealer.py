"""The source of chance: random generators for games."""

import hmac
import secrets
from datetime import timedelta
from random import Random
from typing import Final

from bot.games.dates import utc_date
from bot.games.repositories import KeyValueStore
from bot.games.turn import RngFor
from players.registry import REPLACED

_KEY: Final = "deal_secret"
"""The key of the secret in the store; the secret seeds all shared deals."""


class Dealer:
    """Returns the random generators of games, and the computer players of shared deals.

    Games of one deal draw the same result on the same occasion. The seed is derived from the name of the deal, the
    occasion, and a secret in this bot's database. So no order of dominoes is stored, and known lines do not predict the
    next line.
    """

    def __init__(self, rng: Random, store: KeyValueStore) -> None:
        self._rng = rng
        self._store = store
        self._secret: bytes | None = None
        self._first_days = dict[str, str]()

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return the random generators for the games of a deal; None stands for a game with a deal of its own."""
        if deal is None:
            return lambda _: self._rng
        secret = self._secret = self._secret or await self._stored_secret()
        return lambda occasion: Random(hmac.digest(secret, f"{deal} {occasion}".encode(), "sha256"))  # noqa: S311 - the seed is a secret

    async def player_for(self, deal: str | None, level: str, now: int) -> str:
        """Return the name of the computer player for a level in a deal, which is named after its day.

        A deal that may have begun before the level changed keeps the earlier player of the level.
        """
        if deal is None or level not in REPLACED:
            return level
        before = REPLACED[level].name
        if before not in self._first_days:
            first = utc_date(now) + timedelta(days=1)
            self._first_days[before] = await self._store.get_or_set(f"first_day_after_{before}", first.isoformat())
        return level if deal >= self._first_days[before] else before

    async def _stored_secret(self) -> bytes:
        return bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
