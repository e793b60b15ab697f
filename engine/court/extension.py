"""Queendomino's court as an extension of the rules, and its variants: Queendomino and the Royal Wedding."""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType

from engine.court.buildings import TABLES
from engine.court.court import Court
from engine.court.moves import SYNTAX
from engine.court.notation import FIELDS, read_court, write_court
from engine.court.pieces import KINDS
from engine.court.scoring import by_building, by_terrain_with_queen, wealth
from engine.court.steps import BribeStep, BuildStep, PlaceBeforeTaxStep, RefillChance, TaxStep
from engine.dominoes import TERRAINS, read_box
from engine.extension import Extension
from engine.formats import Format
from engine.scoring import largest_property
from engine.steps import ChooseStep, DealChance, OrderChance
from engine.variants import Variant

COURT = Extension(
    name="court",
    component=Court,
    fields=FIELDS,
    write=write_court,
    read=read_court,
    pieces=KINDS,
    syntax=SYNTAX,
    tables=TABLES,
    boxes={"q": read_box("q", files("engine") / "court" / "data" / "queendomino.csv")},
)


def _with_court(base: str, formats: Mapping[int, Format]) -> Variant:
    return Variant(
        base,
        MappingProxyType(formats),
        steps=(PlaceBeforeTaxStep(), TaxStep(), BuildStep(), BribeStep(), ChooseStep()),
        chances=(OrderChance(), DealChance(), RefillChance()),
        scorers=(("wealth", wealth), *by_terrain_with_queen(*TERRAINS), *by_building()),
        tie_breaks=(("largest_property", largest_property),),
        extensions=(COURT,),
    )


VARIANTS: tuple[Variant, ...] = (
    _with_court(
        "qd",
        {
            2: Format(kingdoms=2, kings_each=2, line=4, rounds=12, grid=7, boxes=("q",), first_choice="1221"),
            3: Format(kingdoms=3, kings_each=1, line=4, rounds=12, grid=5, boxes=("q",)),
            4: Format(kingdoms=4, kings_each=1, line=4, rounds=12, grid=5, boxes=("q",)),
        },
    ),
    _with_court(
        "rw",
        {
            3: Format(kingdoms=3, kings_each=1, line=4, rounds=24, grid=7, boxes=("q", "k")),
            4: Format(kingdoms=4, kings_each=1, line=4, rounds=24, grid=7, boxes=("q", "k")),
            5: Format(kingdoms=5, kings_each=1, line=8, rounds=12, grid=5, boxes=("q", "k")),
            6: Format(kingdoms=6, kings_each=1, line=8, rounds=12, grid=5, boxes=("q", "k")),
        },
    ),
    _with_court(
        "rwt",
        {
            6: Format(kingdoms=3, kings_each=1, line=8, rounds=12, grid=7, boxes=("q", "k")),
            8: Format(kingdoms=4, kings_each=1, line=8, rounds=12, grid=7, boxes=("q", "k")),
        },
    ),
)
"""The variants with a court (docs/rules.md 2.2 and 3.1)."""
