"""The court's steps of a turn in the panel: sending knights, building, bribing the dragon."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.chat.actions import Action
from bot.chat.extension import Panel, Step
from bot.chat.kit.blocks import MAX_OPTIONS, Block, Button, Gallery, Option, Role, Row, Text
from bot.chat.kit.markup import small
from bot.chat.screens.steps import choice_picture, own_kingdom
from bot.chat.screens.table_view import seat_names, table_picture
from bot.games.table import PlayedMove
from bot.games.words.court import tile_on
from bot.games.words.narration import join_facts, worth
from bot.games.words.typed import TypedMove
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.court.court import Court, kind_on_slot
from engine.court.moves import Bribe, Build, Tax
from engine.court.pieces import building_sites
from engine.court.steps import tax
from engine.geometry import Square, squares
from engine.moves import Move
from engine.state import State
from players.court.remarks import purchase_remark
from renderers import kingdom_view
from renderers.court import TileView, building_arguments, building_site_view, building_text, court_view, treasury_text
from renderers.localizer import terrain_arguments, terrain_name
from renderers.text.description import worths_text
from renderers.text.wording import signed, squares_text


class CourtAction(StrEnum):
    """Actions of the court; each value is the text of the action in an address."""

    CHOOSE_TILE = "tile"
    CHOOSE_SITE = "site"
    CHOOSE_BURNED = "burn"


def knight_blocks(panel: Panel) -> Iterator[Block | str]:
    """Yield the kingdom, a button for each property that can be taxed, and a button that sends two knights."""
    is_first = Court.of(panel.state).taxable_squares.bit_count() > 1
    asked = "" if panel.is_lesson else panel.localizer("court-knights" if is_first else "court-knights-more")
    # The path above the picture names the step.
    yield Text.of("", in_text_mode=asked)
    yield own_kingdom(panel, _treasury(panel))
    # Squares of the same property yield the same coins, so only the first square has a button.
    taxes = {describe_tax(panel.state, move, panel.localizer): move for move in reversed(panel.legal(Tax))}
    buttons = (
        _play_button(panel, move, *panel.marked(action, is_suggested=move == panel.suggested))
        for action, move in reversed(taxes.items())
    )
    yield Row((*buttons, *_both_knights_button(panel)))


def build_blocks(panel: Panel) -> Iterator[Block | str]:
    """Yield the builders' board and a select of the tiles.

    Once a tile is chosen, yield the kingdom with the tile on its site and beside it, and a button that builds.
    """
    builds, chosen = panel.legal(Build), panel.chosen(Build)
    shown = _purchases(panel, builds, chosen)
    if chosen:
        tile, effect = _tile(panel.state, chosen.price, panel.localizer), _effect(panel, chosen.price)
        told = panel.localizer("court-chosen", **tile, effect=effect), _site_text(panel, chosen)
        land = building_site_view(panel.state, seat_names(panel.table), chosen)
        aside = TileView(kind_on_slot(panel.state, chosen.price), _cost(panel.state, chosen.price))
        picture = choice_picture(panel, f"site-{chosen.price}-{chosen.square}", land, aside)
        yield Gallery((picture,), "\n".join(told))
        yield join_facts(worth(_gain(panel, chosen), panel.localizer), _queen_line(panel, panel.state.play(chosen)))
    else:
        # Typed moves name the free town squares in this notation.
        free = squares_text(tuple(squares(building_sites(panel.state.kingdom))), panel.localizer)
        yield Text.of("", in_text_mode="" if panel.is_lesson else panel.localizer("court-build", squares=free))
        yield _board(panel)
        why = _why_suggested(panel)
        yield small(why) if why else ""
    yield _tile_select(panel, shown, chosen)
    if chosen:
        sites = [move for move in builds if move.price == chosen.price]
        if len(sites) > 1:
            yield _site_select(panel, sites, chosen)
        role = Role.SUCCESS if panel.suggested is None or _is_suggested(panel, chosen) else Role.PRIMARY
        tile = _tile(panel.state, chosen.price, panel.localizer)
        label = panel.localizer("button-build", **tile, price=_cost(panel.state, chosen.price))
        yield Row((_play_button(panel, chosen, label, role),))


def dragon_blocks(panel: Panel) -> Iterator[Block | str]:
    """Yield the builders' board and a select of the tile to burn; once a tile is chosen, also the burn button."""
    chosen = panel.chosen(Bribe)
    yield panel.localizer("court-dragon")
    yield _board(panel, chosen)
    options = [
        Option(
            _burnable(panel.state, move.price, panel.localizer), str(move), _effect(panel, move.price), move == chosen
        )
        for move in panel.legal(Bribe)
    ]
    yield panel.select(CourtAction.CHOOSE_BURNED, panel.localizer("court-burn-placeholder"), options)
    if chosen:
        label = panel.localizer("court-burn", **_tile(panel.state, chosen.price, panel.localizer))
        yield Row((_play_button(panel, chosen, label, Role.DANGER),))


def _both_knights_button(panel: Panel) -> Iterator[Button]:
    """Yield a button that sends a knight to each half of the domino, if the player has two knights."""
    first, *others = panel.legal(Tax)
    after = panel.state.play(first)
    for second in others:
        if second in after.legal_moves():
            label = panel.localizer("button-tax-both", coins=tax(panel.state, first) + tax(after, second))
            yield panel.button(Action.PLAY, f"{first} {second}", with_emoji(_EMOJI[Tax], label))


def describe_tax(state: State, move: Tax, localizer: FluentLocalizer) -> str:
    """Describe a tax by the land of the knight and the coins collected there."""
    return localizer("button-tax", **_land_of(state, move.square, localizer), coins=tax(state, move))


def _land_of(state: State, square: Square, localizer: FluentLocalizer) -> dict[str, str]:
    return terrain_arguments(state.kingdom.cells[square].terrain, localizer)


# ---- typed moves


def describe_taxes(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
    for move in state.legal_moves():
        if isinstance(move, Tax):
            coins, land = tax(state, move), terrain_name(state.kingdom.cells[move.square].terrain, localizer)
            # Squares of the same property yield the same coins.
            worth = describe_tax(state, move, localizer)
            yield TypedMove(move, join_facts(signed(coins), f"{land} {move.square}"), (str(coins),), worth)


def describe_purchases(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
    for move in state.legal_moves():
        if isinstance(move, Build):
            arguments, cost = _tile(state, move.price, localizer), _cost(state, move.price)
            tile = localizer("court-tile", **arguments, price=cost)
            # Any word of the name may stand before or after the square.
            named = (*arguments["building"].split(), str(cost))
            names = tuple(f"{move.square} {word} {move.square}" for word in named)
            # Two squares of one property are worth the same.
            spot = move.price, state.kingdom.property_mask(move.square)
            yield TypedMove(move, join_facts(tile, str(move.square)), names, spot)


def describe_bribes(state: State, localizer: FluentLocalizer) -> Iterator[TypedMove]:
    for move in state.legal_moves():
        if isinstance(move, Bribe):
            yield TypedMove(move, _burnable(state, move.price, localizer), (str(move.price),))


def _tile(state: State, slot: int, localizer: FluentLocalizer) -> dict[str, str]:
    return building_arguments(kind_on_slot(state, slot), localizer)


def _cost(state: State, slot: int) -> int:
    """Return the coins that a tile on a slot costs the player to move."""
    return Court.of(state).cost(slot, state.king.kingdom)


def _board(panel: Panel, chosen: Bribe | None = None) -> Gallery:
    """Show the builders' board, with the tile to be burned marked.

    In text mode the player's treasury replaces the board, because the select below the board names the tiles.
    """
    name = f"board-{panel.table.game.id}-{panel.table.ply}-{chosen or ''}"
    picture = court_view(panel.state, seat_names(panel.table), chosen=chosen)
    return Gallery((table_picture(panel.table, name, picture, panel.localizer),), "" if chosen else _treasury(panel))


def _treasury(panel: Panel) -> str:
    treasury = Court.of(panel.state).treasuries[panel.state.king.kingdom]
    return panel.localizer("court-treasury", treasury=treasury_text(treasury, panel.localizer))


def _site_text(panel: Panel, build: Build) -> str:
    return join_facts(panel.localizer("court-site", square=str(build.square)), _town_at(panel, build.square))


def _town_at(panel: Panel, square: Square) -> str:
    """Describe the property that a building on the square would belong to."""
    kingdom = kingdom_view(panel.state, panel.state.king.kingdom, seat_names(panel.table))
    [town] = [each for each in kingdom.properties if square in each.squares]
    return worths_text([town], panel.localizer)


def _purchases(panel: Panel, builds: Sequence[Build], chosen: Build | None) -> list[Build]:
    """Return one purchase for each tile in the order of the slots: on the shown site, or else on the first site."""
    # In reversed order, the first site of each tile is the last to enter the dictionary.
    purchases = {move.price: move for move in reversed(builds)}
    if chosen:
        purchases |= {move.price: move for move in builds if move.square == chosen.square}
    elif isinstance(panel.suggested, Build):
        purchases[panel.suggested.price] = panel.suggested
    return [purchases[price] for price in sorted(purchases)]


def _tile_select(panel: Panel, purchases: Sequence[Build], chosen: Build | None) -> Row:
    """Return a select of the tiles except the chosen tile, with purchases as values; an empty row without tiles."""
    # Two tiles of the same kind at the same cost are one choice.
    found = (_tile_option(panel, move) for move in purchases if move != chosen)
    options = [*{(each.label, each.description): each for each in reversed([*found])}.values()][::-1]
    key = "court-other-tile-placeholder" if chosen else "court-build-placeholder"
    return panel.select(CourtAction.CHOOSE_TILE, panel.localizer(key), options) if options else Row(())


def _tile_option(panel: Panel, move: Build) -> Option:
    cost = _cost(panel.state, move.price)
    label = panel.localizer("court-tile", **_tile(panel.state, move.price, panel.localizer), price=cost)
    if _is_suggested(panel, move):
        # An open list hides the sentence above the list, and two tiles may be alike.
        label = panel.localizer("button-suggested", action=label)
    told = panel.localizer("court-gain", gain=signed(gain), cost=cost) if (gain := _gain(panel, move)) else ""
    facts = told, _queen_line(panel, panel.state.play(move)), _effect(panel, move.price)
    return Option(label, str(move), join_facts(*facts))


def _is_suggested(panel: Panel, build: Build) -> bool:
    """Return whether the advisor would buy the tile of a purchase, on any site."""
    return isinstance(panel.suggested, Build) and build.price == panel.suggested.price


def _gain(panel: Panel, move: Move) -> int:
    kingdom = panel.state.king.kingdom
    before, after = (state.score(kingdom).earned for state in (panel.state, panel.state.play(move)))
    return after - before


def _why_suggested(panel: Panel) -> str:
    """Explain the suggestion if another purchase scores more immediately; empty if no other purchase does."""
    purchases = _purchases(panel, panel.legal(Build), panel.chosen(Build))
    richest = max(purchases, key=lambda move: _gain(panel, move))
    own = [move for move in purchases if _is_suggested(panel, move)]
    if panel.suggested is None or _gain(panel, richest) <= max((_gain(panel, move) for move in own), default=0):
        return ""
    if not own:
        return panel.localizer("suggested-no-tile", price=_cost(panel.state, richest.price))
    remark = purchase_remark(panel.state, own[0], richest)
    tile = _tile(panel.state, own[0].price, panel.localizer)
    key, coins = (remark.name, remark.number) if remark else ("suggested-tile-effect", 0)
    return panel.localizer(key, **tile, coins=coins, effect=_effect(panel, own[0].price))


def _queen_line(panel: Panel, built: State) -> str:
    """Say that a building attracts the queen; empty if `built`, the position with the building, has no new queen."""
    before, after = (Court.of(state).queen for state in (panel.state, built))
    return panel.localizer("told-queen") if after == panel.state.king.kingdom != before else ""


def _site_select(panel: Panel, sites: Sequence[Build], chosen: Build) -> Row:
    options = [
        Option(
            join_facts(str(number), str(move.square)),
            str(move),
            _town_at(panel, move.square),
            chosen=move == chosen,
            in_text_mode=_site_text(panel, move),
        )
        for number, move in enumerate(sites[:MAX_OPTIONS], 1)
    ]
    return panel.select(CourtAction.CHOOSE_SITE, panel.localizer("court-site-placeholder"), options)


def _burnable(state: State, slot: int, localizer: FluentLocalizer) -> str:
    """Name the tile on a slot with its printed price, which distinguishes tiles of the same kind."""
    return localizer("court-burn-tile", **_tile(state, slot, localizer), price=slot)


def _effect(panel: Panel, slot: int) -> str:
    return building_text(kind_on_slot(panel.state, slot), panel.localizer)


_EMOJI: Final[Mapping[type[Move], str]] = MappingProxyType({Tax: "knight", Build: "town", Bribe: "dragon"})


def _play_button(panel: Panel, move: Move, action: str, role: Role) -> Button:
    """Return the button that makes an optional move; the label warns if the move ends the turn."""
    label = panel.localizer("button-ends-turn", action=action) if panel.ends_turn(move) else action
    return panel.button(Action.PLAY, move, with_emoji(_EMOJI[type(move)], label), role)


def _facts(played: PlayedMove, localizer: FluentLocalizer) -> Mapping[str, str]:
    """Return the land of a taxed property, or the name of the tile of any other move and the square of a building."""
    move = played.move
    if isinstance(move, Tax):
        return _land_of(played.before, move.square, localizer)
    assert isinstance(move, Build | Bribe)
    square = {"square": str(move.square)} if isinstance(move, Build) else {}
    return {**tile_on(played, move.price, localizer), **square}


STEPS = (
    Step("knights", (Tax,), knight_blocks, facts=_facts),
    Step("build", (Build,), build_blocks, facts=_facts, reason=_why_suggested),
    Step("dragon", (Bribe,), dragon_blocks, facts=_facts, is_side_step=True),
)
