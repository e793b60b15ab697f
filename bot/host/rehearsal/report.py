"""The report of a rehearsal: first what it means for the host, then what it shows the makers of the bot."""

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from importlib.resources import files
from operator import itemgetter
from statistics import median, quantiles
from typing import NamedTuple

import discord

from bot.games.channel import LATE_EDITS, NONCE_SECONDS
from bot.games.game import MINUTE
from bot.host.monitoring import build
from bot.host.rehearsal.facts import REQUEST, Table, compared
from bot.host.rehearsal.probes import GAME
from bot.host.rehearsal.stage import Stage
from bot.host.rehearsal.wire import Exchange
from renderers.text.alt_text import LIMIT

_OTHER, _OPEN, _LATER = "**!**", "?", "asked with `--hour`"
PLAYABLE, UNPLAYABLE, LIMITED = 0, 2, 3
"""The exit statuses."""


class Question(NamedTuple):
    """A doubt about Discord."""

    text: str
    assumed: str
    """What the bot assumes."""
    source: str
    """Issues of discord/discord-api-docs, unless another place is named."""
    place: str
    """The place in the house that the answer is about."""


@cache
def questions() -> Mapping[str, Question]:
    """Read the questions, by their names."""
    numbers = {"LIMIT": LIMIT, "NONCE_MINUTES": NONCE_SECONDS // MINUTE, "LATE_EDITS": LATE_EDITS}
    return {name: Question(*(each.format(**numbers) for each in about)) for name, *about in _rows("questions.tsv")}


def not_tried() -> Mapping[str, str]:
    """Return what no program may try, or can, with the reason."""
    return dict(_rows("not_tried.tsv"))


def _rows(name: str) -> Iterator[list[str]]:
    return (line.split("\t") for line in (files(__package__) / name).read_text("utf-8").splitlines())


@dataclass
class Report:
    stage: Stage
    expected: Table
    left: str

    @property
    def status(self) -> int:
        return UNPLAYABLE if GAME in self.stage.losses else LIMITED if self.stage.losses else PLAYABLE

    @property
    def verdict(self) -> str:
        """What the host reads first."""
        losses, outcomes = self.stage.losses, self.stage.outcomes
        if GAME in losses:
            return f"It cannot be played here, because Discord refuses what a game needs ({losses[GAME]})."
        idle = " Some acts were left out: taps are partly untried." if any(each.is_idle for each in outcomes) else ""
        if not losses:
            return f"The bot can be played here.{idle}"
        names = ", ".join(each.replace("_", " ") for each in losses)
        setting = ",".join(each for each in ("emoji", "direct_answers") if each in losses)
        advice = f": write SWITCHED_OFF={setting}" if setting else "; it goes on without by itself"
        reasons = "".join(f"\n- {name.replace('_', ' ')}: {reason}" for name, reason in losses.items())
        return f"The bot can be played here, but without {names}{advice}.{idle}{reasons}"

    @cached_property
    def differences(self) -> Mapping[str, Sequence[str]]:
        """The differences from the expected facts, with the steps in which each was seen."""
        steps = [step for each in self.stage.outcomes for step in each.steps if each.name != "cleaning"]
        return compared(self.expected.facts, self.stage.seen.facts, steps)

    def lines(self, date: datetime) -> Iterator[str]:
        rows = sorted((self._row(*each) for each in questions().items()), key=itemgetter(0))
        marks, waiting = Counter(mark for mark, *_ in rows), sum(_LATER in each for each in rows)
        later = f" ({waiting} take `--hour`)" if waiting else ""
        yield (
            f"# Rehearsal of {date:%Y-%m-%d}\n\n{self.verdict}\n\n"
            f"Of {len(rows)} questions {marks[_OTHER]} have another answer than expected, and {marks[_OPEN]} have "
            f"none{later}. {len(self.differences)} facts of requests and answers are otherwise.\n\n"
            f"kingdomino-bot {build.describe()}, discord.py {discord.__version__}, Python {platform.python_version()}; "
            f"{len(self.stage.wire.exchanges)} requests. The report has no token, names, ids or texts.\n\n"
            "## Questions\n\nThe bot is tested on a simulator of Discord, and assumes no more than it needs. "
            f"`ok`: Discord does the same as the simulator; {_OTHER}: something else; {_OPEN}: no answer. "
            "The reports are issues of discord/discord-api-docs.\n"
        )
        yield from _table("", "question", "the bot assumes", "the simulator", "seen", "reports", "place", rows=rows)
        yield "\n## Probes\n"
        yield from _table("probe", "facts", "requests", "ms, median", "ms, most", "place", rows=self._probes())
        yield from _diff("Otherwise than expected", self._differences())
        yield from _diff("Keys that are new or missing beside simulator/recorded/shapes.tsv", self._keys())
        yield f"\n## Times and limits\n\nA rehearsal asks for refusals on purpose: {_OTHER} marks others.\n"
        yield from _table("request", "n", "ms, p50", "ms, p95", "statuses", "limit", rows=self._times())
        yield "\n## Not tried\n"
        yield from (f"- {what}: {why}" for what, why in not_tried().items())
        yield f"\nLeft behind: {self.left}."

    def _row(self, name: str, question: Question) -> Sequence[str]:
        """Return the row of a question, with a mark first."""
        known, seen = self.expected.answers.get(name, "–"), self.stage.seen.answers.get(name)
        mark = _OPEN if seen is None else "ok" if seen == known else _OTHER
        asked = _LATER if name.startswith(("late", "nonce-life")) else "not answered"
        return mark, question.text, question.assumed, known, seen or asked, question.source, question.place

    def _probes(self) -> Iterator[Sequence[str]]:
        for each in self.stage.outcomes:
            times = [1000 * made.seconds for made in each.exchanges] or [0]
            odd = sum(step in each.steps for steps in self.differences.values() for step in steps)
            verdict = f"broken off at {each.broken}" if each.broken else f"{odd} otherwise" if odd else "as expected"
            numbers = len(each.exchanges), median(times), max(times)
            yield each.name, verdict, *(f"{number:.0f}" for number in numbers), each.place

    def _differences(self) -> Iterator[str]:
        places = {each.name: each.place for each in self.stage.outcomes}
        for line, steps in self.differences.items():
            first = [] if f"in {steps[0]}: " in line else steps[:1]
            more = [f"{len(steps) - 1} times more"] if len(steps) > 1 else []
            yield f"{line}  ({'; '.join([*first, *more, places[steps[0].partition(': ')[0]]])})"

    def _keys(self) -> Iterator[str]:
        there, filled = self.stage.keys(with_null=True), self.stage.keys(with_null=False)
        for path, known in self.expected.keys.items():
            if path in there:
                yield from (f"- {path}.{key}" for key in sorted(known - there[path]))
        for path, found in filled.items():
            if path.partition(".")[0] in self.expected.keys:
                yield from (f"+ {path}.{key}" for key in sorted(found - self.expected.keys.get(path, set())))
            elif "." not in path:
                yield f"+ {path}"

    def _times(self) -> Iterator[Sequence[str]]:
        by_request = defaultdict[str, list[Exchange]](list)
        for each in self.stage.wire.exchanges:
            by_request[each.request].append(each)
        asked = [facts.items() for (_, path), facts in self.expected.facts.items() if path == REQUEST]
        meant = {f"{key} {each[:3]}" for facts in asked for key, value in facts for each in value.split(", ")}
        for request, made in sorted(by_request.items()):
            times = [1000 * each.seconds for each in made]
            late = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
            is_fine = {each.status: each.is_taken or each.is_limited for each in made}
            odd = {each for each, fine in is_fine.items() if not fine and f"{request} {each}" not in meant}
            statuses = ", ".join(f"{each} {_OTHER}" if each in odd else f"{each}" for each in sorted(is_fine))
            limits = ", ".join(sorted({each.limit for each in made if each.limit})) or "none"
            yield f"`{request}`", f"{len(made)}", f"{median(times):.0f}", f"{late:.0f}", statuses, limits


def _table(*columns: str, rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for each in (columns, ["---"] * len(columns), *rows):
        yield f"| {' | '.join(each)} |"


def _diff(title: str, lines: Iterator[str]) -> Iterator[str]:
    yield f"\n## {title}\n"
    yield "\n".join(["```diff", *listed, "```"]) if (listed := [*lines]) else "None."
