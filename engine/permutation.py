"""The order of the pieces of a deal, which comes from a secret of 32 bytes (docs/deals.md)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import digest
from typing import Protocol, TypeVar

T = TypeVar("T")


class Sampler(Protocol):
    """Draws pieces for a chance move, for example a `random.Random` or a `Permutation`."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return `k` different pieces of the population, in the order of the draw."""


@dataclass(frozen=True)
class Permutation:
    """Draws the pieces that come first in the order of a deal, so earlier choices of players change no draw.

    >>> from engine import State
    >>> permutation, start = Permutation(bytes(32)), State.start("kd", 4)
    >>> order = start.chance(permutation)
    >>> str(order), str(start.play(order).chance(permutation))
    ('#4123', '=10.13.23.32')
    """

    # The secret predicts the whole game, so the representation in a log must not contain the secret.
    secret: bytes = field(repr=False)
    mixed_in: str = ""
    """A public text that changes the order."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        return sorted(population, key=self._rank)[:k]

    def _rank(self, piece: object) -> bytes:
        return digest(self.secret, f"{piece} {self.mixed_in}".rstrip().encode(), "sha256")

    @property
    def tags(self) -> dict[str, str]:
        """The tags of a record that let everybody check the deal; the tags contain the secret."""
        return {"Secret": self.secret.hex(), **({"MixedIn": self.mixed_in} if self.mixed_in else {})}


def commitment(secret: bytes) -> str:
    """Return the hash of a secret, which may be shown before the deal: 64 hexadecimal digits.

    >>> commitment(bytes(range(32)))
    '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
    """
    return sha256(secret).hexdigest()
