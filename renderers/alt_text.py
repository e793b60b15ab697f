"""Alt texts: what a picture shows in one go, as few sentences as will do; `renderers.description` tells all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch

from engine.dominoes import Domino, Half
from engine.geometry import Square
from engine.scoring import Standing
from renderers.characters import ELLIPSIS, isolated
from renderers.localizer import (
    LocalizedText,
    Localizer,
    comma_list,
    name_list,
    semicolon_list,
    sentences,
    terrain_arguments,
    terrain_name,
)
from renderers.view import (
    AnalysisView,
    DeckView,
    DraftView,
    FilmView,
    KingdomView,
    LineView,
    Owner,
    PosterView,
    Slot,
    TableView,
    Tally,
    View,
    percent,
)

LIMIT = 1024
"""Characters of an alt text that Discord takes; few are longer than 300."""
_MINUS = "\N{MINUS SIGN}"


def alt_text(view: View, localizer: Localizer) -> str:
    """The alt text of a picture, in at most `LIMIT` characters."""
    text = sentences(alt_sentences(view, localizer), localizer)
    # Long names in a long line: cut between words.
    return text if len(text) <= LIMIT else text[: LIMIT - len(ELLIPSIS)].rsplit(" ", 1)[0] + ELLIPSIS


@singledispatch
def alt_sentences(view: View, localizer: Localizer) -> Iterable[str]:  # noqa: ARG001 - see the message
    """The sentences of an alt text; those that are empty are left out.

    Raises TypeError for a view whose type nobody registered a text for.
    """
    raise TypeError(f"no alt text of {view!r}")


def owner_text(owner: Owner, localizer: Localizer) -> str:
    """The name of a player, or the names of a team."""
    return name_list(owner.names, localizer)


def names_of(owners: Iterable[Owner]) -> list[str]:
    """The names of all players of some owners."""
    return [name for owner in owners for name in owner.names]


# ---- kingdoms


@alt_sentences.register
def _(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    yield localizer("alt-kingdom", name=owner_text(view.owner, localizer), points=view.score)
    yield choice_text(view, localizer)
    if view.tally:
        yield parts_text(view, view.tally, localizer)
        yield from tally_sentences(view.tally, localizer)


def parts_text(view: KingdomView, tally: Tally, localizer: Localizer) -> str:
    """What makes up the score, the most points first; empty if nothing does yet."""
    land = [(terrain_name(each.terrain, localizer), each.points) for each in view.properties]
    rest = [(each.label.text(localizer), sum(each.points)) for each in tally.parts]
    scoring = sorted((each for each in [*land, *rest] if each[1]), key=lambda each: -each[1])
    parts = [localizer("alt-part", part=part, points=points) for part, points in scoring]
    return localizer("alt-points", parts=comma_list(parts, localizer)) if parts else ""


def tally_sentences(tally: Tally, localizer: Localizer) -> Iterator[str]:
    """Which bonuses can still be had, and which dominoes fitted nowhere."""
    for each in tally.bonuses:
        outlook = localizer(f"bonus-{each.outlook.value}", points=each.points)
        yield localizer("alt-bonus", bonus=each.label.text(localizer), outlook=outlook)
    if tally.discards:
        dominoes = semicolon_list((domino_text(each, localizer) for each in tally.discards), localizer)
        yield localizer("alt-line", heading=localizer("discarded"), dominoes=dominoes)


def choice_text(view: KingdomView, localizer: Localizer) -> str:
    """What is shown faintly, or else the domino that is to be placed."""
    if view.preview:
        return view.preview.text.text(localizer)
    if view.ghost is None:
        domino = view.domino_to_place
        return localizer("alt-hand", domino=domino_text(domino, localizer)) if domino else ""
    return localizer(
        "alt-ghost", domino=str(view.ghost.domino), placement=placement_text(view.ghost.covered, localizer)
    )


def placement_text(covered: Sequence[tuple[Square, Half]], localizer: Localizer) -> str:
    """Which half of a domino lies on which square."""
    (first, a), (second, b) = covered
    return localizer(
        "placement",
        first=half_text(a, localizer),
        at=str(first),
        second=half_text(b, localizer),
        beside=str(second),
    )


def brief_placement_text(covered: Sequence[tuple[Square, Half]], localizer: Localizer) -> str:
    """The same without crowns, for somebody who knows the domino."""
    (first, a), (second, b) = covered
    return localizer(
        "placement-brief",
        first=terrain_name(a.terrain, localizer),
        at=str(first),
        second=terrain_name(b.terrain, localizer),
        beside=str(second),
    )


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
    return localizer("domino", number=str(domino), halves=halves_text(domino, localizer))


def halves_text(domino: Domino, localizer: Localizer) -> str:
    """The halves of a domino in words."""
    return localizer("halves", first=half_text(domino.a, localizer), second=half_text(domino.b, localizer))


@alt_sentences.register
def _(view: DraftView, localizer: Localizer) -> Iterator[str]:
    return (line_text(line, localizer) for line in view.lines)


def line_text(line: LineView, localizer: Localizer) -> str:
    """The dominoes of a line, and whose they are."""
    dominoes = semicolon_list((slot_text(slot, localizer) for slot in line.slots), localizer)
    return localizer("alt-line", heading=localizer(line.heading), dominoes=dominoes)


def slot_text(slot: Slot, localizer: Localizer) -> str:
    """A domino of a line, and whose it is."""
    domino = domino_text(slot.domino, localizer)
    return localizer("alt-claimed", domino=domino, name=slot.king.name) if slot.king else domino


def lines_to_choose_from(view: DraftView, localizer: Localizer) -> Iterator[str]:
    """A sentence for each line but the one that is to be placed."""
    return (line_text(line, localizer) for line in view.lines if line.heading != "line-now")


@alt_sentences.register
def _(view: DeckView, localizer: Localizer) -> Iterator[str]:
    if not view.is_only:
        yield localizer("alt-sentence", text=localizer(f"box-{view.box}"))
    yield localizer("alt-sentence", text=deck_title(view, localizer))


def deck_title(view: DeckView, localizer: Localizer) -> str:
    """How many dominoes are unseen, and how many of them will come."""
    return localizer("deck-unseen", dominoes=view.dominoes, lines=view.lines, line=view.line)


# ---- table and poster


@alt_sentences.register
def _(view: TableView, localizer: Localizer) -> Iterator[str]:
    scores = (
        localizer("alt-part", part=owner_text(each.owner, localizer), points=each.score) for each in view.kingdoms
    )
    yield localizer("alt-table", scores=comma_list(scores, localizer))
    yield from lines_to_choose_from(view.draft, localizer)


@alt_sentences.register
def _(view: PosterView, localizer: Localizer) -> Iterator[str]:
    if "kingdoms" in view.sections:
        yield winner_text(view, localizer)
        yield from ranks(view, localizer)
    else:
        yield localizer("alt-breakdown")


@alt_sentences.register
def _(view: FilmView, localizer: Localizer) -> Iterator[str]:
    yield film_text(view, localizer)
    yield from alt_sentences(view.end, localizer)


def film_text(view: FilmView, localizer: Localizer) -> str:
    """What a film shows before its end."""
    return localizer("alt-film", turns=len(view.turns))


def ranks(view: PosterView, localizer: Localizer) -> Iterator[str]:
    """The place of each kingdom with its points, and what decided if they did not."""
    for standing in view.ranking:
        decided = tie_break_text(standing, localizer)
        name = owner_text(view.kingdoms[standing.kingdom].owner, localizer)
        key = "alt-standing-tie" if decided else "alt-standing"
        yield localizer(key, place=standing.place, name=name, points=standing.total, decided=decided)


@dataclass(frozen=True)
class PartName(LocalizedText):
    """The name of a part of the score."""

    part: str

    def text(self, localizer: Localizer) -> str:
        return localizer(f"part-{self.part.replace('_', '-')}")


def winner_text(view: PosterView, localizer: Localizer, named: Callable[[str], str] = str) -> str:
    """Who won; `named` is applied to the name of each player."""
    names = name_list(map(named, names_of(view.winners)), localizer)
    if len(view.winners) > 1:
        return localizer("poster-shared", names=names)
    return localizer("poster-team-won" if view.winners[0].is_team else "poster-won", name=names)


def headline(view: PosterView, localizer: Localizer, named: Callable[[str], str] = isolated) -> str:
    """Who won, in few words of a picture: those who share a victory are not named."""
    return localizer("poster-shared-headline") if len(view.winners) > 1 else winner_text(view, localizer, named)


def tie_break_text(standing: Standing, localizer: Localizer) -> str:
    """The tie-break that puts a player before the next one; empty if the points do, or nothing does."""
    return localizer(f"poster-by-{_tie_break(standing)}") if _tie_break(standing) else ""


def _tie_break(standing: Standing) -> str:
    by = standing.decided_by
    return "" if by in (None, "total") else by.replace("_", "-")


def highlights(view: PosterView, localizer: Localizer) -> list[tuple[Sequence[Owner], str]]:
    """The tie-breaks that decided and what was remarkable, and whose it was."""
    ties = [
        ((view.kingdoms[each.kingdom].owner,), localizer(f"poster-tie-{_tie_break(each)}", points=each.total))
        for each in view.ranking
        if _tie_break(each)
    ]
    return [*ties, *remarkable(view, localizer)]


def remarkable(view: PosterView, localizer: Localizer) -> Iterator[tuple[Sequence[Owner], str]]:
    """What was remarkable, and whose it was; the largest properties, which are of one size, are told together."""
    if view.largest:
        terrains = dict.fromkeys(terrain_name(each.terrain, localizer) for each in view.largest)
        text = localizer("poster-largest", terrain=name_list(terrains, localizer), size=view.largest[0].size)
        yield [each.owner for each in view.largest], text
    if best := view.best:
        yield [best.owner], localizer("poster-best", domino=str(best.domino), points=best.points)
    for each in view.highlights:
        yield [each.owner], each.text.text(localizer)


# ---- analysis


def signed(points: int) -> str:
    """A change of points: "+6", "0" or "−3"."""
    return f"{points:+d}".replace("-", _MINUS) if points else "0"


def _added(points: int) -> str:
    """A change of points within a sum: "+ 6", "+ 0" or "− 3"."""
    return f"{_MINUS if points < 0 else '+'} {abs(points)}"


@alt_sentences.register
def _(view: AnalysisView, localizer: Localizer) -> Iterator[str]:
    parts = (part.label.text(localizer) for part in view.parts)
    yield localizer("alt-analysis", parts=comma_list(parts, localizer))
    for standing in view.ranking:
        yield localizer(
            "alt-analysed",
            place=standing.place,
            name=owner_text(view.owners[standing.kingdom], localizer),
            points=standing.total,
            sum=" ".join(part_points(view, standing.kingdom, _added)),
            chance=_remarkable_chance(view, standing, localizer),
        )


def part_points(view: AnalysisView, kingdom: int, changed: Callable[[int], str] = signed) -> list[str]:
    """The points of a kingdom that are usual, and each change."""
    usual, *changes = (part.points[kingdom] for part in view.parts)
    return [str(usual), *map(changed, changes)]


def _remarkable_chance(view: AnalysisView, standing: Standing, localizer: Localizer) -> str:
    """How near a winner was to losing, or how near another kingdom was to winning."""
    chances, won = view.chances[standing.kingdom], standing.place == 1
    chance = min(chances) if won else max(chances)
    # What came about was possible, and what did not was not certain, even if it looked so at the time.
    shown = localizer("percent", percent=percent(min(max(chance, 0.01), 0.99)))
    key = "alt-chance-lowest" if won else "alt-chance-highest"
    return localizer(key, percent=shown, round=view.rounds[chances.index(chance)])
