"""Descriptions: what a picture shows as headings, sentences and lists, for people who read or hear it instead.

An alt text is read in one go and cannot be navigated, so it is short. A description is long, begins with the most
important, and has a heading or an item for everything that somebody may want to skip. It leaves out what is said beside
the picture in any case: the numbered spots, which are the options of the list below it, and the round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial, singledispatch

from engine.geometry import CASTLE, Square, neighbours, squares
from engine.kingdom import Kingdom, Property
from renderers import alt_text
from renderers.alt_text import (
    choice_text,
    component_sentences,
    deck_title,
    domino_text,
    highlights,
    squares_text,
    tie_break_text,
    winner_text,
)
from renderers.localizer import Localizer, terrain_arguments
from renderers.view import DeckRow, DeckView, DraftView, KingdomView, LineView, PosterView, Slot, TableView, View


@dataclass(frozen=True)
class Passage:
    """A heading, sentences and the items of a list; each of them may be empty."""

    heading: str = ""
    sentences: tuple[str, ...] = ()
    items: tuple[str, ...] = ()


def describe(view: View, localizer: Localizer, *, brief: bool = False) -> tuple[Passage, ...]:
    """What a picture shows; if `brief`, without the squares of properties and where they can grow."""
    return tuple(passages(view, localizer, brief))


@singledispatch
def passages(view: View, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: ARG001, FBT001
    """The passages about a view. Raises TypeError for a view whose type nobody registered a description for."""
    raise TypeError(f"no description of {view!r}")


# ---- kingdoms


@passages.register
def _(view: KingdomView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: FBT001
    if brief:
        yield _kingdom(view, localizer, brief_property_text)
    else:
        castle = castle_text(view.kingdom, localizer)
        yield _kingdom(view, localizer, partial(property_text, view.kingdom), *filter(None, [castle]))


def _kingdom(
    view: KingdomView, localizer: Localizer, describe_property: Callable[[Property, Localizer], str], *more: str
) -> Passage:
    """A kingdom with an item for each property, made by `describe_property`, and more items."""
    told = [
        size_text(view.kingdom, localizer),
        holes_text(view.kingdom, localizer) if view.kingdom.holes else "",
        localizer("alt-last", squares=squares_text(view.last)) if view.last else "",
        choice_text(view, localizer),
        *component_sentences(view, localizer, with_details=True),
    ]
    items = [describe_property(each, localizer) for each in _best_first(view.properties)]
    return Passage(title(view, localizer), tuple(filter(None, told)), (*items, *more))


def title(view: KingdomView, localizer: Localizer) -> str:
    """Whose kingdom it is, and its points."""
    return localizer("long-kingdom", name=view.owner.name, points=view.score)


def _best_first(properties: Iterable[Property]) -> list[Property]:
    return sorted(properties, key=lambda each: (-each.points, -each.size))


def size_text(kingdom: Kingdom, localizer: Localizer) -> str:
    """How large the kingdom is, and how large it may become."""
    west, south, east, north = kingdom.bounds
    return localizer(
        "long-size", width=east - west + 1, height=north - south + 1, grid=kingdom.size, castle=str(CASTLE)
    )


def holes_text(kingdom: Kingdom, localizer: Localizer) -> str:
    """The squares that nothing can cover any more."""
    return localizer("long-holes", count=kingdom.holes.bit_count(), squares=squares_text([*squares(kingdom.holes)]))


def property_text(kingdom: Kingdom, area: Property, localizer: Localizer) -> str:
    """The squares of a property, its crowns and points, and the free squares on which it can grow."""
    growth = _open_beside(area.mask, kingdom)
    return localizer(
        "long-property" if growth else "long-property-closed",
        **terrain_arguments(area.terrain, localizer),
        count=area.size,
        squares=squares_text(area.squares),
        crowns=area.crowns,
        points=area.points,
        growth=squares_text(growth),
    )


def brief_property_text(area: Property, localizer: Localizer) -> str:
    """The size, the crowns and the points of a property."""
    return localizer(
        "long-property-brief",
        **terrain_arguments(area.terrain, localizer),
        count=area.size,
        crowns=area.crowns,
        points=area.points,
    )


def castle_text(kingdom: Kingdom, localizer: Localizer) -> str:
    """The free squares beside the castle, which every terrain may touch; empty if there are none."""
    beside = _open_beside(CASTLE.mask, kingdom)
    return localizer("long-castle", squares=squares_text(beside)) if beside else ""


def _open_beside(mask: int, kingdom: Kingdom) -> list[Square]:
    """The free squares beside some land that something can still cover."""
    return [*squares(neighbours(mask) & kingdom.free & ~kingdom.holes)]


# ---- dominoes


@passages.register
def _(view: DraftView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: ARG001, FBT001
    for line in view.lines:
        yield _line(line, localizer)


def _line(line: LineView, localizer: Localizer) -> Passage:
    return Passage(localizer(line.heading), items=tuple(_slot(slot, localizer) for slot in line.slots))


def _slot(slot: Slot, localizer: Localizer) -> str:
    domino = domino_text(slot.domino, localizer)
    if slot.king is None:
        return localizer("long-free", domino=domino)
    return localizer("long-due" if slot.due else "alt-claimed", domino=domino, name=slot.king.name)


@passages.register
def _(view: DeckView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: ARG001, FBT001
    heading = "" if view.is_only else localizer(f"box-{view.box}")
    items = (_deck_row(row, view, localizer) for row in view.rows)
    yield Passage(heading, (localizer("alt-sentence", text=deck_title(view, localizer)),), tuple(items))


def _deck_row(row: DeckRow, view: DeckView, localizer: Localizer) -> str:
    """The unseen squares of a terrain by crowns, and how likely it comes if any dominoes do."""
    none, one, two, three = row.squares
    coming = ("next" if view.is_next else "later") if view.lines else "left"
    return localizer(
        f"long-deck-{coming}",
        **terrain_arguments(row.terrain, localizer),
        none=none,
        one=one,
        two=two,
        three=three,
        land=row.land,
        crown=row.crown,
    )


# ---- table and poster


@passages.register
def _(view: TableView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: FBT001
    if view.turn:
        yield Passage(sentences=(localizer("alt-turn", name=view.turn.name),))
    yield from passages(view.draft, localizer, brief)
    for kingdom in view.kingdoms:
        yield from passages(kingdom, localizer, brief)


@passages.register
def _(view: PosterView, localizer: Localizer, brief: bool) -> Iterator[Passage]:  # noqa: FBT001
    if "kingdoms" in view.sections:
        yield Passage(winner_text(view, localizer), items=tuple(_ranks(view, localizer)))
    if "highlights" in view.sections:
        told = (localizer("alt-highlight", text=text, name=owner.name) for owner, text in highlights(view, localizer))
        yield Passage(localizer("long-highlights"), items=tuple(told))
    if "breakdown" in view.sections:
        yield from _breakdown(view, localizer)
    if "kingdoms" in view.sections:
        # Nothing grows any more.
        for kingdom in view.ranked:
            yield _kingdom(kingdom, localizer, brief_property_text if brief else alt_text.property_text)


def _ranks(view: PosterView, localizer: Localizer) -> Iterator[str]:
    for standing in view.ranking:
        decided = tie_break_text(standing, localizer)
        name = view.kingdoms[standing.kingdom].owner.name
        key = "alt-standing-tie" if decided else "alt-standing"
        yield localizer(key, place=standing.place, name=name, points=standing.total, decided=decided)


def _breakdown(view: PosterView, localizer: Localizer) -> Iterator[Passage]:
    """The parts of each kingdom's score that are not 0, from the first place to the last."""
    for standing in view.ranking:
        scored = [part for part in view.parts if part.points[standing.kingdom]]
        yield Passage(
            title(view.kingdoms[standing.kingdom], localizer),
            items=tuple(
                localizer("alt-part", part=part.label.text(localizer), points=part.points[standing.kingdom])
                for part in scored
            ),
        )
