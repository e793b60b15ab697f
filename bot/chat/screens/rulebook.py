"""The chapters of Kingdomino's rulebook as data, with the numbers in their texts and their pictures."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from bot.chat.extension import Chapter, ChapterPicture, Draw
from engine.geometry import Square
from engine.moves import Pick, Place
from engine.scoring import GAMES_IN_SERIES, HARMONY_BONUS, MIDDLE_KINGDOM_BONUS
from engine.state import State
from engine.variants import VARIANTS
from renderers import View, draft_view, kingdom_view, numbered_spots, table_view


def figures(start: State) -> dict[str, int]:
    """Return the numbers of Kingdomino's rules.

    `left` counts the dominoes of a line without a king, `drawn` the kings drawn for the first choice, `each` the
    dominoes for every kingdom, `aside` the dominoes that stay in the box, and `team` the players who share a kingdom.
    """
    game_format, duel = start.format, VARIANTS["kd7"].formats[2]
    kings, dominoes = _kings(start), game_format.line * game_format.rounds
    return {
        "players": start.players,
        "team": start.players // game_format.kingdoms,
        "grid": game_format.grid,
        "rounds": game_format.rounds,
        "line": game_format.line,
        "kings": game_format.kings_each,
        "drawn": 1 if game_format.first_choice else kings,
        "left": game_format.line - kings,
        "each": game_format.rounds * kings // game_format.kingdoms,
        "domino_count": dominoes,
        "box": len(start.unseen),
        "aside": len(start.unseen) - dominoes,
        "middle": MIDDLE_KINGDOM_BONUS,
        "harmony": HARMONY_BONUS,
        "games": GAMES_IN_SERIES,
        "duelgrid": duel.grid,
        "dueldominoes": duel.line * duel.rounds,
    }


def _kings(start: State) -> int:
    return start.players * start.format.kings_each


# ---- pictures


def kingdom_of(position: str, *spots: str) -> Draw:
    """Draw the first kingdom of a position, with numbered spots such as "g8-h8"."""

    def draw(_start: State, names: Sequence[str]) -> View:
        state = State.parse(position)
        domino = state.domino if state.turns else None
        return replace(kingdom_view(state, 0, names), spots=numbered_spots(map(_pair, spots)), domino_to_place=domino)

    return draw


def table_of(position: str) -> Draw:
    return lambda _start, names: table_view(State.parse(position), names)


def panel_of(position: str, move: str, last: str) -> Draw:
    """Draw the first kingdom as the panel does: all legal spots, a suggested placement, and the last domino."""

    def draw(_start: State, names: Sequence[str]) -> View:
        state = State.parse(position)
        places = [each for each in state.legal_moves() if isinstance(each, Place)]
        return replace(
            kingdom_view(state, 0, names),
            spots=numbered_spots(each.squares for each in places),
            ghost=next(each for each in places if str(each) == move),
            last=_pair(last),
        )

    return draw


def _pair(text: str) -> tuple[Square, ...]:
    """Parse two squares such as "g8-h8"."""
    return tuple(map(Square.parse, text.split("-")))


def by_grid(pictures: Mapping[int, Draw]) -> Draw:
    return lambda start, names: pictures[start.format.grid](start, names)


def first_choice(start: State, names: Sequence[str]) -> View:
    return draft_view(_example(start, _kings(start) - 1), names)


def first_turn(start: State, names: Sequence[str]) -> View:
    """Draw the lines after the first turn of the first round."""
    return draft_view(_example(start, _kings(start) + 1), names)


_SEED: Final = 5
"""The seed of the example game, so that its pictures stay the same."""


def _example(start: State, choices: int) -> State:
    """Play the last legal move of each position until `choices` dominoes have been chosen."""
    rng, state = Random(_SEED), start  # noqa: S311 - an example may be predictable
    while state.is_chance or choices:
        move = state.chance(rng) if state.is_chance else state.legal_moves()[-1]
        choices -= isinstance(move, Pick)
        state = state.play(move)
    return state


# By grid size: final positions with an empty second kingdom, and positions before the first player places domino 24.
_FINISHED: Final = {
    5: "kd 2 g1w0f0f0f0/w0w0w1f0l1/g0g0##w0l1/m2w0w0m2l0/m3g0w0w0l0;## - 0 - 6 -",
    7: "kd7 2 {};## - 0 - 12 -".format(
        "f0f0m2s0s2g0m2/f0f1m3w0w0w1w0/w1w0w0w0w0g2w0/w1w0l0w0g1g0g0/f1f0l1##w0l1l0/f0l1l0l0l0l1g0/w0l1l0l0f0f1f1"
    ),
}
_PLACING: Final = {5: "kd 2 l0l0..../..##w0w1;## 24:1 0 - 6 -", 7: "kd7 2 l0l0..../..##w0w1;## 24:1 0 - 12 -"}
_SPOTS: Final = "i6-j6", "g6-h6", "e6-f6"
_SCORING: Final = "kd 2 w0w1f0f0/w0w0##f1/w1f0f0g0;## - 0 - 6 -"
_CENTRED: Final = "kd+m 2 l0l0w0/w1##w0/f0f1w0;## - 0 - 6 -"
# Both kingdoms have the same dominoes.
_SCATTERED: Final = "f0f0f0l0l0/l1l1f0l0l0/f0f0##l0w0/l1f0l1f1w0/g0w0w0w0l1"
_JOINED: Final = "l0l0f0g0w0/l0l0l1l1w0/l0w0##l1w0/f0w0f0l1l1/f0f1f0f0f0"
_PANEL: Final = "kd 2 g0w1f0/..##f0;## 26:1 0 - 6 -"

GOAL = Chapter("goal", ChapterPicture(by_grid({grid: kingdom_of(end) for grid, end in _FINISHED.items()})), "castle")
BEGINNING = Chapter("beginning", ChapterPicture(first_choice))
TURN = Chapter("turn", ChapterPicture(first_turn), "king_1")
PLACING = Chapter(
    "placing",
    ChapterPicture(
        by_grid({grid: kingdom_of(position, *_SPOTS) for grid, position in _PLACING.items()}), alt="rules-placing-alt"
    ),
)
SCORING = Chapter("scoring", ChapterPicture(kingdom_of(_SCORING)), "wheat_1")
OPTIONS = Chapter("options", ChapterPicture(kingdom_of(_CENTRED)))
SIGNS = Chapter("signs", ChapterPicture(panel_of(_PANEL, "26@h9w", last="h7-h8")), in_text_mode="rules-signs-words")
ADVICE = Chapter(
    "advice", ChapterPicture(table_of(f"kd 2 {_SCATTERED};{_JOINED} - 0 - 6 -"), alt="rules-advice-alt"), "lake_1"
)

KINGDOMINO: Final = GOAL, BEGINNING, TURN, PLACING, SCORING, OPTIONS, SIGNS, ADVICE
