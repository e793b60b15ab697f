"""The chapters of Kingdomino's rules; other games use some of them as well."""

from __future__ import annotations

from typing import Final

from bot.chat.rulebook import Chapter, ChapterPicture, by_grid, first_choice, first_turn, kingdom_of, panel_of

# Ends of games in which the other kingdom is empty, and positions in which the first player is to place domino 24.
_FINISHED: Final = {
    5: "kd 2 g1w0f0f0f0/w0w0w1f0l1/g0g0##w0l1/m2w0w0m2l0/m3g0w0w0l0;## - 0 - 6 -",
    7: "kd7 2 {};## - 0 - 12 -".format(
        "f0f0m2s0s2g0m2/f0f1m3w0w0w1w0/w1w0w0w0w0g2w0/w1w0l0w0g1g0g0/f1f0l1##w0l1l0/f0l1l0l0l0l1g0/w0l1l0l0f0f1f1"
    ),
}
_PLACING: Final = {
    5: "kd 2 l0l0..../..##w0w1;## 24:1 0 - 6 -",
    7: "kd7 2 l0l0..../..##w0w1;## 24:1 0 - 12 -",
}
_SPOTS: Final = "i6-j6", "g6-h6", "e6-f6"
_SCORING: Final = "kd 2 w0w1f0f0/w0w0##f1/w1f0f0g0;## - 0 - 6 -"
_CENTRED: Final = "kd+m 2 l0l0w0/w1##w0/f0f1w0;## - 0 - 6 -"
_PANEL: Final = "kd 2 g0w1f0/..##f0;## 26:1 0 - 6 -"

GOAL = Chapter("goal", ChapterPicture(by_grid({grid: kingdom_of(end) for grid, end in _FINISHED.items()})))
BEGINNING = Chapter("beginning", ChapterPicture(first_choice))
TURN = Chapter("turn", ChapterPicture(first_turn))
PLACING = Chapter(
    "placing",
    ChapterPicture(
        by_grid({grid: kingdom_of(position, *_SPOTS) for grid, position in _PLACING.items()}), alt="rules-placing-alt"
    ),
)
SCORING = Chapter("scoring", ChapterPicture(kingdom_of(_SCORING)))
OPTIONS = Chapter("options", ChapterPicture(kingdom_of(_CENTRED)))
SIGNS = Chapter("signs", ChapterPicture(panel_of(_PANEL, "26@h9w", last="h7-h8")))

KINGDOMINO: Final = GOAL, BEGINNING, TURN, PLACING, SCORING, OPTIONS, SIGNS
