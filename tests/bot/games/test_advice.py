"""Suggestions and the coach: who has them, and of which turns."""

from dataclasses import replace
from typing import Any

from bot.games.advice import coached_turn, guided, turns_of
from bot.games.game import ALONE, FIRST_GAME, HOST, GameOptions, Seat, Suggestions
from bot.games.people.person import Person
from bot.games.table import Table
from tests.bot.sample_tables import (
    FIRST_USER,
    SECOND,
    THIRD,
    a_game,
    changed,
    chosen_by,
    placed,
    played,
    recorded,
)
from tests.recorded_games import RECORD_OF


def advised(*moves: str, suggestions: Suggestions | None = None, **own: Any) -> Table:
    """The table of Ola, with changes of her seat."""
    table = placed(*moves)
    ola, kenji = table.game.seats
    options = replace(table.game.options, suggestions=suggestions)
    return table.with_game(replace(table.game, seats=(replace(ola, **own), kenji), options=options))


def test_suggestions_are_shown_to_newcomers_and_to_who_asks_for_them_alone_unless_somebody_has_chosen() -> None:
    alone = Seat(1, FIRST_USER, "Ola"), Seat(2, None, "Greta", "solid")

    def reason(person: Person, newcomers: tuple[int, ...], chosen: Suggestions | None = None, **own: Any) -> str | None:
        options = GameOptions("kd", 2, suggestions=chosen)
        game = a_game("kd", 2, **{"seats": alone, "options": options} | own)
        return guided(game, game.seats, {FIRST_USER: person}, newcomers)[0].guided

    shown, silent = (Person(FIRST_USER, suggestions=each) for each in (Suggestions.SHOWN, Suggestions.NONE))
    assert (reason(Person(FIRST_USER), (FIRST_USER,)), reason(shown, ()), reason(Person(FIRST_USER), ())) == (
        FIRST_GAME,
        ALONE,
        None,
    )
    assert reason(silent, (FIRST_USER,)) is reason(shown, (), Suggestions.HINT) is None
    assert reason(shown, (FIRST_USER,), name="2026-11-22") is reason(shown, (), seats=a_game("kd", 2).seats) is None
    assert reason(silent, (FIRST_USER,), seats=(Seat(1, FIRST_USER, "Ola", guided=HOST),)) == HOST


def test_only_finished_turns_of_ones_own_are_counted() -> None:
    counts = [[turns_of(placed(*moves), seat) for seat in (1, 2)] for moves in ((), ("3@g8n",), ("3@g8n", ">42"))]
    assert counts == [[2, 2], [2, 2], [3, 2]]


def test_the_coach_grades_what_a_person_who_wants_that_has_chosen_alone_and_without_a_suggestion() -> None:
    def graded(table: Table, person: Person = Person(FIRST_USER, coach=True), kenji: int | None = None) -> int:  # noqa: B008
        first, second = table.game.seats
        seats = first, replace(second, user_id=kenji, computer=None if kenji else "solid")
        return len(coached_turn(table.with_game(replace(table.game, seats=seats)), person))

    turn = "3@g8n", ">42"
    assert (graded(advised(*turn)), graded(advised(*turn, hints=3))) == (2, 2)
    assert graded(advised(*turn, hints=4)) == graded(advised(*turn, suggestions=Suggestions.SHOWN)) == 0
    assert graded(chosen_by(None, advised(*turn))) == graded(advised(*turn), Person(FIRST_USER)) == 0
    assert graded(advised(*turn), kenji=SECOND) == 0
    table = advised(*turn)
    assert graded(table, Person(THIRD, coach=True)) == 0
    unknown = replace(table.start, variant=replace(table.start.variant, base="checkers"))
    begun, over = (each.with_game(advised().game) for each in (played("kd", 2), recorded(RECORD_OF["kd-2"])))
    shared = table.with_game(changed(table.game, name="2026-11-22"))
    # The last turn had a single legal move.
    assert [graded(each) for each in (shared, replace(table, start=unknown), begun, over)] == [0] * 4
