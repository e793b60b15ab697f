"""`python -m tools.training.puzzles --seed S --range N`: find puzzles in games of quick computer players.

A range takes some minutes, and the same range of the same seed prints the same lines again. `players/puzzles.jsonl` has
the lines of several ranges, and must have what today's judge says: after a change of the judge, `--stored` asks about
the positions in the file again, forty a range, and prints the puzzles that are left.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from players.process_setup import prepare_process

prepare_process()  # before the import of NumPy

from engine.cli.command_line import Parser, at_least, exit_code  # noqa: E402
from engine.moves import Move  # noqa: E402
from engine.state import State  # noqa: E402
from players.analysis.questions import ask  # noqa: E402
from players.player import NO_SEARCH, Limit  # noqa: E402
from players.puzzles import FOUND, Puzzle, stored_puzzles  # noqa: E402
from players.registry import LEVELS  # noqa: E402
from players.search.search_player import SearchPlayer  # noqa: E402

PROGRAM = "python -m tools.training.puzzles"

GAMES: Final = (("kd+mh", 4), ("kd+mh", 2), ("kd+mh", 4), ("kd7+mh", 2), ("kd+mh", 4), ("kd+mh", 3), ("kd+mh", 4))
"""The games of a range, each with its number of players."""

PLAYER: Final = SearchPlayer(temperature=1.5)
"""The player of all seats: quick, strong, and not always the same."""

TRIES: Final = {"beginner": 24, "solid": 8, "strong": 1, "master": 3}
"""How often each level answers. Strong always answers the same."""

SEARCHED: Final = Limit(futures=48)
"""The search of a level that searches: a small part of its search at a table."""

FEWEST_ANSWERS: Final = 3

FIRST_ROUND: Final = 3
"""The first round with puzzles; before, too much is open for a clear answer."""

STORED: Final = 40
"""How many stored puzzles are in a range."""

EASY: Final = 2
"""The largest number of puzzles of one game that all levels find."""


def find_puzzles(seed: int, number: int) -> Iterator[Puzzle]:
    """Yield the puzzles of a range, game by game."""
    for at, (code, players) in enumerate(GAMES):
        yield from _puzzles(State.start(code, players), Random(f"{seed}/{number}/{at}"))


def _puzzles(start: State, rng: Random) -> Iterator[Puzzle]:
    easy = 0
    for state in _positions(start, rng):
        few = len(state.legal_moves()) < FEWEST_ANSWERS
        if few or state.round < FIRST_ROUND or (easy == EASY and _is_easy(state)):
            continue
        if puzzle := puzzle_at(state):
            easy += puzzle.level == len(LEVELS)
            yield puzzle


def puzzle_at(state: State) -> Puzzle | None:
    """Return the puzzle of a position; None unless an answer is clearly better than at least two others."""
    question = ask(state)
    if question is None or len(question.answers) < FEWEST_ANSWERS:
        return None
    return Puzzle(question, {name: _share(state, question.best, name, tries) for name, tries in TRIES.items()})


def stored_again(number: int) -> Iterator[Puzzle]:
    """Yield the puzzles of a range of the file that are puzzles today."""
    states = (each.question.state for each in stored_puzzles()[STORED * number : STORED * (number + 1)])
    yield from filter(None, map(puzzle_at, states))


def _positions(state: State, rng: Random) -> Iterator[State]:
    """Yield the positions of a game before its last round, each before a placement or a choice of a player."""
    while state.round < state.format.rounds:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        for move in PLAYER.choose(state, rng, NO_SEARCH):
            yield state
            state = state.play(move)


def _is_easy(state: State) -> bool:
    """Return whether all levels choose the same move, Beginner in at least half of its tries."""
    moves = {level.player.choose(state, Random(0), NO_SEARCH)[0] for level in LEVELS[1:]}
    return len(moves) == 1 and _share(state, moves.pop(), LEVELS[0].name, TRIES[LEVELS[0].name]) >= FOUND


def _share(state: State, best: Move, name: str, tries: int) -> float:
    """Return the share of tries where a level finds the best move."""
    [level] = [each for each in LEVELS if each.name == name]
    limit = SEARCHED if level.limit else NO_SEARCH
    hits = [level.player.choose(state, Random(each), limit)[0] == best for each in range(tries)]
    return round(sum(hits) / tries, 2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the puzzles of a range; the exit code is 2 if the input is wrong."""
    parser = Parser(prog=PROGRAM, description="Find puzzles: positions where one answer is clearly better.")
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="S", help="of all randomness (default: 1)")
    parser.add_argument("--range", type=at_least(0), required=True, metavar="N", help="the number of the range, from 0")
    parser.add_argument("--stored", action="store_true", help="ask about stored puzzles again")
    asked = parser.parse_args(arguments)

    def run() -> int:
        for puzzle in stored_again(asked.range) if asked.stored else find_puzzles(asked.seed, asked.range):
            print(puzzle, flush=True)
        return 0

    return exit_code(PROGRAM, run)


if __name__ == "__main__":
    sys.exit(main())
