"""How many tables there may be that are not over, and how many people somebody may invite to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.models import HOUR, LiveCounts, Seat
from bot.games.refusals import Refusal


@dataclass(frozen=True)
class TableLimits:
    """How many lobbies and running games a person may host, and a server may have."""

    per_person: int = 10
    per_server: int = 100

    def require_room(self, counts: LiveCounts) -> None:
        """Check that there may be one table more."""
        if counts.of_host >= self.per_person:
            raise Refusal("error-host-has-too-many-tables", limit=self.per_person)
        self.require_room_on_server(counts)

    def require_room_on_server(self, counts: LiveCounts) -> None:
        """Check that the server may have one table more, whoever its host is."""
        if counts.of_server >= self.per_server:
            raise Refusal("error-server-has-too-many-tables", limit=self.per_server)


DEFAULT_LIMITS: Final = TableLimits()

INVITATIONS_AN_HOUR: Final = 12
"""People whom somebody may invite to tables within an hour, each of them once."""


class RecentInvitations:
    """Whom people have invited to tables within the last hour.

    It is kept in memory: after a start it is forgotten, which does little harm.
    """

    def __init__(self) -> None:
        self._invitations: dict[int, dict[int, int]] = {}

    def refusal(self, host_id: int, guest: Seat, now: int) -> Refusal | None:
        """Return why the person may not invite the one on that seat now; None if they may."""
        recent = self._recent(host_id, now)
        if guest.user_id in recent:
            return Refusal("error-invited-already", name=guest.name, until=recent[guest.user_id] + HOUR)
        if len(recent) >= INVITATIONS_AN_HOUR:
            return Refusal("error-too-many-invitations", limit=INVITATIONS_AN_HOUR, until=min(recent.values()) + HOUR)
        return None

    def note(self, host_id: int, guest_id: int, now: int) -> None:
        """Note that the person has invited somebody now."""
        self._invitations.setdefault(host_id, {})[guest_id] = now
        recent = {each: self._recent(each, now) for each in self._invitations}
        self._invitations = {each: invited for each, invited in recent.items() if invited}

    def withdraw(self, host_id: int, guest_id: int) -> None:
        """Forget an invitation that has been noted, as nobody was invited after all."""
        self._invitations.get(host_id, {}).pop(guest_id, None)

    def _recent(self, host_id: int, now: int) -> dict[int, int]:
        """Return when the person has invited whom, by user id."""
        return {guest_id: at for guest_id, at in self._invitations.get(host_id, {}).items() if now < at + HOUR}
