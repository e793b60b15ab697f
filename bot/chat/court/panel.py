"""The optional part of a turn in Queendomino: knights, buildings, the dragon; costs, gains, and refusals."""

from __future__ import annotations

from collections.abc import Iterable

from bot.chat.addresses import Action, Address
from bot.chat.blocks import MAX_OPTIONS, Block, Button, Gallery, Option, PictureSpec, Role, Row, Text, select_row
from bot.chat.court.addresses import CourtAction
from bot.chat.markup import small
from bot.chat.screens.turn import one_kingdom, seat_names
from bot.games.court.narration import tile_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.court.buildings import TILES
from engine.court.court import Court
from engine.court.errors import CourtReason
from engine.court.moves import Bribe, Build, Tax
from engine.court.pieces import building_sites
from engine.court.steps import tax, treasury
from engine.errors import Reason
from engine.moves import Move
from engine.state import State
from renderers.court import building_site_view, building_text

_NOT_NOW = {Reason.TOO_LATE, Reason.TOO_EARLY, Reason.NOT_IN_VARIANT, CourtReason.NOT_JUST_PLACED}
"""Reasons that are not worth a line: that part of the turn is over, or there is none."""


def court_blocks(table: Table, chosen: str, localizer: FluentLocalizer) -> list[Block]:
    """Return what the player may do besides placing and choosing; `chosen` is the purchase that is shown."""
    if table.state.find(Court) is None or table.state.domino is None:
        return []
    return [
        _treasury_line(table.state, localizer),
        Gallery((_kingdom(table, chosen, localizer),)),
        *_knight_blocks(table, localizer),
        *_building_blocks(table, chosen, localizer),
        *_dragon_blocks(table, localizer),
    ]


def describe_purchase(table: Table, build: Build, localizer: FluentLocalizer) -> str:
    """Describe a purchase by its tile, square and price."""
    name = tile_name(Court.of(table.state).tile_at(build.price), localizer)
    price = _cost(table.state, build.price)
    return localizer("button-build", name=name, square=str(build.square), price=price)


def _cost(state: State, slot: int) -> int:
    """Return the coins that the tile on a slot costs the player whose turn it is."""
    return Court.of(state).cost(slot, state.king.kingdom)


def _treasury_line(state: State, localizer: FluentLocalizer) -> Text:
    own = treasury(state)
    return Text(localizer("court-treasury", coins=own.coins, knights=own.knights, towers=own.towers))


def _kingdom(table: Table, chosen: str, localizer: FluentLocalizer) -> PictureSpec:
    """Show the player's kingdom, with the chosen building on its site."""
    state = table.state
    build = next((move for move in _builds(state) if str(move) == chosen), None)
    if build is None:
        return one_kingdom(table, state.king.kingdom, localizer)
    name = f"site-{table.game.id}-{table.ply}-{build.price}-{build.square}"
    return PictureSpec.of(name, building_site_view(state, seat_names(table), build), localizer)


def _refusal(state: State, kind: type[Move], localizer: FluentLocalizer) -> list[Block]:
    """Say why a part of the turn is not possible; nothing if it is simply over."""
    reason = state.refusal(kind)
    return [] if reason is None or reason in _NOT_NOW else [Text(small(localizer(f"illegal-{reason.value}")))]


def _knight_blocks(table: Table, localizer: FluentLocalizer) -> list[Block]:
    """Return a button for each square that a knight may be sent to."""
    state = table.state
    taxes = [move for move in state.legal_moves() if isinstance(move, Tax)]
    if not taxes:
        return _refusal(state, Tax, localizer) if Court.of(state).taxable_squares else []
    labels = [localizer("button-tax", square=str(move.square), coins=tax(state, move)) for move in taxes]
    return [Row(tuple(_play_button(table, move, label) for move, label in zip(taxes, labels, strict=True)))]


def _builds(state: State) -> list[Build]:
    return [move for move in state.legal_moves() if isinstance(move, Build)]


def _building_blocks(table: Table, chosen: str, localizer: FluentLocalizer) -> list[Block]:
    """List what is on offer, with selects for the tile and its square."""
    state = table.state
    if state.refusal(Build) in _NOT_NOW:
        return []
    on_offer: list[Block] = [
        Text("\n".join(_offer_line(state, slot, tile, localizer) for slot, tile in Court.of(state).on_offer()))
    ]
    builds = _builds(state)
    if not builds:
        return on_offer if building_sites(state.kingdom) else [*on_offer, Text(small(localizer("illegal-no-site")))]
    build = next((move for move in builds if str(move) == chosen), None)
    on_offer.append(_tile_select(table, builds, build, localizer))
    return on_offer if build is None else [*on_offer, *_purchase_blocks(table, builds, build, localizer)]


def _offer_line(state: State, slot: int, tile: int, localizer: FluentLocalizer) -> str:
    cost, name = _cost(state, slot), tile_name(tile, localizer)
    line = localizer("court-offer", price=cost, name=name, effect=building_text(TILES[tile], localizer))
    return small(f"{line} · {localizer('illegal-too-dear')}") if cost > treasury(state).coins else line


def _tile_select(table: Table, builds: Iterable[Build], chosen: Build | None, localizer: FluentLocalizer) -> Row:
    """Return a select of the tiles; the value of each is its purchase for the first site."""
    # Backwards, so that the first site of each tile is the one that stays in the dictionary.
    first = {move.price: move for move in reversed(list(builds))}
    options = [
        Option(
            localizer("court-tile", name=tile_name(tile, localizer), price=_cost(table.state, slot)),
            str(first[slot]),
            building_text(TILES[tile], localizer),
            chosen=chosen is not None and chosen.price == slot,
        )
        for slot, tile in Court.of(table.state).on_offer()
        if slot in first
    ]
    return select_row(Address.at(table, CourtAction.CHOOSE_TILE), localizer("court-build-placeholder"), options)


def _purchase_blocks(table: Table, builds: Iterable[Build], chosen: Build, localizer: FluentLocalizer) -> list[Block]:
    """Return a select of the sites for the chosen tile, and the button that buys it."""
    buy = Row((_play_button(table, chosen, describe_purchase(table, chosen, localizer), Role.SUCCESS),))
    sites = [move for move in builds if move.price == chosen.price]
    if len(sites) == 1:
        return [buy]
    options = [
        Option(localizer("court-site", square=str(move.square)), str(move), chosen=move == chosen)
        for move in sites[:MAX_OPTIONS]
    ]
    address = Address.at(table, CourtAction.CHOOSE_SITE)
    return [select_row(address, localizer("court-site-placeholder"), options), buy]


def _dragon_blocks(table: Table, localizer: FluentLocalizer) -> list[Block]:
    """Return a select of the tiles that the dragon may burn."""
    state = table.state
    on_offer = Court.of(state).on_offer()
    if not on_offer:
        return []
    if not any(isinstance(move, Bribe) for move in state.legal_moves()):
        return _refusal(state, Bribe, localizer)
    options = [
        Option(
            localizer("court-burn", name=tile_name(tile, localizer)),
            str(Bribe(slot)),
            localizer("court-slot", price=slot),
        )
        for slot, tile in on_offer
    ]
    return [select_row(Address.at(table, CourtAction.BRIBE), localizer("court-burn-placeholder"), options)]


def _play_button(table: Table, move: Move, label: str, role: Role = Role.SECONDARY) -> Button:
    return Button(Address.at(table, Action.PLAY, str(move)), label, role)
