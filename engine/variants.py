"""The variants of the game as data: formats, the steps of a turn, chance moves and scorers.

The code of a variant is its base and, after a plus, the letters of its options: "kd+mh". The text of a variant is the
code and the version of the rule tables, "qd@2". The text omits version 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from types import MappingProxyType

from engine.dominoes import BOXES, TERRAINS, Terrain
from engine.errors import NotationError
from engine.extension import Extension
from engine.formats import Format
from engine.scoring import BONUSES, NamedScorer, by_terrain, crowns, largest_property
from engine.steps import Chance, ChooseStep, DealChance, OrderChance, PlaceStep, Step


@dataclass(frozen=True)
class Variant:
    """A variant of the game. Variants with the same base, options and version of the rule tables are equal.

    >>> variant = Variant.parse("kd+mh")
    >>> str(variant), sorted(variant.formats)
    ('kd+mh', [2, 3, 4])
    >>> [name for name, _ in variant.scorers][-3:]
    ['mine', 'middle_kingdom', 'harmony']
    """

    base: str
    formats: Mapping[int, Format] = field(compare=False)
    """The format for each number of players."""
    steps: tuple[Step, ...] = field(compare=False)
    """The steps of a turn, in order."""
    chances: tuple[Chance, ...] = field(compare=False)
    scorers: tuple[NamedScorer, ...] = field(compare=False)
    tie_breaks: tuple[NamedScorer, ...] = field(compare=False)
    extensions: tuple[Extension, ...] = field(default=(), compare=False)
    allows: str = field(default="", compare=False)
    """The letters of all possible options."""
    options: str = ""
    """The letters of the chosen options."""
    rules: int = 1
    """The version of the rule tables."""

    @property
    def code(self) -> str:
        """The text of the variant without the version of the rule tables."""
        return f"{self.base}+{self.options}" if self.options else self.base

    @cached_property
    def mixes_boxes(self) -> bool:
        """Whether a game has dominoes of several boxes, whose numbers are alike.

        >>> [code for code in VARIANTS if Variant.parse(code).mixes_boxes]
        ['rw', 'rwt']
        """
        return any(len({*each.boxes}) > 1 for each in self.formats.values())

    @cached_property
    def terrains(self) -> tuple[Terrain, ...]:
        """The terrains on the dominoes of the game, in the order of `Terrain`.

        >>> [terrain.value for terrain in Variant.parse("kd").terrains]
        ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine']
        """
        return terrains_of({letter for game_format in self.formats.values() for letter in game_format.boxes})

    def __str__(self) -> str:
        return self.code if self.rules == 1 else f"{self.code}@{self.rules}"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copying and pickling use the text, because a MappingProxyType cannot be pickled.
        return Variant.parse, (str(self),)

    @property
    def newest(self) -> Variant:
        """The same variant with the newest version of the rule tables."""
        return replace(self, rules=max([1, *(len(extension.tables) for extension in self.extensions)]))

    def with_rules(self, rules: int) -> Variant:
        """Return the variant with another version of the rule tables. Raises ValueError for an unknown version."""
        if not 1 <= rules <= self.newest.rules:
            raise ValueError(f"{self.base} has no version {rules} of its rule tables")
        return replace(self, rules=rules)

    def with_options(self, options: str) -> Variant:
        """Return the variant with further options. Raises ValueError for a letter outside of `allows`.

        >>> str(Variant.parse("kd+h").with_options("m"))
        'kd+mh'
        """
        for letter in options:
            if letter not in self.allows:
                raise ValueError(f"{self.base} has no option {letter!r}")
        # The order of `OPTIONS` gives every set of options a single code.
        chosen = "".join(letter for letter in OPTIONS if letter in self.options + options)
        scorers = VARIANTS[self.base].scorers + tuple(OPTIONS[letter] for letter in chosen)
        return replace(self, options=chosen, scorers=scorers)

    @classmethod
    def parse(cls, text: str) -> Variant:
        """Read the text of a variant. Raises NotationError for an unknown base, option or version.

        A text without a version stands for the first version of the rule tables.

        >>> Variant.parse("qd+m")
        Traceback (most recent call last):
            ...
        engine.errors.NotationError: line 1, column 4: 'm' is not an option; there are none
        """
        code, at, version = text.partition("@")
        base, plus, options = code.partition("+")
        if base not in VARIANTS:
            raise NotationError(f"there is no variant {base!r}; there are {', '.join(VARIANTS)}", text)
        for index, letter in enumerate(options):
            if letter not in VARIANTS[base].allows or letter in options[:index]:
                known = ", ".join(f"+{each}" for each in VARIANTS[base].allows) or "none"
                problem = f"{letter!r} is not an option; there are {known}"
                raise NotationError(problem, text, len(base) + 1 + index)
        if plus and not options:
            raise NotationError("an option must follow the plus", text, len(code))
        variant = VARIANTS[base].with_options(options)
        if at and version not in map(str, range(2, variant.newest.rules + 1)):
            raise NotationError(f"{base} has no version {version!r} of its rule tables", text, len(code) + 1)
        return replace(variant, rules=int(version)) if at else variant


OPTIONS: Mapping[str, NamedScorer] = MappingProxyType(
    {bonus.letter: (name, bonus.scorer) for name, bonus in BONUSES.items()}
)
"""The scorer of each option, by the letter of the option (docs/rules.md 1.10)."""


def terrains_of(boxes: Iterable[str]) -> tuple[Terrain, ...]:
    """Return the terrains on the dominoes of some boxes, in the order of `Terrain`."""
    dominoes = chain.from_iterable(BOXES[letter] for letter in boxes)
    found = {half.terrain for domino in dominoes for half in (domino.a, domino.b)}
    return tuple(terrain for terrain in TERRAINS if terrain in found)


def _kingdomino(base: str, formats: Mapping[int, Format]) -> Variant:
    return Variant(
        base,
        MappingProxyType(formats),
        steps=(PlaceStep(), ChooseStep()),
        chances=(OrderChance(), DealChance()),
        scorers=by_terrain(*terrains_of("k")),
        tie_breaks=(("largest_property", largest_property), ("crowns", crowns)),
        allows="".join(OPTIONS),
    )


_variants: dict[str, Variant] = {}

VARIANTS: Mapping[str, Variant] = MappingProxyType(_variants)
"""All variants by their base, including the variants of registered extensions."""


def add_variant(variant: Variant) -> None:
    _variants[variant.base] = variant


def remove_variant(variant: Variant) -> None:
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
