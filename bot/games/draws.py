"""The draws of games from their secrets, and the published parts of the secrets."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeAlias

from bot.games.game import Deal, Game, Status
from bot.games.people.dates import utc_date
from engine.moves import Move
from engine.permutation import Permutation, commitment
from engine.state import State

SECRET_BYTES: Final = 32

RngFor: TypeAlias = Callable[[object], Random]
"""Returns the random generator for an occasion, for example for drawing the teams or for a computer player's move.

Equal texts stand for the same occasion.
"""

SEATS: Final = "seats"
"""The occasion for drawing the teams."""


@dataclass(frozen=True)
class Draws:
    """The random draws of a game."""

    rng_for: RngFor
    permutation: Permutation
    """The order of kings, dominoes and tiles."""
    new_secret: Callable[[], bytes] = partial(secrets.token_bytes, SECRET_BYTES)  # noqa: RUF009 - partials are immutable
    """Returns the secret for the next game of a series."""

    def chance(self, state: State) -> Move:
        return state.chance(self.permutation)


def is_past(deal: str, now: int) -> bool:
    """Return whether nobody can begin the daily game of this name any more.

    Return True for other shared deals: their ends are stored in their rows and running games, not in their names.

    >>> is_past("2026-11-22", 1795392000), is_past("2026-11-23", 1795392000), is_past("2026-11-23-known-7", 1795392000)
    (True, False, True)
    """
    today = utc_date(now).isoformat()
    return len(deal) != len(today) or deal < today


def shown_hash(game: Game) -> str | None:
    """Return the hash of the secret for everybody to see; None if no message showed the hash before the start."""
    is_new = game.status in {Status.LOBBY, Status.OPEN} and game.deal.mixed_in is None
    return commitment(game.deal.secret) if game.deal.secret and (game.deal.mixed_in or is_new) else None


def next_hash(deal: Deal) -> str | None:
    """Return the hash of the secret for the next game of the dynasty."""
    return commitment(deal.next_secret) if deal.next_secret else None
