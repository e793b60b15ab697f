"""Views of a state of the game; `names` are the players' by seat, that of seat 1 first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from types import MappingProxyType

from engine.court.buildings import BUILDINGS, TILES
from engine.court.moves import Build, Tax
from engine.court.scoring import queens_property
from engine.dominoes import Domino
from engine.geometry import CASTLE, Square, squares
from engine.moves import Place
from engine.state import King, Line, State
from renderers.view import (
    BestTurn,
    CourtView,
    DraftView,
    KingdomView,
    LargestProperty,
    LineView,
    Offer,
    Owner,
    PlannedBuilding,
    PosterView,
    QueenBonus,
    Slot,
    Spot,
    TableView,
    View,
    label_square,
)

KINGDOMS_A_PICTURE = 4
_NOTHING: Mapping[int, Place] = MappingProxyType({})
_HOUSES = {building.id for building in BUILDINGS}


def owner_of(state: State, kingdom: int, names: Sequence[str]) -> Owner:
    """The player of a kingdom, or the team; a player's colour and emblem are those of the seat."""
    first, *teammates = (seat - 1 for seat in state.owners(kingdom))
    return Owner(" & ".join(names[seat] for seat in (first, *teammates)), first, tuple(teammates))


def _mover(king: King, names: Sequence[str]) -> Owner:
    return Owner(names[king.seat - 1], king.seat - 1)


def _acting(state: State, names: Sequence[str]) -> Owner | None:
    return _mover(state.king, names) if state.turns and not state.is_chance else None


def kingdom_view(state: State, kingdom: int, names: Sequence[str], last: Place | None = None) -> KingdomView:
    """A kingdom of the state; `last` is marked on it."""
    marked = last.squares if last else ()
    owner = owner_of(state, kingdom, names)
    scores = state.scores()[kingdom]
    land, score = state.kingdoms[kingdom], scores.total if state.is_over else scores.earned
    if not state.court.treasuries:
        return KingdomView(land, owner, score, marked)
    queen = _queens_square(state, kingdom) if state.court.queen == kingdom else None
    return KingdomView(land, owner, score, marked, treasury=state.court.treasuries[kingdom], queen=queen)


def _queens_square(state: State, kingdom: int) -> Square:
    """Where on her property the queen hides least."""
    land = queens_property(state, kingdom)
    if land is None:
        return CASTLE
    built = {square for square, _ in state.kingdoms[kingdom].buildings}
    label = label_square(land, built)

    def hidden(square: Square) -> tuple[bool, bool, int, int, Square]:
        far = abs(square.file - label.file) + abs(square.rank - label.rank)
        return square in built, square == label, state.kingdoms[kingdom].crowns_on(square.mask), far, square

    return min(land.squares, key=hidden)


def spots(moves: Sequence[Place | Build | Tax]) -> tuple[Spot, ...]:
    """The squares that these moves are about, numbered as they first come up."""
    places = dict.fromkeys(tuple(sorted(_squares(move))) for move in moves)
    return tuple(Spot(number, place) for number, place in enumerate(places, 1))


def _squares(move: Place | Build | Tax) -> tuple[Square, ...]:
    return move.squares if isinstance(move, Place) else (move.square,)


def site_view(state: State, names: Sequence[str], build: Build) -> KingdomView:
    """The mover's kingdom with its free town squares numbered, and the building of that purchase faintly on its own.

    ValueError where the slot is empty.
    """
    tile = state.court.board[build.price]
    if tile is None:
        raise ValueError(f"there is no tile to buy for {build.price}")
    builds = [Build(build.price, site) for site in squares(state.kingdom.sites)]
    mine = kingdom_view(state, state.king.kingdom, names)
    return replace(mine, spots=spots(builds), planned=PlannedBuilding(build.square, TILES[tile]))


def court_view(state: State, names: Sequence[str]) -> CourtView:
    """The builders' board, with the prices of the player to move if there is one."""
    court, buyer = state.court, _acting(state, names)
    kingdom = state.king.kingdom if buyer else None
    return CourtView(
        tuple(
            Offer(price, price if kingdom is None else court.cost(price, kingdom), TILES[tile] if tile else None)
            for price, tile in enumerate(court.board)
        ),
        len(court.stack),
        TILES[court.burned[-1]] if court.is_awake else None,
        None if court.queen is None else owner_of(state, court.queen, names),
        buyer,
        None if kingdom is None else court.treasuries[kingdom],
    )


def draft_view(state: State, names: Sequence[str]) -> DraftView:
    """The dominoes still to be placed this round, and those to choose from."""
    # A turn begins with placing, so past its first step the domino of the turn lies in the kingdom.
    waiting = _slots(state.line, names, due=state.domino if state.turns else None)[bool(state.step_index) :]
    now, coming = LineView("line-now", waiting), LineView("line-next", _slots(state.next_line, names))
    return DraftView(tuple(line for line in (now, coming) if line.slots))


def free_dominoes_view(state: State) -> DraftView:
    """Only the dominoes that may be chosen now."""
    return DraftView((LineView("line-free", tuple(Slot(domino) for domino in state.next_line.free)),))


def _slots(line: Line, names: Sequence[str], due: Domino | None = None) -> tuple[Slot, ...]:
    def owner(king: King | None) -> Owner | None:
        return _mover(king, names) if king else None

    pairs = zip(line.dominoes, line.kings, strict=True)
    return tuple(Slot(domino, owner(king), due=domino is due) for domino, king in pairs)


def table_view(state: State, names: Sequence[str], last: Mapping[int, Place] = _NOTHING) -> TableView:
    """The whole table; `last` are the placements to be marked, by kingdom."""
    views = [kingdom_view(state, kingdom, names, last.get(kingdom)) for kingdom in range(len(state.kingdoms))]
    turn = _acting(state, names)
    return TableView(tuple(views), draft_view(state, names), turn, state.round, state.format.rounds)


def table_views(state: State, names: Sequence[str], last: Mapping[int, Place] = _NOTHING) -> tuple[View, ...]:
    """The whole table in as many pictures as it needs on a phone: kingdoms by four, the court and the lines."""
    whole = table_view(state, names, last)
    if not state.court.board:
        return (whole,)
    starts = range(0, len(whole.kingdoms), KINGDOMS_A_PICTURE)
    parts = [whole.kingdoms[start : start + KINGDOMS_A_PICTURE] for start in starts]
    kingdoms = [replace(whole, kingdoms=part, draft=DraftView(())) for part in parts]
    return (*kingdoms, replace(court_view(state, names), draft=whole.draft))


def poster_view(states: Sequence[State], names: Sequence[str]) -> PosterView:
    """The poster of a game whose positions these are, from the first to the last."""
    end = states[-1]
    scores = end.scores()
    owners = [owner_of(end, kingdom, names) for kingdom in range(len(end.kingdoms))]
    return PosterView(
        tuple(kingdom_view(end, kingdom, names) for kingdom in range(len(end.kingdoms))),
        tuple(_shown_parts([score.parts for score in scores])),
        end.ranking(),
        max(_largest(end, owners), key=lambda each: (each.size, each.points), default=None),
        max(_turns(states, owners), key=lambda each: each.points, default=None),
        _stay(end, owners),
    )


def poster_views(states: Sequence[State], names: Sequence[str]) -> tuple[PosterView, ...]:
    """The poster in as many pictures as it needs on a phone: with a court the breakdown has one of its own."""
    whole = poster_view(states, names)
    if not states[-1].court.board:
        return (whole,)
    return (
        replace(whole, sections=("kingdoms", "ranking", "highlights")),
        replace(whole, sections=("breakdown",)),
    )


def _shown_parts(scores: Sequence[Mapping[str, int]]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """All but the kinds of building that are worth nothing to anybody."""
    for part in scores[0]:
        points = tuple(score[part] for score in scores)
        if any(points) or part not in _HOUSES:
            yield part, points


def _stay(state: State, owners: Sequence[Owner]) -> QueenBonus | None:
    host = state.court.queen
    land = None if host is None else queens_property(state, host)
    return QueenBonus(owners[host], land.terrain, land.size) if host is not None and land else None


def _largest(state: State, owners: Sequence[Owner]) -> Iterator[LargestProperty]:
    for owner, kingdom in zip(owners, state.kingdoms, strict=True):
        for each in kingdom.properties():
            yield LargestProperty(owner, each.terrain, each.size, each.points)


def _turns(states: Sequence[State], owners: Sequence[Owner]) -> Iterator[BestTurn]:
    """What each turn with a domino to place added to the score of its kingdom."""
    plies = (pair for pair in pairwise(states) if pair[0].turns)
    for _, turn in groupby(plies, key=lambda ply: ply[0].turns):
        (before, after), *rest = turn
        if before.domino:
            end = rest[-1][1] if rest else after
            kingdom = before.king.kingdom
            gain = end.scores()[kingdom].earned - before.scores()[kingdom].earned
            yield BestTurn(owners[kingdom], before.domino, gain)
