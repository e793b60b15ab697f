"""The settings of a server's managers for new tables, each from a text.

The texts are in the addresses of controls, so existing texts must keep their meaning.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bot.games.game import GameOptions, Policy
from bot.games.options import PACES, is_on, language_code
from bot.games.refusals import OldButton, Refusal
from engine.variants import VARIANTS


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
    """Whether new tables move into threads; None before the first table of a new server decides."""
    channels: tuple[int, ...] = ()
    """The only channels for new tables; empty for all channels."""
    language: str | None = None
    weekly: int | None = None
    """The channel of the weekly challenges; None for a server without weekly challenges."""


USUAL_GAME: Final = "kd"
"""The default variant."""
MOST_CHANNELS: Final = 25
"""How many channels a manager may choose: Discord allows no more choices at once."""


# ---- changes


def _checked(text: str, allowed: Collection[str]) -> str | None:
    if text and text not in allowed:
        raise ValueError(text)
    return text or None


def _with_language(server: ServerSettings, code: str) -> ServerSettings:
    return replace(server, language=language_code(code) if code else None)


def _with_pace(server: ServerSettings, minutes: str) -> ServerSettings:
    checked = _checked(minutes, [str(each) for each in PACES])
    return replace(server, pace=None if checked is None else int(checked))


def _with_channels(server: ServerSettings, ids: str) -> ServerSettings:
    channels = tuple(dict.fromkeys(map(int, ids.split())))
    if len(channels) > MOST_CHANNELS or any(not 0 < each < 1 << 63 for each in channels):
        raise ValueError(ids)
    return replace(server, channels=channels)


def _with_weekly(server: ServerSettings, channel_id: str) -> ServerSettings:
    weekly = int(channel_id) if channel_id else None
    if weekly is not None and not 0 < weekly < 1 << 63:
        raise ValueError(channel_id)
    return replace(server, weekly=weekly)


def without_channel(server: ServerSettings, channel_id: int) -> ServerSettings:
    """Remove a deleted channel; a server without chosen channels allows tables everywhere."""
    left = replace(server, channels=tuple(each for each in server.channels if each != channel_id))
    return replace(left, weekly=None) if server.weekly == channel_id else left


ADJUSTMENTS: Mapping[str, Callable[[ServerSettings, str], ServerSettings]] = MappingProxyType(
    {
        "game": lambda server, base: replace(server, game=_checked(base, VARIANTS)),
        "pace": _with_pace,
        "policy": lambda server, policy: replace(server, policy=Policy(policy) if policy else None),
        "threads": lambda server, switch: replace(server, threads=is_on(switch)),
        "channels": _with_channels,
        "language": _with_language,
        "weekly": _with_weekly,
    }
)
"""Every setting by name: a function from the settings and the text of the new value to the new settings."""


def adjusted(server: ServerSettings, change: str) -> ServerSettings:
    """Change one setting of the server, as in "game qd", "threads on", "channels 17 42" or "pace " for the default.

    Raises OldButton for a change that no control of the bot makes.
    """
    setting, _, value = change.partition(" ")
    try:
        return ADJUSTMENTS[setting](server, value)
    except (KeyError, ValueError):
        raise OldButton from None


# ---- new tables


@dataclass(frozen=True)
class Wishes:
    """The wishes of a person who opens a table; None leaves a choice to the server."""

    game: str | None = None
    players: int | None = None
    dynasty: bool = GameOptions.dynasty
    pace: int | None = None
    policy: Policy | None = None
    threads: bool | None = None


def opening_options(
    wishes: Wishes, server: ServerSettings, language: str | None, theme: str | None = None
) -> GameOptions:
    """Return the options of a new table; the host's `language` counts if the server has none."""
    base = wishes.game or server.game or USUAL_GAME
    variant = VARIANTS[base]
    if wishes.players and wishes.players not in variant.formats:
        raise Refusal("error-wrong-players", variant=base, allowed=tuple(variant.formats))
    return GameOptions(
        variant.code,
        wishes.players or max(variant.formats),
        wishes.dynasty,
        None,
        _first(wishes.pace, server.pace, GameOptions.pace),
        wishes.policy or server.policy or GameOptions.policy,
        server.language or language,
        theme or GameOptions.theme,
    )


def _first(*values: int | None) -> int:
    return next(value for value in values if value is not None)


def require_channel(server: ServerSettings, channel_ids: Collection[int]) -> None:
    """Check that tables may be opened in a channel or thread; the ids of a thread include its channel's id."""
    if server.channels and not set(server.channels) & set(channel_ids):
        raise Refusal("error-wrong-channel", channels=server.channels)
