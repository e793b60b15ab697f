"""How long a turn may take at a running table and what happens then: as it is, and as somebody would like it."""

from __future__ import annotations

from dataclasses import replace

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.markup import heading, small
from bot.chat.screens.table_setup import pace_choices, policy_choices, turn_time_text
from bot.games.game import Game
from bot.games.models import GameOptions
from bot.games.settings.pace import pace_text, with_pace_text
from bot.localization.fluent import FluentLocalizer


def pace_panel(game: Game, wish: str, localizer: FluentLocalizer) -> Screen:
    """Show what holds, and the controls that change it; `wish` is what somebody has chosen so far, "" for nothing."""
    wished = with_pace_text(game.options, wish) if wish else game.options
    blocks: list[Block | str] = [
        heading(localizer("pace-title"), 3),
        pace_line(game.options, localizer),
        _select(game, "pace", [_with_policy(each, wished) for each in pace_choices(wished, localizer)], localizer),
    ]
    if wished.pace:
        choices = [_with_pace(each, wished) for each in policy_choices(wished, localizer)]
        blocks.append(_select(game, "policy", choices, localizer))
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
    """Say in a line how long a turn may take, and what happens then."""
    time = turn_time_text(options.pace, localizer)
    if not options.pace:
        return time
    return localizer("pace-line", time=time, then=localizer(f"policy-{options.policy}-about"))


def _with_policy(option: Option, wished: GameOptions) -> Option:
    return replace(option, value=f"{option.value.removeprefix('pace ')} {wished.policy}")


def _with_pace(option: Option, wished: GameOptions) -> Option:
    return replace(option, value=f"{wished.pace} {option.value.removeprefix('policy ')}")


def _select(game: Game, setting: str, options: list[Option], localizer: FluentLocalizer) -> Row:
    # The setting tells the two selects apart; what is chosen says all that is wished so far.
    address = Address(Action.SHOW_PACE, game.id, argument=setting)
    return select_row(address, localizer(f"setup-{setting}-placeholder"), options)
