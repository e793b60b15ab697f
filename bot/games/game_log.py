"""The log of a game: its rows, and how those of an action are made."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.models import Actor


@dataclass(frozen=True)
class Entry:
    """One row of a game's log; `text` is in the grammar of `engine.moves`.

    Only the first row of an action bears the id of the interaction that caused it. A move that was `planned` bears the
    id of the user whose plan it was. A move is `late` if a computer player made it because its player had not in time,
    or was away.
    """

    ply: int
    text: str
    interaction_id: int | None
    user_id: int | None
    at: int
    planned: bool = False
    late: bool = False

    @property
    def chosen_by(self) -> int | None:
        """The user who chose this move; None for automatic moves, and for computer players."""
        # Moves that follow by themselves have the user of their action, but no interaction of their own.
        return self.user_id if self.interaction_id or self.planned else None


@dataclass(frozen=True)
class FollowingMove:
    """A move that follows an action without anybody's tap; `planner` is the user whose plan it was, if it was one's."""

    text: str
    planner: int | None = None


def log_entries(
    ply: int, texts: Sequence[str], actor: Actor, at: int, followed: Sequence[FollowingMove] = ()
) -> tuple[Entry, ...]:
    """Return the rows of an action that writes `texts` and what follows them at `ply` and after."""
    moves = [*map(FollowingMove, texts), *followed]
    return tuple(
        Entry(
            number,
            move.text,
            actor.interaction_id if number == ply else None,
            move.planner or actor.user_id,
            at,
            planned=move.planner is not None,
            late=actor.is_clock and number < ply + len(texts),
        )
        for number, move in enumerate(moves, ply)
    )
