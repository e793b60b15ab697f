"""Pictures as text, in words and in drawn operations: `python -m tests.renderers.golden_drawings` writes it.

Goldens of pixels have a tolerance, because machines paint letters differently. These have none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from enum import Enum
from itertools import chain, islice
from pathlib import Path
from typing import Any

from engine import Domino, Kingdom, State, Terrain
from engine.court.moves import Bribe, Build
from engine.scoring import Standing
from renderers import (
    THEMES,
    ChoiceView,
    LobbySeat,
    LobbyView,
    Localizer,
    View,
    alt_text,
    analysis_view,
    close_up_view,
    deck_views,
    describe,
    design,
    draft_view,
    film_view,
    kingdom_view,
    next_line_view,
    poster_view,
    table_view,
)
from renderers.__main__ import views as pictures
from renderers.build_views import Contestant, contest_view
from renderers.court import TileView, court_view
from renderers.court.build_views import building_site_view, stack_view
from renderers.draw_operations import Box, Corner, Land, Op, PlacedDrawing, Scenery, Seam, SetPiece, Sprite
from renderers.layout import layout
from renderers.layout.table import film_drawings
from renderers.picture_localizer import load_localizer
from renderers.story import Story
from renderers.view import BestTurn, Hero, Owner, PosterView, Rank
from tests.recorded_games import states_of
from tests.renderers.court.helpers import KINDS, position
from tests.renderers.helpers import FULL, NAMES, WITH_BONUSES, flat, place, square
from tests.renderers.test_pictures import COURT, VIEWS, panel

GOLDEN = Path(__file__).parent / "golden" / "drawings.txt"
_GROUND = Scenery, Seam, SetPiece
_WITHIN = {"ops", "part"}
"""What `flat` yields itself."""


def views() -> dict[str, View]:
    """The views of the golden pictures, and others."""
    spots, court, with_queen = panel(), State.parse(COURT), position()
    line = next(iter(draft_view(State.parse("kd 2 w0w1##;f0f0## 19:1,17:2 0 4,8:2,20,30 2 40-48"), NAMES).lines))
    four, six, duel = states_of("kd-4"), states_of("rw-6"), states_of("kd-2")
    poster = poster_view([State.start("kd", 4)], NAMES)
    shared = tuple(Standing(place, 3 - at, 9, None) for at, place in enumerate((1, 1, 3, 4)))
    build = next(move for move in court.legal_moves() if isinstance(move, Build))
    seats = [LobbySeat("host", "Ola", is_taken=True, is_host=True), LobbySeat("solid", "Greta", is_taken=True, level=2)]
    in_teams = *(replace(each, team=team) for each in seats for team in (0, 2)), seats[1], LobbySeat("free")
    sure = "....w0..../....w0..../w0w0##w0w0/....w0..../....w0...."
    team = Owner("Ola", 0, (4,), ("Bartholomew the Magnificent III", "Wolfgang Amadeus Mozart the 2nd"))
    stack, last = stack_view(State.start("qd", 2)), Domino.parse("48")
    assert stack
    people = [Contestant(name, rank, duel, 1 - rank % 2, [place("25@f5n")]) for rank, name in enumerate(NAMES[:3], 1)]
    decisive = BestTurn(Owner("Ola", 0), last, 9, 10)
    return {
        **VIEWS,
        "analysis-of-24-rounds": analysis_view(State.start("rw", 3), NAMES, [[0.5, 0.5, 0]] * 25, range(25)),
        "choice": ChoiceView(replace(spots, spots=spots.spots[:6]), line),
        "choice-in-a-wide-kingdom": ChoiceView(kingdom_view(states_of("qd-4")[52], 0, NAMES), line),
        "spots": dict(pictures(states_of("rw-4")[:61], None, NAMES))["spots"],
        "choice-of-a-tile": ChoiceView(spots, aside=TileView(KINDS["bakery"], 2)),
        "choice-of-seven": ChoiceView(spots, replace(line, slots=draft_view(six[60], NAMES).lines[0].slots[1:])),
        "choice-without-line": ChoiceView(spots),
        "next-line": next_line_view(court, NAMES),
        "deck": deck_views(six[60])[0],
        "deck-of-a-terrain": deck_views(State.parse("kd 2 ##;## -:1,-:2,-:2,-:1 0 1,2,3,4 1 5-48"))[0],
        "site": building_site_view(court, NAMES, build),
        "stack": stack,
        "lobby": LobbyView("Kingdomino", (*seats, LobbySeat("free")), more="and 2 others"),
        "lobby-of-five": LobbyView("Kingdomino", (*seats, *[LobbySeat("free")] * 2, LobbySeat("", "Li", told="away"))),
        "lobby-of-eight": LobbyView("The Royal Wedding in teams", (*seats * 3, *[LobbySeat("free")] * 2)),
        "lobby-of-teams": LobbyView("The Royal Wedding in teams", in_teams, has_teams=True),
        "poster": poster_view(duel, NAMES, [(0, 7), (1, 4)], turn=decisive),
        "poster-of-a-lost-duel": replace(poster_view(duel, NAMES, hero=Hero(1)), game=3),
        "poster-of-a-won-duel": poster_view(duel, NAMES, hero=Hero(0, is_record=True), is_festive=False),
        "poster-of-the-best": replace(poster, hero=Hero(0)),
        "poster-of-four-with-a-turn": replace(poster, ranking=shared, turn=decisive),
        "poster-of-six-winners": replace(poster_view([State.start("rw", 6)], NAMES), titles=(Terrain.WHEAT,) * 6),
        "poster-of-three-people": contest_view(people, Rank(34, 2, 3)),
        "poster-of-one-person": contest_view(people[:1], Rank(34, 1, 1)),
        "poster-of-one-of-two-people": contest_view(people[:2], Rank(28, 2, 2), Hero(1), decisive),
        "poster-shared": replace(poster, ranking=shared),
        "poster-of-a-tie": replace(
            poster_view([State.start("kd+h", 2)], NAMES),
            ranking=(Standing(1, 1, 5, "crowns"), Standing(2, 0, 5, None)),
            story=Story("story-tie-crowns"),
            titles=(Terrain.GRASSLAND, Terrain.WHEAT),
        ),
        "poster-of-full-kingdoms": with_all(poster, kingdom=Kingdom.parse(FULL)),
        "poster-of-a-long-team": with_all(poster, owner=team),
        "poster-of-a-contest": contest_view(
            [Contestant("Ola", 1, duel, 0, ()), Contestant("Kim", 2, duel, 1, ())], Rank(34, 1, 2)
        ),
        "poster-of-a-person": poster_view(
            four, NAMES, hero=Hero(1, is_record=True), turn=BestTurn(Owner("Kim", 1), last, 9), is_festive=False
        ),
        "poster-of-six": poster_view(six, NAMES),
        "poster-of-equal-properties": poster_view(
            [State.parse("kd 2 w0w0##f1f0;## 3:1,17:2 0 4,8:2,19,30:1 2 40-48")], NAMES
        ),
        "poster-of-teams": poster_view([State.start("rwt", 8)], NAMES),
        "table-before-the-first-deal": table_view(State.start("kd", 2), NAMES),
        "table-of-a-court": table_view(court, NAMES),
        "table-of-a-court-for-three": table_view(states_of("qd-3")[60], NAMES, focus=2),
        "table-of-a-court-for-four": table_view(states_of("qd-4")[100], NAMES),
        "table-of-a-large-grid": table_view(states_of("kd7-2")[79], NAMES, focus=1),
        "table-of-two": table_view(duel[21], NAMES),
        "table-compared": replace(table_view(duel[30], NAMES), focus=None),
        "table-of-four": table_view(four[23], NAMES, moved=1),
        "table-of-four-at-the-end": table_view(four[-1], NAMES),
        "table-of-five": table_view(states_of("rw-5")[40], NAMES),
        "table-of-six": table_view(six[60], NAMES),
        "draft-of-six": draft_view(six[46], NAMES),
        "close-up-of-another": close_up_view(State.parse(WITH_BONUSES), 1, NAMES),
        "close-up-with-a-sure-bonus": close_up_view(
            State.parse(f"kd+m 2 {sure};## 3:1,17:2 0 4,8:2,19,30:1 2 40-48"), 0, NAMES
        ),
        "close-up-after-its-last-turn": close_up_view(State.parse("kd+mh 2 w1##w0;## 3:2 0 - 6 -"), 0, NAMES),
        "close-up-at-the-end": close_up_view(states_of("kd+mh-4")[-1], 2, NAMES),
        "close-up-with-wealth": close_up_view(states_of("qd-2")[-1], 0, NAMES),
        "court-building": court_view(with_queen, NAMES, chosen=Build(3, square("f8"))),
        "court-burning": court_view(with_queen, NAMES, chosen=Bribe(3)),
        "court-where-nothing-burned": court_view(State.parse(COURT.replace(" !b12", " !-")), NAMES),
        "court-at-the-end": court_view(states_of("qd-2")[-1], NAMES),
        "court-of-a-team": replace(court_view(with_queen, NAMES), queen=Owner("Ola", 0, (4,), ("Ola", "Eva"))),
        "site-beside-a-knight": building_site_view(position(land="t0Nt0##"), NAMES, Build(3, square("e7"))),
        "site-with-the-queen": building_site_view(position(land="t0Nt0##"), NAMES, Build(3, square("f7"))),
        "close-up-of-a-large-grid": close_up_view(states_of("kd7-2")[-1], 0, NAMES),
    }


def with_all(poster: PosterView, **changes: Any) -> PosterView:
    """Return a poster with changes of each of its kingdoms."""
    return replace(poster, kingdoms=tuple(replace(each, **changes) for each in poster.kingdoms))


MOST_GROUND = 80
"""The most operations of land that a drawing shows. More of them are left out, except in golden pictures."""


def drawn(name: str, view: View, localizer: Localizer) -> Iterator[str]:
    """The words of a picture for those who do not see it, and the operations of its drawing, each in a line."""
    drawing = layout(view, localizer)
    yield f"# {name}: {drawing.width} x {drawing.height}"
    yield f"alt {alt_text(view, localizer)}"
    for each in describe(view, localizer):
        yield f"told {' | '.join((each.heading, *each.sentences, *each.items))}"
    ops = [*flat(drawing.ops)]
    land = [op for op in ops if isinstance(op, Land) or (isinstance(op, Sprite) and isinstance(op.key, _GROUND))]
    yield from (_line(op) for op in ops if op not in land or len(land) <= MOST_GROUND or name in VIEWS)


def _line(op: Op) -> str:
    values = {each.name: (getattr(op, each.name), each.default) for each in fields(op)}
    shown = (
        f"{name}={_value(value)}" for name, (value, usual) in values.items() if value != usual and name not in _WITHIN
    )
    return " ".join([type(op).__name__, *(each.removeprefix("text=").removeprefix("key=") for each in shown)])


def _value(value: object) -> str:
    if isinstance(value, Corner):
        return value.name[0] if value is not Corner.ABOVE else "^"
    if isinstance(value, PlacedDrawing):
        return value.drawing
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Box) or (isinstance(value, tuple) and value and not isinstance(value[0], Corner)):
        return ",".join(map(_value, value))
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "".join(map(_value, value))
    return repr(value)


def colors() -> Iterator[str]:
    """The colors of each theme, by the usual ones that they replace."""
    yield "# colors"
    for number, color in enumerate(design.PLAYER_COLORS, 1):
        yield f"player {number} {_value(color)}"
    for terrain, ground in design.GROUNDS.items():
        yield f"{terrain.value} {ground}"
    for theme in THEMES.values():
        yield f"{theme.name}: {theme.palette} {theme.halo} {theme.basis and theme.basis.name}"
        yield from (f"{_value(usual)} {_value(shown)}" for usual, shown in theme.replaced.items())


def film(localizer: Localizer) -> Iterator[str]:
    """The slow turns of a film, and the operations of its first frame behind the poster."""
    view = film_view(states_of("kd-3"), NAMES)
    _, frame = islice(film_drawings(view, localizer), 2)
    return chain([f"# film: {view.slow}"], map(_line, flat(frame.ops)))


def drawings(localizer: Localizer) -> list[str]:
    pictures_drawn = chain.from_iterable(drawn(name, view, localizer) for name, view in views().items())
    return [*pictures_drawn, *film(localizer), *colors()]


def main() -> None:
    GOLDEN.write_text("\n".join(drawings(load_localizer("en-US"))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
