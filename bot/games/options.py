"""The options of a table: the host's choices, the pace, which players can change together, and a server's defaults."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeVar

from bot.games.game import GameOptions, Policy, Suggestions
from bot.games.refusals import Refusal
from engine.errors import NotationError
from engine.scoring import BONUSES
from engine.variants import OPTIONS, VARIANTS, Variant

PACES: Final = 5, 60, 8 * 60, 24 * 60, 72 * 60, 0
"""The choices of a host for the minutes of a turn; 0 means no limit."""


def paces_of(options: GameOptions) -> Sequence[int]:
    """Return the paces to choose from, in minutes, including the chosen pace."""
    return PACES if options.pace in PACES else (options.pace, *PACES)


LONGEST_PACE_HOURS: Final = 30 * 24

ON, OFF = "on", "off"
"""The values of switches."""


def known_variant(options: GameOptions) -> Variant | None:
    """Return the variant; None for a stored variant unknown to this version."""
    try:
        return Variant.parse(options.variant)
    except NotationError:
        return None


def variant_key(options: GameOptions) -> str:
    variant = known_variant(options)
    return base_key(variant.base if variant else "unknown")


def base_key(base: str) -> str:
    """Return the id of the message that names a game; the message `KEY-about` describes the game."""
    return f"variant-{base}"


BONUS_NAMES: Final = {bonus.letter: name.replace("_", "-") for name, bonus in BONUSES.items()}


def option_key(name: str) -> str:
    """Return the id of the message that names a switch of `switches`; pictures name a bonus too."""
    return f"part-{BONUS_NAMES[name]}" if name in BONUS_NAMES else f"option-{name}"


def explanation_key(name: str) -> str:
    return f"option-{BONUS_NAMES.get(name, name)}-about"


def with_game(options: GameOptions, base: str) -> GameOptions:
    """Change the game; drop the options unknown to the new game."""
    letters = "".join(letter for letter in Variant.parse(options.variant).options if letter in VARIANTS[base].allows)
    return replace(options, variant=str(VARIANTS[base].with_options(letters)))


def with_capacity(options: GameOptions, capacity: str) -> GameOptions:
    variant = Variant.parse(options.variant)
    if int(capacity) not in variant.formats:
        raise Refusal("error-wrong-players", game=variant.base, allowed=tuple(variant.formats))
    return replace(options, capacity=int(capacity), seats_chosen=True)


def with_pace(options: GameOptions, minutes: int) -> GameOptions:
    """Change the minutes for a turn; 0 means no limit. Raises ValueError for more than `LONGEST_PACE_HOURS`."""
    if not 0 <= minutes <= LONGEST_PACE_HOURS * 60:
        raise ValueError(f"no pace: {minutes}")
    return replace(options, pace=minutes)


_LANGUAGE_CODE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}", re.ASCII)
"""The form of codes of languages."""


def language_code(text: str) -> str:
    """Return the code of a language. Raises ValueError for a text in another form."""
    if not _LANGUAGE_CODE.fullmatch(text):
        raise ValueError(f"no language: {text}")
    return text


def is_on(switch: str) -> bool:
    """Return whether a switch is on. Raises ValueError for any text but `ON` and `OFF`."""
    if switch not in (ON, OFF):
        raise ValueError(f"neither on nor off: {switch}")
    return switch == ON


def switches(options: GameOptions) -> Mapping[str, bool]:
    variant = Variant.parse(options.variant)
    letters = {letter: letter in variant.options for letter in variant.allows}
    return {**letters, "dynasty": options.dynasty, "thread": options.thread}


def with_switches(options: GameOptions, names: str) -> GameOptions:
    """Turn on the named settings, and turn off all others. Raises ValueError for an unknown name."""
    chosen, variant = set(names.split()), Variant.parse(options.variant)
    if unknown := chosen - {*OPTIONS, "dynasty", "thread"}:
        raise ValueError(f"no options: {unknown}")
    letters = "".join(letter for letter in OPTIONS if letter in chosen)
    if not set(letters) <= set(variant.allows):
        raise Refusal("error-wrong-options", game=variant.base)
    changed = str(VARIANTS[variant.base].with_options(letters))
    return replace(options, variant=changed, dynasty="dynasty" in chosen, thread="thread" in chosen)


SETTINGS: Mapping[str, Callable[[GameOptions, str], GameOptions]] = MappingProxyType(
    {
        "game": with_game,
        "seats": with_capacity,
        "pace": lambda options, minutes: with_pace(options, int(minutes)),
        "policy": lambda options, policy: replace(options, policy=Policy(policy)),
        "suggestions": lambda options, value: replace(options, suggestions=Suggestions(value) if value else None),
        "options": with_switches,
    }
)
"""Every setting by name: a function from the options and the text of the new value to the new options."""


T = TypeVar("T")


def adjusted(adjustments: Mapping[str, Callable[[T, str], T]], settings: T, change: str) -> T:
    """Change one of the settings, as in "game qd", "mentions off" or "pace " for the default.

    Raises Refusal for a change that no control of the bot makes. The texts are in the addresses of controls, so
    existing texts must keep their meaning.
    """
    name, _, value = change.partition(" ")
    try:
        return adjustments[name](settings, value)
    except (KeyError, ValueError):
        raise Refusal("error-old-button") from None


def players_for(options: GameOptions, expected: int) -> int:
    """Return the number of players of a game that starts with the expected number of people."""
    if options.seats_chosen:
        return options.capacity
    formats = Variant.parse(options.variant).formats
    return min((each for each in formats if expected <= each <= options.capacity), default=options.capacity)


def team_count(options: GameOptions) -> int:
    """Return the number of teams at a full table; 0 if nobody shares a kingdom."""
    kingdoms = Variant.parse(options.variant).formats[options.capacity].kingdoms
    return kingdoms if kingdoms < options.capacity else 0


def dropped_options(before: GameOptions, after: GameOptions) -> tuple[str, ...]:
    allowed = Variant.parse(after.variant).allows
    return tuple(letter for letter in Variant.parse(before.variant).options if letter not in allowed)


def pace_text(options: GameOptions) -> str:
    return f"{options.pace} {options.policy}"


def with_pace_text(options: GameOptions, text: str) -> GameOptions:
    """Set the pace and the policy of a text from `pace_text`. Raises Refusal for any other text."""
    minutes, _, policy = text.partition(" ")
    try:
        return replace(with_pace(options, int(minutes)), policy=Policy(policy))
    except ValueError:
        raise Refusal("error-old-button") from None


# ---- the settings of a server's managers for new tables


@dataclass(frozen=True)
class ServerSettings:
    """The defaults of a server for new tables; None stands for the bot's own default."""

    guild_id: int
    game: str | None = None
    """The code of a variant."""
    pace: int | None = None
    """Minutes for a turn, as in `GameOptions`."""
    policy: Policy | None = None
    threads: bool | None = None
    """Whether new tables move into threads; None until the first table of a new server sets the value."""
    channels: tuple[int, ...] = ()
    """The only channels for new tables; empty for all channels."""
    language: str | None = None
    time_zone: str | None = None
    """The time zone of the server, a name for `bot.games.people.dates.find_zone`; None until somebody sets it."""
    openers: int | None = None
    """The role of the people who may open tables; None for everybody."""
    weeks: str | None = None
    """Who may begin weekly challenges: `MANAGERS`, `NOBODY`, or None for the people who may open tables."""


MANAGERS, NOBODY = "managers", "nobody"

USUAL_GAME: Final = "kd"
"""The default variant."""
MOST_CHANNELS: Final = 25
"""How many channels a manager may choose: Discord allows no more choices at once."""


def _checked(text: str, allowed: Collection[str]) -> str | None:
    if text and text not in allowed:
        raise ValueError(text)
    return text or None


def _with_pace(server: ServerSettings, minutes: str) -> ServerSettings:
    checked = _checked(minutes, [str(each) for each in PACES])
    return replace(server, pace=None if checked is None else int(checked))


def _with_channels(server: ServerSettings, ids: str) -> ServerSettings:
    channels = tuple(dict.fromkeys(map(int, ids.split())))
    if len(channels) > MOST_CHANNELS or any(not 0 < each < 1 << 63 for each in channels):
        raise ValueError(ids)
    return replace(server, channels=channels)


def role_or_none(role_id: str, guild_id: int) -> int | None:
    """Return the role of a select; None without a choice, and for the role of everybody, whose id is the server's.

    Raises ValueError for a text that is no id.
    """
    role = int(role_id) if role_id else None
    if role is not None and not 0 < role < 1 << 63:
        raise ValueError(role_id)
    return None if role == guild_id else role


def without_channel(server: ServerSettings, channel_id: int) -> ServerSettings:
    """Remove a deleted channel. A server without chosen channels allows tables everywhere."""
    return replace(server, channels=tuple(each for each in server.channels if each != channel_id))


SERVER_ADJUSTMENTS: Mapping[str, Callable[[ServerSettings, str], ServerSettings]] = MappingProxyType(
    {
        "game": lambda server, base: replace(server, game=_checked(base, VARIANTS)),
        "pace": _with_pace,
        "policy": lambda server, policy: replace(server, policy=Policy(policy) if policy else None),
        "threads": lambda server, switch: replace(server, threads=is_on(switch)),
        "channels": _with_channels,
        "language": lambda server, code: replace(server, language=language_code(code) if code else None),
        "openers": lambda server, role: replace(server, openers=role_or_none(role, server.guild_id)),
        "weeks": lambda server, who: replace(server, weeks=_checked(who, (MANAGERS, NOBODY))),
    }
)
"""Every setting by name: a function from the settings and the text of the new value to the new settings."""


# ---- new tables


def opening_options(
    game: str | None,
    players: int | None,
    server: ServerSettings,
    language: str | None,
    theme: str | None = None,
    *,
    thread: bool = False,
) -> GameOptions:
    """Return the options of a new table. None stands for the server's game, and for the largest number of players.

    The host's `language` is used if the server has no language.
    """
    base = game or server.game or USUAL_GAME
    variant = VARIANTS[base]
    if players and players not in variant.formats:
        raise Refusal("error-wrong-players", game=base, allowed=tuple(variant.formats))
    return GameOptions(
        variant.code,
        players or max(variant.formats),
        pace=GameOptions.pace if server.pace is None else server.pace,
        policy=server.policy or GameOptions.policy,
        language=server.language or language,
        theme=theme or GameOptions.theme,
        thread=thread,
        seats_chosen=players is not None,
    )


def require_channel(server: ServerSettings, channel_ids: Collection[int]) -> None:
    """Check that tables may be opened in a channel or thread; the ids of a thread include its channel's id."""
    if server.channels and not set(server.channels) & set(channel_ids):
        raise Refusal("error-wrong-channel", channels=server.channels)
