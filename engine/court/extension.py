"""Queendomino's court as an extension of the rules."""

from importlib.resources import files

from engine.court.buildings import TABLES
from engine.court.court import Court
from engine.court.moves import SYNTAX
from engine.court.notation import FIELDS, read_court, write_court
from engine.court.pieces import KINDS
from engine.dominoes import read_box
from engine.extension import Extension

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
