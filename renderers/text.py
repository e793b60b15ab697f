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
from renderers.court_text import board_sentences, building_name, court_sentences, purse_sentences
from renderers.localizer import Words
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
_TellSlot = Callable[[Slot, Words], str]


def alt_text(view: View, words: Words) -> str:
    match view:
        case KingdomView():
            told = _kingdom(view, words)
        case DraftView():
            told = (_draft(view, words, tell) for tell in _SLOTS)
        case CourtView():
            board = [*board_sentences(view, words)]
            told = ([*board, *_draft(view.draft, words, tell)] for tell in _SLOTS)
        case TableView():
            told = (_table(view, words, detail) for detail in _DETAILS)
        case _:
            told = (_poster(view, words, detail) for detail in _DETAILS)
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


def _kingdom(view: KingdomView, words: Words) -> Iterator[list[str]]:
    lead = [
        words("alt-kingdom", name=view.owner.name, points=view.score),
        words("alt-last", squares=squares_text(view.last)) if view.last else "",
        _ghost(view, words),
        _spots(view, words),
        *court_sentences(view, words),
    ]
    yield [*lead, *_properties(view, words)]
    yield [*lead, _rows(view.kingdom, words), words("alt-legend")]
    yield [*lead, _rows(view.kingdom, words, apart="")]


def _ghost(view: KingdomView, words: Words) -> str:
    if view.plan:
        return words("alt-plan", name=building_name(view.plan.building, words), square=str(view.plan.square))
    if view.ghost is None:
        return words("alt-hand", domino=domino_text(view.hand, words)) if view.hand else ""
    (first, a), (second, b) = view.ghost.covered
    return words(
        "alt-ghost",
        domino=str(view.ghost.domino),
        first=half_text(a, words),
        at=str(first),
        second=half_text(b, words),
        beside=str(second),
    )


def _spots(view: KingdomView, words: Words) -> str:
    if not view.spots:
        return ""
    listed = ", ".join(f"{spot.number} {'-'.join(map(str, spot.squares))}" for spot in view.spots)
    return words("alt-sites", sites=listed) if view.plan else words("alt-spots", spots=listed)


def _properties(view: KingdomView, words: Words) -> Iterator[str]:
    yield words("alt-castle", square="g7")
    for land in sorted(view.lands, key=lambda land: (-land.points, -land.size)):
        yield words(
            "alt-property",
            terrain=words(f"terrain-{land.terrain.value}"),
            squares=squares_text(land.squares),
            crowns=land.crowns,
            points=land.points,
        )


def _rows(kingdom: Kingdom, words: Words, apart: str = " ") -> str:
    """The bare land; `apart` is what stands between two cells."""
    west, _, _, north = kingdom.bounds
    bare = str(replace(kingdom, knights=0, buildings=()))
    rows = bare.replace(" ", apart).replace("\n", f"{apart}/{apart}")
    return words("alt-rows", square=str(Square.at(west, north)), rows=rows)


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


def half_text(half: Half, words: Words) -> str:
    """A half of a domino in words: its terrain, and its crowns if it has any."""
    return words("half", terrain=words(f"terrain-{half.terrain.value}"), crowns=half.crowns)


def domino_text(domino: Domino, words: Words) -> str:
    return words("domino", number=str(domino), first=half_text(domino.a, words), second=half_text(domino.b, words))


def _draft(view: DraftView, words: Words, tell: _TellSlot) -> list[str]:
    return [_line(line, words, tell) for line in view.lines]


def _line(line: LineView, words: Words, tell: _TellSlot) -> str:
    return words("alt-line", heading=words(line.heading), dominoes="; ".join(tell(slot, words) for slot in line.slots))


def _slot(slot: Slot, words: Words) -> str:
    domino = domino_text(slot.domino, words)
    if slot.king is None:
        return domino
    return words("alt-claimed", domino=domino, name=short_name(slot.king))


def _brief(slot: Slot, words: Words) -> str:
    """The domino by the letters of a kingdom text."""
    domino = f"{slot.domino} {slot.domino.a}{slot.domino.b}"
    if slot.king is None:
        return domino
    return words("alt-claimed", domino=domino, name=short_name(slot.king, BRIEF_NAME_LENGTH))


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


def _table(view: TableView, words: Words, detail: _Detail) -> list[str]:
    return [
        words("table-turn", name=view.turn.name) + "." if view.turn else "",
        words("table-round", round=view.round, rounds=view.rounds) + ".",
        *_draft(view.draft, words, detail.tell),
        *(_summary(each, words, detail) for each in view.kingdoms),
        words("alt-legend") if detail.rows else "",
    ]


def _summary(view: KingdomView, words: Words, detail: _Detail) -> str:
    told = [
        words("alt-kingdom", name=short_name(view.owner), points=view.score),
        words("alt-last", squares=squares_text(view.last)) if view.last else "",
        *(court_sentences(view, words) if detail.houses else purse_sentences(view, words)),
        _rows(view.kingdom, words, detail.apart) if detail.rows else "",
    ]
    return " ".join(filter(None, told))


def _poster(view: PosterView, words: Words, detail: _Detail) -> list[str]:
    has_rows = detail.rows and "kingdoms" in view.sections
    told: dict[Section, list[str]] = {
        "ranking": [_placing(view, standing, words) for standing in view.ranking],
        "highlights": [text + "." for _, text in highlights(view, words)],
        "breakdown": [_breakdown(view, index, words) for index in range(len(view.kingdoms))],
        "kingdoms": [_land(each, words, detail) for each in view.kingdoms] if has_rows else [],
    }
    sentences = [sentence for section, part in told.items() if section in view.sections for sentence in part]
    return [title(view, words), *sentences, words("alt-legend") if has_rows else ""]


def _land(view: KingdomView, words: Words, detail: _Detail) -> str:
    return f"{short_name(view.owner)}. {_rows(view.kingdom, words, detail.apart)}"


def _placing(view: PosterView, standing: Standing, words: Words) -> str:
    name = short_name(view.kingdoms[standing.kingdom].owner)
    line = words("alt-standing", place=standing.place, name=name, points=standing.total)
    decided = decision(standing, words)
    return f"{line}, {decided}." if decided else f"{line}."


def _breakdown(view: PosterView, index: int, words: Words) -> str:
    parts = ", ".join(f"{part_name(part, words)} {points[index]}" for part, points in view.parts if points[index])
    return f"{short_name(view.kingdoms[index].owner)}: {parts}."


def part_name(part: str, words: Words) -> str:
    """A part of a score; those of buildings are called like them."""
    kind = "building" if part in _HOUSES else "part"
    return words(f"{kind}-{part.replace('_', '-')}")


def title(view: PosterView, words: Words) -> str:
    """Who won."""
    names = " & ".join(each.name for each in view.winners)
    if len(view.winners) > 1:
        return words("poster-shared", names=names)
    return words("poster-team-won" if view.winners[0].mates else "poster-won", name=names)


def decision(standing: Standing, words: Words) -> str:
    """Which tie-break puts a player before the next one; empty where the points do, or nothing does."""
    by = standing.decided_by
    return "" if by in (None, "total") else words(f"poster-by-{by.replace('_', '-')}")


def highlights(view: PosterView, words: Words) -> list[tuple[Owner, str]]:
    """What was remarkable, and whose it was."""
    found = []
    if large := view.largest:
        land = words(f"terrain-{large.terrain.value}")
        text = words("poster-largest", name=large.owner.name, terrain=land, size=large.size)
        found.append((large.owner, text))
    if best := view.best:
        text = words("poster-best", name=best.owner.name, domino=str(best.domino), points=best.points)
        found.append((best.owner, text))
    if stay := view.queen:
        land = words(f"terrain-{stay.terrain.value}")
        found.append((stay.owner, words("poster-queen", name=stay.owner.name, terrain=land, points=stay.points)))
    return found
