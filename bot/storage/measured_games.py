"""Games in the database that count the moves and turns written, as they are written."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.game import Game
from bot.games.game_log import Entry
from bot.games.repositories import Change
from bot.monitoring.telemetry import Telemetry
from bot.storage.game_repository import SqlGameRepository


@dataclass(frozen=True)
class MeasuredGameRepository(SqlGameRepository):
    """The games of a database, and the telemetry that is told of their moves."""

    telemetry: Telemetry = field(kw_only=True)

    async def append(self, game_id: int, entries: Sequence[Entry], change: Change) -> Game:
        """Do what the repository does, and tell of it once it is on disk."""
        turn_ended = False

        def observed(game: Game) -> Game:
            nonlocal turn_ended
            changed = change(game)
            # What is public reaches exactly to the end of the latest turn.
            turn_ended = changed.public_ply > game.public_ply
            return changed

        game = await super().append(game_id, entries, observed)
        self.telemetry.moves_written(len(entries), turn_ended=turn_ended)
        return game
