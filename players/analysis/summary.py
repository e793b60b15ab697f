"""The summary of an analysis: a few numbers that can be stored as text."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate
from math import floor
from typing import Any, Self

from players.analysis.analysis import CHANCE_TOLD, Account, Analysis, Cause, Comparison, account
from players.analysis.futures import POINTS, VICTORY
from players.analysis.questions import PastQuestion
from players.choosing import ranked
from players.intervals import Estimate

FORMAT = 1
"""The version of the text format; it changes whenever older texts would be misread."""

MOST_TOLD = 25
"""The largest number of shown turns."""

USUAL = "usual"
"""The name of the common part of all kingdoms. The other names are the names of `Cause` in small letters."""


@dataclass(frozen=True)
class BetterTurn:
    """A turn that would have been clearly better than the played turn.

    - `start`: the number of moves of the game before the turn;
    - `played`: the number of moves of the played turn;
    - `moves`: the better moves as text;
    - `points` and `victory`: the gain of the kingdom in points and in its chance to win;
    - `rivals`: the gain of the other kingdoms in points, on average.
    """

    kingdom: int
    start: int
    played: int
    moves: str
    points: Estimate
    rivals: Estimate
    victory: Estimate

    @classmethod
    def of(cls, better: Comparison, start: int) -> Self:
        turn = better.turn
        gains = map(_brief, (better.points, better.rivals, better.victory))
        return cls(turn.kingdom, start, len(turn.event.moves), " ".join(map(str, turn.moves)), *gains)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        estimates = {name: Estimate(**data[name]) for name in ("points", "rivals", "victory")}
        return cls(**{**data, **estimates})


@dataclass(frozen=True)
class GoodTurn:
    """The turn with the highest rise of a kingdom's chance, `victory`; the other fields are as in `BetterTurn`."""

    kingdom: int
    start: int
    played: int
    victory: float


@dataclass(frozen=True)
class Summary:
    """An analysis in brief.

    - `chances`: the chance to win of each kingdom before every event, and at the end;
    - `rounds`: the round of each of these positions;
    - `parts`: the points of each kingdom for each part, whole numbers that add up to the result;
    - `error`: the largest error of any part;
    - `better`: up to MOST_TOLD turns with a gain of at least POINTS_TOLD or CHANCE_TOLD, the costliest mistakes first;
    - `best`: the best turn of each kingdom that has one, the best first;
    - `own`: the points of each kingdom's own choices;
    - `errors`: the error of the points of each kingdom by all choices, and so of the points by all luck;
    - `unsurpassed`: the number of turns of each kingdom where nothing better is known;
    - `losses`: the points that each kingdom lost per turn with a choice, against the search player's turns;
    - `questions`: questions about the costliest turns of each kingdom.

    In the texts of older versions, `questions` is None, and the four others are empty.
    """

    futures: int
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    parts: Mapping[str, tuple[int, ...]]
    error: float
    better: tuple[BetterTurn, ...]
    best: tuple[GoodTurn, ...] = ()
    own: tuple[Estimate, ...] = ()
    errors: tuple[float, ...] = ()
    unsurpassed: tuple[int, ...] = ()
    losses: tuple[float, ...] = ()
    questions: tuple[PastQuestion, ...] | None = None

    @classmethod
    def of(cls, analysis: Analysis) -> Self:
        kingdoms = range(analysis.ends[0].shape[1])
        accounts = [account(kingdom, POINTS, analysis.game, analysis.ends) for kingdom in kingdoms]
        positions = [*(event.before for event in analysis.game), analysis.game[-1].after]
        return cls(
            futures=len(analysis.ends[0]),
            chances=tuple(tuple(map(_rounded, ends[:, :, VICTORY].mean(0))) for ends in analysis.ends),
            rounds=tuple(state.round for state in positions),
            parts=_whole_parts(accounts),
            error=_rounded(max(each.error for one in accounts for each in (one.usual, *one.parts.values()))),
            better=tuple(_better_turns(analysis))[:MOST_TOLD],
            best=tuple(_best_turns(analysis)),
            own=tuple(_brief(each.parts[Cause.OWN]) for each in accounts),
            errors=tuple(_rounded(each.turns.error) for each in accounts),
            unsurpassed=tuple(map(analysis.unsurpassed, kingdoms)),
            losses=tuple(_rounded(analysis.loss(kingdom)) for kingdom in kingdoms),
            questions=analysis.questions,
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a summary. ValueError for another format or another text."""
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ValueError("an analysis in another format")
        try:
            return cls._from_data(data)
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError("no analysis of a game") from error

    @classmethod
    def _from_data(cls, data: Mapping[str, Any]) -> Self:
        asked = data.get("questions")
        return cls(
            futures=data["futures"],
            chances=tuple(map(tuple, data["chances"])),
            rounds=tuple(data["rounds"]),
            parts={name: tuple(points) for name, points in data["parts"].items()},
            error=data["error"],
            better=tuple(map(BetterTurn.from_data, data["better"])),
            best=tuple(GoodTurn(**each) for each in data["best"]),
            own=tuple(Estimate(**each) for each in data.get("own", ())),
            errors=tuple(data.get("errors", ())),
            unsurpassed=tuple(data.get("unsurpassed", ())),
            losses=tuple(data.get("losses", ())),
            questions=None if asked is None else tuple(PastQuestion(**each) for each in asked),
        )

    def __str__(self) -> str:
        """Return the text for `parse`: JSON in one line."""
        return json.dumps({"format": FORMAT, **asdict(self)}, separators=(",", ":"))


def _starts(analysis: Analysis) -> Mapping[int, int]:
    """Return the number of moves before each event, by the identity of the event."""
    lengths = accumulate((len(event.moves) for event in analysis.game), initial=0)
    return {id(event): start for event, start in zip(analysis.game, lengths, strict=False)}


def _best_turns(analysis: Analysis) -> Sequence[GoodTurn]:
    starts, found = _starts(analysis), dict[int, GoodTurn]()
    for event, change in analysis.gains():
        assert event.kingdom is not None
        victory = _rounded(change[:, event.kingdom, VICTORY].mean())
        turn = GoodTurn(event.kingdom, starts[id(event)], len(event.moves), victory)
        if victory >= max(CHANCE_TOLD, found[event.kingdom].victory if event.kingdom in found else 0):
            found[event.kingdom] = turn
    return sorted(found.values(), key=lambda each: -each.victory)


def _better_turns(analysis: Analysis) -> Sequence[BetterTurn]:
    """Return the turns to show, the costliest mistakes first: by whole percents as shown, then by points."""
    starts, told = _starts(analysis), [each for each in analysis.better if each.is_told]
    by_points = [told[index] for index in ranked([each.points.mean for each in told])]
    ordered = sorted(by_points, key=lambda each: round(100 * each.victory.mean), reverse=True)
    return [BetterTurn.of(each, starts[id(each.turn.event)]) for each in ordered]


def _whole_parts(accounts: Sequence[Account]) -> Mapping[str, tuple[int, ...]]:
    # The usual part is the same for all kingdoms, even after rounding.
    usual = round(accounts[0].usual.mean)
    rows = [_whole([one.parts[part].mean for part in Cause], round(one.result) - usual) for one in accounts]
    names = (part.name.lower() for part in Cause)
    return {USUAL: (usual,) * len(rows), **dict(zip(names, map(tuple, zip(*rows, strict=True)), strict=True))}


def _whole(parts: Sequence[float], total: int) -> list[int]:
    """Round numbers to a given sum that is less than 1 away from the sum of the numbers.

    >>> _whole([2.4, -1.7, 3.0], 4)
    [3, -2, 3]
    """
    whole = [floor(part) for part in parts]
    # The numbers with the largest losses by rounding down are rounded up instead.
    by_loss = sorted(range(len(parts)), key=lambda at: whole[at] - parts[at])
    for at in by_loss[: total - sum(whole)]:
        whole[at] += 1
    return whole


def _brief(estimate: Estimate) -> Estimate:
    return Estimate(_rounded(estimate.mean), _rounded(estimate.error))


def _rounded(number: float) -> float:
    return round(float(number), 4)
