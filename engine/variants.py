"""The games as data: what is in the box, how it is dealt, what a turn is made of, and what scores.

A variant's code is its base, and its options behind a plus: "kd+mh". To add one, add a row to `VARIANTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from engine.dominoes import BOXES, TERRAINS, Terrain
from engine.errors import NotationError
from engine.extension import Extension
from engine.scoring import NamedScorer, by_terrain, crowns, harmony, largest_property, middle_kingdom
from engine.steps import Chance, ChooseStep, DealChance, OrderChance, PlaceStep, Step


@dataclass(frozen=True)
class Format:
    """How a variant is played by a number of players (docs/rules.md 1.2).

    `line` is the number of dominoes in a line, `grid` the side of a kingdom in squares. The lines come from the `boxes`
    in turn. `first_choice` says in which order kings choose first: "1221" is the player drawn first, the second twice,
    the first again; if it is empty, all kings are drawn one by one.
    """

    kingdoms: int
    kings_each: int
    line: int
    rounds: int
    grid: int
    boxes: tuple[str, ...] = ("k",)
    first_choice: str = ""


@dataclass(frozen=True)
class Variant:
    """A game: its formats by number of players, the steps of a turn in order, its chance moves, and what scores.

    `extensions` are those that the game is played with; `allows` are the letters of the options that it can have, and
    `options` those that it has.

    >>> variant = Variant.parse("kd+mh")
    >>> str(variant), sorted(variant.formats)
    ('kd+mh', [2, 3, 4])
    """

    base: str
    formats: Mapping[int, Format] = field(compare=False)
    steps: tuple[Step, ...] = field(compare=False)
    chances: tuple[Chance, ...] = field(compare=False)
    scorers: tuple[NamedScorer, ...] = field(compare=False)
    tie_breaks: tuple[NamedScorer, ...] = field(compare=False)
    extensions: tuple[Extension, ...] = field(default=(), compare=False)
    allows: str = field(default="", compare=False)
    options: str = ""

    @property
    def code(self) -> str:
        return f"{self.base}+{self.options}" if self.options else self.base

    @property
    def terrains(self) -> tuple[Terrain, ...]:
        """The terrains on the dominoes of the game, in the order of `Terrain`."""
        boxes = {letter for form in self.formats.values() for letter in form.boxes}
        halves = {half.terrain for letter in boxes for domino in BOXES[letter] for half in (domino.a, domino.b)}
        return tuple(terrain for terrain in TERRAINS if terrain in halves)

    @property
    def treasury(self) -> bool:
        """Temporary, until every room asks the court's registry."""
        return bool(self.extensions)

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

_TERRAINS = tuple(terrain for terrain in TERRAINS if terrain is not Terrain.TOWN)


def _kingdomino(base: str, formats: Mapping[int, Format]) -> Variant:
    return Variant(
        base,
        MappingProxyType(formats),
        steps=(PlaceStep(), ChooseStep()),
        chances=(OrderChance(), DealChance()),
        scorers=by_terrain(*_TERRAINS),
        tie_breaks=(("largest_property", largest_property), ("crowns", crowns)),
        allows="".join(OPTIONS),
    )


_variants: dict[str, Variant] = {}

VARIANTS: Mapping[str, Variant] = MappingProxyType(_variants)
"""Every variant by its base code, those of registered extensions included."""


def add_variant(variant: Variant) -> None:
    """Make a variant known by its base code."""
    _variants[variant.base] = variant


def remove_variant(variant: Variant) -> None:
    """Undo `add_variant`."""
    del _variants[variant.base]


for _variant in (
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
):
    add_variant(_variant)
