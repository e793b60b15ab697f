"""Games of every level in every variant, with all options, as records in the folder golden.

    .venv/bin/python -m tests.players.golden_games [LEVEL ...]

draws them again, which takes a quarter of an hour for "master".
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.moves import Move
from engine.records import Record
from engine.state import State
from engine.variants import VARIANTS, Variant
from players import registry
from players.player import Level, Limit
from players.registry import PLAYERS

FOLDER = Path(__file__).parent / "golden"

LEVELS = {level.name: level for level in registry.LEVELS} | {
    "master": Level("master", PLAYERS["master"].player, Limit(futures=64))
}
"""All levels; "master" has a limit that does not depend on the clock."""

FORMATS = [
    (variant.with_options(variant.allows), players) for variant in VARIANTS.values() for players in variant.formats
]


@dataclass(frozen=True)
class Decision:
    """A position of a golden game in which a player was asked, and the moves of the game from there on."""

    level: Level
    state: State
    ply: int
    moves: Sequence[Move]

    def choose(self) -> Sequence[Move]:
        """Return what the player does now."""
        return self.level.choose(self.state, Random(self.ply))

    def is_as_ever(self, chosen: Sequence[Move]) -> bool:
        """Return whether those are the moves of the game."""
        return list(chosen) == list(self.moves[: len(chosen)])


def golden_files(*levels: str) -> list[Path]:
    """Return the files of the games of some levels, one for each variant and number of players."""
    return [path for level in levels for path in sorted(FOLDER.glob(f"{level}_*.txt"))]


def decisions(path: Path) -> Iterator[Decision]:
    """Yield the decisions of a game, the first ones of turns and those after which the player is asked again."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    level, states = LEVELS[path.stem.partition("_")[0]], [*record.states()]
    for ply, state in enumerate(states[:-1]):
        if not state.is_chance and (state.step_index == 0 or level.name in ASKED_FOR_EACH_MOVE):
            yield Decision(level, state, ply, record.moves[ply:])


ASKED_FOR_EACH_MOVE = "beginner", "solid"
"""The levels that do not think a turn through as a whole."""


def draw(level: Level, variant: Variant, players: int) -> Record:
    """Return a game of a level against itself; how it decides depends on the position and its number alone."""
    state, made = State.start(variant, players), list[Move]()
    while not state.is_over:
        rng = Random(len(made))
        for move in [state.chance(rng)] if state.is_chance else level.choose(state, rng):
            made.append(move)
            state = state.play(move)
    return Record.of(variant, players, made)


def draw_all(levels: Sequence[str]) -> None:
    """Write the games of some levels."""
    for level in levels:
        for variant, players in FORMATS:
            path = FOLDER / f"{level}_{variant}_{players}.txt"
            path.write_text(str(draw(LEVELS[level], variant, players)), encoding="utf-8")


if __name__ == "__main__":
    draw_all(sys.argv[1:] or list(LEVELS))
