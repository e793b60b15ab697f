"""A game in words: dominoes, points and remarks as phrases, and what happened as lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.games.game import Entry
from bot.games.narration import (
    Length,
    chosen_seat,
    describe_contact,
    describe_domino,
    describe_remark,
    mover,
    narrate,
    seat_labels,
)
from bot.games.table import UNDO_ENTRY, Table
from engine.dominoes import Domino, Terrain
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers.localizer import comma_list, terrain_arguments
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, ONLY_MOVE, chosen_by, played, recorded, table_at
from tests.bot.words import words, written
from tests.recorded_games import RECORD_OF


def terrain(which: Terrain) -> dict[str, str]:
    """The arguments of a message about a terrain."""
    return terrain_arguments(which, LOCALIZER)


def reason(name: str, number: int = 0, which: Terrain | None = None) -> str:
    return words(name, number=number, **(terrain(which) if which else {}))


def test_a_domino_is_told_with_its_halves_and_crowns() -> None:
    mine = words("half-told", half=words("terrain-mine"), crowns="👑👑👑")
    halves = words("halves-told", first=words("terrain-wheat"), second=mine)
    assert written(describe_domino(Domino.parse("48"), LOCALIZER)) == words("domino", number="48", halves=halves)


@pytest.mark.parametrize(
    "remark",
    [
        Remark("reason-completes"),
        Remark("reason-loses-centre"),
        Remark("reason-keeps-centre"),
        Remark("reason-holes", 1),
        Remark("reason-holes", 2),
        Remark("reason-joins", 2, Terrain.FOREST),
        Remark("reason-joins", 4, Terrain.LAKE),
        Remark("reason-crowns", 3, Terrain.MINE),
        Remark("reason-tax", 5),
        Remark("reason-open", 0, Terrain.WHEAT),
        Remark("reason-open", 1, Terrain.WHEAT),
        Remark("reason-open", 3, Terrain.WHEAT),
        Remark("reason-sites", 1),
        Remark("reason-sites", 2),
    ],
    ids=str,
)
def test_remarks_on_a_placement_are_told(remark: Remark) -> None:
    assert describe_remark(remark, LOCALIZER) == reason(remark.name, remark.number, remark.terrain)


def test_a_placement_comes_with_its_reasons() -> None:
    state = State.parse("kd+m 2 w0w1##;## 1:1,17:2 0 4:1,8:2,19,30 2 2.5-7.9-16")
    place = Move.parse("1@e8e")
    assert isinstance(place, Place)
    told = [describe_remark(remark, LOCALIZER) for remark in remarks(Placement(state, place))]
    assert told == [reason("reason-keeps-centre"), reason("reason-open", 7, Terrain.WHEAT)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1@g8n", [words("contact-castle", **terrain(Terrain.WHEAT))]),
        ("19@h8e", [words("contact-own", **terrain(Terrain.WHEAT)), words("contact-own", **terrain(Terrain.FOREST))]),
        # Both halves of domino 2 join the wheat at h7.
        ("2@h8e", [words("contact-own", **terrain(Terrain.WHEAT))]),
    ],
)
def test_the_land_that_a_placement_joins_is_told(text: str, told: list[str]) -> None:
    before, move = Move.parse("13@h7e"), Move.parse(text)
    assert isinstance(before, Place)
    assert isinstance(move, Place)
    assert describe_contact(move, Kingdom(5).place(before), LOCALIZER) == comma_list(told, LOCALIZER)


# ---- turns

OPENING = "#1221", "=3.17.22.41", ">3", ">17", ">22", ">41", "=4.18.23.42"

QUEEN_ARRIVES = (
    "qd 3 ..f1g0..../..t0b8##t0b25t0b13N/l0l0f1w0../w1..f0w0g1/w0s2f0N....;"
    "....g1Ng0../m3t0b14t0b2g0../f1w0##m2../l1t0b15t0b9w0N../....f0f0l1;"
    "l1m0w1w0w0/f0##f1l0w0/g0t0b5t0b30..f1/t0t0b19m2..../t0s0...... "
    "q16:3,q26:2,q29:1 1 q10,q27,q33,q47 10 q2.q6.q20.q23.q35.q38.q40.q42 b20,b1,b11,b17,b4,b31 "
    "b7.b10.b12.b18.b22-b23.b26.b29.b32 1/1/0;0/1/1;0/5/0 2 b6.b3.b27.b21.b28.b24.b16 j6.j7"
)


def told(table: Table, since: int = 0) -> list[str]:
    return readable(narrate(table, since, LOCALIZER))


def readable(lines: list[str]) -> list[str]:
    """The lines with all spaces alike."""
    return [written(line) for line in lines]


def relogged(table: Table, change: Callable[[Entry], Entry]) -> Table:
    """The table as it would be if its log were otherwise."""
    return Table(table.game, 0, table.start).extended(table.game, map(change, table.log))


def by_computer(entry: Entry) -> Entry:
    """The row as a computer player writes it."""
    return replace(entry, user_id=None, interaction_id=None)


# ---- the parts of a line


def turn(name: str, *facts: str, by: str = "person") -> str:
    """The line of a turn: who has played it, and its facts."""
    return " · ".join([words(f"told-by-{by}", name=name), *facts])


def drawn(domino: int | str, terrain: str, crowns: int = 0, other: str = "") -> str:
    """A domino by its half with the most crowns, or by both of its terrains."""
    name = words(f"terrain-{terrain}")
    both = LOCALIZER.all_of([name, words(f"terrain-{other}")]) if other else name
    count = 2 if other else 1
    land = words("told-land", terrain=name, terrain_id=terrain, crowns=crowns, count=count, both=both)
    return words("told-domino", domino=str(domino).removeprefix("q"), land=land)


LAND = {
    "3": drawn(3, "forest"),
    "4": drawn(4, "forest"),
    "17": drawn(17, "forest", other="lake"),
    "18": drawn(18, "forest", other="grassland"),
    "22": drawn(22, "wheat", 1),
    "23": drawn(23, "wheat", 1),
    "31": drawn(31, "lake", 1),
    "36": drawn(36, "grassland", 1),
    "37": drawn(37, "grassland", 1),
    "40": drawn(40, "mine", 1),
    "41": drawn(41, "grassland", 2),
    "42": drawn(42, "grassland", 2),
    "45": drawn(45, "mine", 2),
    "q15": drawn("q15", "forest", 1),
    "q34": drawn("q34", "town", other="lake"),
    "q40": drawn("q40", "lake", 1),
    "q47": drawn("q47", "town"),
}
LAST = words("told-goes-last")


def placed(*dominoes: int | str) -> str:
    return words("told-place", domino=LOCALIZER.all_of(LAND[str(each)] for each in dominoes))


def took(*dominoes: int | str) -> str:
    return words("told-pick", domino=LOCALIZER.all_of(LAND[str(each)] for each in dominoes))


def got(domino: int | str) -> str:
    """A number has its land, a text is the domino alone."""
    return words("told-pick-last", domino=LAND[str(domino)] if isinstance(domino, int) else domino)


def took_pictured(domino: str) -> str:
    return words("told-pick", domino=domino)


def discarded(domino: int) -> str:
    return words("told-discard-again", domino=str(domino))


def building(name: str) -> dict[str, str]:
    return {"name": words(f"building-{name}"), "building_id": name}


def listed(*texts: str) -> str:
    return words("list-comma").join(texts)


def team(*names: str) -> str:
    return words("list-and").join(names)


def order(*names: str) -> str:
    return words("told-order", names=listed(*names))


def mate(name: str, other: str) -> str:
    return words("told-mate", name=name, mate=other)


# ---- a line for each turn


def test_the_order_of_the_first_choice_is_told_once() -> None:
    table = played("kd", 2, "#1221", "=3.17.22.41", names=("Ola", "*K*"))
    assert told(table) == [order("Ola", words("stack-building", name=r"\*K\*", count=2), "Ola")]


def test_a_turn_without_a_gain_tells_what_was_taken_and_who_goes_last() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42", "17@g8e", ">18", names=("Ola", "Kenji"))
    assert told(table, since=7) == [turn("Ola", took_pictured("42"), LAST), turn("Kenji", took(18))]


def test_a_choice_is_told_without_points() -> None:
    assert told(played("kd", 2, *OPENING[:3], names=("Ola", "Kenji")), since=2) == [turn("Ola", took(3))]


def test_the_turns_of_computer_players_and_stand_ins_are_marked() -> None:
    table = played("kd", 2, *OPENING[:4], names=("Ola", "Kenji"))
    by_others = [*map(by_computer, table.log[:3]), replace(table.log[3], user_id=FIRST_USER)]
    assert told(relogged(table, lambda entry: by_others[entry.ply]), since=2) == [
        turn("Ola", took(3), by="computer"),
        turn("Kenji", took(17), by="stand-in"),
    ]


def test_a_turn_in_which_the_only_move_was_made_for_the_player_is_marked() -> None:
    table = table_at(ONLY_MOVE, "23@f8w", names=("Ola", "Kenji"))
    assert told(chosen_by(FIRST_USER + 1, table)) == [turn("Kenji", "+3")]
    assert told(chosen_by(None, table)) == [turn("Kenji", "+3", by="itself")]
    # While a computer player keeps a seat nobody is asked either, but there are other moves.
    later = table_at(ONLY_MOVE, "23@f8w", "37@d6n", names=("Ola", "Kenji"))
    assert told(chosen_by(None, later), since=1) == [turn("Kenji", "+1")]


def test_turns_stay_those_of_whoever_made_them_when_a_seat_changes_hands() -> None:
    table = played("kd", 2, *OPENING[:4], names=("Ola", "Kenji"))
    ola, kenji = table.game.seats
    lent = replace(kenji, user_id=7, name="Zoe", owner_id=kenji.user_id, owner_name="Kenji")
    for_good = replace(kenji, user_id=7, name="Zoe")
    # Who had the seat is known as long as they may come back.
    for seat, name in ((lent, "Kenji"), (for_good, "Zoe")):
        handed_over = replace(table, game=replace(table.game, seats=(ola, seat)))
        assert told(handed_over, since=2) == [turn("Ola", took(3)), turn(name, took(17))]


def test_the_turn_of_somebody_who_was_erased_is_not_a_computers() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42", names=("Somebody", "Kenji"))
    erased = relogged(table, lambda entry: replace(entry, user_id=None))
    assert told(erased, since=7) == [turn("Somebody", took_pictured("42"), LAST)]


def test_a_turn_without_a_choice_is_its_players_whosever_action_it_followed() -> None:
    table = played("kd", 2, *OPENING[:6], names=("Ola", "Kenji"))
    assert table.moves[5].is_forced
    followed = relogged(
        table, lambda entry: replace(entry, interaction_id=None, user_id=FIRST_USER + 1) if entry.ply == 5 else entry
    )
    ola, kenji = table.game.seats
    assert told(followed, since=5) == [turn("Ola", got("41"), LAST)]
    # A computer player that has the seat since has not made it.
    kept = replace(ola, computer="solid")
    for seat, by in ((kept, "person"), (replace(kept, user_id=None), "person")):
        changed = replace(followed, game=replace(table.game, seats=(seat, kenji)))
        assert told(changed, since=5) == [turn("Ola", got("41"), LAST, by=by)]


def test_who_got_the_last_domino_of_the_first_line_reads_so_when_others_have_placed() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42", names=("Ola", "Kenji"))
    dealt = relogged(table, lambda entry: replace(entry, interaction_id=None) if entry.ply == 5 else entry)
    assert told(dealt, since=2) == [turn("Ola", got("41"), took_pictured("42"), LAST)]
    assert told(table, since=2) == [turn("Ola", took_pictured("42"), LAST)]


def test_other_first_choices_are_told_beside_a_domino_that_nobody_chose() -> None:
    table = played("kd", 2, *OPENING[:6], names=("Ola", "Kenji"))
    dealt = relogged(table, lambda entry: replace(entry, interaction_id=None) if entry.ply == 5 else entry)
    assert told(dealt, since=4) == [turn("Kenji", took(22)), turn("Ola", got("41"), LAST)]


def test_turns_that_a_person_chose_can_be_left_out_and_turns_made_for_the_person_are_told() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42", "17@g8e", ">18", names=("Ola", "Kenji"))
    ola = table.game.seats[0]
    kenji = turn("Kenji", took(18))
    assert readable(narrate(table, 7, LOCALIZER, without=ola)) == [kenji]
    late = relogged(table, lambda entry: by_computer(entry) if entry.ply in {7, 8} else entry)
    assert readable(narrate(late, 7, LOCALIZER, without=ola)) == [
        turn("Ola", took_pictured("42"), LAST, by="computer"),
        kenji,
    ]


def test_a_brief_narration_has_the_players_in_one_paragraph_without_what_is_on_their_dominoes() -> None:
    table = played("kd", 2, *OPENING, "3@g8n", ">42", "17@g8e", ">18", names=("Ola", "Kenji"))
    [line] = readable(narrate(table, 7, LOCALIZER, length=Length.PARAGRAPH))
    ola, kenji = (words("told-by-person", name=name) for name in ("Ola", "Kenji"))
    picks = [words("told-pick", domino=domino) for domino in (42, 18)]
    assert line.split(" · ") == [f"{ola} {picks[0]}, {LAST}", f"{kenji} {picks[1]}"]


def test_a_domino_that_fits_nowhere_is_told_as_discarded() -> None:
    position = (
        "kd 2 s2s0g0f0../w0s0##w1s0/w0w0w0w1l0/f1f1l0w0g2/w0f0..l0g2;"
        "....w1g0g0/l1..w0s0s1/w0w0w0##g0/l0w1f0l1g0/f1f0f0l1..!44 "
        "45:1,48:2 0 - 6 2-9.11.15.17.23-24.26.29.31-32.35-38.40.46-47"
    )
    assert told(table_at(position, "45@-", names=("Ola", "Kenji"))) == [turn("Ola", discarded(45))]


def test_each_discard_is_told() -> None:
    lost = recorded(RECORD_OF["kd-4"]).until(109)
    deeds = [line.partition(" · ")[2] for line in told(lost, 105)]
    assert [deeds[0], deeds[1], deeds[3]] == [discarded(18), discarded(31), discarded(40)]


def test_a_turn_is_worth_what_the_kingdom_is_worth_after_all_of_it() -> None:
    position = (
        "qd 2 t0l0../f0l1##;t0##/t0t0b22N/..g0 q48:2 1 q5:1,q28:1,q40,q45:2 2 "
        "q1-q4.q6-q20.q22-q27.q29-q33.q36-q39.q41-q44.q46-q47 b30,b31,-,b18,-,b25 "
        "b1-b14.b16-b17.b19-b21.b23-b24.b26-b29.b32 6/1/0;4/0/3 2 !b15 f6.f7"
    )
    assert told(table_at(position, "B0@f7", ">q40", names=("Ola", "Kenji"))) == [
        turn(
            "Kenji",
            "+3",
            words("told-built", names=building("queens-tower")["name"]),
            words("told-pick-last", domino="40"),
        )
    ]


def test_the_bonuses_count_from_the_last_turn_of_a_kingdom_on() -> None:
    """The castle of Ola, who has discarded 12, ends in the centre; that of Kenji does not, but he has lost nothing."""
    position = "kd+mh 2 w0w0##!12;w0## 3:1,17:2 0 - 6 -"
    table = table_at(position, "3@h7e", "17@g8n", names=("Ola", "Kenji"))
    assert told(table) == [
        turn("Ola", "+10"),
        turn("Kenji", "+5"),
        words("told-leader", name="Ola", points=10, second=5),
    ]


def test_a_new_leader_has_a_sentence_in_the_second_half_of_a_game() -> None:
    late = table_at("kd 2 w1##;l1## 22:1,17:2 0 - 6 -", "22@g8w", names=("Ola", "Kenji"))
    early = table_at("kd 2 w1##;l1## 22:1,17:2 0 4:1,8:2,19,30 2 2.5-7.9-16", "22@g8w", ">19", names=("Ola", "Kenji"))
    leads = words("told-leader", name="Ola", points=2, second=1)
    assert [leads in told(table) for table in (late, early)] == [True, False]


def test_the_team_that_the_queen_leaves_is_told() -> None:
    built = words("told-built", names=building("guard-tower")["name"])
    assert told(table_at(QUEEN_ARRIVES, "B0@f5", ">q47", names=("Ola", "Kenji", "Zuri"))) == [
        turn("Zuri", "+8", built, words("told-queen"), took_pictured("47"), LAST),
        words("told-queen-leaves", name="Kenji", points=3),
    ]


def test_the_tile_that_the_dragon_burned_is_named() -> None:
    position = QUEEN_ARRIVES.replace("j6.j7", "f6.f7")
    [line] = told(table_at(position, "N@f6", "D1", ">q47", names=("Ola", "Kenji", "Zuri")))
    burned = words("told-burned", names=building("bakery")["name"])
    assert line == turn("Zuri", burned, took_pictured("47"), LAST)


@pytest.mark.parametrize(("length", "is_named"), [(Length.PARAGRAPH, True), (Length.GAINS, False)])
def test_only_the_shortest_narration_leaves_out_what_was_built(length: Length, *, is_named: bool) -> None:
    table = table_at(QUEEN_ARRIVES, "B0@f5", ">q47", names=("Ola", "Kenji", "Zuri"))
    line, _ = readable(narrate(table, 0, LOCALIZER, length=length))
    assert (words("told-built", names=building("guard-tower")["name"]) in line) is is_named


def test_the_end_of_a_turn_that_has_been_told_before_has_no_line() -> None:
    after_placing = "qd 2 t0t0##;## q19:1,q21:2,q31:2,q35:1 1 - 12 - b2,b5,b24,b6,b1,- - 7/1/0;7/1/0 - b3.b4 e7.f7"
    assert told(table_at(after_placing, "--", names=("Ola", "Kenji"))) == []


def test_teams_are_told_in_every_turn() -> None:
    opening = "#425631", "=q4.q7.q15.q30.q31.q34.q37.q41", "=b14.b7.b1.b21.b3.b19", ">q15", ">q34"
    assert told(played("rwt", 6, *opening, names=("Ola", "Kenji", "Zuri", "Li", "Mo", "Ana"))) == [
        order("Li", "Kenji", "Mo", "Ana", "Zuri", "Ola"),
        turn(mate("Li", "Ola"), took("q15")),
        turn(mate("Kenji", "Mo"), took("q34")),
    ]


TWO_TURNS = *OPENING, "3@g8n", ">42", "17@g8e", ">18"


def test_first_choices_are_told_as_long_as_nobody_has_placed() -> None:
    table = played("kd", 2, *TWO_TURNS, names=("Ola", "Kenji"))
    assert told(table.until(4), 2) == [turn("Ola", took(3)), turn("Kenji", took(17))]
    assert told(table, 2) == told(table, 7)


def test_many_turns_have_the_form_of_a_single_turn_in_a_line_for_each_player() -> None:
    more = ("22@g5n", ">4", "41@g5n", ">23", "=1.2.5.6", "4@f6n", ">1")
    table = played("kd", 2, *TWO_TURNS, *more, names=("Ola", "Kenji"))
    assert told(table, 2) == [
        turn("Ola", "+2", took(42), got(23)),
        turn("Kenji", "+1", words("told-pick", domino=LOCALIZER.all_of([LAND["18"], drawn(1, "wheat")]))),
    ]


def test_what_a_player_has_built_in_several_turns_is_named_and_the_queen_has_a_sentence() -> None:
    moves = "B0@f5 >q47 q26@f9w >q10 q29@e7n >q27 =q2.q20.q35.q42 =b10 q10@e5e >q2 q27@h8e >q20 q47@i5n >q35"
    table = table_at(QUEEN_ARRIVES, *moves.split(), names=("Ola", "Kenji", "Zuri"))
    zuri, _, _, queen = told(table)
    assert words("told-built", names=building("guard-tower")["name"]) in zuri
    assert words("told-queen") in zuri
    assert queen == words("told-queen-leaves", name="Kenji", points=3)


def test_the_tile_that_the_dragon_burned_is_named_beside_other_turns() -> None:
    moves = "N@f6 D1 >q47 q26@f9w >q10 q29@e7n >q27 =q2.q20.q35.q42 =b10 q10@e5e >q2 q27@h8e >q20 q47@i5n >q35"
    table = table_at(QUEEN_ARRIVES.replace("j6.j7", "f6.f7"), *moves.split(), names=("Ola", "Kenji", "Zuri"))
    assert [words("told-burned", names=building("bakery")["name"]) in line for line in told(table)] == [
        True,
        False,
        False,
    ]


def test_a_new_leader_is_told_in_the_second_half_of_a_game() -> None:
    over = recorded(RECORD_OF["kd-4"])
    # Before round 8 the lead has changed six times.
    led = [over.until(stop) for stop in over.turn_starts if over.until(stop).state.round <= 6]
    assert not any(
        words("told-leader", name="", points=0, second=0)[:4] in line
        for table in led
        for line in told(table, table.ply - 2)
    )


def test_an_undone_turn_is_told_where_it_was_undone() -> None:
    taken = played("kd", 2, *OPENING[:4], names=("Ola", "Kenji"))
    table = taken.extended(taken.game, [Entry(4, UNDO_ENTRY, 4, FIRST_USER, 0), Entry(5, ">22", 5, FIRST_USER + 1, 0)])
    assert told(table, since=2) == [
        turn("Ola", took(3)),
        words("told-turn-back", name="Kenji"),
        turn("Kenji", took(22)),
    ]


def test_the_kingdom_that_has_just_moved_is_that_of_the_newest_turn() -> None:
    table = played("kd", 2, *TWO_TURNS, names=("Ola", "Kenji"))
    assert (mover(table, 7), mover(table.until(9), 7), mover(table, 11)) == (1, 0, None)


def test_players_to_choose_from_have_values_that_no_name_can_be_confused_with() -> None:
    labels = seat_labels({1: "2", 2: "Ola", 3: "ola"}, LOCALIZER)
    assert labels == {
        "#1": "2",
        "#2": words("choice-seat", name="Ola", number=2),
        "#3": words("choice-seat", name="ola", number=3),
    }
    names = [("2", 1), ("Ola", 2), ("ola", 3)]
    typed = ("#3", "2", labels["#2"], "Ola", "ola")
    assert [chosen_seat(labels, names, text) for text in typed] == [3, 1, 2, 2, 3]
    for text, why in (("OLA", "error-several-seats"), ("#9", "error-no-such-seat"), ("\x01", "error-no-such-seat")):
        with refused(why):
            chosen_seat(labels, names, text)
