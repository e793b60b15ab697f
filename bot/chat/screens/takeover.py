"""What the others are asked for: to bear with somebody who is away, or with somebody who made a slip."""

from __future__ import annotations

from discord import ButtonStyle

from bot.chat.components import Address, Button
from bot.chat.error_messages import link
from bot.chat.screen import Row, Screen, compose
from bot.games.computers import PATIENCE
from bot.games.names import safe_name
from bot.games.narration import news
from bot.games.substitution import REMINDERS_BEFORE_SEAT
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer


def reminder(table: Table, words: FluentLocalizer) -> Screen:
    """The next reminder of the player whose turn it is; with what the others may do, if there are others."""
    acting, game = table.acting, table.game
    assert acting is not None
    since = f"<t:{game.moved_at}:R>"
    text = words("reminder", name=f"<@{acting.user_id}>", link=link(game), since=since)
    if game.people == (acting,):
        return compose(text)
    favours = ["standin"] if game.reminders + 1 < REMINDERS_BEFORE_SEAT else ["standin", "handover"]
    buttons = tuple(
        Button(Address(favour, game.id, table.ply), words(f"button-{favour}", name=acting.name)) for favour in favours
    )
    return compose(text, f"-# {words(f'reminder-{favours[-1]}')}", Row(buttons))


def asking(table: Table, words: FluentLocalizer) -> Screen:
    """Somebody would like to take the latest turn back; the others who play are mentioned until they have agreed."""
    turn = table.latest_turn
    waiting = ", ".join(f"<@{seat.user_id}>" for seat in table.undecided)
    name = safe_name(table.name_of(turn[0].seat or 0))
    buttons = (
        Button(_address("agree", table), words("button-agree"), ButtonStyle.success),
        Button(_address("refuse", table), words("button-refuse")),
    )
    return compose(
        words("takeback-asked", name=name),
        "\n".join(news(table, turn[0].ply, words)),
        words("takeback-undecided", names=waiting),
        Row(buttons),
    )


def away(table: Table, words: FluentLocalizer) -> tuple[str, Row] | tuple[()]:
    """For whom computer players keep the seats, and the way back for them."""
    names = ", ".join(safe_name(seat.name) for seat in table.game.seats if seat.is_away)
    button = Button(Address("comeback", table.game.id), words("button-comeback"))
    return (f"-# {words('seats-kept', names=names)}", Row((button,))) if names else ()


def turn_done(table: Table, words: FluentLocalizer) -> Screen:
    """For the player of the turn that has just ended: who is thinking now, or the way back while it is not too late."""
    acting = table.acting
    blocks: list[str | Row] = [words("turn-done")]
    if acting and acting.computer in PATIENCE:
        blocks.append(f"-# {words('turn-thinking', name=safe_name(acting.name))}")
    if acting and table.latest_turn and not acting.is_computer:
        blocks.append(Row((Button(_address("takeback", table), words("button-takeback")),)))
    return compose(*blocks)


def _address(action: str, table: Table) -> Address:
    return Address(action, table.game.id, table.ply)
