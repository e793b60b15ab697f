"""Descriptions: a picture as headings, sentences and lists, for people with a screen reader or without pictures.

An alt text is short, because a listener cannot navigate in an alt text. A description is long, begins with the most
important facts, and has headings and items for skipping. A description leaves out the texts beside the picture: the
numbered spots, the round, and the winner.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from engine.geometry import CASTLE, Square, neighbors, squares
from engine.kingdom import Kingdom, Property
from renderers.localizer import Localizer, comma_list, semicolon_list, terrain_arguments
from renderers.text.wording import (
    brief_placement_text,
    choice_text,
    decisions,
    deck_title,
    domino_text,
    film_text,
    honors,
    owner_text,
    points_text,
    remarkable_texts,
    room_text,
    seat_texts,
    sizes_text,
    sort_best_first,
    squares_text,
    tally_sentences,
)
from renderers.view import (
    AnalysisView,
    ChoiceView,
    DeckRow,
    DeckView,
    DraftView,
    FilmView,
    KingdomView,
    LobbyView,
    PosterView,
    Slot,
    TableView,
    View,
    percent,
)


@dataclass(frozen=True)
class Passage:
    """A heading, sentences and the items of a list. Any part may be empty."""

    heading: str = ""
    sentences: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


def describe(view: View, localizer: Localizer) -> tuple[Passage, ...]:
    """Describe a picture. A description of several kingdoms never names the squares of properties."""
    return tuple(passages(view, localizer))


@singledispatch
def passages(view: View, localizer: Localizer) -> Iterator[Passage]:  # noqa: ARG001 - see the message
    """Return the passages about a view. Raises TypeError for a type of view without a registered function."""
    raise TypeError(f"no description of {view!r}")


@passages.register
def _passages_of_lobby(view: LobbyView, localizer: Localizer) -> Iterator[Passage]:
    yield Passage(view.title, items=tuple(seat_texts(view, localizer)))


# ---- kingdoms


@passages.register
def _passages_of_kingdom(view: KingdomView, localizer: Localizer) -> Iterator[Passage]:
    items = property_items(view, localizer)
    parts = view.tally.parts if view.tally else ()
    tallies = (localizer("long-kingdom", name=part.label.text(localizer), points=part.points[0]) for part in parts)
    yield kingdom_passage(view, localizer, (*items, *tallies), view.left)


@passages.register
def _passages_of_choice(view: ChoiceView, localizer: Localizer) -> Iterator[Passage]:
    yield from passages(view.kingdom, localizer)
    if view.line:
        yield from passages(DraftView((view.line,)), localizer)


def kingdom_passage(view: KingdomView, localizer: Localizer, items: Iterable[str], left: int = 0) -> Passage:
    told = [
        choice_text(view, localizer),
        size_text(view.kingdom, localizer),
        room_text(view, localizer),
        localizer("long-left", count=left) if left else "",
        holes_text(view.kingdom, localizer) if view.kingdom.holes else "",
        localizer("alt-last", squares=squares_text(view.last, localizer)) if view.last else "",
        *(each.text(localizer) for component in view.components for each in component.sentences),
        *(tally_sentences(view.tally, localizer) if view.tally else ()),
    ]
    title = localizer("long-kingdom", name=owner_text(view.owner, localizer), points=view.score)
    return Passage(title, tuple(filter(None, told)), tuple(items))


def size_text(kingdom: Kingdom, localizer: Localizer) -> str:
    west, south, east, north = kingdom.bounds
    width, height, covered = east - west + 1, north - south + 1, kingdom.land.bit_count()
    return localizer("long-filled", width=width, height=height, covered=covered, count=kingdom.size**2)


def holes_text(kingdom: Kingdom, localizer: Localizer) -> str:
    holes = [*squares(kingdom.holes)]
    return localizer("long-holes", count=len(holes), squares=squares_text(holes, localizer))


def property_items(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    """Describe each property by its squares, its points and the free squares around, and then the castle.

    All properties without points and without room to grow share an item.
    """
    dead = list[str]()
    for each in sort_best_first(view.properties):
        if each.points or _open_beside(each.mask, view.kingdom):
            yield growing_text(view.kingdom, each, localizer)
        else:
            told = squares_text(each.squares, localizer)
            dead.append(localizer("long-land", **terrain_arguments(each.terrain, localizer), squares=told))
    if dead:
        yield localizer("long-dead", lands=comma_list(dead, localizer))
    yield castle_text(view.kingdom, localizer)


def scored_items(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    """Describe the properties with points, a terrain in an item, and in a last item the sizes of all others."""
    best_first = sort_best_first(view.properties)
    scored = [each for each in best_first if each.points]
    for terrain in dict.fromkeys(each.terrain for each in scored):
        yield worths_text([each for each in scored if each.terrain is terrain], localizer)
    if barren := sizes_text(best_first[len(scored) :], localizer):
        yield localizer("long-barren", lands=barren)


def growing_text(kingdom: Kingdom, area: Property, localizer: Localizer) -> str:
    """Describe a property by its squares, crowns and points, and the free squares around."""
    growth = squares_text(_open_beside(area.mask, kingdom), localizer)
    key = "long-growing" if growth else "long-closed"
    return localizer(key, property=property_text(area, localizer), growth_squares=growth)


def property_text(area: Property, localizer: Localizer) -> str:
    """Describe a property by its squares, crowns and points."""
    terrain, squares = terrain_arguments(area.terrain, localizer), squares_text(area.squares, localizer)
    return localizer("long-property", **terrain, count=area.size, squares=squares, worth=_worth(area, localizer))


def worths_text(areas: Sequence[Property], localizer: Localizer) -> str:
    """Describe properties of one terrain by their sizes, crowns and points."""
    told = (localizer("long-property-brief", count=each.size, worth=_worth(each, localizer)) for each in areas)
    terrain = terrain_arguments(areas[0].terrain, localizer)
    return localizer("long-terrain", **terrain, counts=semicolon_list(told, localizer))


def _worth(area: Property, localizer: Localizer) -> str:
    return localizer("long-worth" if area.crowns else "long-no-crown", crowns=area.crowns, points=area.points)


def castle_text(kingdom: Kingdom, localizer: Localizer) -> str:
    beside = _open_beside(CASTLE.mask, kingdom)
    key = "long-castle" if beside else "long-castle-closed"
    return localizer(key, castle_square=str(CASTLE), squares=squares_text(beside, localizer))


def _open_beside(mask: int, kingdom: Kingdom) -> list[Square]:
    return [*squares(neighbors(mask) & kingdom.free & ~kingdom.holes)]


# ---- dominoes


@passages.register
def _passages_of_draft(view: DraftView, localizer: Localizer) -> Iterator[Passage]:
    for line in view.lines:
        yield Passage(localizer(line.heading), items=tuple(_slot(slot, localizer) for slot in line.slots))


def _slot(slot: Slot, localizer: Localizer) -> str:
    domino = domino_text(slot.domino, localizer)
    if slot.king is None:
        return localizer("long-free", domino=domino)
    return localizer("long-due" if slot.due else "alt-claimed", domino=domino, name=slot.king.name)


@passages.register
def _passages_of_deck(view: DeckView, localizer: Localizer) -> Iterator[Passage]:
    heading = "" if view.is_only else localizer(view.box)
    items = (_deck_row(row, localizer) for row in view.rows)
    yield Passage(heading, (localizer("alt-sentence", text=deck_title(view, localizer)),), tuple(items))


def _deck_row(row: DeckRow, localizer: Localizer) -> str:
    counted = [
        localizer("long-deck-squares", count=count, crowns=crowns) for crowns, count in enumerate(row.squares) if count
    ]
    terrain = terrain_arguments(row.terrain, localizer)
    return localizer("long-terrain" if counted else "long-deck-none", **terrain, counts=comma_list(counted, localizer))


# ---- table and poster


@passages.register
def _passages_of_table(view: TableView, localizer: Localizer) -> Iterator[Passage]:
    if view.turn:
        yield Passage(sentences=(localizer("alt-turn", name=view.turn.name),))
    yield from passages(view.draft, localizer)
    for kingdom in view.kingdoms:
        yield kingdom_passage(kingdom, localizer, scored_items(kingdom, localizer))
    for board in view.boards:
        yield from passages(board.beside_kingdoms(), localizer)


@passages.register
def _passages_of_poster(view: PosterView, localizer: Localizer) -> Iterator[Passage]:
    yield Passage(items=tuple(decisions(view, localizer, ties_only=True)))
    for standing in view.ranking:
        kingdom = kingdom_passage(view.kingdoms[standing.kingdom], localizer, ())
        points = points_text(((each.label, each.points[standing.kingdom]) for each in view.parts), localizer)
        yield replace(kingdom, sentences=(*filter(None, (points,)), *kingdom.sentences))
    if honored := (*honors(view, localizer), *remarkable_texts(view, localizer)):
        yield Passage(localizer("long-highlights"), items=honored)


@passages.register
def _passages_of_film(view: FilmView, localizer: Localizer) -> Iterator[Passage]:
    yield Passage(sentences=(film_text(view, localizer),))
    # The end of the game has the poster's own description. Only the film tells the place of every domino.
    yield from passages(view.end, localizer)
    yield from _film_rounds(view, localizer)


def _film_rounds(view: FilmView, localizer: Localizer) -> Iterator[Passage]:
    turns = len(view.turns) // view.rounds
    for number in range(view.rounds):
        items = (_film_turn(view, turn, localizer) for turn in range(number * turns, (number + 1) * turns))
        heading = localizer("table-round", round=number + 1, rounds=view.rounds)
        yield Passage(heading, items=tuple(items))


def _film_turn(view: FilmView, turn: int, localizer: Localizer) -> str:
    after, before = view.turns[turn], view.turns[turn - 1] if turn else [None] * len(view.turns[turn])
    # The kingdom of the turn has one domino less to come. Before the first turn there are no views to compare, but
    # the first domino always fits, so the domino is marked.
    pairs = zip(before, after, strict=True)
    then, now = next((then, now) for then, now in pairs if (now.left < then.left if then else now.last))
    covered = [(square, half) for square in now.last if (half := now.kingdom.half_at(square))]
    is_placed = then is None or then.kingdom.covered != now.kingdom.covered
    told = brief_placement_text(covered, localizer) if is_placed else localizer("discarded")
    return localizer("film-turn", name=owner_text(now.owner, localizer), placement=told)


# ---- analysis


@passages.register
def _passages_of_analysis(view: AnalysisView, localizer: Localizer) -> Iterator[Passage]:
    for standing in view.ranking:
        name = owner_text(view.owners[standing.kingdom], localizer)
        yield Passage(localizer("long-kingdom", name=name, points=standing.total))
    yield Passage(
        localizer("analysis-chances"), items=tuple(_chances(view, each.kingdom, localizer) for each in view.ranking)
    )


def _chances(view: AnalysisView, kingdom: int, localizer: Localizer) -> str:
    """Describe the first, the lowest and the highest chance of a kingdom, with the rounds."""
    (low, low_round), (high, high_round) = (view.extreme_chance(kingdom, extreme) for extreme in (min, max))
    return localizer(
        "long-chance",
        name=owner_text(view.owners[kingdom], localizer),
        first_chance=localizer("percent", percent=percent(view.chances[kingdom][0])),
        low_chance=localizer("percent", percent=percent(low)),
        low_round=low_round,
        high_chance=localizer("percent", percent=percent(high)),
        high_round=high_round,
    )
