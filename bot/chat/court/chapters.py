"""The chapters of the rules of Queendomino and the Royal Wedding."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.chat.extension import Chapter, ChapterPicture, Draw, Lesson
from bot.chat.screens.rules import BEGINNING, PLACING, SIGNS, by_grid, first_turn, kingdom_of
from engine.court.buildings import TILES
from engine.court.court import BRIBE_COST, COINS_PER_POINT, SLOTS, START_TREASURY
from engine.state import State
from engine.variants import Variant
from renderers import View
from renderers.court import court_view

_CODE: Final = str(Variant.parse("qd").newest)
# The ends of games with a single non-empty kingdom; the placeholders are its land, its treasury and the queen's host.
_SMALL: Final = _CODE + " 3 {};##;## - 0 - 12 - -,-,-,-,-,- - {};0/0/0;0/0/0 {} - -"
_LARGE: Final = _CODE + " 2 {};## - 0 - 12 - -,-,-,-,-,- - {};0/0/0 {} - -"
_TEAM: Final = str(Variant.parse("rwt").newest) + " 6 {};##;## - 0 - 12 - -,-,-,-,-,- - {};0/0/0;0/0/0 {} - -"
# A first choice; the placeholders are the board and the burned tiles.
_BOARD: Final = _CODE + " 3 ##;##;## -:1,-:2,-:3 0 q4,q8,q19,q30 1 - {} b1-b8.b31-b32 7/1/0;7/1/0;7/1/0 - {} -"

_FINISHED: Final = {
    5: _SMALL.format("g1f0f1f1t0/t0b13l1w0w1f0N/t0b12##t0b32m1t0N/l1s0t0b28t0b18t0b5/g0w1w1g0g0", "4/3/1", "-"),
    7: _LARGE.format(
        "f0Nt0b7t0b21g1f0s2s0/f0l1l1t0b12##g0l1N/f1g0t0b31t0b30t0b22Ng0w0/w0w0t0t0b1g0w0w0/t0m2m2m3g0w1w0"
        "/s0t0t0b18t0b6g0t0b23w0/t0b4t0b14g0l0g1w0f1",
        "3/3/7",
        "1",
    ),
}
_TAXED: Final = _SMALL.format("w0w0w1N/..##f0", "10/0/0", "-")
_QUEEN: Final = _SMALL.format("w0w1w0w0/t0b20##f0l0", "5/1/2", "1")
_EXAMPLE: Final = _SMALL.format(
    "g2g1t0b3t0b13f1/g0g0f1f0l1/t0b23w1##t0b19l1/f0w0w0m2l0/t0b27t0b20s1m2m0", "11/0/3", "1"
)
# The vault brings a coin for each tower and has a tower itself.
_VAULT: Final = _SMALL.format("w0w0Nw1N/t0b16##f0", "12/0/1", "-")
_SHARED: Final = _TEAM.format("g0w0w1../t0b9##f0l1/t0l0l0..", "6/1/1", "1")
_TILES: Final = "b9,b20,b16,b13,b25,b30"
_TILES_LEFT: Final = "b9,-,b16,b13,b25,b30"


def _board(position: str) -> Draw:
    def draw(_start: State, names: Sequence[str]) -> View:
        return court_view(State.parse(position), names)

    return draw


def figures(start: State) -> Mapping[str, int]:
    """Return Queendomino's numbers in the rules."""
    return {
        "kingdoms": start.format.kingdoms,
        "coins": START_TREASURY.coins,
        "knights": START_TREASURY.knights,
        "slots": SLOTS,
        "dearest": SLOTS - 1,
        "tile_count": len(TILES),
        "unsure": sum(not kind.is_certain for kind in TILES.values()),
        "percoins": COINS_PER_POINT,
        "worth": START_TREASURY.coins // COINS_PER_POINT,
        "bribe": BRIBE_COST,
    }


_QUEENDOMINO: Final = (
    Chapter("court-turn", ChapterPicture(first_turn), title="turn"),
    PLACING,
    Chapter("knights", ChapterPicture(kingdom_of(_TAXED)), "knight"),
    Chapter("builders", ChapterPicture(_board(_BOARD.format(_TILES_LEFT, "-"))), "town"),
    Chapter("symbols", ChapterPicture(_board(_BOARD.format(_TILES, "-"))), "tower"),
    Chapter("queen", ChapterPicture(kingdom_of(_QUEEN)), "queen"),
    Chapter("dragon", ChapterPicture(_board(_BOARD.format(_TILES_LEFT, "!b20"))), "dragon"),
    Chapter("court-scoring", ChapterPicture(kingdom_of(_EXAMPLE)), "coin", title="scoring"),
    SIGNS,
    Chapter("court-house", ChapterPicture(kingdom_of(_VAULT))),
)
_GOAL: Final = Chapter(
    "court-goal", ChapterPicture(by_grid({grid: kingdom_of(end) for grid, end in _FINISHED.items()})), title="goal"
)
_WEDDING: Final = Chapter("wedding", ChapterPicture(first_turn))
_TEAMS: Final = Chapter("teams", ChapterPicture(kingdom_of(_SHARED)))

RULEBOOKS: Mapping[str, tuple[Chapter, ...]] = MappingProxyType(
    {
        "qd": (_GOAL, BEGINNING, *_QUEENDOMINO),
        "rw": (_GOAL, _WEDDING, BEGINNING, *_QUEENDOMINO),
        "rwt": (_GOAL, _WEDDING, _TEAMS, BEGINNING, *_QUEENDOMINO),
    }
)
"""The chapters of each variant, by its base code."""

QUEENDOMINO: Final = Lesson(
    "queendomino",
    "qd 3 ##;##;## -:1,-:2,-:3 0 q32,q38,q41,q44 1 q1-q31.q33-q37.q39-q40.q42-q43.q45-q48"
    " b1,b20,b17,b13,b30,b28 b2-b5 7/1/0;7/1/0;7/1/0 - - -",
    {
        (0, "choose"): "lesson-queendomino-0-choose",
        (1, "place"): "lesson-queendomino-1-place",
        (1, "knights"): "lesson-queendomino-1-knights",
        (1, "build"): "lesson-queendomino-1-build",
        (1, "dragon"): "lesson-queendomino-1-dragon",
        (1, "choose"): "lesson-queendomino-1-choose",
    },
    "lesson-queendomino-end",
    ("=q10.q21.q33.q43",),
)
