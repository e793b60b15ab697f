"""The panel that changes the pace of a running table, and the words for a pace."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.kit.markup import heading, small
from bot.chat.kit.sections import explained_options
from bot.games.dates import in_units
from bot.games.game import Game, GameOptions, Policy
from bot.games.options import PACES, pace_text, with_pace_text
from bot.localization.fluent import FluentLocalizer

PLACEHOLDERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "game": "server-game",
        "seats": "setup-seats-placeholder",
        "pace": "server-pace",
        "policy": "server-policy",
        "suggestions": "setting-suggestions",
    }
)
"""The message with the name of each setting of a table."""


def pace_choices(options: GameOptions, localizer: FluentLocalizer) -> list[Option]:
    """Return the paces to choose from, in minutes, including the chosen pace."""
    paces = PACES if options.pace in PACES else (options.pace, *PACES)
    return [
        Option(turn_time_text(minutes, localizer), f"pace {minutes}", chosen=minutes == options.pace)
        for minutes in paces
    ]


def turn_time_text(minutes: int, localizer: FluentLocalizer) -> str:
    """Return the time for a turn, like “Time for a turn: a day”."""
    return localizer("setup-pace", value=minutes_text(minutes, localizer))


def minutes_text(minutes: int, localizer: FluentLocalizer) -> str:
    """Return a number of minutes in words, in lower case for the middle of a sentence."""
    unit, count = in_units(minutes) if minutes else ("none", 0)
    return localizer(f"turn-time-{unit}", count=count)


def policy_choices(options: GameOptions, localizer: FluentLocalizer) -> list[Option]:
    return explained_options("policy", Policy, options.policy, localizer)


def pace_panel(game: Game, wish: str, localizer: FluentLocalizer) -> Screen:
    """Show the current pace and the controls that change it; `wish` is the person's choice so far, or ""."""
    wished = with_pace_text(game.options, wish) if wish else game.options
    blocks: list[Block | str] = [
        heading(localizer("pace-title"), 3),
        pace_line(game.options, localizer),
        _pace_select(game, "pace", [_with_policy(each, wished) for each in pace_choices(wished, localizer)], localizer),
    ]
    if wished.pace:
        choices = [_with_pace(each, wished) for each in policy_choices(wished, localizer)]
        blocks.append(_pace_select(game, "policy", choices, localizer))
    if game.paused_at is None:
        blocks.append(Row((Button(Address(Action.PAUSE, game.id), localizer("button-pause")),)))
    if wished != game.options:
        is_alone = len(game.people) == 1
        button = Button(
            Address(Action.PROPOSE_PACE, game.id, argument=pace_text(wished)),
            localizer("button-change-pace" if is_alone else "button-propose"),
            Role.SUCCESS,
        )
        blocks += [small(localizer("pace-alone" if is_alone else "pace-consent")), Row((button,))]
    return compose(*blocks)


def pace_line(options: GameOptions, localizer: FluentLocalizer) -> str:
    """Return a line with the time for a turn and the policy after that time."""
    time = turn_time_text(options.pace, localizer)
    if not options.pace:
        return time
    return localizer("pace-line", time=time, then=localizer(f"policy-{options.policy}-about"))


def _with_policy(option: Option, wished: GameOptions) -> Option:
    """Make a wish of a choice of the pace, like "1440 computer", with the policy wished so far."""
    return replace(option, value=f"{option.value.removeprefix('pace ')} {wished.policy}")


def _with_pace(option: Option, wished: GameOptions) -> Option:
    """Make a wish of a choice of the policy, like "1440 computer", with the pace wished so far."""
    return replace(option, value=f"{wished.pace} {option.value.removeprefix('policy ')}")


def _pace_select(game: Game, setting: str, options: list[Option], localizer: FluentLocalizer) -> Row:
    # The two selects have the same action, so the setting makes their custom ids differ.
    address = Address(Action.SHOW_PACE, game.id, argument=setting)
    return select_row(address, localizer(PLACEHOLDERS[setting]), options)
