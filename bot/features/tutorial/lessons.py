"""How a lesson is played: a scripted game against two computer players, which is not stored.

The learner may make any legal move, so the learner's moves alone define a lesson in progress.
"""

from collections.abc import Iterator, Sequence
from typing import Final
from zlib import crc32

from bot.chat.extension import ChatPart, Lesson
from bot.games.game import Entry, Game, GameOptions, Seat, Status, Suggestions
from bot.games.table import Table
from engine.extensions import parts
from engine.moves import Discard, Move, Pick
from engine.state import State
from engine.variants import Variant
from players.options import placements

LEARNER: Final = 1
"""The seat of the person who learns."""

KINGDOMINO: Final = Lesson(
    "kingdomino",
    "kd 3 ##;##;## -:1,-:2,-:3 0 3,19,41 10 1.13.20.24.26.36",
    {
        (0, "choose"): "lesson-kingdomino-0-choose",
        (1, "place"): "lesson-kingdomino-1-place",
        (1, "choose"): "lesson-kingdomino-1-choose",
        (2, "place"): "lesson-kingdomino-2-place",
        (2, "choose"): "lesson-kingdomino-2-choose",
        (3, "place"): "lesson-kingdomino-3-place",
    },
    "lesson-kingdomino-end",
    ("=13.24.36", "=1.20.26"),
)


def lessons(variant: Variant | None = None) -> dict[str, Lesson]:
    """Return all lessons by name, or the lessons about a variant: those of its extensions, otherwise Kingdomino's."""
    taught = (lesson for part in parts(ChatPart, variant) for lesson in part.lessons)
    known = taught if variant and variant.extensions else (KINGDOMINO, *taught)
    return {lesson.name: lesson for lesson in known}


def is_over(table: Table) -> bool:
    return table.state.is_over or table.state.is_chance


def turn_of(lesson: Lesson, state: State) -> int:
    """Return the number of the learner's turn, which is 0 during the first choice."""
    return state.round - lesson.start.round


def lesson_table(lesson: Lesson, moves: Sequence[str], names: Sequence[str]) -> Table:
    """Return the table after the learner's moves, at the learner's next turn or at the end.

    `names` are the players' names by seat. Raises NotationError or IllegalMove.
    """
    start = lesson.start
    seats = [Seat(number, None, name, computer="solid") for number, name in enumerate(names[: start.players], 1)]
    seats[LEARNER - 1] = Seat(LEARNER, LEARNER, names[LEARNER - 1])
    # Pictures are named after the id, because clients keep showing an old picture under a name that they know.
    game = Game(
        id=crc32("/".join([lesson.name, *moves]).encode()),
        guild_id=None,
        channel_id=0,
        host_id=None,
        options=GameOptions(start.variant.code, start.players, suggestions=Suggestions.SHOWN),
        series=None,
        number=1,
        status=Status.PLAYING,
        seats=tuple(seats),
    )
    texts = enumerate(_log(lesson, moves))
    return Table(game, 0, start).extended(game, [Entry(ply, text, None, None, 0) for ply, text in texts])


def _log(lesson: Lesson, moves: Sequence[str]) -> Iterator[str]:
    """Yield all moves: the learner's, and the moves of chance and of the other players between them."""
    state, own, chance = lesson.start, iter(moves), iter(lesson.chance)
    while text := _next(state, own, chance):
        yield text
        state = state.play(Move.parse(text))


def _next(state: State, own: Iterator[str], chance: Iterator[str]) -> str:
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
