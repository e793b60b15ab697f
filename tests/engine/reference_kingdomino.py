"""A second implementation of Kingdomino, slow and obvious, that the engine must agree with.

Kingdoms are dicts of squares, copied at every move. Nothing of the engine's rules is used here, and its values only to
begin in the middle of a game.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from engine.kingdom import Kingdom
from engine.state import State

Square = tuple[int, int]  # files to the east and ranks to the north of the castle
Cell = tuple[str, int]  # a terrain's letter, crowns
Land = dict[Square, Cell]

CASTLE = (0, 0)
EMPTY: Cell = (".", 0)
FILES = "abcdefghijklm"
DIRECTIONS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
FORMATS = {  # kings each, dominoes in a line, rounds, grid
    ("kd", 2): (2, 4, 6, 5),
    ("kd", 3): (1, 3, 12, 5),
    ("kd", 4): (1, 4, 12, 5),
    ("kd7", 2): (2, 4, 12, 7),
    ("kd3n", 3): (1, 4, 12, 5),
}

DATA = Path(__file__).parents[2] / "engine"


def _box(name: str, letter: str) -> dict[str, tuple[Cell, Cell]]:
    with (DATA / name).open(encoding="utf-8") as file:
        return {
            letter + row["number"]: (
                (row["terrain_a"][0], int(row["crowns_a"])),
                (row["terrain_b"][0], int(row["crowns_b"])),
            )
            for row in csv.DictReader(file)
        }


BOX = _box("data/kingdomino.csv", "") | _box("court/data/queendomino.csv", "q")


def around(square: Square) -> list[Square]:
    return [(square[0] + x, square[1] + y) for x, y in DIRECTIONS.values()]


def fits_grid(squares: set[Square], size: int) -> bool:
    files, ranks = {file for file, _ in squares}, {rank for _, rank in squares}
    return max(files) - min(files) < size and max(ranks) - min(ranks) < size


def connects(land: Land, square: Square, cell: Cell) -> bool:
    touched = [near for near in around(square) if near == CASTLE or land.get(near, EMPTY)[0] == cell[0]]
    return bool(touched)


def placements(land: Land, name: str, size: int) -> set[str]:
    """Return the texts of all legal placements of a domino."""
    a, b = BOX[name]
    taken = {CASTLE, *land}
    border = {near for square in taken for near in around(square)} - taken
    found = set()
    for touching in border:
        for direction, (x, y) in DIRECTIONS.items():
            behind, ahead = (touching[0] - x, touching[1] - y), (touching[0] + x, touching[1] + y)
            for first, second in ((touching, ahead), (behind, touching)):
                if first in taken or second in taken or not fits_grid({*taken, first, second}, size):
                    continue
                if connects(land, first, a) or connects(land, second, b):
                    found.add(placement_text(name, first, second, direction))
    return found


def placement_text(name: str, first: Square, second: Square, direction: str) -> str:
    if BOX[name][0] == BOX[name][1] and direction in "sw":
        first, direction = second, {"s": "n", "w": "e"}[direction]
    return f"{name}@{square_name(first)}{direction}"


def square_name(square: Square) -> str:
    return f"{FILES[square[0] + 6]}{square[1] + 7}"


def square_named(name: str) -> Square:
    return FILES.index(name[0]) - 6, int(name[1:]) - 7


def place(land: Land, move: str) -> None:
    """Add the domino of a placement."""
    name, _, where = move.partition("@")
    x, y = square_named(where[:-1])
    step = DIRECTIONS[where[-1]]
    land[x, y], land[x + step[0], y + step[1]] = BOX[name]


def properties(land: Land) -> Iterator[tuple[str, int, int]]:
    """Yield the terrain letter, the size and the crowns of each property."""
    left = set(land)
    while left:
        found = [left.pop()]
        for square in found:
            for near in around(square):
                if near in left and land[near][0] == land[square][0]:
                    left.remove(near)
                    found.append(near)
        yield land[found[0]][0], len(found), sum(land[square][1] for square in found)


def total(land: Land, discards: int, options: str) -> int:
    points = sum(size * crowns for _, size, crowns in properties(land))
    files, ranks = zip(CASTLE, *land, strict=True)
    if "m" in options and max(files) == -min(files) and max(ranks) == -min(ranks):
        points += 10
    return points + (5 if "h" in options and not discards else 0)


def land_of(kingdom: Kingdom) -> Land:
    return {square_named(str(at)): (half.terrain.letter, half.crowns) for at, half in kingdom.cells.items()}


@dataclass
class KingdominoGame:
    """A position.

    `turns` are those left in the round, as kingdom and domino; `choice` is the next line with the kingdoms on it.
    """

    kings: list[int]
    line: int
    lines_left: int
    size: int
    lands: list[Land]
    discards: list[int]
    turns: list[tuple[int, int | None]] = field(default_factory=list)
    has_placed: bool = False
    choice: dict[int, int | None] = field(default_factory=dict)
    pile: list[int] = field(default_factory=lambda: list(range(1, 49)))

    @classmethod
    def start(cls, base: str, players: int) -> KingdominoGame:
        each, line, rounds, size = FORMATS[base, players]
        kings = [player for player in range(players) for _ in range(each)]
        return cls(kings, line, rounds, size, [{} for _ in range(players)], [0] * players)

    @classmethod
    def of(cls, state: State) -> KingdominoGame:
        game = cls.start(state.variant.base, state.players)
        game.lands = [land_of(kingdom) for kingdom in state.kingdoms]
        game.discards = [len(each) for each in state.discards]
        game.turns = [(turn.king.kingdom, turn.domino.number if turn.domino else None) for turn in state.turns]
        game.has_placed = state.step_index > 0
        game.choice = {
            domino.number: king.kingdom if king else None
            for domino, king in zip(state.next_line.dominoes, state.next_line.kings, strict=True)
        }
        game.lines_left -= state.lines_dealt
        game.pile = [domino.number for domino in state.unseen]
        return game

    @property
    def is_chance(self) -> bool:
        return self.lines_left > 0 and not self.choice

    def moves(self) -> list[str]:
        if not self.turns or self.is_chance:
            return []
        kingdom, number = self.turns[0]
        if number and not self.has_placed:
            return sorted(placements(self.lands[kingdom], str(number), self.size)) or [f"{number}@-"]
        return [f">{each}" for each, king in self.choice.items() if king is None]

    def chance(self, rng: Random) -> str:
        if not self.turns:
            return "#" + "".join(str(king + 1) for king in rng.sample(self.kings, len(self.kings)))
        return "=" + ".".join(map(str, sorted(rng.sample(self.pile, self.line))))

    def after(self, move: str) -> KingdominoGame:
        lands = [dict(land) for land in self.lands]
        game = replace(self, lands=lands, discards=[*self.discards], turns=[*self.turns], choice={**self.choice})
        if move[0] == "#":
            game.turns = [(int(seat) - 1, None) for seat in move[1:]]
        elif move[0] == "=":
            game.choice = {int(number): None for number in move[1:].split(".")}
            game.pile = [number for number in game.pile if number not in game.choice]
            game.lines_left -= 1
        elif move[0] == ">":
            game.choice[int(move[1:])] = game.turns[0][0]
            game._end_turn()
        else:
            game._place(move)
        return game

    def _place(self, move: str) -> None:
        kingdom = self.turns[0][0]
        if move.endswith("-"):
            self.discards[kingdom] += 1
        else:
            place(self.lands[kingdom], move)
        self.has_placed = True
        if not self.choice:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns.pop(0)
        self.has_placed = False
        if not self.turns:
            self.turns = [(king, number) for number, king in sorted(self.choice.items()) if king is not None]
            self.choice = {}


def sequences(game: Any, depth: int) -> int:
    """Count the sequences of moves of a game of any reference as `perft` does."""
    moves = game.moves() if depth else []
    if depth == 1:
        return len(moves) or 1
    return sum(sequences(game.after(move), depth - 1) for move in moves) or 1


def random_game(base: str, players: int, rng: Random) -> KingdominoGame:
    """Play a game of random moves and return its end."""
    game = KingdominoGame.start(base, players)
    while game.is_chance or game.turns:
        game = game.after(game.chance(rng) if game.is_chance else rng.choice(game.moves()))
    return game
