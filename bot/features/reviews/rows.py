"""The rows of reviews: the reviews, what the coach has settled of turns, and the answers of people to questions."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Column, Connection, Integer, Table, Text, select

from bot.games.game import Game
from bot.storage.database import Repository, reads, row_of, upsert, writes
from bot.storage.game_repository import find_games, games_query
from bot.storage.schema import Rows, games, is_over, new_metadata, of_game, seats

_tables: Final = new_metadata()

analyses: Final = Table(
    "analyses", _tables, Column("game_id", Integer, of_game(), primary_key=True), Column("text", Text, nullable=False)
)
settled_turns: Final = Table(
    "settled_turns",
    _tables,
    Column("game_id", Integer, of_game(), primary_key=True),
    Column("start", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
answers: Final = Table(
    "answers",
    _tables,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The deletion of a game looks for its answers.
    Column("game_id", Integer, of_game(), primary_key=True, index=True),
    Column("start", Integer, primary_key=True, autoincrement=False),
    Column("move", Text, nullable=False),
    Column("is_best", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ROWS: Final = Rows("reviews", _tables)


@dataclass(frozen=True)
class GivenAnswer:
    """A person's latest answer to a question about their own game; `start` is as in `PastQuestion`.

    `at` is the time of the answer in Unix seconds.
    """

    user_id: int
    game_id: int
    start: int
    move: str
    is_best: bool
    at: int


class SqlReviewRepository(Repository):
    """Reviews and answers; every method is one transaction."""

    @reads
    def analysis(self, connection: Connection, game_id: int) -> str | None:
        """Return the analysis of the finished game; None if no analysis is stored."""
        text: str | None = connection.scalar(select(analyses.c.text).where(analyses.c.game_id == game_id))
        return text

    @writes
    def keep_analysis(self, connection: Connection, game_id: int, text: str) -> None:
        """Store the analysis of the game, in place of an earlier one."""
        _keep(connection, analyses, {"game_id": game_id, "text": text})

    @reads
    def settled(self, connection: Connection, game_id: int) -> dict[int, str]:
        """Return what the coach has settled of turns of the game, by the number of moves before the turn."""
        rows = connection.execute(select(settled_turns).where(settled_turns.c.game_id == game_id))
        return {row.start: row.text for row in rows}

    @writes
    def keep_settled(self, connection: Connection, game_id: int, start: int, text: str) -> None:
        """Store what the coach has settled of a turn, in place of a turn that was taken back."""
        _keep(connection, settled_turns, {"game_id": game_id, "start": start, "text": text})

    @reads
    def answers(self, connection: Connection, user_id: int) -> tuple[GivenAnswer, ...]:
        """Return the latest answer of the person to each question."""
        rows = connection.execute(select(answers).where(answers.c.user_id == user_id)).mappings()
        return tuple(GivenAnswer(**row) for row in rows)

    @writes
    def keep_answer(self, connection: Connection, answer: GivenAnswer) -> None:
        """Store the answer, in place of an earlier one to the same question, unless the person was erased since."""
        theirs = seats.c.game_id == answer.game_id, seats.c.user_id == answer.user_id
        if connection.scalar(select(seats.c.number).where(*theirs).with_for_update(read=True)) is not None:
            upsert(connection, answers, row_of(answer))

    @reads
    def finished_games(self, connection: Connection, user_id: int, limit: int) -> tuple[Game, ...]:
        """Return the person's last finished games, newest first, if the person kept the seat."""
        stayed = ~seats.c.resigned, seats.c.computer.is_(None), seats.c.owner_id.is_(None)
        played = games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id, *stayed))
        return find_games(connection, games_query(played, is_over, games.c.origin.is_(None), limit=limit))


def _keep(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Store the row, unless its game was deleted while it was worked out: with the last person a game is erased."""
    game = select(games.c.id).where(games.c.id == row["game_id"]).with_for_update(read=True)
    if connection.scalar(game) is not None:
        upsert(connection, table, row)
