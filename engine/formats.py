"""The setup of a variant for a number of players."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Format:
    """The setup of a variant for a number of players (docs/rules.md 1.2).

    >>> from engine import Variant
    >>> game_format = Variant.parse("kd").formats[2]
    >>> game_format.kings_each, game_format.line, game_format.rounds, game_format.grid
    (2, 4, 6, 5)
    """

    kingdoms: int
    """The number of kingdoms. Two players of a team share a kingdom."""
    kings_each: int
    """The number of kings of each player."""
    line: int
    """The number of dominoes in a line."""
    rounds: int
    grid: int
    """The side of a kingdom, in squares."""
    boxes: tuple[str, ...] = ("k",)
    """The letters of the boxes. The lines come from the boxes in turn."""
    first_choice: str = ""
    """The order of choices from the first line: "1221" gives the player drawn first the first and the last choice.

    With an empty text, all kings are drawn one by one.
    """

    def kingdom_of(self, seat: int) -> int:
        return (seat - 1) % self.kingdoms
