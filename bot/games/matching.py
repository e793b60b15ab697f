"""The meaning of a text that people type in an option: a move, a player, a date, a place, a choice.

Each thing that may be meant has several texts. The typed text is compared with these texts in stages: exactly, without
case and accents, by words, and by parts of words. The first stage with a match decides.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property, partial
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from bot.games.refusals import Refusal
from bot.localization.spans import plain
from engine.geometry import SQUARE_NAMED

LONGEST_TEXT: Final = 200
"""How many characters of a typed text are read; Discord takes 6,000."""

MOST_NEAR: Final = 10
"""The largest number of near things in the answer to an unknown text."""

LEAST_COMMON: Final = 0.5
"""The smallest share of a text's words that a near thing must have."""

LEAST_LIKENESS: Final = 0.75
"""The smallest likeness, from 0 to 1, of two texts that may mean the same thing."""

LEAST_WITHIN: Final = 3
"""The smallest length of a Latin word that may match the middle of another word."""

LOOK_ALIKES: Final = str.maketrans("авсекмоАВСЕКМО−", "abcekmoABCEKMO-")
"""Cyrillic letters that look like Latin letters on the screen, and the minus that is longer than a hyphen."""

_PLAIN_LETTERS: Final = str.maketrans("łđøı‐‑‒–—−", "ldoi------", "'’ʼ")
"""Letters with a stroke, which Unicode does not take apart into a letter and a mark, and all hyphens, dashes and minus
signs; apostrophes are left out."""

_WORD: Final = re.compile(r"(?:(?<!\w)[+-])?[a-zавсекмо]?\d+|[a-z]+|[^\W\d_a-z]+")

_ZEROS: Final = re.compile(r"(?<!\d)0+(?=\d)")
_DECIMAL: Final = re.compile(r"(?<=\d)[.,]0(?!\d|[.,]\d)")
"""The end of 29.0, as programs write a whole number."""

_UNSEEN: Final = re.compile(
    r"\u20e3 (?=\d\ufe0f?\u20e3)|[\u00ad\u034f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20e3\ufe00-\ufe0f\ufeff]"
)
"""Characters without width, the frames of keycaps, and the spaces between two keycaps."""

_BREAK: Final = re.compile("[,;·、]")
"""The separators of a line's parts."""


def with_ascii_digits(text: str) -> str:
    """Return the text with the digits of every script as 0 to 9, and full-width characters as narrow ones."""
    narrow = _UNSEEN.sub("", unicodedata.normalize("NFKC", text))
    return "".join(str(unicodedata.decimal(each)) if each.isdecimal() else each for each in narrow)


def searchable(text: str) -> str:
    """Return the text without case, accents and apostrophes: "laka" finds "Łąka", "queens" finds "Queen's"."""
    decomposed = unicodedata.normalize("NFKD", with_ascii_digits(text).casefold())
    return "".join(each for each in decomposed if not unicodedata.combining(each)).translate(_PLAIN_LETTERS)


def words_of(text: str) -> str:
    """Return the words, squares and numbers of a text with spaces between: "０１２＠Ｇ８е · +2" is "12 g8 e +2"."""
    words = (_ZEROS.sub("", each) for each in _WORD.findall(_DECIMAL.sub("", searchable(text))))
    return " ".join(each.translate(LOOK_ALIKES) if len(each) == 1 or each[-1].isdigit() else each for each in words)


V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True)
class Named(Generic[V_co]):
    """A thing that may be meant, and the names that people may type for the thing.

    If all things that a text fits have the same value of `same`, the text means the first of these things.
    """

    in_sentences: ClassVar[bool] = False
    """Whether a part of a name may stand for the thing in a sentence, as in "the lake, please" for a domino."""

    value: V_co
    """The thing. `str(value)` is the value of the thing's option in a list."""
    label: str
    """The text of the thing's option in a list."""
    names: tuple[str, ...] = ()
    """Other names of the thing."""
    same: object = None

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(filter(None, (str(self.value), plain(self.label), *self.names))))

    @cached_property
    def folded(self) -> tuple[str, ...]:
        return tuple(map(searchable, self.texts))

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        """The words of each text."""
        return tuple(map(words_of, self.texts))

    @cached_property
    def parts(self) -> list[list[str]]:
        """The words of each part of a text; breaks separate the parts."""
        return [words_of(part).split() for text in self.texts for part in _BREAK.split(text)]


N = TypeVar("N", bound=Named[object])

Fits: TypeAlias = Callable[[Named[object]], bool]


def fitting(known: Iterable[N], typed: str) -> Sequence[N]:
    """Return the things that the text fits in the most exact way, in their order; empty if the text fits nothing."""
    things, text = list(known), typed.strip()[:LONGEST_TEXT].strip()
    for fits in _ways(things, text) if text else ():
        if found := [each for each in things if fits(each)]:
            return found[:1] if len({each.same or each.value for each in found}) == 1 else found
    return ()


def choose(known: Iterable[N], typed: str, unknown: str = "error-no-such-choice") -> N:
    """Return the thing that the text means.

    Raises a refusal that lists the things that the text fits, or else the nearest things; otherwise the refusal
    `unknown`.
    """
    things = list(known)
    found = fitting(things, typed)
    if len(found) == 1:
        return found[0]
    if found:
        raise Refusal("error-several-choices", count=len(found), choices=tuple(each.label for each in found))
    if near := nearest(things, typed):
        raise Refusal("error-nearest-choices", choices=tuple(each.label for each in near))
    raise Refusal(unknown)


def listed(known: Iterable[N], typed: str) -> Sequence[N]:
    """Return the things to list while a text is typed: things that the text fits, then things with all its words."""
    things, sought = list(known), searchable(typed[:LONGEST_TEXT]).split()
    containing = [each for each in things if any(all(word in text for word in sought) for text in each.folded)]
    return [*dict.fromkeys((*fitting(things, typed), *containing))]


def nearest(known: Iterable[N], typed: str) -> Sequence[N]:
    """Return the things nearest to a text that fits nothing or too much, the nearest first.

    A thing is near if it has half of the words of the text, or a similar text. A number counts as two words.
    """
    text = typed[:LONGEST_TEXT]
    weights = {word: 1 if word.isalpha() else 2 for word in words_of(text).split()}
    whole, matcher = sum(weights.values()) or 1, SequenceMatcher(autojunk=False)
    matcher.set_seq2(searchable(text).strip())

    def likeness(other: str) -> float:
        matcher.set_seq1(other)
        # The quick ratios are upper bounds.
        bounds = (bound() for bound in (matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio))
        return 0.0 if any(bound < LEAST_LIKENESS for bound in bounds) else matcher.ratio()

    def nearness(thing: Named[object]) -> float:
        own = {word for part in thing.parts for word in part}
        common = sum(weight for word, weight in weights.items() if word in own) / whole
        return max(common if common >= LEAST_COMMON else 0.0, *map(likeness, {*thing.folded, *own}))

    near = {each: nearness(each) for each in known}
    return sorted((each for each in near if near[each]), key=lambda each: -near[each])[:MOST_NEAR]


# ---- how a text may fit a thing, the most exact way first


def _ways(things: Sequence[Named[object]], text: str) -> Iterator[Fits]:
    yield lambda each: text == str(each.value)
    yield lambda each: text in each.texts
    folded = searchable(text)
    yield lambda each: folded in each.folded
    known = {word for each in things for part in each.parts for word in part}
    words = words_of(text).split()
    if all(each.in_sentences for each in things) and _is_numbered(words):
        # A single letter beside a number is a slip, as in "4e". But "1r" turns a domino, and "k12" names a box.
        words = [each for each in words if len(each) > 1 or not each.isalpha() or each in {"r", "k", "q"}]
    typed = " ".join(words)
    # The text may also have words that no thing has, as in "take 8".
    within = " ".join(each for each in typed.split() if not each.isalpha() or any(w.startswith(each) for w in known))
    for sought in dict.fromkeys(filter(None, (typed, within, _bare(within, known)))):
        yield partial(_equals, sought, only_in_sentences=sought != typed and sought.replace(" ", "").isalpha())
        for fits in (str.__eq__, str.startswith, _contains):
            yield partial(_has_words, sought, fits, only_in_sentences=sought != typed)


def _is_numbered(words: Sequence[str]) -> bool:
    """Return whether the words have a number, but no square."""
    return any(each.isdigit() for each in words) and all(each.isdigit() or each.isalpha() for each in words)


def _equals(sought: str, thing: Named[object], *, only_in_sentences: bool) -> bool:
    # Without its unknown word, "Central European Time" would mean the time of Chicago.
    return sought in thing.phrases and (thing.in_sentences or not only_in_sentences)


def _contains(one: str, word: str) -> bool:
    # A short word is in the middle of many other words, as "pl" is in "Naples".
    return word in one and (len(word) >= LEAST_WITHIN or not word.isascii())


def _has_words(sought: str, fits: Callable[[str, str], bool], thing: Named[object], *, only_in_sentences: bool) -> bool:
    """Return whether the thing has all words. A word and a square typed side by side must be adjacent in a name."""
    if only_in_sentences and not thing.in_sentences:
        return False

    def is_like(one: str, word: str) -> bool:
        # A number must fit as a whole.
        return one == word or (word.isalpha() and fits(one, word))

    words = sought.split()
    while words:
        pair = words[:2]
        is_joined = [word.isalpha() for word in pair] in ([True, False], [False, True]) and SQUARE_NAMED.keys() & pair
        together = pair if is_joined else words[:1]
        runs = (part[at : at + len(together)] for part in thing.parts for at in range(len(part) - len(together) + 1))
        if not any(all(map(is_like, run, together)) for run in runs):
            return False
        words = words[len(together) :]
    return True


def _bare(words: str, known: Iterable[str]) -> str:
    """Return the words. A number with a letter or a hyphen becomes the bare number: "n12" and "-12" become "12".

    A form that names have does not change: "b2" if names have squares, "q12" if names have boxes. "+1" never changes.
    """
    forms = {"+", *map(_form, known)}
    return " ".join(each if _form(each) in forms else re.sub(r"\D", "", each) for each in words.split())


def _form(word: str) -> str:
    """Return how a number is written: as a square, or by its first character; empty for a word."""
    if word in SQUARE_NAMED:
        return "square"
    return "" if word.isalpha() else word[0]
