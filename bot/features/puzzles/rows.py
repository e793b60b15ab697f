"""The rows of puzzles: a person's first answer to the puzzle of each day."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Connection, Table, Text, case, func, select

from bot.storage.database import Repository, reads, stores_people, upsert
from bot.storage.schema import Rows, new_metadata

_tables: Final = new_metadata()

puzzle_answers: Final = Table(
    "puzzle_answers",
    _tables,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Text, primary_key=True),
    Column("is_best", Boolean, nullable=False),
)

ROWS: Final = Rows("puzzles", _tables)


class SqlPuzzleRepository(Repository):
    """Answers to puzzles; every method is one transaction."""

    @stores_people
    def keep_first(self, connection: Connection, user_id: int, day: str, *, is_best: bool) -> None:
        """Store the answer, unless the person has answered the puzzle of the day before."""
        row = {"user_id": user_id, "day": day, "is_best": is_best}
        upsert(connection, puzzle_answers, row, names=("user_id", "day"))

    @reads
    def counts(self, connection: Connection, user_id: int) -> tuple[int, int]:
        """Return how many puzzles the person has found at the first try, and how many the person has answered."""
        found = func.count(case((puzzle_answers.c.is_best, 1)))
        row = connection.execute(select(found, func.count()).where(puzzle_answers.c.user_id == user_id)).one()
        return row[0], row[1]
