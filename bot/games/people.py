"""People: their names, stored data and settings."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from cachetools import LRUCache

from bot.games.dates import find_zone, fixed_zone, local_datetime, zone_named
from bot.games.game import DAY, HOUR, MINUTE, Suggestions
from bot.games.options import is_on, known_theme, language_code
from bot.games.refusals import OldButton, Refusal
from bot.localization.spans import Kind, span
from renderers.characters import has_right_to_left, isolated, without_mark_stacks

if TYPE_CHECKING:
    from bot.games.repositories import AccountReader, AccountRepository

DEFAULT_GRACE = 90
"""Seconds after which somebody who just did something is notified of their turn, if they choose nothing else."""


@dataclass(frozen=True)
class Person:
    """A person's own settings: quiet hours are 0-23 in their time.

    `hints` are the names of the hints that the panel has given, with spaces between them. `time_zone` is a name that
    `bot.games.dates` knows, None if they never said. They are away from `away_from` until `away_until`; `mentions` is
    whether messages may notify them. `language` is one that the bot speaks, None for the one that Discord says. `grace`
    is for how many seconds after they did something they are not notified of a turn. In `text_mode`, what only they see
    is in words instead of pictures; `theme` names the colours of these pictures, None for those of the table. `ranked`
    is whether rankings list them. `private` is what reaches them by private message, one of `PRIVATE`. `suggestions`
    are the most that they want of what a table allows, and with `auto_place` their only legal move is made for them.
    """

    user_id: int
    suggestions: Suggestions = Suggestions.SHOWN
    auto_place: bool = True
    quiet_from: int | None = None
    quiet_to: int | None = None
    hints: str = ""
    time_zone: str | None = None
    away_from: int | None = None
    away_until: int | None = None
    mentions: bool = True
    language: str | None = None
    grace: int = DEFAULT_GRACE
    text_mode: bool = False
    theme: str | None = None
    ranked: bool = True
    private: str | None = None


@dataclass(frozen=True)
class SeatName:
    """The name of a seat whose person was erased: in every language for the tables in it, and for all others."""

    default: str
    by_language: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Follower:
    """Somebody who follows a game without a seat at it; `mentioned` if they want to be when it ends."""

    user_id: int
    mentioned: bool = False


@dataclass(frozen=True)
class GameCounts:
    """How many games contain a person's name: the live ones, including lobbies, and all others."""

    playing: int
    past: int


@dataclass(frozen=True)
class Statistics:
    """A person's finished games of one variant; `mean` and `best` leave out the games they resigned.

    The daily games of a variant count apart.
    """

    variant: str
    games: int
    wins: int
    mean: float | None
    best: int | None
    is_daily: bool = False


@dataclass(frozen=True)
class Rivals:
    """A person's finished games against computer players alone, of whom one at least was of that level."""

    level: str
    games: int
    wins: int


@dataclass(frozen=True)
class DealScore:
    """What somebody has reached with a deal, and on which server; None for a private conversation.

    `is_listed` if the person wants to be in rankings.
    """

    user_id: int
    name: str
    points: int
    guild_id: int | None
    is_listed: bool = True


MAX_LENGTH = 32

# Characters that draw nothing although their Unicode category does not say so.
_BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")

# Control and format characters (bidi overrides, zero-width spaces, line breaks), surrogates, private and unassigned.
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# These two join emoji and shape Persian and Indic letters: kept, but only between two visible characters.
_JOINERS = "\u200c\u200d"

# These choose a variant of the character before them, and draw nothing where there is none.
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"

_LOOSE_JOINER = re.compile(rf"(?<!\S)[{_JOINERS}{_SELECTORS}]+|(?<=[{_JOINERS}])[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")

# Vietnamese, Thai and Hebrew stack two or three marks on a letter; more is a prank that covers other lines.
_MAX_MARKS = 3


def plain_name(name: str) -> str:
    """Return the name in one line of at most 32 visible characters: for pictures, labels, alt texts.

    It is never empty: if no character is left, it is a question mark.
    """
    # NFC first: what composes to one letter is no stack of marks.
    cleaned = "".join(map(_visible, unicodedata.normalize("NFC", name).translate(_BLANKS)))
    calm = " ".join(_LOOSE_JOINER.sub("", without_mark_stacks(cleaned, _MAX_MARKS)).split())
    return _LOOSE_JOINER.sub("", calm[:MAX_LENGTH].strip()) or "?"


def safe_name(name: str) -> str:
    """Return `plain_name` for a text with spans: it formats, links and mentions nothing.

    Names in Arabic or Hebrew are isolated: otherwise they would change the order of the sentence around them.
    """
    return _isolated_if_needed(verbatim(plain_name(name)))


def label_name(name: str) -> str:
    """Return `plain_name` for a label or an option; isolated like `safe_name`."""
    return _isolated_if_needed(plain_name(name))


def _isolated_if_needed(name: str) -> str:
    return isolated(name) if has_right_to_left(name) else name


def verbatim(text: str) -> str:
    """Return the text so that nothing in it formats, links or mentions."""
    return span(Kind.VERBATIM, content=text)


def short_name(name: str, length: int) -> str:
    """Return `label_name` in at most `length` visible characters, cut between words if the first one fits."""
    plain = plain_name(name)
    if len(plain) <= length:
        return label_name(name)
    # One character more than there is room for: if that is a space, the words before it are whole.
    words = plain[:length].rpartition(" ")[0]
    return _isolated_if_needed(_LOOSE_JOINER.sub("", (words or plain[: length - 1]).rstrip()) + "…")


def _visible(character: str) -> str:
    if character in _JOINERS:
        return character
    return " " if unicodedata.category(character) in _INVISIBLE else character


NIGHT: Final = 9
"""Hours from one end of the quiet hours to the default for the other."""

GRACES: Final = (0, 30, DEFAULT_GRACE, 300, 900)
"""Seconds of the grace delay that people can choose from."""

TURNS: Final = "turns"
REMINDERS: Final = "reminders"
PRIVATE: Final = (None, REMINDERS, TURNS)
"""Nothing, reminders, or turns as well as reminders."""

Adjust = Callable[[Person, str], Person]


def _set(name: str, read: Callable[[str], Any], person: Person, value: str) -> Person:
    return replace(person, **{name: read(value)})


def _grace(text: str) -> int:
    if int(text) not in GRACES:
        raise ValueError(text)
    return int(text)


def _private(text: str) -> str | None:
    if (text or None) not in PRIVATE:
        raise ValueError(text)
    return text or None


def _theme(text: str) -> str | None:
    return known_theme(text) if text else None


def _language(text: str) -> str | None:
    return language_code(text) if text else None


def _hour(text: str) -> int:
    if int(text) not in range(24):
        raise ValueError(text)
    return int(text)


def _with_beginning(person: Person, value: str) -> Person:
    begin = _hour(value)
    end = (begin + NIGHT) % 24 if person.quiet_to is None else person.quiet_to
    return replace(person, quiet_from=begin, quiet_to=end)


def _with_end(person: Person, value: str) -> Person:
    end = _hour(value)
    begin = (end - NIGHT) % 24 if person.quiet_from is None else person.quiet_from
    return replace(person, quiet_from=begin, quiet_to=end)


def _with_offset(person: Person, value: str) -> Person:
    zone = fixed_zone(int(value))
    if find_zone(zone) is None:
        raise ValueError(value)
    return replace(person, time_zone=zone)


def with_zone(person: Person, typed: str) -> Person:
    zone = zone_named(typed)
    if zone is None:
        raise Refusal("error-unknown-time-zone")
    return replace(person, time_zone=zone)


ADJUSTMENTS: Mapping[str, Adjust] = MappingProxyType(
    {
        "from": _with_beginning,
        "to": _with_end,
        "never": lambda person, _: replace(person, quiet_from=None, quiet_to=None),
        "offset": _with_offset,
        "zone": with_zone,
        **{name: partial(_set, name, is_on) for name in ("auto_place", "mentions", "text_mode", "ranked")},
        "suggestions": partial(_set, "suggestions", Suggestions),
        "grace": partial(_set, "grace", _grace),
        "private": partial(_set, "private", _private),
        "theme": partial(_set, "theme", _theme),
        "language": partial(_set, "language", _language),
    }
)
"""Everything that can be set, by name: a function from the person and the text of the new value."""


def adjusted(person: Person, change: str) -> Person:
    """Change one setting of the person, as in "from 22", "offset 120" or "mentions off"."""
    setting, _, value = change.partition(" ")
    try:
        return ADJUSTMENTS[setting](person, value)
    except (KeyError, ValueError):
        raise OldButton from None


def quiet_until(person: Person, now: int) -> int | None:
    """Return when the person's quiet hours of this moment end, in Unix seconds; None outside of them.

    They are by the person's own clock, so they are an hour shorter or longer when it is changed for summer or winter.
    """
    if person.quiet_from is None or person.quiet_to is None:
        return None
    # Quiet hours may go past midnight, so everything is counted from their beginning.
    length = (person.quiet_to - person.quiet_from) % 24 * HOUR
    passed = (local_time(person, now) - person.quiet_from * HOUR) % DAY
    if passed >= length:
        return None
    # Times of one zone are added as local clock times, even if the clocks change in between.
    clock = local_datetime(person.time_zone, now)
    return int((clock + timedelta(seconds=length - passed)).replace(fold=clock.fold).timestamp())


def local_time(person: Person, now: int) -> int:
    """Return the seconds since midnight by the person's clock; by UTC if their time zone is unknown."""
    clock = local_datetime(person.time_zone, now)
    return clock.hour * HOUR + clock.minute * MINUTE + clock.second


# ---- the settings in storage

PEOPLE_KEPT = 10_000
"""People whose settings are cached; one person takes half a kilobyte."""


class AccountService:
    """Reads and changes people's settings; `reader` has what else is stored of them.

    It remembers the settings that it read last. They are read with every turn and every panel for their own sake, so
    what follows from those in memory, such as the language of an answer, costs no statement, and what another process
    has changed is soon known here.
    """

    def __init__(self, accounts: AccountRepository, people_kept: int = PEOPLE_KEPT) -> None:
        self.reader: AccountReader = accounts
        self._accounts = accounts
        self._known = LRUCache[int, Person](people_kept)
        self._names = LRUCache[int, dict[int | None, str]](people_kept)

    def known(self, user_id: int) -> Person | None:
        """Return the person's settings as they were read last, None if they are not in memory."""
        return self._known.get(user_id)

    def note_name(self, guild_id: int | None, user_id: int, name: str) -> None:
        """Remember the name under which the person was seen on a server; None is a private conversation."""
        self._names.setdefault(user_id, {})[guild_id] = name

    def newest_name(self, guild_id: int | None, user_id: int, name: str) -> str:
        """Return the person's newest name on a server; `name`, from an old game, if they were not seen since."""
        return self._names.get(user_id, {}).get(guild_id, name)

    async def person(self, user_id: int) -> Person:
        return self._remembered(await self._accounts.person(user_id))

    async def auto_playing(self, game_id: int) -> frozenset[int]:
        """Return the people at the table whose only legal move is made for them."""
        return frozenset(person.user_id for person in await self.seated(game_id) if person.auto_place)

    async def quiet_ends(self, user_ids: Iterable[int], now: int) -> Mapping[int, int | None]:
        """Return the people that messages may notify, with the end of their quiet hours; None outside of them."""
        found = [self.known(user_id) or await self.person(user_id) for user_id in user_ids]
        return {each.user_id: quiet_until(each, now) for each in found if each.mentions}

    async def change(self, user_id: int, change: Callable[[Person], Person]) -> Person:
        """Change the person's settings and return them as they are then. Raises what `change` raises."""
        return self._remembered(await self._accounts.change_person(user_id, change))

    async def keep_hints(self, person: Person) -> None:
        """Keep the hints that the person has been given, and no other of their settings."""
        await self._accounts.save_person(person, "hints")

    async def forget(self, user_id: int, replacement: SeatName, computer: str) -> None:
        """Erase the person: their seats stay under the new name, and `computer` plays on for them."""
        await self._accounts.forget(user_id, replacement, computer)
        self._known.pop(user_id, None)
        self._names.pop(user_id, None)

    async def seated(self, game_id: int) -> Sequence[Person]:
        """Return the settings of the people who have a seat at the table, or one that is reserved for them."""
        return [self._remembered(person) for person in await self._accounts.seated(game_id)]

    def _remembered(self, person: Person) -> Person:
        self._known[person.user_id] = person
        return person
