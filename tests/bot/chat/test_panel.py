"""The panel as a screen: which placements and purchases it offers, and why something is not possible."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.chat.addresses import Action
from bot.chat.court.addresses import CourtAction
from bot.games.models import GameOptions, Person
from tests.bot.sample_tables import table_at
from tests.bot.screen_checks import buttons, select, show_panel, text_of

NO_SUGGESTIONS = Person(1, suggestions=False)

THREE_SPOTS = (
    "kd7+m 2 ....s2..../....g0..../l0w0##g2l0/..w0w0....;....f1w0/w0..##../l1l0l0.."
    " 47:2 0 6,22:1,28:2,39:1 3 2-5.8-13.15-21.23-25.27.29-30.32-38.40-41.43.45-46.48"
)
"""Domino 47 fits on three spots, on each of them either way round."""

MANY_SPOTS = (
    "kd7 2 w0##g0/g0w1f0/g1m0../l0....;......##/f0l1l0l0"
    " 32:2,36:2 0 2,31,33:1,38:1 3 1.3-6.8-14.16-17.19-22.24-30.35.39-48"
)
"""Domino 32 fits on 26 spots: one more than a select holds."""

TWO_SITES = (
    "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
    "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
    "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
)
"""The player has placed a domino and may buy any of four tiles for f6 or f7; the queen is with them."""

NO_COINS = (
    "qd 3 t0f1g0t0b31t0/l1t0b8##t0b25t0b13N/l0l0f1w0../w1..f0w0g1/w0s2f0Nf0Ns2;"
    "....g1Ng0g2/m3t0b14t0b2g0w0/f1w0##m2l0/l1t0b15t0b9w0Nl0/g2f0Nf0f0l1;"
    "l1m0w1w0w0/f0##f1l0w0/g0t0b5t0b30t0f1/t0b20t0b19m2g0f0/t0s0....w1 "
    "q40:1 1 q20:2,q23:3,q38,q42 12 - b1,b17,b7,b26,b10,b23 b12.b18.b22.b29.b32 "
    "0/0/0;6/0/1;0/5/2 3 b6.b3.b27.b21.b28.b24.b16.b11.b4 e7.e8"
)
"""The player has no coin left; the queen is with somebody else."""


def test_the_arrows_lead_through_all_placements_and_back_to_the_first() -> None:
    table = table_at(THREE_SPOTS)
    seen, chosen = list[str](), ""
    for _ in range(7):
        chosen = buttons(show_panel(table, NO_SUGGESTIONS, chosen))["›"]
        seen.append(chosen)
    assert seen == ["47@f8s", "47@f7n", "47@h7e", "47@h7s", "47@i7w", "47@h6n", "47@f8s"]
    for before, after in pairwise(seen):
        assert buttons(show_panel(table, NO_SUGGESTIONS, after))["‹"] == before


@pytest.mark.parametrize(
    ("placement", "other_way", "spot"),
    [("47@f8s", "47@f7n", 1), ("47@h7e", "47@i7w", 2), ("47@h7s", "47@h6n", 3), ("47@h6n", "47@h7s", 3)],
)
def test_a_placement_is_shown_with_its_spot_and_can_be_turned(placement: str, other_way: str, spot: int) -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS, placement)
    assert f"Spot **{spot}** of 3 · +2 → **6** points" in text_of(screen)
    assert buttons(screen)["Rotate"] == other_way
    assert buttons(screen)["Only place"] == placement
    assert [option.chosen for option in select(screen, Action.CHOOSE_SPOT).options] == [spot == n for n in (1, 2, 3)]


def test_without_suggestions_nothing_is_chosen_for_the_player() -> None:
    screen = show_panel(table_at(THREE_SPOTS), NO_SUGGESTIONS)
    assert "3 spots. Choose one below." in text_of(screen)
    assert [option.value for option in select(screen, Action.CHOOSE_SPOT).options] == ["47@f8s", "47@h7e", "47@h7s"]
    assert buttons(screen) == {"‹": "47@h6n", "›": "47@f8s", "Show suggestions": ""}


def test_with_suggestions_the_best_placement_is_shown_with_its_reasons() -> None:
    screen = show_panel(table_at(THREE_SPOTS))
    assert "Spot **1** of 3 · +2 → **6** points · mine keeps 2 open sides" in text_of(screen)
    first = select(screen, Action.CHOOSE_SPOT).options[0]
    assert (first.label, first.chosen) == ("1 · f7–f8", True)
    assert first.description == "+2 · mine keeps 2 open sides · swamp at the castle"


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_select_and_turning() -> None:
    """Page after page, as there are more spots than a select holds."""
    table = table_at(MANY_SPOTS)
    legal = {str(move) for move in table.state.legal_moves()}
    assert len(legal) == 36
    reached, waiting = set[str](), {""}
    while waiting:
        chosen = waiting.pop()
        reached.add(chosen)
        screen = show_panel(table, focus=chosen)
        offered = {option.value for option in select(screen, Action.CHOOSE_SPOT).options}
        waiting |= {*offered, *filter(None, [buttons(screen).get("Rotate")])} - reached
    assert reached - {""} == legal


def test_the_last_option_turns_the_page() -> None:
    table = table_at(MANY_SPOTS)
    first = select(show_panel(table), Action.CHOOSE_SPOT).options
    assert (len(first), first[-1].label) == (25, "More of the 26 spots …")
    second = select(show_panel(table, focus=first[-1].value), Action.CHOOSE_SPOT).options
    assert [option.label.partition(" ")[0] for option in second] == ["25", "26", "More"]
    assert second[-1].value == first[0].value


def test_a_table_without_suggestions_offers_no_switch_for_them() -> None:
    table = table_at(THREE_SPOTS, options=GameOptions("kd7+m", 2, suggestions=False))
    assert set(buttons(show_panel(table))) == {"‹", "›"}


# ---- Queendomino's court


def test_a_tile_can_be_put_on_each_free_town_square() -> None:
    screen = show_panel(table_at(TWO_SITES), focus="B3@f7")
    sites = select(screen, CourtAction.CHOOSE_SITE).options
    assert [(option.label, option.value, option.chosen) for option in sites] == [
        ("On f6", "B3@f6", False),
        ("On f7", "B3@f7", True),
    ]
    assert "B3@f7" in buttons(screen).values()


def test_tiles_are_offered_at_the_price_of_today() -> None:
    tiles = select(show_panel(table_at(TWO_SITES)), CourtAction.CHOOSE_TILE).options
    assert [option.value for option in tiles] == ["B0@f6", "B1@f6", "B3@f6", "B5@f6"]
    assert [option.label.partition(" · ")[2] for option in tiles] == ["free", "free", "2 coins", "4 coins"]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (NO_COINS, "You have no coin for the dragon."),
        (TWO_SITES, "The dragon has burned a tile this round; it will be back in its cave in the next."),
        (TWO_SITES.replace("!b15", "b15"), "The dragon keeps away while the queen is with you."),
    ],
)
def test_the_panel_says_why_the_dragon_stays_away(position: str, told: str) -> None:
    screen = show_panel(table_at(position))
    assert f"-# {told}" in text_of(screen).splitlines()
    assert CourtAction.CHOOSE_BURNED not in [control.address.action for control in screen.controls]
