"""Ratings of people from the games that they have finished: examples, and laws that hold for all games."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import date
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from bot.features.ranking.ratings import (
    FEWEST_GAMES,
    RatedPerson,
    Ratings,
    compared,
    deal_games,
    rating_changes,
    with_places,
)
from bot.features.ranking.rows import DealResult
from bot.games.results import FinishedGame, FinishedSeat, ranking_of
from engine.variants import VARIANTS

OLA, KENJI, ZURI, MAJA = 101, 102, 103, 104
NAMES = {OLA: "Ola", KENJI: "Kenji", ZURI: "Zuri", MAJA: "Maja", None: "Greta"}
SIZES = [(base, players) for base, variant in VARIANTS.items() for players in variant.formats]


def a_game(*results: tuple[int | None, int], variant: str = "kd") -> FinishedGame:
    """A game of people with their places, on seats in this order; None is a computer player."""
    seats = (FinishedSeat(number, who, NAMES[who], place) for number, (who, place) in enumerate(results, 1))
    return FinishedGame(variant, tuple(seats))


def standings(games: Iterable[FinishedGame], *unlisted: int) -> tuple[RatedPerson, ...]:
    """How people stand after the games of one ranking."""
    ratings = Ratings()
    ratings.add(games)
    ratings.settle()
    return with_places(next(iter(ratings.rankings.values()), ()), frozenset(unlisted))


def rounded(game: FinishedGame) -> list[float]:
    """What the game changes for Ola, Kenji, Zuri and Maja, if it counts for them."""
    changes = rating_changes(game, {})
    return [round(changes[person], 2) for person in (OLA, KENJI, ZURI, MAJA) if person in changes]


# ---- the list


def test_standings_follow_the_games_in_their_order() -> None:
    won, lost = a_game((OLA, 1), (KENJI, 2)), a_game((OLA, 2), (KENJI, 1))
    assert standings([won, won, lost]) == (
        RatedPerson(OLA, "Ola", 1512, games=3, wins=2, place=1),
        RatedPerson(KENJI, "Kenji", 1488, games=3, wins=1, place=2),
    )
    assert [each.rating for each in standings([lost, won, won])] == [1517, 1483]
    drawn = a_game((OLA, 1), (KENJI, 1))
    assert [each.place for each in standings([drawn] * FEWEST_GAMES)] == [1, 1]
    assert [each.place for each in standings([won] * FEWEST_GAMES, OLA)] == [None, 1]
    assert [each.place for each in standings([won] * 2)] == [None, None]


def test_nobody_is_compared_with_their_team_or_themselves() -> None:
    people = [*NAMES][:4]
    team = a_game(*((each, 1) for each in (*people, *people)), variant="rwt")
    pairs = [{one.number % 4, other.number % 4} for one, other in compared(team)]
    assert (len(pairs), sorted(map(len, pairs))[:1]) == (24, [2])
    twice = a_game((OLA, 1), (KENJI, 2), (OLA, 3))
    assert [{one.number, other.number} for one, other in compared(twice)] == [{1, 2}, {2, 3}]


# ---- one ranking for each box


def test_each_variant_is_in_one_ranking() -> None:
    assert {base: ranking_of(base) for base in VARIANTS} == {
        "kd": "kd",
        "kd7": "kd",
        "kd3n": "kd",
        "qd": "qd",
        "rw": "rw",
        "rwt": "rw",
    }


# ---- laws


@st.composite
def finished_games(draw: st.DrawFn) -> FinishedGame:
    """A game of any variant, with the same place for all of a team; a person may sit twice, and people are erased."""
    base, players = draw(st.sampled_from(SIZES))
    kingdoms = VARIANTS[base].formats[players].kingdoms
    places = draw(st.lists(st.integers(1, kingdoms), min_size=kingdoms, max_size=kingdoms))
    people = draw(st.lists(st.integers(1, 6), min_size=players, max_size=players))
    seats = (
        FinishedSeat(
            number,
            draw(st.sampled_from([person, person, person, -person, None])),
            str(person % 3),
            1 + sum(place < places[(number - 1) % kingdoms] for place in places),
            resigned=draw(st.sampled_from([False, False, True])),
            is_lent=draw(st.sampled_from([False, False, True])),
            is_guided=draw(st.sampled_from([False] * 11 + [True])),
        )
        for number, person in enumerate(people, 1)
    )
    return FinishedGame(base, tuple(seats))


def plainly(games: Iterable[FinishedGame], unlisted: frozenset[int]) -> dict[str, list[RatedPerson]]:
    """The standings as the rules tell them: each person in turn against all others, with nothing kept but totals."""
    totals, played = defaultdict[str, dict[int, RatedPerson]](dict), Counter[str]()
    for game in games:
        kingdoms, people = VARIANTS[game.variant].formats[len(game.seats)].kingdoms, totals[ranking_of(game.variant)]
        present = [seat for seat in game.seats if seat.user_id is not None and not seat.is_lent]
        rating = {seat: people.get(seat.user_id, RatedPerson(0, "")).rating for seat in present if seat.user_id}
        place = {seat: 99 if seat.resigned else seat.place for seat in present}
        team = {seat: [each for each in present if (each.number - seat.number) % kingdoms == 0] for seat in present}
        strength = {seat: sum(rating[each] for each in team[seat]) / len(team[seat]) for seat in present}
        gains, opponents = defaultdict[int, float](float), Counter[int]()
        for seat, other in product(present, present):
            if (
                other not in team[seat]
                and other.user_id != seat.user_id
                and not any(each.is_guided for each in game.seats)
            ):
                result = 1 if place[seat] < place[other] else 0 if place[seat] > place[other] else 0.5
                gains[seat.user_id or 0] += result - 1 / (1 + 10 ** ((strength[other] - strength[seat]) / 400))
                opponents[seat.number] += 1
        if gains:
            played[ranking_of(game.variant)] += 1
        for user_id, gain in gains.items():
            best = min((seat for seat in present if seat.user_id == user_id), key=lambda seat: place[seat])
            old = people.get(user_id, RatedPerson(user_id, best.name))
            points, victories = old.rating + 32 * gain / max(opponents.values()), old.wins + (place[best] == 1)
            people[user_id] = RatedPerson(user_id, best.name, points, old.games + 1, victories)
    found = dict[str, list[RatedPerson]]()
    for base in sorted(played, key=lambda each: -played[each]):
        shown = [each._replace(rating=round(each.rating)) for each in totals[base].values() if each.user_id > 0]
        named = [each for each in shown if each.user_id not in unlisted and each.games >= 3]
        found[base] = [
            each._replace(
                is_listed=each.user_id not in unlisted,
                place=1 + sum(other.rating > each.rating for other in named) if each in named else None,
            )
            for each in sorted(shown, key=lambda each: (-each.rating, each.name, each.user_id))
        ]
    return found


@given(st.lists(finished_games(), max_size=16), st.frozensets(st.integers(1, 6), max_size=2))
def test_the_standings_of_a_season_are_those_that_the_rules_tell(
    games: list[FinishedGame], unlisted: frozenset[int]
) -> None:
    season = Ratings()
    season.add(games)
    season.settle()
    found = {base: [*with_places(people, unlisted)] for base, people in season.rankings.items()}
    expected = plainly(games, unlisted)
    assert [played for played in found if found[played]] == [played for played in expected if expected[played]]
    for base, people in expected.items():
        assert found[base] == people


# ---- deals and seasons

DAILY, WEEKLY = "2026-12-31", "2026-12-28-weekly-7"
NEW_YEAR = 1_798_761_600
"""The first second of 2027, a Friday."""


def result(deal: str, user_id: int, points: int, ended_at: int = NEW_YEAR) -> DealResult:
    return DealResult(deal, user_id, NAMES.get(user_id, "Somebody"), points, ended_at)


def test_the_people_of_a_deal_are_compared_by_points_once_nobody_can_play_it_any_more() -> None:
    results = [*(result(DAILY, *each) for each in ((OLA, 50), (KENJI, 61), (-5, 50))), result(WEEKLY, OLA, 50)]
    assert [*deal_games(results, date(2026, 12, 31))] == []
    [game] = deal_games(results, date(2027, 1, 1))
    assert [(seat.user_id, seat.place) for seat in game.seats] == [(OLA, 2), (KENJI, 1), (-5, 2)]
    assert rounded(game) == [-8, 16]
    # An erased person takes nobody's points along, and stands in no list.
    assert [each.name for each in standings([game] * 3)] == ["Kenji", "Ola"]
