"""The source of chance: the secrets of games, and what games draw from the secrets."""

import hmac
import secrets
from functools import partial
from random import Random
from typing import Final

from bot.games.draws import SECRET_BYTES, Draws
from bot.games.game import Deal
from bot.storage.database import SqlKeyValueStore
from engine.permutation import commitment

_KEY: Final = "deal_secret"
"""The key of the secret in the store; the secrets of all shared deals derive from the secret of the store."""


class Dealer:
    """Returns the secrets and draws of games.

    Games with one secret draw the same result on the same occasion, and known lines do not predict the next line. The
    secret of a shared deal derives from the name of the deal and a secret in this bot's database.
    """

    def __init__(self, rng: Random, store: SqlKeyValueStore) -> None:
        self._new_secret = partial(rng.randbytes, SECRET_BYTES)
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
        return Draws(
            lambda occasion: Random(hmac.digest(secret, str(occasion).encode(), "sha256")),  # noqa: S311 - a secret seed
            permutation,
            self._new_secret,
        )

    async def _stored_secret(self) -> bytes:
        if self._secret is None:
            self._secret = bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
        return self._secret
