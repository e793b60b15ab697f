"""The answers of a worker process for turns of computer players."""

from collections.abc import Callable, Mapping
from random import Random

from engine.state import State
from players.player import Level
from players.registry import PLAYERS


def answers_of(players: Mapping[str, Level]) -> Callable[[str], str]:
    """Return the function that answers for these players.

    A question is the name of a player, a seed, and a position; its answer has the moves of the rest of the turn.
    """

    def answer(question: str) -> str:
        name, seed, position = question.split(maxsplit=2)
        moves = players[name].choose(State.parse(position), Random(int(seed)))  # noqa: S311 - a move, not a shuffle
        return " ".join(map(str, moves))

    return answer


answer = answers_of(PLAYERS)
