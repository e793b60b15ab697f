"""Alt texts: all that a picture shows, the most important first, in at most `LIMIT` characters.

Land is described by the squares of its properties if that fits, otherwise by the rows of a kingdom text
(engine.kingdom_text).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, singledispatch

from engine.dominoes import Domino, Half
from engine.geometry import Square
from engine.kingdom import Kingdom, Property
from engine.scoring import Standing
from renderers.characters import isolated
from renderers.localizer import (
    LocalizedText,
    Localizer,
    comma_list,
    semicolon_list,
    sentences,
    terrain_arguments,
)
from renderers.view import (
    DeckRow,
    DeckView,
    DraftView,
    KingdomView,
    LineView,
    Owner,
    PosterView,
    Section,
    Slot,
    TableView,
    View,
)

LIMIT = 1024
"""Characters of an alt text that Discord takes."""
ALT_TEXTS_KEPT = 256
"""A picture is described when it is painted, when its message is sent, and when that is superseded."""
ELLIPSIS = "…"
NAME_LENGTH, SHORT_NAME_LENGTH = 20, 10
SlotFormat = Callable[[Slot, Localizer], str]


def alt_text(view: View, localizer: Localizer, separator: str | None = None) -> str:
    """The alt text of a picture, in at most `LIMIT` characters; `separator` stands between two sentences.

    None for what the language has between sentences.
    """
    return _kept_text(view, localizer, localizer("list-sentences") if separator is None else separator)


@lru_cache(ALT_TEXTS_KEPT)
def _kept_text(view: View, localizer: Localizer, separator: str) -> str:
    return shortened(alt_text_versions(view, localizer), separator)


@singledispatch
def alt_text_versions(view: View, localizer: Localizer) -> Iterable[Sequence[str]]:  # noqa: ARG001 - see the message
    """Versions of an alt text, each a list of sentences, from the longest to the shortest.

    Raises TypeError for a view whose type nobody registered a text for.
    """
    raise TypeError(f"no alt text of {view!r}")


def shortened(versions: Iterable[Sequence[str]], separator: str = " ") -> str:
    """The first version that is short enough; else as much of the last one as fits."""
    text = ""
    for version in versions:
        text = separator.join(filter(None, version))
        if len(text) <= LIMIT:
            return text
    # Cut between words.
    return text[: LIMIT - len(ELLIPSIS)].rsplit(" ", 1)[0] + ELLIPSIS


# ---- kingdoms


@alt_text_versions.register
def _(view: KingdomView, localizer: Localizer) -> Iterator[list[str]]:
    lead = [
        localizer("alt-kingdom", name=view.owner.name, points=view.score),
        localizer("alt-last", squares=squares_text(view.last)) if view.last else "",
        choice_text(view, localizer),
        spots_text(view, localizer),
        *component_sentences(view, localizer, with_details=True),
    ]
    yield [*lead, *_properties(view, localizer)]
    yield [*lead, _rows(view.kingdom, localizer), localizer("alt-legend")]
    yield [*lead, _rows(view.kingdom, localizer, separator="")]


def choice_text(view: KingdomView, localizer: Localizer) -> str:
    """What is shown faintly, or else the domino that is to be placed."""
    if view.preview:
        return view.preview.text.text(localizer)
    if view.ghost is None:
        domino = view.domino_to_place
        return localizer("alt-hand", domino=domino_text(domino, localizer)) if domino else ""
    (first, a), (second, b) = view.ghost.covered
    return localizer(
        "alt-ghost",
        domino=str(view.ghost.domino),
        first=half_text(a, localizer),
        at=str(first),
        second=half_text(b, localizer),
        beside=str(second),
    )


def spots_text(view: KingdomView, localizer: Localizer) -> str:
    """The numbered spots with their squares; empty if there are none."""
    if not view.spots:
        return ""
    listed = (f"{spot.number} {'-'.join(map(str, spot.squares))}" for spot in view.spots)
    key = view.preview.spots_key if view.preview else "alt-spots"
    return localizer(key, spots=comma_list(listed, localizer))


def component_sentences(view: KingdomView, localizer: Localizer, *, with_details: bool) -> Iterator[str]:
    """What extensions add to the text of a kingdom."""
    for component in view.components:
        for each in (*component.sentences, *(component.details if with_details else ())):
            yield each.text(localizer)


def _properties(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-castle", square="g7")
    for each in sorted(view.properties, key=lambda each: (-each.points, -each.size)):
        yield property_text(each, localizer)


def property_text(area: Property, localizer: Localizer) -> str:
    """The squares of a property, its crowns and points."""
    return localizer(
        "alt-property",
        **terrain_arguments(area.terrain, localizer),
        squares=squares_text(area.squares),
        crowns=area.crowns,
        points=area.points,
    )


def _rows(kingdom: Kingdom, localizer: Localizer, separator: str = " ") -> str:
    """The land without pieces, with that separator between two cells."""
    west, _, _, north = kingdom.bounds
    land = str(replace(kingdom, pieces=()))
    rows = land.replace(" ", separator).replace("\n", f"{separator}/{separator}")
    return localizer("alt-rows", square=str(Square.at(west, north)), rows=rows)


def squares_text(squares: Sequence[Square]) -> str:
    """Squares in the order of a board, neighbours of a row joined: "e8-g8 f7"."""
    runs: list[list[Square]] = []
    # Squares count along the ranks, so neighbours in a row differ by 1.
    for square in sorted(squares, key=lambda each: (-each.rank, each.file)):
        if runs and runs[-1][-1] == square - 1:
            runs[-1].append(square)
        else:
            runs.append([square])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


# ---- dominoes


def half_text(half: Half, localizer: Localizer) -> str:
    """A half of a domino in words: its terrain, and its crowns if it has any."""
    return localizer("half", **terrain_arguments(half.terrain, localizer), crowns=half.crowns)


def domino_text(domino: Domino, localizer: Localizer) -> str:
    """A domino in words: its number and its halves."""
    first, second = half_text(domino.a, localizer), half_text(domino.b, localizer)
    return localizer("domino", number=str(domino), first=first, second=second)


@alt_text_versions.register
def _(view: DraftView, localizer: Localizer) -> Iterator[list[str]]:
    return (draft_sentences(view, localizer, slot_format) for slot_format in SLOT_FORMATS)


def draft_sentences(view: DraftView, localizer: Localizer, slot_format: SlotFormat) -> list[str]:
    """A sentence for each line, with its dominoes in that format."""
    return [_line(line, localizer, slot_format) for line in view.lines]


def _line(line: LineView, localizer: Localizer, slot_format: SlotFormat) -> str:
    dominoes = semicolon_list((slot_format(slot, localizer) for slot in line.slots), localizer)
    return localizer("alt-line", heading=localizer(line.heading), dominoes=dominoes)


def _slot(slot: Slot, localizer: Localizer) -> str:
    return _claimed(domino_text(slot.domino, localizer), slot.king, NAME_LENGTH, localizer)


def _short_slot(slot: Slot, localizer: Localizer) -> str:
    """The domino by the letters of a kingdom text."""
    return _claimed(f"{slot.domino} {slot.domino.a}{slot.domino.b}", slot.king, SHORT_NAME_LENGTH, localizer)


def _claimed(domino: str, king: Owner | None, name_length: int, localizer: Localizer) -> str:
    return localizer("alt-claimed", domino=domino, name=short_name(king, name_length)) if king else domino


SLOT_FORMATS: tuple[SlotFormat, ...] = _slot, _short_slot
"""From the longest to the shortest."""


def short_name(owner: Owner, length: int = NAME_LENGTH) -> str:
    """The name cut to that many characters."""
    return owner.name if len(owner.name) <= length else owner.name[: length - 1] + ELLIPSIS


@alt_text_versions.register
def _(view: DeckView, localizer: Localizer) -> Iterator[list[str]]:
    rows = semicolon_list((_deck_row(row, view, localizer) for row in view.rows), localizer)
    coming = ("next" if view.is_next else "later") if view.lines else "left"
    yield [
        "" if view.is_only else localizer("alt-sentence", text=localizer(f"box-{view.box}")),
        localizer("alt-sentence", text=deck_title(view, localizer)),
        localizer(f"alt-deck-{coming}", rows=rows),
    ]


def deck_title(view: DeckView, localizer: Localizer) -> str:
    """How many dominoes are unseen, and how many of them will come."""
    return localizer("deck-unseen", dominoes=view.dominoes, lines=view.lines, line=view.line)


def _deck_row(row: DeckRow, view: DeckView, localizer: Localizer) -> str:
    """The squares of a terrain, and how likely it comes if any dominoes do."""
    key = "alt-deck-row" if view.lines else "alt-deck-left-row"
    return localizer(key, **terrain_arguments(row.terrain, localizer), squares=sum(row.squares), land=row.land)


# ---- table and poster


@dataclass(frozen=True)
class _Detail:
    """How much of a table or a poster is described; `separator` stands between two cells of a row."""

    slot_format: SlotFormat
    component_details: bool
    rows: bool = True
    separator: str = " "


_DETAILS = (
    _Detail(_slot, component_details=True),
    _Detail(_short_slot, component_details=True, separator=""),
    _Detail(_short_slot, component_details=False, separator=""),
    _Detail(_short_slot, component_details=True, rows=False),
    _Detail(_short_slot, component_details=False, rows=False),
)


@alt_text_versions.register
def _(view: TableView, localizer: Localizer) -> Iterator[list[str]]:
    return (_table(view, localizer, detail) for detail in _DETAILS)


def _table(view: TableView, localizer: Localizer, detail: _Detail) -> list[str]:
    return [
        localizer("alt-turn", name=view.turn.name) if view.turn else "",
        localizer("alt-round", round=view.round, rounds=view.rounds),
        *draft_sentences(view.draft, localizer, detail.slot_format),
        *(_summary(each, localizer, detail) for each in view.kingdoms),
        localizer("alt-legend") if detail.rows else "",
    ]


def _summary(view: KingdomView, localizer: Localizer, detail: _Detail) -> str:
    told = [
        localizer("alt-kingdom", name=short_name(view.owner), points=view.score),
        localizer("alt-last", squares=squares_text(view.last)) if view.last else "",
        *component_sentences(view, localizer, with_details=detail.component_details),
        _rows(view.kingdom, localizer, detail.separator) if detail.rows else "",
    ]
    return sentences(told, localizer)


@alt_text_versions.register
def _(view: PosterView, localizer: Localizer) -> Iterator[list[str]]:
    return (_poster(view, localizer, detail) for detail in _DETAILS)


def _poster(view: PosterView, localizer: Localizer, detail: _Detail) -> list[str]:
    has_rows = detail.rows and "kingdoms" in view.sections
    sections: dict[Section, list[str]] = {
        "kingdoms": [_place(view, standing, localizer) for standing in view.ranking],
        "highlights": [_highlight(owner, text, localizer) for owner, text in _remarkable(view, localizer)],
        "breakdown": [_breakdown(view, standing.kingdom, localizer) for standing in view.ranking],
    }
    shown = [sentence for section, part in sections.items() if section in view.sections for sentence in part]
    rows = [_land(each, localizer, detail) for each in view.ranked] if has_rows else []
    return [winner_text(view, localizer), *shown, *rows, localizer("alt-legend") if has_rows else ""]


def _land(view: KingdomView, localizer: Localizer, detail: _Detail) -> str:
    return localizer("alt-land", name=short_name(view.owner), rows=_rows(view.kingdom, localizer, detail.separator))


def _place(view: PosterView, standing: Standing, localizer: Localizer) -> str:
    name = short_name(view.kingdoms[standing.kingdom].owner)
    decided = tie_break_text(standing, localizer)
    key = "alt-standing-tie" if decided else "alt-standing"
    return localizer(key, place=standing.place, name=name, points=standing.total, decided=decided)


def _highlight(owner: Owner, text: str, localizer: Localizer) -> str:
    return localizer("alt-highlight", text=text, name=short_name(owner))


def _breakdown(view: PosterView, index: int, localizer: Localizer) -> str:
    """The parts of a kingdom's score that are not 0."""
    scored = (
        localizer("alt-part", part=part.label.text(localizer), points=part.points[index])
        for part in view.parts
        if part.points[index]
    )
    name = short_name(view.kingdoms[index].owner)
    return localizer("alt-breakdown", name=name, parts=comma_list(scored, localizer))


@dataclass(frozen=True)
class PartName(LocalizedText):
    """The name of a part of the score."""

    part: str

    def text(self, localizer: Localizer) -> str:
        return localizer(f"part-{self.part.replace('_', '-')}")


def winner_text(view: PosterView, localizer: Localizer, named: Callable[[str], str] = str) -> str:
    """Who won; `named` is applied to each name."""
    names = " & ".join(named(each.name) for each in view.winners)
    if len(view.winners) > 1:
        return localizer("poster-shared", names=names)
    return localizer("poster-team-won" if view.winners[0].is_team else "poster-won", name=names)


def headline(view: PosterView, localizer: Localizer) -> str:
    """Who won, in few words of a picture: those who share a victory are not named."""
    return localizer("poster-shared-headline") if len(view.winners) > 1 else winner_text(view, localizer, isolated)


def tie_break_text(standing: Standing, localizer: Localizer) -> str:
    """The tie-break that puts a player before the next one; empty if the points do, or nothing does."""
    return localizer(f"poster-by-{_tie_break(standing)}") if _tie_break(standing) else ""


def _tie_break(standing: Standing) -> str:
    by = standing.decided_by
    return "" if by in (None, "total") else by.replace("_", "-")


def highlights(view: PosterView, localizer: Localizer) -> list[tuple[Owner, str]]:
    """The tie-breaks that decided and what was remarkable, and whose it was."""
    ties = [
        (view.kingdoms[each.kingdom].owner, localizer(f"poster-tie-{_tie_break(each)}", points=each.total))
        for each in view.ranking
        if _tie_break(each)
    ]
    return [*ties, *_remarkable(view, localizer)]


def _remarkable(view: PosterView, localizer: Localizer) -> Iterator[tuple[Owner, str]]:
    for large in view.largest:
        yield large.owner, localizer("poster-largest", **terrain_arguments(large.terrain, localizer), size=large.size)
    if best := view.best:
        yield best.owner, localizer("poster-best", domino=str(best.domino), points=best.points)
    for each in view.highlights:
        yield each.owner, each.text.text(localizer)
