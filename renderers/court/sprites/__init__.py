"""The court's sprites: importing this package registers how they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from renderers.court.sprites import landmarks, shops, tokens
from renderers.court.sprites.landmarks import plate
from renderers.court.view import Building, Token, Towers
from renderers.sprites import draw
from renderers.sprites.brush import Brush

BUILDINGS: MappingProxyType[str, Callable[[Brush], None]] = MappingProxyType(
    {
        "bakery": shops.bakery,
        "sawmill": shops.sawmill,
        "fish_shop": shops.fish_shop,
        "weaver": shops.weaver,
        "merchant": shops.merchant,
        "smithy": shops.smithy,
        "church": shops.church,
        "vault_knights": landmarks.vault_knights,
        "vault_towers": landmarks.vault_towers,
        "small_tavern": landmarks.small_tavern,
        "big_tavern": landmarks.big_tavern,
        "guard_tower": landmarks.guard_tower,
        "fortified_castle": landmarks.fortified_castle,
        "travelling_castle": landmarks.travelling_castle,
        "training_camp": landmarks.training_camp,
        "statue": landmarks.statue,
        "queens_tower": landmarks.queens_tower,
    }
)
"""How each kind of building is drawn, by its id."""

TOKENS: MappingProxyType[Token, Callable[[Brush], None]] = MappingProxyType(
    {
        Token.KNIGHT: tokens.knight,
        Token.KNIGHT_ON_LAND: tokens.knight_on_land,
        Token.TOWER: tokens.tower,
        Token.COIN: tokens.coin,
        Token.COIN_OUT_OF_REACH: tokens.coin_out_of_reach,
        Token.MEDAL: tokens.medal,
        Token.CROWN: tokens.crown,
        Token.QUEEN: tokens.queen,
        Token.QUEEN_ON_LAND: tokens.queen_on_land,
        Token.STACK: tokens.stack,
        Token.DRAGON_ASLEEP: tokens.dragon_asleep,
        Token.DRAGON_AWAKE: tokens.dragon_awake,
        Token.FIRE: tokens.fire,
    }
)


@draw.register
def _(key: Building, brush: Brush) -> None:
    plate(brush)
    BUILDINGS[key.id](brush)


@draw.register
def _(key: Towers, brush: Brush) -> None:
    tokens.towers_on_land(brush, key.count)


@draw.register
def _(key: Token, brush: Brush) -> None:
    TOKENS[key](brush)
