"""Where chance comes from: the generators that games draw from."""

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
"""Under which the store keeps what the shared deals are drawn from."""


class Dealer:
    """Returns the generators that games draw from, and the computer players of shared deals.

    Games of one deal draw the same on the same occasion: the seed is derived from the name of the deal, the occasion,
    and a secret of this bot's database. So no order of dominoes is stored, and the next line cannot be predicted from
    the known ones.
    """

    def __init__(self, rng: Random, store: KeyValueStore) -> None:
        self._rng = rng
        self._store = store
        self._secret: bytes | None = None
        self._first_days = dict[str, str]()

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return what the games of a deal draw from; None stands for a game that shares its deal with no other."""
        if deal is None:
            return lambda _: self._rng
        secret = self._secret = self._secret or await self._stored_secret()
        return lambda occasion: Random(hmac.digest(secret, f"{deal} {occasion}".encode(), "sha256"))  # noqa: S311 - the seed is a secret

    async def player_for(self, deal: str | None, level: str, now: int) -> str:
        """Return the name of the player of a level in the games of a deal, which is named after its day.

        A deal that may have begun before the level changed keeps the player that it began with.
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
