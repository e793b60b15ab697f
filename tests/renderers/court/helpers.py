"""Positions of Queendomino that tests of pictures share."""

from engine import State
from engine.court.buildings import BUILDINGS, TILES
from renderers.view import Owner

OLA, KIM = Owner("Ola", 0), Owner("Kim", 1)
KINDS = {building.id: building for building in BUILDINGS}
TILE = {building.id: number for number, building in TILES.items()}

LAND = "t0t0t0b{tower}/w1w0N##"
POSITION = (
    "qd 2 {land};## q1:1,q17:2 1 q4,q8:2,q19,q30 2 q40-q44 "
    "b{bakery},-,b{vault_knights},b{statue},-,b{big_tavern} b30-b32 {treasuries} {queen} {dragon} -"
)


def position(treasuries: str = "3/1/2;7/1/0", queen: str = "1", dragon: str = "-", land: str = LAND) -> State:
    """Ola's turn after placing."""
    tiles = TILE | {"tower": TILE["queens_tower"]}
    return State.parse(
        POSITION.format(land=land.format(**tiles), treasuries=treasuries, queen=queen, dragon=dragon, **tiles)
    )
