"""All texts of a language's messages, rendered with every small number and with odd names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import islice, product
from typing import Any, Final, TypeAlias

from fluent.syntax.ast import FunctionReference, Identifier, Message, SelectExpression, VariableReference

from bot.localization.fluent import LanguageBundle, nodes, references, variables
from bot.localization.spans import plain
from tools.translating.review import CATEGORIES

NAMES: Final = (
    *("Ola", "Kim", "Igor", "Ann", "Jonas", "Max", "Élodie", "Hervé", "Zoë", "Øyvind", "Żaneta", "Łukasz", "Ülle"),
    *("Šarūnas", "Ģirts", "Ян", "Мария", "さくら", "健司", "李", "O’Neil", "Jean-Luc", "Ola K.", "A", "xx_x", "🦊"),
    *("anna maria", "UPPER", "Beyoncé!", "D’Arcy", "Émile?", "von Hohenlohe"),
)
"""Names that begin and end with every kind of letter."""

PEOPLE: Final = frozenset({"host", "mate", "name", "names", "owner", "people", "person", "substitute"})
"""The arguments that are names of people."""

NUMBERS: Final = range(125)
FEW_NUMBERS: Final = (1, 2, 0, 5, 21)

SAMPLES: Final[Mapping[str, Sequence[Any]]] = {
    "gain": ("+9", "9"),
    "link": ("https://example.org",),
    "margin": ("4",),
    "square": ("g7",),
    "squares": ("e5, e6",),
    "building_id": ("bakery",),
    "terrain_id": ("lake", "wheat", "forest", "grassland", "swamp", "mine", "town"),
    "time": ("18:30",),
    "url": ("https://example.org",),
}
"""Arguments that are neither names nor counts; all others are the text of a number."""

MESSAGES: Final[Mapping[str, Sequence[str]]] = {
    "both": ("terrain-lake",),
    "building": ("building-bakery",),
    "end-turned domino": ("told-land",),
    "game": ("variant-qd",),
    "halves": ("halves",),
    "land": ("told-land",),
    "level": ("level-solid",),
    "parts": ("alt-part",),
    "placement": ("placement-brief",),
    "reason": ("choice-first",),
    "scores": ("alt-part",),
    "terrain": ("terrain-lake", "terrain-wheat"),
    "variant": ("variant-kd",),
    "worth": ("picture-points",),
}
"""The messages that an argument stands for, of one message or of all."""

FEW: Final = 3
MOST_TOGETHER: Final = 3
"""The first few values of so many arguments are rendered in all combinations."""

DAY: Final = date(2026, 12, 6)

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
        choices = {each: self._values(name, each, keys) for each, keys in self._needs(name).items()}
        rest = {each: values[0] for each, values in choices.items()}
        varied = [[(each, value) for value in values[:FEW]] for each, values in choices.items() if len(values) > 1]
        yield from (rest | dict(together) for together in product(*varied[:MOST_TOGETHER]))
        for each, values in choices.items():
            yield from (rest | {each: value} for value in values[FEW:])

    def _values(self, message: str, argument: str, keys: frozenset[str]) -> Sequence[Any]:
        """Return at least one sample value of an argument."""
        named = MESSAGES.get(f"{message} {argument}") or MESSAGES.get(argument, ())
        texts = [text for each in named if each in self.english.messages for text in self._few(each)]
        is_name = argument in PEOPLE or (argument in {"first", "second"} and message.startswith("challenge-"))
        cases: Mapping[str, Sequence[Any]] = {
            "keys": () if argument.endswith("_id") else sorted(keys),
            "day": (DAY,) if argument in self._dates else (),
            "count": (*FEW_NUMBERS, *self.numbers) if argument in self._counts else (),
            "texts": texts,
            "names": self.names if is_name else (),
        }
        return next(filter(None, cases.values()), SAMPLES.get(argument, ("12",)))

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

    @cached_property
    def _counts(self) -> frozenset[str]:
        """The arguments by which some message chooses a plural."""
        return frozenset(
            argument
            for message in self.english.messages.values()
            for select in nodes(message, SelectExpression)
            if not words_of(select)
            for argument in variables(select.selector)
        )

    @cached_property
    def _dates(self) -> frozenset[str]:
        calls = [
            call
            for message in self.english.messages.values()
            for call in nodes(message, FunctionReference)
            if call.id.name == "DATETIME"
        ]
        return frozenset(each.id.name for call in calls for each in nodes(call.arguments, VariableReference))


def keys_of(message: Message, argument: str) -> frozenset[str]:
    """Return the words by which an argument chooses a variant."""
    selects = [each for each in nodes(message, SelectExpression) if argument in variables(each.selector)]
    return frozenset(word for each in selects for word in words_of(each))


def words_of(select: SelectExpression) -> set[str]:
    keys = {each.key.name for each in select.variants if isinstance(each.key, Identifier)}
    return set() if keys <= CATEGORIES else keys
