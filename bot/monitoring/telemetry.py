"""What the bot tells those who measure it. Nothing else knows which system the figures go to."""

from __future__ import annotations

from bot.monitoring.activity import Activity


class Telemetry:
    """Takes note of what happens; this one forgets it, others keep figures. Every method returns at once."""

    def interaction_ended(self, activity: Activity) -> None:
        """Note that an interaction has been carried out or refused."""

    def discord_answered(self, method: str, status: int) -> None:
        """Note that Discord has answered a request with this HTTP status."""

    def moves_written(self, moves: int, *, turn_ended: bool) -> None:
        """Note that moves of one table are on disk, and whether a turn ended with them."""
