"""All texts of a language's messages, rendered with every small number, odd names, and what Discord writes."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from itertools import islice, product
from typing import Any, Final, TypeAlias

from babel.dates import format_date, format_time, format_timedelta
from fluent.syntax.ast import Identifier, Message, SelectExpression

from bot.localization.fluent import LanguageBundle, nodes, references, variables
from bot.localization.spans import plain
from tools.translating.review import CATEGORIES

NAMES: Final = (
    *(
        "Ola",
        "Kim2",
        "Igor [x]",
        "Kim",
        "Ann",
        "Jonas",
        "Max",
        "Élodie",
        "Hervé",
        "Zoë",
        "Øyvind",
        "Żaneta",
        "Łukasz",
        "Ülle",
    ),
    *("Šarūnas", "Ģirts", "Ян", "Мария", "さくら", "健司", "李", "O’Neil", "Jean-Luc", "Ola K.", "A", "xx_x", "🦊"),
    *("anna maria", "UPPER", "Beyoncé!", "D’Arcy", "Émile?", "von Hohenlohe"),
)
"""Names that begin and end with every kind of letter."""

NUMBERS: Final = range(125)
FEW_NUMBERS: Final = (1, 2, 0, 5, 21)

COUNTS: Final = re.compile(
    "aside|asked|beaten|box|bribe|coins|cost|count|covered|crowns|days|dearest|drawn|"
    "each|error|fewest|found|games|good|height|kingdoms|kings|knights|left|limit|"
    "line|lines|margin|mean|minutes|missing|more|most|number|others|par|past|percent|percoins|place|"
    "players|playing|points|price|rank|rating|reminders|round|rounds|saved|seated|seats|slots|spot|start|"
    "steps|studied|tables|team|teams|total|towers|turns|unsure|weeks|width|wins"
)
"""The kinds of arguments that are numbers. The last word of an argument's name is its kind, as in `$other_points`."""

_SAMPLES: Final[Mapping[str, str | Sequence[Any]]] = {
    "action": "button-place|court-tile",
    "allowed id row": ("5",),
    "answer": ("solution-spot", "46 (x / y👑)"),
    "bonus options": "part-harmony",
    "building buildings": "building-bakery|building-queens-tower",
    "chance": "percent",
    "bonuses choices facts move moves": ("12 · +3",),
    "channel channels city command link offset role signs thread threads url zone": ("#hall",),
    "choice halves part step": "",
    "clock": ("18:30",),
    "counts": "long-deck-squares",
    "day": (date(2026, 12, 8),),
    "decided": "poster-by-.*",
    "deeds": "told-(place|discard|discard-again|pick|pick-last|build|tax|bribe)",
    "domino dominoes": ("12", "46 (x / y👑)"),
    "due": "due-(?!within).*",
    "dueldominoes duelgrid grid harmony middle": (7, 5),
    "effect": "effect-(?!.*points).*",
    "gain sample": ("+9", "9"),
    "game lesson": "variant-(?!unknown|.*-about).*",
    "half lands terrain": "terrain-.*",
    "heading": "line-.*",
    "kind": "deal-.*",
    "land": "told-land",
    "level levels": "level-.*|add-(beginner|solid|strong|master)",
    "name names": NAMES,
    "outlook": "bonus-.*",
    "pace": "turn-time-.*|setup-pace",
    "permissions": "permission-.*",
    "placement": "placement-brief|placement",
    "plays": "lobby-plays",
    "prices": "picture-coins|effect-towers",
    "property": "long-property",
    "reason": "reason-.*|choice-.*",
    "result": "end-(won|shared|team-won)",
    "shares": "end-found-share",
    "size": "grid-.*",
    "spots": "alt-spot",
    "square squares": ("g7", "e5, e6"),
    "sum": ("12", "1 & 2"),
    "sums": "alt-part",
    "text": "deck-unseen|poster-largest",
    "then": "policy-.*-about",
    "title": "rules-.*-title",
    "treasury": "alt-coins",
    "turn": "told-pick",
    "value": "turn-time-.*",
    "worth": "solution-worth|points|points-now",
}
KINDS: Final = {kind: values or f"{kind}(-.*)?" for kinds, values in _SAMPLES.items() for kind in kinds.split()}
"""The other kinds of arguments, each with sample values, or with a pattern of the messages that give values."""

TIMES: Final = "date", "time", "span"
"""The kinds of arguments that Discord writes in the language of the reader."""

TERRAINS: Final = "lake", "wheat", "forest", "grassland", "swamp", "mine", "town"

FEW: Final = 3
MOST_TOGETHER: Final = 3
"""The first few values of so many arguments are rendered in all combinations."""

Arguments: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class Rendering:
    """The messages of a language with sample arguments."""

    bundle: LanguageBundle
    english: LanguageBundle
    numbers: Iterable[int] = NUMBERS
    names: Sequence[str] = NAMES

    def texts(self, name: str) -> Iterator[str]:
        """Yield each text of a message once, as people read the text, without marks."""
        seen = set[str]()
        for arguments in self.samples(name):
            found = self.bundle.find(name, dict(arguments))
            if found and (text := plain(found[0])) not in seen:
                seen.add(text)
                yield text

    def samples(self, name: str) -> Iterator[Arguments]:
        """Yield arguments for a message: one argument varies at a time, and the first ones also together."""
        choices = {each: self._values(each, keys) for each, keys in self._needs(name).items()}
        rest = {each: values[0] for each, values in choices.items()}
        varied = [[(each, value) for value in values[:FEW]] for each, values in choices.items() if len(values) > 1]
        yield from (rest | dict(together) for together in product(*varied[:MOST_TOGETHER]))
        for each, values in choices.items():
            yield from (rest | {each: value} for value in values[FEW:])

    def _values(self, argument: str, keys: frozenset[str]) -> Sequence[Any]:
        """Return at least one sample value of an argument."""
        kind = kind_of(argument)
        if argument.endswith("_id"):
            return TERRAINS if argument == "terrain_id" else ("bakery",)
        if COUNTS.fullmatch(kind):
            return *sorted(keys), *FEW_NUMBERS, *self.numbers
        return (*sorted(keys), *self.values_of(kind)) or ("12",)

    def values_of(self, kind: str) -> Sequence[Any]:
        """Return the sample values of a kind that is no number; none for an argument that only chooses a text."""
        if kind in self._written:
            return (self._written[kind],)
        if kind in ("name", "names"):
            return self.names
        found = KINDS.get(kind, ())
        ids = [each for each in self.english.messages if re.fullmatch(found, each)] if isinstance(found, str) else found
        return [text for each in ids for text in (self._few(each) if each in self.english.messages else (each,))]

    @cached_property
    def _written(self) -> Mapping[str, str]:
        """What Discord writes for each kind of time, in the language."""
        at, language = datetime(2026, 12, 6, 18, 30, tzinfo=UTC), self.bundle.language.replace("-", "_")
        day = format_date(at, "long", language)
        moment = f"{day} {format_time(at, 'short', locale=language)}"
        span = format_timedelta(timedelta(hours=3), add_direction=True, locale=language)
        found = {"date": day, "time": moment, "span": span}
        return {kind: text.replace(" ", "\u00a0") for kind, text in found.items()}

    def _few(self, name: str) -> list[str]:
        return [*islice(self.texts(name), 2 * FEW)]

    def _needs(self, name: str) -> Mapping[str, frozenset[str]]:
        """Return the arguments of a message and of its references, with the words that choose a variant."""
        needed, waiting = dict[str, frozenset[str]](), [name]
        for each in waiting:
            both = self.english.messages[each], self.bundle.messages.get(each, self.english.messages[each])
            for argument in sorted(variables(both[0]) | variables(both[1])):
                keys = frozenset[str]().union(*(keys_of(message, argument) for message in both))
                needed[argument] = needed.get(argument, frozenset()) | keys
            others = references(both[0]) | references(both[1])
            waiting += sorted(others & self.english.messages.keys() - set(waiting))
        return needed


def kind_of(argument: str) -> str:
    """Return the kind of an argument, the last word of its name."""
    return argument.rpartition("_")[2]


def keys_of(message: Message, argument: str) -> frozenset[str]:
    """Return the words by which an argument chooses a variant."""
    selects = [each for each in nodes(message, SelectExpression) if argument in variables(each.selector)]
    return frozenset(word for each in selects for word in words_of(each))


def words_of(select: SelectExpression) -> set[str]:
    keys = {each.key.name for each in select.variants if isinstance(each.key, Identifier)}
    return set() if keys <= CATEGORIES else keys
