"""The report of a rehearsal: first what it means for the host, then what it shows the makers of the bot."""

import platform
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from importlib.resources import files
from statistics import median, quantiles
from typing import Final, NamedTuple

import discord

from bot.games.channel import LATE_EDITS, NONCE_SECONDS
from bot.host.monitoring import build
from bot.host.rehearsal.facts import Table, compared
from bot.host.rehearsal.probes import GAME
from bot.host.rehearsal.stage import Stage
from bot.host.rehearsal.wire import Exchange
from renderers.text.alt_text import LIMIT

_SETTINGS: Final = "emoji", "direct_answers"
"""What a host can switch off by SWITCHED_OFF."""
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
    numbers = {"LIMIT": LIMIT, "NONCE_SECONDS": NONCE_SECONDS, "LATE_EDITS": LATE_EDITS}
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
        if GAME in self.stage.losses:
            return (
                f"**It cannot be played here**, because Discord refuses what a game needs ({self.stage.losses[GAME]})."
            )
        is_idle = any(each.is_idle for each in self.stage.outcomes)
        idle = " Nobody acted at its end, so answers to taps are not rehearsed." if is_idle else ""
        if not self.stage.losses:
            return f"**The bot can be played here.**{idle}"
        names = ", ".join(each.replace("_", " ") for each in self.stage.losses)
        setting = ",".join(each for each in _SETTINGS if each in self.stage.losses)
        advice = f": write SWITCHED_OFF={setting}" if setting else "; it goes on without by itself"
        reasons = "".join(f"\n- {name.replace('_', ' ')}: {reason}" for name, reason in self.stage.losses.items())
        return f"**The bot can be played here, but without {names}**{advice}.{idle}{reasons}"

    @cached_property
    def differences(self) -> Mapping[str, Sequence[str]]:
        """The differences from the expected facts, with the steps in which each was seen."""
        steps = [step for each in self.stage.outcomes for step in each.steps if each.name != "cleaning"]
        return compared(self.expected.facts, self.stage.seen.facts, steps)

    def text(self, date: datetime) -> str:
        return "\n".join(self._lines(date)) + "\n"

    def _lines(self, date: datetime) -> Iterator[str]:
        stage, exchanges = self.stage, self.stage.wire.exchanges
        yield f"# Rehearsal of {date:%Y-%m-%d}\n\n{self.verdict}\n"
        answers = sum(each != self.expected.answers.get(name) for name, each in stage.seen.answers.items())
        yield f"{answers} answers and {len(self.differences)} facts are otherwise than expected.\n"
        yield (
            f"kingdomino-bot {build.describe()}, discord.py {discord.__version__}, Python {platform.python_version()}; "
            f"{len(exchanges)} requests. The report has no token, names, ids or texts.\n"
        )
        yield "## Questions\n"
        yield from _head("", "question", "the bot assumes", "the simulator", "seen", "reports", "place")
        for name, (text, assumed, source, place) in questions().items():
            known, seen = self.expected.answers.get(name, "–"), stage.seen.answers.get(name)
            mark = "" if seen is None else "ok" if seen == known else "**!**"
            answer = seen or ("asked with --hour" if name.startswith(("late", "nonce-life")) else "not answered")
            yield f"| {mark} | {text} | {assumed} | {known} | {answer} | {source} | {place} |"
        yield "\n## Probes\n"
        yield from _head("probe", "", "steps", "requests", "ms, median", "ms, most", "place")
        for each in stage.outcomes:
            times = [1000 * made.seconds for made in each.exchanges] or [0]
            odd = sum(step in each.steps for steps in self.differences.values() for step in steps)
            verdict = f"broken off at {each.broken}" if each.broken else f"{odd} otherwise" if odd else "as expected"
            counts = f"{len(each.steps)} | {len(each.exchanges)} | {median(times):.0f} | {max(times):.0f}"
            yield f"| {each.name} | {verdict} | {counts} | {each.place} |"
        yield "\n## Otherwise than expected\n\n```diff"
        places = {each.name: each.place for each in stage.outcomes}
        for line, steps in self.differences.items():
            others = f", and {len(steps) - 1} times more" if len(steps) > 1 else ""
            yield f"{line}  ({steps[0]}{others}; {places[steps[0].partition(': ')[0]]})"
        yield "```\n\n## Keys that are new or missing\n\nThey belong into simulator/recorded/shapes.tsv.\n\n```diff"
        yield from self._keys()
        yield "```\n\n## Times and limits\n"
        yield from _head("request", "n", "ms, p50", "ms, p95", "statuses", "limit")
        yield from self._times(exchanges)
        yield "\n## Not tried\n"
        yield from (f"- {what}: {why}" for what, why in not_tried().items())
        yield f"\nLeft behind: {self.left}."

    def _keys(self) -> Iterator[str]:
        there, filled = self.stage.keys(with_null=True), self.stage.keys(with_null=False)
        for path, known in self.expected.keys.items():
            if path in there:
                yield from (f"- {path}.{key}" for key in sorted(known - there[path]))
        for path, found in filled.items():
            yield from (f"+ {path}.{key}" for key in sorted(found - self.expected.keys.get(path, set())))

    def _times(self, exchanges: Sequence[Exchange]) -> Iterator[str]:
        by_request = defaultdict[str, list[Exchange]](list)
        for each in exchanges:
            by_request[each.request].append(each)
        for request, made in sorted(by_request.items()):
            times = [1000 * each.seconds for each in made]
            late = quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
            statuses = ", ".join(map(str, sorted({each.status for each in made})))
            limits = ", ".join(sorted({each.limit for each in made if each.limit}))
            yield f"| `{request}` | {len(made)} | {median(times):.0f} | {late:.0f} | {statuses} | {limits} |"


def _head(*columns: str) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"
