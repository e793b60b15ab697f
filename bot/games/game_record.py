"""The record of a game, for reading and replaying it elsewhere."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.games.game import Game
from bot.games.table import Table
from engine.notation import Record


def game_record(table: Table) -> Record:
    """Return the record of what everybody has seen of the game: its moves up to the end of the latest turn.

    A record holds no hidden order, so that of a running game gives nothing away. What was taken back is not in it.
    """
    public = table.until(table.public_ply)
    moves = [played.move for played in public.moves]
    return Record.of(table.variant, public.state.players, moves, **_tags(table.game))


def _tags(game: Game) -> dict[str, str]:
    """Return what the tags say besides the game: when it was played, how it stands, and by whom."""
    day = datetime.fromtimestamp(time_of(game), UTC).date()
    names = {f"Player{seat.number}": seat.name for seat in game.seats}
    return {"Game": str(game.id), "Date": day.isoformat(), "Status": game.status.value, **names}


def time_of(game: Game) -> int:
    """Return when the game ended, or when its latest move was made, in Unix seconds."""
    return game.ended_at or game.moved_at or 0
