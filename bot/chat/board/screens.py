"""The table or one kingdom as it is now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Row, Screen, compose, stack
from bot.chat.kit.markup import small
from bot.chat.turn.screens import (
    Look,
    accent,
    acting_line,
    close_up,
    controls,
    deck_button,
    footnote,
    look_buttons,
    whole_table,
)
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


def board(
    table: Table,
    user_id: int,
    localizer: FluentLocalizer,
    look: Look = Look(),  # noqa: B008 - it cannot change
    *,
    more: Sequence[Button] = (),
) -> Screen:
    """Show the table or one kingdom of it, with the controls that play if it is the person's turn, and more buttons."""
    if look.kingdom is None:
        pictures = whole_table(table, table.game.announcement.since, localizer)
    else:
        pictures = stack([close_up(table, look.kingdom, localizer)])
    return compose(
        small(footnote(table, localizer)),
        *pictures,
        acting_line(table, localizer),
        *_controls_for(user_id, table, localizer),
        Row(
            (
                *look_buttons(table, localizer, text_mode=look.text_mode),
                *_other_ways(table, look, localizer),
                deck_button(table, localizer),
                *more,
            )
        ),
        accent=accent(table),
    )


def _other_ways(table: Table, look: Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons that lead back to the whole table, and that show the same in text mode."""

    def address(other: Look) -> Address:
        return Address.at(table, Action.SHOW_KINGDOM, str(other))

    if look.kingdom is not None:
        yield Button(address(replace(look, kingdom=None)), localizer("button-table"))
    if not look.text_mode:
        yield Button(address(replace(look, text_mode=True)), localizer("button-as-text"), in_text_mode="")


def _controls_for(user_id: int, table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    return controls(table, localizer) if table.awaits(user_id) else ()
