"""What the court adds to texts: buildings, treasuries, the builders' board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.court.buildings import TILES, BuildingKind
from engine.court.court import Treasury
from engine.geometry import squares
from renderers.localizer import Words
from renderers.view import CourtView, KingdomView, Offer

_EFFECTS = "knights", "towers", "tax_per_knight", "tax_per_tower", "crowns", "points"
_EFFECTS_AT_THE_END = "points_per_tower", "points_per_knight"


def building_name(building: BuildingKind, words: Words) -> str:
    return words(f"building-{building.id.replace('_', '-')}")


def building_text(building: BuildingKind, words: Words) -> str:
    """What a building gives at once, while the game lasts, and in the end."""
    told = [_effect(building, name, words) for name in _EFFECTS]
    if building.per_property:
        told.append(words("effect-per-property", terrain=words(f"terrain-{building.per_property.value}")))
    told += [_effect(building, name, words) for name in _EFFECTS_AT_THE_END]
    return ", ".join(filter(None, told))


def _effect(building: BuildingKind, name: str, words: Words) -> str:
    count = getattr(building, name)
    return words(f"effect-{name.replace('_', '-')}", count=count) if count else ""


# ---- what a kingdom has of it


def court_sentences(view: KingdomView, words: Words) -> Iterator[str]:
    """Treasury, queen, buildings and knights of a kingdom, as far as it has any."""
    yield from purse_sentences(view, words)
    if view.kingdom.buildings:
        yield houses_text(view, words)
    if view.kingdom.knights:
        yield words("alt-knights", squares=" ".join(map(str, squares(view.kingdom.knights))))


def purse_sentences(view: KingdomView, words: Words) -> Iterator[str]:
    """What is not on the land, and the queen."""
    if view.treasury:
        yield purse_text(view.treasury, words) + "."
    if view.queen is not None:
        yield words("alt-queen", square=str(view.queen))


def purse_text(own: Treasury, words: Words) -> str:
    return words("alt-purse", coins=own.coins, knights=own.knights, towers=own.towers)


def houses_text(view: KingdomView, words: Words) -> str:
    built = ", ".join(f"{building_name(TILES[tile], words)} {square}" for square, tile in view.kingdom.buildings)
    return words("alt-buildings", buildings=built)


# ---- the builders' board


def board_sentences(view: CourtView, words: Words) -> Iterator[str]:
    """The board from what can be bought today to what only matters later."""
    yield words("board-title") + "."
    if view.buyer and view.treasury:
        yield words("alt-buyer", name=view.buyer.name, purse=purse_text(view.treasury, words))
    for offer in view.offers:
        yield from _offer(offer, view, words)
    yield stack_text(view, words) + "."
    yield words("alt-queen-at", name=view.queen.name) if view.queen else words("alt-queen-nowhere")
    burned = view.burned
    yield words("alt-dragon-burned", name=building_name(burned, words)) if burned else words("alt-dragon-asleep")


def _offer(offer: Offer, view: CourtView, words: Words) -> Iterator[str]:
    if offer.building:
        is_dear = view.treasury is not None and view.treasury.coins < offer.cost
        yield words(
            "alt-offer-dear" if is_dear else "alt-offer",
            cost=offer.cost,
            price=offer.price,
            saved=offer.price - offer.cost,
            name=building_name(offer.building, words),
            effect=building_text(offer.building, words),
        )


def stack_text(view: CourtView, words: Words) -> str:
    return words("board-left", count=view.left)


def host_text(view: CourtView, words: Words) -> str:
    """Who hosts the queen."""
    return view.queen.name if view.queen else words("board-nobody")


def dragon_text(view: CourtView, words: Words) -> str:
    """Where the dragon is."""
    return words("board-burned" if view.burned else "board-asleep")
