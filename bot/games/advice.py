"""Suggestions: who gets them, and when; turns with a hint; placements grouped by their spots; and graded turns."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.games.game import ALONE, FIRST_GAME, HOST, Actor, Game, Seat, Suggestions
from bot.games.people.person import Person
from bot.games.refusals import Refusal
from bot.games.rights import Right, require, seat_for
from bot.games.seats import is_solo
from bot.games.table import PlayedTurn, Table, is_decided
from engine.kingdom import Kingdom
from engine.moves import Place
from engine.scoring import MIDDLE_KINGDOM_BONUS
from players.analysis.questions import Question
from players.analysis.review import Settled, can_review
from players.analysis.verdicts import Verdict
from players.evaluation import TurnsLeft, holes
from players.options import PlacementOption
from renderers.spots import Pair, spot_numbers, spot_of


def allowed(table: Table, person: Person) -> Suggestions:
    """Return when the person gets suggestions, by the settings of the person, the seat and the table.

    Nobody gets suggestions in a shared deal, because people compare their points.
    """
    if table.game.deal.name or person.suggestions is Suggestions.NONE:
        return Suggestions.NONE
    seat = table.game.seat_of(person.user_id)
    return Suggestions.SHOWN if seat and seat.guided else table.game.suggestions


def guided(
    game: Game, seats: Sequence[Seat], people: Mapping[int, Person], newcomers: Collection[int]
) -> tuple[Seat, ...]:
    """Return the seats at the start. A seat is guided for a newcomer, or for a person who asks for it and plays alone.

    The seats do not change in a shared deal, or if the host has set suggestions.
    """

    def reason(seat: Seat) -> str | None:
        person = people.get(seat.user_id or 0)
        if seat.guided or game.deal.name or game.suggestions is not Suggestions.HINT or not person:
            return seat.guided
        if person.suggestions is not Suggestions.NONE and person.user_id in newcomers:
            return FIRST_GAME
        is_free = is_solo(game) and game.options.suggestions is None
        return ALONE if is_free and person.suggestions is Suggestions.SHOWN else None

    return tuple(replace(seat, guided=reason(seat)) for seat in seats)


def choose_guided(game: Game, actor: Actor, at: int, people: Collection[int]) -> Game:
    """Show suggestions to these people alone, by their user ids."""
    require(Right.SET_UP, game, actor, at)
    seats = (replace(seat, guided=HOST if seat.user_id in people else None) for seat in game.seats)
    return replace(game, seats=tuple(seats))


def are_shown(table: Table, person: Person) -> bool:
    """Return whether the player of the current turn sees suggestions."""
    when = allowed(table, person)
    return when is Suggestions.SHOWN or (when is Suggestions.HINT and is_hinted(table))


def is_hinted(table: Table) -> bool:
    """Return whether a hint was asked for in the current turn."""
    seat = table.acting
    return seat is not None and bool(seat.hints >> turns_of(table, seat.number) & 1)


def turns_of(table: Table, seat: int) -> int:
    """Return how many turns of the seat have ended; this is also the number of the current turn, from 0."""
    return sum(turn[0].seat == seat and turn[-1].ends_turn for turn in table.turns)


def ask_for_hint(game: Game, actor: Actor, at: int, turn: int) -> Game:
    """Record that the actor asks for a hint in the turn of that number; idempotent. Raises Refusal in a shared deal."""
    if game.deal.name:
        raise Refusal("error-no-hint")
    own = seat_for(Right.ASK_FOR_HINT, game, actor)
    seats = (replace(seat, hints=seat.hints | 1 << turn) if seat == own else seat for seat in game.seats)
    return replace(game, seats=tuple(seats))


def found_alone(table: Table, seat: int) -> tuple[int, int]:
    """Return how many turns the person on the seat has decided without a hint, and how many in all.

    Turns without a choice do not count.
    """
    hints, user_id = table.seat(seat).hints, table.seat(seat).user_id
    turns = enumerate(turn for turn in table.turns if turn[0].seat == seat)
    decided = [number for number, turn in turns if is_decided(turn, user_id)]
    return sum(not hints >> number & 1 for number in decided), len(decided)


# ---- the spots of a domino


def value_now(suggestion: PlacementOption) -> tuple[int, int, int]:
    """Return three values: the points now minus the lost bonuses, and the negative numbers of holes and properties.

    The first hole loses the bonus for Harmony, because Harmony needs a place for every domino. If a kingdom has fewer
    properties, the properties are larger.
    """
    placement = suggestion.placement
    goals, before, after = placement.goals, placement.before, placement.after
    lost = 0
    # The gain of a kingdom's last turn includes the bonuses.
    if TurnsLeft.of(placement.state, placement.state.king.kingdom).count:
        has_first_hole = suggestion.holes > 0 == holes(before.land, before.size)
        lost = MIDDLE_KINGDOM_BONUS * goals.loses_center(after.land) + goals.harmony * has_first_hole
    return suggestion.gain - lost, -suggestion.holes, -len(after.properties())


@dataclass(frozen=True)
class Spots:
    """The legal placements of a domino, at least one."""

    suggestions: Sequence[PlacementOption]

    @cached_property
    def by_points(self) -> Sequence[PlacementOption]:
        """The placements with the most points now first; placements of equal points in the order of moves."""
        place = self.suggestions[0].place
        moves = {move: rank for rank, move in enumerate(self._kingdom.placements(place.domino))}
        return sorted(self.suggestions, key=lambda each: (-each.gain, moves[each.place]))

    @cached_property
    def numbers(self) -> Mapping[Pair, int]:
        return spot_numbers(self._kingdom, (spot_of(each.place) for each in self.suggestions))

    @cached_property
    def meant(self) -> Mapping[int, PlacementOption]:
        """The placement with the most points for each number; mirror images and both orientations share a number."""
        return {self.number(each): each for each in reversed(self.by_points)}

    def number(self, suggestion: PlacementOption) -> int:
        return self.numbers[spot_of(suggestion.place)]

    def listed(self, kept: Place | None = None) -> Sequence[PlacementOption]:
        """Return the placements without mirror images, by the points of their spots and then by number.

        Both orientations of a spot are together, the better orientation first. The spot of the placement `kept` is
        listed instead of its mirror images.
        """
        ways = [each for each in self.by_points if self._is_listed(each, kept)]
        order = [*dict.fromkeys(map(self.number, sorted(ways, key=lambda each: (-each.gain, self.number(each)))))]
        return sorted(ways, key=lambda each: order.index(self.number(each)))

    def richest(self, kept: Place | None = None) -> PlacementOption:
        """Return the listed placement of the highest value now, in its orientation with the most points."""
        ranked = max((each for each in self.suggestions if self._is_listed(each, kept)), key=value_now)
        return next(each for each in self.by_points if spot_of(each.place) == spot_of(ranked.place))

    def _is_listed(self, suggestion: PlacementOption, kept: Place | None) -> bool:
        number, spot = self.number(suggestion), spot_of(suggestion.place)
        return spot == spot_of(kept if kept and self.numbers[spot_of(kept)] == number else self.meant[number].place)

    @property
    def _kingdom(self) -> Kingdom:
        return self.suggestions[0].placement.before


@dataclass(frozen=True)
class GradedTurn:
    """A turn, and the settled judgement of its most expensive decision; None if the turn was as suggested."""

    turn: PlayedTurn
    settled: Settled | None = None

    @property
    def question(self) -> Question | None:
        """The decision as a question with the better answers; None if no answer was better."""
        return self.settled.question if self.settled and self.settled.verdict is not Verdict.AS_GOOD else None

    @property
    def cost(self) -> float:
        """The points that the decision cost; 0 if no answer was better."""
        return self.settled.cost.mean if self.settled and self.question and self.settled.cost else 0


def coached_turn(table: Table, person: Person) -> PlayedTurn:
    """Return the person's latest finished turn if the coach grades it; otherwise empty.

    The coach grades if the person wants grades, plays alone in their own deal, had a choice, and saw no suggestion.
    """
    seat = table.game.played_by(person.user_id)
    if not (person.coach and seat and is_solo(table.game) and can_review(table.start)):
        return ()
    turn, number = table.latest_turn_of(seat.number), turns_of(table, seat.number) - 1
    is_shown = allowed(table, person) is Suggestions.SHOWN or (number >= 0 and seat.hints >> number & 1)
    return () if is_shown or all(each.is_automatic or each.is_forced for each in turn) else turn
