"""People: their settings, other stored data about them, and their names in one line of visible characters."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from bot.games.game import DAY, HOUR, MINUTE, Suggestions
from bot.games.options import is_on, language_code
from bot.games.people.dates import local_datetime, zone_at
from bot.localization.spans import label_name
from renderers import THEMES
from renderers.characters import without_mark_stacks


def _known_theme(name: str) -> str:
    """Return the name of a theme. Raises ValueError for a name outside `THEMES`."""
    if name not in THEMES:
        raise ValueError(f"no theme: {name}")
    return name


@dataclass(frozen=True)
class Person:
    """A person's own settings."""

    user_id: int
    suggestions: Suggestions = Suggestions.HINT
    """When the person gets suggestions in games alone; NONE holds at every table."""
    quiet_from: int | None = None
    """The first of the quiet hours, 0-23 in the person's time zone; None if the person has never chosen."""
    quiet_to: int | None = None
    """The hour at which the quiet hours end; the same as `quiet_from` if the person chose to have none."""
    hints: str = ""
    """The names of the hints already shown, with spaces between the names."""
    time_zone: str | None = None
    """A name for `bot.games.people.dates.find_zone`, None if the person has not chosen a zone."""
    away_from: int | None = None
    """The beginning of an absence, in Unix seconds."""
    away_until: int | None = None
    """The end of the absence, in Unix seconds."""
    mentions: bool = True
    """Whether messages may notify the person."""
    language: str | None = None
    """A language of the bot, None for the person's language in Discord."""
    text_mode: bool = False
    """Whether words replace the pictures in private answers."""
    theme: str | None = None
    """The theme of pictures in private answers, None for the table's theme."""
    ranked: bool = True
    """Whether rankings list the person."""
    coach: bool = False
    """Whether the person's turns are graded in games alone against computer players."""
    private: str | None = None
    """The kind of notifications by private message, one of `PRIVATE`."""
    closings: bool = True
    """Whether the result of a challenge calls the person."""
    acts_at_night: bool = False
    """Whether the person, whose time zone is unknown, has acted in the usual quiet hours of a server's clock."""
    lost_games: str = ""
    """The ids of the games whose channel was deleted, as long as the person was not told, with spaces between them."""

    @property
    def has_chosen_hours(self) -> bool:
        """Whether the person has chosen quiet hours, or to have none."""
        return self.quiet_from is not None and self.quiet_to is not None


@dataclass(frozen=True)
class SeatName:
    """The name of a seat whose person was erased."""

    default: str
    """The name at tables whose language has no name in `by_language`."""
    by_language: Mapping[str, str] = field(default_factory=dict)
    """The names by the language of the table."""


@dataclass(frozen=True)
class GameCounts:
    """How many games contain a person's name."""

    playing: int
    """Live games, including lobbies, without those that the person has left."""
    past: int
    """All other games."""


USUAL_QUIET: Final = 23, 8
"""The quiet hours of a person who has never chosen, in a known time zone."""
NIGHT: Final = 9
"""Hours from one end of the quiet hours to the default of the other end."""
AWAKE_SECONDS: Final = HOUR
"""For how long somebody who has acted at a table is awake in the usual quiet hours."""

TURNS: Final = "turns"
REMINDERS: Final = "reminders"
NEXT: Final = "next"
PRIVATE: Final = (None, REMINDERS, TURNS, NEXT)
"""The choices for private messages: nothing, or reminders, or turns too, or also that the person is next."""


def with_lost_game(person: Person, game_id: int) -> Person:
    return replace(person, lost_games=f"{person.lost_games} {game_id}".strip())


Adjust = Callable[[Person, str], Person]


def _set(name: str, read: Callable[[str], Any], person: Person, value: str) -> Person:
    return replace(person, **{name: read(value)})


def _private(text: str) -> str | None:
    if (text or None) not in PRIVATE:
        raise ValueError(text)
    return text or None


def _hour(text: str) -> int:
    if int(text) not in range(24):
        raise ValueError(text)
    return int(text)


def _with_beginning(person: Person, value: str) -> Person:
    begin, (former, end) = _hour(value), quiet_hours(person)
    end = (begin + NIGHT) % 24 if former == end else end
    return replace(person, quiet_from=begin, quiet_to=end)


def _with_end(person: Person, value: str) -> Person:
    end, (begin, former) = _hour(value), quiet_hours(person)
    begin = (end - NIGHT) % 24 if begin == former else begin
    return replace(person, quiet_from=begin, quiet_to=end)


ADJUSTMENTS: Mapping[str, Adjust] = MappingProxyType(
    {
        "from": _with_beginning,
        "to": _with_end,
        "never": lambda person, _: replace(person, quiet_from=0, quiet_to=0),
        "offset": partial(_set, "time_zone", zone_at),
        **{name: partial(_set, name, is_on) for name in ("mentions", "text_mode", "ranked", "coach", "closings")},
        "suggestions": partial(_set, "suggestions", Suggestions),
        "private": partial(_set, "private", _private),
        "theme": partial(_set, "theme", lambda name: _known_theme(name) if name else None),
        "language": partial(_set, "language", lambda code: language_code(code) if code else None),
    }
)
"""Every setting by name: a function from the person and the text of the new value to the new settings."""


def quiet_hours(person: Person) -> tuple[int, int]:
    """Return the first of the quiet hours and the hour of their end; two equal hours are no quiet hours."""
    return (person.quiet_from or 0, person.quiet_to or 0) if person.has_chosen_hours else USUAL_QUIET


def by_server(person: Person, server_zone: str | None) -> Person:
    """Return the person with the time zone of their server, if nobody knows their own.

    A person who has acted in the usual quiet hours of a server does not live by its clock, or does not mind them; the
    hours that a person has chosen need a clock all the same.
    """
    is_unknown = person.time_zone is None and (person.has_chosen_hours or not person.acts_at_night)
    return replace(person, time_zone=server_zone) if is_unknown else person


def quiet_until(person: Person, now: int, seen_at: int | None = None) -> int | None:
    """Return the end of the current quiet hours in Unix seconds; None outside of quiet hours.

    A person with a known clock who has never chosen has the usual hours, but not while they are awake; `seen_at` is
    when the person acted last. Quiet hours follow the clock, and are an hour shorter or longer when the clock changes
    for summer or winter.
    """
    is_awake = person.time_zone is None or (seen_at is not None and now < seen_at + AWAKE_SECONDS)
    if is_awake and not person.has_chosen_hours:
        return None
    return hours_until(person.time_zone, now, quiet_hours(person))


def hours_until(time_zone: str | None, now: int, hours: tuple[int, int]) -> int | None:
    """Return the end of hours that a zone's clock shows at `now`, in Unix seconds; None outside of the hours."""
    begin, end = hours
    clock = local_datetime(time_zone, now)
    # The hours may go past midnight, so all times are counted from their beginning.
    length = (end - begin) % 24 * HOUR
    passed = (clock.hour * HOUR + clock.minute * MINUTE + clock.second - begin * HOUR) % DAY
    if passed >= length:
        return None
    # Times of one zone are added as local clock times, even if the clocks change in between.
    return int((clock + timedelta(seconds=length - passed)).replace(fold=clock.fold).timestamp())


MAX_LENGTH = 32

# These characters draw nothing although their Unicode category does not say so.
_BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"), " ")

# Control and format characters (bidi overrides, zero-width spaces, line breaks), surrogates, private and unassigned.
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

# These two join emoji and shape Persian and Indic letters. They stay only between two visible characters.
_JOINERS = "\u200c\u200d"

# A selector chooses a variant of the character before it, and draws nothing elsewhere.
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"

_LOOSE_JOINER = re.compile(rf"(?<!\S)[{_JOINERS}{_SELECTORS}]+|(?<=[{_JOINERS}])[{_JOINERS}]+|[{_JOINERS}]+(?!\S)")

# Vietnamese, Thai and Hebrew stack two or three marks on a letter. A higher stack is a prank that covers other lines.
_MAX_MARKS = 3


def plain_name(name: str) -> str:
    """Return the name in one line of at most 32 visible characters: for pictures, labels, alt texts.

    The result is never empty: a name without visible characters becomes a question mark.
    """
    # NFC comes first: marks that compose to one letter are no stack of marks.
    cleaned = "".join(map(_visible, unicodedata.normalize("NFC", name).translate(_BLANKS)))
    calm = " ".join(_LOOSE_JOINER.sub("", without_mark_stacks(cleaned, _MAX_MARKS)).split())
    return _LOOSE_JOINER.sub("", calm[:MAX_LENGTH].strip()) or "?"


def short_name(name: str, length: int) -> str:
    """Return `label_name` in at most `length` visible characters, cut between words if the first word fits."""
    if len(name) <= length:
        return label_name(name)
    # The slice has one character too many: if the last one is a space, the words before it are whole.
    words = name[:length].rpartition(" ")[0]
    return label_name(_LOOSE_JOINER.sub("", (words or name[: length - 1]).rstrip()) + "…")


def short_names(names: Sequence[str], length: int) -> list[str]:
    """Return a different `short_name` for each name: names that would look alike keep their ends, or get a number."""
    cut = [short_name(each, length) for each in names]
    half = (length - 2) // 2
    cut = [
        label_name(f"{name[:half].rstrip()}…{name[-half:].lstrip()}")
        if len(name) > length and cut.count(short) > 1
        else short
        for name, short in zip(names, cut, strict=True)
    ]
    earlier = (cut[:at].count(each) for at, each in enumerate(cut))
    return [f"{each} {count + 1}" if count else each for each, count in zip(cut, earlier, strict=True)]


def _visible(character: str) -> str:
    if character in _JOINERS:
        return character
    return " " if unicodedata.category(character) in _INVISIBLE else character
