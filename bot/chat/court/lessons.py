"""The lesson on what Queendomino adds: a single turn with all of its steps."""

from __future__ import annotations

from typing import Final

from bot.games.lessons import Lesson

QUEENDOMINO: Final = Lesson(
    "queendomino",
    "qd 3 ..f0f0f1/t0t0##w0;##;## q32:1 0 q10,q21:2,q33,q41:3 3 q44-q48"
    " b17,b20,b1,b13,b30,b28 b2-b5 4/2/0;7/1/0;7/1/0 - - -",
)
