"""Play a match of the ladder: `python -m benchmarks.ladder kd7+mh release-1@0.2 monte-carlo@0.2 --deals 20`.

Of more than two players, each plays the next one, and their ratings follow: `... kd7+mh strong greedy beginner random`.
Without arguments it plays a short form of the ladder, which shows no more than that nothing is broken.

`--seats` says who sits where: AB, ABBB (one against three), AABB (two against two); every deal is played with all
rotations of it. Time is processor time. With `--luck 128` the line also says what the result is without the luck of the
lines, each of which is estimated in 128 futures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from benchmarks.arguments import argument
from benchmarks.ladder.duplicate import Match, MatchResult
from benchmarks.ladder.opponents import find_opponent
from benchmarks.ladder.ratings import ratings
from benchmarks.timed_player import TimedPlayer
from engine.cli.command_line import Parser, at_least
from engine.variants import Variant
from players.player import Level

SHORT_FORM = (
    ("kd7+mh", ("current", "release-1", "greedy", "beginner", "random"), "AB", 8),
    ("kd7+mh", ("current@0.2", "release-1@0.2"), "AB", 2),
    ("kd+mh", ("current", "greedy"), "ABBB", 10),
    ("kd+mh", ("current@0.2", "monte-carlo@0.2"), "AABB", 1),
)
"""Game, players, seats and deals of the short form."""

PAIR = 2
"""The fewest players; more of them are rated."""

FEWEST_RATED = 2
"""The fewest deals from which the error of a match can be estimated."""


def play(match: Match, deals: int) -> MatchResult:
    """Play a match, and print what it came to."""
    levels = match.first, match.second
    timed = [TimedPlayer(level.player) for level in levels]
    first, second = (replace(level, player=player) for level, player in zip(levels, timed, strict=True))
    result = replace(match, first=first, second=second).play(deals)
    names = " against ".join(level.name for level in levels)
    pace = " : ".join(f"{1000 * each.spent / max(1, each.turns):.0f}" for each in timed)
    print(f"{match.variant} {names}, {match.seats}: {result}, {pace} ms a turn", flush=True)
    return result


def pair_up(variant: Variant, players: Sequence[Level], seats: str, seed: int, luck: int) -> list[Match]:
    """Return the matches of each player against the next one. ValueError if the game cannot be played so."""
    # With deals of their own, so that ratings add up independent results.
    return [Match(variant, *pair, seats, seed + number, luck) for number, pair in enumerate(pairwise(players))]


def play_all(matches: Sequence[Match], deals: int) -> None:
    """Play the matches of each player against the next one, and rate more than two players."""
    results = [play(match, deals) for match in matches]
    if len(matches) > 1:
        print_ratings([matches[0].first, *(match.second for match in matches)], results)


def print_ratings(players: Sequence[Level], results: Sequence[MatchResult]) -> None:
    """Print the rating of each player, from the results of each against the next."""
    for player, rating in zip(players, ratings(results), strict=True):
        print(f"  {player.name:<18}{rating}")


def play_short_form(seed: int, luck: int) -> None:
    for code, names, seats, deals in SHORT_FORM:
        play_all(pair_up(Variant.parse(code), [*map(find_opponent, names)], seats, seed, luck), deals)


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m benchmarks.ladder", description="Matches with duplicate deals.")
    parser.add_argument("game", nargs="?", type=argument(Variant.parse), help="a variant's code")
    names = "such as current@0.2 release-1@0.2 greedy"
    parser.add_argument("players", nargs="*", type=argument(find_opponent), help=names)
    parser.add_argument("--seats", default="AB", help="who sits where: AB (default), ABBB, AABB ...")
    parser.add_argument("--deals", type=at_least(1), default=10)
    parser.add_argument("--seed", type=at_least(0), default=1)
    parser.add_argument(
        "--luck", type=at_least(0), default=0, metavar="FUTURES", help="estimate the luck of each line in so many"
    )
    asked = parser.parse_args(arguments)
    if not asked.game:
        play_short_form(asked.seed, asked.luck)
        return
    if len(asked.players) < PAIR:
        parser.error("name two players at least")
    if len(asked.players) > PAIR and asked.deals < FEWEST_RATED:
        parser.error("ratings take two deals at least")
    try:
        matches = pair_up(asked.game, asked.players, asked.seats, asked.seed, asked.luck)
    except ValueError as problem:
        parser.error(str(problem))
    play_all(matches, asked.deals)


if __name__ == "__main__":
    main()
