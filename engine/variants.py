"""The games as data: what is in the box, how it is dealt, what a turn is made of, and what scores.

A variant's code is its base, and its options behind a plus: "kd+mh". To add one, add a row to `VARIANTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from engine.court.court import Treasury
from engine.court.steps import BribeStep, BuildStep, RefillChance, TaxStep
from engine.dominoes import TERRAINS, Terrain
from engine.errors import NotationError
from engine.scoring import (
    NamedScorer,
    by_building,
    by_terrain,
    crowns,
    harmony,
    largest_property,
    middle_kingdom,
    wealth,
)
from engine.steps import Chance, ChooseStep, DealChance, OrderChance, PlaceStep, Step


@dataclass(frozen=True)
class Format:
    """How a variant is played by a number of players (the tables in RULES.md)."""

    kingdoms: int
    kings_each: int
    line: int
    rounds: int
    grid: int
    boxes: tuple[str, ...] = ("k",)  # the lines come from them in turn
    first_choice: str = (
        ""  # whose kings choose first, "1221": the player drawn first, the second twice; else all kings are drawn
    )


@dataclass(frozen=True)
class Variant:
    """A game: its formats by number of players, its steps in order, and what counts in the end.

    `treasury` is what every kingdom starts with, where the game has a court; `allows` are the letters of its options.
    """

    base: str
    formats: Mapping[int, Format] = field(compare=False)
    steps: tuple[Step, ...] = field(compare=False)
    chances: tuple[Chance, ...] = field(compare=False)
    scorers: tuple[NamedScorer, ...] = field(compare=False)
    tie_breaks: tuple[NamedScorer, ...] = field(compare=False)
    treasury: Treasury | None = field(default=None, compare=False)
    allows: str = field(default="", compare=False)
    options: str = ""

    @property
    def code(self) -> str:
        return f"{self.base}+{self.options}" if self.options else self.base

    def __str__(self) -> str:
        return self.code

    def with_options(self, options: str) -> Variant:
        """The variant with these options besides, each a letter of `OPTIONS`, in any order."""
        chosen = "".join(letter for letter in OPTIONS if letter in self.options + options)
        base = VARIANTS[self.base]
        return replace(base, options=chosen, scorers=base.scorers + tuple(OPTIONS[letter] for letter in chosen))

    @classmethod
    def parse(cls, code: str) -> Variant:
        """Read a code; NotationError where the variant or an option does not exist."""
        base, plus, options = code.partition("+")
        if base not in VARIANTS:
            raise NotationError(f"there is no variant {base!r}; there are {', '.join(VARIANTS)}", code)
        for index, letter in enumerate(options):
            if letter not in VARIANTS[base].allows or letter in options[:index]:
                known = ", ".join(f"+{each}" for each in VARIANTS[base].allows) or "none"
                problem = f"{letter!r} is not an option; there are {known}"
                raise NotationError(problem, code, len(base) + 1 + index)
        if plus and not options:
            raise NotationError("an option must follow the plus", code, len(code))
        return VARIANTS[base].with_options(options)


OPTIONS: Mapping[str, NamedScorer] = MappingProxyType(
    {"m": ("middle_kingdom", middle_kingdom), "h": ("harmony", harmony)}
)

_SIX_TERRAINS = tuple(terrain for terrain in TERRAINS if terrain is not Terrain.TOWN)


def _kingdomino(base: str, formats: Mapping[int, Format]) -> Variant:
    return Variant(
        base,
        MappingProxyType(formats),
        steps=(PlaceStep(), ChooseStep()),
        chances=(OrderChance(), DealChance()),
        scorers=by_terrain(*_SIX_TERRAINS),
        tie_breaks=(("largest_property", largest_property), ("crowns", crowns)),
        allows="".join(OPTIONS),
    )


def _queendomino(base: str, formats: Mapping[int, Format]) -> Variant:
    return Variant(
        base,
        MappingProxyType(formats),
        steps=(PlaceStep(levies=True), TaxStep(), BuildStep(), BribeStep(), ChooseStep()),
        chances=(OrderChance(), DealChance(), RefillChance()),
        scorers=(("wealth", wealth), *by_terrain(*TERRAINS), *by_building()),
        tie_breaks=(("largest_property", largest_property),),
        treasury=Treasury(coins=7, knights=1),
    )


VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {
        variant.base: variant
        for variant in (
            _kingdomino(
                "kd",
                {
                    2: Format(kingdoms=2, kings_each=2, line=4, rounds=6, grid=5),
                    3: Format(kingdoms=3, kings_each=1, line=3, rounds=12, grid=5),
                    4: Format(kingdoms=4, kings_each=1, line=4, rounds=12, grid=5),
                },
            ),
            _kingdomino("kd7", {2: Format(kingdoms=2, kings_each=2, line=4, rounds=12, grid=7)}),
            _kingdomino("kd3n", {3: Format(kingdoms=3, kings_each=1, line=4, rounds=12, grid=5)}),
            _queendomino(
                "qd",
                {
                    2: Format(kingdoms=2, kings_each=2, line=4, rounds=12, grid=7, boxes=("q",), first_choice="1221"),
                    3: Format(kingdoms=3, kings_each=1, line=4, rounds=12, grid=5, boxes=("q",)),
                    4: Format(kingdoms=4, kings_each=1, line=4, rounds=12, grid=5, boxes=("q",)),
                },
            ),
            _queendomino(
                "rw",
                {
                    3: Format(kingdoms=3, kings_each=1, line=4, rounds=24, grid=7, boxes=("q", "k")),
                    4: Format(kingdoms=4, kings_each=1, line=4, rounds=24, grid=7, boxes=("q", "k")),
                    5: Format(kingdoms=5, kings_each=1, line=8, rounds=12, grid=5, boxes=("q", "k")),
                    6: Format(kingdoms=6, kings_each=1, line=8, rounds=12, grid=5, boxes=("q", "k")),
                },
            ),
            _queendomino(
                "rwt",
                {
                    6: Format(kingdoms=3, kings_each=1, line=8, rounds=12, grid=7, boxes=("q", "k")),
                    8: Format(kingdoms=4, kings_each=1, line=8, rounds=12, grid=7, boxes=("q", "k")),
                },
            ),
        )
    }
)
