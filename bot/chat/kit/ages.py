"""The time at which Discord made an id, by the clock of this machine."""

from typing import Any

import discord
from discord.utils import snowflake_time

from bot.games.game import MINUTE
from bot.games.repositories import Clock

_TOKEN_SECONDS = 15 * MINUTE
"""How long Discord accepts replies to an interaction."""
_TOLERATED = MINUTE
"""Seconds by which clocks may differ."""


class Ages:
    """When Discord made its ids, which hold its time, by the clock of this machine, which may be hours ahead."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._ahead = 0.0

    def note_new(self, snowflake: int) -> None:
        """Compare the clocks by an id that Discord has made just now."""
        ahead = self.clock() - snowflake_time(snowflake).timestamp()
        self._ahead = ahead if abs(ahead) > _TOLERATED else 0.0

    def made_at(self, snowflake: int) -> float:
        """Return when an id was made, in Unix seconds by the clock of this machine."""
        return snowflake_time(snowflake).timestamp() + self._ahead

    def age(self, snowflake: int) -> float:
        """Return how many seconds ago an id was made."""
        return self.clock() - self.made_at(snowflake)

    def is_expired(self, interaction: discord.Interaction[Any]) -> bool:
        return self.age(interaction.id) >= _TOKEN_SECONDS
