"""The text twin of every picture: all that it shows, the most important first, in at most `LIMIT` characters.

Land is told by its squares where that fits, otherwise as the rows of a kingdom text (engine.kingdom).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.buildings import Building
from engine.dominoes import Domino, Half
from engine.geometry import Square
from engine.kingdom import Kingdom
from engine.scoring import Standing
from renderers.view import DraftView, KingdomView, LineView, Owner, PosterView, Slot, TableView, View
from renderers.words import Words

LIMIT = 1024
ELLIPSIS = "…"


def alt_text(view: View, words: Words) -> str:
    match view:
        case KingdomView():
            told = _kingdom(view, words)
        case DraftView():
            told = [_draft(view, words)]
        case TableView():
            told = [_table(view, words)]
        case _:
            told = [_poster(view, words)]
    return shortened(told)


def shortened(tellings: Sequence[Sequence[str]]) -> str:
    """The first telling, each a list of sentences, that is short enough; else as much of the last as fits."""
    texts = [" ".join(filter(None, sentences)) for sentences in tellings]
    return next((text for text in texts if len(text) <= LIMIT), _cut(texts[-1]))


def _cut(text: str) -> str:
    if len(text) <= LIMIT:
        return text
    return text[: LIMIT - len(ELLIPSIS)].rsplit(" ", 1)[0] + ELLIPSIS


# ---- kingdoms


def _kingdom(view: KingdomView, words: Words) -> list[list[str]]:
    lead = [
        words("alt-kingdom", name=view.owner.name, points=view.score),
        words("alt-last", squares=squares_text(view.last)) if view.last else "",
        _ghost(view, words),
        _spots(view, words),
    ]
    return [[*lead, *_properties(view.kingdom, words)], [*lead, _rows(view.kingdom, words), words("alt-legend")]]


def _ghost(view: KingdomView, words: Words) -> str:
    if view.ghost is None:
        return ""
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
    listed = ", ".join(f"{spot.number} {spot.squares[0]}-{spot.squares[1]}" for spot in view.spots)
    return words("alt-spots", spots=listed)


def _properties(kingdom: Kingdom, words: Words) -> Iterator[str]:
    yield words("alt-castle", square="g7")
    for land in sorted(kingdom.properties(), key=lambda land: (-land.points, -land.size)):
        yield words(
            "alt-property",
            terrain=words(f"terrain-{land.terrain.value}"),
            squares=squares_text(land.squares),
            crowns=land.crowns,
            points=land.points,
        )


def _rows(kingdom: Kingdom, words: Words) -> str:
    west, _, _, north = kingdom.bounds
    return words("alt-rows", square=str(Square.at(west, north)), rows=str(kingdom).replace("\n", " / "))


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


def _draft(view: DraftView, words: Words) -> list[str]:
    return [_line(line, words) for line in view.lines]


def _line(line: LineView, words: Words) -> str:
    return words("alt-line", heading=words(line.heading), dominoes="; ".join(_slot(slot, words) for slot in line.slots))


def _slot(slot: Slot, words: Words) -> str:
    domino = domino_text(slot.domino, words)
    if slot.king is None:
        return domino
    return words("alt-claimed", domino=domino, name=short_name(slot.king))


NAME_LENGTH = 20


def short_name(owner: Owner) -> str:
    """A name that leaves room for the rest."""
    return owner.name if len(owner.name) <= NAME_LENGTH else owner.name[: NAME_LENGTH - 1] + ELLIPSIS


# ---- table and poster


def _table(view: TableView, words: Words) -> list[str]:
    return [
        words("table-turn", name=view.turn.name) + "." if view.turn else "",
        words("table-round", round=view.round, rounds=view.rounds) + ".",
        *_draft(view.draft, words),
        *(_summary(each, words) for each in view.kingdoms),
        words("alt-legend"),
    ]


def _summary(view: KingdomView, words: Words) -> str:
    lead = words("alt-kingdom", name=short_name(view.owner), points=view.score)
    last = words("alt-last", squares=squares_text(view.last)) if view.last else ""
    return " ".join(filter(None, [lead, last, _rows(view.kingdom, words)]))


def _poster(view: PosterView, words: Words) -> list[str]:
    return [
        title(view, words),
        *(_placing(view, standing, words) for standing in view.ranking),
        *(text + "." for _, text in highlights(view, words)),
        *(_breakdown(view, index, words) for index in range(len(view.kingdoms))),
        *(_rows(each.kingdom, words) for each in view.kingdoms),
        words("alt-legend"),
    ]


def _placing(view: PosterView, standing: Standing, words: Words) -> str:
    name = short_name(view.kingdoms[standing.kingdom].owner)
    line = words("alt-standing", place=standing.place, name=name, points=standing.total)
    decided = decision(standing, words)
    return f"{line}, {decided}." if decided else f"{line}."


def _breakdown(view: PosterView, index: int, words: Words) -> str:
    parts = ", ".join(
        f"{words('part-' + part.replace('_', '-'))} {points[index]}" for part, points in view.parts if points[index]
    )
    return f"{short_name(view.kingdoms[index].owner)}: {parts}."


def title(view: PosterView, words: Words) -> str:
    """Who won."""
    names = [each.name for each in view.winners]
    if len(names) == 1:
        return words("poster-won", name=names[0])
    return words("poster-shared", names=" & ".join(names))


def decision(standing: Standing, words: Words) -> str:
    """Which tie-break puts a player before the next one; empty where the points do, or nothing does."""
    by = standing.decided_by
    return "" if by in (None, "total") else words(f"poster-by-{by.replace('_', '-')}")


def highlights(view: PosterView, words: Words) -> list[tuple[Owner, str]]:
    """What was remarkable, and whose it was."""
    found = []
    if large := view.largest:
        land = words(f"terrain-{large.terrain.value}")
        text = words("poster-largest", name=large.owner.name, terrain=land, size=large.size, points=large.points)
        found.append((large.owner, text))
    if best := view.best:
        text = words("poster-best", name=best.owner.name, domino=str(best.domino), points=best.points)
        found.append((best.owner, text))
    return found


_EFFECTS = "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points"
_EFFECTS_AT_THE_END = "points_per_tower", "points_per_knight"


def building_text(building: Building, words: Words) -> str:
    """What a building gives at once, while the game lasts, and in the end."""
    told = [_effect(building, name, words) for name in _EFFECTS]
    if building.per_property:
        told.append(words("effect-per-property", terrain=words(f"terrain-{building.per_property.value}")))
    told += [_effect(building, name, words) for name in _EFFECTS_AT_THE_END]
    return ", ".join(filter(None, told))


def _effect(building: Building, name: str, words: Words) -> str:
    count = getattr(building, name)
    return words(f"effect-{name.replace('_', '-')}", count=count) if count else ""
