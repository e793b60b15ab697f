"""Scripted games against two computer players, for people who learn a game, and tables of single positions.

Storage knows nothing of either.

A lesson consists of a start position and its chance moves. The learner may make any legal move, so the learner's moves
alone define a lesson in progress.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from bot.games.game import Entry, Game, GameOptions, Seat, Status, Suggestions
from bot.games.table import Table
from engine.moves import Discard, Move, Pick
from engine.state import State
from players.options import placements

LEARNER: Final = 1
"""The seat of the person who learns."""


@dataclass(frozen=True)
class Lesson:
    """A lesson ends with the game, or when a chance move is due after the last of `chance`."""

    name: str
    """The name of the lesson."""
    position: str
    """The text of the start position."""
    chance: tuple[str, ...] = ()
    """The moves of chance in their order."""

    @property
    def start(self) -> State:
        return State.parse(self.position)

    def turn(self, state: State) -> int:
        """Return the number of the learner's turn, which is 0 during the first choice."""
        return state.round - self.start.round

    def table(self, moves: Sequence[str], names: Sequence[str]) -> Table:
        """Return the table after the learner's moves, at the learner's next turn or at the end.

        `names` are the players' names by seat. Raises NotationError or IllegalMove.
        """
        start = self.start
        seats = [Seat(number, None, name, computer="solid") for number, name in enumerate(names[: start.players], 1)]
        seats[LEARNER - 1] = Seat(LEARNER, LEARNER, names[LEARNER - 1])
        # Pictures are named after the id, because clients keep showing an old picture under a name that they know.
        game = Game(
            id=crc32("/".join([self.name, *moves]).encode()),
            guild_id=None,
            channel_id=0,
            host_id=None,
            options=GameOptions(start.variant.code, start.players, suggestions=Suggestions.SHOWN),
            series=None,
            number=1,
            status=Status.PLAYING,
            seats=tuple(seats),
        )
        texts = enumerate(self._log(moves))
        return Table(game, 0, start).extended(game, [Entry(ply, text, None, None, 0) for ply, text in texts])

    def is_over(self, table: Table) -> bool:
        return table.state.is_over or table.state.is_chance

    def _log(self, moves: Sequence[str]) -> Iterator[str]:
        """Yield all moves: the learner's, and the moves of chance and of the other players between them."""
        state, own, chance = self.start, iter(moves), iter(self.chance)
        while text := self._next(state, own, chance):
            yield text
            state = state.play(Move.parse(text))

    def _next(self, state: State, own: Iterator[str], chance: Iterator[str]) -> str:
        """Return the next move; empty if the learner has to move, or if the lesson is over."""
        if state.is_chance or not state.turns:
            return next(chance, "")
        if state.king.seat != LEARNER or isinstance(state.legal_moves()[0], Discard):
            return str(_best_move(state))
        return next(own, "")


def _best_move(state: State) -> Move:
    """Return the best placement, or the free domino with the highest number."""
    if best := placements(state):
        return best[0].place
    picks = [move for move in state.legal_moves() if isinstance(move, Pick)]
    return max(picks, key=lambda each: each.domino.number) if picks else state.legal_moves()[0]


def table_at(state: State, user_id: int, name: str, others: Sequence[str]) -> Table:
    """Return a table with the person on the seat to move, and computer players under other names on the others."""
    names = iter(each for each in others if each != name)
    seats = tuple(
        Seat(number, user_id, name) if number == state.king.seat else Seat(number, None, next(names), computer="strong")
        for number in range(1, state.players + 1)
    )
    # Pictures are named after the id, because clients keep showing an old picture under a name that they know.
    game = Game(
        id=crc32(str(state).encode()),
        guild_id=None,
        channel_id=0,
        host_id=None,
        options=GameOptions(state.variant.code, state.players, suggestions=Suggestions.NONE),
        series=None,
        number=1,
        status=Status.PLAYING,
        seats=seats,
    )
    return Table(game, 0, state)


KINGDOMINO: Final = Lesson(
    "kingdomino",
    "kd 3 ##;##;## -:1,-:2,-:3 0 3,19,41 10 1.13.20.24.26.36",
    ("=13.24.36", "=1.20.26"),
)
