"""How a variant is played by a number of players."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Format:
    """How a variant is played by a number of players (docs/rules.md 1.2).

    `line` is the number of dominoes in a line, `grid` the side of a kingdom in squares. The lines come from the `boxes`
    in turn. `first_choice` is the order in which players choose from the first line: with "1221" the player drawn first
    has one choice, the other two, and the first another one. If it is empty, all kings are drawn one by one.

    >>> from engine import Variant
    >>> game_format = Variant.parse("kd").formats[2]
    >>> game_format.kings_each, game_format.line, game_format.rounds, game_format.grid
    (2, 4, 6, 5)
    """

    kingdoms: int
    kings_each: int
    line: int
    rounds: int
    grid: int
    boxes: tuple[str, ...] = ("k",)
    first_choice: str = ""

    def kingdom_of(self, seat: int) -> int:
        """Return the kingdom that a seat plays for."""
        return (seat - 1) % self.kingdoms
