"""Suggestions: which player gets them when, and the turns with a hint."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.game import ALONE, FIRST_GAME, HOST, Actor, Game, Seat, Suggestions
from bot.games.lobby import require_setup
from bot.games.people import Person
from bot.games.refusals import Refusal
from bot.games.seats import is_solo, require_person, require_playing
from bot.games.table import PlayedTurn, Table, is_decided


def allowed(table: Table, person: Person) -> Suggestions:
    """Return when the person gets suggestions: as the table and the person's seat say, or never as the person says.

    Nobody gets suggestions in a shared deal, because people compare their points.
    """
    if table.game.deal.name or person.suggestions is Suggestions.NONE:
        return Suggestions.NONE
    seat = table.game.seat_of(person.user_id)
    return Suggestions.SHOWN if seat and seat.guided else table.game.suggestions


def guided(
    game: Game, seats: Sequence[Seat], people: Mapping[int, Person], newcomers: Collection[int]
) -> tuple[Seat, ...]:
    """Return the seats at the start of the game, guided if their person is a newcomer, or asks for it and plays alone.

    In a deal that people share, and where the host has decided otherwise, the host alone can have a seat guided.
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
    """Show suggestions to these people alone, by their user ids. Raises as `require_setup`."""
    require_setup(game, actor, at)
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
    own = require_person(require_playing(game), actor)
    seats = (replace(seat, hints=seat.hints | 1 << turn) if seat == own else seat for seat in game.seats)
    return replace(game, seats=tuple(seats))


def found_alone(table: Table, seat: int) -> tuple[int, int]:
    """Return how many turns the person on the seat has decided without a hint, and how many in all.

    Turns without a choice do not count.
    """
    hints, user_id = table.seat(seat).hints, table.seat(seat).user_id
    decided = [number for number, turn in _turns(table, seat) if is_decided(turn, user_id)]
    return sum(not hints >> number & 1 for number in decided), len(decided)


def guided_turns(table: Table) -> Iterator[PlayedTurn]:
    """Yield the turns in which people may have seen suggestions."""
    for seat in table.game.seats:
        is_always = seat.guided or table.game.suggestions is Suggestions.SHOWN
        yield from (turn for number, turn in _turns(table, seat.number) if is_always or seat.hints >> number & 1)


def _turns(table: Table, seat: int) -> Iterator[tuple[int, PlayedTurn]]:
    return enumerate(turn for turn in table.turns if turn[0].seat == seat)
