"""Dominoes, owners, points and results as phrases of a language, for alt texts, descriptions and pictures."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter

from engine.dominoes import Domino, Half, Terrain
from engine.geometry import Square, bounds
from engine.kingdom import Property
from engine.scoring import Standing
from renderers.characters import isolated
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
from renderers.story import TITLES
from renderers.view import DeckView, FilmView, KingdomView, LobbySeat, LobbyView, Owner, PosterView, Rank, Slot, Tally


def owner_text(owner: Owner, localizer: Localizer) -> str:
    return name_list(owner.names, localizer)


def owner_names(owners: Sequence[Owner], localizer: Localizer, named: Callable[[str], str] = str) -> str:
    """Return the names of some owners, such as "Ola, Kim & Ada", or of some teams, such as "Ola & Kim, Ada & Zuri".

    `named` changes the name of each player.
    """
    each = [name_list(map(named, owner.names), localizer) for owner in owners]
    return comma_list(each, localizer) if any(owner.is_team for owner in owners) else name_list(each, localizer)


# ---- dominoes


def half_text(half: Half, localizer: Localizer) -> str:
    return localizer("half", **terrain_arguments(half.terrain, localizer), crowns=half.crowns)


def domino_text(domino: Domino, localizer: Localizer) -> str:
    return localizer("domino", number=localizer.number(domino), halves=halves_text(domino, localizer))


def halves_text(domino: Domino, localizer: Localizer) -> str:
    return localizer("halves", first_half=half_text(domino.a, localizer), second_half=half_text(domino.b, localizer))


def slot_text(slot: Slot, localizer: Localizer) -> str:
    domino = domino_text(slot.domino, localizer)
    return localizer("alt-claimed", domino=domino, name=slot.king.name) if slot.king else domino


def deck_title(view: DeckView, localizer: Localizer) -> str:
    return localizer("deck-unseen", count=view.dominoes, lines=view.lines, line=view.line)


# ---- kingdoms


def room_text(view: KingdomView, localizer: Localizer) -> str:
    """Name the corners of the squares that land may still cover, shown by the edge of a picture; empty at the end."""
    if not view.left:
        return ""
    west, south, east, north = bounds(view.kingdom.land | view.kingdom.free)
    return localizer("long-room", first_square=str(Square.at(west, south)), last_square=str(Square.at(east, north)))


def land_text(view: KingdomView, localizer: Localizer) -> str:
    """Name the terrains of a kingdom with the sizes of their properties; empty for a castle alone."""
    sizes = sizes_text(sort_best_first(view.properties), localizer)
    return localizer("alt-land", lands=sizes) if sizes else ""


def sizes_text(properties: Iterable[Property], localizer: Localizer) -> str:
    """List the terrains of some properties with their sizes: "wheat 2, lake 3 and 1"."""
    sizes: dict[Terrain, list[str]] = {}
    for each in properties:
        sizes.setdefault(each.terrain, []).append(str(each.size))
    named = (
        localizer("alt-part", part=terrain_name(terrain, localizer), sum=localizer("list-words-and").join(each))
        for terrain, each in sizes.items()
    )
    return comma_list(named, localizer)


def sort_best_first(properties: Iterable[Property]) -> list[Property]:
    return sorted(properties, key=lambda each: (-each.points, -each.size))


def choice_text(view: KingdomView, localizer: Localizer) -> str:
    """Describe the faint piece or the domino to place, if any."""
    if view.preview:
        return view.preview.text.text(localizer)
    if view.ghost is None:
        domino = view.domino_to_place
        return localizer("alt-hand", domino=domino_text(domino, localizer)) if domino else ""
    return localizer(
        "alt-ghost", domino=localizer.number(view.ghost.domino), placement=placement_text(view.ghost.covered, localizer)
    )


def placement_text(covered: Sequence[tuple[Square, Half]], localizer: Localizer) -> str:
    (first, a), (second, b) = covered
    halves = {"first_half": half_text(a, localizer), "second_half": half_text(b, localizer)}
    return localizer("placement", **halves, at_square=str(first), beside_square=str(second))


def brief_placement_text(covered: Sequence[tuple[Square, Half]], localizer: Localizer) -> str:
    """Describe a placement without crowns, for a known domino. For two halves of one terrain, name only the squares."""
    (first, a), (second, b) = covered
    if a.terrain is b.terrain:
        return squares_text((first, second), localizer)
    halves = {"first_half": terrain_name(a.terrain, localizer), "second_half": terrain_name(b.terrain, localizer)}
    return localizer("placement-brief", **halves, at_square=str(first), beside_square=str(second))


def squares_text(squares: Sequence[Square], localizer: Localizer) -> str:
    """List squares from north to south. Three or more neighbors in a row become a range: "e8 to g8, f7"."""
    runs: list[list[Square]] = []
    # Squares count along the ranks, so neighbors in a row differ by 1.
    for square in sorted(squares, key=lambda each: (-each.rank, each.file)):
        if runs and runs[-1][-1] == square - 1:
            runs[-1].append(square)
        else:
            runs.append([square])
    return comma_list(chain.from_iterable(_run(run, localizer) for run in runs), localizer)


def _run(run: Sequence[Square], localizer: Localizer) -> Iterable[str]:
    # Two squares are not a range, so the texts of a horizontal and a vertical domino have the same form.
    return (
        [localizer("squares-range", first_square=str(run[0]), last_square=str(run[-1]))] if run[2:] else map(str, run)
    )


def tally_sentences(tally: Tally, localizer: Localizer) -> Iterator[str]:
    for each in tally.bonuses:
        outlook = localizer(f"bonus-{each.outlook.value}", points=each.points)
        yield localizer("alt-bonus", bonus=each.label.text(localizer), outlook=outlook)
    if tally.discards:
        dominoes = semicolon_list((domino_text(each, localizer) for each in tally.discards), localizer)
        yield localizer("alt-line", heading=localizer("discarded"), dominoes=dominoes)


# ---- points


@dataclass(frozen=True)
class PartName(LocalizedText):
    part: str

    def text(self, localizer: Localizer) -> str:
        return localizer(f"part-{self.part.replace('_', '-')}")


def signed(points: int) -> str:
    """Format a change of points: "+6", "+0" or "−3"."""
    return f"{points:+d}".replace("-", "−")


# ---- the end of a game


def film_text(view: FilmView, localizer: Localizer) -> str:
    return localizer("alt-film", turns=len(view.turns))


def winner_text(view: PosterView, localizer: Localizer, named: Callable[[str], str] = str) -> str:
    """Name the winners. `named` changes the name of each player."""
    names = owner_names(view.winners, localizer, named)
    if len(view.winners) > 1:
        return localizer("poster-shared", names=names)
    return localizer("poster-team-won" if view.winners[0].is_team else "poster-won", name=names)


def headline(view: PosterView, localizer: Localizer, named: Callable[[str], str] = isolated) -> str:
    """Name the winner or the hero in few words, for a picture. The headline of a shared victory has no names."""
    if view.rank:
        return rank_text(view.rank, localizer)
    if own := view.loser:
        shared = sum(each.place == own.place for each in view.ranking) > 1
        name = owner_names([view.kingdoms[own.kingdom].owner], localizer, named)
        return localizer("hero-shares" if shared else "hero-placed", name=name, place=own.place)
    return localizer("poster-shared-headline") if len(view.winners) > 1 else winner_text(view, localizer, named)


def rank_text(rank: Rank, localizer: Localizer) -> str:
    """Say a person's points and place among people."""
    if rank.people < 2:
        return localizer("rank-first" if rank.people and not rank.is_final else "points", points=rank.points)
    key, state = "rank-shares" if rank.is_shared else "rank-placed", "final" if rank.is_final else "open"
    return localizer(key, points=rank.points, place=rank.place, count=rank.people, state=state)


def story(view: PosterView, localizer: Localizer, named: Callable[[str], str] = isolated) -> str:
    """Return a line with the story of the game, and the victories of two sides that share a victory.

    The story of a hero in a lower place begins with the winner. Elsewhere a card has the victories.
    """
    won = winner_text(view, localizer, named) if view.loser and not view.rank else ""
    told = sentences((won, view.story.text(localizer)), localizer)
    return " · ".join(filter(None, (told, _met(view, localizer, named) if len(view.large) > 1 else "")))


def hero_facts(view: PosterView, localizer: Localizer) -> Iterator[str]:
    """Yield the facts beside the large kingdom, the one about its turn first."""
    if view.turn:
        key = "hero-decided" if view.turn.round else "hero-best"
        yield localizer(key, round=view.turn.round, points=view.turn.points)
    if view.hero and view.hero.is_record:
        yield localizer("hero-record")


def points_text(parts: Iterable[tuple[LocalizedText, int]], localizer: Localizer) -> str:
    """Return the sentence about the parts of a score, the most points first. The text is empty without points."""
    most_first = sorted(((points, label) for label, points in parts if points), key=itemgetter(0), reverse=True)
    told = [localizer("alt-part", part=label.text(localizer), sum=points) for points, label in most_first]
    return localizer("alt-points", sums=comma_list(told, localizer)) if told else ""


def decisions(view: PosterView, localizer: Localizer, *, ties_only: bool = False) -> Iterator[str]:
    """Yield sentences about who beat whom, and about places, points and tie-breaks as `ranks` does."""
    if met := _met(view, localizer):
        yield localizer("alt-sentence", text=met)
    yield from ranks(view, localizer, ties_only=ties_only)


def honors(view: PosterView, localizer: Localizer) -> Iterator[str]:
    """Yield sentences about the best turn, a record, and the titles."""
    if view.turn:
        fact, *_ = hero_facts(view, localizer)
        yield localizer("alt-highlight", text=fact, name=owner_names([view.turn.owner], localizer))
    if view.hero and view.hero.is_record:
        yield localizer("hero-record")
    for standing in view.ranking:
        if terrain := view.titles[standing.kingdom]:
            name = owner_text(view.kingdoms[standing.kingdom].owner, localizer)
            told = localizer("title-told", title=localizer(TITLES[terrain]), **terrain_arguments(terrain, localizer))
            yield localizer("alt-highlight", text=told, name=name)


def _met(view: PosterView, localizer: Localizer, named: Callable[[str], str] = str) -> str:
    met = (
        localizer("alt-part", part=owner_names([view.kingdoms[kingdom].owner], localizer, named), sum=wins)
        for kingdom, wins in view.meetings
    )
    return comma_list(met, localizer)


def ranks(view: PosterView, localizer: Localizer, *, ties_only: bool = False) -> Iterator[str]:
    """Yield a sentence about the place, points and tie-break of each kingdom.

    `ties_only` skips kingdoms without a tie-break.
    """
    for standing in view.ranking:
        decided = tie_break_text(standing, localizer)
        if ties_only and not decided:
            continue
        name = owner_text(view.kingdoms[standing.kingdom].owner, localizer)
        key = "alt-standing-tie" if decided else "alt-standing"
        yield localizer(key, place=standing.place, name=name, points=standing.total, decided=decided)


def tie_break_text(standing: Standing, localizer: Localizer) -> str:
    """Name the tie-break between a player and the next player. The text is empty without a decisive tie-break."""
    by = standing.decided_by
    return "" if by in (None, "total") else localizer(f"poster-by-{by.replace('_', '-')}")


def remarkable(view: PosterView, localizer: Localizer) -> Iterator[tuple[Sequence[Owner], str]]:
    """Yield the owners and the texts of the highlights. Largest properties of one terrain share a highlight."""
    for terrain in dict.fromkeys(each.terrain for each in view.largest):
        these = [each for each in view.largest if each.terrain == terrain]
        name = terrain_name(terrain, localizer)
        yield [each.owner for each in these], localizer("poster-largest", terrain=name, count=these[0].size)
    for each in view.highlights:
        yield [each.owner], each.text.text(localizer)


def remarkable_texts(view: PosterView, localizer: Localizer) -> Iterator[str]:
    for owners, text in remarkable(view, localizer):
        yield localizer("alt-highlight", text=text, name=owner_names(owners, localizer))


def seat_texts(view: LobbyView, localizer: Localizer) -> list[str]:
    """Describe the taken seats at a table before the game; seats that read alike, of computer players, are counted."""
    counted = Counter(_seat_text(each, localizer) for each in view.seats if each.name)
    return [f"{count} × {text}" if count > 1 else text for text, count in counted.items()]


def _seat_text(seat: LobbySeat, localizer: Localizer) -> str:
    team = "" if seat.team is None else localizer("alt-team", team=seat.team + 1)
    facts = comma_list(filter(None, (seat.told or seat.caption, team)), localizer)
    return localizer("alt-seat", name=seat.name, facts=facts) if facts else seat.name
