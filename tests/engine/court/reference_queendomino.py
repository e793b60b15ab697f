"""A second implementation of Queendomino and the Royal Wedding, slow and obvious, that the engine must agree with.

Nothing of the engine's rules is used here, and its values only to begin in the middle of a game.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass, field, replace
from random import Random

from engine.court import Court, buildings_on, knights_on
from engine.state import State
from tests.engine.reference_kingdomino import (
    DATA,
    Land,
    Square,
    around,
    land_of,
    place,
    placements,
    properties,
    square_name,
    square_named,
)

FORMATS = {  # kingdoms, kings each, dominoes in a line, rounds, grid, boxes
    ("qd", 2): (2, 2, 4, 12, 7, ["q"]),
    ("qd", 3): (3, 1, 4, 12, 5, ["q"]),
    ("qd", 4): (4, 1, 4, 12, 5, ["q"]),
    ("rw", 3): (3, 1, 4, 24, 7, ["q", ""]),
    ("rw", 4): (4, 1, 4, 24, 7, ["q", ""]),
    ("rw", 5): (5, 1, 8, 12, 5, ["q", ""]),
    ("rw", 6): (6, 1, 8, 12, 5, ["q", ""]),
    ("rwt", 6): (3, 1, 8, 12, 7, ["q", ""]),
    ("rwt", 8): (4, 1, 8, 12, 7, ["q", ""]),
}


def _tiles() -> list[dict[str, str]]:
    newest = max((DATA / "court" / "data").glob("buildings-*.csv"))
    with newest.open(encoding="utf-8") as file:
        return [row for row in csv.DictReader(file) for _ in range(int(row["copies"]))]


TILES = dict(enumerate(_tiles(), start=1))


def gives(tile: int, what: str) -> int:
    return int(TILES[tile][what])


def number(name: str) -> int:
    return int(name.removeprefix("q"))


@dataclass
class ReferenceKingdom:
    """A kingdom and its treasury."""

    land: Land = field(default_factory=dict)
    built: dict[Square, int] = field(default_factory=dict)
    knights: set[Square] = field(default_factory=set)
    coins: int = 7
    reserve: int = 1
    towers: int = 0

    def sites(self) -> list[Square]:
        return [square for square, (terrain, _) in self.land.items() if terrain == "t" and square not in self.built]

    def tax(self, square: Square) -> int:
        reached = [square]
        for each in reached:
            reached += [
                near for near in around(each) if near not in reached and self.letter(near) == self.letter(square)
            ]
        knights, paid = self.reserve + len(self.knights), len(reached)
        for tile in self.built.values():
            paid += gives(tile, "tax_per_knight") * knights + gives(tile, "tax_per_tower") * self.towers
        return paid

    def letter(self, square: Square) -> str:
        return self.land[square][0] if square in self.land else "."

    def total(self, *, has_queen: bool) -> int:
        crowned = dict(self.land)
        for square, tile in self.built.items():
            crowned[square] = "t", crowned[square][1] + gives(tile, "crowns")
        found = list(properties(crowned))
        points = self.coins // 3 + sum(size * crowns for _, size, crowns in found)
        points += has_queen * max((size for _, size, _ in found), default=0)
        return points + sum(self._points(tile, [letter for letter, _, _ in found]) for tile in self.built.values())

    def _points(self, tile: int, letters: list[str]) -> int:
        counted = TILES[tile]["points_per_property_of"]
        points = gives(tile, "points") + gives(tile, "points_per_tower") * self.towers
        points += gives(tile, "points_per_knight") * (self.reserve + len(self.knights))
        return points + (2 * letters.count(counted[0]) if counted else 0)


@dataclass
class QueendominoGame:
    """A position: `turns` are those left in the round, as seat and domino; `choice` is the next line with its seats.

    `steps` has the letters of docs/rules.md 2.5 for the steps of the current turn that are over.
    """

    kingdoms: list[ReferenceKingdom]
    kings: list[int]
    line: int
    lines_left: int
    size: int
    boxes: list[str]
    has_two_kings_each: bool
    turns: list[tuple[int, str | None]] = field(default_factory=list)
    choice: dict[str, int | None] = field(default_factory=dict)
    dealt: set[str] = field(default_factory=set)
    lines_dealt: int = 0
    board: list[int | None] = field(default_factory=lambda: [None] * 6)
    stack: list[int] = field(default_factory=lambda: list(TILES))
    queen: int | None = None
    dragon_out: bool = False
    wants_tiles: bool = True
    steps: str = ""
    taxable: list[Square] = field(default_factory=list)

    @classmethod
    def start(cls, base: str, players: int) -> QueendominoGame:
        kingdoms, each, line, rounds, size, boxes = FORMATS[base, players]
        kings = [seat for seat in range(1, players + 1) for _ in range(each)]
        return cls(
            [ReferenceKingdom() for _ in range(kingdoms)],
            kings,
            line,
            rounds,
            size,
            boxes,
            has_two_kings_each=each == 2,
        )

    @classmethod
    def of(cls, state: State) -> QueendominoGame:
        game, court = cls.start(state.variant.base, state.players), Court.of(state)
        for own, kingdom, treasury in zip(game.kingdoms, state.kingdoms, court.treasuries, strict=True):
            own.land = land_of(kingdom)
            own.built = {square_named(str(square)): tile for square, tile in buildings_on(kingdom)}
            own.knights = {square for square in own.land if _in(square, knights_on(kingdom))}
            own.coins, own.reserve, own.towers = treasury.coins, treasury.knights, treasury.towers
        game.turns = [(turn.king.seat, str(turn.domino) if turn.domino else None) for turn in state.turns]
        taken = zip(state.next_line.dominoes, state.next_line.kings, strict=True)
        game.choice = {str(domino): king.seat if king else None for domino, king in taken}
        unseen = set(map(str, state.unseen))
        game.dealt = {f"{box}{each}" for box in game.boxes for each in range(1, 49)} - unseen
        game.lines_dealt, game.lines_left = state.lines_dealt, game.lines_left - state.lines_dealt
        game.board, game.stack = list(court.board), list(court.stack)
        game.queen, game.dragon_out, game.wants_tiles = court.queen, court.is_dragon_out, court.needs_tiles
        game.steps = "ABCD"[: state.step_index]
        game.taxable = (
            [square for square in game.kingdom.land if _in(square, court.taxable_squares)] if game.turns else []
        )
        return game

    @property
    def kingdom(self) -> ReferenceKingdom:
        return self.kingdoms[self.acting]

    @property
    def acting(self) -> int:
        return (self.turns[0][0] - 1) % len(self.kingdoms)

    @property
    def is_chance(self) -> bool:
        return not self.is_over and (not self.turns or not (self.choice or not self.lines_left) or self.wants_tiles)

    @property
    def is_over(self) -> bool:
        return not self.turns and not self.lines_left

    def moves(self) -> list[str]:
        return [] if self.is_chance or self.is_over else self._offers()

    def _offers(self) -> list[str]:
        domino = self.turns[0][1]
        if domino and not self.steps:
            return sorted(placements(self.kingdom.land, domino, self.size)) or [f"{domino}@-"]
        extras = [*self._taxes(), *self._purchases(), *self._bribes()] if domino else []
        if self.choice:
            return extras + [f">{name}" for name, seat in self.choice.items() if seat is None]
        return [*extras, "--"] if extras else []

    def _taxes(self) -> list[str]:
        late = "C" in self.steps or "D" in self.steps
        return [] if late or not self.kingdom.reserve else [f"N@{square_name(square)}" for square in self.taxable]

    def _purchases(self) -> list[str]:
        if "C" in self.steps or "D" in self.steps:
            return []
        return [
            f"B{price}@{square_name(square)}"
            for price, tile in enumerate(self.board)
            if tile and self._cost(price) <= self.kingdom.coins
            for square in self.kingdom.sites()
        ]

    def _cost(self, price: int) -> int:
        return max(0, price - 1) if self.queen == self.acting else price

    def _bribes(self) -> list[str]:
        if "D" in self.steps or self.dragon_out or self.queen == self.acting or not self.kingdom.coins:
            return []
        return [f"D{price}" for price, tile in enumerate(self.board) if tile]

    def chance(self, rng: Random) -> str:
        if not self.turns:
            first, second, *_ = kings = rng.sample(sorted(set(self.kings)), len(set(self.kings)))
            return "#" + "".join(map(str, [first, second, second, first] if self.has_two_kings_each else kings))
        if not self.choice and self.lines_left:
            box = self.boxes[self.lines_dealt % len(self.boxes)]
            pile = [f"{box}{each}" for each in range(1, 49) if f"{box}{each}" not in self.dealt]
            return "=" + ".".join(sorted(rng.sample(pile, self.line), key=number))
        return "=" + ".".join(f"b{tile}" for tile in rng.sample(self.stack, self._coming()))

    def _coming(self) -> int:
        return min(self.board.count(None), len(self.stack))

    def after(self, move: str) -> QueendominoGame:
        game = self._copy()
        game._play(move)
        while game.turns and not game.is_chance and not game._offers():
            game._end_turn()
        return game

    def _copy(self) -> QueendominoGame:
        return replace(
            self,
            kingdoms=[
                replace(each, land={**each.land}, built={**each.built}, knights={*each.knights})
                for each in self.kingdoms
            ],
            turns=[*self.turns],
            choice={**self.choice},
            dealt={*self.dealt},
            board=[*self.board],
            taxable=[*self.taxable],
        )

    def _play(self, move: str) -> None:
        if move[0] == "#":
            self.turns = [(int(seat), None) for seat in move[1:]]
        elif move[:2] == "=b":
            self._fill([int(tile[1:]) for tile in move[1:].split(".")])
        elif move[0] == "=":
            self.choice = dict.fromkeys(move[1:].split("."))
            self.dealt |= set(self.choice)
            self.lines_dealt, self.lines_left = self.lines_dealt + 1, self.lines_left - 1
        elif move[0] == ">":
            self.choice[move[1:]] = self.turns[0][0]
            self._end_turn()
        elif move == "--":
            self._end_turn()
        else:
            self._act(move)

    def _fill(self, tiles: list[int]) -> None:
        self.stack = [tile for tile in self.stack if tile not in tiles]
        for tile in tiles:
            self.board[self.board.index(None)] = tile
        self.wants_tiles = False

    def _act(self, move: str) -> None:
        if move[0] == "N":
            self._tax(square_named(move[2:]))
        elif move[0] == "B":
            self._build(int(move[1]), square_named(move[3:]))
        elif move[0] == "D":
            self.kingdom.coins -= 1
            self.board[int(move[1])], self.dragon_out = None, True
            self.steps += "D"
        else:
            self._place(move)

    def _place(self, move: str) -> None:
        before = set(self.kingdom.land)
        if not move.endswith("-"):
            place(self.kingdom.land, move)
        self.taxable = [square for square in self.kingdom.land if square not in before]
        self.steps += "A"

    def _tax(self, square: Square) -> None:
        self.kingdom.coins += self.kingdom.tax(square)
        self.kingdom.reserve -= 1
        self.kingdom.knights.add(square)
        self.taxable.remove(square)

    def _build(self, price: int, square: Square) -> None:
        tile, self.board[price] = self.board[price], None
        assert tile
        self.kingdom.coins -= self._cost(price)
        self.kingdom.built[square] = tile
        self.kingdom.reserve += gives(tile, "knights")
        self.kingdom.towers += gives(tile, "towers")
        if gives(tile, "towers") and self.kingdom.towers == max(kingdom.towers for kingdom in self.kingdoms):
            self.queen = self.acting
        self.steps += "C"

    def _end_turn(self) -> None:
        self.turns.pop(0)
        self.steps, self.taxable = "", []
        if not self.turns and self.choice:
            order = sorted(self.choice, key=number)
            self.turns = [(seat, name) for name in order if (seat := self.choice[name])]
            self.choice, self.dragon_out = {}, False
            tiles = [tile for tile in self.board if tile]
            self.board = [*tiles, *[None] * (6 - len(tiles))]
            self.wants_tiles = self._coming() > 0

    def totals(self) -> list[int]:
        return [kingdom.total(has_queen=self.queen == index) for index, kingdom in enumerate(self.kingdoms)]


def _in(square: Square, mask: int) -> bool:
    return bool(mask >> (square[1] + 6) * 14 + square[0] + 6 & 1)
