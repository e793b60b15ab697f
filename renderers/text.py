"""The text twin of every picture: all that it shows, the most important first, in at most `LIMIT` characters.

Land is told by its squares where that fits, otherwise as the rows of a kingdom text (engine.kingdom).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.court.buildings import BUILDINGS
from engine.dominoes import Domino, Half
from engine.geometry import Square
from engine.kingdom import Kingdom
from engine.scoring import Standing
from renderers.court_text import board_sentences, building_name, court_sentences, treasury_sentences
from renderers.localizer import Localizer
from renderers.view import (
    CourtView,
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
ELLIPSIS = "…"
_HOUSES = {building.id for building in BUILDINGS}
_TellSlot = Callable[[Slot, Localizer], str]


def alt_text(view: View, localizer: Localizer) -> str:
    match view:
        case KingdomView():
            told = _kingdom(view, localizer)
        case DraftView():
            told = (_draft(view, localizer, tell) for tell in _SLOTS)
        case CourtView():
            board = [*board_sentences(view, localizer)]
            told = ([*board, *_draft(view.draft, localizer, tell)] for tell in _SLOTS)
        case TableView():
            told = (_table(view, localizer, detail) for detail in _DETAILS)
        case _:
            told = (_poster(view, localizer, detail) for detail in _DETAILS)
    return shortened(told)


def shortened(tellings: Iterable[Sequence[str]]) -> str:
    """The first telling, each a list of sentences, that is short enough; else as much of the last as fits."""
    text = ""
    for sentences in tellings:
        text = " ".join(filter(None, sentences))
        if len(text) <= LIMIT:
            return text
    return text[: LIMIT - len(ELLIPSIS)].rsplit(" ", 1)[0] + ELLIPSIS


# ---- kingdoms


def _kingdom(view: KingdomView, localizer: Localizer) -> Iterator[list[str]]:
    lead = [
        localizer("alt-kingdom", name=view.owner.name, points=view.score),
        localizer("alt-last", squares=squares_text(view.last)) if view.last else "",
        _ghost(view, localizer),
        _spots(view, localizer),
        *court_sentences(view, localizer),
    ]
    yield [*lead, *_properties(view, localizer)]
    yield [*lead, _rows(view.kingdom, localizer), localizer("alt-legend")]
    yield [*lead, _rows(view.kingdom, localizer, apart="")]


def _ghost(view: KingdomView, localizer: Localizer) -> str:
    if view.planned:
        return localizer(
            "alt-plan", name=building_name(view.planned.building, localizer), square=str(view.planned.square)
        )
    if view.ghost is None:
        return (
            localizer("alt-hand", domino=domino_text(view.domino_to_place, localizer)) if view.domino_to_place else ""
        )
    (first, a), (second, b) = view.ghost.covered
    return localizer(
        "alt-ghost",
        domino=str(view.ghost.domino),
        first=half_text(a, localizer),
        at=str(first),
        second=half_text(b, localizer),
        beside=str(second),
    )


def _spots(view: KingdomView, localizer: Localizer) -> str:
    if not view.spots:
        return ""
    listed = ", ".join(f"{spot.number} {'-'.join(map(str, spot.squares))}" for spot in view.spots)
    return localizer("alt-sites", sites=listed) if view.planned else localizer("alt-spots", spots=listed)


def _properties(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-castle", square="g7")
    for land in sorted(view.properties, key=lambda land: (-land.points, -land.size)):
        yield localizer(
            "alt-property",
            terrain=localizer(f"terrain-{land.terrain.value}"),
            squares=squares_text(land.squares),
            crowns=land.crowns,
            points=land.points,
        )


def _rows(kingdom: Kingdom, localizer: Localizer, apart: str = " ") -> str:
    """The bare land; `apart` is what stands between two cells."""
    west, _, _, north = kingdom.bounds
    bare = str(replace(kingdom, pieces=()))
    rows = bare.replace(" ", apart).replace("\n", f"{apart}/{apart}")
    return localizer("alt-rows", square=str(Square.at(west, north)), rows=rows)


def squares_text(squares: Sequence[Square]) -> str:
    """Squares in the order of a board, neighbours of a row joined: "e8-g8 f7"."""
    runs: list[list[Square]] = []
    for square in sorted(squares, key=lambda each: (-each.rank, each.file)):
        if runs and runs[-1][-1] == square - 1:
            runs[-1].append(square)
        else:
            runs.append([square])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


# ---- dominoes


def half_text(half: Half, localizer: Localizer) -> str:
    """A half of a domino in words: its terrain, and its crowns if it has any."""
    return localizer("half", terrain=localizer(f"terrain-{half.terrain.value}"), crowns=half.crowns)


def domino_text(domino: Domino, localizer: Localizer) -> str:
    return localizer(
        "domino", number=str(domino), first=half_text(domino.a, localizer), second=half_text(domino.b, localizer)
    )


def _draft(view: DraftView, localizer: Localizer, tell: _TellSlot) -> list[str]:
    return [_line(line, localizer, tell) for line in view.lines]


def _line(line: LineView, localizer: Localizer, tell: _TellSlot) -> str:
    return localizer(
        "alt-line", heading=localizer(line.heading), dominoes="; ".join(tell(slot, localizer) for slot in line.slots)
    )


def _slot(slot: Slot, localizer: Localizer) -> str:
    domino = domino_text(slot.domino, localizer)
    if slot.king is None:
        return domino
    return localizer("alt-claimed", domino=domino, name=short_name(slot.king))


def _brief(slot: Slot, localizer: Localizer) -> str:
    """The domino by the letters of a kingdom text."""
    domino = f"{slot.domino} {slot.domino.a}{slot.domino.b}"
    if slot.king is None:
        return domino
    return localizer("alt-claimed", domino=domino, name=short_name(slot.king, BRIEF_NAME_LENGTH))


_SLOTS = _slot, _brief
NAME_LENGTH, BRIEF_NAME_LENGTH = 20, 10


def short_name(owner: Owner, length: int = NAME_LENGTH) -> str:
    """A name that leaves room for the rest."""
    return owner.name if len(owner.name) <= length else owner.name[: length - 1] + ELLIPSIS


# ---- table and poster


@dataclass(frozen=True)
class _Detail:
    """How much of a table or a poster is told; `apart` is what stands between two cells of a row."""

    tell: _TellSlot
    houses: bool
    rows: bool = True
    apart: str = " "


_DETAILS = (
    _Detail(_slot, houses=True),
    _Detail(_brief, houses=True, apart=""),
    _Detail(_brief, houses=False, apart=""),
    _Detail(_brief, houses=True, rows=False),
    _Detail(_brief, houses=False, rows=False),
)


def _table(view: TableView, localizer: Localizer, detail: _Detail) -> list[str]:
    return [
        localizer("table-turn", name=view.turn.name) + "." if view.turn else "",
        localizer("table-round", round=view.round, rounds=view.rounds) + ".",
        *_draft(view.draft, localizer, detail.tell),
        *(_summary(each, localizer, detail) for each in view.kingdoms),
        localizer("alt-legend") if detail.rows else "",
    ]


def _summary(view: KingdomView, localizer: Localizer, detail: _Detail) -> str:
    told = [
        localizer("alt-kingdom", name=short_name(view.owner), points=view.score),
        localizer("alt-last", squares=squares_text(view.last)) if view.last else "",
        *(court_sentences(view, localizer) if detail.houses else treasury_sentences(view, localizer)),
        _rows(view.kingdom, localizer, detail.apart) if detail.rows else "",
    ]
    return " ".join(filter(None, told))


def _poster(view: PosterView, localizer: Localizer, detail: _Detail) -> list[str]:
    has_rows = detail.rows and "kingdoms" in view.sections
    told: dict[Section, list[str]] = {
        "ranking": [_placing(view, standing, localizer) for standing in view.ranking],
        "highlights": [text + "." for _, text in highlights(view, localizer)],
        "breakdown": [_breakdown(view, index, localizer) for index in range(len(view.kingdoms))],
        "kingdoms": [_land(each, localizer, detail) for each in view.kingdoms] if has_rows else [],
    }
    sentences = [sentence for section, part in told.items() if section in view.sections for sentence in part]
    return [title(view, localizer), *sentences, localizer("alt-legend") if has_rows else ""]


def _land(view: KingdomView, localizer: Localizer, detail: _Detail) -> str:
    return f"{short_name(view.owner)}. {_rows(view.kingdom, localizer, detail.apart)}"


def _placing(view: PosterView, standing: Standing, localizer: Localizer) -> str:
    name = short_name(view.kingdoms[standing.kingdom].owner)
    line = localizer("alt-standing", place=standing.place, name=name, points=standing.total)
    decided = decision(standing, localizer)
    return f"{line}, {decided}." if decided else f"{line}."


def _breakdown(view: PosterView, index: int, localizer: Localizer) -> str:
    parts = ", ".join(f"{part_name(part, localizer)} {points[index]}" for part, points in view.parts if points[index])
    return f"{short_name(view.kingdoms[index].owner)}: {parts}."


def part_name(part: str, localizer: Localizer) -> str:
    """A part of a score; those of buildings are called like them."""
    kind = "building" if part in _HOUSES else "part"
    return localizer(f"{kind}-{part.replace('_', '-')}")


def title(view: PosterView, localizer: Localizer) -> str:
    """Who won."""
    names = " & ".join(each.name for each in view.winners)
    if len(view.winners) > 1:
        return localizer("poster-shared", names=names)
    return localizer("poster-team-won" if view.winners[0].teammates else "poster-won", name=names)


def decision(standing: Standing, localizer: Localizer) -> str:
    """Which tie-break puts a player before the next one; empty where the points do, or nothing does."""
    by = standing.decided_by
    return "" if by in (None, "total") else localizer(f"poster-by-{by.replace('_', '-')}")


def highlights(view: PosterView, localizer: Localizer) -> list[tuple[Owner, str]]:
    """What was remarkable, and whose it was."""
    found = []
    if large := view.largest:
        land = localizer(f"terrain-{large.terrain.value}")
        text = localizer("poster-largest", name=large.owner.name, terrain=land, size=large.size)
        found.append((large.owner, text))
    if best := view.best:
        text = localizer("poster-best", name=best.owner.name, domino=str(best.domino), points=best.points)
        found.append((best.owner, text))
    if stay := view.queen:
        land = localizer(f"terrain-{stay.terrain.value}")
        found.append((stay.owner, localizer("poster-queen", name=stay.owner.name, terrain=land, points=stay.points)))
    return found
