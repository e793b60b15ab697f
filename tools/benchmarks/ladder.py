"""Matches with duplicate deals: `python -m tools.benchmarks.ladder kd7+mh master@0.2 strong --seats AB --deals 20`.

Every deal is played once for each seating of the two players, with the same lines. So neither the lines nor the order
of the kings favors a player, and results vary less than in independent games. Without arguments every level plays the
next lower level in a short form.

A name with "@0.2" gives a searching player that many seconds of processor time per turn; "@0" means no search.
`engine=COMMAND` is another program (docs/engine-protocol.md),
whose milliseconds are those of the clock.
"""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, stdev
from time import perf_counter, process_time

import numpy as np

from engine.cli.command_line import Parser, at_least, refuse
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.analysis.futures import totals_and_victories
from players.intervals import Estimate, share_half_width
from players.player import NO_SEARCH, Level, Limit, Player
from players.protocol import EngineError
from players.registry import PLAYERS
from players.search.search_player import SearchPlayer
from tools.benchmarks.engine_player import EnginePlayer
from tools.benchmarks.matches import kingdoms_by_seat, play_game

GAMES = ("kd+mh", "AB"), ("kd+mh", "ABBB"), ("kd7+mh", "AB"), ("qd", "AB")
"""The games of the short form with their seatings."""

STEPS = ("solid", "beginner", 20), ("strong", "solid", 20), ("master@0.2", "strong", 10)
"""The pairs of players in the short form, with the number of deals."""

SECONDS = r"[0-9]+(?:\.[0-9]{1,4})?"
"""The pattern of a number of seconds."""


@dataclass(frozen=True)
class DealResult:
    """The result of the first player in one game, or the mean over the games of a deal.

    - `wins`: the player's share of the victories; a shared victory counts as a fraction;
    - `points`: the mean points of the player's seats;
    - `others`: the mean points of all other seats.
    """

    wins: float
    points: float
    others: float


@dataclass(frozen=True)
class MatchResult:
    """The results of the first player in the deals of a match."""

    deals: Sequence[DealResult]

    @property
    def share(self) -> float:
        """The share of victories."""
        return fmean(each.wins for each in self.deals)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the share; deals are independent, but not the games of one deal."""
        wins = [each.wins for each in self.deals]
        error = share_half_width(stdev(wins), len(wins))
        # From equal deals, other deals can differ by no more than all victories or none.
        return error * max(self.share, 1 - self.share) if len(set(wins)) == 1 else error

    @property
    def lead(self) -> Estimate:
        """The mean lead in points of the player's seats over the others."""
        return Estimate.of(np.array([each.points - each.others for each in self.deals]))

    def __str__(self) -> str:
        points, others = fmean(each.points for each in self.deals), fmean(each.others for each in self.deals)
        victories = f"{self.share:.1%} ± {self.error:.1%}".replace("%", " %")
        return f"{victories} | {points:.1f} : {others:.1f} | {self.lead.mean:+.1f} ± {self.lead.error:.1f}"


def seatings(pattern: str) -> list[str]:
    """Return the different rotations of a pattern of seats: A is the first player, B the second.

    >>> seatings("ABAB"), seatings("ABB")
    (['ABAB', 'BABA'], ['ABB', 'BAB', 'BBA'])
    """
    rotations = (pattern[-shift:] + pattern[:-shift] if shift else pattern for shift in range(len(pattern)))
    return list(dict.fromkeys(rotations))


@dataclass(frozen=True)
class Match:
    """Two players with their seatings in every deal. ValueError if the game does not allow the match."""

    variant: Variant
    first: Level
    second: Level
    seats: str = "AB"
    seed: int = 1

    def __post_init__(self) -> None:
        if not re.fullmatch("A+B[AB]*|B+A[AB]*", self.seats):
            raise ValueError(f"{self.seats!r} does not seat A and B, and nobody else")
        start = State.start(self.variant, len(self.seats))
        if len(set(zip(kingdoms_by_seat(start), self.seats, strict=True))) > len(start.kingdoms):
            raise ValueError(f"{self.seats} has A and B in one team")

    def play(self, deals: int) -> MatchResult:
        return MatchResult([self._deal(number) for number in range(deals)])

    def _deal(self, deal: int) -> DealResult:
        games = [self._game(deal, *each) for each in enumerate(seatings(self.seats))]
        return DealResult(*(fmean(getattr(game, name) for game in games) for name in ("wins", "points", "others")))

    def _game(self, deal: int, number: int, seating: str) -> DealResult:
        levels = [self.first if each == "A" else self.second for each in seating]
        over = play_game(self.variant, levels, Random(f"{self.seed}/{deal}/{number}"), f"{self.seed}/{deal}")
        own = {kingdom for kingdom, player in zip(kingdoms_by_seat(over), seating, strict=True) if player == "A"}
        totals, wins = totals_and_victories(over)
        points = [total for kingdom, total in enumerate(totals) if kingdom in own]
        others = [total for kingdom, total in enumerate(totals) if kingdom not in own]
        return DealResult(sum(wins[kingdom] for kingdom in own), fmean(points), fmean(others))


@dataclass
class TimedPlayer:
    """A player, and the processor time of its turns in seconds; for an engine, the time of the clock."""

    player: Player
    spent: float = 0
    turns: int = 0

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        clock = perf_counter if isinstance(self.player, EnginePlayer) else process_time
        start = clock()
        moves = self.player.choose(state, rng, limit)
        self.spent += clock() - start
        self.turns += state.step_index == 0
        return moves


def find_opponent(name: str) -> Level:
    """Return the player with this name. ValueError for an unknown name, or for seconds without a search."""
    if engine := re.fullmatch(rf"engine=(.+?)(?:@({SECONDS}))?", name):
        command, seconds = engine.groups()
        return Level(name, EnginePlayer(command), Limit(seconds=float(seconds)) if seconds else NO_SEARCH)
    own, has_seconds, seconds = name.partition("@")
    if own not in PLAYERS:
        raise ValueError(f"there is no player {own!r}; there are {', '.join(PLAYERS)}")
    level = PLAYERS[own]
    if not has_seconds:
        return level
    player = level.player
    if not isinstance(player, SearchPlayer):
        raise ValueError(f"{own} takes no seconds")  # noqa: TRY004 - the name is wrong
    if not re.fullmatch(SECONDS, seconds):
        raise ValueError(f"{seconds!r} is no number of seconds")
    return Level(name, replace(player, clock=process_time), Limit(seconds=float(seconds)))


def play(match: Match, deals: int) -> None:
    """Play a match, and print its row of the table."""
    levels = match.first, match.second
    timed = [TimedPlayer(level.player) for level in levels]
    first, second = (replace(level, player=player) for level, player in zip(levels, timed, strict=True))
    result = replace(match, first=first, second=second).play(deals)
    pace = " : ".join(f"{1000 * each.spent / max(1, each.turns):.0f}" for each in timed)
    names = " | ".join(f"`{level.name}`" for level in levels)
    print(f"| `{match.variant}` | {match.seats} | {names} | {deals} | {result} | {pace} |", flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = Parser(prog="python -m tools.benchmarks.ladder", description="Matches with duplicate deals.")
    parser.add_argument("game", nargs="?", help="a variant's code")
    parser.add_argument("players", nargs="*", help="such as master@0.2 solid")
    parser.add_argument("--seats", default="AB", help="who sits where: AB (default), ABBB, AABB ...")
    parser.add_argument("--deals", type=at_least(2), default=10)
    parser.add_argument("--seed", type=at_least(0), default=1)
    asked = parser.parse_args(arguments)
    plays = [(code, seats, *step) for code, seats in GAMES for step in STEPS]
    if asked.game:
        plays = [(asked.game, asked.seats, *asked.players[:2], asked.deals)] if len(asked.players) == 2 else []
    try:
        matches = [
            (Match(Variant.parse(code), find_opponent(first), find_opponent(second), seats, asked.seed), deals)
            for code, seats, first, second, deals in plays
        ]
    except ValueError as problem:
        parser.error(str(problem))
    if not matches:
        parser.error("name two players")
    print("| game | seats | A | B | deals | victories of A | points | lead of A | ms a turn |\n" + "|---" * 9 + "|")
    try:
        for match, deals in matches:
            play(match, deals)
    except EngineError as error:
        sys.exit(refuse(parser.prog, str(error)))
    finally:
        for player in (level.player for match, _ in matches for level in (match.first, match.second)):
            if isinstance(player, EnginePlayer):
                player.close()


if __name__ == "__main__":
    main()
