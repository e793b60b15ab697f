"""Reads `rights.txt`, where somebody has written down who may do what at a table."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

RULES: Final = Path(__file__).with_name("rights.txt")
LOBBIES: Final = "lobby", "full", "old", "next", "hostless"
CHALLENGES: Final = "challenge", "closed"
OUTSIDE: Final = "stranger", "moderator", "passer-by", "admitted"


def people_at(stage: str) -> Sequence[str]:
    """Return the people who are tried at a table."""
    if stage in CHALLENGES:
        return ("opener", *OUTSIDE)
    if stage == "alone":
        return ("host", *OUTSIDE)
    if stage in LOBBIES:
        host = () if stage == "hostless" else ("host",)
        return (*host, "player", "abroad", "guest", "out", *OUTSIDE)
    return ("host", "turn", "player", "abroad", "away", "kept", "mate", "substitute", "owner", "gone", *OUTSIDE)


@dataclass(frozen=True)
class Rule:
    """What happens by a line of the rules."""

    line: int
    outcome: str


@dataclass(frozen=True)
class Line:
    """A line of the rules, with all names in place of the names of groups."""

    number: int
    way: str
    stages: Sequence[str]
    outcome: str
    people: Sequence[str]


def lines() -> Iterator[Line]:
    groups, ways = dict[str, list[str]](), list[str]()

    def each_of(names: str) -> list[str]:
        return [part for name in names.split() for part in groups.get(name, [name])]

    for number, line in enumerate(RULES.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("== "):
            ways = line.removeprefix("== ").split(", ")
        elif " = " in line:
            name, _, names = line.partition("=")
            groups[name.strip()] = each_of(names)
        elif line and not line.startswith("#"):
            stages, happens, people = re.split(r" {2,}", line)
            yield from (Line(number, way, each_of(stages), happens, each_of(people)) for way in ways)


@cache
def rules() -> Mapping[str, Mapping[tuple[str, str], Rule]]:
    """Return the rules of each way by stage and person. A case has one rule at the most."""
    found, others = defaultdict[str, dict[tuple[str, str], Rule]](dict), list[Line]()
    for line in lines():
        if line.people == ["others"]:
            others.append(line)
            continue
        for case in product(line.stages, line.people):
            assert case not in found[line.way], f"rights.txt:{line.number}: says again what happens"
            found[line.way][case] = Rule(line.number, line.outcome)
    for line in others:
        for stage in line.stages:
            for person in people_at(stage):
                found[line.way].setdefault((stage, person), Rule(line.number, line.outcome))
    return found
