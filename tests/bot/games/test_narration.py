"""What happened, in sentences."""

from __future__ import annotations

from bot.games.narration import narrate
from bot.games.table import Table
from tests.bot.sample_tables import LOCALIZER, played, table_at


def told(table: Table, since: int = 0) -> list[str]:
    return list(narrate(table, since, LOCALIZER))


def test_the_order_of_the_kings_is_told_first() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", names=("Ola", "*K*"))
    assert told(table) == [r"The kings are drawn: Ola, \*K\*, \*K\*, Ola."]


def test_a_turn_is_told_in_a_line() -> None:
    opening = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42"
    assert told(played("kd", 2, *opening, "3@g8n", ">42", names=("Ola", "Kenji")), since=7) == [
        "**Ola** placed 3 (forest / forest) for ±0, took 42 (lake / grassland 👑👑) → 0 points."
    ]


def test_a_domino_that_fits_nowhere_is_told_as_discarded() -> None:
    position = (
        "kd 2 s2s0g0f0../w0s0##w1s0/w0w0w0w1l0/f1f1l0w0g2/w0f0..l0g2;"
        "....w1g0g0/l1..w0s0s1/w0w0w0##g0/l0w1f0l1g0/f1f0f0l1..!44 "
        "45:1,48:2 0 - 6 2-9.11.15.17.23-24.26.29.31-32.35-38.40.46-47"
    )
    assert told(table_at(position, "45@-", names=("Ola", "Kenji"))) == [
        "**Ola** discarded 45 (mine 👑👑 / wheat), which fits nowhere."
    ]


def test_a_turn_is_worth_what_the_kingdom_is_worth_after_all_of_it() -> None:
    position = (
        "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
        "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
        "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
    )
    assert told(table_at(position, "B0@f7", ">q40", names=("Ola", "Kenji"))) == [
        "**Kenji** built the Queen's Tower for nothing, took q40 (lake 👑 / town) → 9 points."
    ]


def test_the_team_that_the_queen_leaves_is_told() -> None:
    position = (
        "qd 3 ..f1g0..../..t0b8##t0b25t0b13N/l0l0f1w0../w1..f0w0g1/w0s2f0N....;"
        "....g1Ng0../m3t0b14t0b2g0../f1w0##m2../l1t0b15t0b9w0N../....f0f0l1;"
        "l1m0w1w0w0/f0##f1l0w0/g0t0b5t0b30..f1/t0t0b19m2..../t0s0...... "
        "q16:3,q26:2,q29:1 1 q10,q27,q33,q47 10 q2.q6.q20.q23.q35.q38.q40.q42 b20,b1,b11,b17,b4,b31 "
        "b7.b10.b12.b18.b22-b23.b26.b29.b32 1/1/0;0/1/1;0/5/0 2 b6.b3.b27.b21.b28.b24.b16 j6.j7"
    )
    assert told(table_at(position, "B0@f5", ">q47", names=("Ola", "Kenji", "Zuri"))) == [
        "**Zuri** built the Guard Tower for nothing and welcomed the queen, took q47 (town / town) → 28 points.",
        "The queen has left **Kenji**.",
    ]


def test_teams_are_told_at_the_start_and_in_every_turn() -> None:
    opening = "#425631", "=q4.q7.q15.q30.q31.q34.q37.q41", "=b14.b7.b1.b21.b3.b19", ">q15", ">q34"
    assert told(played("rwt", 6, *opening, names=("Ola", "Kenji", "Zuri", "Li", "Mo", "Ana"))) == [
        "The kings are drawn: Li, Kenji, Mo, Ana, Zuri, Ola.",
        "The teams: Ola & Li, Kenji & Mo, Zuri & Ana.",
        "**Li (with Ola)** took q15 (forest 👑 / wheat).",
        "**Kenji (with Mo)** took q34 (town / lake).",
    ]
