"""The source of chance: the secrets of games, and what games draw from the secrets."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.games.dates import utc_date
from bot.games.game import Deal, Game, Status
from engine.moves import Move
from engine.permutation import Permutation, commitment
from engine.state import State
from players.registry import REPLACED

if TYPE_CHECKING:
    from bot.storage.database import SqlKeyValueStore

_KEY: Final = "deal_secret"
"""The key of the secret in the store; the secrets of all shared deals derive from the secret of the store."""

LAST_DEAL_WITHOUT_SECRET: Final = "last_deal_without_secret"  # noqa: S105 - the key of a name, not a secret
"""The key of the name of the last shared deal that began before games had secrets."""

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
    permutation: Permutation | None = None
    """The order of kings, dominoes and tiles; None for a game that began before games had secrets."""
    new_secret: Callable[[], bytes] = partial(secrets.token_bytes, _SECRET_BYTES)  # noqa: RUF009 - partials are immutable
    """Returns the secret for the next game of a series."""

    def chance(self, state: State) -> Move:
        return state.chance(self.permutation or self.rng_for(draw_occasion(state)))


def draw_occasion(state: State) -> str:
    """Return the name of the next draw of a game without a secret: its kind and the round.

    The name is unique in a game, so that no draw reveals anything about another draw.

    >>> start = State.start("kd", 2)
    >>> draw_occasion(start), draw_occasion(start.play(Move.parse("#1221")))
    ('Order 0', 'Deal 0')
    """
    assert state.chance_kind
    return f"{state.chance_kind.__name__} {state.round}"


def is_past(deal: str, now: int) -> bool:
    """Return whether the day of a daily game is over; other shared deals have no end of their own.

    >>> is_past("2026-11-22", 1795392000), is_past("2026-11-23", 1795392000), is_past("2026-11-23-beat-7", 1795392000)
    (True, False, True)
    """
    today = utc_date(now).isoformat()
    return len(deal) != len(today) or deal < today


class Dealer:
    """Returns the secrets and draws of games, and the computer players of shared deals.

    Games with one secret draw the same result on the same occasion, and known lines do not predict the next line. The
    secret of a shared deal derives from the name of the deal and a secret in this bot's database.
    """

    def __init__(self, rng: Random, store: SqlKeyValueStore) -> None:
        self._rng = rng
        self._new_secret = partial(rng.randbytes, _SECRET_BYTES)
        self._store = store
        self._secret: bytes | None = None
        self._first_days = dict[str, str]()

    async def secret_for(self, deal: str | None) -> bytes | None:
        """Return the secret of a new game of the shared deal, or of a game with a deal of its own.

        None for a shared deal that began before games had secrets. Deals are named after their days.
        """
        if deal is None:
            return self._new_secret()
        if deal <= (await self._store.get(LAST_DEAL_WITHOUT_SECRET) or ""):
            return None
        return hmac.digest(await self._stored_secret(), deal.encode(), "sha256")

    async def draws(self, deal: Deal) -> Draws:
        if deal.secret is None:
            return Draws(await self.rng_for(deal.name), None, self._new_secret)
        secret = deal.secret
        return Draws(lambda occasion: _seeded(secret, str(occasion)), deal.permutation, self._new_secret)

    async def mixed_in(self, deal: str, now: int) -> str:
        """Return the name of a shared deal, to be mixed in; empty for a deal that may have begun without the name."""
        return deal if deal >= await self._first_day("deals_without_names", now) else ""

    async def commitment(self, deal: str, now: int) -> str | None:
        """Return the hash that announces a shared deal; None for a deal that nobody can check."""
        secret = await self.secret_for(deal) if await self.mixed_in(deal, now) else None
        return commitment(secret) if secret else None

    async def rng_for(self, deal: str | None) -> RngFor:
        """Return the random generators for a deal without a secret; None stands for a game with a deal of its own."""
        if deal is None:
            return lambda _: self._rng
        secret = await self._stored_secret()
        return lambda occasion: _seeded(secret, f"{deal} {occasion}")

    async def player_for(self, deal: str | None, level: str, now: int) -> str:
        """Return the name of the computer player for a level in a deal, which is named after its day.

        A deal that may have begun before the level changed keeps the earlier player of the level.
        """
        if deal is None or level not in REPLACED:
            return level
        before = REPLACED[level].name
        return level if deal >= await self._first_day(before, now) else before

    async def _first_day(self, before: str, now: int) -> str:
        """Return the first day after a change; `before` names what the change replaced. The first call sets the day."""
        if before not in self._first_days:
            first = utc_date(now) + timedelta(days=1)
            self._first_days[before] = await self._store.get_or_set(f"first_day_after_{before}", first.isoformat())
        return self._first_days[before]

    async def _stored_secret(self) -> bytes:
        if self._secret is None:
            self._secret = bytes.fromhex(await self._store.get_or_set(_KEY, secrets.token_hex(32)))
        return self._secret


def _seeded(secret: bytes, occasion: str) -> Random:
    return Random(hmac.digest(secret, occasion.encode(), "sha256"))  # noqa: S311 - the seed is a secret


def shown_hash(game: Game) -> str | None:
    """Return the hash of the secret for everybody to see; None if no message showed the hash before the start."""
    is_new = game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None
    return commitment(game.deal.secret) if game.deal.secret and (game.deal.mixed_in or is_new) else None


def next_hash(deal: Deal) -> str | None:
    """Return the hash of the secret for the next game of the dynasty."""
    return commitment(deal.next_secret) if deal.next_secret else None
