"""What the court adds to texts: buildings, treasuries, the builders' board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.court.buildings import TILES, BuildingKind
from engine.court.court import Treasury
from engine.geometry import squares
from renderers.localizer import Localizer
from renderers.view import CourtView, KingdomView, Offer

_EFFECTS = "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points"
_EFFECTS_AT_THE_END = "points_per_tower", "points_per_knight"


def building_name(building: BuildingKind, localizer: Localizer) -> str:
    return localizer(f"building-{building.id.replace('_', '-')}")


def building_text(building: BuildingKind, localizer: Localizer) -> str:
    """What a building gives at once, while the game lasts, and in the end."""
    told = [_effect(building, name, localizer) for name in _EFFECTS]
    if building.per_property:
        told.append(localizer("effect-per-property", terrain=localizer(f"terrain-{building.per_property.value}")))
    told += [_effect(building, name, localizer) for name in _EFFECTS_AT_THE_END]
    return ", ".join(filter(None, told))


def _effect(building: BuildingKind, name: str, localizer: Localizer) -> str:
    count = getattr(building, name)
    return localizer(f"effect-{name.replace('_', '-')}", count=count) if count else ""


# ---- what a kingdom has of it


def court_sentences(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    """Treasury, queen, buildings and knights of a kingdom, as far as it has any."""
    yield from treasury_sentences(view, localizer)
    if view.kingdom.buildings:
        yield buildings_text(view, localizer)
    if view.kingdom.knights:
        yield localizer("alt-knights", squares=" ".join(map(str, squares(view.kingdom.knights))))


def treasury_sentences(view: KingdomView, localizer: Localizer) -> Iterator[str]:
    """What is not on the land, and the queen."""
    if view.treasury:
        yield treasury_text(view.treasury, localizer) + "."
    if view.queen is not None:
        yield localizer("alt-queen", square=str(view.queen))


def treasury_text(own: Treasury, localizer: Localizer) -> str:
    return localizer("alt-treasury", coins=own.coins, knights=own.knights, towers=own.towers)


def buildings_text(view: KingdomView, localizer: Localizer) -> str:
    built = ", ".join(f"{building_name(TILES[tile], localizer)} {square}" for square, tile in view.kingdom.buildings)
    return localizer("alt-buildings", buildings=built)


# ---- the builders' board


def board_sentences(view: CourtView, localizer: Localizer) -> Iterator[str]:
    """The board from what can be bought today to what only matters later."""
    yield localizer("board-title") + "."
    if view.buyer and view.treasury:
        yield localizer("alt-buyer", name=view.buyer.name, treasury=treasury_text(view.treasury, localizer))
    for offer in view.offers:
        yield from _offer(offer, view, localizer)
    yield stack_text(view, localizer) + "."
    yield localizer("alt-queen-at", name=view.queen.name) if view.queen else localizer("alt-queen-nowhere")
    burned = view.burned
    yield (
        localizer("alt-dragon-burned", name=building_name(burned, localizer))
        if burned
        else localizer("alt-dragon-asleep")
    )


def _offer(offer: Offer, view: CourtView, localizer: Localizer) -> Iterator[str]:
    if offer.building:
        is_dear = view.treasury is not None and view.treasury.coins < offer.cost
        yield localizer(
            "alt-offer-dear" if is_dear else "alt-offer",
            cost=offer.cost,
            price=offer.price,
            saved=offer.price - offer.cost,
            name=building_name(offer.building, localizer),
            effect=building_text(offer.building, localizer),
        )


def stack_text(view: CourtView, localizer: Localizer) -> str:
    return localizer("board-left", count=view.left)


def host_text(view: CourtView, localizer: Localizer) -> str:
    """Who hosts the queen."""
    return view.queen.name if view.queen else localizer("board-nobody")


def dragon_text(view: CourtView, localizer: Localizer) -> str:
    """Where the dragon is."""
    return localizer("board-burned" if view.burned else "board-asleep")
